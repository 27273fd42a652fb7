//===- NoWrapFlags.h - Which integer operations do not wrap -----*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_ARRAYS_NOWRAPFLAGS_H
#define MINCAML_TRANSFORMS_ARRAYS_NOWRAPFLAGS_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-no-wrap`: marks additions, subtractions, multiplications and left
/// shifts with `nsw` and `nuw` where their operands show that they do not wrap.
/// MinCaml's integers wrap, so that none is marked from the beginning; LLVM
/// needs to know it of an index in order to compute addresses from it in 64
/// bits, or step by step.
///
/// What operands can be is known from the facts of the whole module
/// (ValueFacts.h), and from accesses on every path to the operation: an index
/// with which an element was loaded or stored is one of that array. It is not
/// negative if its address is computed with `nuw`; and if the array is known,
/// it is less than its greatest size.
///
/// Sound because a flag only says what is true of every execution that gets to
/// the operation. (An access outside of its array is undefined, and with bounds
/// checks never executed.)
///
/// Source: [ValueRangePropagation] (docs/sources.md).
struct NoWrapFlagsPass : llvm::PassInfoMixin<NoWrapFlagsPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_ARRAYS_NOWRAPFLAGS_H
