//===- AliasScopes.h - What accesses lead to, as metadata -------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_ARRAYS_ALIASSCOPES_H
#define MINCAML_TRANSFORMS_ARRAYS_ALIASSCOPES_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-alias-scopes`: writes down for each load, store and call which
/// objects it can touch, as far as `mincaml-array-facts` knows that: two arrays
/// of one type are apart if different allocations made them.
///
/// An object is an allocation of the program, for all objects that it makes, or
/// a variable. Each object that a function accesses is a scope; an access is in
/// the scopes of the objects that it may lead to (`!alias.scope`), and outside
/// of all others (`!noalias`). A call is outside of the objects that no
/// function that it reaches accesses. LLVM's `scoped-noalias-aa` answers from
/// there.
///
/// Metadata belongs to the IR: whoever moves, merges or copies an access keeps
/// it, joins it, or drops it. That makes the facts of a module safe to use for
/// function passes, as an analysis result beside the IR is not (docs/passes.md,
/// "What an analysis may know"). It is about where the memory came from, which
/// does not change when code moves.
///
/// Leaves alone: accesses that have scopes already; objects of a function that
/// go beyond the first 32; accesses that are invariant, which nothing can
/// clobber; calls that may touch more than 128 objects, synchronize with other
/// threads, reach code that is not known, or have operand bundles that may
/// touch memory.
///
/// Source: this project's; [Andersen] for what pointers point to
/// (docs/sources.md).
class AliasScopesPass : public llvm::PassInfoMixin<AliasScopesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_ARRAYS_ALIASSCOPES_H
