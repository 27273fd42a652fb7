//===- AnticipatedExpressions.h - Down-safe expressions ---------*- C++ -*-===//
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
// endless loop is treated as if it could be left. Moving a computation that may
// trap requires more than anticipation: see PartialRedundancy.h.
//
// Source: [Lecture8], "down-safety".
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_EXPRESSIONS_ANTICIPATEDEXPRESSIONS_H
#define MINCAML_ANALYSIS_EXPRESSIONS_ANTICIPATEDEXPRESSIONS_H

#include "mincaml/Analysis/Expressions/Expressions.h"
#include "mincaml/DataFlow/Solver.h"
#include "llvm/IR/PassManager.h"

namespace mincaml {

class AnticipatedExpressions {
public:
  AnticipatedExpressions(llvm::Function &F, llvm::AAResults &AA);

  ExpressionTable Expressions;
  dataflow::FlowGraph<llvm::BasicBlock> Graph;
  /// Euse and Ekill, by node.
  std::vector<dataflow::GenKill> Rows;
  dataflow::Solution<llvm::BitVector> Anticipated;
};

class AnticipatedExpressionsAnalysis
    : public llvm::AnalysisInfoMixin<AnticipatedExpressionsAnalysis> {
public:
  using Result = AnticipatedExpressions;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);

private:
  friend llvm::AnalysisInfoMixin<AnticipatedExpressionsAnalysis>;
  static llvm::AnalysisKey Key;
};

void printAnticipatedExpressions(llvm::raw_ostream &OS, llvm::Function &F,
                                 llvm::FunctionAnalysisManager &AM);

void printAnticipatedExpressionsGraph(llvm::raw_ostream &OS, llvm::Function &F,
                                      llvm::FunctionAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_EXPRESSIONS_ANTICIPATEDEXPRESSIONS_H
