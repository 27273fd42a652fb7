//===- ExceptionInference.h - Constructors and handlers ---------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_EXCEPTIONINFERENCE_H
#define MINCAML_LIB_FRONTEND_INFERENCE_EXCEPTIONINFERENCE_H

#include "Inference/PatternInference.h"

namespace mincaml {

class ExceptionInference {
public:
  ExceptionInference(TypeContext &Types, DiagnosticEngine &Diagnostics,
                     Unifier &U, const TypeReasons &Reasons,
                     ContextChecks &Contexts, TypeAnnotations &Annotations,
                     PatternInference &Patterns)
      : Types(Types), Diagnostics(Diagnostics), U(U), Reasons(Reasons),
        Contexts(Contexts), Annotations(Annotations), Patterns(Patterns) {}

  void define(ast::ExceptionDefinition *X);

  /// Finds the constructor. Argument is the type of the argument, or null.
  void checkMakeException(ast::MakeException *C, Type *Argument);

  /// Gives types to the pattern of a case, and brings its variables into scope.
  void inferPattern(ast::HandlerCase &Case);
  /// Checks the type of a case against that of the body.
  bool checkHandler(const ast::Expression *Handler, Type *Found, Type *Body);
  /// Checks that alternatives bind no names.
  void checkAlternatives(const ast::Try &T);
  /// Warns of cases that others hide.
  void warnOfUnusedCases(const ast::Try &T);

private:
  const ExceptionConstructor *find(llvm::StringRef Name, llvm::SMRange Range,
                                   bool IsPattern);
  bool checkCount(const ExceptionConstructor &X, size_t Found,
                  llvm::SMRange Range, bool IsPattern);
  bool checkPattern(const ast::Pattern &P, Type *Expected);

  TypeContext &Types;
  DiagnosticEngine &Diagnostics;
  Unifier &U;
  const TypeReasons &Reasons;
  ContextChecks &Contexts;
  TypeAnnotations &Annotations;
  PatternInference &Patterns;
  /// Those of the program that are in scope. They end only with the program.
  llvm::DenseMap<llvm::StringRef, const ExceptionConstructor *> InScope;
  std::vector<llvm::StringRef> Names;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_EXCEPTIONINFERENCE_H
