//===- BranchConditions.h - Conditions implied by branches ------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_SCALAR_BRANCHCONDITIONS_H
#define MINCAML_LIB_TRANSFORMS_SCALAR_BRANCHCONDITIONS_H

namespace llvm {
class DominatorTree;
class Function;
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

/// Replaces uses that an edge of a branch dominates by the constant that the
/// branch implies: after `if c then a else b`, c is true in a and false in b,
/// and if c is `x = 5`, x is 5 in a.
///
/// As a branch on undef or poison is undefined, c, and therefore x, has a value
/// there. Only integers are replaced: equal floats may be 0.0 and -0.0, and
/// equal pointers may have different provenance.
///
/// Returns whether any use was replaced.
bool replaceKnownConditions(llvm::Function &F, llvm::DominatorTree &DT,
                            llvm::OptimizationRemarkEmitter &Remarks);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_SCALAR_BRANCHCONDITIONS_H
