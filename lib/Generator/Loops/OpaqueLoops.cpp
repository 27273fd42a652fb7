//===- OpaqueLoops.cpp - Loops with an unknown trip count -----------------===//

#include "Loops/OpaqueLoops.h"
#include "Expressions/ExpressionMaker.h"
#include "Functions/FunctionDefiner.h"
#include "Statements/BlockMaker.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mincaml;
using namespace mincaml::generator;

namespace {

/// The loop `while (Counter Test Bound) Counter += Step`, in 32-bit arithmetic.
struct WrappingCounter {
  Operator Test;
  int32_t From, Bound, Step;

  bool continues(int32_t Counter) const {
    switch (Test) {
    case Operator::Less:
      return Counter < Bound;
    case Operator::LessEqual:
      return Counter <= Bound;
    case Operator::Greater:
      return Counter > Bound;
    case Operator::GreaterEqual:
      return Counter >= Bound;
    case Operator::NotEqual:
      return Counter != Bound;
    default:
      llvm_unreachable("not a test of a loop");
    }
  }
  /// The number of iterations, at most \p Most + 1.
  int32_t trips(int32_t Most) const {
    int32_t Trips = 0;
    for (int32_t I = From; Trips <= Most && continues(I);
         I = int32_t(uint32_t(I) + uint32_t(Step)))
      ++Trips;
    return Trips;
  }
};

WrappingCounter someCounter(Random &R) {
  constexpr Operator Tests[] = {Operator::Less, Operator::LessEqual,
                                Operator::Greater, Operator::GreaterEqual,
                                Operator::NotEqual};
  constexpr int32_t Ends[] = {INT32_MAX, INT32_MIN, 0, 1 << 30, -(1 << 30)};
  constexpr int32_t Steps[] = {1,       2,          3,         7,    100,
                               1 << 20, 1 << 28,    1 << 30,   -1,   -2,
                               -5,      -(1 << 29), INT32_MAX, 4097, INT32_MIN};
  auto NearEnd = [&] {
    return int32_t(uint32_t(R.pick<int32_t>(Ends)) +
                   uint32_t(R.between(-40, 40)));
  };
  WrappingCounter C;
  C.Test = R.pick<Operator>(Tests);
  C.Step = R.pick<int32_t>(Steps);
  C.Bound = NearEnd();
  // The counter starts a few steps before the bound, or before another value
  // near an end.
  uint32_t Distance = uint32_t(C.Step) * R.below(20);
  C.From = int32_t(uint32_t(R.coin() ? C.Bound : NearEnd()) - Distance);
  return C;
}

} // namespace

bool OpaqueLoops::wrapping(Block &B) {
  constexpr unsigned Attempts = 60;
  int32_t Most = affordableTrips(24);
  if (!Most)
    return false;
  WrappingCounter Counter = someCounter(R);
  auto Fits = [&] {
    int32_t Trips = Counter.trips(Most);
    return Trips >= 2 && Trips <= Most;
  };
  for (unsigned I = 0; I < Attempts && !Fits(); ++I)
    Counter = someCounter(R);
  if (!Fits())
    return false;
  const ValueType *T = Types.someNumber();
  StringRef Name = newName("loop"), Bound = newName("n"), Step = newName("k");
  auto OneOf = [&](int32_t Value) {
    return R.percent(70) ? opaque(Value) : Build.integer(Value);
  };
  B.add(Build.let(Bound, OneOf(Counter.Bound), nullptr));
  B.add(Build.let(Step, OneOf(Counter.Step), nullptr));
  auto Trips = uint64_t(Counter.trips(Most));
  Variable F = Functions.define(
      B, Name, {Int, T}, T, meter().left() / (2 * (Trips + 1)),
      [&](ArrayRef<StringRef> Given) {
        Expression *Test = Build.binary(Counter.Test, Build.variable(Given[0]),
                                        Build.variable(Bound));
        Expression *Value = Build.variable(Given[0]);
        if (T->is(Kind::Float))
          Value = Build.call("float_of_int", {Value});
        if (R.coin())
          Value = Expressions.combine(T, Value, Expressions.operand(T, 1));
        Expression *Next =
            Expressions.combine(T, Build.variable(Given[1]), Value);
        Expression *Again = Build.call(
            Name,
            {Build.add(Build.variable(Given[0]), Build.variable(Step)), Next});
        return Build.conditional(Test, Again, Build.variable(Given[1]));
      },
      /*Fuel=*/-1, State.Raisable);
  meter().spend(*F.CallCost * (Trips + 1));
  meter().HasEffect |= !F.IsPure;
  meter().Raises |= F.Raises;
  Expression *From = OneOf(Counter.From);
  Blocks.define(B, T, Build.call(Name, {From, Expressions.operand(T, 2)}));
  return true;
}

/// Makes a loop whose bound is the length of an array, which the loop may
/// exchange with another one:
///
///   let rec loop i a b acc =
///     if i < Array.length a then (a.(i) <- ...; loop (i + k) b a ...) else acc
bool OpaqueLoops::lengths(Block &B) {
  if (!extended())
    return false;
  const Variable *First = InScope.pickArray(1);
  if (!First)
    return false;
  Variable A = *First;
  const ValueType *T = A.Type->Result;
  const Variable *Second = InScope.pickArray(1, T);
  Variable Other = Second ? *Second : A;
  auto Most = uint64_t(std::max(A.Type->Length, Other.Type->Length));
  if (!meter().affords(Cost{40, 0} * (Most + 1)))
    return false;
  // Each array may be the first argument in any iteration.
  const ValueType *Both =
      Table.array(T, std::min(A.Type->Length, Other.Type->Length));
  bool Exchanges = R.percent(60);
  bool IsDown = R.percent(30);
  int32_t Distance = R.between(1, 3);
  StringRef Name = newName("loop");
  Variable F = Functions.define(
      B, Name, {Int, Both, Both, T}, T, meter().left() / (2 * (Most + 1)),
      [&](ArrayRef<StringRef> Given) {
        auto I = [&] { return Build.variable(Given[0]); };
        auto Length = [&] {
          return Build.arrayLength(Build.variable(Given[1]));
        };
        auto Index = [&] {
          return IsDown ? Build.subtract(
                              Build.subtract(Length(), Build.integer(1)), I())
                        : I();
        };
        auto Element = [&] {
          return Build.get(Build.variable(Given[1]), Index());
        };
        Expression *Test = R.coin()
                               ? Build.binary(Operator::Less, I(), Length())
                               : Build.binary(Operator::Greater, Length(), I());
        Expression *Next =
            Expressions.combine(T, Build.variable(Given[3]), Element());
        Expression *Again =
            Build.call(Name, {Build.add(I(), Build.integer(Distance)),
                              Build.variable(Given[Exchanges ? 2 : 1]),
                              Build.variable(Given[Exchanges ? 1 : 2]), Next});
        if (R.percent(70)) {
          meter().HasEffect = true;
          Expression *Value =
              Expressions.combine(T, Element(), Expressions.operand(T, 1));
          Again = Build.sequence(
              Build.put(Build.variable(Given[1]), Index(), Value), Again);
        }
        return Build.conditional(Test, Again, Build.variable(Given[3]));
      },
      /*Fuel=*/-1, State.Raisable);
  meter().spend(*F.CallCost * (Most + 1));
  meter().HasEffect |= !F.IsPure;
  meter().Raises |= F.Raises;
  Expression *From = maybeOpaque(0);
  ExpressionList Arguments = {From, Build.variable(A.Name),
                              Build.variable(Other.Name),
                              Expressions.operand(T, 1)};
  Blocks.define(B, T, Build.call(Name, Arguments));
  return true;
}
