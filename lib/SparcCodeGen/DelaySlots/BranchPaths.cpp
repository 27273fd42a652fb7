//===- BranchPaths.cpp - Successors of branches ---------------------------===//

#include "DelaySlots/BranchPaths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace mincaml::sparc;
using namespace llvm;

/// The maximum number of empty blocks that are skipped.
static constexpr unsigned MaximumEmptyBlocks = 16;

MachineInstr *mincaml::sparc::slotOf(MachineInstr &Transfer) {
  if (!Transfer.isBundledWithSucc() || Transfer.isBundledWithPred())
    return nullptr;
  MachineInstr &Slot = *std::next(Transfer.getIterator());
  return Slot.isBundledWithSucc() ? nullptr : &Slot;
}

MachineBasicBlock *mincaml::sparc::destination(const MachineInstr &Branch) {
  const MachineOperand &Target = Branch.getOperand(0);
  return Target.isMBB() ? Target.getMBB() : nullptr;
}

MachineInstr *mincaml::sparc::nextEmitted(MachineBasicBlock::iterator I) {
  MachineBasicBlock *MBB = I->getParent();
  do
    ++I;
  while (I != MBB->end() && I->isMetaInstruction() && !I->isPosition());
  return I == MBB->end() ? nullptr : &*I;
}

MachineInstr *mincaml::sparc::firstAtTarget(const MachineInstr &Branch) {
  MachineBasicBlock *MBB = destination(Branch);
  if (!MBB)
    return nullptr;
  const MBBSectionID Section = Branch.getParent()->getSectionID();
  // Control falls through an empty block to the next one.
  for (unsigned Blocks = 0; Blocks != MaximumEmptyBlocks; ++Blocks) {
    if (MBB->isEHPad() || MBB->getSectionID() != Section)
      return nullptr;
    for (MachineInstr &MI : *MBB)
      if (!MI.isMetaInstruction() || MI.isPosition())
        return &MI;
    if (MBB->succ_size() != 1 || !MBB->isLayoutSuccessor(*MBB->succ_begin()))
      return nullptr;
    MBB = *MBB->succ_begin();
  }
  return nullptr;
}

MachineBasicBlock *mincaml::sparc::fallThrough(const MachineInstr &Branch) {
  const MachineBasicBlock &MBB = *Branch.getParent();
  if (std::next(MachineBasicBlock::const_iterator(Branch)) != MBB.end())
    return nullptr;
  for (MachineBasicBlock *Successor : MBB.successors())
    if (MBB.isLayoutSuccessor(Successor))
      return Successor;
  return nullptr;
}

bool mincaml::sparc::isOnlyReachedBy(const MachineInstr &Branch) {
  const MachineBasicBlock &To = *destination(Branch);
  const MachineBasicBlock &From = *Branch.getParent();
  if (To.pred_size() != 1 || *To.pred_begin() != &From ||
      To.hasAddressTaken() || &To == &To.getParent()->front() ||
      From.isLayoutSuccessor(&To))
    return false;
  return none_of(From.terminators(), [&](const MachineInstr &MI) {
    return &MI != &Branch && MI.isBranch() && destination(MI) == &To;
  });
}

void mincaml::sparc::replaceSuccessor(MachineBasicBlock &From,
                                      MachineBasicBlock &Old,
                                      MachineBasicBlock &New) {
  auto Last = From.getLastNonDebugInstr();
  bool FallsThrough = From.isLayoutSuccessor(&Old) &&
                      (Last == From.end() || !Last->isBarrier());
  if (!FallsThrough && none_of(From.terminators(), [&](const MachineInstr &MI) {
        return MI.isBranch() && destination(MI) == &Old;
      }))
    From.replaceSuccessor(&Old, &New);
  else if (!From.isSuccessor(&New))
    From.addSuccessorWithoutProb(&New);
}
