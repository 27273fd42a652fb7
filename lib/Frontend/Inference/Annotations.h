//===- Annotations.h - Type annotations -------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_ANNOTATIONS_H
#define MINCAML_LIB_FRONTEND_INFERENCE_ANNOTATIONS_H

#include "Inference/TypeRecorder.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"

namespace mincaml {

/// Resolves type annotations and type abbreviations. A type variable denotes
/// one type throughout a definition at the top level. Like `_`, it may be
/// unified with any type.
class TypeAnnotations {
public:
  TypeAnnotations(TypeContext &Types, DiagnosticEngine &Diagnostics,
                  TypeRecorder &Recorder, Type *Poison)
      : Types(Types), Diagnostics(Diagnostics), Recorder(Recorder),
        Poison(Poison) {}

  /// Returns the type that T denotes; after an error, the poison type, which
  /// equals every type.
  Type *resolve(const ast::TypeExpression &T);
  /// Adds a type abbreviation to the scope. A name may be defined only once.
  void define(const ast::TypeDefinition &D);
  /// Ends the scope of the type variables.
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
  TypeRecorder &Recorder;
  Type *const Poison;
  llvm::DenseMap<llvm::StringRef, Abbreviation> Abbreviations;
  llvm::DenseMap<llvm::StringRef, Type *> Variables;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_ANNOTATIONS_H
