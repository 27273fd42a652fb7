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

/// Checks the return \p MI; \p S is the state before it.
void checkReturnAddress(const CheckedMachineFunction &F,
                        const llvm::MachineInstr &MI, const FlowState &S);
/// Checks the return address that a tail call passes; \p S is the state after
/// its slot.
void checkTailCall(const CheckedMachineFunction &F,
                   const llvm::MachineInstr &MI, const FlowState &S);
/// Checks that a direct call has an `unimp` after its slot if and only if the
/// callee returns a structure.
void checkStructureCall(const CheckedMachineFunction &F,
                        const llvm::MachineInstr &MI);

/// Checks arguments of direct calls and results of returns.
void checkSignatures(const llvm::MachineFunction &MF, InstructionTable &Table,
                     Reporter &Report);

/// The function that a call, also one in tail position, names; null: it names
/// none, or something else.
const llvm::Function *calledFunction(const llvm::MachineInstr &Call);

/// The registers of arguments that the function has by a private convention:
/// Support/FloatArguments.h.
llvm::SmallVector<llvm::MCRegister, 8>
floatArgumentRegisters(const llvm::Function &F, const InstructionTable &Table);
/// How many V8 words or V9 slots the arguments of a function take; nothing if
/// it is variadic or has arguments other than numbers and pointers.
std::optional<unsigned> argumentSlots(const llvm::Function &F, bool Is64Bit);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_CALLS_H
