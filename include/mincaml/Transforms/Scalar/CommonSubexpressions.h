//===- CommonSubexpressions.h - Common subexpressions -----------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SCALAR_COMMONSUBEXPRESSIONS_H
#define MINCAML_TRANSFORMS_SCALAR_COMMONSUBEXPRESSIONS_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class AAResults;
class DominatorTree;
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

/// `mincaml-cse`: elimination of common subexpressions.
///
/// The pass removes computations of expressions that are available on every
/// path (AvailableExpressions.h). It works on slot form and on SSA form: where
/// the values of several computations meet, it inserts a phi node.
///
/// Loads and calls that only read memory are expressions, too. They are
/// available until an instruction may write to what they read. A load after a
/// store to the same address is replaced by the stored value.
///
/// The control flow stays as it is. The pass does not touch volatile and atomic
/// accesses, convergent calls, functions with calls that return twice, and
/// coroutines.
///
/// Source: [Lecture8], "common subexpression elimination".
struct CommonSubexpressionsPass
    : llvm::PassInfoMixin<CommonSubexpressionsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

enum class SubexpressionKind : unsigned char { All, MemoryReads };

/// Eliminates expressions that are available, once: what becomes redundant only
/// by this takes another call. Remarks are emitted under PassName, the name of
/// the calling pass. Returns whether F changed.
bool eliminateAvailableExpressions(llvm::Function &F, llvm::AAResults &AA,
                                   llvm::DominatorTree &DT,
                                   llvm::OptimizationRemarkEmitter &Remarks,
                                   const char *PassName,
                                   SubexpressionKind Which);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SCALAR_COMMONSUBEXPRESSIONS_H
