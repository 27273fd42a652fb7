//===- WidenIndices.h - Indices of arrays in 64 bits ------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_ARRAYS_WIDENINDICES_H
#define MINCAML_TRANSFORMS_ARRAYS_WIDENINDICES_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-widen-indices`: computes 32-bit integers from which addresses are
/// made in 64 bits, where addresses have 64 bits. Then they need not be
/// extended at each access:
///
///     %i = phi i32 [ 0, %entry ], [ %next, %loop ]
///     %p = getelementptr i32, ptr %a, i32 %i
///     %next = add nsw i32 %i, 1
/// =>
///     %i.wide = phi i64 [ 0, %entry ], [ %next.wide, %loop ]
///     %p = getelementptr i32, ptr %a, i64 %i.wide
///     %next.wide = add nsw i64 %i.wide, 1
///
/// What is widened are webs of phi nodes, selects, bitwise operations, and
/// additions, subtractions, multiplications and shifts that do not wrap
/// (`nsw`), whose results are extended; a value of 64 bits is the sign
/// extension of the one that it replaces. Their other operands are extended
/// where they are computed, which is free for constants and loads. Comparisons
/// become 64-bit ones if both sides are known in 64 bits; other users truncate,
/// which costs nothing.
///
/// A web is widened if that takes fewer extensions, by the frequencies of
/// blocks. Leaves alone: operations that may wrap; `zext` without `nneg`;
/// functions with unreachable blocks.
///
/// LLVM's IndVarSimplify does this for induction variables of loops that it can
/// count; indices of a search or a partition are no such variables. Runs before
/// code generation for 64-bit SPARC.
struct WidenIndicesPass : llvm::PassInfoMixin<WidenIndicesPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_ARRAYS_WIDENINDICES_H
