//===- FlowCheck.cpp - Rules about states ---------------------------------===//

#include "Machine/FlowCheck.h"
#include "Machine/Calls.h"
#include "Machine/Encoding.h"
#include "Machine/Hazards.h"
#include "Machine/Registers.h"
#include "Machine/Stack.h"
#include "mincaml/DataFlow/Solver.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

//===- The problem --------------------------------------------------------===//

/// Calls Before(MI, S) for each instruction of a block in execution order, and
/// After(MI, S) for each control transfer after its delay slot. Returns the
/// join of the states in which control may leave the block.
template <typename BeforeT, typename AfterT>
static FlowState walk(const MachineBasicBlock &MBB,
                      const InstructionSemantics &Semantics, FlowState S,
                      BeforeT &&Before, AfterT &&After) {
  FlowStateLattice Lattice;
  InstructionTable &Table = Semantics.table();
  FlowState Exit = Lattice.bottom();
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
        Lattice.join(Exit, S);
      continue;
    }
    FlowState Skipped = S;
    for (; I != E && I->isBundledWithPred(); ++I) {
      if (Table.isUnimp(*I))
        continue;
      Before(*I, S);
      Semantics.execute(*I, S);
    }
    // An annulled slot is executed only on the taken path.
    if (Table[MI].Annuls)
      Lattice.join(S, Skipped);
    After(MI, S);
    Semantics.finish(MI, S);
    if (MI.isBranch() || (HasLandingPads && MI.isCall()))
      Lattice.join(Exit, S);
  }
  Lattice.join(Exit, S);
  return Exit;
}

namespace {

class StateProblem {
public:
  using LatticeType = FlowStateLattice;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Forward;
  using Graph = dataflow::FlowGraph<const MachineBasicBlock>;

  StateProblem(const Graph &TheGraph, const InstructionSemantics &Semantics)
      : TheGraph(TheGraph), Semantics(Semantics) {}

  LatticeType lattice() const { return {}; }
  FlowState boundary() const { return entryState(Semantics.table().is64Bit()); }
  void transfer(dataflow::Node N, FlowState &S) const {
    if (const MachineBasicBlock *MBB = TheGraph.block(N))
      S = walk(*MBB, Semantics, S, [](auto &&...) {}, [](auto &&...) {});
  }

private:
  const Graph &TheGraph;
  const InstructionSemantics &Semantics;
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

static void checkBefore(CheckedMachineFunction &F, const MachineInstr &MI,
                        const FlowState &S) {
  if (MI.isMetaInstruction())
    return;
  checkHazards(F, MI, S);
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
  checkStackAtEnd(F, MI, S);
  checkTailCall(F, MI, S);
}

void mincaml::sparc::checkFlow(const MachineFunction &MF,
                               InstructionTable &Table, Reporter &Report) {
  CheckedMachineFunction F(MF, Table, Report);
  StateProblem::Graph Graph(MF);
  StateProblem Problem(Graph, F.Semantics);
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
    if (In.Window.isConflict() && !Differed && !MBB.empty())
      Report.violation(Rule::WindowDepth, *MBB.instr_begin(),
                       "paths with and without a save meet here");
    walk(MBB, F.Semantics, In, Before, After);
  }
}
