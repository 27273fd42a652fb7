//===- ReachingCopyPropagation.h - Copies between slots ---------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_REACHINGCOPYPROPAGATION_H
#define MINCAML_TRANSFORMS_REACHINGCOPYPROPAGATION_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

/// Copy propagation by reaching definitions, as in [Lecture8], on
/// slots (Analysis/SlotForm.h):
///
///   worklist := statements of the form x = v, where v is a variable
///   while the worklist is not empty
///     take a statement s from it; let x be what s defines
///     for each t in use[s]
///       if reach[t,x] = {s}
///         replace x in t by v
///         if t now has the form x' = v', add t to the worklist
///
/// A v that is an SSA value (an argument, the result of a call) is the same at
/// t as at s: s is the only definition that reaches t, x being undefined at the
/// start included, so that s dominates t; and a value that is computed anew
/// between s and t would have to be on a path to t that avoids s.
///
/// A v that is a slot may have been assigned to since, `x = v; v = v + 1; t`,
/// which the lecture does not consider. So there is a second problem to solve:
///
///   Facts      the copies s: x = v of which v may have changed since s ran
///   Direction  forward; nothing has changed at the start
///   Join       union: what may have changed on some path may have changed
///   Transfer   an assignment to v adds all copies of v, s removes itself
///
/// A use that reads another slot from now on, and the copies that this makes,
/// are revisited with new solutions, until nothing changes. It ends since
/// each use goes from a slot to one that was assigned to earlier.
///
/// Copies that lose their last use by this are removed, as is `x = x`.
///
/// Left alone are coroutines not yet split, and functions that call something
/// like `setjmp`.
struct ReachingCopyPropagationPass
    : llvm::PassInfoMixin<ReachingCopyPropagationPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// Whether anything changed.
bool propagateReachingCopies(llvm::Function &F,
                             llvm::OptimizationRemarkEmitter &Remarks);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_REACHINGCOPYPROPAGATION_H
