//===- LoopInvariantCodeMotion.h - Loop-invariant code motion ---*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_LOOPS_LOOPINVARIANTCODEMOTION_H
#define MINCAML_TRANSFORMS_LOOPS_LOOPINVARIANTCODEMOTION_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-licm`: loop-invariant code motion.
///
/// The pass hoists instructions that compute the same value in each iteration
/// of a loop to the preheader, which is created if there is none.
///
/// An instruction is hoisted if
///
/// - its operands are defined outside of the loop or have been hoisted;
/// - it does nothing but compute a value. A load is hoisted if nothing in the
///   loop may write to its location. A call is hoisted if it returns and either
///   accesses no memory, or only reads memory and nothing in the loop writes to
///   any;
/// - executing it is safe even if the loop would not execute it: it cannot trap
///   (a division may trap, and so may a load from an address that is not known
///   to be valid), or it is guaranteed to execute. The latter holds for the
///   instructions between the start of the loop and the first branch, or the
///   first instruction that may not continue with the next one, such as a call
///   that prints or throws.
///
/// Inner loops are processed first, so that an instruction can be hoisted out
/// of several loops. Volatile and atomic accesses stay. So does everything in
/// loops that are entered by indirectbr or callbr, in loops that start with a
/// landing pad, and in irreducible loops, which LoopInfo does not list.
/// Coroutines that have not been split are not changed.
///
/// The pass does not sink instructions out of loops, and does not keep memory
/// that the loop writes in registers. It preserves the dominator tree and
/// LoopInfo.
///
/// Source: [DragonBook], section 9.5 (docs/sources.md).
struct LoopInvariantCodeMotionPass
    : llvm::PassInfoMixin<LoopInvariantCodeMotionPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_LOOPS_LOOPINVARIANTCODEMOTION_H
