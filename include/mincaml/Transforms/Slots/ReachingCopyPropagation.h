//===- ReachingCopyPropagation.h - Copy propagation on slots ----*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SLOTS_REACHINGCOPYPROPAGATION_H
#define MINCAML_TRANSFORMS_SLOTS_REACHINGCOPYPROPAGATION_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

/// `mincaml-rd-copyprop`: copy propagation by reaching definitions, as in
/// [Lecture8], on slot form (Slots/SlotForm.h):
///
///   worklist := statements of the form x = v, where v is a variable
///   while the worklist is not empty
///     take a statement s from it; let x be what s defines
///     for each t in use[s]
///       if reach[t,x] = {s}
///         replace x in t by v
///         if t now has the form x' = v', add t to the worklist
///
/// If v is an SSA value (an argument, the result of a call), it is the same at
/// t as at s. As s is the only definition that reaches t (x being undefined at
/// the start would be another one), s dominates t. If v were computed again
/// between s and t, there would be a path to t that avoids s.
///
/// If v is a slot, it may have been assigned to since s, `x = v; v = v + 1; t`,
/// which the lecture does not consider. So there is a second data-flow problem:
///
///   Lattice    sets of copies s: x = v such that v may have changed since s
///   Direction  forward; the set is empty at the start
///   Join       union: v may have changed if it may have changed on some path
///   Transfer   an assignment to v adds all copies of v; s removes itself
///
/// A use that now reads another slot, and the copies that this creates, are
/// examined again with new solutions, until nothing changes. This terminates,
/// because each replacement makes a use read a slot that was assigned to
/// earlier.
///
/// Copies that lose their last use by this are removed, as is `x = x`.
///
/// The pass does not touch coroutines that have not been split, and functions
/// that call functions like `setjmp`.
struct ReachingCopyPropagationPass
    : llvm::PassInfoMixin<ReachingCopyPropagationPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// Propagates copies in F. Returns whether anything changed.
bool propagateReachingCopies(llvm::Function &F,
                             llvm::OptimizationRemarkEmitter &Remarks);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SLOTS_REACHINGCOPYPROPAGATION_H
