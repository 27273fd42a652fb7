//===- GeneralExpressions.cpp - Expressions of any type -------------------===//

#include "Expressions/GeneralExpressions.h"
#include "Expressions/ConstantMaker.h"
#include "Expressions/ExpressionMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

Expression *GeneralExpressions::variable(const ValueType *T, unsigned) {
  const Variable *V = InScope.pickOfType(T);
  return V ? Build.variable(V->Name) : nullptr;
}

Expression *GeneralExpressions::literal(const ValueType *T, unsigned) {
  return Constants.literal(T);
}

Expression *GeneralExpressions::conditional(const ValueType *T,
                                            unsigned Depth) {
  Expression *Condition = Expressions.make(Bool, Depth - 1);
  // Only one of the branches is executed.
  Cost Before = meter().Spent;
  Expression *Then = Expressions.make(T, Depth - 1);
  Cost AfterThen = std::exchange(meter().Spent, Before);
  Expression *Else = Expressions.make(T, Depth - 1);
  meter().Spent = max(meter().Spent, AfterThen);
  return Build.conditional(Condition, Then, Else);
}

Expression *GeneralExpressions::definition(const ValueType *T, unsigned Depth) {
  const ValueType *Local = Types.someScalar();
  Expression *Value = Expressions.make(Local, Depth - 1);
  ScopeGuard Guard(InScope);
  StringRef Name = newName(Local, /*MayShadow=*/true);
  bind(Name, Local);
  Expression *Body = Expressions.make(T, Depth - 1);
  return Build.let(Name, Value, Body);
}

Expression *GeneralExpressions::tupleDefinition(const ValueType *T,
                                                unsigned Depth) {
  const Variable *V =
      InScope.pick([](const Variable &V) { return V.Type->is(Kind::Tuple); });
  const ValueType *TupleType =
      V ? V->Type : Table.tuple({Types.someScalar(), Types.someNumber()});
  Expression *Value =
      V ? Build.variable(V->Name) : Expressions.make(TupleType, Depth - 1);
  ScopeGuard Guard(InScope);
  NameList Parts;
  for (const ValueType *Component : TupleType->Operands) {
    Parts.push_back(newName(Component));
    bind(Parts.back(), Component);
  }
  Expression *Body = Expressions.make(T, Depth - 1);
  return Build.letTuple(Parts, Value, Body);
}
