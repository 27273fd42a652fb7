//===- FeasiblePaths.h - Whether the conditions allow a path ----*- C++ -*-===//
//
// The forward analysis (AbstractState.h) knows which registers have no
// meaningful value on some path, and not whether the conditions of the branches
// on it can all be true. This decides it for one register at a time, when such
// a register is read.
//
// Lattice: for each thing that may be true of the register, the facts about
// comparisons (PathConditions.h) that hold on all paths on which it is true, or
// the bottom if it is true on none. A path along which a comparison would have
// an outcome that the facts exclude does not exist. So a path on which the
// register is destroyed does not mix with one on which it is not, where they
// meet.
//
// Where a window begins or ends, what was true of the register of that number
// says nothing: anything may be.
//
// Source: Das, Lerner and Seigle, property simulation ([PropertySimulation],
// docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_PATHS_FEASIBLEPATHS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_PATHS_FEASIBLEPATHS_H

#include "Object/Paths/PathConditions.h"
#include "Object/StateProblem.h"
#include <map>

namespace mincaml::sparc {

/// What may be true of one register, each with the facts on those paths.
struct RegisterPaths {
  enum Truth : unsigned {
    HasValue,
    /// It has none on a path that does not prove a fault.
    Doubtful,
    /// It has none on a path with as many conditional branches since then.
    WithoutValue,
    NumTruths = WithoutValue + AbstractState::MostBranches + 1
  };
  std::array<PathFacts, NumTruths> On;

  bool operator==(const RegisterPaths &) const = default;
  /// From here on \p T is true of the register on all paths.
  void set(Truth T);
  void setUnknown();
  bool isWithoutValue() const;
};

class RegisterPathsLattice {
public:
  using Element = RegisterPaths;
  Element bottom() const { return {}; }
  bool join(Element &Into, const Element &From) const {
    bool Changed = false;
    for (unsigned T = 0; T != RegisterPaths::NumTruths; ++T)
      Changed |= Into.On[T].join(From.On[T]);
    return Changed;
  }
};

class FeasiblePaths {
public:
  FeasiblePaths(const FunctionCode &Code, const CalleeKnowledge &Callees,
                const StateGraph &Nodes, AbstractState Entry)
      : Code(Code), Callees(Callees), Nodes(Nodes), Entry(std::move(Entry)) {}

  /// Removes from \p State, that before step \p S of node \p N, what is true
  /// only on impossible paths of the registers that the step reads.
  void refine(dataflow::Node N, const Step &S, AbstractState &State);

  /// Whether the conditions on a path through these nodes exclude each other.
  bool isImpossible(llvm::ArrayRef<dataflow::Node> Path);

private:
  /// Why a register may have no value.
  enum class Reason : bool { Destroyed, Undefined };
  class Problem;
  using Solution = dataflow::Solution<RegisterPaths>;

  /// Null if the function is too large, or too many have been asked for.
  const Solution *solution(unsigned Register, Reason Why);
  /// What may be true of the register before the step.
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
