//===- CallMaker.h - Calls of functions in scope ----------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_EXPRESSIONS_CALLMAKER_H
#define MINCAML_LIB_GENERATOR_EXPRESSIONS_CALLMAKER_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class ExpressionMaker;
class FunctionDefiner;
class HandlerMaker;

/// Makes calls of functions that are in scope.
class CallMaker : GeneratorPart {
public:
  CallMaker(ProgramState &State, ExpressionMaker &Expressions,
            FunctionDefiner &Functions, HandlerMaker &Handlers)
      : GeneratorPart(State), Expressions(Expressions), Functions(Functions),
        Handlers(Handlers) {}

  /// Makes arguments of the types of the parameters. The first one is in [0, \p
  /// Fuel] if \p Fuel is not negative.
  ExpressionList arguments(const ValueType *Function, unsigned Depth,
                           int32_t Fuel);
  /// Makes a call, written as `f x`, `x |> f` or `f @@ x`. The callee must have
  /// no effect.
  Expression *write(Expression *Callee, ArrayRef<Expression *> Arguments);
  /// Makes a call of a value of a function type, with a handler if it needs
  /// one.
  Expression *apply(Expression *Callee, const ValueType *Function,
                    ExpressionList Arguments);
  /// Makes a call of a function whose definition is known, with a handler if it
  /// needs one.
  Expression *call(const Variable &F, unsigned Depth);
  /// Makes a call in a branch that is never taken, which determines the types
  /// of the parameters.
  Expression *deadCall(const Variable &F);

  Expression *knownCall(const ValueType *T, unsigned Depth);
  Expression *valueCall(const ValueType *T, unsigned Depth);
  Expression *localFunction(const ValueType *T, unsigned Depth);

private:
  /// Makes a call of a function value or of an element of an array of
  /// functions.
  Expression *callValue(const Variable &V, unsigned Depth);

  ExpressionMaker &Expressions;
  FunctionDefiner &Functions;
  HandlerMaker &Handlers;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_CALLMAKER_H
