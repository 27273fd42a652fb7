//===- FunctionCheck.cpp - All rules on one function ----------------------===//

#include "Object/FunctionCheck.h"
#include "Object/BranchTargets.h"
#include "Object/Calls.h"
#include "Object/Definitions.h"
#include "Object/DelaySlots.h"
#include "Object/FlatFrames.h"
#include "Object/Hazards.h"
#include "Object/Jumps.h"
#include "Object/PathFinder.h"
#include "Object/Registers.h"
#include "Object/SpecialReturns.h"
#include "Object/Stack.h"
#include "Object/Structures.h"

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
    F.ReadsStructureSize |= readsStructureSize(I);
    F.HasCalls |= returnsHere(F.Code, Index) && !callsPCThunk(F.Code, Index);
    if (I.isControlTransfer()) {
      checkBranchTarget(F, Index);
      checkDelaySlot(F, Index);
    }
  }
}

//===- States -------------------------------------------------------------===//

static void checkStep(const CheckedFunction &F, const Step &S,
                      const AbstractState &State) {
  if (S.TheKind == Step::Kind::Callee)
    return checkCall(F, S.Index, State);
  checkRegisters(F, S.Index, State);
  checkDefinitions(F, S.Index, State);
  checkHazards(F, S.Index, State);
  checkAnnulledEffect(F, S.Index, State);
  checkReturn(F, S.Index, State);
  checkJump(F, S.Index, State);
  checkStack(F, S.Index, State);
  checkAddressPair(F, S.Index, State);
}

/// Checks a block, given the state before it.
static void checkBlock(const CheckedFunction &F, const CodeBlock &B,
                       AbstractState State, StructureReturns *Returns) {
  for (const Step &S : B.Steps) {
    checkStep(F, S, State);
    if (Returns && S.TheKind != Step::Kind::Callee)
      Returns->visit(S.Index, State);
    F.Semantics.execute(S, State);
  }
  if (Returns && B.End == BlockEnd::TailCall)
    Returns->visitTailCall(B);
  checkBlockEnd(F, B, State);
  checkWindowsAtEnd(F, B, State);
  checkRestored(F, B, State);
}

/// Whether the block has a violation like this one if it is entered in this
/// state.
static bool isViolated(const CheckedFunction &F, const CodeBlock &B,
                       const AbstractState &State, const Finding &Violation) {
  ObjectCheckResult Counts;
  FunctionReport Report(F.Code, F.LLVM, /*ReportUnproved=*/false, Counts,
                        [](uint64_t) { return std::string(); });
  CheckedFunction OnPath{F.Code, F.Graph, F.Semantics, F.Summaries,
                         F.LLVM, Report,  F.HasCalls,  F.MovesStackPointer};
  checkBlock(OnPath, B, State, /*Returns=*/nullptr);
  return any_of(Report.findings(), [&](const Finding &Found) {
    return Found.TheRule == Violation.TheRule &&
           Found.TheVerdict == Violation.TheVerdict &&
           Found.Address == Violation.Address;
  });
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
  PathFinder Paths(Code, Problem, Nodes);
  StructureReturns Returns(F);
  for (dataflow::Node N = 1; N != Nodes.exit(); ++N) {
    if (!Solution.Reached.test(N))
      continue;
    const CodeBlock &B = *Nodes.block(N);
    checkWindowsAtStart(F, N, Nodes, Solution);
    size_t FirstOfBlock = Report.findings().size();
    checkBlock(F, B, std::move(Solution.In[N]), &Returns);
    for (Finding &Found : Report.findings().drop_front(FirstOfBlock))
      if (Found.TheVerdict == Verdict::Violation)
        Found.Path = Paths.find(N, Found, [&](const AbstractState &State) {
          return isViolated(F, B, State, Found);
        });
  }
  Returns.report();
}
