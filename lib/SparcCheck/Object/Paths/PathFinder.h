//===- PathFinder.h - The path that leads to a violation --------*- C++ -*-===//
//
// The state before a block is the join of those of all paths to it. To show one
// path on which a rule is violated, the analysis is repeated along single
// paths: the shortest one to the block, then those that enter one of its blocks
// by another edge. The first on which the violation happens, and whose
// conditions do not exclude each other, is the answer.
//
// No path is found if the violation needs several, as where paths with
// different window depths meet, or one with more turns; and none is sought for
// more than a few violations of a function. It is information for the reader,
// and decides nothing.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_PATHS_PATHFINDER_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_PATHS_PATHFINDER_H

#include "Object/Paths/FeasiblePaths.h"
#include "mincaml/SparcCheck/LoweringRules.h"

namespace mincaml::sparc {

class PathFinder {
public:
  PathFinder(const FunctionCode &Code, const StateProblem &Problem,
             const StateGraph &Nodes, FeasiblePaths &Feasible)
      : Code(Code), Problem(Problem), Nodes(Nodes), Feasible(Feasible) {}

  /// A path to node \p N such that \p IsViolated holds for the state at its
  /// end; empty if none is found, or if it has no jumps.
  std::vector<PathStep>
  find(dataflow::Node N, const Finding &Violation,
       llvm::function_ref<bool(const AbstractState &)> IsViolated);

private:
  using Path = std::vector<dataflow::Node>;

  void findShortestPaths();
  Path shortest(dataflow::Node N) const;
  bool
  leadsTo(const Path &Candidate,
          llvm::function_ref<bool(const AbstractState &)> IsViolated) const;
  std::vector<PathStep> describe(const Path &Found,
                                 const Finding &Violation) const;

  const FunctionCode &Code;
  const StateProblem &Problem;
  const StateGraph &Nodes;
  FeasiblePaths &Feasible;
  /// By node, its predecessor on a shortest path; the entry's is itself.
  std::vector<dataflow::Node> Previous;
  unsigned Sought = 0;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_PATHS_PATHFINDER_H
