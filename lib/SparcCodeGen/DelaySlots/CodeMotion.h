//===- CodeMotion.h - Code motion for delay slots ---------------*- C++ -*-===//
//
// The operations that the fillers of delay slots and of the positions after
// compares share: they find instructions that may be moved, move or copy them,
// and redirect branches.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_CODEMOTION_H
#define MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_CODEMOTION_H

#include "DelaySlots/Dependences.h"
#include "DelaySlots/OpcodeInfo.h"
#include "DelaySlots/UnitLiveness.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"

namespace mincaml::sparc {

class CodeMotion {
public:
  CodeMotion(llvm::MachineFunction &MF, const OpcodeInfo &Opcodes);

  /// Whether a branch with this opcode can reach every address in the function.
  bool reaches(unsigned Opcode) const;
  /// Whether a conditional branch is taken more often than not.
  bool isLikely(const llvm::MachineInstr &Branch) const;
  /// Whether control reaches the block below a branch only from there.
  bool isOnlyAbove(const llvm::MachineBasicBlock &Below,
                   const llvm::MachineInstr &Branch) const;

  /// Whether a result of an instruction may be read from the start of a block
  /// on.
  bool readsResultOf(const llvm::MachineBasicBlock &MBB,
                     const llvm::MachineInstr &MI) const {
    return Live.readsResultOf(MBB, MI);
  }

  /// Returns the nearest suitable instruction above \p MI in its block, or
  /// null. It can be moved past all instructions in between, and past those in
  /// \p After.
  llvm::MachineInstr *
  findAbove(llvm::MachineInstr &MI, Dependences After,
            llvm::function_ref<bool(llvm::MachineInstr &)> IsSuitable) const;
  /// Returns an instruction that can be executed first in a block and is
  /// harmless if control goes to \p Other instead, or null.
  llvm::MachineInstr *
  findSpeculatable(llvm::MachineBasicBlock &From,
                   const llvm::MachineBasicBlock &Other) const;
  /// Returns such an instruction of the block below a branch, with the branch
  /// target as the other block.
  llvm::MachineInstr *
  findSpeculatableBelow(const llvm::MachineInstr &Branch) const;

  /// Takes the first instruction at the target of a branch, or a copy of it, to
  /// execute it before the branch. The branch then goes to the next
  /// instruction.
  llvm::MachineInstr &takeFromTarget(llvm::MachineInstr &Branch,
                                     llvm::MachineInstr &First);
  /// Removes an instruction of one path from its block, to execute it on both
  /// paths. It gets the debug location of the branch, because it no longer
  /// belongs to a line of one path.
  llvm::MachineInstr &takeForBoth(llvm::MachineInstr &MI,
                                  const llvm::MachineInstr &Branch);

  /// Returns a copy of an instruction, to be executed on another path instead.
  llvm::MachineInstr &copyOf(const llvm::MachineInstr &MI);
  /// Inserts a new block after another one. It is empty and has no successors.
  llvm::MachineBasicBlock &insertBlockAfter(llvm::MachineBasicBlock &MBB);
  /// Changes the target of a branch.
  void redirect(llvm::MachineInstr &Branch, llvm::MachineBasicBlock &To);
  /// Records that a branch to a block was removed.
  void noteRemovedEdge(llvm::MachineBasicBlock &MBB) {
    PossiblyUnreachable.insert(&MBB);
  }
  /// Deletes the blocks that have become unreachable.
  void removeUnreachable();

private:
  llvm::MachineInstr &take(llvm::MachineInstr &MI);
  llvm::MachineBasicBlock &blockAfter(llvm::MachineInstr &MI);
  void keepVariables(llvm::MachineInstr &Branch, llvm::MachineBasicBlock &Old,
                     llvm::MachineBasicBlock &To);

  llvm::MachineFunction &MF;
  const llvm::TargetInstrInfo &TII;
  const OpcodeInfo &Opcodes;
  UnitLiveness Live;
  /// An upper bound of the function's size, in bytes. The function does not
  /// grow.
  int64_t Size = 0;
  llvm::SmallSetVector<llvm::MachineBasicBlock *, 8> PossiblyUnreachable;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_CODEMOTION_H
