//===- Elim.h - Dead code elimination ---------------------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SCALAR_ELIM_H
#define MINCAML_TRANSFORMS_SCALAR_ELIM_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-elim`: interprocedural dead code elimination (MinCaml's Elim).
/// The pass marks the code that is needed (Elim.cpp defines it) and removes the
/// rest:
///
/// - instructions whose value is not needed, including calls without side
///   effects (Effects.h), and allocations of memory that is never read with the
///   stores to it;
/// - branches whose paths are equivalent: they become jumps to the block where
///   the paths meet. This also removes terminating loops without side effects;
/// - internal functions that are neither called nor referenced, and internal
///   variables that are never read;
/// - parameters and results of internal functions that are not needed.
///
/// Unreachable blocks are removed first. The bodies of functions that are
/// optnone, naked or coroutines are not changed.
///
/// Source: [MinCamlNotes], "elimination of unused definitions".
struct ElimPass : llvm::PassInfoMixin<ElimPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SCALAR_ELIM_H
