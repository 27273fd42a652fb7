//===- UpdateLate.h - Late updates of loop variables ------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_LOOPS_UPDATELATE_H
#define MINCAML_TRANSFORMS_LOOPS_UPDATELATE_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-update-late`: moves the computation of the next value of a loop
/// variable after the last use of the current value.
///
///     x1 = x * 0.5      // x and x1 are both    y1 = x + y
///     y1 = x + y        // live here            x1 = x * 0.5
///     goto loop with x1, y1
///
/// On the left, x1 needs a separate register, and is copied to that of x at the
/// end of each iteration. On the right, x1 can use the register of x. The front
/// end produces the left order if it evaluates the arguments of a call from
/// left to right, and their operands were bound before.
///
/// In blocks that jump to a loop header, the pass moves down instructions that
/// have no side effects, do not access memory and are not used in between. If
/// two variables depend on each other, a copy remains. The control flow stays
/// as it is.
struct UpdateLatePass : llvm::PassInfoMixin<UpdateLatePass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_LOOPS_UPDATELATE_H
