//===- StaticLengths.h - Runtime setup of static array lengths --*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_IPO_STATICLENGTHS_H
#define MINCAML_TRANSFORMS_IPO_STATICLENGTHS_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-static-lengths`: saves the space of zero-initialized static arrays
/// in the object file. `mincaml-static-arrays` creates them as internal
/// variables: structs whose only nonzero field is an integer, the length. If
/// such a variable has at least 256 bytes, its initializer becomes all zero, so
/// that it takes no space, and the function that is executed first stores the
/// integer.
///
/// No load may move in front of that store: therefore invariant-load metadata
/// is removed from that function. The pass runs last, because until then the
/// initializer tells the optimizer the length.
///
/// The pass does not change modules in which more than one function, or a
/// variable, is visible from outside: other code could then read a length
/// before it is stored.
///
/// Source: developed for this project.
struct StaticLengthsPass : llvm::PassInfoMixin<StaticLengthsPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_IPO_STATICLENGTHS_H
