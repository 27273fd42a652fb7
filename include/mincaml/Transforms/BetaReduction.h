//===- BetaReduction.h - Copy propagation on SSA form -----------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_BETAREDUCTION_H
#define MINCAML_TRANSFORMS_BETAREDUCTION_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-beta`: where a value is only a copy of another, uses the other.
///
/// In MinCaml's K-normal form a copy is `let y = x in e`, and beta reduction is
/// to replace y by x in e. SSA form has no such instruction, but it has some
/// that amount to it:
///
///  - phi nodes all of whose operands are one value, or the phi itself; more
///    generally, a cycle of phi nodes into which only one value comes;
///  - `select` with equal arms, casts to the same type, offsets of zero;
///  - `freeze` of what is neither undef nor poison;
///  - `extractvalue` of what `insertvalue` put there;
///  - loads of a variable on slot form (an alloca that is only loaded and
///    stored) that has one store, before the load.
///
/// What replaces a copy holds the same value, or a more defined one
/// where the copy could be poison. Leaves phi nodes with an undef operand
/// alone: they are not copies of their other operand, which may be poison. Does
/// not change control flow, calls or stores.
///
/// Sources: [MinCamlNotes], "beta reduction"; [SimpleSSA], for cycles of phi
/// nodes.
class BetaReductionPass : public llvm::PassInfoMixin<BetaReductionPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_BETAREDUCTION_H
