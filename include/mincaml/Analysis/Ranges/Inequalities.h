//===- Inequalities.h - Differences of integers, on demand ------*- C++ -*-===//
//
// The inequality graph of ABCD has a vertex for each name of an integer in
// extended SSA form and an edge of weight w from u to v where v <= u + w. That
// an index i is below a length n is a path from n to i of weight -1 or less; at
// a phi node there has to be one through each of its operands. The graph is not
// built: a query walks it from i towards n.
//
//   v = u + k     v <= u + k if k >= 0, since a sum that wraps is lower still;
//                 for k < 0 only if the range of u shows that it does not wrap
//   v = u + t     v <= u + high(t), if the sum does not wrap
//   pi(v < u)     v <= u - 1, and what holds of the source of v
//   pi(v != n)    v <= n - 1, if the source of v is at most n
//   phi           what holds of all operands. A cycle of the graph that is met
//                 again with the same bound, or a looser one, adds nothing: the
//                 bound holds by induction. If the bound is tighter, it fails.
//   v = (x + y)/2 what holds of both x and y
//   any           high(v) <= low(n) + w
//
// Lower bounds are the same with the signs exchanged. Numbers are signed, of
// infinite precision: each edge says something true about numbers that were
// computed in arithmetic that wraps.
//
// A proof is about the values that the two names have at one moment. A phi node
// is a moment of its own: behind it, n can only be met if n is defined where it
// strictly dominates the node, so that it is the same number at each of the
// operands. (Without that, `i <= n` of an earlier iteration would be taken for
// one about the n of this iteration.) For the same reason, a cycle that goes
// through a phi node of an outer loop proves nothing by induction if n is
// computed in that loop. Ranges hold at all times.
//
// The cost of a query is bounded by a number of steps.
//
// Source: [ABCD] (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_RANGES_INEQUALITIES_H
#define MINCAML_ANALYSIS_RANGES_INEQUALITIES_H

#include "mincaml/Analysis/Ranges/ValueFacts.h"
#include <string>

namespace llvm {
class DominatorTree;
class ICmpInst;
} // namespace llvm

namespace mincaml {

/// `Left <= Right + Offset`, or `Left >= Right + Offset`; without Right, of the
/// offset alone.
struct Inequality {
  const llvm::Value *Left, *Right;
  int64_t Offset;
  bool IsUpper;
  bool operator==(const Inequality &) const = default;
};

/// Which way a comparison always goes.
struct Decision {
  bool IsTrue;
  /// Vertices of the graph that were visited.
  unsigned Steps;
  /// From the operand that is bounded to the one that it is compared with.
  llvm::SmallVector<Inequality, 4> Proof;
};

/// `%i <= %n - 1, %n <= %length`; long proofs end with dots.
std::string inWords(llvm::ArrayRef<Inequality> Proof);

class Inequalities {
public:
  /// Everything is read, nothing is kept: the function must not change while
  /// this is used.
  Inequalities(const llvm::Function &F, const ValueFacts &Facts,
               const llvm::DominatorTree &DT)
      : F(F), Facts(Facts), DT(DT) {}

  /// Nothing if the graph does not decide it, or if it takes too many steps.
  /// For other questions of order than "unsigned", both operands have to be
  /// shown not to be negative.
  std::optional<Decision> decide(const llvm::ICmpInst &Comparison) const;

  /// Whether L <= R + Bound where User, of which both are operands, stands.
  std::optional<Decision> proveAtMost(const llvm::Use &L, const llvm::Use &R,
                                      int64_t Bound) const;

private:
  std::optional<Decision> proveNotNegative(const llvm::Use &U) const;
  std::optional<Decision> prove(const llvm::Use &Target, const llvm::Use *Limit,
                                bool IsUpper, int64_t Bound) const;

  const llvm::Function &F;
  const ValueFacts &Facts;
  const llvm::DominatorTree &DT;
};

} // namespace mincaml

#endif // MINCAML_ANALYSIS_RANGES_INEQUALITIES_H
