//===- BoundsCheckElimination.h - ABCD --------------------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_ARRAYS_BOUNDSCHECKELIMINATION_H
#define MINCAML_TRANSFORMS_ARRAYS_BOUNDSCHECKELIMINATION_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-abcd`: replaces comparisons that inequalities of variables decide,
/// such as the check of an index that a loop compares with a variable, where an
/// array was made with that variable as its size. What intervals decide is left
/// to `mincaml-vrp`, which this complements.
///
/// Comparisons of integers of at most 64 bits, signed and unsigned, that a
/// branch or a select depends on. See Inequalities.h for the graph, and for
/// arithmetic that wraps.
///
/// Leaves alone: comparisons whose proof takes too many steps;
/// `-pass-remarks-analysis` tells how many it took.
///
/// The facts are of the module as it is: all comparisons are decided before one
/// is replaced, each by what is true of every execution of the program with all
/// of its checks.
///
/// Source: [ABCD] (docs/sources.md).
class BoundsCheckEliminationPass
    : public llvm::PassInfoMixin<BoundsCheckEliminationPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_ARRAYS_BOUNDSCHECKELIMINATION_H
