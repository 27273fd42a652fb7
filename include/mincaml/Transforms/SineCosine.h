//===- SineCosine.h - Sine and cosine of one angle --------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SINECOSINE_H
#define MINCAML_TRANSFORMS_SINECOSINE_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Makes one `llvm.sincos` of a call of the runtime's `sin` and one of its
/// `cos` with the same argument, where whatever executes the first executes the
/// second: most of the work, the reduction of the argument, is then done once.
/// What code generation makes of it, `sincos` of the C library, gives the same
/// numbers as the two functions; clang and gcc do the same with C.
///
/// Both calls are in one block, or on a path without other branches than those
/// to the end of the program, such as a check of an index.
///
/// Precondition: the target's C library has `sincos`, as every GNU system has;
/// for others the pass changes nothing.
struct SineCosinePass : llvm::PassInfoMixin<SineCosinePass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SINECOSINE_H
