//===- FlowCheck.cpp - Rules that depend on data-flow states --------------===//

#include "Machine/RuleChecks.h"
#include "mincaml/DataFlow/Solver.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

//===- Exits of blocks ----------------------------------------------------===//

static bool hasDistinctExits(const MachineBasicBlock &MBB,
                             InstructionTable &Table, LandingPads Pads) {
  bool Annuls = false;
  unsigned Branches = 0;
  for (const MachineInstr &MI : MBB) {
    if (MI.getOpcode() == TargetOpcode::INLINEASM_BR)
      return false;
    if (!MI.isBranch())
      continue;
    if (MI.getNumOperands() == 0 || !MI.getOperand(0).isMBB())
      return false;
    ++Branches;
    Annuls |= Table[MI].Annuls;
  }
  if (any_of(MBB.successors(), [](const MachineBasicBlock *Successor) {
        return Successor->isEHPad();
      }))
    return Pads == LandingPads::Distinct;
  return Annuls || Branches > 1;
}

BitVector mincaml::sparc::nodesWithDistinctExits(
    const dataflow::FlowGraph<const MachineBasicBlock> &Graph,
    InstructionTable &Table, LandingPads Pads) {
  BitVector Nodes(Graph.size());
  for (dataflow::Node N = 1; N != Graph.exit(); ++N)
    Nodes[N] = hasDistinctExits(*Graph.block(N), Table, Pads);
  return Nodes;
}

//===- The problem --------------------------------------------------------===//

/// Executes a block from the state S. Calls
/// - Before(MI, S) for each instruction, in execution order;
/// - After(MI, S) for each control transfer, after its delay slot;
/// - Leave(Branch, S) where control may leave the block: after the delay slot
///   of a taken branch, and with a null Branch elsewhere, for example at the
///   end.
template <typename BeforeT, typename AfterT, typename LeaveT>
static void walk(const MachineBasicBlock &MBB,
                 const InstructionSemantics &Semantics, FlowState S,
                 BeforeT &&Before, AfterT &&After, LeaveT &&Leave) {
  InstructionTable &Table = Semantics.table();
  // The unwinder passes the exception and its type in these registers.
  if (MBB.isEHPad()) {
    S.set(reg::I0, RegisterValue::unknown());
    S.set(reg::I0 + 1, RegisterValue::unknown());
  }
  bool HasLandingPads = any_of(MBB.successors(), [](const auto *Successor) {
    return Successor->isEHPad();
  });
  for (auto I = MBB.instr_begin(), E = MBB.instr_end(); I != E;) {
    const MachineInstr &MI = *I++;
    Before(MI, S);
    Semantics.execute(MI, S);
    if (!MI.hasDelaySlot()) {
      if (MI.getOpcode() == TargetOpcode::INLINEASM_BR)
        Leave(nullptr, S);
      continue;
    }
    // If an annulling branch is not taken, its delay slot is not executed.
    std::optional<FlowState> Skipped;
    if (Table[MI].Annuls)
      Skipped = S;
    for (; I != E && I->isBundledWithPred(); ++I) {
      if (Table.isUnimp(*I))
        continue;
      Before(*I, S);
      Semantics.execute(*I, S);
    }
    After(MI, S);
    Semantics.finish(MI, S);
    if (MI.isBranch())
      Leave(&MI, S);
    else if (HasLandingPads && MI.isCall())
      Leave(nullptr, S);
    if (Skipped)
      S = *std::move(Skipped);
  }
  Leave(nullptr, S);
}

namespace {

class FlowProblem {
public:
  using LatticeType = FlowStateLattice;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Forward;
  using Graph = dataflow::FlowGraph<const MachineBasicBlock>;

  FlowProblem(const Graph &TheGraph, const InstructionSemantics &Semantics)
      : TheGraph(TheGraph), Semantics(Semantics),
        HasDistinctExits(nodesWithDistinctExits(TheGraph, Semantics.table(),
                                                LandingPads::Any)) {}

  LatticeType lattice() const { return {}; }
  FlowState boundary() const { return entryState(Semantics.table().is64Bit()); }

  /// Joins the states at all exits of a block. Blocks with distinct exits are
  /// executed by flow() instead.
  void transfer(dataflow::Node N, FlowState &S) const {
    const MachineBasicBlock *MBB = TheGraph.block(N);
    if (!MBB || HasDistinctExits[N])
      return;
    joinExits(*MBB, S, [](const MachineInstr *) { return true; });
  }

  bool isPlainEdge(dataflow::Node From, dataflow::Node) const {
    return !HasDistinctExits[From];
  }
  bool flow(dataflow::Node From, dataflow::Node To, FlowState &S) const {
    if (!HasDistinctExits[From])
      return true;
    const MachineBasicBlock *MBB = TheGraph.block(From);
    const MachineBasicBlock *Next = TheGraph.block(To);
    joinExits(*MBB, S, [&](const MachineInstr *Branch) {
      return Branch ? Branch->getOperand(0).getMBB() == Next
                    : !Next || MBB->isLayoutSuccessor(Next);
    });
    return true;
  }

private:
  /// Executes a block from the state \p S, which becomes the join of the states
  /// where control may leave by the branches for which \p IsExit holds.
  void joinExits(const MachineBasicBlock &MBB, FlowState &S,
                 function_ref<bool(const MachineInstr *)> IsExit) const {
    FlowState Exit = lattice().bottom();
    walk(
        MBB, Semantics, S, [](auto &&...) {}, [](auto &&...) {},
        [&](const MachineInstr *Branch, const FlowState &Left) {
          if (IsExit(Branch))
            lattice().join(Exit, Left);
        });
    S = std::move(Exit);
  }

  const Graph &TheGraph;
  const InstructionSemantics &Semantics;
  /// For each node, whether its block has distinct exits. All other blocks pass
  /// the same state to each successor.
  const BitVector HasDistinctExits;
};

} // namespace

//===- The check ----------------------------------------------------------===//

CheckedMachineFunction::CheckedMachineFunction(const MachineFunction &MF,
                                               InstructionTable &Table,
                                               Reporter &Report)
    : MF(MF), Table(Table), Semantics(Table), Report(Report),
      Frame(Table.is64Bit()),
      StackPointerAtEntry(RegisterValue::initialStackPointer(Table.is64Bit())) {
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB.instrs())
      HasCalls |= Table[MI].TheOperation == Operation::Call;
}

/// Checks hazards and condition codes; \p S is the state before the
/// instruction.
static void checkHazards(const CheckedMachineFunction &F,
                         const MachineInstr &MI, const FlowState &S) {
  for (const MachineOperand &MO : MI.operands()) {
    if (!MO.isReg() || !MO.readsReg())
      continue;
    RegisterInfo R = F.Table.reg(MO.getReg());
    if (R.Bank != RegisterFile::State)
      continue;
    if (S.Undefined.test(R.Number))
      F.Report.violation(Rule::ConditionDefined, MI,
                         Twine(registerName(R.Number)) +
                             " has no definition on some path");
    // V9 processors have interlocks for both hazards.
    if (F.Table.isV9())
      continue;
    if (R.Number == reg::Y && S.SinceYWrite.isTooShort())
      F.Report.violation(Rule::YRegisterDelay, MI,
                         Twine(S.SinceYWrite.instructions()) +
                             " instructions separate them");
    if (F.Table[MI].BranchesOnFloat && R.Number == reg::FCC0 &&
        S.SinceFloatCompare.isTooShort())
      F.Report.violation(Rule::FloatCompareDelay, MI, "");
  }
}

static void checkBefore(CheckedMachineFunction &F, const MachineInstr &MI,
                        const FlowState &S) {
  if (MI.isMetaInstruction())
    return;
  checkHazards(F, MI, S);
  checkUses(F, MI, S);
  checkDefinitions(F, MI, S);
  switch (F.Table[MI].TheOperation) {
  case Operation::Save:
  case Operation::Restore:
    checkWindowChange(F, MI, S);
    break;
  case Operation::Return:
    checkReturnAddress(F, MI, S);
    break;
  default:
    break;
  }
  checkAddressPair(F, MI, S);
  checkAccess(F, MI, S);
}

static void checkAfter(CheckedMachineFunction &F, const MachineInstr &MI,
                       const FlowState &S) {
  checkStructureCall(F, MI);
  checkWindowAtEnd(F, MI, S);
  checkStackAtEnd(F, MI, S);
  checkTailCall(F, MI, S);
}

void mincaml::sparc::checkFlow(CheckedMachineFunction &F) {
  FlowProblem::Graph Graph(F.MF);
  FlowProblem Problem(Graph, F.Semantics);
  auto Solution = dataflow::solve(Problem, Graph);
  auto Before = [&](const MachineInstr &MI, const FlowState &S) {
    checkBefore(F, MI, S);
  };
  auto After = [&](const MachineInstr &MI, const FlowState &S) {
    checkAfter(F, MI, S);
  };
  for (dataflow::Node N = 1; N != Graph.exit(); ++N) {
    const MachineBasicBlock &MBB = *Graph.block(N);
    const FlowState &In = Solution.In[N];
    bool Differed = any_of(Graph.predecessors(N), [&](dataflow::Node P) {
      return Solution.Out[P].Window.isConflict();
    });
    if (!Differed)
      checkWindowAtJoin(F, MBB, In);
    walk(MBB, F.Semantics, In, Before, After, [](auto &&...) {});
  }
}
