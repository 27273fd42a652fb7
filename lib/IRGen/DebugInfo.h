//===- DebugInfo.h - Locations, functions and variables ---------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_DEBUGINFO_H
#define MINCAML_LIB_IRGEN_DEBUGINFO_H

#include "TypeLowering.h"
#include "mincaml/IRGen/IRGen.h"
#include "mincaml/Support/SourcePositions.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/IRBuilder.h"

namespace mincaml {

/// Emits the debug metadata of one module. With DebugInfo::None every member
/// does nothing.
class DebugInfo {
public:
  DebugInfo(llvm::Module &M, const TypeLowering &Types,
            const SourcePositions &Positions, const IRGenOptions &Options);

  /// Starts a function: what is emitted until the next call belongs to it. Code
  /// that has no function in the source only calls \p Target and has no name.
  void beginFunction(llvm::Function *F, llvm::StringRef Name, llvm::SMLoc Loc,
                     llvm::ArrayRef<knormal::Binder> Parameters,
                     const Type *Result,
                     const llvm::Function *Target = nullptr);

  /// The location for instructions of the current function; \p Source is the
  /// expression that they are made from, if there is one.
  llvm::DebugLoc location(llvm::SMLoc Loc, llvm::SMRange Source = {});

  /// Whether each variable is also stored to a stack slot of its own, where
  /// debuggers find it for as long as its function runs: with full debug
  /// information and without optimization. Only debuggers read the slots.
  bool keepsVariables() const { return full() && !Unit->isOptimized(); }

  /// Whether a function starts with a variable, or binds it later.
  enum class VariablePlace : uint8_t { Entry, Body };

  /// Records that a variable of the source has the value \p V from here on.
  /// \p ParameterNumber counts from 1; 0 for a local variable.
  void variable(llvm::IRBuilder<> &Builder, const knormal::Binder &B,
                llvm::Value *V, VariablePlace Place,
                unsigned ParameterNumber = 0);

  /// Binders in an inner scope hide outer ones of the same name until the
  /// scope is restored; IRGen saves it around a nested expression.
  struct ScopePosition {
    llvm::DIScope *Scope;
    unsigned Depth;
  };
  ScopePosition scope() const { return {Scope, ScopeDepth}; }
  void restoreScope(ScopePosition P) {
    Scope = P.Scope;
    ScopeDepth = P.Depth;
  }

  /// Describes the closure of the current function: a type `closure` in its
  /// scope, by which a debugger that knows the function's address finds the
  /// captured variables.
  void closureType(const RecordLayout &Layout,
                   llvm::ArrayRef<knormal::Binder> Captured);

  void staticVariable(llvm::GlobalVariable *G, const knormal::Binder &B);

  void finish();

private:
  bool full() const { return Kind == IRGenOptions::DebugInfo::Full; }
  llvm::DIType *type(const Type *Ty);
  llvm::DISubroutineType *functionType(llvm::ArrayRef<const Type *> Parameters,
                                       const Type *Result);
  llvm::DIType *pointer(llvm::DIType *To);
  /// A pointer with the name that the type has in MinCaml.
  llvm::DIType *namedPointer(llvm::DIType *To, llvm::StringRef Name);
  llvm::DIType *structure(llvm::StringRef Name, const RecordLayout &Layout,
                          llvm::ArrayRef<llvm::Metadata *> Members);
  llvm::DIType *tuple(const Type *Ty);
  llvm::DIType *member(llvm::StringRef Name, llvm::DIType *Ty,
                       uint64_t OffsetInBits);
  /// Stores a variable to a new stack slot.
  llvm::AllocaInst *storeToSlot(llvm::IRBuilder<> &Builder,
                                llvm::StringRef Name, llvm::Value *V);

  const IRGenOptions &Options;
  IRGenOptions::DebugInfo Kind;
  const TypeLowering &Types;
  const SourcePositions &Positions;
  llvm::DIBuilder Builder;
  llvm::DIFile *File = nullptr;
  llvm::DICompileUnit *Unit = nullptr;
  llvm::DISubprogram *Subprogram = nullptr;
  llvm::DIScope *Scope = nullptr;
  unsigned ScopeDepth = 0;
  /// The last slot in the current function.
  llvm::AllocaInst *LastSlot = nullptr;
  /// The number of bindings of each name so far in the current function.
  llvm::StringMap<unsigned> Bound;
  llvm::DenseMap<const Type *, llvm::DIType *> Known;
};

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_DEBUGINFO_H
