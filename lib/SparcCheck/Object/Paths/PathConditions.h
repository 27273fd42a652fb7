//===- PathConditions.h - What branches show about a path -------*- C++ -*-===//
//
// Two branches on the same comparison go the same way as long as its operands
// do not change: `if (a == b) f(); ...; if (a != b) use(x);` does not execute
// both the call and the use.
//
// A comparison is an operation that sets condition codes and its operands. Its
// outcome is one of 16: for integers NZVC, which %icc and %xcc have separately,
// for floating-point numbers the relation. Comparisons with zero, and branches
// on registers, are one comparison however they are written. What is known
// about a comparison of a register with a constant restricts those with others:
// where `x > 3` holds, `x == 1` does not.
//
// Lattice of PathFacts: for each comparison the set of outcomes that are
// possible if it is repeated here, ordered by inclusion and joined by union;
// for the integer and each of the floating-point condition codes the comparison
// that they are the outcome of, or none, above any. Below all of this is the
// bottom, where no path leads. The contents of the condition codes are like the
// outcome of a comparison that has them as its operand: they remain when an
// operand of the real one changes.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_PATHS_PATHCONDITIONS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_PATHS_PATHCONDITIONS_H

#include "Object/CodeGraph.h"
#include "llvm/ADT/DenseMap.h"

namespace mincaml::sparc {

/// Outcomes of a comparison: bit NZVC of integers; bits 0 to 3 for equal, less,
/// greater and unordered.
using Outcomes = uint16_t;

/// A number of Comparisons, and whether %xcc or %icc is meant.
struct ConditionCode {
  unsigned Comparison = 0;
  bool Is64 = false;
  auto operator<=>(const ConditionCode &) const = default;
};

/// What holds on all paths to a point.
struct PathFacts {
  static constexpr unsigned NumFlags = reg::Y - reg::ICC;
  static constexpr unsigned None = ~0u;

  bool IsReached = false;
  /// By condition code from reg::ICC on: the comparison that has set it.
  std::array<unsigned, NumFlags> SetBy = {};
  /// Sorted. The outcomes of all others are unknown.
  std::vector<std::pair<ConditionCode, Outcomes>> Known;

  bool operator==(const PathFacts &) const = default;
  /// Returns whether that changed it.
  bool join(const PathFacts &From);
};

/// The comparisons of one function.
class Comparisons {
public:
  explicit Comparisons(const FunctionCode &Code);

  unsigned size() const { return All.size(); }
  /// Before the first instruction of the function.
  PathFacts atEntry() const;
  /// Moves the facts across a step.
  void execute(const Step &S, const CalleeKnowledge &Callees,
               PathFacts &Facts) const;
  /// The conditional branch at \p Index is taken or not; false if that is
  /// impossible.
  bool assume(unsigned Index, bool IsTaken, PathFacts &Facts) const;

private:
  static constexpr unsigned None = PathFacts::None;

  struct Comparison {
    RegisterSet Operands;
    WordOperation Op = WordOperation::Other;
    bool HasImmediate = false;
    int64_t Immediate = 0;
    /// Those that are possible at all.
    Outcomes Possible = 0;
  };
  /// What a conditional branch tests.
  struct Test {
    ConditionCode Of;
    Outcomes Taken = 0;
  };

  unsigned find(WordOperation Op, unsigned Rs1, bool HasImmediate,
                int64_t Second);
  void addFlags(const InstructionWord &I, unsigned Index);
  void addBranch(const InstructionWord &I, unsigned Index);
  Outcomes outcomes(const PathFacts &Facts, ConditionCode Code) const;
  void restrict(PathFacts &Facts, ConditionCode Code, Outcomes To) const;
  void restrictOthers(PathFacts &Facts, ConditionCode Code) const;
  void forget(PathFacts &Facts, const RegisterSet &Changed) const;
  void assign(PathFacts &Facts, unsigned Register, int64_t Constant) const;
  void copy(PathFacts &Facts, unsigned To, unsigned From) const;

  const FunctionCode &Code;
  /// The first are the contents of the condition codes.
  std::vector<Comparison> All;
  llvm::DenseMap<std::pair<unsigned, int64_t>, unsigned> Numbers;
  /// By word: the comparison that it is, or none.
  std::vector<unsigned> Setter;
  llvm::DenseMap<unsigned, Test> Tests;
  /// By integer register: its comparisons with constants.
  std::array<llvm::SmallVector<unsigned, 0>, reg::NumIntegers> WithConstants;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_PATHS_PATHCONDITIONS_H
