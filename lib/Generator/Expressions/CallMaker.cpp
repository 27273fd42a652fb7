//===- CallMaker.cpp - Calls of functions in scope ------------------------===//

#include "Expressions/CallMaker.h"
#include "Exceptions/HandlerMaker.h"
#include "Expressions/ExpressionMaker.h"
#include "Functions/FunctionDefiner.h"

using namespace mincaml;
using namespace mincaml::generator;

ExpressionList CallMaker::arguments(const ValueType *Function, unsigned Depth,
                                    int32_t Fuel) {
  ExpressionList Arguments;
  // If the order of evaluation must not matter, only a single argument may have
  // an effect.
  bool IsOnly = Function->Operands.size() == 1;
  for (const ValueType *P : Function->Operands)
    Arguments.push_back(IsOnly ? Expressions.make(P, Depth)
                               : Expressions.operand(P, Depth));
  if (Fuel >= 0)
    Arguments[0] = maybeOpaque(R.between(0, Fuel));
  return Arguments;
}

Expression *CallMaker::write(Expression *Callee,
                             ArrayRef<Expression *> Arguments) {
  using Notation = ast::Apply::Notation;
  if (!extended() || !chance(Construct::ApplyOperators))
    return Build.call(Callee, Arguments);
  // The operator applies the callee to the last argument, after a call with the
  // others.
  if (Arguments.size() > 1)
    Callee = Build.call(Callee, Arguments.drop_back());
  ExpressionList Last = {Arguments.back()};
  return Build.make<ast::Apply>(
      Callee, State.Context.copy(ArrayRef<Expression *>(Last)),
      R.coin() ? Notation::Pipe : Notation::ApplyTo);
}

Expression *CallMaker::apply(Expression *Callee, const ValueType *Function,
                             ExpressionList Arguments) {
  return Handlers.guard(write(Callee, Arguments), Function->Result,
                        Function->MayRaise ? AllExceptions : 0);
}

Expression *CallMaker::call(const Variable &F, unsigned Depth) {
  // Making arguments may bind variables, which invalidates F.
  StringRef Name = F.Name;
  const ValueType *T = F.Type;
  Cost C = *F.CallCost;
  int32_t Fuel = F.Fuel;
  ExceptionSet Raises = F.Raises;
  if (!F.IsPure)
    meter().HasEffect = true;
  meter().spend(C);
  Expression *Call = write(Build.variable(Name), arguments(T, Depth, Fuel));
  return Handlers.guard(Call, T->Result, Raises);
}

Expression *CallMaker::callValue(const Variable &V, unsigned Depth) {
  StringRef Name = V.Name;
  const ValueType *F = V.Type;
  Expression *Callee = nullptr;
  // The element that is read must not depend on effects of the arguments.
  bool IsRead = F->is(Kind::Array);
  SaveAndRestore<bool> Allowed(State.EffectsAllowed,
                               !(IsRead && Options.OrderIndependent));
  if (IsRead) {
    F = F->Result;
    Expression *Index = Expressions.index(V.Type->Length);
    Callee = Build.get(Build.variable(Name), Index);
  } else {
    Callee = Build.variable(Name);
  }
  meter().HasEffect = true;
  meter().spend(CallBounds[F->Level]);
  return apply(Callee, F, arguments(F, Depth, -1));
}

Expression *CallMaker::deadCall(const Variable &F) {
  ExpressionList Arguments;
  for (const ValueType *P : F.Type->Operands)
    Arguments.push_back(Expressions.simplest(P));
  return Build.conditional(Build.boolean(false), Build.call(F.Name, Arguments),
                           Expressions.simplest(F.Type->Result));
}

//===- Constructs ---------------------------------------------------------===//

Expression *CallMaker::knownCall(const ValueType *T, unsigned Depth) {
  const Variable *F = InScope.pick([&](const Variable &V) {
    return V.CallCost && V.Type->Result == T && permits(*V.CallCost, V.IsPure);
  });
  return F ? call(*F, Depth - 1) : nullptr;
}

Expression *CallMaker::valueCall(const ValueType *T, unsigned Depth) {
  if (!State.EffectsAllowed)
    return nullptr;
  const Variable *V = InScope.pick([&](const Variable &V) {
    const ValueType *F = V.Type;
    if (F->is(Kind::Array) && F->Length > 0)
      F = F->Result;
    return F->is(Kind::Function) && !V.CallCost && F->Result == T &&
           meter().affords(CallBounds[F->Level]);
  });
  return V ? callValue(*V, Depth - 1) : nullptr;
}

Expression *CallMaker::localFunction(const ValueType *T, unsigned Depth) {
  ScopeGuard Guard(InScope);
  Block B;
  TypeList Parameters = Types.parameterTypes(3);
  Cost Limit = meter().left() / 3;
  Variable F = Functions.define(
      B, newName("f"), Parameters, T, Limit,
      [&](ArrayRef<StringRef>) { return Expressions.make(T, Depth - 1); },
      /*Fuel=*/-1, State.Raisable);
  if (!permits(*F.CallCost, F.IsPure))
    return nullptr;
  InScope.bind(F);
  return B.finish(call(F, Depth - 1), Build);
}
