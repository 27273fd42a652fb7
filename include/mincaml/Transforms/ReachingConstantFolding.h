//===- ReachingConstantFolding.h - Constants in slots -----------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_REACHINGCONSTANTFOLDING_H
#define MINCAML_TRANSFORMS_REACHINGCONSTANTFOLDING_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

class DefUse;
class ReachingDefinitions;

/// Constant folding by reaching definitions, as in [Lecture8], on
/// slots (Analysis/SlotForm.h):
///
///   worklist := statements that define a constant, as they are or evaluated
///   while the worklist is not empty
///     take a statement s from it; let x be what s defines
///     for each t in use[s]
///       if all of reach[t,x] define the same constant
///         replace x in t by it; evaluate t as far as its operands are constant
///         if t now defines a constant, add t to the worklist
///
/// That x is undefined at the start of the function is one of the definitions
/// that may reach t. Constants are the same if they are the same bits: 0.0 is
/// not -0.0. Definitions that have lost all their uses are removed.
///
/// Being pessimistic, the algorithm does not see that `i = i * 1` in a loop
/// keeps i constant, nor that a branch is never taken; the second is what
/// mincaml-constfold is for. Branches stay as they are, except those to an
/// access that is undefined now, which are never taken (ImpossibleAccesses.h).
///
/// Left alone are floating point that is not plain IEEE 754, what
/// foldConstantOperands leaves alone, coroutines not yet split, and functions
/// that call something like `setjmp`.
struct ReachingConstantFoldingPass
    : llvm::PassInfoMixin<ReachingConstantFoldingPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// Whether anything changed. The analyses do not hold any more then.
bool foldReachingConstants(llvm::Function &F,
                           const ReachingDefinitions &Reaching,
                           const DefUse &Uses,
                           llvm::OptimizationRemarkEmitter &Remarks);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_REACHINGCONSTANTFOLDING_H
