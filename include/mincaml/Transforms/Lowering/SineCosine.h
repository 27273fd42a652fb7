//===- SineCosine.h - Sine and cosine of one angle --------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_LOWERING_SINECOSINE_H
#define MINCAML_TRANSFORMS_LOWERING_SINECOSINE_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Replaces a call of the runtime's `sin` and a call of its `cos` with the same
/// argument by one `llvm.sincos`, so that most of the work, the reduction of
/// the argument, is done once. Code generation lowers `llvm.sincos` to `sincos`
/// of the C library, which returns the same numbers as the two functions; clang
/// and gcc do the same for C.
///
/// Both calls must be in one block, or on a path without branches other than
/// those to the end of the program, such as a bounds check. So whenever the
/// first call is executed, the second is executed as well.
///
/// Precondition: the target's C library has `sincos`, as on every GNU system.
/// For other targets the pass changes nothing.
struct SineCosinePass : llvm::PassInfoMixin<SineCosinePass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_LOWERING_SINECOSINE_H
