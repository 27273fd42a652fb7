//===- SelectBranches.h - Branches instead of selects -----------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SELECTBRANCHES_H
#define MINCAML_TRANSFORMS_SELECTBRANCHES_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-select-branches`: selects on a condition that consists of several
/// comparisons become a branch and phi nodes:
///
///     %c = and i1 %less, %greater            %c = and i1 %less, %greater
///     %m = select i1 %c, double %t, %d  =>   br i1 %c, label %chosen, label
///     %join %n = select i1 %c, i32 %i, %k          ...
///
/// LLVM's SimplifyCFG makes such selects of `if x < y && y < z then`. SPARC has
/// no instruction that combines condition codes: each comparison becomes a
/// number, 0 or 1, in two or three instructions, and their combination is
/// compared again. Instruction selection makes one branch for each comparison
/// instead. What is compared is frozen if it may be poison, on which a branch
/// must not depend.
///
/// Leaves alone: conditions of a single comparison, for which there are
/// conditional moves; those that have other users, or users in another block;
/// and selects that do not stand together.
struct SelectBranchesPass : llvm::PassInfoMixin<SelectBranchesPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SELECTBRANCHES_H
