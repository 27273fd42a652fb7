//===- FunctionDefiner.cpp - Definitions of functions ---------------------===//

#include "Functions/FunctionDefiner.h"

using namespace mincaml;
using namespace mincaml::generator;

NameList
FunctionDefiner::newParameters(ArrayRef<const ValueType *> Parameters) {
  NameList Result;
  for (const ValueType *T : Parameters) {
    bool IsOnly = Parameters.size() == 1 && T->is(Kind::Unit);
    Result.push_back(IsOnly && extended() && R.percent(70) ? StringRef()
                                                           : newName(T));
  }
  return Result;
}

Variable FunctionDefiner::define(
    Block &B, StringRef Name, ArrayRef<const ValueType *> Parameters,
    const ValueType *Result, Cost Limit,
    llvm::function_ref<Expression *(ArrayRef<StringRef>)> Make, int32_t Fuel,
    ExceptionSet MayRaise) {
  Expression *Body = nullptr;
  NameList Given = newParameters(Parameters);
  Meter M = State.Costs.measure(Limit, [&] {
    ScopeGuard Guard(InScope);
    SaveAndRestore<ExceptionSet> Raisable(State.Raisable, MayRaise);
    for (unsigned I = 0; I < Given.size(); ++I) {
      if (Given[I].empty())
        continue;
      Variable P(Given[I], Parameters[I]);
      if (I == 0 && Fuel >= 0) {
        P.Low = 0;
        P.High = Fuel;
      }
      InScope.bind(P);
    }
    Body = Make(Given);
  });
  B.add(Build.letRec(Name, Given, Body, nullptr));
  Variable F(Name, Table.function(Parameters, Result, NumLevels - 1));
  // The cost of the body and of the call itself.
  F.CallCost = M.Spent + Cost{2, 0};
  F.IsPure = !M.HasEffect;
  F.Raises = M.Raises;
  return F;
}

ExceptionSet FunctionDefiner::someRaises() {
  return extended() && chance(Construct::Raising) ? AllExceptions : 0;
}

Cost FunctionDefiner::callLimit() {
  Cost Left = meter().left() / (2 + R.below(4));
  constexpr Cost Most = {1500, 4};
  return min(Left, Most);
}

Expression *FunctionDefiner::outOfFuel(StringRef Fuel) {
  auto N = [&] { return Build.variable(Fuel); };
  switch (R.below(5)) {
  case 0:
    return Build.binary(Operator::LessEqual, N(), Build.integer(0));
  case 1:
    return Build.binary(Operator::Less, N(), Build.integer(1));
  case 2:
    return Build.binary(Operator::Equal, N(), Build.integer(0));
  case 3:
    return Build.binary(Operator::Greater, Build.integer(1), N());
  default:
    return Build.make<ast::Not>(
        Build.binary(Operator::Greater, N(), Build.integer(0)));
  }
}
