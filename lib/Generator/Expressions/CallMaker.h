//===- CallMaker.h - Calls of functions in scope ----------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_EXPRESSIONS_CALLMAKER_H
#define MINCAML_LIB_GENERATOR_EXPRESSIONS_CALLMAKER_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class ExpressionMaker;
class FunctionDefiner;
class HandlerMaker;

/// Calls of functions that are in scope.
class CallMaker : GeneratorPart {
public:
  CallMaker(ProgramState &State, ExpressionMaker &Expressions,
            FunctionDefiner &Functions, HandlerMaker &Handlers)
      : GeneratorPart(State), Expressions(Expressions), Functions(Functions),
        Handlers(Handlers) {}

  /// Arguments of the types of the parameters. The first one is in [0, \p Fuel]
  /// if that is not negative.
  ExpressionList arguments(const ValueType *Function, unsigned Depth,
                           int32_t Fuel);
  /// A call as the text may write it: `f x`, `x |> f`, `f @@ x`. The callee has
  /// no effect.
  Expression *write(Expression *Callee, ArrayRef<Expression *> Arguments);
  /// A call of a value of a function type, with a handler if it needs one.
  Expression *apply(Expression *Callee, const ValueType *Function,
                    ExpressionList Arguments);
  /// A call of a function whose definition is known, with a handler if it needs
  /// one.
  Expression *call(const Variable &F, unsigned Depth);
  /// A call in a branch that is not taken, so that the parameters have types.
  Expression *deadCall(const Variable &F);

  Expression *knownCall(const ValueType *T, unsigned Depth);
  Expression *valueCall(const ValueType *T, unsigned Depth);
  Expression *localFunction(const ValueType *T, unsigned Depth);

private:
  /// A call of a function value, or of one in an array.
  Expression *callValue(const Variable &V, unsigned Depth);

  ExpressionMaker &Expressions;
  FunctionDefiner &Functions;
  HandlerMaker &Handlers;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_CALLMAKER_H
