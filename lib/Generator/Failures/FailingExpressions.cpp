//===- FailingExpressions.cpp - Expressions that fail at run time ---------===//

#include "Failures/FailingExpressions.h"
#include "Expressions/EffectMaker.h"
#include "Expressions/ExpressionMaker.h"

using namespace mincaml;
using namespace mincaml::generator;
using llvm::Twine;

Expression *FailingExpressions::fails(Expression *Node, const Twine &Message) {
  Failure = ExpectedFailure{Message.str(), Node};
  return Node;
}

Expression *FailingExpressions::failsBounds(Expression *Access, int32_t Index,
                                            uint32_t Length) {
  return fails(Access, "index " + Twine(Index) +
                           " out of bounds for an array of length " +
                           Twine(Length));
}

std::pair<uint32_t, Expression *> FailingExpressions::array() {
  if (const Variable *V = InScope.pickArray(0, Int); V && R.percent(80))
    return {V->Type->Length, Build.variable(V->Name)};
  uint32_t Length = R.below(6);
  return {Length, Build.arrayMake(Build.integer(int32_t(Length)),
                                  Build.integer(R.between(0, 9)))};
}

Expression *FailingExpressions::hidden(int32_t Value) {
  if (R.coin())
    return Build.integer(Value);
  if (R.percent(40))
    return opaque(Value);
  if (R.coin())
    return Build.get(Build.arrayMake(Build.integer(1), Build.integer(Value)),
                     Build.integer(0));
  int32_t Part = R.between(1, 1000);
  auto Rest = int32_t(uint32_t(Value) - uint32_t(Part));
  return Build.add(Build.integer(Rest), Build.integer(Part));
}

int32_t FailingExpressions::indexBelow() {
  constexpr int32_t Indices[] = {-1, -1, -2, -3, -4, -4096, -4097, INT32_MIN};
  return R.pick<int32_t>(Indices);
}

int32_t FailingExpressions::indexBeyond(uint32_t Length) {
  constexpr int32_t Distances[] = {0, 0, 0, 1, 2, 7, 4096, 1 << 29};
  int32_t Distance = R.pick<int32_t>(Distances);
  return R.percent(5) ? INT32_MAX : int32_t(Length) + Distance;
}

Expression *FailingExpressions::effectBefore() {
  return Options.OrderIndependent
             ? Expressions.simplest(Int)
             : Effects.withEffect(Int, Expressions.simplest(Int));
}

//===- Constructs ---------------------------------------------------------===//

Expression *FailingExpressions::readLow() {
  auto [Length, Array] = array();
  int32_t Index = indexBelow();
  return failsBounds(Build.get(Array, hidden(Index)), Index, Length);
}

Expression *FailingExpressions::readHigh() {
  auto [Length, Array] = array();
  int32_t Index = indexBeyond(Length);
  return failsBounds(Build.get(Array, hidden(Index)), Index, Length);
}

Expression *FailingExpressions::writeLow() {
  auto [Length, Array] = array();
  int32_t Index = indexBelow();
  Expression *Put = Build.put(Array, hidden(Index), effectBefore());
  return Build.sequence(failsBounds(Put, Index, Length),
                        Expressions.simplest(Int));
}

Expression *FailingExpressions::writeHigh() {
  auto [Length, Array] = array();
  int32_t Index = indexBeyond(Length);
  Expression *Put = Build.put(Array, hidden(Index), effectBefore());
  return Build.sequence(failsBounds(Put, Index, Length),
                        Expressions.simplest(Int));
}

Expression *FailingExpressions::size() {
  constexpr int32_t Sizes[] = {-1, -2, -7, -4097, INT32_MIN};
  int32_t Size = R.pick<int32_t>(Sizes);
  StringRef Name = newName("a");
  Expression *Initial =
      R.coin() ? Expressions.simplest(Int) : Expressions.simplest(Float);
  Expression *Make = Build.arrayMake(hidden(Size), Initial);
  return Build.let(Name, fails(Make, "negative array size " + Twine(Size)),
                   Expressions.simplest(Int));
}

Expression *FailingExpressions::division() {
  if (!extended())
    return readHigh();
  Expression *Dividend = effectBefore();
  return fails(Build.binary(Operator::Divide, Dividend, hidden(0)),
               "division by zero");
}

Expression *FailingExpressions::assertion() {
  if (!extended())
    return readLow();
  const int32_t Value = R.between(-99, 99);
  Expression *Condition =
      Build.binary(Operator::NotEqual, hidden(Value), Build.integer(Value));
  return Build.sequence(
      fails(Build.make<ast::Assert>(Condition), "assertion failed"),
      Expressions.simplest(Int));
}
