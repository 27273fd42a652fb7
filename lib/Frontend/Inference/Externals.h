//===- Externals.h - Externals ----------------------------------*- C++ -*-===//
//
// Types of names that a program uses without defining them: the externals that
// it declares, the runtime externals of RuntimeABI.def, and the implicit
// externals (language.md, sections 4 and 5).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_EXTERNALS_H
#define MINCAML_LIB_FRONTEND_INFERENCE_EXTERNALS_H

#include "Inference/Annotations.h"
#include "Inference/SymbolTable.h"
#include "Inference/Unifier.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/MapVector.h"
#include <optional>
#include <string>

namespace mincaml {

/// Infers the types of the externals that a program declares.
class DeclaredExternals {
public:
  DeclaredExternals(TypeContext &Types, DiagnosticEngine &Diagnostics,
                    Unifier &U, SymbolTable &Symbols, TypeRecorder &Recorder,
                    TypeAnnotations &Annotations)
      : Types(Types), Diagnostics(Diagnostics), U(U), Symbols(Symbols),
        Recorder(Recorder), Annotations(Annotations) {}

  /// Checks the declaration and brings the external into scope.
  void define(ast::ExternalDefinition *X);

private:
  Type *declaredType(const ast::ExternalDefinition &X);
  void checkSymbol(const ast::ExternalDefinition &X);
  void checkSignature(const ast::ExternalDefinition &X,
                      llvm::ArrayRef<Type *> Parameters, Type *Result);

  TypeContext &Types;
  DiagnosticEngine &Diagnostics;
  Unifier &U;
  SymbolTable &Symbols;
  TypeRecorder &Recorder;
  TypeAnnotations &Annotations;

  struct Declaration {
    llvm::SMRange Range;
    std::string Signature;
  };
  /// The first declaration of each symbol.
  llvm::DenseMap<llvm::StringRef, Declaration> Declared;
};

struct ExternalType {
  /// Null if there is no external of this name.
  Type *Ty = nullptr;
  /// The fresh type variable in the type of a polymorphic external; otherwise
  /// null.
  Type *Open = nullptr;
};

class Externals {
public:
  Externals(TypeContext &Types, const LanguageOptions &Options);

  /// Returns the type of a runtime external, with a fresh type variable for
  /// each use.
  ExternalType runtimeType(llvm::StringRef Name);

  /// Returns the type of an implicit external, which all its uses share.
  /// IsCallee: this use is a call. Scope provides names to suggest instead.
  Type *implicitType(const ast::VariableReference &Use, bool IsCallee,
                     const SymbolTable &Scope);

  /// Warns about each implicit external, or reports an error if it cannot be
  /// one. Must be called after all types have been inferred.
  void report(DiagnosticEngine &Diagnostics, Unifier &Types,
              const ast::Expression &Program);

private:
  /// A name that may have been meant. Its type is null if it is unknown.
  struct Candidate {
    llvm::StringRef Name;
    unsigned Distance;
    Type *Ty;
  };

  struct ImplicitExternal {
    llvm::SMRange FirstUse;
    Type *Ty = nullptr;
    /// The first use that is not a call.
    std::optional<llvm::SMRange> ValueUse;
    /// Names in scope with a similar spelling, the most similar first.
    std::vector<Candidate> Near;
    llvm::StringRef Suggestion;
  };

  void reportUndefined(DiagnosticEngine &Diagnostics, llvm::StringRef Name,
                       const ImplicitExternal &E, const ast::Binder *Later,
                       const ast::Binder *Inner);
  std::vector<Candidate> findNear(llvm::StringRef Name,
                                  const SymbolTable &Scope);

  /// The type of a runtime external. A polymorphic one has no Ty, and Parameter
  /// is the type of its first parameter.
  struct Entry {
    Type *Ty = nullptr;
    Type *Parameter = nullptr;
  };

  TypeContext &Types;
  const bool AllowsImplicit;
  const bool HasBuiltins;
  llvm::MapVector<llvm::StringRef, Entry> Runtime;
  llvm::MapVector<llvm::StringRef, ImplicitExternal> Implicit;
  /// The number of names that may still be compared to find misspellings.
  /// Without a limit, this would take quadratic time on large programs.
  unsigned ComparisonBudget = 1000000;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_EXTERNALS_H
