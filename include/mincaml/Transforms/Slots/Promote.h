//===- Promote.h - Promotion of slots to SSA values -------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SLOTS_PROMOTE_H
#define MINCAML_TRANSFORMS_SLOTS_PROMOTE_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class AssumptionCache;
class DominatorTree;
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

/// `mincaml-promote`: converts slots to SSA form; the inverse of
/// `mincaml-demote`.
///
/// Each load is replaced by the value that was stored last. Where several
/// stores reach a join, a phi node is inserted; LLVM's PromoteMemToReg computes
/// where (the iterated dominance frontiers of the stores). A load before any
/// store yields undef.
///
/// The pass promotes only memory that is used by loads and stores of its whole
/// type, neither volatile nor atomic, by debug records and by lifetime markers.
/// It does not touch functions that call functions like `setjmp`.
///
/// The pass is idempotent.
struct PromotePass : llvm::PassInfoMixin<PromotePass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// Promotes the slots of F. Returns whether anything changed.
bool promoteToValues(llvm::Function &F, llvm::DominatorTree &DT,
                     llvm::AssumptionCache *AC,
                     llvm::OptimizationRemarkEmitter &Remarks);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SLOTS_PROMOTE_H
