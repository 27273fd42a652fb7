//===- ExceptionExpressions.cpp - raise, try and failing checks -----------===//

#include "Exceptions/ExceptionExpressions.h"
#include "Exceptions/HandlerMaker.h"
#include "Expressions/ExpressionMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

Expression *ExceptionExpressions::raise(const ValueType *T, unsigned Depth) {
  if (!State.Raisable || !State.EffectsAllowed)
    return nullptr;
  unsigned E = Handlers.someRaisable();
  // An operand that always raises is rare, so that the code after it is reached
  // in most cases.
  if (T->isNumber() && R.percent(10))
    return Expressions.combine(T, Expressions.simplest(T),
                               Handlers.raise(E, 1));
  Expression *Test = Expressions.make(Bool, Depth - 1);
  Expression *Raise = Handlers.raise(E, Depth - 1);
  Expression *Value = Expressions.make(T, Depth - 1);
  return R.coin() ? Build.conditional(Test, Raise, Value)
                  : Build.conditional(Test, Value, Raise);
}

Expression *ExceptionExpressions::handler(const ValueType *T, unsigned Depth) {
  if (Depth < 2 || !meter().affords({40, 0}))
    return nullptr;
  return Handlers.handle(T, Depth - 1,
                         [&] { return Expressions.make(T, Depth - 1); });
}

Expression *ExceptionExpressions::possiblyFailingIndex(uint32_t Length,
                                                       unsigned Depth) {
  if (R.coin())
    return Expressions.operand(Int, Depth);
  return maybeOpaque(R.coin() ? int32_t(Length) - R.between(0, 1)
                              : R.between(-1, int32_t(Length)));
}

Expression *ExceptionExpressions::read(const ValueType *T, unsigned Depth) {
  const Variable *V = InScope.pick([&](const Variable &V) {
    return V.Type->is(Kind::Array) && V.Type->Result == T;
  });
  if (!V)
    return nullptr;
  StringRef Array = V->Name;
  const uint32_t Length = V->Type->Length;
  if (!mayRaise(ExceptionTable::only(ExceptionTable::InvalidArgument)))
    return nullptr;
  Expression *Index = possiblyFailingIndex(Length, Depth - 1);
  return Build.get(Build.variable(Array), Index);
}

Expression *ExceptionExpressions::write(const ValueType *, unsigned Depth) {
  const Variable *V =
      InScope.pick([&](const Variable &V) { return V.Type->is(Kind::Array); });
  if (!V)
    return nullptr;
  StringRef Array = V->Name;
  const ValueType *T = V->Type;
  if (!mayRaise(ExceptionTable::only(ExceptionTable::InvalidArgument)))
    return nullptr;
  Expression *Index = possiblyFailingIndex(T->Length, Depth - 1);
  Expression *Value = Expressions.operand(T->Result, Depth - 1);
  return Build.put(Build.variable(Array), Index, Value);
}

Expression *ExceptionExpressions::division(const ValueType *, unsigned Depth) {
  if (!mayRaise(ExceptionTable::only(ExceptionTable::DivisionByZero)))
    return nullptr;
  Expression *Dividend = Expressions.operand(Int, Depth - 1);
  Expression *Divisor =
      R.percent(20) ? maybeOpaque(0) : Expressions.operand(Int, Depth - 1);
  return Build.binary(R.coin() ? Operator::Divide : Operator::Remainder,
                      Dividend, Divisor);
}

Expression *ExceptionExpressions::size(const ValueType *, unsigned Depth) {
  if (!mayRaise(ExceptionTable::only(ExceptionTable::InvalidArgument)))
    return nullptr;
  constexpr int32_t Mask = 7;
  meter().spend({Mask, 0});
  Expression *Small =
      Build.binary(Operator::BitwiseAnd, Expressions.operand(Int, Depth - 1),
                   Build.integer(Mask));
  Expression *Size = Build.subtract(Small, Build.integer(R.between(1, Mask)));
  Expression *Initial = Expressions.simplest(Types.someNumber());
  return Build.arrayLength(Build.arrayMake(Size, Initial));
}
