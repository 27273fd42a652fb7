//===- Externals.h - Names that no program defines --------------*- C++ -*-===//
//
// The runtime externals of RuntimeABI.def with their types, and the implicit
// ones that inference meets (language.md, sections 4 and 5).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_EXTERNALS_H
#define MINCAML_LIB_FRONTEND_INFERENCE_EXTERNALS_H

#include "Inference/SymbolTable.h"
#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/MapVector.h"
#include <optional>

namespace mincaml {

class DiagnosticEngine;
class Unifier;

class Externals {
public:
  explicit Externals(TypeContext &Types);

  /// The type of a runtime external, made anew where it is polymorphic; null:
  /// there is none of this name.
  Type *runtimeType(llvm::StringRef Name);

  /// The type of an implicit external. IsCallee: here it is applied. Scope is
  /// searched for a name it could be a misspelling of.
  Type *implicitType(const ast::VariableReference &Use, bool IsCallee,
                     const SymbolTable &Scope);

  /// Warns about each implicit external, or says why it cannot be one. To be
  /// called when all types are known.
  void report(DiagnosticEngine &Diagnostics, Unifier &Types);

private:
  struct ImplicitExternal {
    llvm::SMRange FirstUse;
    Type *Ty = nullptr;
    /// A use other than a call.
    std::optional<llvm::SMRange> ValueUse;
    llvm::StringRef Suggestion;
  };

  llvm::StringRef findNear(llvm::StringRef Name, const SymbolTable &Scope);

  TypeContext &Types;
  llvm::MapVector<llvm::StringRef, Type *> Runtime;
  llvm::MapVector<llvm::StringRef, ImplicitExternal> Implicit;
  /// How many more names may be compared in search of a misspelling: not to be
  /// quadratic on large programs.
  unsigned ComparisonBudget = 1000000;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_EXTERNALS_H
