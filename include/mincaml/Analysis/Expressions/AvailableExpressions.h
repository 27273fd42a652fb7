//===- AvailableExpressions.h - And anticipated ones ------------*- C++ -*-===//

#ifndef MINCAML_ANALYSIS_EXPRESSIONS_AVAILABLEEXPRESSIONS_H
#define MINCAML_ANALYSIS_EXPRESSIONS_AVAILABLEEXPRESSIONS_H

#include "mincaml/Analysis/Expressions/Expressions.h"

namespace mincaml {

// Available expressions
//
// An expression is available at a point if every path from the start of the
// function to there computes it, and nothing after its last computation kills
// it.
//
//   lattice    sets of expressions (Expressions.h)
//   direction  forward
//   meet       intersection, over all paths; largest solution
//   transfer   Out = Edef + (In - Ekill)
//   boundary   nothing is available at the start
//
// A store makes the load from the same address available, with the stored
// value. An instruction that may write memory, as alias analysis reports, kills
// the expressions that may read it.
//
// Source: [Lecture8], "common subexpression elimination" (Eavail, Edef, Ekill).

class AvailableExpressions {
public:
  AvailableExpressions(llvm::Function &F, llvm::AAResults &AA);
  /// Analyzes only the expressions of Table. Table.findClobbers() must have
  /// been called; otherwise kills by writes to memory are missing.
  AvailableExpressions(llvm::Function &F, ExpressionTable Table);
  /// Computes the same solution with fewer alias queries: Ekill omits an
  /// expression if it is not available before the kill. Precondition:
  /// Table.findClobbers() has not been called.
  static AvailableExpressions
  withFewQueries(llvm::Function &F, ExpressionTable Table, llvm::AAResults &AA);

  ExpressionTable Expressions;
  dataflow::FlowGraph<llvm::BasicBlock> Graph;
  /// The sets Edef and Ekill of each node.
  std::vector<dataflow::GenKill> Rows;
  dataflow::Solution<llvm::BitVector> Available;

private:
  void solveForTable();
};

struct AvailableExpressionsAnalysis
    : llvm::AnalysisInfoMixin<AvailableExpressionsAnalysis> {
  static inline llvm::AnalysisKey Key;
  using Result = AvailableExpressions;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &AM) {
    return Result(F, AM.getResult<llvm::AAManager>(F));
  }
};

void printAvailableExpressions(llvm::raw_ostream &OS, llvm::Function &F,
                               llvm::FunctionAnalysisManager &AM);

void printAvailableExpressionsGraph(llvm::raw_ostream &OS, llvm::Function &F,
                                    llvm::FunctionAnalysisManager &AM);

// Down-safe expressions
//
// An expression is anticipated (down-safe) at a point if every path from there
// to the end of the function computes it before anything kills it.
//
//   lattice    sets of expressions (Expressions.h)
//   direction  backward
//   meet       intersection, over all paths; largest solution
//   transfer   In = Euse + (Out - Ekill)
//   boundary   nothing is anticipated at the end
//
// Euse contains the expressions that a block computes before it kills them. An
// infinite loop is treated as if it had an exit. Moving a computation that may
// trap requires more than anticipation: see PartialRedundancy.h.
//
// Source: [Lecture8], "down-safety".

class AnticipatedExpressions {
public:
  AnticipatedExpressions(llvm::Function &F, llvm::AAResults &AA);

  ExpressionTable Expressions;
  dataflow::FlowGraph<llvm::BasicBlock> Graph;
  /// The sets Euse and Ekill of each node.
  std::vector<dataflow::GenKill> Rows;
  dataflow::Solution<llvm::BitVector> Anticipated;
};

struct AnticipatedExpressionsAnalysis
    : llvm::AnalysisInfoMixin<AnticipatedExpressionsAnalysis> {
  static inline llvm::AnalysisKey Key;
  using Result = AnticipatedExpressions;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &AM) {
    return Result(F, AM.getResult<llvm::AAManager>(F));
  }
};

void printAnticipatedExpressions(llvm::raw_ostream &OS, llvm::Function &F,
                                 llvm::FunctionAnalysisManager &AM);

void printAnticipatedExpressionsGraph(llvm::raw_ostream &OS, llvm::Function &F,
                                      llvm::FunctionAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_EXPRESSIONS_AVAILABLEEXPRESSIONS_H
