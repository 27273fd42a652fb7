//===- ExpressionMaker.cpp - Expressions of any type ----------------------===//

#include "Expressions/ExpressionMaker.h"
#include "Expressions/ConstantMaker.h"
#include "Functions/FunctionDefiner.h"
#include "Functions/TypeFixer.h"

using namespace mincaml;
using namespace mincaml::generator;

/// If fewer steps are left, only leaves are made.
static constexpr uint64_t FewSteps = 12;

Expression *ExpressionMaker::make(const ValueType *T, unsigned Depth) {
  constexpr unsigned Attempts = 4;
  if (Depth == 0 || meter().left().Steps < FewSteps)
    return simplest(T);
  const auto &OfKind = Constructs[unsigned(T->TheKind)];
  for (unsigned I = 0; I < Attempts; ++I) {
    if (Expression *E = OfKind.make(State, T, Depth))
      return E;
  }
  return simplest(T);
}

Expression *ExpressionMaker::operand(const ValueType *T, unsigned Depth) {
  SaveAndRestore<bool> Allowed(
      State.EffectsAllowed, State.EffectsAllowed && !Options.OrderIndependent);
  return make(T, Depth);
}

Expression *ExpressionMaker::simplest(const ValueType *T) {
  if (R.percent(75))
    if (const Variable *V = InScope.pickOfType(T))
      return Build.variable(V->Name);
  switch (T->TheKind) {
  case Kind::Tuple: {
    ExpressionList Components;
    for (const ValueType *Component : T->Operands)
      Components.push_back(simplest(Component));
    return Build.tuple(Components);
  }
  case Kind::Array:
    return makeArray(T, simplest(T->Result));
  case Kind::Function:
    return functionValue(T, 0);
  case Kind::Bool:
    // A constant is rare, so that most conditions depend on variables.
    if (R.percent(80))
      return Build.binary(R.coin() ? Operator::Less : Operator::NotEqual,
                          simplest(Int), simplest(Int));
    return Constants.literal(T);
  default:
    return Constants.literal(T);
  }
}

Expression *ExpressionMaker::index(uint32_t Length) {
  assert(Length > 0 && "an empty array has no index");
  if (R.percent(60)) {
    const Variable *V = InScope.pick([&](const Variable &V) {
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

Expression *ExpressionMaker::makeArray(const ValueType *T,
                                       Expression *Initial) {
  meter().spend({T->Length, 0});
  Expression *Size = maybeOpaque(int32_t(T->Length));
  if (R.percent(70))
    return Build.arrayMake(Size, Initial);
  if (T->Result->is(Kind::Float) && R.coin())
    return Build.call("create_float_array", {Size, Initial});
  return Build.call("create_array", {Size, Initial});
}

Expression *ExpressionMaker::functionValue(const ValueType *T, unsigned Depth) {
  ScopeGuard Guard(InScope);
  SaveAndRestore<bool> Allowed(State.EffectsAllowed, true);
  Cost Bound = CallBounds[T->Level];
  // The limit is below the bound, because a body may cost a little more than
  // its limit.
  Cost Limit = {Bound.Steps * 2 / 3, Bound.Output};
  for (;;) {
    Block B;
    Variable F = Functions.define(
        B, newName("f"), T->Operands, T->Result, Limit,
        [&](ArrayRef<StringRef> Given) {
          // A function that may raise should often do so.
          Expression *E = nullptr;
          if (T->MayRaise && Depth && R.percent(60))
            E = Constructs[unsigned(T->Result->TheKind)].make(
                State, Construct::ExpressionRaise, T->Result, Depth);
          if (!E)
            E = make(T->Result, Depth);
          return Fixer.fixParameterTypes(Given, T->Operands, E);
        },
        /*Fuel=*/-1, T->MayRaise ? AllExceptions : 0);
    if (F.CallCost->fits(Bound))
      return extended() && chance(Construct::Fun)
                 ? B.asValue(Build)
                 : B.finish(Build.variable(F.Name), Build);
    Depth = 0;
  }
}

Expression *ExpressionMaker::combine(const ValueType *T, Expression *A,
                                     Expression *B) {
  if (T->is(Kind::Int)) {
    constexpr Operator Operators[] = {Operator::Add, Operator::Subtract,
                                      Operator::Multiply};
    return Build.binary(Operators[R.below(extended() ? 3 : 2)], A, B);
  }
  if (T->is(Kind::Float)) {
    constexpr Operator Operators[] = {
        Operator::FloatAdd, Operator::FloatSubtract, Operator::FloatMultiply};
    return Build.binary(R.pick<Operator>(Operators), A, B);
  }
  if (T->is(Kind::Bool))
    return Build.conditional(A, Build.make<ast::Not>(B), simplest(Bool));
  if (T->is(Kind::Unit))
    return Build.sequence(A, B);
  return R.coin() ? A : B;
}
