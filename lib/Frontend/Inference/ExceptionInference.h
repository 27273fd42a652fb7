//===- ExceptionInference.h - Type inference of exceptions ------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_EXCEPTIONINFERENCE_H
#define MINCAML_LIB_FRONTEND_INFERENCE_EXCEPTIONINFERENCE_H

#include "Inference/PatternInference.h"

namespace mincaml {

/// Infers the types of exception definitions, exception values and handlers.
class ExceptionInference {
public:
  ExceptionInference(TypeContext &Types, DiagnosticEngine &Diagnostics,
                     Unifier &U, const TypeExplanations &Explanations,
                     ContextChecks &Contexts, TypeAnnotations &Annotations,
                     PatternInference &Patterns)
      : Types(Types), Diagnostics(Diagnostics), U(U),
        Explanations(Explanations), Contexts(Contexts),
        Annotations(Annotations), Patterns(Patterns) {}

  void define(ast::ExceptionDefinition *X);

  /// Resolves the constructor and checks its argument. Argument is the type of
  /// the argument, or null if there is none.
  void checkMakeException(ast::MakeException *C, Type *Argument);

  /// Infers the types of the pattern of a case, and brings its variables into
  /// scope.
  void inferPattern(ast::HandlerCase &Case);
  /// Checks the type Found of a handler against Body, the type of the body.
  bool checkHandler(const ast::Expression *Handler, Type *Found, Type *Body);
  /// Checks that the alternatives of or-patterns bind no names.
  void checkAlternatives(const ast::Try &T);
  /// Warns about cases that earlier cases make unreachable.
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
  const TypeExplanations &Explanations;
  ContextChecks &Contexts;
  TypeAnnotations &Annotations;
  PatternInference &Patterns;
  /// The exceptions that the program has defined so far. They stay in scope
  /// until the end of the program.
  llvm::DenseMap<llvm::StringRef, const ExceptionConstructor *> InScope;
  std::vector<llvm::StringRef> Names;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_EXCEPTIONINFERENCE_H
