//===- NumberExpressions.cpp - Int and float expressions ------------------===//

#include "Expressions/NumberExpressions.h"
#include "Expressions/ConstantMaker.h"
#include "Expressions/ExpressionMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

Expression *NumberExpressions::edgeLiteral(const ValueType *T, unsigned) {
  return T->is(Kind::Int) ? Build.integer(Constants.edgeInteger())
                          : Constants.edgeFloat();
}

//===- Ints ---------------------------------------------------------------===//

Expression *NumberExpressions::intAdd(const ValueType *, unsigned Depth) {
  Expression *A = Expressions.operand(Int, Depth - 1);
  Expression *B = Expressions.operand(Int, Depth - 1);
  return R.percent(60) ? Build.add(A, B) : Build.subtract(A, B);
}

Expression *NumberExpressions::intMultiply(const ValueType *, unsigned Depth) {
  Expression *A = Expressions.operand(Int, Depth - 1);
  // Multiplications by powers of two and their neighbours become shifts.
  Expression *B = R.percent(30)
                      ? Build.integer((1 << R.below(12)) + R.between(-1, 1))
                      : Expressions.operand(Int, Depth - 1);
  return R.coin() ? Build.binary(Operator::Multiply, A, B)
                  : Build.binary(Operator::Multiply, B, A);
}

Expression *NumberExpressions::intDivide(const ValueType *, unsigned Depth) {
  Operator Division = R.percent(60) ? Operator::Divide : Operator::Remainder;
  if (R.percent(60)) {
    int32_t Divisor = R.coin() ? 1 << R.below(31) : Constants.edgeInteger();
    if (Divisor == 0)
      Divisor = 7;
    if (R.percent(30))
      Divisor = R.between(2, 100);
    return Build.binary(Division, Expressions.make(Int, Depth - 1),
                        Build.integer(Divisor));
  }
  ScopeGuard Guard(InScope);
  Expression *Divisor = Expressions.make(Int, Depth - 1);
  StringRef Name = newName("d");
  bind(Name, Int);
  Expression *IsZero =
      Build.binary(Operator::Equal, Build.variable(Name), Build.integer(0));
  Expression *Quotient = Build.binary(
      Division, Expressions.make(Int, Depth - 1), Build.variable(Name));
  return Build.let(
      Name, Divisor,
      Build.conditional(IsZero, Expressions.simplest(Int), Quotient));
}

Expression *NumberExpressions::intBits(const ValueType *, unsigned Depth) {
  static constexpr Operator Bitwise[] = {
      Operator::BitwiseAnd, Operator::BitwiseOr, Operator::BitwiseXor};
  static constexpr Operator Shifts[] = {Operator::ShiftLeft,
                                        Operator::ShiftRightLogical,
                                        Operator::ShiftRightArithmetic};
  Expression *A = Expressions.operand(Int, Depth - 1);
  if (R.coin()) {
    // Masks of low bits and of high bits.
    Expression *B = R.percent(40)   ? Build.integer((1 << R.below(31)) - 1)
                    : R.percent(20) ? Build.integer(-(1 << R.below(31)))
                                    : Expressions.operand(Int, Depth - 1);
    return Build.binary(Bitwise[R.below(3)], A, B);
  }
  // Most distances are in range; some have to be masked.
  Expression *Distance = R.percent(60)   ? Build.integer(int32_t(R.below(32)))
                         : R.percent(50) ? Build.integer(R.between(-40, 70))
                                         : Expressions.operand(Int, Depth - 1);
  return Build.binary(Shifts[R.below(3)], A, Distance);
}

Expression *NumberExpressions::intNegate(const ValueType *, unsigned Depth) {
  Expression *Operand = Expressions.make(Int, Depth - 1);
  // OCaml parses the negation of this literal as one literal, which does not
  // fit 32 bits.
  const auto *Literal = llvm::dyn_cast<ast::IntLiteral>(Operand);
  if (Options.OrderIndependent && Literal && Literal->Value == INT32_MIN)
    return nullptr;
  return Build.negate(Operand);
}

Expression *NumberExpressions::intOfFloat(const ValueType *, unsigned Depth) {
  return Build.call(R.coin() ? "int_of_float" : "truncate",
                    {Expressions.make(Float, Depth - 1)});
}

//===- Floats -------------------------------------------------------------===//

Expression *NumberExpressions::floatAdd(const ValueType *, unsigned Depth) {
  Expression *A = Expressions.operand(Float, Depth - 1);
  Expression *B = Expressions.operand(Float, Depth - 1);
  return Build.binary(
      R.percent(60) ? Operator::FloatAdd : Operator::FloatSubtract, A, B);
}

Expression *NumberExpressions::floatMultiply(const ValueType *,
                                             unsigned Depth) {
  Expression *A = Expressions.operand(Float, Depth - 1);
  Expression *B = Expressions.operand(Float, Depth - 1);
  return Build.binary(Operator::FloatMultiply, A, B);
}

Expression *NumberExpressions::floatDivide(const ValueType *, unsigned Depth) {
  Expression *A = Expressions.operand(Float, Depth - 1);
  Expression *B = Expressions.operand(Float, Depth - 1);
  return Build.binary(Operator::FloatDivide, A, B);
}

Expression *NumberExpressions::floatNegate(const ValueType *, unsigned Depth) {
  // The product with zero is usually a zero, whose negation differs from a
  // subtraction from zero.
  if (R.percent(30))
    return Build.floatNegate(Build.binary(Operator::FloatMultiply,
                                          Expressions.operand(Float, Depth - 1),
                                          Build.floating(0.0)));
  return Build.floatNegate(Expressions.make(Float, Depth - 1));
}

Expression *NumberExpressions::floatOfInt(const ValueType *, unsigned Depth) {
  return Build.call(R.coin() ? "float_of_int" : "float",
                    {Expressions.make(Int, Depth - 1)});
}

Expression *NumberExpressions::floatExternal(const ValueType *,
                                             unsigned Depth) {
  constexpr StringRef Functions[] = {"sqrt", "floor", "ceil", "abs_float",
                                     "fabs"};
  StringRef F = R.pick<StringRef>(Functions);
  return Build.call(F, {Expressions.make(Float, Depth - 1)});
}

Expression *NumberExpressions::transcendental(const ValueType *,
                                              unsigned Depth) {
  struct Function {
    StringRef Name;
    double Low, High;
  };
  constexpr Function Functions[] = {
      {"sin", -10, 10},  {"cos", -10, 10}, {"tan", -1, 1},
      {"atan", -50, 50}, {"exp", -5, 5},   {"log", 0.125, 1000},
  };
  const Function &F = R.pick<Function>(Functions);
  Expression *Argument =
      help(Helper::Limit, {Expressions.operand(Float, Depth - 1),
                           Build.floating(F.Low), Build.floating(F.High)});
  return help(Helper::Coarse, {Build.call(F.Name, {Argument})});
}
