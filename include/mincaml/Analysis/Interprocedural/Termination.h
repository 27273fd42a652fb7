//===- Termination.h - Termination of loops and recursion -------*- C++ -*-===//
//
// Simple termination proofs. They look for a number that comes closer to a
// bound in each iteration and cannot wrap past it:
//
//   while (i <  n) i = i + 1     ends for every n
//   while (i <= n) i = i + 1     may not: n can be the greatest number
//   while (i != n) i = i + 1     ends, because there are finitely many numbers
//
// Calls and inner loops that may not end are not considered; the caller has to
// check them.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_INTERPROCEDURAL_TERMINATION_H
#define MINCAML_ANALYSIS_INTERPROCEDURAL_TERMINATION_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/PassManager.h"

namespace llvm {
class BasicBlock;
class DominatorTree;
class Loop;
} // namespace llvm

namespace mincaml {

/// Whether the loop provably ends after finitely many iterations, provided that
/// each iteration ends. The proof requires an exiting block that every
/// iteration executes and whose condition compares a number that changes by a
/// constant in each iteration with a loop-invariant bound.
bool loopEnds(const llvm::Loop &L, const llvm::DominatorTree &DT);

/// The sources of the back edges of cycles that are not proved to end.
struct EndlessCyclesAnalysis : llvm::AnalysisInfoMixin<EndlessCyclesAnalysis> {
  static inline llvm::AnalysisKey Key;
  using Result = llvm::SmallVector<const llvm::BasicBlock *, 1>;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &);
};

/// Whether the recursion of F through direct self-calls provably ends: all
/// self-calls add constants of the same sign to one parameter, and each is
/// guarded by a comparison of the parameter with a constant bound, as in
/// `let rec fib n = if n < 2 then n else ...`.
bool recursionEnds(const llvm::Function &F);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_INTERPROCEDURAL_TERMINATION_H
