//===- UpdateLate.h - The old value's last use comes first ------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_UPDATELATE_H
#define MINCAML_TRANSFORMS_UPDATELATE_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Computes the next values of loop variables after the last uses of the
/// current ones.
///
///     x1 = x * 0.5      // x and x1 are both    y1 = x + y
///     y1 = x + y        // live here            x1 = x * 0.5
///     goto loop with x1, y1
///
/// On the left x1 needs a register of its own and is copied to that of x at the
/// end of each iteration; on the right it takes the register of x. The front
/// end has the left order where the arguments of a call are evaluated from left
/// to right, and what they use was bound before.
///
/// In blocks that jump to the header of a loop, instructions move down which
/// have no effects, do not read memory and are not used in between. Where two
/// variables depend on each other, a copy remains. Changes no control flow.
struct UpdateLatePass : llvm::PassInfoMixin<UpdateLatePass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_UPDATELATE_H
