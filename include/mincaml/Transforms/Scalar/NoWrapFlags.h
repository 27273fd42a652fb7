//===- NoWrapFlags.h - Inference of nsw and nuw flags -----------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SCALAR_NOWRAPFLAGS_H
#define MINCAML_TRANSFORMS_SCALAR_NOWRAPFLAGS_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-no-wrap`: infers no-wrap flags. The pass adds `nsw` and `nuw` to
/// additions, subtractions, multiplications and left shifts whose operands show
/// that they do not wrap. MinCaml's integers wrap, so that the front end sets
/// no flags. LLVM needs the flags of an index to compute addresses from it in
/// 64 bits, or incrementally.
///
/// The values of operands are known from the analysis of the whole module
/// (ValueAnalysis.h), and from accesses on every path to the operation: an
/// index with which an element was loaded or stored is an index of that array.
/// It is not negative if its address is computed with `nuw`, and if the array
/// is known, it is less than the greatest size of the array.
///
/// This is sound, because a flag only states what is true of every execution
/// that reaches the operation. (An access out of bounds is undefined, and with
/// bounds checks it is never executed.)
///
/// Source: [ValueRangePropagation] (docs/sources.md).
struct NoWrapFlagsPass : llvm::PassInfoMixin<NoWrapFlagsPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SCALAR_NOWRAPFLAGS_H
