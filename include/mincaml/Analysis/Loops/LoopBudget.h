//===- LoopBudget.h - Bound on the blocks that loop walks visit -*- C++ -*-===//

#ifndef MINCAML_ANALYSIS_LOOPS_LOOPBUDGET_H
#define MINCAML_ANALYSIS_LOOPS_LOOPBUDGET_H

#include "llvm/IR/Function.h"

namespace mincaml {

/// How many blocks a walk over all loops of a function may visit. A block
/// counts once for each loop that contains it, so that without a bound a deep
/// loop nest would take quadratic time. Functions of usual nesting stay far
/// below it.
inline size_t loopVisitBudget(const llvm::Function &F) {
  constexpr size_t AnyNest = 100000;
  constexpr size_t UsualDepth = 8;
  return AnyNest + UsualDepth * F.size();
}

} // namespace mincaml

#endif // MINCAML_ANALYSIS_LOOPS_LOOPBUDGET_H
