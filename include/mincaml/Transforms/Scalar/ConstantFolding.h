//===- ConstantFolding.h - Constant folding ---------------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SCALAR_CONSTANTFOLDING_H
#define MINCAML_TRANSFORMS_SCALAR_CONSTANTFOLDING_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-constfold`: constant propagation and folding. The pass repeats
/// these steps until nothing changes:
///
/// - It replaces values that conditional constant propagation finds constant,
///   decides branches and switches on them, and removes blocks that become
///   unreachable (Analysis/Constants/ConstantPropagation.h).
/// - It removes paths to an access with undefined behavior, such as one outside
///   of a variable: such a path is never taken (ImpossibleAccesses.h).
/// - It replaces a load of a field of a tuple, closure or variable that this
///   function has allocated and initialized by the stored value. This turns
///   calls of known closures into direct calls (FreshMemory.h).
/// - It replaces the condition of a branch by true or false where the branch
///   implies it.
/// - It applies arithmetic identities that hold for all values: x + 0, x - x,
///   not (not x), x *. 1.0, but not x +. 0.0, which is 0.0 for -0.0
///   (Simplify.h).
/// - It reassociates chains of integer operations with several constants, so
///   that one constant is left: 3 + a + 7 becomes a + 10, which MinCaml's own
///   constant folding does not do (Reassociation.h).
///
/// Integers wrap around at their width. Floating-point operations are computed
/// exactly as IEEE 754 requires; in functions that are strictfp or flush
/// denormals they are not folded. The pass does not fold divisions by zero and
/// operations whose result would be undef, poison or a new NaN, and does not
/// touch volatile and atomic accesses.
///
/// Source: [MinCamlNotes], "constant folding".
class ConstantFoldingPass : public llvm::PassInfoMixin<ConstantFoldingPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SCALAR_CONSTANTFOLDING_H
