//===- EdgeMoves.cpp - From one block's shape to the next -----------------===//
//
// On an edge, first what has to be in memory is saved, then one parallel copy
// brings what stays in registers to its places, and what comes from memory is
// restored. The code stands at the end of the block in front if that leads
// nowhere else, and in a block of its own otherwise. Where neither is possible,
// in front of exception pads, the targets of `asm goto`, and behind terminators
// that LLVM cannot redirect, everything is in memory, and what has to be saved
// is saved before. Exceptions and `asm goto` leave in the midst of a block;
// only what the latter computes itself arrives in registers.
//
//===----------------------------------------------------------------------===//

#include "Allocator.h"
#include "Edges/Shuffle.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace mincaml::regalloc;

/// The terminators have nothing to do with registers, so that moves can stand
/// before them.
static bool canMoveAtEnd(const MachineBasicBlock &MBB) {
  for (const MachineInstr &MI : MBB.terminators())
    for (const MachineOperand &MO : MI.operands())
      if (MO.isReg() && MO.getReg())
        return false;
  return true;
}

/// Whether From is left for To in its midst, not at its end.
static bool leavesInside(const MachineBasicBlock &From,
                         const MachineBasicBlock &To) {
  return To.isEHPad() || (To.isInlineAsmBrIndirectTarget() &&
                          any_of(From, [](const MachineInstr &MI) {
                            return MI.getOpcode() == TargetOpcode::INLINEASM_BR;
                          }));
}

void Allocator::findRigidEdges() {
  for (const MachineBasicBlock &MBB : MF) {
    bool IsRigid = MBB.isEHPad() || MBB.isInlineAsmBrIndirectTarget();
    if (MBB.pred_size() > 1)
      for (const MachineBasicBlock *Before : MBB.predecessors())
        IsRigid |= Before->succ_size() == 1
                       ? !canMoveAtEnd(*Before)
                       : !Before->canSplitCriticalEdge(&MBB);
    if (IsRigid)
      AllInMemory.set(MBB.getNumber());
  }
}

bool Allocator::saveDefinitionForEdge(Register Value,
                                      const MachineBasicBlock &From,
                                      const MachineBasicBlock &To) {
  const SlotIndex End = LIS.getMBBEndIdx(&From).getPrevSlot();
  if (isDefinitionSaved(Value, End))
    return true;
  const VNInfo *Number = LIS.getInterval(Value).getVNInfoAt(End);
  if (Policy.Spilling != SpillPolicy::Early || !Number || Number->isPHIDef() ||
      DefinedByTerminator[Value.virtRegIndex()] ||
      !isDefinitionCheaper(*Number, frequency(From, To)))
    return false;
  saveDefinition(Value, Number, Reason::Join);
  return true;
}

void Allocator::planEdge(MachineBasicBlock &From, MachineBasicBlock &To) {
  const bool IsRigid = AllInMemory.test(To.getNumber());
  // Inside a block there is no place for moves, see saveForPads.
  if ((To.pred_size() == 1 && !IsRigid) || leavesInside(From, To))
    return;
  const Shape &Before = Ends[From.getNumber()],
              &After = Entries[To.getNumber()];
  EdgePlan Edge{&From, &To, {}};

  SmallVector<ParallelMove, 16> Moves;
  SmallVector<const Residence *, 16> FromMemory;
  DenseMap<Register, const Residence *> Wanted;
  for (const Residence &R : After)
    Wanted[R.Value] = &R;
  DenseSet<Register> Present;
  SmallVector<MCRegister, 16> LiveIn;
  for (const Residence &R : Before) {
    const LiveInterval &Interval = LIS.getInterval(R.Value);
    if (!LIS.isLiveInToMBB(Interval, &To))
      continue;
    Present.insert(R.Value);
    LiveIn.push_back(R.Register);
    const Residence *Goal = Wanted.lookup(R.Value);
    if (Goal)
      Moves.push_back({R.Value.virtRegIndex(), R.Register, Goal->Register});
    // Memory is to have it where it is in no register, and where the block has
    // counted on it.
    if ((!Goal || Goal->Saved) && !R.Saved && !isRematerializable(R.Value)) {
      if (IsRigid && DefinedByTerminator[R.Value.virtRegIndex()]) {
        Failure = {(Twine(Policy.Name) + ": a terminator's result is wanted "
                                         "behind an edge that cannot be split")
                       .str(),
                   {}};
        return;
      }
      if (!saveDefinitionForEdge(R.Value, From, To))
        Edge.Actions.push_back(
            {Action::Save, Reason::Join, R.Value, R.Register});
    }
  }
  for (const Residence &R : After)
    if (!Present.contains(R.Value) &&
        LIS.isLiveOutOfMBB(LIS.getInterval(R.Value), &From))
      FromMemory.push_back(&R);

  auto Overlap = [&](MCRegister A, MCRegister B) {
    return TRI.regsOverlap(A, B);
  };
  auto Free = [&](const ParallelMove &M, ArrayRef<MCRegister> Taken) {
    const SlotIndex End = LIS.getMBBEndIdx(&From).getPrevSlot(),
                    Start = LIS.getMBBStartIdx(&To);
    for (MCRegister R : orderFor(Register::index2VirtReg(M.Index))) {
      auto Overlaps = [&](MCRegister Other) { return Overlap(R, Other); };
      if (any_of(Taken, Overlaps) || any_of(LiveIn, Overlaps) ||
          any_of(After,
                 [&](const Residence &A) { return Overlaps(A.Register); }) ||
          Physical.nextFixed(R, Start) == Start ||
          Physical.nextFixed(R, End) == End)
        continue;
      return R;
    }
    return MCRegister();
  };
  for (const ShuffleStep &S : shuffle(Moves, Overlap, Free)) {
    const Register Value = Register::index2VirtReg(S.Index);
    switch (S.TheKind) {
    case ShuffleStep::Move:
      Edge.Actions.push_back({Action::Move, Reason::Join, Value, S.From, S.To});
      break;
    case ShuffleStep::PutAway:
      Edge.Actions.push_back(
          {Action::Move, Reason::Shuffle, Value, S.From, S.To});
      break;
    case ShuffleStep::ToMemory:
      if (!isRematerializable(Value))
        Edge.Actions.push_back({Action::Save, Reason::Shuffle, Value, S.From});
      break;
    case ShuffleStep::FromMemory:
      Edge.Actions.push_back(
          {Action::Restore, Reason::Shuffle, Value, MCRegister(), S.To});
      break;
    }
  }
  for (const Residence *R : FromMemory)
    Edge.Actions.push_back(
        {isUndefinedBehind(R->Value, From) ? Action::Undefine : Action::Restore,
         Reason::Join, R->Value, MCRegister(), R->Register});
  if (!Edge.Actions.empty())
    Edges.push_back(std::move(Edge));
}
