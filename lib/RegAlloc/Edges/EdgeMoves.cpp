//===- EdgeMoves.cpp - Moves and spill code on edges ----------------------===//

#include "Edges/EdgeMoves.h"
#include "Edges/Shuffle.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace llvm;
using namespace mincaml;
using namespace mincaml::regalloc;

/// Whether moves can be inserted before the terminators, that is, whether the
/// terminators read no registers and define no value. They may clobber a
/// register, as a jump of MIPS clobbers $at: no value starts the next block in
/// such a register (EntryShapes.h).
static bool canMoveAtEnd(const MachineBasicBlock &MBB) {
  for (const MachineInstr &MI : MBB.terminators())
    for (const MachineOperand &MO : MI.operands())
      if (MO.isReg() && MO.getReg() && !(MO.isDef() && MO.isDead()))
        return false;
  return true;
}

/// Whether control reaches To from the middle of From, not from its end.
static bool leavesInside(const MachineBasicBlock &From,
                         const MachineBasicBlock &To) {
  return To.isEHPad() || (To.isInlineAsmBrIndirectTarget() &&
                          any_of(From, [](const MachineInstr &MI) {
                            return MI.getOpcode() == TargetOpcode::INLINEASM_BR;
                          }));
}

void regalloc::findRigidEdges(const FunctionFacts &Facts, FunctionPlan &Plan) {
  for (const MachineBasicBlock &MBB : Facts.MF) {
    // The return from an exception handler preserves no register.
    bool IsRigid = MBB.isEHPad() || MBB.isInlineAsmBrIndirectTarget() ||
                   any_of(MBB.predecessors(), [&](const auto *Before) {
                     return Before->getEndClobberMask(&Facts.TRI);
                   });
    if (MBB.pred_size() > 1)
      for (const MachineBasicBlock *Before : MBB.predecessors())
        IsRigid |= Before->succ_size() == 1
                       ? !canMoveAtEnd(*Before)
                       : !Before->canSplitCriticalEdge(&MBB);
    Plan.of(MBB).StartsInMemory = IsRigid;
  }
}

namespace {

class EdgePlanner {
public:
  EdgePlanner(const FunctionFacts &Facts, FunctionPlan &Plan, SavePlan &Saves,
              MachineBasicBlock &From, MachineBasicBlock &To)
      : Facts(Facts), Plan(Plan), Saves(Saves), From(From), To(To),
        Before(Plan.of(From).End), After(Plan.of(To).Entry),
        End(Facts.LIS.getMBBEndIdx(&From).getPrevSlot()),
        Start(Facts.LIS.getMBBStartIdx(&To)), Edge{&From, &To, {}} {}

  void run();

private:
  bool collectMoves();
  bool saveDefinition(Register Value);
  void copyInParallel();
  MCRegister findFree(const ParallelMove &M, ArrayRef<MCRegister> Taken) const;
  void restore();

  const FunctionFacts &Facts;
  FunctionPlan &Plan;
  SavePlan &Saves;
  MachineBasicBlock &From, &To;
  const Shape &Before, &After;
  /// The end of From and the start of To.
  const SlotIndex End, Start;

  EdgePlan Edge;
  SmallVector<ParallelMove, 16> Moves;
  /// The values of Before that are live into To, and their registers.
  DenseSet<Register> Present;
  SmallVector<MCRegister, 16> LiveIn;
};

} // namespace

void EdgePlanner::run() {
  if (!collectMoves())
    return;
  copyInParallel();
  restore();
  if (!Edge.Actions.empty())
    Plan.Edges.push_back(std::move(Edge));
}

/// Collects the parallel copy, and plans the spills of values that To expects in
/// memory. Returns false on failure.
bool EdgePlanner::collectMoves() {
  DenseMap<Register, const Residence *> Goals;
  for (const Residence &R : After)
    Goals[R.Value] = &R;
  for (const Residence &R : Before) {
    if (!Facts.LIS.isLiveInToMBB(Facts.LIS.getInterval(R.Value), &To))
      continue;
    Present.insert(R.Value);
    LiveIn.push_back(R.Register);
    const Residence *Goal = Goals.lookup(R.Value);
    if (Goal)
      Moves.push_back({R.Value.virtRegIndex(), R.Register, Goal->Register});
    // The value must be spilled if To does not start with it in a register, or
    // expects it both in a register and in its stack slot.
    if ((Goal && !Goal->Saved) || R.Saved ||
        Facts.Values.isRematerializable(R.Value))
      continue;
    if (Plan.of(To).StartsInMemory &&
        Facts.Values.isDefinedByTerminator(R.Value)) {
      Plan.fail("a terminator's result is live across an edge that cannot be "
                "split");
      return false;
    }
    if (!saveDefinition(R.Value))
      Edge.Actions.push_back({Action::Save, Reason::Join, R.Value, R.Register});
  }
  return true;
}

/// Returns whether Value is spilled at its definition. This is preferred if the
/// definition executes no more often than the points that request the spill.
bool EdgePlanner::saveDefinition(Register Value) {
  if (Saves.isDefinitionSaved(Value, End))
    return true;
  const VNInfo *Number = Facts.LIS.getInterval(Value).getVNInfoAt(End);
  if (Facts.Policy.Spilling != SpillPolicy::Early || !Number ||
      Number->isPHIDef() || Facts.Values.isDefinedByTerminator(Value) ||
      !Saves.isDefinitionCheaper(*Number, Facts.frequency(From, To)))
    return false;
  Saves.saveDefinition(Value, Number, Reason::Join);
  return true;
}

void EdgePlanner::copyInParallel() {
  auto Overlap = [&](MCRegister A, MCRegister B) {
    return Facts.TRI.regsOverlap(A, B);
  };
  auto Free = [&](const ParallelMove &M, ArrayRef<MCRegister> Taken) {
    return findFree(M, Taken);
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
      if (!Facts.Values.isRematerializable(Value))
        Edge.Actions.push_back({Action::Save, Reason::Shuffle, Value, S.From});
      break;
    case ShuffleStep::FromMemory:
      Edge.Actions.push_back(
          {Action::Restore, Reason::Shuffle, Value, MCRegister(), S.To});
      break;
    }
  }
}

MCRegister EdgePlanner::findFree(const ParallelMove &M,
                                 ArrayRef<MCRegister> Taken) const {
  for (MCRegister R : Facts.orderOf(Register::index2VirtReg(M.Index))) {
    auto Overlaps = [&](MCRegister Other) {
      return Facts.TRI.regsOverlap(R, Other);
    };
    if (any_of(Taken, Overlaps) || any_of(LiveIn, Overlaps) ||
        any_of(After, [&](const Residence &A) { return Overlaps(A.Register); }))
      continue;
    if (Facts.Physical.nextFixed(R, Start) != Start &&
        Facts.Physical.nextFixed(R, End) != End)
      return R;
  }
  return MCRegister();
}

void EdgePlanner::restore() {
  for (const Residence &R : After) {
    const LiveInterval &Interval = Facts.LIS.getInterval(R.Value);
    if (Present.contains(R.Value) || !Facts.LIS.isLiveOutOfMBB(Interval, &From))
      continue;
    const bool IsUndefined = Facts.Values.isUndefinedAtEnd(R.Value, From);
    Edge.Actions.push_back({IsUndefined ? Action::Undefine : Action::Restore,
                            Reason::Join, R.Value, MCRegister(), R.Register});
  }
}

void regalloc::planEdges(const FunctionFacts &Facts, FunctionPlan &Plan,
                         SavePlan &Saves) {
  for (MachineBasicBlock *From : Facts.Order)
    for (MachineBasicBlock *To : From->successors()) {
      // Either the entry of To is the end of From, or control leaves From in
      // the middle, where no moves can be inserted.
      const bool IsIdentity =
          To->pred_size() == 1 && !Plan.of(*To).StartsInMemory;
      if (!IsIdentity && !leavesInside(*From, *To))
        EdgePlanner(Facts, Plan, Saves, *From, *To).run();
    }
}
