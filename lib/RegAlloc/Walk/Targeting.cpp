//===- Targeting.cpp - Register hints -------------------------------------===//

#include "Walk/Targeting.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace mincaml;
using namespace mincaml::regalloc;

/// Limits on the length of a chain of copies and on the copies of one value.
static constexpr unsigned MaxDepth = 4, MaxCopies = 4;

Targeting::Targeting(const FunctionFacts &Facts, const FunctionPlan &Plan,
                     const ValueHistories &History, const BlockState &State)
    : Facts(Facts), Plan(Plan), History(History), State(State),
      Copies(Facts.numValues()) {
  collectCopies();
}

void Targeting::collectCopies() {
  for (const MachineBasicBlock &MBB : Facts.MF)
    for (const MachineInstr &MI : MBB) {
      if (!MI.isCopy() || MI.isBundled())
        continue;
      const MachineOperand &To = MI.getOperand(0), &From = MI.getOperand(1);
      if (!From.getReg().isVirtual() || From.isUndef() || To.getSubReg())
        continue;
      Register Goal = To.getReg();
      if (unsigned Part = From.getSubReg())
        Goal = Goal.isPhysical() ? Facts.TRI.getMatchingSuperReg(
                                       Goal.asMCReg(), Part,
                                       Facts.MRI.getRegClass(From.getReg()))
                                 : MCRegister();
      if (Goal)
        Copies[From.getReg().virtRegIndex()].push_back(
            {Facts.LIS.getInstructionIndex(MI), Goal, From.getSubReg() != 0});
    }
}

Targeting::Hints Targeting::target(Register Value, SlotIndex From) const {
  Hints Result;
  const LiveInterval &Interval = Facts.LIS.getInterval(Value);
  if (const MachineLoop *Loop = Facts.Loops.getLoopFor(State.Block)) {
    const BlockPlan &Header = Plan.of(*Loop->getHeader());
    if (Header.IsPlanned &&
        Facts.LIS.isLiveInToMBB(Interval, Loop->getHeader()))
      for (const Residence &R : Header.Entry)
        if (R.Value == Value)
          Result.push_back({R.Register, RegisterTrial::Source::LoopHeader});
  }
  targetCopies(Value, From, Facts.Physical.nextCall(From), MaxDepth, Result);
  const MachineInstr &MI = State.instruction();
  if (MI.isFullCopy() && MI.getOperand(0).getReg() == Value) {
    const Register Source = MI.getOperand(1).getReg();
    if (MCRegister There = Source.isPhysical()
                               ? Source.asMCReg()
                               : History[Source.virtRegIndex()].LastRegister)
      Result.push_back({There, RegisterTrial::Source::CopiedFrom});
  }
  if (MCRegister Before = History[Value.virtRegIndex()].LastRegister)
    Result.push_back({Before, RegisterTrial::Source::Before});
  return Result;
}

void Targeting::targetCopies(Register Value, SlotIndex From, SlotIndex Until,
                             unsigned Depth, Hints &Result) const {
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
    if (MCRegister Other = History[Copy->To.virtRegIndex()].LastRegister)
      Result.push_back({Other, RegisterTrial::Source::CopiedTo});
    if (Depth)
      targetCopies(Copy->To, Copy->At, Until, Depth - 1, Result);
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

MCRegister Targeting::pairOfArrivingParts(Register Value) const {
  const MachineInstr &MI = State.instruction();
  if (!MI.isCopy())
    return MCRegister();
  const MachineOperand &To = MI.getOperand(0), &From = MI.getOperand(1);
  if (!To.getSubReg() || !To.isUndef() || !From.getReg().isPhysical())
    return MCRegister();
  const MCRegister Pair = Facts.TRI.getMatchingSuperReg(
      From.getReg().asMCReg(), To.getSubReg(), Facts.MRI.getRegClass(Value));
  if (!Pair || !copiesPart(&MI, Value, Pair, Facts.TRI) ||
      !State.Registers.isFree(Pair))
    return MCRegister();
  SlotIndex Complete = State.Here;
  for (MCRegUnit Unit : Facts.TRI.regunits(Pair)) {
    const LiveRange &Range = Facts.LIS.getRegUnit(Unit);
    const auto Segment = Range.find(State.Here.getBaseIndex());
    if (Segment == Range.end() || Segment->start > State.Here ||
        !copiesPart(Facts.LIS.getInstructionFromIndex(Segment->end), Value,
                    Pair, Facts.TRI))
      return MCRegister();
    Complete = std::max(Complete, Segment->end);
  }
  // Until the pair is complete, nothing else may write to it, not even another
  // definition of Value: it would clobber a half that has not been copied yet.
  const LiveInterval &Interval = Facts.LIS.getInterval(Value);
  for (auto Segment = Interval.find(State.Here.getRegSlot());
       Segment != Interval.end() && Segment->start <= Complete; ++Segment)
    if (!copiesPart(Facts.LIS.getInstructionFromIndex(Segment->start), Value,
                    Pair, Facts.TRI))
      return MCRegister();
  const LiveRange::Segment *Last = Interval.getSegmentContaining(Complete);
  if (Complete >= Facts.LIS.getMBBEndIdx(State.Block) || !Last ||
      Facts.Physical.gapEnd(Pair, Complete.getDeadSlot()) < Last->end)
    return MCRegister();
  return Pair;
}

bool Targeting::endsWithCopyOfPart(Register Value, MCRegister Hint,
                                   SlotIndex GapEnd) const {
  return any_of(Copies[Value.virtRegIndex()], [&](const CopyFrom &C) {
    return C.IsOfPart && C.To == Hint && C.At == GapEnd.getBaseIndex();
  });
}
