//===- AliasScopes.h - Alias scope metadata from points-to sets -*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_IPO_ALIASSCOPES_H
#define MINCAML_TRANSFORMS_IPO_ALIASSCOPES_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-alias-scopes`: attaches alias scopes to loads, stores and calls.
/// They state which objects an instruction may access, as far as the points-to
/// sets of `mincaml-array-facts` show it: two arrays of the same type do not
/// alias if different allocation sites created them.
///
/// An object is an allocation site, which stands for everything that it
/// allocates, or a global variable. Each object that a function accesses gets a
/// scope. An access is in the scopes of the objects that it may access
/// (`!alias.scope`), and does not alias the scopes of all others (`!noalias`).
/// A call does not alias the objects that no function reachable from it
/// accesses. LLVM's `scoped-noalias-aa` uses these scopes.
///
/// Metadata is part of the IR: a pass that moves, merges or copies an access
/// keeps it, merges it, or drops it. So function passes can use these results
/// about the whole module; an analysis result outside of the IR would become
/// invalid (docs/passes.md, "Which results an analysis may use"). The metadata
/// is about where memory came from, which does not change when code moves.
///
/// The pass does not touch accesses that have scopes already, invariant loads
/// (which nothing can clobber), and calls that may access more than 128
/// objects, synchronize with other threads, reach unknown code, or have operand
/// bundles that may access memory. Only the first 32 objects of a function get
/// a scope.
///
/// Source: developed for this project; [Andersen] for points-to analysis
/// (docs/sources.md).
class AliasScopesPass : public llvm::PassInfoMixin<AliasScopesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_IPO_ALIASSCOPES_H
