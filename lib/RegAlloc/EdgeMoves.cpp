//===- EdgeMoves.cpp - Moves and spill code on edges ----------------------===//
//
// Plans the code that brings values from their locations at the end of a block
// to those that the successor expects. On each edge, the values that must be in
// memory are spilled first; then one parallel copy moves the values that stay
// in registers; then the values that come from memory are reloaded. The code is
// inserted at the end of the predecessor if that has no other successor, and in
// a new block on the edge otherwise.
//
// An edge is unsplittable if neither is possible. The unsplittable edges are
// those to exception pads, to the targets of `asm goto`, from the return of an
// exception handler, and after terminators that LLVM cannot redirect. Across an
// unsplittable edge all values are in memory; those that must be spilled are
// spilled in the predecessor. Exceptions and `asm goto` leave a block from its
// middle; only the results of an `asm goto` are live across its edges in
// registers.
//
// Needs: the plans of all blocks, with final entries. Gives: the plan of each
// edge. Must not change the plans of blocks, except to spill a value at its
// definition instead of on the edge.
//
//===----------------------------------------------------------------------===//

#include "FunctionPlan.h"

using namespace llvm;
using namespace mincaml;
using namespace mincaml::regalloc;

//===----------------------------------------------------------------------===//
// Serialization of parallel copies
//===----------------------------------------------------------------------===//

SmallVector<CopyStep, 8> mincaml::regalloc::serializeParallelCopy(
    ArrayRef<ParallelMove> Moves,
    function_ref<bool(MCRegister, MCRegister)> Overlap,
    function_ref<MCRegister(const ParallelMove &, ArrayRef<MCRegister>)>
        FreeRegister) {
  SmallVector<CopyStep, 8> Steps, Last;
  SmallVector<ParallelMove, 8> Pending;
  SmallVector<MCRegister, 4> Temporaries;
  for (const ParallelMove &M : Moves)
    if (M.From != M.To)
      Pending.push_back(M);

  while (!Pending.empty()) {
    auto *Ready = find_if(Pending, [&](const ParallelMove &M) {
      return none_of(Pending, [&](const ParallelMove &Other) {
        return Other.Index != M.Index && Overlap(Other.From, M.To);
      });
    });
    if (Ready != Pending.end()) {
      Steps.push_back({CopyStep::Move, Ready->Index, Ready->From, Ready->To});
      Pending.erase(Ready);
      continue;
    }
    ParallelMove &First = Pending.front();
    if (MCRegister Free = FreeRegister(First, Temporaries)) {
      Temporaries.push_back(Free);
      Steps.push_back({CopyStep::BreakCycle, First.Index, First.From, Free});
      First.From = Free;
      continue;
    }
    Steps.push_back(
        {CopyStep::ToMemory, First.Index, First.From, MCRegister()});
    Last.push_back({CopyStep::FromMemory, First.Index, MCRegister(), First.To});
    Pending.erase(Pending.begin());
  }
  Steps.append(Last);
  return Steps;
}

//===----------------------------------------------------------------------===//
// Moves and spill code on edges
//===----------------------------------------------------------------------===//

/// Whether moves can be inserted before the terminators, that is, whether the
/// terminators read no registers and define no value. They may clobber a
/// register, as a jump of MIPS clobbers $at: no value starts the next block in
/// such a register (EntryAssignment.cpp).
static bool canMoveAtEnd(const MachineBasicBlock &MBB) {
  for (const MachineInstr &MI : MBB.terminators())
    for (const MachineOperand &MO : MI.operands())
      if (MO.isReg() && MO.getReg() && !(MO.isDef() && MO.isDead()))
        return false;
  return true;
}

/// Whether control reaches To from the middle of From, not from its end.
static bool exitsFromMiddle(const MachineBasicBlock &From,
                            const MachineBasicBlock &To) {
  return To.isEHPad() || (To.isInlineAsmBrIndirectTarget() &&
                          any_of(From, [](const MachineInstr &MI) {
                            return MI.getOpcode() == TargetOpcode::INLINEASM_BR;
                          }));
}

void regalloc::findUnsplittableEdges(const FunctionAnalyses &FA,
                                     FunctionPlan &Plan) {
  for (const MachineBasicBlock &MBB : FA.MF) {
    // The return from an exception handler preserves no register.
    bool IsUnsplittable = MBB.isEHPad() || MBB.isInlineAsmBrIndirectTarget() ||
                          any_of(MBB.predecessors(), [&](const auto *Before) {
                            return Before->getEndClobberMask(&FA.TRI);
                          });
    if (MBB.pred_size() > 1)
      for (const MachineBasicBlock *Before : MBB.predecessors())
        IsUnsplittable |= Before->succ_size() == 1
                              ? !canMoveAtEnd(*Before)
                              : !Before->canSplitCriticalEdge(&MBB);
    Plan.of(MBB).StartsInMemory = IsUnsplittable;
  }
}

namespace {

class EdgePlanner {
public:
  EdgePlanner(const FunctionAnalyses &FA, FunctionPlan &Plan,
              MachineBasicBlock &From, MachineBasicBlock &To)
      : FA(FA), Plan(Plan), From(From), To(To), Before(Plan.of(From).End),
        After(Plan.of(To).Entry), End(FA.LIS.getMBBEndIdx(&From).getPrevSlot()),
        Start(FA.LIS.getMBBStartIdx(&To)), Edge{&From, &To, {}} {}

  void run() {
    if (!collectMoves())
      return;
    copyInParallel();
    reload();
    if (!Edge.Actions.empty())
      Plan.Edges.push_back(std::move(Edge));
  }

private:
  /// Collects the parallel copy, and plans the spills of values that To expects
  /// in memory. Returns false on failure.
  bool collectMoves() {
    DenseMap<Register, const AssignedValue *> Goals;
    for (const AssignedValue &R : After)
      Goals[R.Value] = &R;
    for (const AssignedValue &R : Before) {
      if (!FA.LIS.isLiveInToMBB(FA.LIS.getInterval(R.Value), &To))
        continue;
      Present.insert(R.Value);
      LiveIn.push_back(R.Register);
      const AssignedValue *Goal = Goals.lookup(R.Value);
      if (Goal)
        Moves.push_back({R.Value.virtRegIndex(), R.Register, Goal->Register});
      // The value must be spilled if To does not start with it in a register,
      // or expects it both in a register and in its stack slot.
      if ((Goal && !Goal->InSlot) || R.InSlot ||
          FA.Values.isRematerializable(R.Value))
        continue;
      if (Plan.of(To).StartsInMemory &&
          FA.Values.isDefinedByTerminator(R.Value)) {
        Plan.fail("a terminator's result is live across an edge that cannot be "
                  "split");
        return false;
      }
      if (!spillAtDefinition(R.Value))
        Edge.Actions.push_back(
            {Action::Spill, Reason::Join, R.Value, R.Register});
    }
    return true;
  }

  /// Returns whether Value is spilled at its definition. Plans this spill if
  /// the definition executes no more often than the points that request the
  /// spill.
  bool spillAtDefinition(Register Value) {
    if (Plan.DefSpills.isSpilledAtDefinition(Value, End))
      return true;
    const VNInfo *Number = FA.LIS.getInterval(Value).getVNInfoAt(End);
    if (FA.Policy.Spilling != SpillPolicy::Early || !Number ||
        Number->isPHIDef() || FA.Values.isDefinedByTerminator(Value) ||
        !Plan.DefSpills.isDefinitionCheaper(*Number, FA.frequency(From, To)))
      return false;
    Plan.DefSpills.spillAtDefinition(Value, Number, Reason::Join);
    return true;
  }

  void copyInParallel() {
    auto Overlap = [&](MCRegister A, MCRegister B) {
      return FA.TRI.regsOverlap(A, B);
    };
    auto Free = [&](const ParallelMove &M, ArrayRef<MCRegister> Taken) {
      return findFree(M, Taken);
    };
    for (const CopyStep &S : serializeParallelCopy(Moves, Overlap, Free)) {
      const Register Value = Register::index2VirtReg(S.Index);
      switch (S.TheKind) {
      case CopyStep::Move:
        Edge.Actions.push_back(
            {Action::Move, Reason::Join, Value, S.From, S.To});
        break;
      case CopyStep::BreakCycle:
        Edge.Actions.push_back(
            {Action::Move, Reason::Cycle, Value, S.From, S.To});
        break;
      case CopyStep::ToMemory:
        if (!FA.Values.isRematerializable(Value))
          Edge.Actions.push_back({Action::Spill, Reason::Cycle, Value, S.From});
        break;
      case CopyStep::FromMemory:
        Edge.Actions.push_back(
            {Action::Reload, Reason::Cycle, Value, MCRegister(), S.To});
        break;
      }
    }
  }

  MCRegister findFree(const ParallelMove &M, ArrayRef<MCRegister> Taken) const {
    for (MCRegister R : FA.orderOf(Register::index2VirtReg(M.Index))) {
      auto Overlaps = [&](MCRegister Other) {
        return FA.TRI.regsOverlap(R, Other);
      };
      if (any_of(Taken, Overlaps) || any_of(LiveIn, Overlaps) ||
          any_of(After,
                 [&](const AssignedValue &A) { return Overlaps(A.Register); }))
        continue;
      if (FA.Physical.nextFixed(R, Start) != Start &&
          FA.Physical.nextFixed(R, End) != End)
        return R;
    }
    return MCRegister();
  }

  void reload() {
    for (const AssignedValue &R : After) {
      const LiveInterval &Interval = FA.LIS.getInterval(R.Value);
      if (Present.contains(R.Value) || !FA.LIS.isLiveOutOfMBB(Interval, &From))
        continue;
      const bool IsUndefined = FA.Values.isUndefinedAtEnd(R.Value, From);
      Edge.Actions.push_back({IsUndefined ? Action::Undefine : Action::Reload,
                              Reason::Join, R.Value, MCRegister(), R.Register});
    }
  }

  const FunctionAnalyses &FA;
  FunctionPlan &Plan;
  MachineBasicBlock &From, &To;
  const RegisterAssignment &Before, &After;
  /// The end of From and the start of To.
  const SlotIndex End, Start;

  EdgePlan Edge;
  SmallVector<ParallelMove, 16> Moves;
  /// The values of Before that are live into To, and their registers.
  DenseSet<Register> Present;
  SmallVector<MCRegister, 16> LiveIn;
};

} // namespace

void regalloc::planEdges(const FunctionAnalyses &FA, FunctionPlan &Plan) {
  for (MachineBasicBlock *From : FA.Order)
    for (MachineBasicBlock *To : From->successors()) {
      // Either the entry of To is the end of From, or control leaves From in
      // the middle, where no moves can be inserted.
      const bool IsIdentity =
          To->pred_size() == 1 && !Plan.of(*To).StartsInMemory;
      if (!IsIdentity && !exitsFromMiddle(*From, *To))
        EdgePlanner(FA, Plan, *From, *To).run();
    }
}
