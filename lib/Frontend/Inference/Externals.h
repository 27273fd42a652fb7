//===- Externals.h - Names that the program does not define -----*- C++ -*-===//
//
// The runtime externals of RuntimeABI.def with their types, and the implicit
// externals of a program (language.md, sections 4 and 5).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_EXTERNALS_H
#define MINCAML_LIB_FRONTEND_INFERENCE_EXTERNALS_H

#include "Inference/SymbolTable.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/MapVector.h"
#include <optional>

namespace mincaml {

class DiagnosticEngine;
class Unifier;

struct ExternalType {
  /// Null if there is no external of this name.
  Type *Ty = nullptr;
  /// A new variable in the type of a polymorphic external.
  Type *Open = nullptr;
};

class Externals {
public:
  Externals(TypeContext &Types, const LanguageOptions &Options);

  /// The type of one use of a runtime external.
  ExternalType runtimeType(llvm::StringRef Name);

  /// The type of an implicit external. IsCallee: this use is a call. Names in
  /// Scope may be suggested instead.
  Type *implicitType(const ast::VariableReference &Use, bool IsCallee,
                     const SymbolTable &Scope);

  /// Warns about each implicit external, or reports why it cannot be one. To be
  /// called when all types are known.
  void report(DiagnosticEngine &Diagnostics, Unifier &Types,
              const ast::Expression &Program);

private:
  /// A name that may be meant. Its type is null if that is not known.
  struct Candidate {
    llvm::StringRef Name;
    unsigned Distance;
    Type *Ty;
  };

  struct ImplicitExternal {
    llvm::SMRange FirstUse;
    Type *Ty = nullptr;
    /// A use other than a call.
    std::optional<llvm::SMRange> ValueUse;
    /// Names in scope that are spelled like this one, the nearest first.
    std::vector<Candidate> Near;
    llvm::StringRef Suggestion;
  };

  void reportUndefined(DiagnosticEngine &Diagnostics, llvm::StringRef Name,
                       const ImplicitExternal &E, const ast::Binder *Later,
                       const ast::Binder *Inner);
  std::vector<Candidate> findNear(llvm::StringRef Name,
                                  const SymbolTable &Scope);

  /// The type of a runtime external, or the first parameter of a polymorphic
  /// one.
  struct Entry {
    Type *Ty = nullptr;
    Type *Parameter = nullptr;
  };

  TypeContext &Types;
  const bool AllowsImplicit;
  const bool HasBuiltins;
  llvm::MapVector<llvm::StringRef, Entry> Runtime;
  llvm::MapVector<llvm::StringRef, ImplicitExternal> Implicit;
  /// How many more names may be compared to find misspellings: without a limit
  /// this would take quadratic time on large programs.
  unsigned ComparisonBudget = 1000000;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_EXTERNALS_H
