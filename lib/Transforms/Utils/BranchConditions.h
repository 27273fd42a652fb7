//===- BranchConditions.h - Conditions known from branches ------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_BRANCHCONDITIONS_H
#define MINCAML_LIB_TRANSFORMS_UTILS_BRANCHCONDITIONS_H

namespace llvm {
class DominatorTree;
class Function;
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

/// Where `if c then a else b` has branched, c is true in a and false in b; if c
/// is `x = 5`, x is 5 in a. Uses that the edge of the branch dominates become
/// the constant.
///
/// A branch on undef or poison is undefined, so that c, and with it x, has a
/// value there. Integers only: equal floats may be 0.0 and -0.0, and equal
/// pointers may still differ in what may be reached through them.
///
/// Whether any use was replaced.
bool replaceKnownConditions(llvm::Function &F, llvm::DominatorTree &DT,
                            llvm::OptimizationRemarkEmitter &Remarks);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_BRANCHCONDITIONS_H
