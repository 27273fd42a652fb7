//===- BoolExpressions.cpp - Bool expressions -----------------------------===//

#include "Expressions/BoolExpressions.h"
#include "Expressions/ExpressionMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

Expression *BoolExpressions::comparison(const ValueType *, unsigned Depth) {
  constexpr Operator Comparisons[] = {
      Operator::Equal,   Operator::NotEqual,  Operator::Less,
      Operator::Greater, Operator::LessEqual, Operator::GreaterEqual};
  const ValueType *T = Types.someScalar();
  Expression *A = Expressions.operand(T, Depth - 1);
  return Build.binary(R.pick<Operator>(Comparisons), A,
                      Expressions.operand(T, Depth - 1));
}

Expression *BoolExpressions::wrappedComparison(const ValueType *,
                                               unsigned Depth) {
  constexpr Operator Comparisons[] = {Operator::Less, Operator::Greater,
                                      Operator::LessEqual,
                                      Operator::GreaterEqual};
  constexpr int32_t Distance = 20; // Many variables have this magnitude.
  int32_t End =
      R.coin() ? INT32_MAX - R.below(Distance) : INT32_MIN + R.below(Distance);
  Expression *A = Expressions.operand(Int, Depth - 1);
  Expression *Sum = R.coin() ? Build.add(A, Build.integer(End))
                             : Build.subtract(A, Build.integer(End));
  return Build.binary(R.pick<Operator>(Comparisons), Sum,
                      Expressions.operand(Int, Depth - 1));
}

Expression *BoolExpressions::negation(const ValueType *, unsigned Depth) {
  return Build.make<ast::Not>(Expressions.make(Bool, Depth - 1));
}

Expression *BoolExpressions::logic(const ValueType *, unsigned Depth) {
  Expression *A = Expressions.make(Bool, Depth - 1);
  Expression *B = Expressions.make(Bool, Depth - 1);
  return Build.binary(R.coin() ? Operator::And : Operator::Or, A, B);
}
