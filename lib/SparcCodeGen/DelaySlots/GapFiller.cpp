//===- GapFiller.cpp - Between compares and branches ----------------------===//

#include "DelaySlots/GapFiller.h"
#include "DelaySlots/BranchPaths.h"

using namespace mincaml::sparc;
using namespace llvm;

static void putInGap(MachineInstr &MI, MachineInstr &Nop) {
  MI.clearKillInfo();
  Nop.getParent()->insert(MachineBasicBlock::iterator(Nop), &MI);
  Nop.eraseFromParent();
}

/// An earlier instruction that can as well be executed after the compare.
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

/// What is in the slot is executed whether the branch is taken or not, and can
/// be executed before it. The slot may then be filled from elsewhere.
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

/// Whether an instruction from one of the ways, which comes after the slot, can
/// be executed before it, and after the compare.
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

/// Finds the `nop`s after compares, and fills those that can be filled with
/// instructions that are executed in any case.
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
      // There is another instruction between them.
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
  // Blocks are split from here on.
  for (auto [Nop, Branch] : Gaps)
    ++(fillGap(*Nop, *Branch) ? Filled : Empty);
}
