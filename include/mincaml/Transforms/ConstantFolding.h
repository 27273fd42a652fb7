//===- ConstantFolding.h - Computing at compile time ------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_CONSTANTFOLDING_H
#define MINCAML_TRANSFORMS_CONSTANTFOLDING_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-constfold`: computes at compile time what can be, over and over
/// until nothing more can:
///
///  - values that conditional constant propagation finds constant become
///    constants, branches and switches on them are decided, what cannot be
///    reached any more is removed (Analysis/ConstantPropagation.h);
///  - a path to an access that is undefined, such as one beside a variable, is
///    never taken, and removed (ImpossibleAccesses.h);
///  - a load of a field of a tuple, closure or variable that this function
///    made and filled becomes what was stored there, and with it the calls of
///    known closures direct (FreshMemory.h);
///  - after a branch, its condition is known (BranchConditions.h);
///  - identities of arithmetic that hold for all values: x + 0, x - x, not (not
///    x), x *. 1.0, but not x +. 0.0, which is 0.0 for -0.0 (Simplify.h);
///  - chains of integer operations with several constants get one: 3 + a + 7
///    becomes a + 10, which MinCaml's own constant folding does not do
///    (Reassociation.h).
///
/// Integers wrap around at their width; floating point is computed exactly as
/// IEEE 754 requires, in functions that are strictfp or flush denormal numbers
/// not at all. Leaves division by zero, results that are undef or poison, NaNs
/// that an operation would make, volatile and atomic accesses alone.
///
/// Source: [MinCamlNotes], "constant folding".
class ConstantFoldingPass : public llvm::PassInfoMixin<ConstantFoldingPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_CONSTANTFOLDING_H
