//===- Stack.h - Rules about the stack and memory ---------------*- C++ -*-===//
//
// The rules FrameSize, BelowStackPointer, WindowSaveArea, Alignment and
// WindowDepth, on machine IR.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_STACK_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_STACK_H

#include "Machine/CheckedMachineFunction.h"

namespace mincaml::sparc {

/// Checks the frame that \p MI creates by changing %sp to \p New; \p S is the
/// state before it.
void checkFrame(const CheckedMachineFunction &F, const llvm::MachineInstr &MI,
                const FlowState &S, const RegisterValue &New);
/// Checks the save or restore \p MI; \p S is the state before it.
void checkWindowChange(CheckedMachineFunction &F, const llvm::MachineInstr &MI,
                       const FlowState &S);
/// Checks a memory access; \p S is the state before it.
void checkAccess(const CheckedMachineFunction &F, const llvm::MachineInstr &MI,
                 const FlowState &S);
/// Checks a control transfer that leaves the function; \p S is the state after
/// its delay slot.
void checkStackAtEnd(const CheckedMachineFunction &F,
                     const llvm::MachineInstr &MI, const FlowState &S);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_STACK_H
