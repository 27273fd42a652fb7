//===- AvailableExpressions.cpp - Available expressions -------------------===//

#include "mincaml/Analysis/Expressions/AvailableExpressions.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

static ExpressionTable tableOf(Function &F, AAResults &AA) {
  ExpressionTable Table(F, ExpressionTable::Calls::Include);
  Table.findClobbers(AA);
  return Table;
}

static GenKill genKillForAvailability(BasicBlock &Block,
                                      const ExpressionTable &Expressions) {
  GenKill Row(Expressions.size());
  auto Define = [&](unsigned E) {
    Row.Gen.set(E);
    Row.Kill.reset(E);
  };
  for (Instruction &I : Block) {
    if (auto E = Expressions.computedBy(I))
      Define(*E);
    Expressions.forEachKilledBy(I, [&](unsigned E) {
      Row.Gen.reset(E);
      Row.Kill.set(E);
    });
    if (auto *Store = dyn_cast<StoreInst>(&I))
      if (auto E = Expressions.providedBy(*Store))
        Define(*E);
  }
  return Row;
}

void AvailableExpressions::solveForTable() {
  Rows.assign(Graph.size(), GenKill(Expressions.size()));
  for (Node N = 1; N < Graph.exit(); ++N)
    Rows[N] = genKillForAvailability(*Graph.block(N), Expressions);
  Available = solve(
      GenKillProblem<Direction::Forward, MustHold>(Expressions.size(), Rows),
      Graph);
}

AvailableExpressions::AvailableExpressions(Function &F, ExpressionTable Table)
    : Expressions(std::move(Table)), Graph(F) {
  solveForTable();
}

/// Asks alias analysis only about kills that matter. First the problem is
/// solved as if no write killed a load. This solution, A0, contains the final
/// one, because kills only remove expressions. If an expression is not in A0
/// directly before a write, it does not matter whether the write kills it.
AvailableExpressions AvailableExpressions::withFewQueries(Function &F,
                                                          ExpressionTable Table,
                                                          AAResults &AA) {
  AvailableExpressions Result(F, std::move(Table));
  ExpressionTable &Expressions = Result.Expressions;
  Expressions.findReaders();
  ClobberQuery Query(AA);
  for (Node N = 1; N < Result.Graph.exit(); ++N) {
    BitVector Fact = std::move(Result.Available.In[N]);
    for (Instruction &I : *Result.Graph.block(N)) {
      if (auto E = Expressions.computedBy(I))
        Fact.set(*E);
      Expressions.addClobbers(I, Fact, Query);
      Expressions.forEachKilledBy(I, [&](unsigned E) { Fact.reset(E); });
      if (auto *Store = dyn_cast<StoreInst>(&I))
        if (auto E = Expressions.providedBy(*Store))
          Fact.set(*E);
    }
  }
  Result.solveForTable();
  return Result;
}

AvailableExpressions::AvailableExpressions(Function &F, AAResults &AA)
    : AvailableExpressions(F, tableOf(F, AA)) {}

void mincaml::printAvailableExpressions(raw_ostream &OS, Function &F,
                                        FunctionAnalysisManager &AM) {
  auto &Result = AM.getResult<AvailableExpressionsAnalysis>(F);
  printExpressionSets(OS, "Available expressions", F, Result.Expressions,
                      Result.Graph, Result.Rows, "Edef", Result.Available);
}

void mincaml::printAvailableExpressionsGraph(raw_ostream &OS, Function &F,
                                             FunctionAnalysisManager &AM) {
  auto &Result = AM.getResult<AvailableExpressionsAnalysis>(F);
  printExpressionGraph(OS, "Available expressions", F, Result.Expressions,
                       Result.Graph, Result.Available);
}

//===----------------------------------------------------------------------===//
// Anticipated expressions
//===----------------------------------------------------------------------===//

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
