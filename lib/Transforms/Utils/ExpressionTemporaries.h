//===- ExpressionTemporaries.h - Values of removed computations -*- C++ -*-===//
//
// What the passes on redundant expressions share. The value of an expression is
// kept in a temporary variable, the lecture's t: where it is computed, it is
// assigned to t; a redundant computation becomes a use of t. The temporaries
// are slots until the pass is done. Then they are promoted, which puts phi
// nodes where values meet.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_EXPRESSIONTEMPORARIES_H
#define MINCAML_LIB_TRANSFORMS_UTILS_EXPRESSIONTEMPORARIES_H

#include "mincaml/Analysis/Expressions/Expressions.h"
#include "llvm/IR/ValueHandle.h"

namespace llvm {
class DominatorTree;
}

namespace mincaml {

class ExpressionTemporaries {
public:
  ExpressionTemporaries(llvm::Function &F, const ExpressionTable &Expressions)
      : F(F), Expressions(Expressions), Slots(Expressions.size()) {}

  /// t = Value, before the instruction.
  void assign(unsigned E, llvm::Value &Value, llvm::Instruction &Before);
  /// t = Value, right after Value.
  void assignAfter(unsigned E, llvm::Instruction &Value);
  /// t, before the instruction.
  llvm::Value *use(unsigned E, llvm::Instruction &Before);

  /// Computes E before the instruction.
  llvm::Value *compute(unsigned E, llvm::Instruction &Before);

  /// Redundant will be replaced by Value.
  void replace(llvm::Instruction &Redundant, llvm::Value &Value);

  /// Replaces what is to be replaced, deletes what nothing uses then, and
  /// promotes the temporaries.
  void finish(llvm::DominatorTree &DT);

  using Values = llvm::SmallPtrSetImpl<const llvm::Value *>;
  /// After finish(): adds what has replaced something.
  void addReplacing(Values &To) const;

private:
  llvm::AllocaInst &slot(unsigned E);

  llvm::Function &F;
  const ExpressionTable &Expressions;
  std::vector<llvm::AllocaInst *> Slots;
  /// The values may themselves be replaced.
  std::vector<std::pair<llvm::Instruction *, llvm::WeakTrackingVH>>
      Replacements;
};

/// Any of Kept may from now on replace any of Removed, so it may guarantee no
/// more than all of them do: without overflow, not undefined, this memory only.
void intersectPromises(llvm::ArrayRef<llvm::Instruction *> Kept,
                       llvm::ArrayRef<llvm::Instruction *> Removed);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_EXPRESSIONTEMPORARIES_H
