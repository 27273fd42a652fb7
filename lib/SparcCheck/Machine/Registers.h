//===- Registers.h - Rules about registers ----------------------*- C++ -*-===//
//
// The rules IntegerPair, FloatPair, ReservedRegister, FrameRegister and
// WindowOwnership, on machine IR. Liveness.h checks LiveAcrossCall.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_REGISTERS_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_REGISTERS_H

#include "Machine/CheckedMachineFunction.h"

namespace mincaml::sparc {

/// Checks a register operand in isolation.
void checkRegisterOperand(const llvm::MachineInstr &MI, unsigned Index,
                          InstructionTable &Table, Reporter &Report);
/// Checks that the instruction does not read a register of a window that the
/// function does not have. \p S is the state before it.
void checkUses(const CheckedMachineFunction &F, const llvm::MachineInstr &MI,
               const FlowState &S);
/// Checks the registers that the instruction writes. \p S is the state before
/// it.
void checkDefinitions(const CheckedMachineFunction &F,
                      const llvm::MachineInstr &MI, const FlowState &S);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_REGISTERS_H
