//===- Alias.h - Which pointers can lead to the same memory -----*- C++ -*-===//
//
// By what pointers are based on (underlyingObjects in Effects.h):
//
//   - two different objects that the function can name, which are its allocas,
//     its allocations, and global variables, are apart;
//   - an object that the function has made is apart from what its parameters
//     lead to;
//   - an object whose address does not escape is apart from whatever is loaded
//     or returned by calls. It escapes by being stored, returned, or passed to
//     a function that lets it escape; that a callee does not is known from its
//     attributes or its body;
//   - an internal variable whose address is only used to load and store is
//     apart from everything that is not based on it.
//
// This is flow-insensitive: no lattice and no direction but those of Effects.h,
// and for escaping parameters the union over all uses, taken over the
// components of the call graph until it is stable.
//
// The alias analysis `mincaml-aa` for LLVM's passes knows of callees only what
// their attributes state, not their effects: attributes are in the IR, where
// LLVM keeps them true, and a result that is kept beside the IR is not.
//
// Source: [Lecture8], exercise on alias analysis.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_INTERPROCEDURAL_ALIAS_H
#define MINCAML_ANALYSIS_INTERPROCEDURAL_ALIAS_H

#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/IR/PassManager.h"

namespace mincaml {

class ModuleEffects;

/// The name of domains of alias scopes that stand for objects, which
/// `mincaml-alias-scopes` makes. Unlike scopes that are declared, they are the
/// same in all iterations of a loop.
inline constexpr llvm::StringLiteral ObjectScopes = "mincaml.objects";

/// A list of alias scopes, or null if some of them are not for objects.
llvm::MDNode *objectScopes(llvm::MDNode *Scopes);

/// Whether the address may become known to code that is not analyzed. Passing
/// it to a function that does not keep it is allowed, if Effects are given for
/// functions with a body. Visits a bounded number of uses.
bool mayEscape(const llvm::Value &Object, const ModuleEffects *Effects);

/// The answers to queries of LLVM's passes: `mincaml-aa` in
/// `opt -aa-pipeline=basic-aa,mincaml-aa`. About two pointers only; LLVM's own
/// analyses answer what a call does, by its attributes.
///
/// An answer cannot be stale: the object has no members, and each query looks
/// at the IR as it is. What a pass does with an answer after it has changed the
/// IR is the pass's own responsibility, as with LLVM's analyses.
class MinCamlAAResult : public llvm::AAResultBase {
public:
  bool invalidate(llvm::Function &F, const llvm::PreservedAnalyses &Preserved,
                  llvm::FunctionAnalysisManager::Invalidator &);

  llvm::AliasResult alias(const llvm::MemoryLocation &A,
                          const llvm::MemoryLocation &B,
                          llvm::AAQueryInfo &Query, const llvm::Instruction *);
};

class MinCamlAA : public llvm::AnalysisInfoMixin<MinCamlAA> {
public:
  using Result = MinCamlAAResult;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);

private:
  friend llvm::AnalysisInfoMixin<MinCamlAA>;
  static llvm::AnalysisKey Key;
};

/// `print<mincaml-alias>`: for each function, the pointers that it loads from
/// and stores to, and which of them are the same or can be.
void printAliases(llvm::raw_ostream &OS, llvm::Module &M,
                  llvm::ModuleAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_INTERPROCEDURAL_ALIAS_H
