//===- PathFinder.h - Search for a path to a violation ----------*- C++ -*-===//
//
// Finds a path on which a rule is violated. It is information for the reader
// and does not affect the verdict.
//
// The state before a block is the join of the states on all paths to it.
// Therefore, the analysis is repeated along single paths: first the shortest
// one to the block, then paths that enter one of its blocks by another edge.
// The result is the first path on which the violation occurs and whose
// conditions do not exclude each other.
//
// No path is found if the violation needs several paths, such as two paths with
// different window depths that meet, or a path with more detours. Paths are
// searched for only a few violations of a function.
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

  /// Finds a path to node \p N such that \p IsViolated holds for the state at
  /// its end. The result is empty if no path is found or if it has no jumps.
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
  /// The predecessor of each node on a shortest path. The predecessor of the
  /// entry is the entry itself.
  std::vector<dataflow::Node> Previous;
  unsigned Sought = 0;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_PATHS_PATHFINDER_H
