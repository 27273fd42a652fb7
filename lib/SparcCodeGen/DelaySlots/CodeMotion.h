//===- CodeMotion.h - What may be moved, and moving it ----------*- C++ -*-===//
//
// What filling slots and filling gaps have in common: instructions that may be
// executed elsewhere, and changes of where branches go.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_CODEMOTION_H
#define MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_CODEMOTION_H

#include "DelaySlots/BranchForms.h"
#include "DelaySlots/Dependences.h"
#include "DelaySlots/UnitLiveness.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"

namespace mincaml::sparc {

class CodeMotion {
public:
  CodeMotion(llvm::MachineFunction &MF, const BranchForms &Forms);

  /// Whether a branch of this form reaches everything in the function.
  bool reaches(unsigned Opcode) const;
  /// Whether a conditional branch is taken more often than not.
  bool isLikely(const llvm::MachineInstr &Branch) const;
  /// Whether there is no other way to the block below a branch.
  bool isOnlyAbove(const llvm::MachineBasicBlock &Below,
                   const llvm::MachineInstr &Branch) const;

  /// Whether what an instruction writes may be read at the start of a block, or
  /// later.
  bool readsResultOf(const llvm::MachineBasicBlock &MBB,
                     const llvm::MachineInstr &MI) const {
    return Live.readsResultOf(MBB, MI);
  }

  /// The nearest suitable instruction before another one in its block that can
  /// change places with all that follow it up to there, and with what is in \p
  /// After, or null.
  llvm::MachineInstr *
  findAbove(llvm::MachineInstr &MI, Dependences After,
            llvm::function_ref<bool(llvm::MachineInstr &)> IsSuitable) const;
  /// An instruction that can be executed first in a block and does no harm on
  /// the other way, or null.
  llvm::MachineInstr *harmlessIn(llvm::MachineBasicBlock &From,
                                 const llvm::MachineBasicBlock &Other) const;
  /// The same of the block below a branch, with the target as the other way.
  llvm::MachineInstr *harmlessBelow(const llvm::MachineInstr &Branch) const;

  /// The first instruction at a target, or a copy of it, to be executed before
  /// the branch goes there.
  llvm::MachineInstr &takeFromTarget(llvm::MachineInstr &Branch,
                                     llvm::MachineInstr &First);
  /// Takes an instruction of one way out of its block, to be executed on both:
  /// it belongs to no line of one of them.
  llvm::MachineInstr &takeForBoth(llvm::MachineInstr &MI,
                                  const llvm::MachineInstr &Branch);

  /// A copy, to be executed instead of the instruction on another way.
  llvm::MachineInstr &copyOf(const llvm::MachineInstr &MI);
  /// A new block, which is empty and has no successors.
  llvm::MachineBasicBlock &newBlockBehind(llvm::MachineBasicBlock &MBB);
  /// Makes a branch go to another block.
  void redirect(llvm::MachineInstr &Branch, llvm::MachineBasicBlock &To);
  /// A branch does not go to a block any more.
  void leave(llvm::MachineBasicBlock &MBB) { Left.insert(&MBB); }
  /// Deletes blocks that were left, if no way to them remains.
  void removeUnreachable();

private:
  llvm::MachineInstr &take(llvm::MachineInstr &MI);
  llvm::MachineBasicBlock &blockAfter(llvm::MachineInstr &MI);
  void keepVariables(llvm::MachineInstr &Branch, llvm::MachineBasicBlock &Old,
                     llvm::MachineBasicBlock &To);

  llvm::MachineFunction &MF;
  const llvm::TargetInstrInfo &TII;
  const BranchForms &Forms;
  UnitLiveness Live;
  /// Upper bound of the function's size, in bytes; it does not grow.
  int64_t Size = 0;
  llvm::SmallSetVector<llvm::MachineBasicBlock *, 8> Left;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_CODEMOTION_H
