//===- AddressRegisters.h - Addresses that recursions keep ------*- C++ -*-===//
//
// KeptAddress, on machine IR: the convention of Support/AddressRegisters.h.
//
// A function with the convention may assume that the register has the high half
// at its entry, and has to leave it there where it returns; whoever calls it
// has to provide it. So a call of such a function leaves the register as it
// was, and any other call leaves an unknown value (InstructionSemantics). By
// induction over the calls of an execution each assumption is right, as long as
// nobody calls such a function without knowing it: it has to be local, and only
// direct calls may name it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_ADDRESSREGISTERS_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_ADDRESSREGISTERS_H

#include "Machine/CheckedMachineFunction.h"

namespace mincaml::sparc {

/// Checks that the function can have the convention.
void checkConvention(const CheckedMachineFunction &F);
/// Checks that the instruction does not read a register that has lost its
/// address; \p S is the state before it.
void checkKeptUse(const CheckedMachineFunction &F, const llvm::MachineInstr &MI,
                  const FlowState &S);
/// Checks a call or return; \p S is the state after its slot.
void checkKeptTransfer(const CheckedMachineFunction &F,
                       const llvm::MachineInstr &MI, const FlowState &S);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_ADDRESSREGISTERS_H
