//===- ClosureOpt.h - Known closures and tuples -----------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_CLOSUREOPT_H
#define MINCAML_TRANSFORMS_CLOSUREOPT_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-closure-opt`: does without closures and tuples where it is known
/// what is in them. Until nothing changes, at most eight times:
///
/// 1. The code of a closure, or another field, is loaded from objects that all
///    have the same constant there: the load is that constant, and a call of it
///    becomes a direct call. Objects are followed through phi nodes and the
///    arguments of functions all of whose calls are known.
/// 2. An argument that is the same constant in every call is that constant.
/// 3. A function that only needs the fields of an object gets those instead
///    (PromoteFields.h).
/// 4. An object that is not handed on any more lives in registers
///    (DecomposeObjects.h).
///
/// The first and third rely on MinCaml's alias tags, by which tuple and closure
/// fields never change; the others work on any IR. Tuples that functions return
/// stay in memory: more than a register or two of results would go through
/// memory as well and rule out tail calls.
///
/// Source: [MinCamlNotes], "closure conversion" (known functions)
/// and "constant folding" (tuples with known contents).
struct ClosureOptPass : llvm::PassInfoMixin<ClosureOptPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_CLOSUREOPT_H
