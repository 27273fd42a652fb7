//===- HandlerMaker.h - Exception handlers and raises -----------*- C++ -*-===//
//
// Programs raise only exceptions that are handled. ProgramState::Raisable is
// the set of exceptions that the enclosing code or the callers of the function
// handle. The meter records the exceptions that the code being made may raise.
// A handler has cases for those that its body may raise but the enclosing code
// does not handle.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_EXCEPTIONS_HANDLERMAKER_H
#define MINCAML_LIB_GENERATOR_EXCEPTIONS_HANDLERMAKER_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class ConstantMaker;
class EffectMaker;
class ExpressionMaker;

class HandlerMaker : GeneratorPart {
public:
  HandlerMaker(ProgramState &State, ExpressionMaker &Expressions,
               ConstantMaker &Constants, EffectMaker &Effects)
      : GeneratorPart(State), Expressions(Expressions), Constants(Constants),
        Effects(Effects) {}

  /// Makes `try e with ...` of type \p T. \p Make makes e, which may raise
  /// anything. \p Depth is the depth of the expressions that the cases
  /// evaluate. The exceptions in \p Always have a case even if nothing raises
  /// them.
  Expression *handle(const ValueType *T, unsigned Depth,
                     llvm::function_ref<Expression *()> Make,
                     ExceptionSet Always = 0);
  /// Adds a handler to an expression that may raise \p Raises, if some of these
  /// exceptions must not be raised here.
  Expression *guard(Expression *E, const ValueType *T, ExceptionSet Raises);
  /// Makes `raise (E x)`. E must be one of State.Raisable.
  Expression *raise(unsigned E, unsigned Depth);
  /// Chooses an exception that may be raised here, preferably one that the
  /// program defines. There must be one.
  unsigned someRaisable();

private:
  struct Cases {
    llvm::SmallVector<ast::HandlerCase, 4> Handled;
    ExpressionList Values;
  };

  Expression *withCases(Expression *Body, ExceptionSet Raised,
                        const ValueType *T, unsigned Depth,
                        ExceptionSet Always = 0);
  void addCase(Cases &Cs, unsigned E, const ValueType *T, unsigned Depth);
  void addLiteralCase(Cases &Cs, unsigned E, const ValueType *T,
                      unsigned Depth);
  /// Adds a case for every exception. \p Rest are the exceptions that the other
  /// cases do not take.
  void addLastCase(Cases &Cs, ExceptionSet Rest, const ValueType *T,
                   unsigned Depth);
  using Variables =
      llvm::SmallVector<std::pair<StringRef, const ValueType *>, 4>;
  /// Makes a pattern. Its named variables come into scope and are added to \p
  /// Bound.
  ast::Pattern pattern(ArrayRef<const ValueType *> Types, Variables &Bound);
  ast::Pattern pattern(const ValueType *T, Variables &Bound);

  /// Whether the cases of a handler that `guard` adds are being made.
  bool IsGuarding = false;

  ExpressionMaker &Expressions;
  ConstantMaker &Constants;
  EffectMaker &Effects;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXCEPTIONS_HANDLERMAKER_H
