//===- ClosureOpt.h - Elimination of closures and tuples --------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_IPO_CLOSUREOPT_H
#define MINCAML_TRANSFORMS_IPO_CLOSUREOPT_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-closure-opt`: eliminates closures and tuples whose contents are
/// known. The pass repeats these steps until nothing changes, at most eight
/// times:
///
/// 1. A load of a closure's code, or of another field, from objects that all
///    have the same constant in it is replaced by the constant. A call of the
///    code becomes a direct call. The objects are traced through phi nodes and
///    through the parameters of functions whose calls are all known.
/// 2. A parameter for which every call passes the same constant is replaced by
///    it.
/// 3. A function that needs only the fields of an object gets these as
///    parameters instead of the object.
/// 4. An object that is not passed on any more is kept in registers.
///
/// Steps 1 and 3 rely on MinCaml's alias tags, which promise that the fields of
/// tuples and closures never change; steps 2 and 4 work on any IR. Tuples that
/// functions return stay in memory: if a result needed more than a register or
/// two, it would be returned through memory as well and rule out tail calls.
///
/// Source: [MinCamlNotes], "closure conversion" (known functions) and "constant
/// folding" (tuples with known contents).
struct ClosureOptPass : llvm::PassInfoMixin<ClosureOptPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_IPO_CLOSUREOPT_H
