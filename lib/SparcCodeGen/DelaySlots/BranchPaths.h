//===- BranchPaths.h - Where branches lead ----------------------*- C++ -*-===//
//
// The two ways after a branch, in code with bundled delay slots.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_BRANCHPATHS_H
#define MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_BRANCHPATHS_H

#include "llvm/CodeGen/MachineBasicBlock.h"

namespace mincaml::sparc {

/// The only instruction in the delay slot of one that has a slot, or null.
llvm::MachineInstr *slotOf(llvm::MachineInstr &Transfer);

/// Null for branches that are not to a block.
llvm::MachineBasicBlock *destination(const llvm::MachineInstr &Branch);

/// The next instruction in the block that is emitted, or null.
llvm::MachineInstr *nextEmitted(llvm::MachineBasicBlock::iterator I);

/// What is executed first at the target of a branch; null if it must be entered
/// at its start, or is not known.
llvm::MachineInstr *firstAtTarget(const llvm::MachineInstr &Branch);

/// The block that is executed if the last branch of a block is not taken; null
/// for other branches.
llvm::MachineBasicBlock *fallThrough(const llvm::MachineInstr &Branch);

/// Whether there is no other way to the target of a branch.
bool isOnlyReachedBy(const llvm::MachineInstr &Branch);

/// Corrects the successors of a block after one of its branches to \p Old was
/// changed to go to \p New.
void replaceSuccessor(llvm::MachineBasicBlock &From,
                      llvm::MachineBasicBlock &Old,
                      llvm::MachineBasicBlock &New);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_BRANCHPATHS_H
