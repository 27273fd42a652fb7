//===- CommonSubexpressions.h - Compute an expression once ------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_COMMONSUBEXPRESSIONS_H
#define MINCAML_TRANSFORMS_COMMONSUBEXPRESSIONS_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class AAResults;
class DominatorTree;
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

/// Removes computations of expressions that are available, on every path, when
/// control comes to them (AvailableExpressions.h). Works on slots and on SSA
/// form: where the values of several computations meet, a phi node chooses.
///
/// Loads and calls that only read memory are expressions too, until something
/// may write what they read. A load after a store to the same address takes
/// what was stored.
///
/// The control flow stays as it is. Leaves alone: volatile and atomic accesses,
/// convergent calls, functions that return twice, coroutines.
///
/// Source: [Lecture8], "common subexpression elimination".
struct CommonSubexpressionsPass
    : llvm::PassInfoMixin<CommonSubexpressionsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

enum class SubexpressionKind : unsigned char { All, MemoryReads };

/// The same, once; what becomes redundant only by it is left for another call.
/// Remarks go under the name of the pass that calls. Whether F changed.
bool eliminateAvailableExpressions(llvm::Function &F, llvm::AAResults &AA,
                                   llvm::DominatorTree &DT,
                                   llvm::OptimizationRemarkEmitter &Remarks,
                                   const char *PassName,
                                   SubexpressionKind Which);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_COMMONSUBEXPRESSIONS_H
