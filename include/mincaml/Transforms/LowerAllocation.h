//===- LowerAllocation.h - Heap allocation inline ---------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_LOWERALLOCATION_H
#define MINCAML_TRANSFORMS_LOWERALLOCATION_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Expands each call of `min_caml_allocate` with a constant size to a bump of
/// the heap pointer, with the call kept as the slow path for a full chunk.
///
/// Runs at the end of the pipeline: until then the call's attributes (noalias
/// result, allocation kind) give the optimizer more facts than the expansion
/// would. Code without this pass is right too, only slower.
///
/// The heap pointer is memory inaccessible to the module, and attributes say
/// so, until this pass makes the module access it. From then on a function or
/// call that may touch inaccessible memory may touch the heap pointer too, so
/// the pass widens the memory effects of all of them; this is why it is a
/// module pass.
struct LowerAllocationPass : llvm::PassInfoMixin<LowerAllocationPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_LOWERALLOCATION_H
