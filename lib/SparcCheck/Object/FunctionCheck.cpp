//===- FunctionCheck.cpp - All rules on one function ----------------------===//

#include "Object/FunctionCheck.h"
#include "Object/BranchTargets.h"
#include "Object/Calls.h"
#include "Object/DelaySlots.h"
#include "Object/Hazards.h"
#include "Object/Registers.h"
#include "Object/Stack.h"
#include "mincaml/DataFlow/Solver.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

//===- Words --------------------------------------------------------------===//

/// Whether the word changes %sp other than by save, restore or an offset.
static bool assignsStackPointer(const InstructionWord &I) {
  return I.Writes.test(reg::SP) && I.Op != WordOperation::Save &&
         I.Op != WordOperation::Restore && I.Rs1 != reg::SP;
}

static void checkWords(CheckedFunction &F, LegalWords &Cache,
                       ObjectCheckResult &Result) {
  for (unsigned Index = 0; Index != F.Code.size(); ++Index) {
    if (!F.Graph.reached().test(Index)) {
      checkUnreached(F, Index);
      continue;
    }
    ++Result.ReachedWords;
    const InstructionWord &I = F.word(Index);
    checkRegisterPairs(F, Index);
    checkEncoding(F, Index, Cache);
    F.MovesStackPointer |= assignsStackPointer(I);
    F.HasCalls |= returnsHere(F.Code, Index);
    if (I.isControlTransfer()) {
      checkBranchTarget(F, Index);
      checkDelaySlot(F, Index);
    }
  }
}

//===- States -------------------------------------------------------------===//

namespace {

/// The forward problem that AbstractState.h describes.
class StateProblem {
public:
  using LatticeType = AbstractStateLattice;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Forward;

  StateProblem(const FunctionCode &Code, const WordSemantics &Semantics,
               const StateGraph &Nodes)
      : Code(Code), Semantics(Semantics), Nodes(Nodes) {}

  AbstractStateLattice lattice() const { return {}; }
  AbstractState boundary() const { return Semantics.entryState(); }
  void transfer(dataflow::Node N, AbstractState &State) const {
    if (const CodeBlock *B = Nodes.block(N))
      for (const Step &S : B->Steps)
        Semantics.execute(S, State);
  }
  bool flow(dataflow::Node From, dataflow::Node To, AbstractState &State) const;

private:
  const FunctionCode &Code;
  const WordSemantics &Semantics;
  const StateGraph &Nodes;
};

} // namespace

bool StateProblem::flow(dataflow::Node From, dataflow::Node To,
                        AbstractState &State) const {
  const CodeBlock *B = Nodes.block(From);
  if (!B || To == Nodes.exit())
    return true;
  // On the path where the slot is annulled.
  if (B->SkippedSlot && Nodes.block(To)->Number != B->Successors[0]->Number)
    State.Skipped |= Code.Words[*B->SkippedSlot].Writes & State.Never;
  if (B->DoubtOfEdges == CodeBlock::Doubt::Everywhere ||
      (B->DoubtOfEdges == CodeBlock::Doubt::AtJoins &&
       Nodes.predecessors(To).size() > 1))
    State.setDoubtful();
  return true;
}

static void checkStep(const CheckedFunction &F, const Step &S,
                      const AbstractState &State) {
  if (S.TheKind == Step::Kind::Callee)
    return checkCall(F, S.Index, State);
  checkRegisters(F, S.Index, State);
  checkHazards(F, S.Index, State);
  checkAnnulledEffect(F, S.Index, State);
  checkReturn(F, S.Index, State);
  checkStack(F, S.Index, State);
  checkAddressPair(F, S.Index, State);
}

void mincaml::sparc::checkFunction(const FunctionCode &Code, CodeGraph &Graph,
                                   const ProcedureSummaries &Summaries,
                                   Disassembly &LLVM, LegalWords &Cache,
                                   FunctionReport &Report,
                                   ObjectCheckResult &Result) {
  WordSemantics Semantics(Code, Summaries);
  CheckedFunction F{Code, Graph, Semantics, Summaries, LLVM, Report};
  checkWords(F, Cache, Result);
  StateGraph Nodes(Graph);
  StateProblem Problem(Code, Semantics, Nodes);
  StateSolution Solution = dataflow::solve(Problem, Nodes);
  for (dataflow::Node N = 1; N != Nodes.exit(); ++N) {
    if (!Solution.Reached.test(N))
      continue;
    const CodeBlock &B = *Nodes.block(N);
    checkWindowsAtStart(F, N, Nodes, Solution);
    AbstractState State = std::move(Solution.In[N]);
    for (const Step &S : B.Steps) {
      checkStep(F, S, State);
      Semantics.execute(S, State);
    }
    checkBlockEnd(F, B, State);
    checkWindowsAtEnd(F, B, State);
  }
}
