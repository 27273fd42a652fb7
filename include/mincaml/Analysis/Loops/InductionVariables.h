//===- InductionVariables.h - Induction variables of loops ------*- C++ -*-===//
//
// A basic induction variable i of a loop has the value a when the loop is
// entered and increases by d in each iteration:
//
//   i_0 = a        i_n+1 = i_n + d
//
// In SSA form this is a phi node in the header whose value from every latch is
// the phi node plus the constant d. A derived induction variable is
// base + c * i + k with constants c and k and a loop-invariant base. An exit
// condition that compares a variable with a loop-invariant value bounds the
// variable and thereby the number of iterations: for (i = a; i < n; i += d).
//
// There is no fixed point to compute. Each phi node is assumed to be an
// induction variable, the values that depend on it are computed in reverse post
// order, each from its operands, and then the value from the latches shows
// whether the assumption holds. Arithmetic wraps as in the program.
//
// LLVM's scalar evolution finds more. This is the lecture's algorithm, applied
// to SSA form; its results can be printed and read next to the lecture.
//
// Source: [Lecture8], "detecting Do-all loops: induction variables". The
// lecture finds the pattern with reaching definitions, which SSA form makes
// explicit.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_LOOPS_INDUCTIONVARIABLES_H
#define MINCAML_ANALYSIS_LOOPS_INDUCTIONVARIABLES_H

#include "llvm/ADT/APInt.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/PassManager.h"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace llvm {
class DominatorTree;
class Loop;
class LoopInfo;
} // namespace llvm

namespace mincaml {

/// Base + Scale * Variable + Offset, modulo 2^width. If the value is an
/// address, Base is a pointer and the width is that of an index.
struct AffineValue {
  /// Null if the value is loop-invariant.
  const llvm::PHINode *Variable = nullptr;
  llvm::APInt Scale, Offset;
  /// Null stands for zero.
  const llvm::Value *Base = nullptr;
  /// Whether the equation also holds for signed integers of infinite precision,
  /// that is, without wrapping.
  bool IsExact = false;
};

struct BasicInductionVariable {
  const llvm::PHINode *Phi;
  /// The initial value; null if the edges into the loop have different values.
  const llvm::Value *Start;
  llvm::APInt Step;
  /// Whether the phi node never wraps as a signed number.
  bool IsExact = false;
  /// The least and the greatest value of the phi node, if constants bound it.
  std::optional<std::pair<llvm::APInt, llvm::APInt>> Range = std::nullopt;
};

/// An exit condition: the loop continues as long as Variable + Offset
/// <Predicate> Bound.
struct TripBounds {
  const llvm::PHINode *Variable;
  llvm::APInt Offset;
  llvm::CmpInst::Predicate Predicate;
  const llvm::Value *Bound;
  /// The block with the branch, which every iteration executes.
  const llvm::BasicBlock *Exiting;
  /// How often the branch stays in the loop, if known.
  std::optional<llvm::APInt> Iterations = std::nullopt;
};

/// The induction variables of one loop.
struct LoopInduction {
  explicit LoopInduction(const llvm::Loop *TheLoop) : TheLoop(TheLoop) {}

  const llvm::Loop *TheLoop;
  /// The loop nest exceeds the analysis budget; nothing is known.
  bool IsTooLarge = false;
  /// The basic induction variables, in the order of the phi nodes.
  std::vector<BasicInductionVariable> Variables;
  /// The exit conditions that depend on a variable, one for each exiting block.
  std::vector<TripBounds> Bounds;
  /// All values in the loop that are derived from a variable, including the
  /// variables themselves.
  llvm::DenseMap<const llvm::Value *, AffineValue> Values;

  const BasicInductionVariable *find(const llvm::PHINode *Phi) const;
  /// The affine function of a value in the loop or outside of it; std::nullopt
  /// if the value is not affine.
  std::optional<AffineValue> affine(const llvm::Value *V) const;
};

/// The induction variables of all loops in LoopInfo, outer loops first.
class InductionVariables {
public:
  InductionVariables(const llvm::LoopInfo &Loops,
                     const llvm::DominatorTree &Dominators);

  const std::vector<LoopInduction> &loops() const { return PerLoop; }
  bool invalidate(llvm::Function &F, const llvm::PreservedAnalyses &PA,
                  llvm::FunctionAnalysisManager::Invalidator &Inv);

private:
  std::vector<LoopInduction> PerLoop;
};

/// Describes a loop by its bounds: "for (%i = 0; %i < %n; %i += 1)".
std::string describeBounds(const LoopInduction &Induction,
                           const TripBounds &Bounds);

/// Describes a loop in F with the texts of print<mincaml-induction-vars>. Calls
/// Say for each text, with the instruction and "basic", "derived" or "bounds".
void describeInduction(
    const LoopInduction &Induction, const llvm::Function &F,
    llvm::function_ref<void(const llvm::Instruction &, llvm::StringRef,
                            const std::string &)>
        Say);

struct InductionVariablesAnalysis
    : llvm::AnalysisInfoMixin<InductionVariablesAnalysis> {
  static inline llvm::AnalysisKey Key;
  using Result = InductionVariables;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
};

/// `print<mincaml-induction-vars>`: prints the induction variables and bounds
/// of each loop.
void printInductionVariables(llvm::raw_ostream &OS, llvm::Function &F,
                             llvm::FunctionAnalysisManager &AM);

/// The number of blocks that a walk over all loops of a function may visit. A
/// block counts once for each loop that contains it; without a limit, a deep
/// loop nest would take quadratic time. Functions of usual nesting stay far
/// below the limit.
inline size_t loopVisitBudget(const llvm::Function &F) {
  constexpr size_t AnyNest = 100000;
  constexpr size_t UsualDepth = 8;
  return AnyNest + UsualDepth * F.size();
}

} // namespace mincaml

#endif // MINCAML_ANALYSIS_LOOPS_INDUCTIONVARIABLES_H
