//===- LoopInvariantCodeMotion.h - Computing invariants once ----*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_LOOPINVARIANTCODEMOTION_H
#define MINCAML_TRANSFORMS_LOOPINVARIANTCODEMOTION_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Moves what computes the same value in each iteration of a loop to the block
/// in front of the loop (the preheader, which is made if there is none).
///
/// An instruction may go if
///
/// - its operands come from outside of the loop or have gone before it;
/// - it does nothing but compute a value. A load may go if nothing in the loop
///   may write to its location, a call if it reads no memory, or reads some and
///   nothing in the loop writes at all, and if it returns;
/// - it does no harm to run it although the loop would not have: it cannot trap
///   (a division may, and a load from an address that is not known to be
///   valid), or it is guaranteed to execute. That is so for what stands
///   between the start of the loop and the first branch, or the first
///   instruction that may not go on to the next one, such as a call that prints
///   or throws.
///
/// Inner loops come first, so that what leaves one may leave the next. Volatile
/// and atomic accesses stay; so does everything in loops that are entered by
/// indirectbr or callbr or that start with a landing pad, and in irreducible
/// loops, which LoopInfo does not list. A coroutine that has not been split is
/// left alone altogether.
///
/// Nothing is sunk after a loop, and no memory location that a loop writes is
/// kept in a register. Preserves the dominator tree and LoopInfo.
///
/// Source: [DragonBook], section 9.5 (docs/sources.md).
struct LoopInvariantCodeMotionPass
    : llvm::PassInfoMixin<LoopInvariantCodeMotionPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_LOOPINVARIANTCODEMOTION_H
