//===- GapFiller.cpp - Filling after compares -----------------------------===//

#include "DelaySlots/GapFiller.h"
#include "DelaySlots/BranchPaths.h"

using namespace mincaml::sparc;
using namespace llvm;

static void putInGap(MachineInstr &MI, MachineInstr &Nop) {
  MI.clearKillInfo();
  Nop.getParent()->insert(MachineBasicBlock::iterator(Nop), &MI);
  Nop.eraseFromParent();
}

/// Moves an earlier instruction past the compare.
bool GapFiller::fillGapFromAbove(MachineInstr &Compare, MachineInstr &Nop) {
  Dependences After(MF);
  After.add(Compare);
  MachineInstr *MI = Code.findAbove(Compare, std::move(After),
                                    [](const MachineInstr &) { return true; });
  if (!MI)
    return false;
  MI->removeFromParent();
  putInGap(*MI, Nop);
  return true;
}

/// Moves the instruction in the delay slot, which is executed whether or not
/// the branch is taken, before the branch. The slot may then be filled again.
bool GapFiller::fillGapFromSlot(MachineInstr &Nop, MachineInstr &Branch) {
  MachineInstr &MI = *slotOf(Branch);
  if (!Forms.annulling(Branch.getOpcode()) || Forms.isNop(MI) ||
      Forms.comparesFloats(MI))
    return false;
  MachineInstr *Empty = MF.CloneMachineInstr(&Nop);
  MI.removeFromBundle();
  Branch.getParent()->insertAfter(MachineBasicBlock::iterator(Branch), Empty);
  Empty->bundleWithPred();
  putInGap(MI, Nop);
  return true;
}

/// Whether an instruction of one of the paths after a branch can be executed
/// before the instruction in the delay slot and after the compare.
static bool canBeInGap(const MachineInstr &MI, MachineInstr &Branch,
                       const BranchForms &Forms) {
  Dependences Slot(*Branch.getMF());
  Slot.add(*slotOf(Branch));
  return !Forms.comparesFloats(MI) && Slot.allowExchange(MI);
}

bool GapFiller::fillGapFromTarget(MachineInstr &Nop, MachineInstr &Branch) {
  MachineBasicBlock *Target = destination(Branch);
  const MachineBasicBlock *Below = fallThrough(Branch);
  if (!Target || !Below)
    return false;
  if (isOnlyReachedBy(Branch) && !Target->isEHPad() &&
      Target->getSectionID() == Branch.getParent()->getSectionID()) {
    MachineInstr *MI = Code.harmlessIn(*Target, *Below);
    if (!MI || !canBeInGap(*MI, Branch, Forms))
      return false;
    putInGap(Code.takeForBoth(*MI, Branch), Nop);
    return true;
  }
  MachineInstr *First = firstAtTarget(Branch);
  if (!First || !Forms.canBeInSlot(*First) || !Forms.isHarmless(*First) ||
      !canBeInGap(*First, Branch, Forms) ||
      Code.readsResultOf(*Below, *First) || !Code.reaches(Branch.getOpcode()))
    return false;
  MachineInstr &MI = Code.takeFromTarget(Branch, *First);
  MI.setDebugLoc(Branch.getDebugLoc());
  putInGap(MI, Nop);
  return true;
}

bool GapFiller::fillGapFromFallThrough(MachineInstr &Nop,
                                       MachineInstr &Branch) {
  MachineInstr *MI = Code.harmlessBelow(Branch);
  if (!MI || !canBeInGap(*MI, Branch, Forms))
    return false;
  putInGap(Code.takeForBoth(*MI, Branch), Nop);
  return true;
}

bool GapFiller::fillGap(MachineInstr &Nop, MachineInstr &Branch) {
  if (Code.isLikely(Branch))
    return fillGapFromTarget(Nop, Branch) ||
           fillGapFromFallThrough(Nop, Branch);
  return fillGapFromFallThrough(Nop, Branch) || fillGapFromTarget(Nop, Branch);
}

/// Finds the `nop`s after compares. Fills those for which there is an
/// instruction that is executed on both paths anyway.
void GapFiller::findGaps() {
  SmallVector<MachineInstr *, 8> Compares;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (Forms.comparesFloats(MI))
        Compares.push_back(&MI);
  for (MachineInstr *Compare : Compares) {
    MachineInstr *Nop = nextEmitted(*Compare);
    if (!Nop || !Forms.isNop(*Nop))
      continue;
    MachineInstr *Branch = nextEmitted(*Nop);
    if (Branch && !Forms.isBarrier(*Branch)) {
      // Another instruction separates the compare from the branch.
      Nop->eraseFromParent();
      ++Filled;
      continue;
    }
    if (!Branch || !Forms.branchesOnFloats(*Branch) || !slotOf(*Branch))
      continue;
    if (fillGapFromAbove(*Compare, *Nop) || fillGapFromSlot(*Nop, *Branch))
      ++Filled;
    else
      Gaps.push_back({Nop, Branch});
  }
}

void GapFiller::run() {
  findGaps();
  // This splits blocks, so findGaps() must have finished.
  for (auto [Nop, Branch] : Gaps)
    ++(fillGap(*Nop, *Branch) ? Filled : Empty);
}
