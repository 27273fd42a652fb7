//===- LocalReferences.h - Promotion of references to values ----*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SCALAR_LOCALREFERENCES_H
#define MINCAML_TRANSFORMS_SCALAR_LOCALREFERENCES_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class CallInst;
class Use;
} // namespace llvm

namespace mincaml {

/// `mincaml-local-references`: promotes references to SSA values. A reference
/// is an array with one element. It is promoted if the function that creates it
/// only loads and stores its contents. IR generation already does this for
/// references that are used in one function; this pass handles those that were
/// used by functions that have been inlined.
///
/// This is sound, because no other code has the address:
/// `min_caml_create_array` returns new memory, and every execution of the call
/// initializes the element.
///
/// The pass does not promote arrays whose length is read, and therefore no
/// array of one element whose indices are checked.
struct LocalReferencesPass : llvm::PassInfoMixin<LocalReferencesPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

/// Whether Call creates an array of one element that is only used by loads and
/// stores of this element, and by uses that \p OtherUse accepts.
bool isReference(const llvm::CallInst &Call,
                 llvm::function_ref<bool(const llvm::Use &)> OtherUse);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SCALAR_LOCALREFERENCES_H
