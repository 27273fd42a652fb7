//===- BetaReduction.h - Copy propagation on SSA form -----------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SCALAR_BETAREDUCTION_H
#define MINCAML_TRANSFORMS_SCALAR_BETAREDUCTION_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-beta`: copy propagation on SSA form (MinCaml's beta reduction).
///
/// In K-normal form a copy is `let y = x in e`, and beta reduction replaces y
/// by x in e. SSA form has no copy instruction, but some instructions amount to
/// one:
///
/// - phi nodes whose operands are all the same value or the phi itself; more
///   generally, a cycle of phi nodes that only one value enters;
/// - `select` with equal arms, casts to the same type, address offsets of zero;
/// - `freeze` of a value that is neither undef nor poison;
/// - `extractvalue` of a field that `insertvalue` has set;
/// - loads of a slot (an alloca that is only loaded and stored) that has one
///   store, which precedes the load.
///
/// The replacement has the same value, or a more defined one where the copy
/// could be poison. A phi node with an undef operand is not a copy of its other
/// operand, because that may be poison, and stays. The pass changes no control
/// flow, calls or stores.
///
/// Sources: [MinCamlNotes], "beta reduction"; [SimpleSSA], for cycles of phi
/// nodes.
class BetaReductionPass : public llvm::PassInfoMixin<BetaReductionPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SCALAR_BETAREDUCTION_H
