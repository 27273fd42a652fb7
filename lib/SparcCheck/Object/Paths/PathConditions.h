//===- PathConditions.h - Conditions on a path ------------------*- C++ -*-===//
//
// Correlation of branches: two branches on the same comparison go the same way
// if its operands have not changed in between. For example, the following code
// does not execute both the call and the use:
//
//   if (a == b) f(); ...; if (a != b) use(x);
//
// A comparison consists of an operation that sets condition codes and of its
// operands. It has one of 16 outcomes: for integers the values of NZVC, which
// %icc and %xcc have separately, and for floating-point numbers the relation.
// All ways to write a comparison with zero, including branches on registers,
// are one comparison. Knowledge about a comparison of a register with a
// constant restricts the comparisons with other constants. For example, a
// number that is greater than 3 is not equal to 1.
//
// Lattice of PathKnowledge: for each comparison, the set of outcomes that are
// possible if it is repeated here, ordered by inclusion and joined by union;
// and for the integer and each floating-point condition code, the comparison
// whose outcome it has, or none, which is above every comparison. The bottom is
// a point that no path reaches.
//
// The contents of the condition codes are modelled as comparisons whose operand
// is the condition code itself. Knowledge about them remains valid when an
// operand of the actual comparison changes.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_PATHS_PATHCONDITIONS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_PATHS_PATHCONDITIONS_H

#include "Object/CodeGraph.h"
#include "llvm/ADT/DenseMap.h"

namespace mincaml::sparc {

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
  PathKnowledge atEntry() const;
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
  /// For each instruction, the comparison that it is, or none.
  std::vector<unsigned> Setter;
  llvm::DenseMap<unsigned, Test> Tests;
  /// For each integer register, its comparisons with constants.
  std::array<llvm::SmallVector<unsigned, 0>, reg::NumIntegers> WithConstants;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_PATHS_PATHCONDITIONS_H
