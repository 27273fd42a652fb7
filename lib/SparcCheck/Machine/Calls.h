//===- Calls.h - Rules about calls and returns ------------------*- C++ -*-===//
//
// The rules ReturnAddress and Signature, on machine IR. Liveness.h checks what
// a function reads at its entry, and CodeLayout.h checks FallThrough.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_CALLS_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_CALLS_H

#include "Machine/CheckedMachineFunction.h"

namespace mincaml::sparc {

/// Whether the operation is a return or a tail call.
bool exitsFunction(Operation Op);

/// Checks the return \p MI; \p S is the state before it.
void checkReturnAddress(const CheckedMachineFunction &F,
                        const llvm::MachineInstr &MI, const FlowState &S);
/// Checks the return address that a tail call passes; \p S is the state after
/// its delay slot.
void checkTailCall(const CheckedMachineFunction &F,
                   const llvm::MachineInstr &MI, const FlowState &S);
/// Checks that a direct call has an `unimp` after its delay slot if and only if
/// the callee returns a structure.
void checkStructureCall(const CheckedMachineFunction &F,
                        const llvm::MachineInstr &MI);

/// Checks arguments of direct calls and results of returns.
void checkSignatures(const llvm::MachineFunction &MF, InstructionTable &Table,
                     Reporter &Report);

/// Returns the function that a call or tail call names, or null if its operand
/// is not a function.
const llvm::Function *calledFunction(const llvm::MachineInstr &Call);

/// Returns the registers in which a function receives floating-point arguments
/// by MinCaml's private convention (Support/FloatArguments.h).
llvm::SmallVector<llvm::MCRegister, 8>
floatArgumentRegisters(const llvm::Function &F, const InstructionTable &Table);
/// Returns how many V8 words or V9 slots the arguments of a function take;
/// nothing if it is variadic or has arguments other than numbers and pointers.
std::optional<unsigned> argumentSlots(const llvm::Function &F, bool Is64Bit);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_CALLS_H
