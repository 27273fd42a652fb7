//===- WidenIndices.h - Widening of array indices to 64 bits ----*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_LOWERING_WIDENINDICES_H
#define MINCAML_TRANSFORMS_LOWERING_WIDENINDICES_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-widen-indices`: widens 32-bit array indices to 64 bits on targets
/// with 64-bit addresses, so that they need not be extended at each access:
///
///     %i = phi i32 [ 0, %entry ], [ %next, %loop ]
///     %p = getelementptr i32, ptr %a, i32 %i
///     %next = add nsw i32 %i, 1
/// =>
///     %i.wide = phi i64 [ 0, %entry ], [ %next.wide, %loop ]
///     %p = getelementptr i32, ptr %a, i64 %i.wide
///     %next.wide = add nsw i64 %i.wide, 1
///
/// The pass widens webs of phi nodes, selects, bitwise operations, and
/// additions, subtractions, multiplications and shifts that do not wrap
/// (`nsw`), if their results are extended. Each 64-bit value is the sign
/// extension of the value that it replaces. Operands from outside of the web
/// are extended where they are computed, which is free for constants and loads.
/// Comparisons become 64-bit comparisons if both sides are known in 64 bits;
/// other users get a truncation, which costs nothing.
///
/// A web is widened if this reduces the number of executed extensions,
/// estimated with block frequencies. The pass does not widen operations that
/// may wrap, does not remove `zext` without `nneg`, and does not change
/// functions with unreachable blocks or exception handling.
///
/// LLVM's IndVarSimplify does this only for induction variables of loops whose
/// iterations it can count; the indices of a search or a partition step are not
/// among them. The pass runs before code generation for 64-bit SPARC.
struct WidenIndicesPass : llvm::PassInfoMixin<WidenIndicesPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_LOWERING_WIDENINDICES_H
