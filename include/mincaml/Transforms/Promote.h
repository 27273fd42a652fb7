//===- Promote.h - Slots to values and phi nodes ----------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_PROMOTE_H
#define MINCAML_TRANSFORMS_PROMOTE_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class AssumptionCache;
class DominatorTree;
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

/// Turns slots into SSA form, what mincaml-demote undoes: each load becomes the
/// value that was stored last, with phi nodes where stores from several sides
/// meet. Where those are (the iterated dominance frontiers of the stores) is
/// LLVM's utility's work. What is loaded before anything was stored is undef.
///
/// Left alone is memory with any other use than loads and stores of its whole
/// type, neither volatile nor atomic, debug records, and markers of its
/// lifetime; and functions that call something like `setjmp`.
///
/// Changes nothing the second time.
struct PromotePass : llvm::PassInfoMixin<PromotePass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// Whether anything changed.
bool promoteToValues(llvm::Function &F, llvm::DominatorTree &DT,
                     llvm::AssumptionCache *AC,
                     llvm::OptimizationRemarkEmitter &Remarks);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_PROMOTE_H
