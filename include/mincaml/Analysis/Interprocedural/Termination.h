//===- Termination.h - Loops and recursions that end ------------*- C++ -*-===//
//
// Simple proofs that something ends. They look for a number that comes closer
// to a bound each time round and cannot wrap past it:
//
//   while (i <  n) i = i + 1     ends for every n
//   while (i <= n) i = i + 1     may not: n can be the greatest number
//   while (i != n) i = i + 1     ends, the numbers being finitely many
//
// Whatever else could keep the program (calls, inner loops) is for the caller
// to look at.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_INTERPROCEDURAL_TERMINATION_H
#define MINCAML_ANALYSIS_INTERPROCEDURAL_TERMINATION_H

namespace llvm {
class DominatorTree;
class Function;
class Loop;
class LoopInfo;
} // namespace llvm

namespace mincaml {

/// The loop is left after finitely many rounds, provided that each round is:
/// some exit that every round passes is governed by such a number.
bool loopEnds(const llvm::Loop &L, const llvm::DominatorTree &DT);

/// Every cycle of the function is a loop that ends.
bool allLoopsEnd(const llvm::Function &F, const llvm::DominatorTree &DT,
                 const llvm::LoopInfo &LI);

/// The same where the trees are not at hand.
bool allLoopsEnd(const llvm::Function &F);

/// Each call that the function makes to itself, and there are only direct ones,
/// passes for one parameter a number that is nearer to a constant bound, beyond
/// which there is no such call: `let rec fib n = if n < 2 then n else ...`.
bool recursionEnds(const llvm::Function &F);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_INTERPROCEDURAL_TERMINATION_H
