//===- DebugInfo.h - Debug information --------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_DEBUGINFO_H
#define MINCAML_LIB_IRGEN_DEBUGINFO_H

#include "TypeLowering.h"
#include "mincaml/IRGen/IRGen.h"
#include "mincaml/Support/SourceFile.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/IRBuilder.h"

namespace mincaml {

/// Creates the debug metadata of one module. With DebugInfo::None, all member
/// functions do nothing.
class DebugInfo {
public:
  DebugInfo(llvm::Module &M, const TypeLowering &Types,
            const SourcePositions &Positions, const IRGenOptions &Options);

  /// Starts a function, to which all code until the next call of beginFunction
  /// belongs. Code without a function in the source only calls \p Target and
  /// has no name.
  void beginFunction(llvm::Function *F, llvm::StringRef Name, llvm::SMLoc Loc,
                     llvm::ArrayRef<knormal::Binder> Parameters,
                     const Type *Result,
                     const llvm::Function *Target = nullptr);

  /// Returns the location for instructions of the current function. \p Source
  /// is the expression that they are generated from, if there is one.
  llvm::DebugLoc location(llvm::SMLoc Loc, llvm::SMRange Source = {});

  /// Whether each variable is also stored to its own stack slot, where
  /// debuggers find it as long as its function runs. This is so with full debug
  /// information and without optimization. Only debuggers read these slots.
  bool keepsVariables() const { return full() && !Unit->isOptimized(); }

  /// Entry: the variable has its value when the function starts. Body: it is
  /// bound later.
  enum class BindingTime : uint8_t { Entry, Body };

  /// Records that a source variable has the value \p V from here on.
  /// \p ParameterNumber counts from 1; it is 0 for a local variable.
  void variable(llvm::IRBuilder<> &Builder, const knormal::Binder &B,
                llvm::Value *V, BindingTime When, unsigned ParameterNumber = 0);

  /// A position in the nesting of lexical scopes. Variables in an inner scope
  /// hide outer ones of the same name until the scope is restored. IRGen saves
  /// and restores the scope around nested expressions.
  struct ScopePosition {
    llvm::DIScope *Scope;
    unsigned Depth;
  };
  ScopePosition scope() const { return {Scope, ScopeDepth}; }
  void restoreScope(ScopePosition P) {
    Scope = P.Scope;
    ScopeDepth = P.Depth;
  }

  /// Describes the closure of the current function as a type `closure` in the
  /// scope of the function. A debugger that knows the function's address finds
  /// the captured variables by this type.
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
  /// Returns a pointer type with the name of the MinCaml type.
  llvm::DIType *namedPointer(llvm::DIType *To, llvm::StringRef Name);
  llvm::DIType *structure(llvm::StringRef Name, const RecordLayout &Layout,
                          llvm::ArrayRef<llvm::Metadata *> Members);
  llvm::DIType *tuple(const Type *Ty);
  llvm::DIType *member(llvm::StringRef Name, llvm::DIType *Ty,
                       uint64_t OffsetInBits);
  /// Emits a store of a variable to a new stack slot.
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
  /// The last slot of the current function.
  llvm::AllocaInst *LastSlot = nullptr;
  /// The number of bindings of each name so far in the current function.
  llvm::StringMap<unsigned> Bound;
  llvm::DenseMap<const Type *, llvm::DIType *> Known;
};

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_DEBUGINFO_H
