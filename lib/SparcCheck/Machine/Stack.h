//===- Stack.h - Rules about the stack and memory ---------------*- C++ -*-===//
//
// FrameSize, BelowStackPointer, WindowSaveArea, Alignment and WindowDepth, on
// machine IR.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_STACK_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_STACK_H

#include "Machine/CheckedMachineFunction.h"

namespace mincaml::sparc {

/// \p MI changes %sp from \p Old to \p New.
void checkFrame(const CheckedMachineFunction &F, const llvm::MachineInstr &MI,
                const RegisterValue &Old, const RegisterValue &New);
/// \p MI is a save or restore; \p S holds before it.
void checkWindowChange(CheckedMachineFunction &F, const llvm::MachineInstr &MI,
                       const FlowState &S);
/// \p S holds before the instruction.
void checkAccess(const CheckedMachineFunction &F, const llvm::MachineInstr &MI,
                 const FlowState &S);
/// Where the control transfer leaves the function; \p S holds after its slot.
void checkStackAtEnd(const CheckedMachineFunction &F,
                     const llvm::MachineInstr &MI, const FlowState &S);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_STACK_H
