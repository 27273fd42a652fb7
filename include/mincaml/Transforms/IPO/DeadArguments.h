//===- DeadArguments.h - Dead stores to the argument area -------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_IPO_DEADARGUMENTS_H
#define MINCAML_TRANSFORMS_IPO_DEADARGUMENTS_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-dead-arguments`: removes dead stores to the argument area.
///
/// Arguments that do not fit in registers are passed in static memory, the
/// argument area (docs/code-generation.md). If a call has been inlined or
/// turned into a jump of a loop, the loads of its arguments have been replaced
/// by the stored values, but the stores remain: other passes must assume that
/// the area may be read later.
///
/// The analysis is liveness of each byte of the area, backward, over all
/// functions. A load makes its bytes live, and a store of constant size makes
/// them dead. A direct call makes those bytes live that are live at the entry
/// of the callee; any other call that may read memory makes all bytes live. The
/// result is the least solution, computed by a worklist that visits the callers
/// of a function when its set grows.
///
/// At a return nothing is live: a function loads its arguments at its entry,
/// and a caller stores them after its previous call. Stores are only removed
/// from functions with the calling convention of MinCaml functions on targets
/// with guaranteed tail calls, `tailcc`: if another pass has outlined a part of
/// such a function that contains a store but not its call, the new function has
/// another convention.
///
/// Preconditions: IRGen has marked the area (ArgumentAreaMetadata). The pass
/// does nothing if the address of the area is used for anything but loads and
/// stores at constant offsets, or if the area is larger than 4 kB. A function
/// in which the number of blocks times the size of the area exceeds 2^28 is
/// assumed to load everything. The pass runs after all optimizations: others
/// rely on memory, including the area, being equal after a return.
class DeadArgumentsPass : public llvm::PassInfoMixin<DeadArgumentsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_IPO_DEADARGUMENTS_H
