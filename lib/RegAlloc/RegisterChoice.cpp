//===- RegisterChoice.cpp - Which register a value gets -------------------===//
//
// What `alloc` is in the original: a free register if there is one, best where
// the value is wanted; else the register whose value is needed last.
//
//===----------------------------------------------------------------------===//

#include "Operands.h"
#include "llvm/CodeGen/MachineBasicBlock.h"
#include "llvm/CodeGen/MachineInstrBundle.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace mincaml::regalloc;

ArrayRef<MCPhysReg> Allocator::orderFor(Register Value) const {
  return Facts.Classes.getOrder(&classHere(Value));
}

const TargetRegisterClass &Allocator::classHere(Register Value) const {
  const TargetRegisterClass &ForLife = *Facts.MRI.getRegClass(Value);
  if (SpreadAt != Serial)
    return ForLife;
  MachineInstr &MI = *Instructions[Position];
  bool IsOperand = false;
  for (const MachineOperand &MO : const_mi_bundle_ops(MI)) {
    if (!MO.isReg() || MO.getReg() != Value || !(MO.isDef() || MO.readsReg()))
      continue;
    IsOperand = true;
    // Its result could not be saved behind it.
    if (MO.isDef() && definesOnEdges(MI))
      return ForLife;
  }
  if (!IsOperand)
    return ForLife;
  const TargetRegisterClass *Class =
      Facts.TRI.getLargestLegalSuperClass(&ForLife, Facts.MF);
  Class = MI.getRegClassConstraintEffectForVReg(Value, Class, &Facts.TII,
                                                &Facts.TRI,
                                                /*ExploreBundle=*/true);
  // It is computed again in the register it gets.
  if (Class && Facts.Values.isRematerializable(Value))
    Class = Facts.Values.original(Value).getRegClassConstraintEffectForVReg(
        Value, Class, &Facts.TII, &Facts.TRI);
  return Class ? *Class : ForLife;
}

unsigned Allocator::nextUse(Register Value) const {
  return Facts.Uses.distance(Value, Here.getDeadSlot(), *Block);
}

bool Allocator::isUsable(const Request &R, MCRegister Candidate) const {
  if (R.Avoid && Facts.TRI.regsOverlap(R.Avoid, Candidate))
    return false;
  if (R.ThePurpose == Request::Moved ||
      R.ThePurpose == Request::EarlyDefinition)
    for (MCRegUnit Unit : Facts.TRI.regunits(Candidate))
      if (UnitReadBy[static_cast<unsigned>(Unit)] == Serial)
        return false;
  if (R.ThePurpose == Request::Moved)
    for (const uint32_t *Mask : Masks)
      if (MachineOperand::clobbersPhysReg(Mask, Candidate))
        return false;
  return Facts.Physical.nextFixed(Candidate, R.From) >= R.To;
}

bool Allocator::endsWithCopyOfPart(Register Value, MCRegister Wish,
                                   SlotIndex Gap) const {
  return any_of(Copies[Value.virtRegIndex()], [&](const CopyFrom &C) {
    return C.IsOfPart && C.To == Wish && C.At == Gap.getBaseIndex();
  });
}

MCRegister Allocator::allocate(const Request &R) {
  if (MCRegister Free = findFree(R))
    return Free;
  return takeFromFarthest(R);
}

MCRegister Allocator::findFree(const Request &R) {
  ArrayRef<MCPhysReg> Order = orderFor(R.Value);
  auto IsFree = [&](MCRegister C) { return State.isFree(C) && isUsable(R, C); };
  if (!Facts.Policy.Targeting) {
    const MCPhysReg *First = find_if(Order, IsFree);
    return First == Order.end() ? MCRegister() : MCRegister(*First);
  }

  if (R.ThePurpose == Request::Definition)
    if (MCRegister Pair = pairItArrivesIn(R.Value);
        Pair && is_contained(Order, Pair)) {
      Plan.FirstParts.insert(Instructions[Position]);
      return Pair;
    }
  const LiveInterval &Interval = Facts.LIS.getInterval(R.Value);
  const bool IsDefinition = R.ThePurpose == Request::Definition ||
                            R.ThePurpose == Request::EarlyDefinition;
  // A result does not mind what the instruction itself destroys.
  const SlotIndex GapFrom = IsDefinition ? Here.getDeadSlot() : R.From;
  const SlotIndex Now = IsDefinition ? Here.getRegSlot(true) : R.From;
  const bool StartsHere = Interval.beginIndex() >= Now;
  auto Segment = Interval.find(IsDefinition ? Here.getRegSlot() : Now);
  const SlotIndex StretchEnd =
      Segment == Interval.end() ? Here.getDeadSlot() : Segment->end;
  auto HoldsAllItsLife = [&](MCRegister C, SlotIndex Gap) {
    if (Gap < StretchEnd)
      return false;
    return (StartsHere && Gap >= Interval.endIndex()) ||
           Facts.Physical.isFreeDuring(Interval, C);
  };

  const bool EndsHere = !IsDefinition && Interval.Query(Here).isKill();
  for (MCRegister Wish : target(R.Value, Now)) {
    if (!is_contained(Order, Wish) || !IsFree(Wish))
      continue;
    const SlotIndex Gap = Facts.Physical.gapEnd(Wish, GapFrom);
    if (HoldsAllItsLife(Wish, Gap) || EndsHere ||
        endsWithCopyOfPart(R.Value, Wish, Gap))
      return Wish;
  }

  // Among those where it can stay the one with the smallest gap, so that the
  // large gaps are left for those that need them; else the largest gap.
  MCRegister Fitting, Largest;
  SlotIndex FittingGap, LargestGap;
  for (MCRegister C : Order) {
    if (!IsFree(C))
      continue;
    const SlotIndex Gap = Facts.Physical.gapEnd(C, GapFrom);
    if ((!Fitting || Gap < FittingGap) && HoldsAllItsLife(C, Gap)) {
      Fitting = C;
      FittingGap = Gap;
    }
    if (!Largest || Gap > LargestGap) {
      Largest = C;
      LargestGap = Gap;
    }
  }
  if (Fitting)
    return Fitting;
  // To move on again before it is used is no better than to be spilled.
  if (Largest && R.ThePurpose == Request::Moved &&
      static_cast<unsigned>(Here.distance(LargestGap)) / SlotIndex::InstrDist <=
          nextUse(R.Value))
    return MCRegister();
  return Largest;
}

MCRegister Allocator::takeFromFarthest(const Request &R) {
  MCRegister Victim;
  unsigned VictimUse = 0;
  bool VictimIsSaved = false;
  const bool MayTakeOperands = R.ThePurpose == Request::Definition;
  for (MCRegister C : orderFor(R.Value)) {
    if (!isUsable(R, C))
      continue;
    unsigned Next = NextUses::Never;
    bool CanBeTaken = true, IsSaved = true;
    for (MCRegUnit Unit : Facts.TRI.regunits(C)) {
      Register Owner = State.owner(Unit);
      if (!Owner.isValid())
        continue;
      const unsigned Index = Owner.virtRegIndex();
      if (Owner == R.Value || DefinedBy[Index] == Serial ||
          (UsedBy[Index] == Serial && !MayTakeOperands)) {
        CanBeTaken = false;
        break;
      }
      Next = std::min(Next, nextUse(Owner));
      IsSaved &= Facts.Values.isRematerializable(Owner) || isSaved(Owner, Here);
    }
    if (!CanBeTaken)
      continue;
    if (!Victim || Next > VictimUse ||
        (Next == VictimUse && IsSaved && !VictimIsSaved)) {
      Victim = C;
      VictimUse = Next;
      VictimIsSaved = IsSaved;
    }
  }
  if (!Victim)
    return Victim;
  for (MCRegUnit Unit : Facts.TRI.regunits(Victim)) {
    Register Owner = State.owner(Unit);
    if (!Owner.isValid() || relocate(Owner, Reason::Pressure, Victim))
      continue;
    if (Facts.Policy.Spilling == SpillPolicy::None) {
      giveUp(R.Value, "");
      return MCRegister();
    }
    spill(Owner, Reason::Pressure);
  }
  return Victim;
}

bool Allocator::relocate(Register Value, Reason Why, MCRegister Avoid) {
  MCRegister To = findFree(
      {Value, Request::Moved, Here.getBaseIndex(), Here.getDeadSlot(), Avoid});
  if (!To)
    return false;
  move(Value, To, Why);
  return true;
}

void Allocator::move(Register Value, MCRegister To, Reason Why) {
  Action A{Action::Move, Why, Value, State.registerOf(Value), To};
  Plan.of(*Block).Actions.push_back(A);
  State.assign(Value, To, State.isSaved(Value));
  History[Value.virtRegIndex()].LastRegister = To;
}
