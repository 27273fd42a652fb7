//===- DeclaredExternals.h - Declared externals -----------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_DECLAREDEXTERNALS_H
#define MINCAML_LIB_FRONTEND_INFERENCE_DECLAREDEXTERNALS_H

#include "Inference/Annotations.h"
#include "Inference/SymbolTable.h"
#include "Inference/Unifier.h"
#include "mincaml/Frontend/AST.h"
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

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_DECLAREDEXTERNALS_H
