//===- Annotations.h - The types that a program states ----------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_ANNOTATIONS_H
#define MINCAML_LIB_FRONTEND_INFERENCE_ANNOTATIONS_H

#include "Inference/InferredTypes.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"

namespace mincaml {

/// What the types in the text of a program mean. A type variable is one type in
/// a whole definition at the top level; it may turn out to be any type, as `_`
/// may.
class TypeAnnotations {
public:
  TypeAnnotations(TypeContext &Types, DiagnosticEngine &Diagnostics,
                  InferredTypes &Inferred, Type *Poison)
      : Types(Types), Diagnostics(Diagnostics), Inferred(Inferred),
        Poison(Poison) {}

  /// The type; the poison type, which equals every type, after an error.
  Type *resolve(const ast::TypeExpression &T);
  /// Gives a type a name, from here on. No name is given twice.
  void define(const ast::TypeDefinition &D);
  /// Ends the scope of type variables.
  void endDefinition() { Variables.clear(); }

private:
  struct Abbreviation {
    Type *Meaning = nullptr;
    llvm::SMRange NameRange;
  };

  Type *resolveConstructor(const ast::TypeExpression &T);
  Type *reportUnknown(const ast::TypeExpression &T);

  TypeContext &Types;
  DiagnosticEngine &Diagnostics;
  InferredTypes &Inferred;
  Type *const Poison;
  llvm::DenseMap<llvm::StringRef, Abbreviation> Abbreviations;
  llvm::DenseMap<llvm::StringRef, Type *> Variables;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_ANNOTATIONS_H
