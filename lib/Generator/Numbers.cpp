//===- Numbers.cpp - Ints, floats and bools -------------------------------===//

#include "ProgramGenerator.h"
#include <cmath>
#include <limits>

using namespace mincaml;
using namespace mincaml::generator;

//===- Constants ----------------------------------------------------------===//

Expression *ProgramGenerator::literal(const ValueType *T) {
  switch (T->TheKind) {
  case Kind::Unit:
    return Build.unit();
  case Kind::Bool:
    return Build.boolean(R.coin());
  case Kind::Int:
    return Build.integer(R.between(R.percent(20) ? -20 : 0, 20));
  default:
    // Quarters, which are exact, and tenths, which are not.
    return Build.floating(R.between(R.percent(20) ? -80 : 0, 80) /
                          (R.percent(60) ? 4.0 : 10.0));
  }
}

Expression *ProgramGenerator::expressionEdgeLiteral(const ValueType *T,
                                                    unsigned) {
  return T->is(Kind::Int) ? Build.integer(edgeInteger()) : edgeFloat();
}

/// Powers of two and their neighbours: the ranges of immediate operands are
/// among them (13 bits signed, 22 bits for sethi), and those of 32-bit ints.
int32_t ProgramGenerator::edgeInteger() {
  int64_t Power = int64_t(1) << R.below(32);
  int64_t Value = Power + R.between(-1, 1);
  if (R.percent(30)) {
    constexpr int32_t Frequent[] = {
        4095, 4096, -4096, -4097,     1023,      1024,         0,
        1,    -1,   65535, INT32_MAX, INT32_MIN, INT32_MIN + 1};
    return R.pick<int32_t>(Frequent);
  }
  return int32_t(uint32_t(R.coin() ? Value : -Value));
}

Expression *ProgramGenerator::edgeFloat() {
  constexpr double Values[] = {
      0.0,
      -0.0,
      1.0,
      -1.0,
      0.5,
      2.0,
      0.1,
      -0.1,
      1e-300,
      1e300,
      std::numeric_limits<double>::infinity(),
      -std::numeric_limits<double>::infinity(),
      std::numeric_limits<double>::denorm_min(),
      std::numeric_limits<double>::min(),
      std::numeric_limits<double>::max(),
      2147483647.0,
      2147483648.0,
      -2147483648.0,
      -2147483649.0,
      2147483647.5,
      -2147483648.5,
      4503599627370496.5,
      9007199254740993.0,
      3.141592653589793,
      1.0000000000000002,
  };
  constexpr unsigned NaNs = 2;
  uint32_t I = R.below(std::size(Values) + NaNs);
  if (I < std::size(Values))
    return Build.floating(Values[I]);
  // NaN has no literal.
  if (R.coin())
    return Build.binary(Operator::FloatDivide, Build.floating(0.0),
                        Build.floating(0.0));
  double Infinity = std::numeric_limits<double>::infinity();
  return Build.binary(Operator::FloatSubtract, Build.floating(Infinity),
                      Build.floating(Infinity));
}

//===- Ints ---------------------------------------------------------------===//

Expression *ProgramGenerator::expressionIntAdd(const ValueType *,
                                               unsigned Depth) {
  Expression *A = operand(Int, Depth - 1);
  Expression *B = operand(Int, Depth - 1);
  return R.percent(60) ? Build.add(A, B) : Build.subtract(A, B);
}

Expression *ProgramGenerator::expressionIntMultiply(const ValueType *,
                                                    unsigned Depth) {
  Expression *A = operand(Int, Depth - 1);
  // Multiplications by powers of two and their neighbours become shifts.
  Expression *B = R.percent(30)
                      ? Build.integer((1 << R.below(12)) + R.between(-1, 1))
                      : operand(Int, Depth - 1);
  return R.coin() ? Build.binary(Operator::Multiply, A, B)
                  : Build.binary(Operator::Multiply, B, A);
}

Expression *ProgramGenerator::expressionIntDivide(const ValueType *,
                                                  unsigned Depth) {
  if (R.percent(60)) {
    int32_t Divisor = R.coin() ? 1 << R.below(31) : edgeInteger();
    if (Divisor == 0)
      Divisor = 7;
    if (R.percent(30))
      Divisor = R.between(2, 100);
    return Build.binary(Operator::Divide, expression(Int, Depth - 1),
                        Build.integer(Divisor));
  }
  ScopeGuard Guard(*this);
  Expression *Divisor = expression(Int, Depth - 1);
  StringRef Name = newName("d");
  bind(Name, Int);
  Expression *IsZero =
      Build.binary(Operator::Equal, Build.variable(Name), Build.integer(0));
  Expression *Quotient = Build.binary(
      Operator::Divide, expression(Int, Depth - 1), Build.variable(Name));
  return Build.let(Name, Divisor,
                   Build.conditional(IsZero, leaf(Int), Quotient));
}

Expression *ProgramGenerator::expressionIntNegate(const ValueType *,
                                                  unsigned Depth) {
  Expression *Operand = expression(Int, Depth - 1);
  // OCaml makes one literal of it, which does not fit 32 bits.
  const auto *Literal = llvm::dyn_cast<ast::IntLiteral>(Operand);
  if (Options.OrderIndependent && Literal && Literal->Value == INT32_MIN)
    return nullptr;
  return Build.negate(Operand);
}

Expression *ProgramGenerator::expressionIntOfFloat(const ValueType *,
                                                   unsigned Depth) {
  return Build.call(R.coin() ? "int_of_float" : "truncate",
                    {expression(Float, Depth - 1)});
}

Expression *ProgramGenerator::expressionArrayLength(const ValueType *,
                                                    unsigned) {
  const Variable *V = InScope.pick(
      R, [](const Variable &V) { return V.Type->is(Kind::Array); });
  return V ? Build.arrayLength(Build.variable(V->Name)) : nullptr;
}

//===- Floats -------------------------------------------------------------===//

Expression *ProgramGenerator::expressionFloatAdd(const ValueType *,
                                                 unsigned Depth) {
  Expression *A = operand(Float, Depth - 1);
  Expression *B = operand(Float, Depth - 1);
  return Build.binary(
      R.percent(60) ? Operator::FloatAdd : Operator::FloatSubtract, A, B);
}

Expression *ProgramGenerator::expressionFloatMultiply(const ValueType *,
                                                      unsigned Depth) {
  Expression *A = operand(Float, Depth - 1);
  Expression *B = operand(Float, Depth - 1);
  return Build.binary(Operator::FloatMultiply, A, B);
}

Expression *ProgramGenerator::expressionFloatDivide(const ValueType *,
                                                    unsigned Depth) {
  Expression *A = operand(Float, Depth - 1);
  Expression *B = operand(Float, Depth - 1);
  return Build.binary(Operator::FloatDivide, A, B);
}

Expression *ProgramGenerator::expressionFloatNegate(const ValueType *,
                                                    unsigned Depth) {
  // Only the negation of zero differs from a subtraction from zero.
  if (R.percent(30))
    return Build.floatNegate(Build.binary(Operator::FloatMultiply,
                                          operand(Float, Depth - 1),
                                          Build.floating(0.0)));
  return Build.floatNegate(expression(Float, Depth - 1));
}

Expression *ProgramGenerator::expressionFloatOfInt(const ValueType *,
                                                   unsigned Depth) {
  return Build.call(R.coin() ? "float_of_int" : "float",
                    {expression(Int, Depth - 1)});
}

Expression *ProgramGenerator::expressionFloatExternal(const ValueType *,
                                                      unsigned Depth) {
  constexpr StringRef Functions[] = {"sqrt", "floor", "ceil", "abs_float",
                                     "fabs"};
  StringRef F = R.pick<StringRef>(Functions);
  return Build.call(F, {expression(Float, Depth - 1)});
}

Expression *ProgramGenerator::expressionTranscendental(const ValueType *,
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
      help(Helper::Limit, {operand(Float, Depth - 1), Build.floating(F.Low),
                           Build.floating(F.High)});
  return help(Helper::Coarse, {Build.call(F.Name, {Argument})});
}

//===- Bools --------------------------------------------------------------===//

Expression *ProgramGenerator::expressionComparison(const ValueType *,
                                                   unsigned Depth) {
  constexpr Operator Comparisons[] = {
      Operator::Equal,   Operator::NotEqual,  Operator::Less,
      Operator::Greater, Operator::LessEqual, Operator::GreaterEqual};
  const ValueType *T = someScalar();
  Expression *A = operand(T, Depth - 1);
  return Build.binary(R.pick<Operator>(Comparisons), A, operand(T, Depth - 1));
}

Expression *ProgramGenerator::expressionWrappedComparison(const ValueType *,
                                                          unsigned Depth) {
  constexpr Operator Comparisons[] = {Operator::Less, Operator::Greater,
                                      Operator::LessEqual,
                                      Operator::GreaterEqual};
  constexpr int32_t Distance = 20; // Of the size of many variables.
  int32_t End =
      R.coin() ? INT32_MAX - R.below(Distance) : INT32_MIN + R.below(Distance);
  Expression *A = operand(Int, Depth - 1);
  Expression *Sum = R.coin() ? Build.add(A, Build.integer(End))
                             : Build.subtract(A, Build.integer(End));
  return Build.binary(R.pick<Operator>(Comparisons), Sum,
                      operand(Int, Depth - 1));
}

Expression *ProgramGenerator::expressionNot(const ValueType *, unsigned Depth) {
  return Build.logicalNot(expression(Bool, Depth - 1));
}

Expression *ProgramGenerator::expressionLogic(const ValueType *,
                                              unsigned Depth) {
  Expression *A = expression(Bool, Depth - 1);
  Expression *B = expression(Bool, Depth - 1);
  return Build.binary(R.coin() ? Operator::And : Operator::Or, A, B);
}

//===- Two values of a type
//--------------------------------------------------===//

Expression *ProgramGenerator::combine(const ValueType *T, Expression *A,
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
    return Build.conditional(A, Build.logicalNot(B), leaf(Bool));
  if (T->is(Kind::Unit))
    return Build.sequence(A, B);
  return R.coin() ? A : B;
}
