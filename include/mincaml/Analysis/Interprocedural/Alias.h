//===- Alias.h - Alias analysis ---------------------------------*- C++ -*-===//
//
// Alias analysis on the objects that pointers are based on (underlyingObjects
// in Effects.h). Two objects do not alias in these cases:
//
// - They are different named objects: allocas and allocations of the function,
//   and global variables.
// - One has been allocated by the function, and the other is one that a
//   parameter of the function points to.
// - The address of one does not escape, and the other has been loaded or
//   returned by a call. An address escapes if it is stored, returned, or passed
//   to a function that lets it escape; attributes or the body of a callee show
//   that it does not.
// - One is an internal variable whose address is only used to load and store,
//   and the other is not based on it.
//
// The analysis is flow-insensitive. The only data-flow problem is that of
// Effects.h: a parameter escapes if one of its uses lets it escape, which is
// computed over the components of the call graph until nothing changes.
//
// The alias analysis `mincaml-aa` for LLVM's passes uses only the attributes of
// callees and not their computed effects: attributes are part of the IR, where
// LLVM keeps them valid; a result that is stored beside the IR may be out of
// date.
//
// Source: [Lecture8], exercise on alias analysis.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_INTERPROCEDURAL_ALIAS_H
#define MINCAML_ANALYSIS_INTERPROCEDURAL_ALIAS_H

#include "llvm/Analysis/AliasAnalysis.h"

namespace mincaml {

class ModuleEffects;

/// Returns the memory region that the alias tag of a load or store names, such
/// as "array of float". The result is empty if the access has no tag of the
/// MinCaml front end.
llvm::StringRef aliasRegion(const llvm::Instruction &Access);

/// Whether a load or store accesses a field of a tuple or closure, or the tag
/// or an immutable field of a data type, according to its alias tag
/// (Support/RuntimeABI.h). Such a field is written once, when the object is
/// made, before anything can read it.
bool isImmutableField(const llvm::Instruction &Access);

/// Whether a load or store accesses a tag or a field that only some values of
/// the type have, according to its alias tag. The access must not be executed
/// before the tests on which it depends.
bool needsTestOfConstructor(const llvm::Instruction &Access);

/// Whether a load reads which constructor a value has, according to its alias
/// tag: the tag of a data type, or the number of an exception.
bool readsConstructor(const llvm::Value &V);

/// Whether the address of Object may become known to code that is not analyzed.
/// If Effects is given, passing the address to a function of the module that
/// does not keep it is not an escape. Visits a bounded number of uses.
bool mayEscape(const llvm::Value &Object, const ModuleEffects *Effects);

/// Whether two pointers of one function are known not to alias, also if they
/// are computed at different times. Without Effects, only attributes of callees
/// are used.
bool areNoAlias(const llvm::Value &A, const llvm::Value &B,
                const ModuleEffects *Effects);

/// Whether callers of the function, or others, may access the object that
/// Pointer points into after the function has returned.
bool mayBeKnownOutside(const llvm::Value &Pointer,
                       const ModuleEffects &Effects);

/// Whether a call may read, or write to, the object that Pointer, a value of the
/// same function, points into.
bool mayRead(const llvm::CallBase &Call, const llvm::Value &Pointer,
             const ModuleEffects &Effects);
bool mayWrite(const llvm::CallBase &Call, const llvm::Value &Pointer,
              const ModuleEffects &Effects);

/// The alias analysis `mincaml-aa` for LLVM's passes, as in
/// `opt -aa-pipeline=basic-aa,mincaml-aa`. It only decides whether two pointers
/// alias. For the effects of calls, LLVM's own analyses use the attributes.
///
/// A new answer cannot be stale: the object has no members, and each query
/// examines the current IR. As with LLVM's analyses, a pass that changes the IR
/// must not rely on earlier answers without considering its changes.
class MinCamlAAResult : public llvm::AAResultBase {
public:
  bool invalidate(llvm::Function &F, const llvm::PreservedAnalyses &Preserved,
                  llvm::FunctionAnalysisManager::Invalidator &);

  llvm::AliasResult alias(const llvm::MemoryLocation &A,
                          const llvm::MemoryLocation &B,
                          llvm::AAQueryInfo &Query, const llvm::Instruction *);
};

struct MinCamlAA : llvm::AnalysisInfoMixin<MinCamlAA> {
  static inline llvm::AnalysisKey Key;
  using Result = MinCamlAAResult;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
};

/// `print<mincaml-alias>`: prints for each function the pointers that it loads
/// from and stores to, and which pairs of them must, may, or do not alias.
void printAliases(llvm::raw_ostream &OS, llvm::Module &M,
                  llvm::ModuleAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_INTERPROCEDURAL_ALIAS_H
