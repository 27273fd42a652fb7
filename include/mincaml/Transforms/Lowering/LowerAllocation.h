//===- LowerAllocation.h - Inline heap allocation ---------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_LOWERING_LOWERALLOCATION_H
#define MINCAML_TRANSFORMS_LOWERING_LOWERALLOCATION_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Expands each call of `min_caml_allocate` with a constant size to an
/// increment of the heap pointer. The call is kept as the slow path for a full
/// chunk.
///
/// The pass runs at the end of the pipeline. Until then, the attributes of the
/// call (noalias result, allocation kind) tell the optimizer more than the
/// expansion would. Without this pass, the code is correct but slower.
///
/// Attributes declare the heap pointer as memory that is inaccessible to the
/// module. After this pass, the module accesses it, so that a function or call
/// that may access inaccessible memory may also access the heap pointer. The
/// pass therefore widens the memory effects of all of them, and is a module
/// pass.
struct LowerAllocationPass : llvm::PassInfoMixin<LowerAllocationPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_LOWERING_LOWERALLOCATION_H
