//===- EffectExpressions.cpp - Expressions with an effect -----------------===//

#include "Expressions/EffectExpressions.h"
#include "Expressions/EffectMaker.h"
#include "Expressions/ExpressionMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

Expression *EffectExpressions::sequence(const ValueType *T, unsigned Depth) {
  if (!State.EffectsAllowed)
    return nullptr;
  Expression *Effect = Effects.make(Depth - 1);
  return Build.sequence(Effect, Expressions.make(T, Depth - 1));
}

Expression *EffectExpressions::withEffect(const ValueType *T, unsigned Depth) {
  if (!permits({50, 0}, /*IsPure=*/false))
    return nullptr;
  return Effects.withEffect(T, Expressions.make(T, Depth - 1));
}

Expression *EffectExpressions::write(const ValueType *, unsigned Depth) {
  if (!State.EffectsAllowed)
    return nullptr;
  const Variable *V = InScope.pick([&](const Variable &V) {
    return V.Type->is(Kind::Array) && V.Type->Length > 0;
  });
  if (!V)
    return nullptr;
  StringRef Array = V->Name;
  const ValueType *T = V->Type;
  meter().HasEffect = true;
  Expression *Index = Expressions.index(T->Length);
  Expression *Value = Expressions.operand(T->Result, Depth - 1);
  return Build.put(Build.variable(Array), Index, Value);
}

Expression *EffectExpressions::output(const ValueType *, unsigned Depth) {
  if (!State.EffectsAllowed)
    return nullptr;
  const ValueType *T = Types.someScalar();
  return Effects.output(T, Expressions.make(T, Depth - 1));
}

Expression *EffectExpressions::ifWithoutElse(const ValueType *,
                                             unsigned Depth) {
  Expression *Condition = Expressions.make(Bool, Depth - 1);
  return Build.conditional(Condition, Expressions.make(Unit, Depth - 1),
                           nullptr);
}
