//===- GlobalValueNumbering.h - Global value numbering ----------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SCALAR_GLOBALVALUENUMBERING_H
#define MINCAML_TRANSFORMS_SCALAR_GLOBALVALUENUMBERING_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-gvn`: global value numbering.
///
/// The pass replaces each value by one with the same number (ValueNumbers.h)
/// that dominates it. It walks the dominator tree with a table of the values
/// that dominate the current block.
///
/// The condition of a branch implies values, too: below the edge on which `c`
/// is true, every value with the number of `c` is true, and every value with
/// the number of its negation is false; below `x == 3`, x is 3. So a repeated
/// bounds check becomes a branch on a constant, which constant folding removes.
///
/// Loads and calls that only read memory are removed if they are available on
/// every path (CommonSubexpressions.h). As this may make more values equal, the
/// two steps alternate until nothing changes.
///
/// The control flow stays as it is. The pass does not touch volatile and atomic
/// accesses, convergent calls, freeze, functions with calls that return twice,
/// and coroutines.
///
/// Source: [Lecture8], "value numbering".
struct GlobalValueNumberingPass
    : llvm::PassInfoMixin<GlobalValueNumberingPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SCALAR_GLOBALVALUENUMBERING_H
