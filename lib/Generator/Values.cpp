//===- Values.cpp - Tuples, arrays and functions as values ----------------===//

#include "ProgramGenerator.h"

using namespace mincaml;
using namespace mincaml::generator;

Expression *ProgramGenerator::expressionTuple(const ValueType *T,
                                              unsigned Depth) {
  Expressions Components;
  for (const ValueType *Component : T->Operands)
    Components.push_back(operand(Component, Depth - 1));
  return Build.tuple(Components);
}

Expression *ProgramGenerator::makeArray(const ValueType *T,
                                        Expression *Initial) {
  meter().spend({T->Length, 0});
  Expression *Size = Build.integer(int32_t(T->Length));
  if (R.percent(70))
    return Build.arrayMake(Size, Initial);
  if (T->Result->is(Kind::Float) && R.coin())
    return Build.call("create_float_array", {Size, Initial});
  return Build.call("create_array", {Size, Initial});
}

Expression *ProgramGenerator::expressionArray(const ValueType *T,
                                              unsigned Depth) {
  if (meter().left().Steps < T->LeafSteps)
    return nullptr;
  return makeArray(T, expression(T->Result, Depth - 1));
}

Expression *ProgramGenerator::expressionFunction(const ValueType *T,
                                                 unsigned Depth) {
  return functionValue(T, Depth);
}

/// A function of the type, defined on the spot. What its body may cost is part
/// of the type.
Expression *ProgramGenerator::functionValue(const ValueType *T,
                                            unsigned Depth) {
  ScopeGuard Guard(*this);
  Restore<bool> Effects(EffectsAllowed, true);
  Cost Bound = CallBounds[T->Level];
  // Below the bound, for what may be a little more than was asked for.
  Cost Limit = {Bound.Steps * 2 / 3, Bound.Output};
  for (;;) {
    Block B;
    Variable F = defineFunction(B, newName("f"), T->Operands, T->Result, Limit,
                                [&](ArrayRef<StringRef> Given) {
                                  Expression *E = expression(T->Result, Depth);
                                  return decideTypes(Given, T->Operands, E);
                                });
    if (F.CallCost->fits(Bound))
      return B.finish(Build.variable(F.Name), Build);
    Depth = 0;
  }
}

//===- Effects as expressions ---------------------------------------------===//

Expression *ProgramGenerator::expressionWrite(const ValueType *,
                                              unsigned Depth) {
  if (!EffectsAllowed)
    return nullptr;
  const Variable *V = InScope.pick(R, [&](const Variable &V) {
    return V.Type->is(Kind::Array) && V.Type->Length > 0;
  });
  if (!V)
    return nullptr;
  StringRef Array = V->Name;
  const ValueType *T = V->Type;
  meter().HasEffect = true;
  Expression *Index = index(T->Length);
  Expression *Value = operand(T->Result, Depth - 1);
  return Build.put(Build.variable(Array), Index, Value);
}

Expression *ProgramGenerator::expressionNote(const ValueType *,
                                             unsigned Depth) {
  if (!EffectsAllowed)
    return nullptr;
  const ValueType *T = someScalar();
  return note(T, expression(T, Depth - 1));
}

Expression *ProgramGenerator::expressionIfWithoutElse(const ValueType *,
                                                      unsigned Depth) {
  Expression *Condition = expression(Bool, Depth - 1);
  return Build.conditional(Condition, expression(Unit, Depth - 1), nullptr);
}
