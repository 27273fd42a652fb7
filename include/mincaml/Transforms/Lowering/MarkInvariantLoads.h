//===- MarkInvariantLoads.h - Invariant loads -------------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_LOWERING_MARKINVARIANTLOADS_H
#define MINCAML_TRANSFORMS_LOWERING_MARKINVARIANTLOADS_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Marks loads of tuple and closure fields `!invariant.load`, in functions that
/// initialize no such field themselves.
///
/// LLVM may move an invariant load across any store. So in a function that both
/// creates an object and reads a field of one, the load could move in front of
/// the initialization. In a function without initializing stores, every object
/// that the function can reach was complete when the function, or a call in it,
/// got the object. Global variables are an exception, because their address is
/// known before they are initialized. The pass runs last, because inlining
/// could add initializing stores.
struct MarkInvariantLoadsPass : llvm::PassInfoMixin<MarkInvariantLoadsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_LOWERING_MARKINVARIANTLOADS_H
