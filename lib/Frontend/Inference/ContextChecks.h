//===- ContextChecks.h - Type checks against the context --------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_CONTEXTCHECKS_H
#define MINCAML_LIB_FRONTEND_INFERENCE_CONTEXTCHECKS_H

#include "Inference/TypeExplanations.h"

namespace mincaml {

/// Checks the types of expressions against those that their context requires,
/// and reports errors. Functions that return bool return false after an error.
class ContextChecks {
public:
  ContextChecks(TypeContext &Types, DiagnosticEngine &Diagnostics, Unifier &U,
                const TypeExplanations &Explanations)
      : Types(Types), Diagnostics(Diagnostics), U(U),
        Explanations(Explanations) {}

  void checkProgram(const ast::Expression *Program, Type *Found);

  /// Checks an expression at the top level that is not the last item of the
  /// program.
  void checkTopLevel(const ast::Expression *E, Type *Found);

  /// Checks the expression before a `;`.
  void checkSequence(const ast::Expression *First, Type *Found);

  /// Checks the type Found of the body of a function against Result, the result
  /// type of the function.
  void checkResult(const ast::FunctionDefinition *F, Type *Found, Type *Result);

  /// Checks an expression whose context requires the type Expected. What names
  /// the expression in messages. If an annotation states the type, messages
  /// show it.
  void checkExpected(const ast::Expression *E, Type *Found, Type *Expected,
                     llvm::StringRef What,
                     const ast::TypeExpression *Annotation = nullptr);

  /// Checks the type of a pattern against its annotation.
  void checkAnnotation(llvm::SMRange Pattern, Type *Found, Type *Expected,
                       const ast::TypeExpression &Annotation);

  void checkCondition(const ast::Expression *E, Type *Found);

  /// Checks a branch against the first branch of the same `if`.
  bool checkBranch(const ast::Expression *E, Type *Found,
                   const ast::Expression *First, Type *FirstType);

  /// Checks the branch of an `if` without `else`.
  bool checkElseless(const ast::If *I, Type *Found);

  /// Checks a value that is assigned to an element of an array or to a
  /// reference. Holder is the array or reference, or another element of the
  /// same array literal.
  void checkStored(const ast::Expression *Value, Type *Found, Type *Element,
                   const ast::Expression *Holder, DiagnosticID Message);

  void checkLoopBody(const ast::Expression *E, Type *Found);

  /// Reports that E is not a reference. Operator is the source range of `!` or
  /// `:=`.
  void reportNotAReference(const ast::Expression *E, llvm::SMRange Operator,
                           Type *Found);

  void reportNotAnArray(const ast::Expression *E, Type *Found);
  /// Reports that a tuple pattern with Size components does not match the type
  /// of the value.
  void reportTuplePattern(llvm::SMRange Pattern, size_t Size,
                          const ast::Expression *Value, Type *Found);

  /// Checks the type Found of the part of Value that the pattern `()` matches.
  void checkUnitPattern(const ast::Pattern &P, const ast::Expression *Value,
                        Type *Found);

private:
  void checkUnit(const ast::Expression *E, Type *Found, DiagnosticID Message);

  TypeContext &Types;
  DiagnosticEngine &Diagnostics;
  Unifier &U;
  const TypeExplanations &Explanations;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_CONTEXTCHECKS_H
