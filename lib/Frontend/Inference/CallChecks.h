//===- CallChecks.h - Types of callees and arguments ------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_CALLCHECKS_H
#define MINCAML_LIB_FRONTEND_INFERENCE_CALLCHECKS_H

#include "Inference/InferredTypes.h"
#include "Inference/TypeReasons.h"
#include "mincaml/Frontend/LanguageOptions.h"

namespace mincaml {

/// Compares calls with the types of their callees, and reports errors. Callee
/// is the type of the callee.
class CallChecks {
public:
  CallChecks(TypeContext &Types, const LanguageOptions &Options,
             DiagnosticEngine &Diagnostics, Unifier &U,
             const TypeReasons &Reasons)
      : Types(Types), Options(Options), Diagnostics(Diagnostics), U(U),
        Reasons(Reasons) {}

  /// Checks argument number I. Returns false if an error was reported.
  bool checkArgument(const ast::Apply *A, unsigned I, Type *Found,
                     Type *Function, unsigned Index);

  /// Returns false if an error was reported. Parent is the expression whose
  /// left operand A is, or null.
  bool checkArgumentCount(const ast::Apply *A, Type *Callee,
                          const ast::Expression *Parent);

  /// Checks a call in the extended language, with arguments of the types Found,
  /// and returns the type of its result: a function, if there are fewer
  /// arguments than parameters. Returns the poison type if an error was
  /// reported.
  Type *checkCurriedCall(const ast::Apply *A, Type *Callee,
                         llvm::ArrayRef<Type *> Found,
                         const ast::Expression *Parent,
                         InferredTypes &Inferred);

  void reportNotAFunction(const ast::Apply *A, Type *Callee);

  /// Whether the calls are in a definition at the top level. An argument at the
  /// beginning of a line is then probably what should follow the definition.
  bool isInTopLevelDefinition() const { return InTopLevelDefinition; }
  void setInTopLevelDefinition(bool Is) { InTopLevelDefinition = Is; }

private:
  bool suggestSeparator(Diagnostic &D, const ast::Expression *Left,
                        const ast::Expression *Right);
  bool checkSpine(const ast::Apply *A, Type *Callee,
                  const ast::Expression *Parent);
  bool suggestSubtraction(Type *Left, const ast::Expression *Parent);
  void reportTooManyArguments(const ast::Apply *A, Type *Callee);

  void noteDefinition(Diagnostic &D, const ast::Apply *A, const Type *Ty) const;
  llvm::StringRef whyOneType(const Symbol *Callee) const;

  TypeContext &Types;
  const LanguageOptions &Options;
  DiagnosticEngine &Diagnostics;
  Unifier &U;
  const TypeReasons &Reasons;
  bool InTopLevelDefinition = false;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_CALLCHECKS_H
