//===- RegisterHints.cpp - Register hints ---------------------------------===//

#include "Walk/RegisterHints.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace mincaml;
using namespace mincaml::regalloc;

/// Limits on the length of a chain of copies and on the copies of one value.
static constexpr unsigned MaxDepth = 4, MaxCopies = 4;

RegisterHints::RegisterHints(const FunctionAnalyses &FA,
                             const FunctionPlan &Plan,
                             const ValueHistories &History,
                             const BlockState &State)
    : FA(FA), Plan(Plan), History(History), State(State),
      Copies(FA.numValues()) {
  collectCopies();
}

void RegisterHints::collectCopies() {
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

RegisterHints::Hints RegisterHints::hintsFor(Register Value,
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
    if (MCRegister There = Source.isPhysical()
                               ? Source.asMCReg()
                               : History[Source.virtRegIndex()].LastRegister)
      Result.push_back({There, RegisterTrial::Source::CopiedFrom});
  }
  if (MCRegister Before = History[Value.virtRegIndex()].LastRegister)
    Result.push_back({Before, RegisterTrial::Source::Before});
  return Result;
}

void RegisterHints::addCopyHints(Register Value, SlotIndex From,
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
    if (MCRegister Other = History[Copy->To.virtRegIndex()].LastRegister)
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

MCRegister RegisterHints::pairOfCopiedHalves(Register Value) const {
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

bool RegisterHints::endsWithCopyOfPart(Register Value, MCRegister Hint,
                                       SlotIndex FreeUntil) const {
  return any_of(Copies[Value.virtRegIndex()], [&](const CopyFrom &C) {
    return C.IsOfPart && C.To == Hint && C.At == FreeUntil.getBaseIndex();
  });
}
