//===- BoundsCheckElimination.h - ABCD --------------------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_BOUNDSCHECKS_BOUNDSCHECKELIMINATION_H
#define MINCAML_TRANSFORMS_BOUNDSCHECKS_BOUNDSCHECKELIMINATION_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-abcd`: bounds check elimination on demand (ABCD). The pass replaces
/// comparisons that inequalities between variables decide. For example, a loop
/// compares an index with a variable, and an array was created with that
/// variable as its size. Comparisons that intervals decide are left to
/// `mincaml-vrp`.
///
/// The pass handles signed and unsigned comparisons of integers of at most 64
/// bits that a branch or a select depends on. Inequalities.h describes the
/// graph, and how arithmetic that wraps is treated. Comparisons whose proof
/// takes too many steps stay; `-pass-remarks-analysis` shows the number of
/// steps.
///
/// The analysis results are about the module before the pass: all comparisons
/// are decided before the first is replaced, each for every execution of the
/// program with all of its checks.
///
/// Source: [ABCD] (docs/sources.md).
class BoundsCheckEliminationPass
    : public llvm::PassInfoMixin<BoundsCheckEliminationPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_BOUNDSCHECKS_BOUNDSCHECKELIMINATION_H
