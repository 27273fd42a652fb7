//===- ValueRangePropagation.h - Value range propagation --------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SCALAR_VALUERANGEPROPAGATION_H
#define MINCAML_TRANSFORMS_SCALAR_VALUERANGEPROPAGATION_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-vrp`: interprocedural value range propagation. The pass replaces
/// expressions that always have the same value, according to the analysis of
/// the whole module (ValueAnalysis.h):
///
/// - an integer with one possible value becomes a constant, such as the length
///   of arrays that are all created with the same size, or a comparison that
///   the ranges of its operands decide, including bounds checks;
/// - the length of an array is replaced by the size with which it was created,
///   in the function that creates it;
/// - a pointer to one global variable at one offset becomes that address, if it
///   cannot be null;
/// - a load or store whose pointer can only be null is unreachable, and the
///   path to it is removed.
///
/// Branches on constants and unneeded code are left to constant folding. Every
/// decision is about the program before the pass. No decision can depend on a
/// comparison that the pass removes, because that is replaced by the value that
/// it always has.
///
/// The pass does not replace the results of `musttail` calls, which have to be
/// returned, and other values that are never computed.
///
/// Sources: [ValueRangePropagation]; [WegmanZadeck], "interprocedural constant
/// propagation" (docs/sources.md).
struct ValueRangePropagationPass
    : llvm::PassInfoMixin<ValueRangePropagationPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SCALAR_VALUERANGEPROPAGATION_H
