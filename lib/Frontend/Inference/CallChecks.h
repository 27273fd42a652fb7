//===- CallChecks.h - Type checks of calls ----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_CALLCHECKS_H
#define MINCAML_LIB_FRONTEND_INFERENCE_CALLCHECKS_H

#include "Inference/TypeExplanations.h"
#include "Inference/TypeRecorder.h"
#include "mincaml/Frontend/LanguageOptions.h"

namespace mincaml {

/// Checks calls against the types of their callees and reports errors. The
/// parameter Callee is always the type of the callee.
class CallChecks {
public:
  CallChecks(TypeContext &Types, const LanguageOptions &Options,
             DiagnosticEngine &Diagnostics, Unifier &U,
             const TypeExplanations &Explanations)
      : Types(Types), Options(Options), Diagnostics(Diagnostics), U(U),
        Explanations(Explanations) {}

  /// Checks argument number I, of type Found, against parameter number Index of
  /// the function type Function. Returns false if an error was reported.
  bool checkArgument(const ast::Apply *A, unsigned I, Type *Found,
                     Type *Function, unsigned Index);

  /// Checks the number of arguments in the original language. Parent is the
  /// expression whose left operand A is, or null. Returns false if an error was
  /// reported.
  bool checkArgumentCount(const ast::Apply *A, Type *Callee,
                          const ast::Expression *Parent);

  /// Checks a call in the extended language, whose arguments have the types
  /// Found, and returns the type of its result. If there are fewer arguments
  /// than parameters, the result is a function. Returns the poison type if an
  /// error was reported.
  Type *checkCurriedCall(const ast::Apply *A, Type *Callee,
                         llvm::ArrayRef<Type *> Found,
                         const ast::Expression *Parent, TypeRecorder &Recorder);

  void reportNotAFunction(const ast::Apply *A, Type *Callee);

  /// Whether the calls are in a definition at the top level. An argument at the
  /// beginning of a line is then probably meant to follow the definition.
  bool isInTopLevelDefinition() const { return InTopLevelDefinition; }
  void setInTopLevelDefinition(bool Is) { InTopLevelDefinition = Is; }

private:
  bool suggestSeparator(Diagnostic &D, const ast::Expression *Left,
                        const ast::Expression *Right);
  bool checkKnownArity(const ast::Apply *A, Type *Callee,
                       const ast::Expression *Parent);
  bool suggestSubtraction(Type *Left, const ast::Expression *Parent);
  void reportTooManyArguments(const ast::Apply *A, Type *Callee);

  void noteDefinition(Diagnostic &D, const ast::Apply *A, const Type *Ty) const;
  llvm::StringRef whyOneType(const Symbol *Callee) const;

  TypeContext &Types;
  const LanguageOptions &Options;
  DiagnosticEngine &Diagnostics;
  Unifier &U;
  const TypeExplanations &Explanations;
  bool InTopLevelDefinition = false;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_CALLCHECKS_H
