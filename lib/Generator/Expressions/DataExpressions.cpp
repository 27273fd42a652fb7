//===- DataExpressions.cpp - Tuples, arrays, functions --------------------===//

#include "Expressions/DataExpressions.h"
#include "Expressions/ExpressionMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

Expression *DataExpressions::tuple(const ValueType *T, unsigned Depth) {
  ExpressionList Components;
  for (const ValueType *Component : T->Operands)
    Components.push_back(Expressions.operand(Component, Depth - 1));
  return Build.tuple(Components);
}

Expression *DataExpressions::array(const ValueType *T, unsigned Depth) {
  if (meter().left().Steps < T->SimplestSteps)
    return nullptr;
  return Expressions.makeArray(T, Expressions.make(T->Result, Depth - 1));
}

Expression *DataExpressions::function(const ValueType *T, unsigned Depth) {
  return Expressions.functionValue(T, Depth);
}

//===- Arrays -------------------------------------------------------------===//

Expression *DataExpressions::read(const ValueType *T, unsigned) {
  const Variable *V = InScope.pick([&](const Variable &V) {
    return V.Type->is(Kind::Array) && V.Type->Result == T && V.Type->Length;
  });
  if (!V)
    return nullptr;
  StringRef Name = V->Name;
  Expression *Index = Expressions.index(V->Type->Length);
  return Build.get(Build.variable(Name), Index);
}

Expression *DataExpressions::guardedRead(const ValueType *T, unsigned Depth) {
  const Variable *V = InScope.pick([&](const Variable &V) {
    return V.Type->is(Kind::Array) && V.Type->Result == T;
  });
  if (!V)
    return nullptr;
  StringRef Array = V->Name;
  auto Length = int32_t(V->Type->Length);
  Expression *Value = Expressions.make(Int, Depth - 1);
  ScopeGuard Guard(InScope);
  StringRef Index = newName("i");
  bind(Index, Int);
  auto I = [&] { return Build.variable(Index); };
  auto End = [&] {
    return extended() && R.coin() ? Build.arrayLength(Build.variable(Array))
                                  : Build.integer(Length);
  };
  Expression *Read = Build.get(Build.variable(Array), I());
  Expression *Low = Build.binary(Operator::GreaterEqual, I(), Build.integer(0));
  Expression *High = Build.binary(Operator::Less, I(), End());
  Expression *Guarded = nullptr;
  if (extended() && R.coin())
    Guarded = Build.conditional(Build.binary(Operator::And, Low, High), Read,
                                Expressions.simplest(T));
  else
    Guarded = Build.conditional(
        Low, Build.conditional(High, Read, Expressions.simplest(T)),
        Expressions.simplest(T));
  return Build.let(Index, Value, Guarded);
}

Expression *DataExpressions::arrayLength(const ValueType *, unsigned) {
  const Variable *V =
      InScope.pick([](const Variable &V) { return V.Type->is(Kind::Array); });
  return V ? Build.arrayLength(Build.variable(V->Name)) : nullptr;
}
