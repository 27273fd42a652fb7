//===- Expressions.cpp - Expressions of any type --------------------------===//

#include "ProgramGenerator.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::generator;

/// Below this many steps nothing interesting is affordable.
static constexpr uint64_t FewSteps = 12;

Expression *ProgramGenerator::expression(const ValueType *T, unsigned Depth) {
  constexpr unsigned Attempts = 4;
  if (Depth == 0 || meter().left().Steps < FewSteps)
    return leaf(T);
  auto &Choices = ExpressionChoices[unsigned(T->TheKind)];
  for (unsigned I = 0; I < Attempts; ++I) {
    if (Expression *E = make(Choices, T, Depth))
      return E;
  }
  return leaf(T);
}

Expression *ProgramGenerator::operand(const ValueType *T, unsigned Depth) {
  Restore<bool> Effects(EffectsAllowed,
                        EffectsAllowed && !Options.OrderIndependent);
  return expression(T, Depth);
}

Expression *ProgramGenerator::leaf(const ValueType *T) {
  if (R.percent(75))
    if (const Variable *V = pickOfType(T))
      return Build.variable(V->Name);
  switch (T->TheKind) {
  case Kind::Tuple: {
    Expressions Components;
    for (const ValueType *Component : T->Operands)
      Components.push_back(leaf(Component));
    return Build.tuple(Components);
  }
  case Kind::Array:
    return makeArray(T, leaf(T->Result));
  case Kind::Function:
    return functionValue(T, 0);
  case Kind::Bool:
    // Rarely a constant: too much would depend on nothing.
    if (R.percent(80))
      return Build.binary(R.coin() ? Operator::Less : Operator::NotEqual,
                          leaf(Int), leaf(Int));
    return literal(T);
  default:
    return literal(T);
  }
}

bool ProgramGenerator::permits(Cost C, bool IsPure) {
  return meter().affords(C) && (IsPure || EffectsAllowed);
}

//===- Variables, definitions, conditionals -------------------------------===//

Expression *ProgramGenerator::expressionVariable(const ValueType *T, unsigned) {
  const Variable *V = pickOfType(T);
  return V ? Build.variable(V->Name) : nullptr;
}

Expression *ProgramGenerator::expressionLiteral(const ValueType *T, unsigned) {
  return literal(T);
}

Expression *ProgramGenerator::expressionIf(const ValueType *T, unsigned Depth) {
  Expression *Condition = expression(Bool, Depth - 1);
  // Only one arm is run.
  Cost Before = meter().Spent;
  Expression *Then = expression(T, Depth - 1);
  Cost AfterThen = std::exchange(meter().Spent, Before);
  Expression *Else = expression(T, Depth - 1);
  meter().Spent = max(meter().Spent, AfterThen);
  return Build.conditional(Condition, Then, Else);
}

Expression *ProgramGenerator::expressionLet(const ValueType *T,
                                            unsigned Depth) {
  const ValueType *Local = someScalar();
  Expression *Value = expression(Local, Depth - 1);
  ScopeGuard Guard(*this);
  StringRef Name = newName(Local, /*MayHide=*/true);
  bind(Name, Local);
  Expression *Body = expression(T, Depth - 1);
  return Build.let(Name, Value, Body);
}

Expression *ProgramGenerator::expressionLetTuple(const ValueType *T,
                                                 unsigned Depth) {
  const Variable *V = InScope.pick(
      R, [](const Variable &V) { return V.Type->is(Kind::Tuple); });
  const ValueType *TupleType =
      V ? V->Type : Table.tuple({someScalar(), someNumber()});
  Expression *Value =
      V ? Build.variable(V->Name) : expression(TupleType, Depth - 1);
  ScopeGuard Guard(*this);
  Names Parts;
  for (const ValueType *Component : TupleType->Operands) {
    Parts.push_back(newName(Component));
    bind(Parts.back(), Component);
  }
  Expression *Body = expression(T, Depth - 1);
  return Build.letTuple(Parts, Value, Body);
}

Expression *ProgramGenerator::expressionSequence(const ValueType *T,
                                                 unsigned Depth) {
  if (!EffectsAllowed)
    return nullptr;
  Expression *Effect = effect(Depth - 1);
  return Build.sequence(Effect, expression(T, Depth - 1));
}

Expression *ProgramGenerator::expressionTick(const ValueType *T,
                                             unsigned Depth) {
  if (!permits({50, 0}, /*IsPure=*/false))
    return nullptr;
  return tick(T, expression(T, Depth - 1));
}

//===- Calls --------------------------------------------------------------===//

Expressions ProgramGenerator::arguments(const ValueType *Function,
                                        unsigned Depth, int32_t Fuel) {
  Expressions Arguments;
  // Of several, none may have an effect if the order must not matter.
  bool IsOnly = Function->Operands.size() == 1;
  for (const ValueType *P : Function->Operands)
    Arguments.push_back(IsOnly ? expression(P, Depth) : operand(P, Depth));
  if (Fuel >= 0)
    Arguments[0] = Build.integer(R.between(0, Fuel));
  return Arguments;
}

Expression *ProgramGenerator::callOf(const Variable &F, unsigned Depth) {
  // Arguments may bind variables, and F is one of them.
  StringRef Name = F.Name;
  const ValueType *T = F.Type;
  Cost C = *F.CallCost;
  int32_t Fuel = F.Fuel;
  if (!F.IsPure)
    meter().HasEffect = true;
  meter().spend(C);
  return Build.call(Name, arguments(T, Depth, Fuel));
}

Expression *ProgramGenerator::expressionCall(const ValueType *T,
                                             unsigned Depth) {
  const Variable *F = InScope.pick(R, [&](const Variable &V) {
    return V.CallCost && V.Type->Result == T && permits(*V.CallCost, V.IsPure);
  });
  return F ? callOf(*F, Depth - 1) : nullptr;
}

Expression *ProgramGenerator::callValueOf(const Variable &V, unsigned Depth) {
  StringRef Name = V.Name;
  const ValueType *F = V.Type;
  Expression *Callee = nullptr;
  // What is read from an array must not depend on what arguments write.
  bool IsRead = F->is(Kind::Array);
  Restore<bool> Effects(EffectsAllowed, !(IsRead && Options.OrderIndependent));
  if (IsRead) {
    F = F->Result;
    Expression *Index = index(V.Type->Length);
    Callee = Build.get(Build.variable(Name), Index);
  } else {
    Callee = Build.variable(Name);
  }
  meter().HasEffect = true;
  meter().spend(CallBounds[F->Level]);
  return Build.call(Callee, arguments(F, Depth, -1));
}

Expression *ProgramGenerator::expressionCallValue(const ValueType *T,
                                                  unsigned Depth) {
  if (!EffectsAllowed)
    return nullptr;
  const Variable *V = InScope.pick(R, [&](const Variable &V) {
    const ValueType *F = V.Type;
    if (F->is(Kind::Array) && F->Length > 0)
      F = F->Result;
    return F->is(Kind::Function) && !V.CallCost && F->Result == T &&
           meter().affords(CallBounds[F->Level]);
  });
  return V ? callValueOf(*V, Depth - 1) : nullptr;
}

Expression *ProgramGenerator::expressionLocalFunction(const ValueType *T,
                                                      unsigned Depth) {
  ScopeGuard Guard(*this);
  Block B;
  Types Parameters = parameterTypes(3);
  Cost Limit = meter().left() / 3;
  Variable F = defineFunction(
      B, newName("f"), Parameters, T, Limit,
      [&](ArrayRef<StringRef>) { return expression(T, Depth - 1); });
  if (!permits(*F.CallCost, F.IsPure))
    return nullptr;
  InScope.bind(F);
  return B.finish(callOf(F, Depth - 1), Build);
}

//===- Array elements -----------------------------------------------------===//

Expression *ProgramGenerator::index(uint32_t Length) {
  assert(Length > 0 && "there is no index of an empty array");
  if (R.percent(60)) {
    const Variable *V = InScope.pick(R, [&](const Variable &V) {
      return V.Type->is(Kind::Int) && V.Low >= 0 && V.High < int64_t(Length);
    });
    if (V)
      return Build.variable(V->Name);
  }
  if (R.percent(60) || meter().left().Steps < 40)
    return Build.integer(R.between(0, int32_t(Length) - 1));
  Helper Reduce = extended() && R.percent(70) ? Helper::Wrap : Helper::Clamp;
  Expression *I = operand(Int, 1);
  return help(Reduce, {I, Build.integer(int32_t(Length))});
}

Expression *ProgramGenerator::expressionRead(const ValueType *T, unsigned) {
  const Variable *V = InScope.pick(R, [&](const Variable &V) {
    return V.Type->is(Kind::Array) && V.Type->Result == T && V.Type->Length;
  });
  if (!V)
    return nullptr;
  StringRef Name = V->Name;
  Expression *Index = index(V->Type->Length);
  return Build.get(Build.variable(Name), Index);
}

Expression *ProgramGenerator::expressionGuardedRead(const ValueType *T,
                                                    unsigned Depth) {
  const Variable *V = InScope.pick(R, [&](const Variable &V) {
    return V.Type->is(Kind::Array) && V.Type->Result == T;
  });
  if (!V)
    return nullptr;
  StringRef Array = V->Name;
  auto Length = int32_t(V->Type->Length);
  Expression *Value = expression(Int, Depth - 1);
  ScopeGuard Guard(*this);
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
                                leaf(T));
  else
    Guarded =
        Build.conditional(Low, Build.conditional(High, Read, leaf(T)), leaf(T));
  return Build.let(Index, Value, Guarded);
}
