//===- Calls.h - Rules about calls and returns ------------------*- C++ -*-===//
//
// ReturnAddress and Signature, on machine IR. What a function reads at its
// entry is in Liveness.h, FallThrough in CodeLayout.h.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_CALLS_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_CALLS_H

#include "Machine/CheckedMachineFunction.h"

namespace mincaml::sparc {

/// Whether it is a return or tail call.
bool leavesFunction(Operation Op);

/// \p MI is a return; \p S holds before it.
void checkReturnAddress(const CheckedMachineFunction &F,
                        const llvm::MachineInstr &MI, const FlowState &S);
/// The return address that a tail call passes; \p S holds after its slot.
void checkTailCall(const CheckedMachineFunction &F,
                   const llvm::MachineInstr &MI, const FlowState &S);
/// Whether a direct call of a function that returns a structure has the `unimp`
/// after its slot, and no other call.
void checkStructureCall(const CheckedMachineFunction &F,
                        const llvm::MachineInstr &MI);

/// Arguments of direct calls, results of returns.
void checkSignatures(const llvm::MachineFunction &MF, InstructionTable &Table,
                     Reporter &Report);
/// How many V8 words or V9 slots the arguments of a function take; nothing if
/// it is variadic or has arguments other than numbers and pointers.
std::optional<unsigned> argumentSlots(const llvm::Function &F, bool Is64Bit);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_CALLS_H
