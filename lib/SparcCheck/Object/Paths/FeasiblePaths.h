//===- FeasiblePaths.h - Elimination of infeasible paths --------*- C++ -*-===//
//
// The forward analysis (TransferFunctions.h) computes which registers have no
// meaningful value on some path, but does not check whether the conditions of
// the branches on this path can all be true. This analysis checks that, for one
// register at a time, when an instruction reads such a register. It is a form
// of property simulation (Das, Lerner and Seigle, [PropertySimulation],
// docs/sources.md).
//
// Lattice: for each property that the register may have
// (RegisterPaths::Property), the knowledge about comparisons (PathKnowledge)
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

#include "Object/TransferFunctions.h"
#include <map>

namespace mincaml::sparc {

//===- Conditions on a path -----------------------------------------------===//
//
// Correlation of branches: two branches on the same comparison go the same way
// if its operands have not changed in between. For example, the following code
// does not execute both the call and the use:
//
//   if (a == b) f(); ...; if (a != b) use(x);
//
// A comparison consists of an operation that sets condition codes and of its
// operands. Its outcome is, for integers, one of the 16 values of NZVC, which
// %icc and %xcc have separately, and for floating-point numbers, one of the
// four relations. All ways to write a comparison with zero, including branches
// on registers, are one comparison. Knowledge about a comparison of a register
// with a constant restricts the comparisons with other constants. For example,
// a number that is greater than 3 is not equal to 1.
//
// Lattice of PathKnowledge: for each comparison, the set of outcomes that are
// possible if it is repeated at the point, ordered by inclusion and joined by
// union; and for the integer and each floating-point condition code, the
// comparison whose outcome it has, or none, which is above every comparison.
// The bottom stands for a point that no path reaches.
//
// The contents of the condition codes are modelled as comparisons whose operand
// is the condition code itself. Knowledge about them remains valid when an
// operand of the actual comparison changes.

/// A set of outcomes of a comparison. For integers, bit NZVC stands for the
/// outcome with these condition codes; for floating-point numbers, bits 0 to 3
/// stand for equal, less, greater and unordered.
using Outcomes = uint16_t;

/// The number of a comparison, and whether its outcome for %xcc or for %icc is
/// meant.
struct ConditionCode {
  unsigned Comparison = 0;
  bool Is64 = false;
  auto operator<=>(const ConditionCode &) const = default;
};

/// The knowledge about comparisons that holds on all paths to a point.
struct PathKnowledge {
  static constexpr unsigned NumFlags = reg::Y - reg::ICC;
  static constexpr unsigned None = ~0u;

  bool IsReached = false;
  /// For each condition code from reg::ICC on, the comparison that has set it.
  std::array<unsigned, NumFlags> SetBy = {};
  /// The possible outcomes, sorted by comparison. Comparisons that are not
  /// listed may have any outcome.
  std::vector<std::pair<ConditionCode, Outcomes>> Known;

  bool operator==(const PathKnowledge &) const = default;
  /// Returns whether the join has changed this object.
  bool join(const PathKnowledge &From);
};

/// The comparisons of one function.
class Comparisons {
public:
  explicit Comparisons(const FunctionCode &Code);

  unsigned size() const { return All.size(); }
  /// The knowledge before the first instruction of the function.
  PathKnowledge atEntry() const {
    PathKnowledge Knowledge;
    Knowledge.IsReached = true;
    Knowledge.SetBy.fill(None);
    return Knowledge;
  }
  /// The transfer function of a step.
  void execute(const Step &S, const CalleeKnowledge &Callees,
               PathKnowledge &Knowledge) const;
  /// Adds the knowledge that the conditional branch at \p Index is taken, or
  /// not taken. Returns false if that is impossible.
  bool assume(unsigned Index, bool IsTaken, PathKnowledge &Knowledge) const;

private:
  static constexpr unsigned None = PathKnowledge::None;

  struct Comparison {
    RegisterSet Operands;
    DecodedOperation Op = DecodedOperation::Other;
    bool HasImmediate = false;
    int64_t Immediate = 0;
    /// The outcomes that are possible for any operands.
    Outcomes Possible = 0;
  };
  /// The comparison that a conditional branch tests, and the outcomes for which
  /// it is taken.
  struct Test {
    ConditionCode Of;
    Outcomes Taken = 0;
  };

  unsigned find(DecodedOperation Op, unsigned Rs1, bool HasImmediate,
                int64_t Second);
  void addFlags(const DecodedInstruction &I, unsigned Index);
  void addBranch(const DecodedInstruction &I, unsigned Index);
  Outcomes outcomes(const PathKnowledge &Knowledge, ConditionCode Code) const;
  void restrict(PathKnowledge &Knowledge, ConditionCode Code,
                Outcomes To) const;
  void restrictOthers(PathKnowledge &Knowledge, ConditionCode Code) const;
  void forget(PathKnowledge &Knowledge, const RegisterSet &Changed) const;
  void assign(PathKnowledge &Knowledge, unsigned Register,
              int64_t Constant) const;
  void copy(PathKnowledge &Knowledge, unsigned To, unsigned From) const;

  const FunctionCode &Code;
  /// All comparisons. The first ones are the contents of the condition codes.
  std::vector<Comparison> All;
  llvm::DenseMap<std::pair<unsigned, int64_t>, unsigned> Numbers;
  /// For each instruction, the number of the comparison that it executes, or
  /// None.
  std::vector<unsigned> Setter;
  llvm::DenseMap<unsigned, Test> Tests;
  /// For each integer register, its comparisons with constants.
  std::array<llvm::SmallVector<unsigned, 0>, reg::NumIntegers> WithConstants;
};

//===- Feasible paths -----------------------------------------------------===//

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
  void set(Property T) {
    PathKnowledge All;
    for (PathKnowledge &Knowledge : On) {
      All.join(Knowledge);
      Knowledge = PathKnowledge();
    }
    On[T] = std::move(All);
  }
  void setUnknown() {
    set(HasValue);
    On.fill(On[HasValue]);
  }
  bool isWithoutValue() const {
    return llvm::any_of(
        llvm::drop_begin(On, WithoutValue),
        [](const PathKnowledge &Knowledge) { return Knowledge.IsReached; });
  }
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

  /// Whether the conditions on every path to the node exclude each other.
  bool isUnreachable(dataflow::Node N);
  /// Whether the conditions on a path through these nodes exclude each other.
  bool isInfeasible(llvm::ArrayRef<dataflow::Node> Path);

private:
  /// Why a register may have no value.
  enum class Reason : bool { Clobbered, Undefined };
  class Problem;
  using Solution = dataflow::Solution<RegisterPaths>;

  /// Returns the solution for a register. Returns null if the function is too
  /// large, or if too many solutions have been computed.
  const Solution *solution(unsigned Register, Reason Why);
  /// Returns the properties that the register may have before the step.
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
