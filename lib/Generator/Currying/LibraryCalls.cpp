//===- LibraryCalls.cpp - Calls of higher-order Array functions -----------===//

#include "Currying/LibraryCalls.h"
#include "Expressions/ExpressionMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

Expression *LibraryCalls::passed(ArrayRef<const ValueType *> Parameters,
                                 const ValueType *Result, uint64_t Calls,
                                 unsigned Depth) {
  if (!State.EffectsAllowed)
    return nullptr;
  bool MayRaise = State.Raisable == AllExceptions && R.coin();
  const ValueType *F = Table.function(Parameters, Result, R.below(3), MayRaise);
  constexpr Cost Iteration = {12, 0};
  const Cost Whole = (CallBounds[F->Level] + Iteration) * Calls;
  if (!meter().affords(Whole))
    return nullptr;
  meter().spend(Whole);
  meter().HasEffect = true;
  if (MayRaise)
    meter().Raises = AllExceptions;
  return Expressions.make(F, Depth);
}

const Variable *LibraryCalls::someArray() {
  return InScope.pick(
      [](const Variable &V) { return V.Type->is(Kind::Array); });
}

Expression *LibraryCalls::init(const ValueType *T, unsigned Depth) {
  // Every length is valid in OCaml, too; the function is not called for length
  // 0.
  Expression *F = passed({Int}, T->Result, T->Length, Depth - 1);
  if (!F)
    return nullptr;
  return Build.call("Array.init", {maybeOpaque(int32_t(T->Length)), F});
}

Expression *LibraryCalls::map(const ValueType *T, unsigned Depth) {
  const Variable *V = InScope.pick([&](const Variable &V) {
    return V.Type->is(Kind::Array) && V.Type->Length == T->Length;
  });
  if (!V)
    return nullptr;
  StringRef Array = V->Name;
  const ValueType *Element = V->Type->Result;
  bool HasIndex = R.percent(30);
  TypeList Parameters = {Element};
  if (HasIndex)
    Parameters = {Int, Element};
  Expression *F = passed(Parameters, T->Result, T->Length, Depth - 1);
  if (!F)
    return nullptr;
  return Build.call(HasIndex ? "Array.mapi" : "Array.map",
                    {F, Build.variable(Array)});
}

Expression *LibraryCalls::fold(const ValueType *T, unsigned Depth) {
  const Variable *V = someArray();
  if (!V)
    return nullptr;
  StringRef Array = V->Name;
  const ValueType *Element = V->Type->Result;
  const uint64_t Length = V->Type->Length;
  bool IsRight = R.percent(40);
  TypeList Parameters = {T, Element};
  if (IsRight)
    Parameters = {Element, T};
  Expression *F = passed(Parameters, T, Length, Depth - 1);
  if (!F)
    return nullptr;
  Expression *Initial = Expressions.operand(T, Depth - 1);
  Expression *Elements = Build.variable(Array);
  if (IsRight)
    return Build.call("Array.fold_right", {F, Elements, Initial});
  return Build.call("Array.fold_left", {F, Initial, Elements});
}

Expression *LibraryCalls::iterate(const ValueType *, unsigned Depth) {
  const Variable *V = someArray();
  if (!V)
    return nullptr;
  StringRef Array = V->Name;
  const ValueType *Element = V->Type->Result;
  const uint64_t Length = V->Type->Length;
  bool HasIndex = R.percent(40);
  TypeList Parameters = {Element};
  if (HasIndex)
    Parameters = {Int, Element};
  Expression *F = passed(Parameters, Unit, Length, Depth - 1);
  if (!F)
    return nullptr;
  return Build.call(HasIndex ? "Array.iteri" : "Array.iter",
                    {F, Build.variable(Array)});
}

Expression *LibraryCalls::test(const ValueType *, unsigned Depth) {
  const Variable *V = someArray();
  if (!V)
    return nullptr;
  StringRef Array = V->Name;
  const ValueType *Element = V->Type->Result;
  const uint64_t Length = V->Type->Length;
  Expression *F = passed({Element}, Bool, Length, Depth - 1);
  if (!F)
    return nullptr;
  return Build.call(R.coin() ? "Array.exists" : "Array.for_all",
                    {F, Build.variable(Array)});
}

/// Makes a copy of an array, or of a part of a longer one.
Expression *LibraryCalls::copy(const ValueType *T, unsigned) {
  const Variable *V = InScope.pick([&](const Variable &V) {
    return V.Type->is(Kind::Array) && V.Type->Result == T->Result &&
           V.Type->Length >= T->Length;
  });
  if (!V || !meter().affords({T->Length * 8 + 20, 0}))
    return nullptr;
  meter().spend({T->Length * 8 + 20, 0});
  auto Margin = int32_t(V->Type->Length - T->Length);
  if (Margin == 0 && R.coin())
    return Build.call("Array.copy", {Build.variable(V->Name)});
  return Build.call("Array.sub",
                    {Build.variable(V->Name), maybeOpaque(R.between(0, Margin)),
                     maybeOpaque(int32_t(T->Length))});
}
