//===- MarkInvariantLoads.h - Immutable fields ------------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_MARKINVARIANTLOADS_H
#define MINCAML_TRANSFORMS_MARKINVARIANTLOADS_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Marks loads of tuple and closure fields `!invariant.load`, in functions
/// that initialise no such field themselves.
///
/// LLVM orders an invariant load against no store at all, so a function that
/// both makes an object and reads one could see a field before it is written.
/// In a function without initialising stores every object it can reach was
/// complete before the function, or a call it made, handed it over, unless it
/// is a variable, whose address is known before that. Runs last: inlining
/// afterwards would break that condition.
struct MarkInvariantLoadsPass : llvm::PassInfoMixin<MarkInvariantLoadsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_MARKINVARIANTLOADS_H
