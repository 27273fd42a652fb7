//===- HandlerMaker.h - Makes handlers and what they handle -----*- C++ -*-===//
//
// Programs raise only what somebody handles. ProgramState::Raisable is what the
// code around handles, or the callers of the function; the meter notes what the
// code being made may raise. A handler has cases for what its body may raise
// but the code around does not handle.
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

  /// `try e with ...`, of type \p T. \p Make makes e, which may raise anything;
  /// \p Depth is that of what the cases evaluate. Those of \p Always have a
  /// case even if nothing raises them.
  Expression *handle(const ValueType *T, unsigned Depth,
                     llvm::function_ref<Expression *()> Make,
                     ExceptionSet Always = 0);
  /// The expression, which may raise \p Raises, with a handler if some of that
  /// must not be raised here.
  Expression *guard(Expression *E, const ValueType *T, ExceptionSet Raises);
  /// `raise (E x)`. E must be one of State.Raisable.
  Expression *raise(unsigned E, unsigned Depth);
  /// An exception that may be raised here, rather one of the program's own.
  /// There must be one.
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
  /// A case for every exception. \p Rest is what gets there.
  void addLastCase(Cases &Cs, ExceptionSet Rest, const ValueType *T,
                   unsigned Depth);
  using Variables =
      llvm::SmallVector<std::pair<StringRef, const ValueType *>, 4>;
  /// A pattern, of whose variables those come into scope that have a name. They
  /// are added to \p Bound.
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
