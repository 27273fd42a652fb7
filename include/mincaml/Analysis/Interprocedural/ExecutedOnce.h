//===- ExecutedOnce.h - Code that is executed at most once ------*- C++ -*-===//

#ifndef MINCAML_ANALYSIS_INTERPROCEDURAL_EXECUTEDONCE_H
#define MINCAML_ANALYSIS_INTERPROCEDURAL_EXECUTEDONCE_H

#include "llvm/ADT/SmallVector.h"

namespace llvm {
class BasicBlock;
class Module;
} // namespace llvm

namespace mincaml {

/// The blocks that are executed at most once in the whole program: those
/// outside cycles in `min_caml_start`, which the runtime calls once, and in
/// internal functions whose only use is a call in such a block.
///
/// Callers come before callees; the blocks of a function are in execution
/// order.
llvm::SmallVector<llvm::BasicBlock *, 32> blocksExecutedOnce(llvm::Module &M);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_INTERPROCEDURAL_EXECUTEDONCE_H
