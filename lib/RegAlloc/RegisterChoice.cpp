//===- RegisterChoice.cpp - Choice of a register for a value --------------===//

#include "BlockWalk.h"
#include "llvm/CodeGen/MachineInstrBundle.h"

using namespace llvm;
using namespace mincaml;
using namespace mincaml::regalloc;

//===----------------------------------------------------------------------===//
// Register hints
//===----------------------------------------------------------------------===//

/// The maximum length of a chain of copies, and the maximum number of copies of
/// one value, that are searched for hints.
static constexpr unsigned MaxDepth = 4, MaxCopies = 4;

void RegisterChoice::collectCopies() {
  for (const MachineBasicBlock &MBB : FA.MF)
    for (const MachineInstr &MI : MBB) {
      if (!MI.isCopy() || MI.isBundled())
        continue;
      const MachineOperand &To = MI.getOperand(0), &From = MI.getOperand(1);
      if (!From.getReg().isVirtual() || From.isUndef() || To.getSubReg())
        continue;
      Register Goal = To.getReg();
      if (unsigned Part = From.getSubReg())
        Goal =
            Goal.isPhysical()
                ? FA.TRI.getMatchingSuperReg(Goal.asMCReg(), Part,
                                             FA.MRI.getRegClass(From.getReg()))
                : MCRegister();
      if (Goal)
        Copies[From.getReg().virtRegIndex()].push_back(
            {FA.LIS.getInstructionIndex(MI), Goal, From.getSubReg() != 0});
    }
}

RegisterChoice::Hints RegisterChoice::hintsFor(Register Value,
                                               SlotIndex From) const {
  Hints Result;
  const LiveInterval &Interval = FA.LIS.getInterval(Value);
  if (const MachineLoop *Loop = FA.Loops.getLoopFor(State.Block)) {
    const BlockPlan &Header = Plan.of(*Loop->getHeader());
    if (Header.IsPlanned && FA.LIS.isLiveInToMBB(Interval, Loop->getHeader()))
      for (const AssignedValue &R : Header.Entry)
        if (R.Value == Value)
          Result.push_back({R.Register, RegisterTrial::Source::LoopHeader});
  }
  addCopyHints(Value, From, FA.Physical.nextCall(From), MaxDepth, Result);
  const MachineInstr &MI = State.instruction();
  if (MI.isFullCopy() && MI.getOperand(0).getReg() == Value) {
    const Register Source = MI.getOperand(1).getReg();
    if (MCRegister There =
            Source.isPhysical()
                ? Source.asMCReg()
                : Plan.History[Source.virtRegIndex()].LastRegister)
      Result.push_back({There, RegisterTrial::Source::CopiedFrom});
  }
  if (MCRegister Before = Plan.History[Value.virtRegIndex()].LastRegister)
    Result.push_back({Before, RegisterTrial::Source::Before});
  return Result;
}

void RegisterChoice::addCopyHints(Register Value, SlotIndex From,
                                  SlotIndex Until, unsigned Depth,
                                  Hints &Result) const {
  ArrayRef<CopyFrom> All = Copies[Value.virtRegIndex()];
  const auto *Copy = lower_bound(
      All, From, [](const CopyFrom &C, SlotIndex I) { return C.At < I; });
  for (unsigned Seen = 0; Copy != All.end() && Seen < MaxCopies;
       ++Copy, ++Seen) {
    if (Copy->At > Until)
      return;
    if (Copy->To.isPhysical()) {
      Result.push_back({Copy->To.asMCReg(), RegisterTrial::Source::CopiedTo});
      continue;
    }
    if (MCRegister Other = Plan.History[Copy->To.virtRegIndex()].LastRegister)
      Result.push_back({Other, RegisterTrial::Source::CopiedTo});
    if (Depth)
      addCopyHints(Copy->To, Copy->At, Until, Depth - 1, Result);
  }
}

/// Whether MI copies a subregister of Whole to the same subregister of Value.
static bool copiesPart(const MachineInstr *MI, Register Value, MCRegister Whole,
                       const TargetRegisterInfo &TRI) {
  if (!MI || !MI->isCopy() || MI->isBundled() || MI->getNumOperands() != 2)
    return false;
  const MachineOperand &To = MI->getOperand(0), &From = MI->getOperand(1);
  return To.getReg() == Value && To.getSubReg() && !From.isUndef() &&
         From.getReg() == Register(TRI.getSubReg(Whole, To.getSubReg()));
}

MCRegister RegisterChoice::pairOfCopiedHalves(Register Value) const {
  const MachineInstr &MI = State.instruction();
  if (!MI.isCopy())
    return MCRegister();
  const MachineOperand &To = MI.getOperand(0), &From = MI.getOperand(1);
  if (!To.getSubReg() || !To.isUndef() || !From.getReg().isPhysical())
    return MCRegister();
  const MCRegister Pair = FA.TRI.getMatchingSuperReg(
      From.getReg().asMCReg(), To.getSubReg(), FA.MRI.getRegClass(Value));
  if (!Pair || !copiesPart(&MI, Value, Pair, FA.TRI) ||
      !State.Registers.isFree(Pair))
    return MCRegister();
  SlotIndex Complete = State.Here;
  for (MCRegUnit Unit : FA.TRI.regunits(Pair)) {
    const LiveRange &Range = FA.LIS.getRegUnit(Unit);
    const auto Segment = Range.find(State.Here.getBaseIndex());
    if (Segment == Range.end() || Segment->start > State.Here ||
        !copiesPart(FA.LIS.getInstructionFromIndex(Segment->end), Value, Pair,
                    FA.TRI))
      return MCRegister();
    Complete = std::max(Complete, Segment->end);
  }
  // Until the pair is complete, nothing else may write to it, not even another
  // definition of Value: it would clobber a half that has not been copied yet.
  const LiveInterval &Interval = FA.LIS.getInterval(Value);
  for (auto Segment = Interval.find(State.Here.getRegSlot());
       Segment != Interval.end() && Segment->start <= Complete; ++Segment)
    if (!copiesPart(FA.LIS.getInstructionFromIndex(Segment->start), Value, Pair,
                    FA.TRI))
      return MCRegister();
  const LiveRange::Segment *Last = Interval.getSegmentContaining(Complete);
  if (Complete >= FA.LIS.getMBBEndIdx(State.Block) || !Last ||
      FA.Physical.freeUntil(Pair, Complete.getDeadSlot()) < Last->end)
    return MCRegister();
  return Pair;
}

bool RegisterChoice::endsWithCopyOfPart(Register Value, MCRegister Hint,
                                        SlotIndex FreeUntil) const {
  return any_of(Copies[Value.virtRegIndex()], [&](const CopyFrom &C) {
    return C.IsOfPart && C.To == Hint && C.At == FreeUntil.getBaseIndex();
  });
}

//===----------------------------------------------------------------------===//
// Choice of a register for a value
//===----------------------------------------------------------------------===//

using Source = RegisterTrial::Source;
using Verdict = RegisterTrial::Verdict;
using Outcome = RegisterTrial::Outcome;
using Purpose = RegisterTrial::Purpose;

ArrayRef<MCPhysReg> RegisterChoice::orderFor(Register Value) const {
  return FA.Classes.getOrder(&classHere(Value));
}

/// Returns the register class of Value, which all instructions constrain. With
/// RelaxedClasses, returns the class that the current instruction alone allows.
const TargetRegisterClass &RegisterChoice::classHere(Register Value) const {
  const TargetRegisterClass &ForLife = *FA.MRI.getRegClass(Value);
  if (!State.RelaxedClasses)
    return ForLife;
  const MachineInstr &MI = State.instruction();
  bool IsOperand = false;
  for (const MachineOperand &MO : const_mi_bundle_ops(MI)) {
    if (!MO.isReg() || MO.getReg() != Value || !(MO.isDef() || MO.readsReg()))
      continue;
    IsOperand = true;
    // A result that is defined on an edge cannot be spilled after MI.
    if (MO.isDef() && definesOnEdges(MI))
      return ForLife;
  }
  if (!IsOperand)
    return ForLife;
  const TargetRegisterClass *Class =
      FA.TRI.getLargestLegalSuperClass(&ForLife, FA.MF);
  Class = MI.getRegClassConstraintEffectForVReg(Value, Class, &FA.TII, &FA.TRI,
                                                /*ExploreBundle=*/true);
  // The value is rematerialized into the register that it gets here.
  if (Class && FA.Values.isRematerializable(Value))
    Class = FA.Values.definition(Value).getRegClassConstraintEffectForVReg(
        Value, Class, &FA.TII, &FA.TRI);
  return Class ? *Class : ForLife;
}

unsigned RegisterChoice::nextUse(Register Value) const {
  return FA.Uses.distance(Value, State.Here.getDeadSlot(), *State.Block);
}

/// Returns the next index at which Candidate is live as a physical register;
/// nothing if Candidate cannot be used for R.
std::optional<SlotIndex>
RegisterChoice::usableUntil(const RegisterRequest &R,
                            MCRegister Candidate) const {
  if (R.Avoid && FA.TRI.regsOverlap(R.Avoid, Candidate))
    return std::nullopt;
  if (R.For == Purpose::Moved || R.For == Purpose::EarlyResult)
    if (State.Marks.isRead(Candidate))
      return std::nullopt;
  if (R.For == Purpose::Moved)
    for (const uint32_t *Mask : State.Masks)
      if (MachineOperand::clobbersPhysReg(Mask, Candidate))
        return std::nullopt;
  const SlotIndex Fixed = FA.Physical.nextFixed(Candidate, R.From);
  if (Fixed < R.To)
    return std::nullopt;
  return Fixed;
}

void RegisterChoice::begin(const RegisterRequest &R) {
  Log.begin(R.Value, State.instruction(), State.Position, R.For,
            R.For == Purpose::Moved ? ReasonNames[static_cast<unsigned>(R.Why)]
                                    : nullptr);
}

MCRegister RegisterChoice::allocate(const RegisterRequest &R) {
  begin(R);
  MCRegister Result = findFree(R);
  if (!Result)
    Result = evictFarthest(R);
  Log.end(Result);
  return Result;
}

/// Returns a value that occupies Candidate, which is not free.
static Register ownerOf(MCRegister Candidate, const RegisterState &Registers,
                        const TargetRegisterInfo &TRI) {
  for (MCRegUnit Unit : TRI.regunits(Candidate))
    if (Register Owner = Registers.owner(Unit); Owner.isValid())
      return Owner;
  return Register();
}

void RegisterChoice::log(Source From, MCRegister Candidate,
                         std::optional<SlotIndex> FreeUntil, bool Fits) const {
  if (!Log.isOn())
    return;
  if (!State.Registers.isFree(Candidate))
    Log.consider({From, Candidate, Verdict::Occupied,
                  ownerOf(Candidate, State.Registers, FA.TRI)});
  else if (!FreeUntil)
    Log.consider({From, Candidate, Verdict::Fixed});
  else
    Log.consider({From, Candidate, Fits ? Verdict::Free : Verdict::TooShort});
}

/// The registers that a value can get, and the range for which it needs one.
struct RegisterChoice::Demand {
  Demand(const FunctionAnalyses &FA, const BlockState &State,
         const RegisterRequest &R, ArrayRef<MCPhysReg> Order)
      : Order(Order), Interval(FA.LIS.getInterval(R.Value)) {
    const SlotIndex Here = State.Here;
    const bool IsDefinition =
        R.For == Purpose::Result || R.For == Purpose::EarlyResult;
    // A result does not conflict with the instruction's own clobbers.
    FreeFrom = IsDefinition ? Here.getDeadSlot() : R.From;
    Now = IsDefinition ? Here.getRegSlot(true) : R.From;
    StartsHere = Interval.beginIndex() >= Now;
    EndsHere = !IsDefinition && Interval.Query(Here).isKill();
    const auto Segment = Interval.find(IsDefinition ? Here.getRegSlot() : Now);
    SegmentEnd = Segment == Interval.end() ? Here.getDeadSlot() : Segment->end;
  }

  const ArrayRef<MCPhysReg> Order;
  const LiveInterval &Interval;
  /// FreeFrom: the point from which a register must be free. Now: the current
  /// point.
  SlotIndex FreeFrom, Now;
  /// The end of the current segment of the live range.
  SlotIndex SegmentEnd;
  bool StartsHere, EndsHere;
};

/// Returns the index up to which Candidate is free; nothing if it is
/// unavailable for R.
std::optional<SlotIndex> RegisterChoice::freeUntil(const RegisterRequest &R,
                                                   const Demand &D,
                                                   MCRegister Candidate) const {
  if (!State.Registers.isFree(Candidate))
    return std::nullopt;
  const std::optional<SlotIndex> Fixed = usableUntil(R, Candidate);
  if (!Fixed)
    return std::nullopt;
  return std::min(*Fixed, FA.Physical.nextClobber(Candidate, D.FreeFrom));
}

bool RegisterChoice::holdsForLife(const Demand &D, MCRegister Candidate,
                                  SlotIndex FreeUntil) const {
  if (FreeUntil < D.SegmentEnd)
    return false;
  return (D.StartsHere && FreeUntil >= D.Interval.endIndex()) ||
         FA.Physical.isFreeDuring(D.Interval, Candidate);
}

MCRegister RegisterChoice::findFree(const RegisterRequest &R) {
  const ArrayRef<MCPhysReg> Order = orderFor(R.Value);
  if (!FA.Policy.UsesHints)
    return findFirst(R);

  if (R.For == Purpose::Result)
    if (MCRegister Pair = pairOfCopiedHalves(R.Value);
        Pair && is_contained(Order, Pair)) {
      Plan.FirstParts.insert(&State.instruction());
      Log.find(Outcome::Halves);
      return Pair;
    }
  const Demand D(FA, State, R, Order);
  if (MCRegister Preferred = findPreferred(R, D))
    return Preferred;
  return findBestFreeRange(R, D);
}

MCRegister RegisterChoice::findFirst(const RegisterRequest &R) const {
  for (MCRegister C : orderFor(R.Value)) {
    std::optional<SlotIndex> Until;
    if (State.Registers.isFree(C))
      Until = usableUntil(R, C);
    log(Source::Search, C, Until, /*Fits=*/true);
    if (!Until)
      continue;
    Log.find(Outcome::First);
    return C;
  }
  return MCRegister();
}

MCRegister RegisterChoice::findPreferred(const RegisterRequest &R,
                                         const Demand &D) const {
  for (const auto &[Hint, From] : hintsFor(R.Value, D.Now)) {
    if (!is_contained(D.Order, Hint)) {
      Log.consider({From, Hint, Verdict::NotAllowed});
      continue;
    }
    const std::optional<SlotIndex> FreeUntil = freeUntil(R, D, Hint);
    const bool Fits =
        FreeUntil && (holdsForLife(D, Hint, *FreeUntil) || D.EndsHere ||
                      endsWithCopyOfPart(R.Value, Hint, *FreeUntil));
    log(From, Hint, FreeUntil, Fits);
    if (!Fits)
      continue;
    Log.find(Outcome::Hint);
    return Hint;
  }
  return MCRegister();
}

MCRegister RegisterChoice::findBestFreeRange(const RegisterRequest &R,
                                             const Demand &D) const {
  // Among the registers that are free for the whole live range, choose the one
  // that is free for the shortest time, so that longer free ranges remain for
  // values that need them. If there is none, choose the one that is free
  // longest.
  MCRegister Fitting, Longest;
  SlotIndex FittingEnd, LongestEnd;
  for (MCRegister C : D.Order) {
    const std::optional<SlotIndex> FreeUntil = freeUntil(R, D, C);
    log(Source::Search, C, FreeUntil,
        Log.isOn() && FreeUntil && holdsForLife(D, C, *FreeUntil));
    if (!FreeUntil)
      continue;
    if ((!Fitting || *FreeUntil < FittingEnd) &&
        holdsForLife(D, C, *FreeUntil)) {
      Fitting = C;
      FittingEnd = *FreeUntil;
    }
    if (!Longest || *FreeUntil > LongestEnd) {
      Longest = C;
      LongestEnd = *FreeUntil;
    }
  }
  Log.find(Fitting ? Outcome::Fitting : Outcome::Longest);
  if (Fitting)
    return Fitting;
  // A move that has to be repeated before the next use is no better than a
  // spill.
  if (Longest && R.For == Purpose::Moved &&
      static_cast<unsigned>(State.Here.distance(LongestEnd)) /
              SlotIndex::InstrDist <=
          nextUse(R.Value))
    return MCRegister();
  return Longest;
}

MCRegister RegisterChoice::evictFarthest(const RegisterRequest &R) {
  const MCRegister Victim = findFarthest(R);
  if (!Victim)
    return Victim;
  for (MCRegUnit Unit : FA.TRI.regunits(Victim)) {
    const Register Owner = State.Registers.owner(Unit);
    if (!Owner.isValid())
      continue;
    if (relocate(Owner, Reason::Pressure, Victim)) {
      Log.displace(Owner, State.Registers.registerOf(Owner));
      continue;
    }
    if (FA.Policy.Spilling == SpillPolicy::None) {
      failOutOfRegisters(R.Value);
      return MCRegister();
    }
    Spills.spill(Owner, Reason::Pressure);
    Log.displace(Owner, MCRegister());
  }
  Log.find(Outcome::Evicted);
  return Victim;
}

MCRegister RegisterChoice::findFarthest(const RegisterRequest &R) const {
  MCRegister Victim;
  unsigned VictimUse = 0;
  bool VictimIsInSlot = false;
  const bool MayTakeOperands = R.For == Purpose::Result;
  for (MCRegister C : orderFor(R.Value)) {
    if (!usableUntil(R, C)) {
      Log.consider({Source::Farthest, C, Verdict::Fixed});
      continue;
    }
    unsigned Next = NextUses::Never;
    bool CanBeTaken = true, IsInSlot = true;
    for (MCRegUnit Unit : FA.TRI.regunits(C)) {
      const Register Owner = State.Registers.owner(Unit);
      if (!Owner.isValid())
        continue;
      if (Owner == R.Value || State.Marks.isDefined(Owner) ||
          (State.Marks.isUsed(Owner) && !MayTakeOperands)) {
        CanBeTaken = false;
        Log.consider({Source::Farthest, C, Verdict::InUse, Owner});
        break;
      }
      Next = std::min(Next, nextUse(Owner));
      IsInSlot &= FA.Values.isRematerializable(Owner) ||
                  Spills.isInSlot(Owner, State.Here);
    }
    if (!CanBeTaken)
      continue;
    Log.consider({Source::Farthest, C, Verdict::Evictable,
                  ownerOf(C, State.Registers, FA.TRI), Next});
    if (!Victim || Next > VictimUse ||
        (Next == VictimUse && IsInSlot && !VictimIsInSlot)) {
      Victim = C;
      VictimUse = Next;
      VictimIsInSlot = IsInSlot;
    }
  }
  return Victim;
}

bool RegisterChoice::relocate(Register Value, Reason Why, MCRegister Avoid) {
  const RegisterRequest R = {Value,
                             Purpose::Moved,
                             State.Here.getBaseIndex(),
                             State.Here.getDeadSlot(),
                             Avoid,
                             Why};
  begin(R);
  const MCRegister To = findFree(R);
  Log.end(To);
  if (!To)
    return false;
  move(Value, To, Why);
  return true;
}

void RegisterChoice::move(Register Value, MCRegister To, Reason Why) {
  State.Plan->Actions.push_back(
      {Action::Move, Why, Value, State.Registers.registerOf(Value), To});
  State.Registers.assign(Value, To, State.Registers.isInSlot(Value));
  Plan.History[Value.virtRegIndex()].LastRegister = To;
}

void RegisterChoice::failOutOfRegisters(Register Value) {
  const TargetRegisterClass &Class = classHere(Value);
  const unsigned Available = orderFor(Value).size();
  // Count the values that are live here, and the one that gets no register.
  unsigned Needed = 1;
  for (MCRegister Register : orderFor(Value))
    Needed += !State.Registers.isFree(Register) ||
              FA.Physical.nextFixed(Register, State.Here.getBaseIndex()) <=
                  State.Here.getDeadSlot();
  if (const int Set = *FA.TRI.getRegClassPressureSets(&Class); Set >= 0)
    for (const MachineBasicBlock &MBB : FA.MF)
      Needed = std::max(Needed, FA.Pressure.of(MBB)[Set] /
                                    FA.TRI.getRegClassWeight(&Class).RegWeight);
  Plan.fail("out of registers: " + Twine(Needed) + " of class " +
                FA.TRI.getRegClassName(&Class) + " are needed, " +
                Twine(Available) + " are available",
            State.location());
}
