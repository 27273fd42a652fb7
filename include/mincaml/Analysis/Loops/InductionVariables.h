//===- InductionVariables.h - The variables that control loops --*- C++ -*-===//
//
// A basic induction variable i of a loop has a value a when the loop is
// entered, and d more in each iteration:
//
//   i_0 = a        i_n+1 = i_n + d
//
// In SSA form that is a phi node in the header, to which every way back to the
// header brings the phi node plus the constant d. All of base + c * i + k with
// constants c and k and a base that does not change in the loop are derived
// from it. The condition on which the loop is left bounds a variable, and with
// it the number of iterations: for (i = a; i < n; i += d).
//
// There is no fixed point to compute: a phi node is assumed to be a variable,
// the values that depend on it are computed in reverse post order, each from
// its operands, and then it is seen whether what comes back is the phi node
// plus a constant. Numbers wrap as those of the program do.
//
// LLVM's scalar evolution finds more. This is the lecture's algorithm, on slots
// and on SSA form, in a form that can be printed and read next to the lecture.
//
// Source: [Lecture8], "detecting Do-all loops: induction variables". The
// lecture finds the pattern with reaching definitions, which SSA form contains.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_LOOPS_INDUCTIONVARIABLES_H
#define MINCAML_ANALYSIS_LOOPS_INDUCTIONVARIABLES_H

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/PassManager.h"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace llvm {
class Loop;
class LoopInfo;
class DominatorTree;
class PHINode;
class raw_ostream;
} // namespace llvm

namespace mincaml {

/// Base + Scale * Variable + Offset, modulo 2^width. For addresses, the width
/// is that of an index and Base the pointer.
struct AffineValue {
  /// Null: the value is the same in each iteration.
  const llvm::PHINode *Variable = nullptr;
  llvm::APInt Scale, Offset;
  /// Null: zero.
  const llvm::Value *Base = nullptr;
  /// The equation holds for signed numbers of any width as well: nothing wraps.
  bool IsExact = false;
};

struct BasicInductionVariable {
  const llvm::PHINode *Phi;
  /// Null if it is not the same for all ways into the loop.
  const llvm::Value *Start;
  llvm::APInt Step;
  /// No value that the phi node takes is out of the range of signed numbers.
  bool IsExact = false;
  /// The least and the greatest value of the phi node, where constants bound
  /// it.
  std::optional<std::pair<llvm::APInt, llvm::APInt>> Range = std::nullopt;
};

/// The loop continues as long as Variable + Offset <Predicate> Bound.
struct TripBounds {
  const llvm::PHINode *Variable;
  llvm::APInt Offset;
  llvm::CmpInst::Predicate Predicate;
  const llvm::Value *Bound;
  /// The block with the branch, which every iteration executes.
  const llvm::BasicBlock *Exiting;
  /// The number of iterations that stay in the loop, if known.
  std::optional<llvm::APInt> Iterations = std::nullopt;
};

/// The induction variables of one loop.
struct LoopInduction {
  explicit LoopInduction(const llvm::Loop *TheLoop) : TheLoop(TheLoop) {}

  const llvm::Loop *TheLoop;
  /// The loop nest exceeds the analysis budget; nothing is known.
  bool IsTooLarge = false;
  /// In the order of the phi nodes.
  std::vector<BasicInductionVariable> Variables;
  /// One for each block that can leave the loop because of a variable.
  std::vector<TripBounds> Bounds;
  /// All values in the loop that are derived from a variable, the basic ones
  /// among them.
  llvm::DenseMap<const llvm::Value *, AffineValue> Values;

  const BasicInductionVariable *find(const llvm::PHINode *Phi) const;
  /// Of a value in the loop or outside of it; nothing if it is not affine.
  std::optional<AffineValue> affine(const llvm::Value *V) const;
};

/// For each loop that LoopInfo lists, outer loops first.
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

/// "for (%i = 0; %i < %n; %i += 1)"
std::string describeBounds(const LoopInduction &Induction,
                           const TripBounds &Bounds);

/// Says in the words of print<mincaml-induction-vars> what is known of a loop
/// in F: calls Say(what it is about, "basic", "derived" or "bounds", text).
void describeInduction(
    const LoopInduction &Induction, const llvm::Function &F,
    llvm::function_ref<void(const llvm::Instruction &, llvm::StringRef,
                            const std::string &)>
        Say);

class InductionVariablesAnalysis
    : public llvm::AnalysisInfoMixin<InductionVariablesAnalysis> {
public:
  using Result = InductionVariables;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);

private:
  friend llvm::AnalysisInfoMixin<InductionVariablesAnalysis>;
  static llvm::AnalysisKey Key;
};

/// `print<mincaml-induction-vars>`
void printInductionVariables(llvm::raw_ostream &OS, llvm::Function &F,
                             llvm::FunctionAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_LOOPS_INDUCTIONVARIABLES_H
