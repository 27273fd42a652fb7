//===- SelectBranches.h - Branches instead of selects -----------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_LOWERING_SELECTBRANCHES_H
#define MINCAML_TRANSFORMS_LOWERING_SELECTBRANCHES_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-select-branches`: replaces selects whose condition combines several
/// comparisons by a branch and phi nodes:
///
///   %c = and i1 %less, %greater          %c = and i1 %less, %greater
///   %m = select i1 %c, double %t, %d  => br i1 %c, label %chosen, label %join
///   %n = select i1 %c, i32 %i, %k        ...
///
/// LLVM's SimplifyCFG creates such selects from `if x < y && y < z then`. SPARC
/// has no instruction that combines condition codes: it takes two or three
/// instructions to turn each comparison into a number, 0 or 1, and the combined
/// number is compared again. For a branch, instruction selection emits a
/// separate branch for each comparison instead. The operands of comparisons are
/// frozen if they may be poison, because a branch must not depend on poison.
///
/// The pass does not change selects on a single comparison, for which there are
/// conditional moves, selects whose condition has other users or users in
/// another block, and selects that are not next to each other.
struct SelectBranchesPass : llvm::PassInfoMixin<SelectBranchesPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_LOWERING_SELECTBRANCHES_H
