//===- DeadArguments.h - Arguments that nothing loads -----------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_FUNCTIONS_DEADARGUMENTS_H
#define MINCAML_TRANSFORMS_FUNCTIONS_DEADARGUMENTS_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-dead-arguments`: removes stores to the argument area that no call
/// loads.
///
/// Arguments without a register are passed in static memory, the argument area
/// (docs/code-generation.md). Where a call has been inlined, or has become a
/// jump of a loop, its loads have been replaced by what was stored, but the
/// stores stay: to other passes the area is memory that somebody may read
/// later.
///
/// What it computes, for each byte of the area: liveness, backward, over all
/// functions. A load makes its bytes live, a store of constant size ends that.
/// A direct call makes live what is live at the entry of the callee; a call of
/// anything else that may read memory, all bytes. The sets of the functions are
/// the least solution, found by a worklist over callers.
///
/// At a return nothing is live: a function loads its arguments at its entry,
/// and who calls it stores them after the last call before. Only functions with
/// the calling convention of MinCaml's on targets with guaranteed tail calls,
/// `tailcc`, lose stores: a part that another pass has taken out of one, with a
/// store whose call stayed behind, has another convention.
///
/// Preconditions: IRGen has marked the area (ArgumentAreaMetadata). Nothing is
/// done if its address is used for anything but loads and stores at constant
/// distances, or if the area is larger than 4 kB. Functions of more than 2^28
/// bytes of the area, times blocks, are taken to load everything. Runs after
/// all optimizations: equality of memory after a return, of which the area is a
/// part, is what others rely on.
class DeadArgumentsPass : public llvm::PassInfoMixin<DeadArgumentsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_FUNCTIONS_DEADARGUMENTS_H
