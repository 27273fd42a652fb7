//===- ContextChecks.h - Types that a context requires ----------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_CONTEXTCHECKS_H
#define MINCAML_LIB_FRONTEND_INFERENCE_CONTEXTCHECKS_H

#include "Inference/TypeReasons.h"

namespace mincaml {

/// Compares the types of expressions with those that their context requires,
/// and reports errors. Functions that return bool return false after an error.
class ContextChecks {
public:
  ContextChecks(TypeContext &Types, DiagnosticEngine &Diagnostics, Unifier &U,
                const TypeReasons &Reasons)
      : Types(Types), Diagnostics(Diagnostics), U(U), Reasons(Reasons) {}

  void checkProgram(const ast::Expression *Program, Type *Found);

  /// Checks an expression at the top level that something follows.
  void checkTopLevel(const ast::Expression *E, Type *Found);

  /// Checks what precedes a `;`.
  void checkSequence(const ast::Expression *First, Type *Found);

  /// Checks the body of a function, whose calls have the type Result.
  void checkResult(const ast::FunctionDefinition *F, Type *Found, Type *Result);

  /// Checks an expression of a fixed type. Messages call it What, and show the
  /// annotation that states the type, if there is one.
  void checkExpected(const ast::Expression *E, Type *Found, Type *Expected,
                     llvm::StringRef What,
                     const ast::TypeExpression *Annotation = nullptr);

  /// Checks a pattern of a type that the program states.
  void checkStated(llvm::SMRange Pattern, Type *Found, Type *Stated,
                   const ast::TypeExpression &Annotation);

  void checkCondition(const ast::Expression *E, Type *Found);

  /// Checks a branch against the first one of the same `if`.
  bool checkBranch(const ast::Expression *E, Type *Found,
                   const ast::Expression *First, Type *FirstType);

  /// Checks the branch of an `if` without `else`.
  bool checkElseless(const ast::If *I, Type *Found);

  /// Checks the value that is assigned to an element of an array or to a
  /// reference, which is or is like Holder.
  void checkStored(const ast::Expression *Value, Type *Found, Type *Element,
                   const ast::Expression *Holder, DiagnosticID Message);

  void checkLoopBody(const ast::Expression *E, Type *Found);

  /// Operator is the text of `!` or `:=`.
  void reportNotAReference(const ast::Expression *E, llvm::SMRange Operator,
                           Type *Found);

  void reportNotAnArray(const ast::Expression *E, Type *Found);
  /// The pattern, of Size components, does not fit the type of the value.
  void reportTuplePattern(llvm::SMRange Pattern, size_t Size,
                          const ast::Expression *Value, Type *Found);

  /// Checks the value of which the pattern `()` takes a part, of type Found.
  void checkUnitPattern(const ast::Pattern &P, const ast::Expression *Value,
                        Type *Found);

private:
  void checkUnit(const ast::Expression *E, Type *Found, DiagnosticID Message);

  TypeContext &Types;
  DiagnosticEngine &Diagnostics;
  Unifier &U;
  const TypeReasons &Reasons;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_CONTEXTCHECKS_H
