//===- LoopBudget.h - Bound on the blocks that loop walks visit -*- C++ -*-===//

#ifndef MINCAML_ANALYSIS_LOOPS_LOOPBUDGET_H
#define MINCAML_ANALYSIS_LOOPS_LOOPBUDGET_H

#include "llvm/IR/Function.h"

namespace mincaml {

/// The number of blocks that a walk over all loops of a function may visit. A
/// block counts once for each loop that contains it; without a limit, a deep
/// loop nest would take quadratic time. Functions of usual nesting stay far
/// below the limit.
inline size_t loopVisitBudget(const llvm::Function &F) {
  constexpr size_t AnyNest = 100000;
  constexpr size_t UsualDepth = 8;
  return AnyNest + UsualDepth * F.size();
}

} // namespace mincaml

#endif // MINCAML_ANALYSIS_LOOPS_LOOPBUDGET_H
