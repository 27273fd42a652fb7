//===- ReachingConstantFolding.h - Constant folding on slots ----*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SLOTS_REACHINGCONSTANTFOLDING_H
#define MINCAML_TRANSFORMS_SLOTS_REACHINGCONSTANTFOLDING_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

class DefUse;
class ReachingDefinitions;

/// `mincaml-rd-constfold`: constant folding by reaching definitions, as in
/// [Lecture8], on slot form (Slots/SlotForm.h):
///
///   worklist := statements that define a constant, as they are or evaluated
///   while the worklist is not empty
///     take a statement s from it; let x be what s defines
///     for each t in use[s]
///       if all of reach[t,x] define the same constant
///         replace x in t by it; evaluate t as far as its operands are constant
///         if t now defines a constant, add t to the worklist
///
/// One of the definitions that may reach t is that x is undefined at the start
/// of the function. Constants are the same if their bits are the same: 0.0 is
/// not -0.0. Definitions that have lost all their uses are removed.
///
/// The algorithm is pessimistic: it does not find that `i = i * 1` in a loop
/// keeps i constant, nor that a branch is never taken; mincaml-constfold
/// handles the latter. Branches stay as they are, except for those to an access
/// that has become undefined: they are never taken (ImpossibleAccesses.h).
///
/// The pass does not fold floating-point operations that are not plain IEEE
/// 754, and whatever foldConstantOperands does not fold. It does not touch
/// coroutines that have not been split, and functions that call functions like
/// `setjmp`.
struct ReachingConstantFoldingPass
    : llvm::PassInfoMixin<ReachingConstantFoldingPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// Folds constants and returns whether anything changed. The analyses are
/// invalid then.
bool foldReachingConstants(llvm::Function &F,
                           const ReachingDefinitions &Reaching,
                           const DefUse &Uses,
                           llvm::OptimizationRemarkEmitter &Remarks);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SLOTS_REACHINGCONSTANTFOLDING_H
