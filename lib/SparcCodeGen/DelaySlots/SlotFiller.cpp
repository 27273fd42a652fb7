//===- SlotFiller.cpp - Filling of delay slots ----------------------------===//

#include "DelaySlots/SlotFiller.h"
#include "DelaySlots/BranchPaths.h"
#include "DelaySlots/CompareDelayFiller.h"
#include "llvm/CodeGen/TargetInstrInfo.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

/// The maximum number of consecutive unconditional branches that are skipped.
static constexpr unsigned MaximumJumps = 4;

SlotFiller::SlotFiller(MachineFunction &MF, const OpcodeInfo &Opcodes,
                       SlotOrigins &Origins)
    : MF(MF), TII(*MF.getSubtarget().getInstrInfo()), Opcodes(Opcodes),
      Origins(Origins), Code(MF, Opcodes) {}

/// Puts an instruction that is in no block into a delay slot that has a `nop`.
void SlotFiller::putInSlot(MachineInstr &MI, MachineInstr &Branch,
                           SlotOrigin Origin) {
  slotOf(Branch)->eraseFromBundle();
  Branch.getParent()->insertAfter(MachineBasicBlock::iterator(Branch), &MI);
  MI.bundleWithPred();
  Origins.set(Branch, Origin);
}

/// Returns the target of an unconditional branch that \p Branch can skip, or
/// null.
static MachineBasicBlock *leadsTo(MachineInstr &Jump,
                                  const MachineInstr &Branch) {
  MachineBasicBlock *To = destination(Jump);
  bool IsFit = To && slotOf(Jump) && &Jump != &Branch && !To->isEHPad() &&
               To->getSectionID() == Branch.getParent()->getSectionID();
  return IsFit ? To : nullptr;
}

/// Redirects a branch that leads to a `ba` with an empty delay slot to the
/// target of the `ba`.
bool SlotFiller::skipJumps(MachineInstr &Branch) {
  bool HasSkippedOne = false;
  for (unsigned Jumps = 0; Jumps != MaximumJumps; ++Jumps) {
    MachineInstr *Jump = firstAtTarget(Branch);
    if (!Jump || !Opcodes.isAlways(*Jump))
      break;
    MachineBasicBlock *To = leadsTo(*Jump, Branch);
    if (!To || To == destination(Branch) || !Opcodes.isNop(*slotOf(*Jump)) ||
        !Code.reaches(Branch.getOpcode()))
      break;
    Code.redirect(Branch, *To);
    HasSkippedOne = true;
  }
  return HasSkippedOne;
}

static bool isAfterCompare(MachineInstr &MI, const OpcodeInfo &Opcodes) {
  MachineBasicBlock::iterator I(MI), Begin = MI.getParent()->begin();
  while (I != Begin)
    if (--I; !I->isMetaInstruction() || I->isPosition())
      return Opcodes.comparesFloats(*I);
  return false;
}

/// Fills a delay slot with an instruction that is executed before the transfer
/// in any case. This must not be the instruction that separates the branch from
/// its compare.
bool SlotFiller::fillFromAbove(MachineInstr &Transfer) {
  if (Opcodes.hasFixedSlot(Transfer))
    return false;
  Dependences After(MF);
  After.addTransfer(Transfer, Opcodes.returnAddresses());
  MachineInstr *MI =
      Code.findAbove(Transfer, std::move(After), [&](MachineInstr &Above) {
        return !Opcodes.needsCompareDelay(Transfer) ||
               nextEmitted(Above) != &Transfer ||
               !isAfterCompare(Above, Opcodes);
      });
  if (!MI)
    return false;
  // The instruction is no longer the last one that reads its operands.
  for (MachineBasicBlock::iterator I(MI), E(Transfer); I != E;)
    (++I)->clearKillInfo();
  MI->removeFromParent();
  MI->clearKillInfo();
  putInSlot(*MI, Transfer, SlotOrigin::Above);
  return true;
}

/// Fills a delay slot with a copy of the instruction in the slot of a `ba` at
/// the target.
bool SlotFiller::fillFromJump(MachineInstr &Branch, MachineInstr &Jump) {
  MachineBasicBlock *To = leadsTo(Jump, Branch);
  if (!To || !Opcodes.canBeInSlot(*slotOf(Jump)))
    return false;
  MachineInstr &Copy = Code.copyOf(*slotOf(Jump));
  Code.redirect(Branch, *To);
  putInSlot(Copy, Branch, SlotOrigin::Target);
  return true;
}

bool SlotFiller::fillFromTarget(MachineInstr &Branch) {
  std::optional<unsigned> Form = Opcodes.annulling(Branch.getOpcode());
  MachineInstr *First = firstAtTarget(Branch);
  if ((!Form && !Opcodes.isAlways(Branch)) || !First ||
      !Code.reaches(Branch.getOpcode()))
    return false;
  if (Opcodes.isAlways(*First)) {
    if (!fillFromJump(Branch, *First))
      return false;
  } else if (Opcodes.canBeInSlot(*First)) {
    putInSlot(Code.takeFromTarget(Branch, *First), Branch, SlotOrigin::Target);
  } else {
    return false;
  }
  if (Form) {
    Branch.setDesc(TII.get(*Form));
    Origins.set(Branch, SlotOrigin::AnnulledTarget);
  }
  return true;
}

bool SlotFiller::fillFromFallThrough(MachineInstr &Branch) {
  MachineInstr *MI = Code.findSpeculatableBelow(Branch);
  if (!MI)
    return false;
  putInSlot(Code.takeForBoth(*MI, Branch), Branch, SlotOrigin::FallThrough);
  return true;
}

/// Replaces a `ba` to a return or tail call by a copy of that.
bool SlotFiller::replaceByReturn(MachineInstr &Branch) {
  MachineInstr *Return = firstAtTarget(Branch);
  if (!Return || !Return->isReturn() || !slotOf(*Return))
    return false;
  MachineBasicBlock &From = *Branch.getParent();
  MachineBasicBlock *Old = destination(Branch);
  // The copy needs a new block if the block has another branch.
  MachineBasicBlock *To = &From;
  From.erase(MachineBasicBlock::iterator(Branch));
  if (From.getFirstTerminator() == From.end()) {
    From.removeSuccessor(Old);
  } else {
    To = &Code.insertBlockAfter(From);
    replaceSuccessor(From, *Old, *To);
  }
  Code.noteRemovedEdge(*Old);
  Origins.set(TII.duplicate(*To, To->end(), *Return), SlotOrigin::Return);
  return true;
}

bool SlotFiller::fill(MachineInstr &Branch) {
  if (Opcodes.isAlways(Branch))
    return replaceByReturn(Branch) || fillFromTarget(Branch);
  if (!Opcodes.annulling(Branch.getOpcode()))
    return false;
  if (Code.isLikely(Branch))
    return fillFromTarget(Branch) || fillFromFallThrough(Branch);
  return fillFromFallThrough(Branch) || fillFromTarget(Branch);
}

void SlotFiller::explainEmptySlots() {
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      MachineInstr *Slot = slotOf(MI);
      if (!Slot || !Opcodes.isNop(*Slot))
        continue;
      const SlotOrigin Why = reason(MI);
      Origins.set(MI, Why);
      ++Reasons[static_cast<size_t>(Why)];
      ++EmptySlots;
    }
}

/// Returns why the delay slot of a transfer is empty.
SlotOrigin SlotFiller::reason(const MachineInstr &Transfer) const {
  if (Transfer.isCall())
    return SlotOrigin::NothingForCall;
  if (Opcodes.isAlways(Transfer))
    return SlotOrigin::NothingAtTarget;
  if (!Opcodes.annulling(Transfer.getOpcode()))
    return SlotOrigin::NothingForJump;
  const MachineBasicBlock *Below = fallThrough(Transfer);
  return Below && !Code.isOnlyAbove(*Below, Transfer) ? SlotOrigin::SharedBelow
                                                      : SlotOrigin::NothingSafe;
}

//===- All of them --------------------------------------------------------===//

bool SlotFiller::run() {
  SmallVector<MachineInstr *, 32> Branches;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (Opcodes.isAlways(MI) || Opcodes.annulling(MI.getOpcode()))
        Branches.push_back(&MI);
  bool HasSkipped = false;
  for (MachineInstr *Branch : Branches)
    HasSkipped |= skipJumps(*Branch);
  Code.removeUnreachable();
  // Fill gaps first: a delay slot can be filled in more ways, because its
  // instruction can be annulled.
  CompareDelayFiller Delays(MF, Opcodes, Code);
  Delays.run();
  FilledDelays = Delays.Filled;
  EmptyDelays = Delays.Empty;
  SmallVector<MachineInstr *, 16> Empty;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (MachineInstr *Slot = slotOf(MI); Slot && Opcodes.isNop(*Slot))
        Empty.push_back(&MI);
  auto Fill = [&](auto By) {
    const size_t Before = Empty.size();
    erase_if(Empty, [&](MachineInstr *Transfer) { return By(*Transfer); });
    FilledSlots += Before - Empty.size();
    return Empty.size() != Before;
  };
  Fill([&](MachineInstr &Transfer) { return fillFromAbove(Transfer); });
  // Repeat: a block may become available to other branches when a branch goes
  // past its start.
  while (Fill([&](MachineInstr &Branch) { return fill(Branch); })) {
  }
  Code.removeUnreachable();
  explainEmptySlots();
  return FilledSlots || FilledDelays || HasSkipped;
}
