//===- Inequalities.h - The inequality graph of ABCD ------------*- C++ -*-===//
//
// Proves bounds on the differences of integers, on demand. The inequality graph
// of ABCD has a vertex for each name of an integer in extended SSA form and an
// edge of weight w from u to v where v <= u + w. An index i is below a length n
// if there is a path from n to i of weight -1 or less; at a phi node there has
// to be such a path through each of its operands. The graph is not built: a
// query walks it from i towards n.
//
//   v = u + k     v <= u + k if k >= 0, since a sum that wraps is even lower;
//                 for k < 0 only if the range of u shows that it does not wrap
//   v = u + t     v <= u + high(t), if the sum does not wrap
//   pi(v < u)     v <= u - 1, and the bounds of the source of v
//   pi(v != n)    v <= n - 1, if the source of v is at most n
//   phi           the bounds that hold for all operands. If a cycle of the
//                 graph comes back to a phi node with the same or a looser
//                 bound, the bound holds by induction. If the bound is tighter,
//                 the proof fails.
//   v = (x + y)/2 the bounds that hold for both x and y
//   any           v <= n + w, if high(v) <= low(n) + w
//
// Here low(v) and high(v) are the bounds of the range of v.
//
// Lower bounds are the same with the signs exchanged. The inequalities are
// about signed numbers of infinite precision; each edge takes into account that
// the program's arithmetic wraps.
//
// A proof is about the values that two names have at the same time, but a phi
// node has a different value in each iteration. Where the walk has passed a phi
// node, n therefore counts as the limit only if its definition strictly
// dominates the phi node, so that n is the same number for all operands.
// (Otherwise `i <= n` of an earlier iteration would be taken for a statement
// about the n of this iteration.) For the same reason, a cycle through a phi
// node of an outer loop proves nothing by induction if n is computed in that
// loop. Ranges hold at all times.
//
// The number of steps of a query is limited.
//
// Source: [ABCD] (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_RANGES_INEQUALITIES_H
#define MINCAML_ANALYSIS_RANGES_INEQUALITIES_H

#include "mincaml/Analysis/Ranges/ValueAnalysis.h"
#include <string>

namespace llvm {
class ICmpInst;
} // namespace llvm

namespace mincaml {

/// The inequality `Left <= Right + Offset` if IsUpper, otherwise
/// `Left >= Right + Offset`. Without Right, the bound is Offset alone.
struct Inequality {
  const llvm::Value *Left, *Right;
  int64_t Offset;
  bool IsUpper;
  bool operator==(const Inequality &) const = default;
};

/// The result that a comparison always has, with its proof.
struct Decision {
  bool IsTrue;
  /// The number of vertices of the graph that were visited.
  unsigned Steps;
  /// The inequalities from the bounded operand to the limit.
  llvm::SmallVector<Inequality, 4> Proof;
};

/// The text of a proof: `%i <= %n - 1, %n <= %length`. A long text is cut off
/// with "...".
std::string describe(llvm::ArrayRef<Inequality> Proof);

/// Decides a comparison in a function that has not changed since the analysis;
/// std::nullopt if the graph does not decide it or the query takes too many
/// steps. For an unsigned comparison, the smaller operand must also be proved
/// not to be negative.
std::optional<Decision> decideComparison(const llvm::ICmpInst &Comparison,
                                         const ValueAnalysis &Values,
                                         const llvm::DominatorTree &DT);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_RANGES_INEQUALITIES_H
