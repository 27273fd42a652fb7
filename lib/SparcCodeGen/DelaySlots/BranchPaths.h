//===- BranchPaths.h - Successors of branches -------------------*- C++ -*-===//
//
// The two paths after a branch, in code with bundled delay slots.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_BRANCHPATHS_H
#define MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_BRANCHPATHS_H

#include "llvm/CodeGen/MachineBasicBlock.h"

namespace mincaml::sparc {

/// Returns the instruction in the delay slot of a transfer; null if there is
/// none or more than one.
llvm::MachineInstr *slotOf(llvm::MachineInstr &Transfer);

/// Returns the target of a branch; null if it is not a block.
llvm::MachineBasicBlock *destination(const llvm::MachineInstr &Branch);

/// Returns the next instruction of the block that is emitted, or null.
llvm::MachineInstr *nextEmitted(llvm::MachineBasicBlock::iterator I);

/// Returns the instruction that is executed first at the target of a branch.
/// Null if it is unknown, or if the target may only be entered at its start.
llvm::MachineInstr *firstAtTarget(const llvm::MachineInstr &Branch);

/// Returns the block that is executed if the last branch of a block is not
/// taken; null for other branches.
llvm::MachineBasicBlock *fallThrough(const llvm::MachineInstr &Branch);

/// Whether control can reach the target of a branch only by this branch.
bool isOnlyReachedBy(const llvm::MachineInstr &Branch);

/// Corrects the successors of a block after one of its branches to \p Old was
/// changed to go to \p New.
void replaceSuccessor(llvm::MachineBasicBlock &From,
                      llvm::MachineBasicBlock &Old,
                      llvm::MachineBasicBlock &New);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_BRANCHPATHS_H
