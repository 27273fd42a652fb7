//===- GlobalValueNumbering.h - Compute a value once ------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_GLOBALVALUENUMBERING_H
#define MINCAML_TRANSFORMS_GLOBALVALUENUMBERING_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Replaces each value by one with the same number (ValueNumbers.h) that
/// dominates it, on a walk over the dominator tree with a table that has what
/// dominates the current block.
///
/// A branch that leads here also gives a fact: below the edge on which `c` is
/// true, every value with the number of `c` is true, and that of its opposite
/// false; below `x == 3`, x is 3. That makes a repeated bounds check a branch
/// on a constant; constant folding removes it.
///
/// Then loads, and calls that only read memory, are removed where they are
/// available on every path (CommonSubexpressions.h). That may make more values
/// the same, so both alternate until nothing changes.
///
/// The control flow stays as it is. Leaves alone: volatile and atomic accesses,
/// convergent calls, freeze, functions that return twice, coroutines.
///
/// Source: [Lecture8], "value numbering".
struct GlobalValueNumberingPass
    : llvm::PassInfoMixin<GlobalValueNumberingPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_GLOBALVALUENUMBERING_H
