//===- ExpressionTemporaries.h - Temporaries of expressions -----*- C++ -*-===//
//
// Rewriting shared by the passes that remove redundant expressions. The value
// of an expression is kept in a temporary variable, called t in [Lecture8]: a
// computation is assigned to t, and a redundant computation is replaced by a
// use of t. The temporaries are slots until the pass is done. Then they are
// promoted to SSA values, which inserts phi nodes where values meet.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_EXPRESSIONTEMPORARIES_H
#define MINCAML_LIB_TRANSFORMS_UTILS_EXPRESSIONTEMPORARIES_H

#include "mincaml/Analysis/Expressions/Expressions.h"
#include "llvm/IR/ValueHandle.h"

namespace mincaml {

class ExpressionTemporaries {
public:
  ExpressionTemporaries(llvm::Function &F, const ExpressionTable &Expressions)
      : F(F), Expressions(Expressions), Slots(Expressions.size()) {}

  /// Inserts t = Value before the instruction.
  void assign(unsigned E, llvm::Value &Value, llvm::Instruction &Before);
  /// Inserts t = Value right after Value.
  void assignAfter(unsigned E, llvm::Instruction &Value);
  /// Inserts a use of t before the instruction.
  llvm::Value *use(unsigned E, llvm::Instruction &Before);

  /// Inserts a computation of E before the instruction.
  llvm::Value *compute(unsigned E, llvm::Instruction &Before);

  /// Records that Redundant will be replaced by Value.
  void replace(llvm::Instruction &Redundant, llvm::Value &Value);

  /// Replaces all recorded instructions, deletes the instructions that become
  /// unused, and promotes the temporaries.
  void finish(llvm::DominatorTree &DT);

  using Values = llvm::SmallPtrSetImpl<const llvm::Value *>;
  /// Adds the values that have replaced others. To be called after finish().
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

/// Weakens flags and metadata of Kept to what all instructions of Kept and
/// Removed guarantee (no overflow, no undefined value, accessed memory),
/// because any of Kept may now replace any of Removed.
void intersectFlagsAndMetadata(llvm::ArrayRef<llvm::Instruction *> Kept,
                               llvm::ArrayRef<llvm::Instruction *> Removed);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_EXPRESSIONTEMPORARIES_H
