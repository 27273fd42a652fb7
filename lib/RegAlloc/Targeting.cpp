//===- Targeting.cpp - Where a value is wanted ----------------------------===//
//
// Register targeting, the original's `target`: the register a value will be
// needed in saves a move if the value is there from the start. Wanted are
//
// - the register that a loop's start expects it in (the argument of the block);
// - the register it is copied to: the argument of a call, a result; or what is
//   wanted of the value it is copied to; for a pair that is copied by halves,
//   the pair that has them;
// - the register it is copied from, if that is the instruction at hand; for a
//   pair whose halves arrive in registers of their own, the pair of these;
// - the register it had last, so that the arms of a conditional agree.
//
// A call destroys what is in its way: the look-ahead stops at the first.
//
//===----------------------------------------------------------------------===//

#include "Allocator.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace mincaml::regalloc;

/// How many copies of copies, and copies of one value, are looked at.
static constexpr unsigned MaxDepth = 4, MaxCopies = 4;

void Allocator::collectCopies() {
  Copies.resize(Facts.MRI.getNumVirtRegs());
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

void Allocator::targetCopies(Register Value, SlotIndex From, SlotIndex Until,
                             unsigned Depth, Wishes &Result) const {
  ArrayRef<CopyFrom> All = Copies[Value.virtRegIndex()];
  const auto *Copy = lower_bound(
      All, From, [](const CopyFrom &C, SlotIndex I) { return C.At < I; });
  for (unsigned Seen = 0; Copy != All.end() && Seen < MaxCopies;
       ++Copy, ++Seen) {
    if (Copy->At > Until)
      return;
    if (Copy->To.isPhysical()) {
      Result.push_back(Copy->To.asMCReg());
      continue;
    }
    if (MCRegister Other = History[Copy->To.virtRegIndex()].LastRegister)
      Result.push_back(Other);
    if (Depth)
      targetCopies(Copy->To, Copy->At, Until, Depth - 1, Result);
  }
}

/// MI copies a part of Value from where it is in Whole.
static bool copiesPart(const MachineInstr *MI, Register Value, MCRegister Whole,
                       const TargetRegisterInfo &TRI) {
  if (!MI || !MI->isCopy() || MI->isBundled() || MI->getNumOperands() != 2)
    return false;
  const MachineOperand &To = MI->getOperand(0), &From = MI->getOperand(1);
  return To.getReg() == Value && To.getSubReg() && !From.isUndef() &&
         From.getReg() == Register(TRI.getSubReg(Whole, To.getSubReg()));
}

/// The instruction at hand copies the first part of Value out of a pair, and
/// the registers of the other parts stay as they are until they are copied,
/// too: then all of it is where it is wanted.
MCRegister Allocator::pairItArrivesIn(Register Value) const {
  const MachineInstr &MI = *Instructions[Position];
  if (!MI.isCopy())
    return MCRegister();
  const MachineOperand &To = MI.getOperand(0), &From = MI.getOperand(1);
  if (!To.getSubReg() || !To.isUndef() || !From.getReg().isPhysical())
    return MCRegister();
  const MCRegister Pair = Facts.TRI.getMatchingSuperReg(
      From.getReg().asMCReg(), To.getSubReg(), Facts.MRI.getRegClass(Value));
  if (!Pair || !copiesPart(&MI, Value, Pair, Facts.TRI) || !State.isFree(Pair))
    return MCRegister();
  SlotIndex Complete = Here;
  for (MCRegUnit Unit : Facts.TRI.regunits(Pair)) {
    const LiveRange &Range = Facts.LIS.getRegUnit(Unit);
    const auto Segment = Range.find(Here.getBaseIndex());
    if (Segment == Range.end() || Segment->start > Here ||
        !copiesPart(Facts.LIS.getInstructionFromIndex(Segment->end), Value,
                    Pair, Facts.TRI))
      return MCRegister();
    Complete = std::max(Complete, Segment->end);
  }
  // Until then nothing else may write to the pair, the value itself included:
  // that would change what waits there.
  const LiveInterval &Interval = Facts.LIS.getInterval(Value);
  for (auto Segment = Interval.find(Here.getRegSlot());
       Segment != Interval.end() && Segment->start <= Complete; ++Segment)
    if (!copiesPart(Facts.LIS.getInstructionFromIndex(Segment->start), Value,
                    Pair, Facts.TRI))
      return MCRegister();
  const LiveRange::Segment *Last = Interval.getSegmentContaining(Complete);
  if (Complete >= Facts.LIS.getMBBEndIdx(Block) || !Last ||
      Facts.Physical.gapEnd(Pair, Complete.getDeadSlot()) < Last->end)
    return MCRegister();
  return Pair;
}

Allocator::Wishes Allocator::target(Register Value, SlotIndex From) const {
  Wishes Result;
  const LiveInterval &Interval = Facts.LIS.getInterval(Value);
  if (const MachineLoop *Loop = Facts.Loops.getLoopFor(Block);
      Loop && Plan.of(*Loop->getHeader()).IsPlanned &&
      Facts.LIS.isLiveInToMBB(Interval, Loop->getHeader()))
    for (const Residence &R : Plan.of(*Loop->getHeader()).Entry)
      if (R.Value == Value)
        Result.push_back(R.Register);
  targetCopies(Value, From, Facts.Physical.nextCall(From), MaxDepth, Result);
  if (Position < Instructions.size()) {
    const MachineInstr &MI = *Instructions[Position];
    if (MI.isFullCopy() && MI.getOperand(0).getReg() == Value) {
      Register Source = MI.getOperand(1).getReg();
      MCRegister There = Source.isPhysical()
                             ? Source.asMCReg()
                             : History[Source.virtRegIndex()].LastRegister;
      if (There)
        Result.push_back(There);
    }
  }
  if (MCRegister Before = History[Value.virtRegIndex()].LastRegister)
    Result.push_back(Before);
  return Result;
}
