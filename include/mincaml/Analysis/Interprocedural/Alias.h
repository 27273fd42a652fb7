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
// What a call reads and writes is known from its effects (Effects.h): through
// which parameters, whether global variables, and in which alias regions
// (TBAA); two regions that never overlap make no conflict.
//
// This is flow-insensitive: no lattice and no direction but those of Effects.h,
// and for escaping parameters the union over all uses, taken over the
// components of the call graph until it is stable.
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
struct Locations;

/// Whether the address may become known to code that is not analyzed. Passing
/// it to a function that does not keep it is allowed, if Effects are given for
/// functions with a body. Visits a bounded number of uses.
bool mayEscape(const llvm::Value &Object, const ModuleEffects *Effects);

/// The answers to queries of LLVM's passes: `mincaml-aa` in
/// `opt -aa-pipeline=basic-aa,mincaml-aa`. What calls do is only known if the
/// effects were computed before (`require<mincaml-effects>`).
class MinCamlAAResult : public llvm::AAResultBase {
public:
  explicit MinCamlAAResult(const ModuleEffects *Effects) : Effects(Effects) {}

  /// It keeps nothing about the function, only where the effects are.
  bool invalidate(llvm::Function &F, const llvm::PreservedAnalyses &Preserved,
                  llvm::FunctionAnalysisManager::Invalidator &);

  llvm::AliasResult alias(const llvm::MemoryLocation &A,
                          const llvm::MemoryLocation &B,
                          llvm::AAQueryInfo &Query, const llvm::Instruction *);
  llvm::ModRefInfo getModRefInfo(const llvm::CallBase *Call,
                                 const llvm::MemoryLocation &Location,
                                 llvm::AAQueryInfo &Query);
  llvm::ModRefInfo getModRefInfo(const llvm::CallBase *, const llvm::CallBase *,
                                 llvm::AAQueryInfo &) {
    return llvm::ModRefInfo::ModRef;
  }

private:
  bool conflicts(const Locations &Touched, const llvm::CallBase &Call,
                 const llvm::MemoryLocation &Location,
                 llvm::AAQueryInfo &Query) const;

  const ModuleEffects *Effects;
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
