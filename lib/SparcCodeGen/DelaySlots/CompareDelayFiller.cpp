//===- CompareDelayFiller.cpp - Filling after compares --------------------===//

#include "DelaySlots/CompareDelayFiller.h"
#include "DelaySlots/BranchPaths.h"

using namespace mincaml::sparc;
using namespace llvm;

static void putInDelay(MachineInstr &MI, MachineInstr &Nop) {
  MI.clearKillInfo();
  Nop.getParent()->insert(MachineBasicBlock::iterator(Nop), &MI);
  Nop.eraseFromParent();
}

/// Moves an earlier instruction past the compare.
bool CompareDelayFiller::fillFromAbove(MachineInstr &Compare,
                                       MachineInstr &Nop) {
  Dependences After(MF);
  After.add(Compare);
  MachineInstr *MI = Code.findAbove(Compare, std::move(After),
                                    [](const MachineInstr &) { return true; });
  if (!MI)
    return false;
  MI->removeFromParent();
  putInDelay(*MI, Nop);
  return true;
}

/// Moves the instruction in the delay slot, which is executed whether or not
/// the branch is taken, before the branch. The slot may then be filled again.
bool CompareDelayFiller::fillFromSlot(MachineInstr &Nop, MachineInstr &Branch) {
  MachineInstr &MI = *slotOf(Branch);
  if (!Opcodes.annulling(Branch.getOpcode()) || Opcodes.isNop(MI) ||
      Opcodes.comparesFloats(MI))
    return false;
  MachineInstr *Empty = MF.CloneMachineInstr(&Nop);
  MI.removeFromBundle();
  Branch.getParent()->insertAfter(MachineBasicBlock::iterator(Branch), Empty);
  Empty->bundleWithPred();
  putInDelay(MI, Nop);
  return true;
}

/// Whether an instruction of one of the paths after a branch can be executed
/// before the instruction in the delay slot and after the compare.
static bool canBeInDelay(const MachineInstr &MI, MachineInstr &Branch,
                         const OpcodeInfo &Opcodes) {
  Dependences Slot(*Branch.getMF());
  Slot.add(*slotOf(Branch));
  return !Opcodes.comparesFloats(MI) && Slot.canMovePast(MI);
}

bool CompareDelayFiller::fillFromTarget(MachineInstr &Nop,
                                        MachineInstr &Branch) {
  MachineBasicBlock *Target = destination(Branch);
  const MachineBasicBlock *Below = fallThrough(Branch);
  if (!Target || !Below)
    return false;
  if (isOnlyReachedBy(Branch) && !Target->isEHPad() &&
      Target->getSectionID() == Branch.getParent()->getSectionID()) {
    MachineInstr *MI = Code.findSpeculatable(*Target, *Below);
    if (!MI || !canBeInDelay(*MI, Branch, Opcodes))
      return false;
    putInDelay(Code.takeForBoth(*MI, Branch), Nop);
    return true;
  }
  MachineInstr *First = firstAtTarget(Branch);
  if (!First || !Opcodes.canBeInSlot(*First) ||
      !Opcodes.isSpeculatable(*First) ||
      !canBeInDelay(*First, Branch, Opcodes) ||
      Code.readsResultOf(*Below, *First) || !Code.reaches(Branch.getOpcode()))
    return false;
  MachineInstr &MI = Code.takeFromTarget(Branch, *First);
  MI.setDebugLoc(Branch.getDebugLoc());
  putInDelay(MI, Nop);
  return true;
}

bool CompareDelayFiller::fillFromFallThrough(MachineInstr &Nop,
                                             MachineInstr &Branch) {
  MachineInstr *MI = Code.findSpeculatableBelow(Branch);
  if (!MI || !canBeInDelay(*MI, Branch, Opcodes))
    return false;
  putInDelay(Code.takeForBoth(*MI, Branch), Nop);
  return true;
}

bool CompareDelayFiller::fillDelay(MachineInstr &Nop, MachineInstr &Branch) {
  if (Code.isLikely(Branch))
    return fillFromTarget(Nop, Branch) || fillFromFallThrough(Nop, Branch);
  return fillFromFallThrough(Nop, Branch) || fillFromTarget(Nop, Branch);
}

/// Finds the `nop`s after compares. Fills those for which there is an
/// instruction that is executed on both paths anyway.
void CompareDelayFiller::findDelays() {
  SmallVector<MachineInstr *, 8> Compares;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (Opcodes.comparesFloats(MI))
        Compares.push_back(&MI);
  for (MachineInstr *Compare : Compares) {
    MachineInstr *Nop = nextEmitted(*Compare);
    if (!Nop || !Opcodes.isNop(*Nop))
      continue;
    MachineInstr *Branch = nextEmitted(*Nop);
    if (Branch && !Opcodes.isBarrier(*Branch)) {
      // Another instruction separates the compare from the branch.
      Nop->eraseFromParent();
      ++Filled;
      continue;
    }
    if (!Branch || !Opcodes.branchesOnFloats(*Branch) || !slotOf(*Branch))
      continue;
    if (fillFromAbove(*Compare, *Nop) || fillFromSlot(*Nop, *Branch))
      ++Filled;
    else
      Delays.push_back({Nop, Branch});
  }
}

void CompareDelayFiller::run() {
  findDelays();
  // This splits blocks, so findDelays() must have finished.
  for (auto [Nop, Branch] : Delays)
    ++(fillDelay(*Nop, *Branch) ? Filled : Empty);
}
