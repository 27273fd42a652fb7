//===- ValueRangePropagation.h - What ranges and arrays decide --*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_ARRAYS_VALUERANGEPROPAGATION_H
#define MINCAML_TRANSFORMS_ARRAYS_VALUERANGEPROPAGATION_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-vrp`: replaces what is the same whenever it is computed, by the
/// facts of the whole module (ValueFacts.h):
///
/// - an integer with one possible value is that constant: the length of arrays
///   that are all made with the same size, a comparison that its operands'
///   ranges decide, among them bounds checks;
/// - the length of an array is the size that it was made with, in the function
///   that makes it;
/// - a pointer to one variable, at one distance from its beginning, is that
///   address, if it cannot be null;
/// - a load or store that no pointer but null gets to is not reached, and the
///   path to it is removed.
///
/// Branches on constants, and what is not needed any more, are left to constant
/// folding. Every decision is about the program as it is before the pass: that
/// a comparison is always true cannot depend on another one that the pass
/// removes, since that too always has the value that takes its place.
///
/// Leaves alone: results of `musttail` calls, which have to be returned; other
/// values that are never computed.
///
/// Sources: [ValueRangePropagation]; [WegmanZadeck], "interprocedural constant
/// propagation" (docs/sources.md).
struct ValueRangePropagationPass
    : llvm::PassInfoMixin<ValueRangePropagationPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_ARRAYS_VALUERANGEPROPAGATION_H
