//===- LocalReferences.h - References in registers --------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_ARRAYS_LOCALREFERENCES_H
#define MINCAML_TRANSFORMS_ARRAYS_LOCALREFERENCES_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class CallInst;
class Use;
} // namespace llvm

namespace mincaml {

/// `mincaml-local-references`: a reference, which is an array with one element,
/// becomes a value and phi nodes if the function that makes it only loads and
/// stores its contents. IR generation does that for those that no other
/// function uses; these were used by functions that have been inlined.
///
/// Sound because nobody else has the address: `min_caml_create_array` returns
/// new memory, whose element every execution of the call initializes.
///
/// Leaves alone whatever reads the length, and so arrays of one element whose
/// indices are checked.
struct LocalReferencesPass : llvm::PassInfoMixin<LocalReferencesPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

/// Whether Call makes an array of one element that is used for nothing but
/// loads and stores of this element, and for what \p OtherUse says.
bool isReference(const llvm::CallInst &Call,
                 llvm::function_ref<bool(const llvm::Use &)> OtherUse);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_ARRAYS_LOCALREFERENCES_H
