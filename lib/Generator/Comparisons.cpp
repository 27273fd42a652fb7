//===- Comparisons.cpp - Comparisons and bool expressions -----------------===//

#include "ProgramGenerator.h"

using namespace mincaml;
using namespace mincaml::generator;

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
    Holds = Build.binary(Operator::Less, opaque(Value),
                         Build.integer(Value + R.between(1, 5)));
  }
  ++Build.Lines;
  B.add(Build.make<ast::Assert>(Holds));
  return true;
}
