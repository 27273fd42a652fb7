//===- StaticLengths.h - Lengths of static arrays ---------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_ARRAYS_STATICLENGTHS_H
#define MINCAML_TRANSFORMS_ARRAYS_STATICLENGTHS_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-static-lengths`: an internal variable of at least 256 bytes that is
/// a struct of zeros but for one integer, as `mincaml-static-arrays` makes it
/// of an array of zeros, becomes zero, so that it takes no space in the object
/// file; the function that everything begins with stores the integer first.
///
/// Nothing may move a load in front of that store: loads in that function are
/// not invariant from there on. Runs last, since until then the initializer
/// tells the optimizer what the length is.
///
/// Leaves alone: modules in which more than one function, or the value of a
/// variable, can be seen from outside; something could then read a length
/// before it is stored.
///
/// Source: this project's.
struct StaticLengthsPass : llvm::PassInfoMixin<StaticLengthsPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_ARRAYS_STATICLENGTHS_H
