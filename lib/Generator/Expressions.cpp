//===- Expressions.cpp - Expressions of any type --------------------------===//

#include "ProgramGenerator.h"
#include <limits>
#include <string>

using namespace mincaml;
using namespace mincaml::generator;

/// If fewer steps are left, only leaves are made.
static constexpr uint64_t FewSteps = 12;

Expression *ProgramGenerator::expression(const ValueType *T, unsigned Depth) {
  constexpr unsigned Attempts = 4;
  if (Depth == 0 || meter().left().Steps < FewSteps)
    return simplest(T);
  const auto &OfKind = Expressions[unsigned(T->TheKind)];
  for (unsigned I = 0; I < Attempts; ++I) {
    if (Expression *E = OfKind.make(*this, T, Depth))
      return E;
  }
  return simplest(T);
}

Expression *ProgramGenerator::operand(const ValueType *T, unsigned Depth) {
  SaveAndRestore<bool> Allowed(EffectsAllowed,
                               EffectsAllowed && !Options.OrderIndependent);
  return expression(T, Depth);
}

Expression *ProgramGenerator::simplest(const ValueType *T) {
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
    return literal(T);
  default:
    return literal(T);
  }
}

Expression *ProgramGenerator::index(uint32_t Length) {
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
  return help(Reduce, {I, int32_t(Length)});
}

Expression *ProgramGenerator::makeArray(const ValueType *T,
                                        Expression *Initial) {
  meter().spend({T->Length, 0});
  Expression *Size = maybeOpaque(int32_t(T->Length));
  if (R.percent(70))
    return Build.arrayMake(Size, Initial);
  if (T->Result->is(Kind::Float) && R.coin())
    return Build.call("create_float_array", {Size, Initial});
  return Build.call("create_array", {Size, Initial});
}

/// Defines a function of the type where it is used. The type bounds the cost of
/// its body.
Expression *ProgramGenerator::functionValue(const ValueType *T,
                                            unsigned Depth) {
  ScopeGuard Guard(InScope);
  SaveAndRestore<bool> Allowed(EffectsAllowed, true);
  Cost Bound = CallBounds[T->Level];
  // The limit is below the bound, because a body may cost a little more than
  // its limit.
  Cost Limit = {Bound.Steps * 2 / 3, Bound.Output};
  for (;;) {
    Block B;
    Variable F = defineFunction(
        B, newName("f"), T->Operands, T->Result, Limit,
        [&](ArrayRef<StringRef> Given) {
          // A function that may raise should often do so.
          Expression *E = nullptr;
          if (T->MayRaise && Depth && R.percent(60) &&
              Options.TheWeights[Construct::ExpressionRaise])
            E = conditionalRaise(T->Result, Depth);
          if (E)
            Used.set(unsigned(Construct::ExpressionRaise));
          else
            E = expression(T->Result, Depth);
          return fixParameterTypes(Given, T->Operands, E);
        },
        /*Fuel=*/-1, T->MayRaise ? AllExceptions : 0);
    if (F.CallCost->fits(Bound))
      return extended() && chance(Construct::Fun) ? B.asValue(Build)
                                                  : B.finish(F.Name, Build);
    Depth = 0;
  }
}

Expression *ProgramGenerator::combine(const ValueType *T, Operand First,
                                      Operand Second) {
  Expression *A = Build.node(First), *B = Build.node(Second);
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

//===- Constructs for every type ------------------------------------------===//

Expression *ProgramGenerator::variable(const ValueType *T, unsigned) {
  const Variable *V = InScope.pickOfType(T);
  return V ? Build.variable(V->Name) : nullptr;
}

Expression *ProgramGenerator::constant(const ValueType *T, unsigned) {
  return literal(T);
}

Expression *ProgramGenerator::conditional(const ValueType *T, unsigned Depth) {
  Expression *Condition = expression(Bool, Depth - 1);
  // Only one of the branches is executed.
  Cost Before = meter().Spent;
  Expression *Then = expression(T, Depth - 1);
  Cost AfterThen = std::exchange(meter().Spent, Before);
  Expression *Else = expression(T, Depth - 1);
  meter().Spent = max(meter().Spent, AfterThen);
  return Build.conditional(Condition, Then, Else);
}

Expression *ProgramGenerator::definition(const ValueType *T, unsigned Depth) {
  const ValueType *Local = Types.someScalar();
  Expression *Value = expression(Local, Depth - 1);
  ScopeGuard Guard(InScope);
  StringRef Name = newName(Local, /*MayShadow=*/true);
  bind(Name, Local);
  Expression *Body = expression(T, Depth - 1);
  return Build.let(Name, Value, Body);
}

Expression *ProgramGenerator::tupleDefinition(const ValueType *T,
                                              unsigned Depth) {
  const Variable *V =
      InScope.pick([](const Variable &V) { return V.Type->is(Kind::Tuple); });
  const ValueType *TupleType =
      V ? V->Type : Table.tuple({Types.someScalar(), Types.someNumber()});
  Expression *Value =
      V ? Build.variable(V->Name) : expression(TupleType, Depth - 1);
  ScopeGuard Guard(InScope);
  NameList Parts;
  for (const ValueType *Component : TupleType->Operands) {
    Parts.push_back(newName(Component));
    bind(Parts.back(), Component);
  }
  Expression *Body = expression(T, Depth - 1);
  return Build.letTuple(Parts, Value, Body);
}

//===- Tuples, arrays, functions ------------------------------------------===//

Expression *ProgramGenerator::tuple(const ValueType *T, unsigned Depth) {
  ExpressionList Components;
  for (const ValueType *Component : T->Operands)
    Components.push_back(operand(Component, Depth - 1));
  return Build.tuple(Components);
}

Expression *ProgramGenerator::array(const ValueType *T, unsigned Depth) {
  if (meter().left().Steps < T->SimplestSteps)
    return nullptr;
  return makeArray(T, expression(T->Result, Depth - 1));
}

//===- Arrays -------------------------------------------------------------===//

Expression *ProgramGenerator::arrayRead(const ValueType *T, unsigned) {
  const Variable *V = InScope.pick([&](const Variable &V) {
    return V.Type->is(Kind::Array) && V.Type->Result == T && V.Type->Length;
  });
  if (!V)
    return nullptr;
  StringRef Name = V->Name;
  Expression *Index = index(V->Type->Length);
  return Build.get(Name, Index);
}

Expression *ProgramGenerator::guardedRead(const ValueType *T, unsigned Depth) {
  const Variable *V = someArray(T);
  if (!V)
    return nullptr;
  StringRef Array = V->Name;
  auto Length = int32_t(V->Type->Length);
  Expression *Value = expression(Int, Depth - 1);
  ScopeGuard Guard(InScope);
  StringRef Index = newName("i");
  bind(Index, Int);
  auto I = [&] { return Build.variable(Index); };
  auto End = [&] {
    return extended() && R.coin() ? Build.arrayLength(Array)
                                  : Build.integer(Length);
  };
  Expression *Read = Build.get(Array, I());
  Expression *Low = Build.binary(Operator::GreaterEqual, I(), 0);
  Expression *High = Build.binary(Operator::Less, I(), End());
  Expression *Guarded = nullptr;
  if (extended() && R.coin())
    Guarded = Build.conditional(Build.binary(Operator::And, Low, High), Read,
                                simplest(T));
  else
    Guarded = Build.conditional(Low, Build.conditional(High, Read, simplest(T)),
                                simplest(T));
  return Build.let(Index, Value, Guarded);
}

Expression *ProgramGenerator::arrayLength(const ValueType *, unsigned) {
  const Variable *V = someArray();
  return V ? Build.arrayLength(V->Name) : nullptr;
}

//===- Constants ----------------------------------------------------------===//

static uint8_t randomCharacter(Random &R) {
  constexpr uint8_t Unusual[] = {'\n', '\t', '"', '\'', '\\', '*', 0, 255};
  return R.percent(10) ? R.pick<uint8_t>(Unusual)
                       : uint8_t((R.coin() ? 'a' : ' ') + R.below(26));
}

/// The contents of a short string.
static std::string randomText(Random &R) {
  std::string Text;
  for (unsigned I = R.below(R.percent(20) ? 20 : 6); I > 0; --I)
    Text.push_back(char(randomCharacter(R)));
  return Text;
}

Expression *ProgramGenerator::literal(const ValueType *T) {
  switch (T->TheKind) {
  case Kind::Unit:
    return Build.unit();
  case Kind::Bool:
    return Build.boolean(R.coin());
  case Kind::Int:
    return Build.integer(R.between(R.percent(20) ? -20 : 0, 20));
  case Kind::Char:
    return Build.make<ast::CharacterLiteral>(randomCharacter(R));
  case Kind::String:
    return Build.make<ast::StringLiteral>(Context.intern(randomText(R)));
  default:
    // Quarters are exact; tenths are not.
    return Build.floating(R.between(R.percent(20) ? -80 : 0, 80) /
                          (R.percent(60) ? 4.0 : 10.0));
  }
}

/// Returns a power of two or a neighbour of one. The ends of the ranges of
/// immediate operands (13 bits signed, 22 bits for sethi) and of 32-bit ints
/// are among these.
static int32_t edgeInteger(Random &R) {
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

Expression *ProgramGenerator::edgeLiteral(const ValueType *T, unsigned) {
  return T->is(Kind::Int) ? Build.integer(edgeInteger(R)) : edgeFloat();
}

//===- Ints ---------------------------------------------------------------===//

Expression *ProgramGenerator::intAdd(const ValueType *, unsigned Depth) {
  Expression *A = operand(Int, Depth - 1);
  Expression *B = operand(Int, Depth - 1);
  return R.percent(60) ? Build.add(A, B) : Build.subtract(A, B);
}

Expression *ProgramGenerator::intMultiply(const ValueType *, unsigned Depth) {
  Expression *A = operand(Int, Depth - 1);
  // Multiplications by powers of two and their neighbours become shifts.
  Expression *B = R.percent(30)
                      ? Build.integer((1 << R.below(12)) + R.between(-1, 1))
                      : operand(Int, Depth - 1);
  return R.coin() ? Build.binary(Operator::Multiply, A, B)
                  : Build.binary(Operator::Multiply, B, A);
}

Expression *ProgramGenerator::intDivide(const ValueType *, unsigned Depth) {
  Operator Division = R.percent(60) ? Operator::Divide : Operator::Remainder;
  if (R.percent(60)) {
    int32_t Divisor = R.coin() ? 1 << R.below(31) : edgeInteger(R);
    if (Divisor == 0)
      Divisor = 7;
    if (R.percent(30))
      Divisor = R.between(2, 100);
    return Build.binary(Division, expression(Int, Depth - 1),
                        Build.integer(Divisor));
  }
  ScopeGuard Guard(InScope);
  Expression *Divisor = expression(Int, Depth - 1);
  StringRef Name = newName("d");
  bind(Name, Int);
  Expression *IsZero = Build.binary(Operator::Equal, Name, 0);
  Expression *Quotient =
      Build.binary(Division, expression(Int, Depth - 1), Build.variable(Name));
  return Build.let(Name, Divisor,
                   Build.conditional(IsZero, simplest(Int), Quotient));
}

Expression *ProgramGenerator::intBits(const ValueType *, unsigned Depth) {
  static constexpr Operator Bitwise[] = {
      Operator::BitwiseAnd, Operator::BitwiseOr, Operator::BitwiseXor};
  static constexpr Operator Shifts[] = {Operator::ShiftLeft,
                                        Operator::ShiftRightLogical,
                                        Operator::ShiftRightArithmetic};
  Expression *A = operand(Int, Depth - 1);
  if (R.coin()) {
    // Masks of low bits and of high bits.
    Expression *B = R.percent(40)   ? Build.integer((1 << R.below(31)) - 1)
                    : R.percent(20) ? Build.integer(-(1 << R.below(31)))
                                    : operand(Int, Depth - 1);
    return Build.binary(Bitwise[R.below(3)], A, B);
  }
  // Most distances are in range; some have to be masked.
  Expression *Distance = R.percent(60)   ? Build.integer(int32_t(R.below(32)))
                         : R.percent(50) ? Build.integer(R.between(-40, 70))
                                         : operand(Int, Depth - 1);
  return Build.binary(Shifts[R.below(3)], A, Distance);
}

Expression *ProgramGenerator::intNegate(const ValueType *, unsigned Depth) {
  Expression *Operand = expression(Int, Depth - 1);
  // OCaml parses the negation of this literal as one literal, which does not
  // fit 32 bits.
  const auto *Literal = llvm::dyn_cast<ast::IntLiteral>(Operand);
  if (Options.OrderIndependent && Literal && Literal->Value == INT32_MIN)
    return nullptr;
  return Build.negate(Operand);
}

Expression *ProgramGenerator::intOfFloat(const ValueType *, unsigned Depth) {
  return Build.call(R.coin() ? "int_of_float" : "truncate",
                    {expression(Float, Depth - 1)});
}

//===- Floats -------------------------------------------------------------===//

Expression *ProgramGenerator::floatAdd(const ValueType *, unsigned Depth) {
  Expression *A = operand(Float, Depth - 1);
  Expression *B = operand(Float, Depth - 1);
  return Build.binary(
      R.percent(60) ? Operator::FloatAdd : Operator::FloatSubtract, A, B);
}

Expression *ProgramGenerator::floatMultiply(const ValueType *, unsigned Depth) {
  Expression *A = operand(Float, Depth - 1);
  Expression *B = operand(Float, Depth - 1);
  return Build.binary(Operator::FloatMultiply, A, B);
}

Expression *ProgramGenerator::floatDivide(const ValueType *, unsigned Depth) {
  Expression *A = operand(Float, Depth - 1);
  Expression *B = operand(Float, Depth - 1);
  return Build.binary(Operator::FloatDivide, A, B);
}

Expression *ProgramGenerator::floatNegate(const ValueType *, unsigned Depth) {
  // The product with zero is usually a zero, whose negation differs from a
  // subtraction from zero.
  if (R.percent(30))
    return Build.floatNegate(Build.binary(Operator::FloatMultiply,
                                          operand(Float, Depth - 1),
                                          Build.floating(0.0)));
  return Build.floatNegate(expression(Float, Depth - 1));
}

Expression *ProgramGenerator::floatOfInt(const ValueType *, unsigned Depth) {
  return Build.call(R.coin() ? "float_of_int" : "float",
                    {expression(Int, Depth - 1)});
}

Expression *ProgramGenerator::floatExternal(const ValueType *, unsigned Depth) {
  constexpr StringRef Functions[] = {"sqrt", "floor", "ceil", "abs_float",
                                     "fabs"};
  StringRef F = R.pick<StringRef>(Functions);
  return Build.call(F, {expression(Float, Depth - 1)});
}

Expression *ProgramGenerator::transcendental(const ValueType *,
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

//===- Comparisons and bool expressions -----------------------------------===//

Expression *ProgramGenerator::comparison(const ValueType *, unsigned Depth) {
  const ValueType *T = Types.someScalar();
  Expression *A = operand(T, Depth - 1);
  return Build.binary(R.pick<Operator>(Comparisons), A, operand(T, Depth - 1));
}

Expression *ProgramGenerator::wrappedComparison(const ValueType *,
                                                unsigned Depth) {
  constexpr Operator Orderings[] = {Operator::Less, Operator::Greater,
                                    Operator::LessEqual,
                                    Operator::GreaterEqual};
  constexpr int32_t Distance = 20; // Many variables have this magnitude.
  int32_t End =
      R.coin() ? INT32_MAX - R.below(Distance) : INT32_MIN + R.below(Distance);
  Expression *A = operand(Int, Depth - 1);
  Expression *Sum = R.coin() ? Build.add(A, End) : Build.subtract(A, End);
  return Build.binary(R.pick<Operator>(Orderings), Sum,
                      operand(Int, Depth - 1));
}

Expression *ProgramGenerator::negation(const ValueType *, unsigned Depth) {
  return Build.make<ast::Not>(expression(Bool, Depth - 1));
}

Expression *ProgramGenerator::logic(const ValueType *, unsigned Depth) {
  Expression *A = expression(Bool, Depth - 1);
  Expression *B = expression(Bool, Depth - 1);
  return Build.binary(R.coin() ? Operator::And : Operator::Or, A, B);
}

//===- Structural comparisons ---------------------------------------------===//

/// Whether values of the type can be compared: it must not contain functions.
static bool isComparable(const ValueType *T) {
  switch (T->TheKind) {
  case Kind::Function:
    return false;
  case Kind::Array:
    return isComparable(T->Result);
  case Kind::Tuple:
    return llvm::all_of(T->Operands, isComparable);
  default:
    return true;
  }
}

/// The cost of comparing two values.
static uint64_t comparisonSteps(const ValueType *T) {
  uint64_t Steps = 10;
  for (const ValueType *Component : T->Operands)
    Steps += comparisonSteps(Component);
  if (T->is(Kind::Array))
    Steps += T->Length * (15 + comparisonSteps(T->Result));
  return Steps;
}

const ValueType *ProgramGenerator::comparedType() {
  constexpr unsigned Attempts = 4;
  for (unsigned I = 0; I < Attempts; ++I) {
    const Variable *V = InScope.pick([](const Variable &V) {
      return !V.Type->isScalar() && isComparable(V.Type);
    });
    const ValueType *T = V && R.percent(60) ? V->Type : Types.someType();
    if (isComparable(T) && meter().affords({comparisonSteps(T), 0}))
      return T;
  }
  return Types.someScalar();
}

std::pair<Expression *, Expression *>
ProgramGenerator::comparedOperands(const ValueType *T, unsigned Depth) {
  meter().spend({comparisonSteps(T), 0});
  Expression *A = operand(T, Depth);
  const auto *V = llvm::dyn_cast<ast::VariableReference>(A);
  if (V && R.percent(30))
    return {A, T->is(Kind::Array) && R.coin()
                   ? Build.call("Array.copy", {V->Name})
                   : Build.variable(V->Name)};
  return {A, operand(T, Depth)};
}

Expression *ProgramGenerator::structuralComparison(const ValueType *,
                                                   unsigned Depth) {
  auto [A, B] = comparedOperands(comparedType(), Depth - 1);
  return Build.binary(R.pick<Operator>(Comparisons), A, B);
}

Expression *ProgramGenerator::structuralOrder(const ValueType *,
                                              unsigned Depth) {
  auto [A, B] = comparedOperands(comparedType(), Depth - 1);
  return Build.call("compare", {A, B});
}

Expression *ProgramGenerator::extremum(const ValueType *T, unsigned Depth) {
  if (!isComparable(T) || !meter().affords({comparisonSteps(T), 0}))
    return nullptr;
  auto [A, B] = comparedOperands(T, Depth - 1);
  return Build.call(R.coin() ? "min" : "max", {A, B});
}

Expression *ProgramGenerator::arrayMember(const ValueType *, unsigned Depth) {
  std::optional<Variable> V = InScope.pickArray(0);
  if (!V)
    return nullptr;
  StringRef Array = V->Name;
  const ValueType *T = V->Type;
  const Cost Whole = {20 + T->Length * uint64_t(15), 0};
  if (!meter().affords(Whole))
    return nullptr;
  meter().spend(Whole);
  return Build.call("Array.mem",
                    {operand(T->Result, Depth - 1), Build.variable(Array)});
}

/// Sorts an array of ints. The order of other elements that compare equal is
/// not defined.
Expression *ProgramGenerator::arraySort(const ValueType *, unsigned) {
  std::optional<Variable> V = InScope.pickArray(2, Int);
  if (!V || !EffectsAllowed)
    return nullptr;
  const uint64_t Length = V->Type->Length;
  const Cost Whole = {100 + Length * Length * 10 + Length * 60, 0};
  if (!meter().affords(Whole))
    return nullptr;
  meter().spend(Whole);
  meter().HasEffect = true;
  constexpr StringRef Functions[] = {"Array.sort", "Array.stable_sort",
                                     "Array.fast_sort"};
  Expression *Compare = Build.variable("compare");
  if (R.coin()) {
    StringRef X = newName("x"), Y = newName("y");
    Expression *Order = Build.call("compare", {Y, X});
    Compare = Build.function({X, Y}, Order);
  }
  return Build.call(R.pick<StringRef>(Functions), {Compare, V->Name});
}

/// Asserts a condition that always holds, but that often cannot be deduced from
/// the text.
bool ProgramGenerator::assertion(Block &B) {
  if (!extended())
    return false;
  const Variable *V = InScope.pick([&](const Variable &V) {
    return !V.CallCost && isComparable(V.Type) &&
           meter().affords({comparisonSteps(V.Type) + 10, 0});
  });
  Expression *Holds = nullptr;
  auto Use = [&] { return Build.variable(V->Name); };
  if (V && V->Type->is(Kind::Int) && V->Low != INT32_MIN) {
    Holds = R.coin() ? Build.binary(Operator::GreaterEqual, Use(), V->Low)
                     : Build.binary(Operator::LessEqual, Use(), V->High);
  } else if (V && R.coin()) {
    meter().spend({comparisonSteps(V->Type), 0});
    Expression *Order = Build.call("compare", {Use(), Use()});
    Holds = Build.binary(Operator::Equal, Order, 0);
  } else {
    int32_t Value = R.between(-9, 9);
    Holds =
        Build.binary(Operator::Less, opaque(Value), Value + R.between(1, 5));
  }
  ++Build.Lines;
  B.add(Build.make<ast::Assert>(Holds));
  return true;
}
