//===- Elim.h - Remove what is not needed -----------------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_ELIM_H
#define MINCAML_TRANSFORMS_ELIM_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-elim`: removes what the program does not need. NeededCode.h says
/// what that is and how it is found; here it is taken away:
///
/// - instructions whose value nothing needs, among them calls without effects
///   (Effects.h), allocations of memory that is not read, and the stores there;
/// - branches between ways that do the same: they become jumps to where the
///   ways meet. So go loops without effects, provided that they end;
/// - internal functions that nothing calls or mentions, internal variables that
///   nothing reads;
/// - parameters and results of internal functions that nothing needs.
///
/// Blocks that cannot be reached are removed first. Functions that are optnone,
/// naked or coroutines keep their bodies.
///
/// Source: [MinCamlNotes], "elimination of unused definitions".
struct ElimPass : llvm::PassInfoMixin<ElimPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_ELIM_H
