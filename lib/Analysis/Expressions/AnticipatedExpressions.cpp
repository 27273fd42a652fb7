//===- AnticipatedExpressions.cpp - Down-safe expressions -----------------===//

#include "mincaml/Analysis/Expressions/AnticipatedExpressions.h"
#include "mincaml/Analysis/Expressions/ExpressionPrinting.h"
#include "llvm/Analysis/AliasAnalysis.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

static GenKill genKillForAnticipation(BasicBlock &Block,
                                      const ExpressionTable &Expressions) {
  GenKill Row(Expressions.size());
  for (Instruction &I : Block) {
    if (auto E = Expressions.computedBy(I); E && !Row.Kill.test(*E))
      Row.Gen.set(*E);
    Expressions.forEachKilledBy(I, [&](unsigned E) { Row.Kill.set(E); });
  }
  return Row;
}

AnticipatedExpressions::AnticipatedExpressions(Function &F, AAResults &AA)
    : Expressions(F, ExpressionTable::Calls::Include), Graph(F) {
  Expressions.findClobbers(AA);
  Rows.assign(Graph.size(), GenKill(Expressions.size()));
  for (Node N = 1; N < Graph.exit(); ++N)
    Rows[N] = genKillForAnticipation(*Graph.block(N), Expressions);
  Anticipated = solve(
      GenKillProblem<Direction::Backward, MustHold>(Expressions.size(), Rows),
      Graph);
}

AnalysisKey AnticipatedExpressionsAnalysis::Key;

AnticipatedExpressions
AnticipatedExpressionsAnalysis::run(Function &F, FunctionAnalysisManager &AM) {
  return AnticipatedExpressions(F, AM.getResult<AAManager>(F));
}

void mincaml::printAnticipatedExpressions(raw_ostream &OS, Function &F,
                                          FunctionAnalysisManager &AM) {
  auto &Result = AM.getResult<AnticipatedExpressionsAnalysis>(F);
  printExpressionSets(OS, "Anticipated expressions", F, Result.Expressions,
                      Result.Graph, Result.Rows, "Euse", Result.Anticipated);
}

void mincaml::printAnticipatedExpressionsGraph(raw_ostream &OS, Function &F,
                                               FunctionAnalysisManager &AM) {
  auto &Result = AM.getResult<AnticipatedExpressionsAnalysis>(F);
  printExpressionGraph(OS, "Anticipated expressions", F, Result.Expressions,
                       Result.Graph, Result.Anticipated);
}
