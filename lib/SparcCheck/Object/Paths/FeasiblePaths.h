//===- FeasiblePaths.h - Elimination of infeasible paths --------*- C++ -*-===//
//
// The forward analysis (AbstractState.h) computes which registers have no
// meaningful value on some path, but does not check whether the conditions of
// the branches on this path can all be true. This analysis does, for one
// register at a time, when an instruction reads such a register. It is a form
// of property simulation (Das, Lerner and Seigle, [PropertySimulation],
// docs/sources.md).
//
// Lattice: for each property that the register may have
// (RegisterPaths::Property), the knowledge about comparisons (PathConditions.h)
// that holds on all paths on which the register has the property, or bottom if
// there is no such path.
// Thus, where a path on which the register is clobbered meets one on which it
// is not, their conditions are not mixed. A path is infeasible if a comparison
// on it would have an outcome that this knowledge excludes.
//
// At a save or restore, a register gets the value of a register with another
// number, about which this analysis knows nothing. Then it may have any
// property.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_PATHS_FEASIBLEPATHS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_PATHS_FEASIBLEPATHS_H

#include "Object/Paths/PathConditions.h"
#include "Object/StateProblem.h"
#include <map>

namespace mincaml::sparc {

/// The properties that one register may have, each with the knowledge about the
/// paths on which it has the property.
struct RegisterPaths {
  enum Property : unsigned {
    HasValue,
    /// The register has no value on a path that is no evidence of a violation,
    /// because it may not exist or has too many conditional branches.
    Doubtful,
    /// WithoutValue + K: the register has no value on a path with K conditional
    /// branches since it lost its value.
    WithoutValue,
    NumProperties = WithoutValue + AbstractState::MaxBranches + 1
  };
  std::array<PathKnowledge, NumProperties> On;

  bool operator==(const RegisterPaths &) const = default;
  /// Records that from here on, the register has property \p T on all paths.
  void set(Property T);
  void setUnknown();
  bool isWithoutValue() const;
};

class RegisterPathsLattice {
public:
  using Element = RegisterPaths;
  Element bottom() const { return {}; }
  bool join(Element &Into, const Element &From) const {
    bool Changed = false;
    for (unsigned T = 0; T != RegisterPaths::NumProperties; ++T)
      Changed |= Into.On[T].join(From.On[T]);
    return Changed;
  }
};

class FeasiblePaths {
public:
  FeasiblePaths(const FunctionCode &Code, const CalleeKnowledge &Callees,
                const StateGraph &Nodes, AbstractState Entry)
      : Code(Code), Callees(Callees), Nodes(Nodes), Entry(std::move(Entry)) {}

  /// Removes from \p State, the state before step \p S of node \p N, the
  /// properties of registers that the step reads if they hold only on
  /// infeasible paths.
  void refine(dataflow::Node N, const Step &S, AbstractState &State);

  /// Whether the conditions on a path through these nodes exclude each other.
  bool isInfeasible(llvm::ArrayRef<dataflow::Node> Path);

private:
  /// Why a register may have no value.
  enum class Reason : bool { Clobbered, Undefined };
  class Problem;
  using Solution = dataflow::Solution<RegisterPaths>;

  /// Returns null if the function is too large, or if too many solutions have
  /// been computed.
  const Solution *solution(unsigned Register, Reason Why);
  /// The properties that the register may have before the step.
  std::optional<RegisterPaths> before(dataflow::Node N, const Step &S,
                                      unsigned Register, Reason Why);

  const FunctionCode &Code;
  const CalleeKnowledge &Callees;
  const StateGraph &Nodes;
  AbstractState Entry;
  std::optional<Comparisons> Conditions;
  std::map<std::pair<unsigned, Reason>, Solution> Solutions;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_PATHS_FEASIBLEPATHS_H
