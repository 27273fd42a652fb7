//===- OtherLoops.cpp - Opaque trip counts; for and while -----------------===//

#include "ProgramGenerator.h"
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

bool ProgramGenerator::wrappingLoop(Block &B) {
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
  B.add(Build.let(Bound, OneOf(Counter.Bound)));
  B.add(Build.let(Step, OneOf(Counter.Step)));
  auto Trips = uint64_t(Counter.trips(Most));
  Variable F = defineFunction(
      B, Name, {Int, T}, T, meter().left() / (2 * (Trips + 1)),
      [&](ArrayRef<StringRef> Given) {
        Expression *Test = Build.binary(Counter.Test, Given[0], Bound);
        Expression *Value = Build.variable(Given[0]);
        if (T->is(Kind::Float))
          Value = Build.call("float_of_int", {Value});
        if (R.coin())
          Value = combine(T, Value, operand(T, 1));
        Expression *Next = combine(T, Given[1], Value);
        Expression *Again = Build.call(Name, {Build.add(Given[0], Step), Next});
        return Build.conditional(Test, Again, Given[1]);
      },
      /*Fuel=*/-1, Raisable);
  meter().spend(*F.CallCost * (Trips + 1));
  meter().HasEffect |= !F.IsPure;
  meter().Raises |= F.Raises;
  Expression *From = OneOf(Counter.From);
  define(B, T, Build.call(Name, {From, operand(T, 2)}));
  return true;
}

/// Makes a loop whose bound is the length of an array, which the loop may
/// exchange with another one:
///
///   let rec loop i a b acc =
///     if i < Array.length a then (a.(i) <- ...; loop (i + k) b a ...) else acc
bool ProgramGenerator::lengthLoop(Block &B) {
  if (!extended())
    return false;
  std::optional<Variable> A = InScope.pickArray(1);
  if (!A)
    return false;
  const ValueType *T = A->Type->Result;
  std::optional<Variable> Second = InScope.pickArray(1, T);
  const Variable Other = Second ? *Second : *A;
  auto Most = uint64_t(std::max(A->Type->Length, Other.Type->Length));
  if (!meter().affords(Cost{40, 0} * (Most + 1)))
    return false;
  // Each array may be the first argument in any iteration.
  const ValueType *Both =
      Table.array(T, std::min(A->Type->Length, Other.Type->Length));
  bool Exchanges = R.percent(60);
  bool IsDown = R.percent(30);
  int32_t Distance = R.between(1, 3);
  StringRef Name = newName("loop");
  Variable F = defineFunction(
      B, Name, {Int, Both, Both, T}, T, meter().left() / (2 * (Most + 1)),
      [&](ArrayRef<StringRef> Given) {
        auto I = [&] { return Build.variable(Given[0]); };
        auto Length = [&] { return Build.arrayLength(Given[1]); };
        auto Index = [&] {
          return IsDown ? Build.subtract(Build.subtract(Length(), 1), I())
                        : I();
        };
        auto Element = [&] { return Build.get(Given[1], Index()); };
        Expression *Test = R.coin()
                               ? Build.binary(Operator::Less, I(), Length())
                               : Build.binary(Operator::Greater, Length(), I());
        Expression *Next = combine(T, Given[3], Element());
        Expression *Again = Build.call(Name, {Build.add(I(), Distance),
                                              Given[Exchanges ? 2 : 1],
                                              Given[Exchanges ? 1 : 2], Next});
        if (R.percent(70)) {
          meter().HasEffect = true;
          Expression *Value = combine(T, Element(), operand(T, 1));
          Again = Build.sequence(Build.put(Given[1], Index(), Value), Again);
        }
        return Build.conditional(Test, Again, Given[3]);
      },
      /*Fuel=*/-1, Raisable);
  meter().spend(*F.CallCost * (Most + 1));
  meter().HasEffect |= !F.IsPure;
  meter().Raises |= F.Raises;
  Expression *From = maybeOpaque(0);
  ExpressionList Arguments = {From, Build.variable(A->Name),
                              Build.variable(Other.Name), operand(T, 1)};
  define(B, T, Build.call(Name, Arguments));
  return true;
}

//===- for and while loops with references --------------------------------===//

/// A reference to a number. It never comes into scope.
struct ProgramGenerator::Reference {
  StringRef Name;
  const ValueType *Content;
};

ProgramGenerator::Reference
ProgramGenerator::defineReference(Block &B, const ValueType *Content,
                                  Expression *Initial) {
  Reference New = {newName("r"), Content};
  B.add(Build.let(New.Name, Build.call("ref", {Initial})));
  return New;
}

Expression *ProgramGenerator::dereference(const Reference &To) {
  return Build.make<ast::Dereference>(Build.variable(To.Name));
}

Expression *ProgramGenerator::assign(const Reference &To, Expression *Value) {
  return Build.make<ast::Assign>(llvm::SMLoc(), Build.variable(To.Name), Value);
}

Expression *
ProgramGenerator::assigningIteration(ArrayRef<Reference> References) {
  Block Body;
  ScopeGuard Guard(InScope);
  auto Assign = [&](const Reference &To) {
    const Reference &From = R.pick(References);
    Expression *Old = dereference(From.Content == To.Content ? From : To);
    Expression *New = combine(To.Content, Old, expression(To.Content, 2));
    return assign(To, New);
  };
  for (const Reference &To : References) {
    // Assignments before an exception must stay visible.
    if (Raisable && R.percent(40)) {
      Expression *Test = expression(Bool, 2);
      Expression *Raise = raise(someRaisable(), 1);
      Body.add(Build.conditional(Test, Raise, nullptr));
    }
    if (!R.percent(30)) {
      Body.add(Assign(To));
      continue;
    }
    Body.add(handle(Unit, 1, [&] {
      Expression *First = Assign(To);
      Expression *Test = expression(Bool, 2);
      Expression *Raise = raise(someRaisable(), 1);
      Expression *Second = Assign(To);
      return Build.sequence(First, Build.conditional(Test, Raise, Second));
    }));
  }
  return Body.finish(Assign(R.pick(References)), Build);
}

Expression *ProgramGenerator::assigningLoop(Block &B,
                                            ArrayRef<Reference> References,
                                            int32_t Trips, bool IsWhile) {
  const int32_t From = R.between(-3, 5);
  const bool IsDown = R.percent(30);
  const int32_t Last = IsDown ? From - (Trips - 1) : From + (Trips - 1);
  Expression *Body = nullptr;
  StringRef Counter = newName("i");
  std::optional<Reference> Cell;
  if (IsWhile)
    Cell = defineReference(B, Int, maybeOpaque(From));
  Meter M = Costs.measure(meter().left() / (2 * (uint64_t(Trips) + 1)), [&] {
    ScopeGuard Guard(InScope);
    Variable I(Counter, Int);
    I.Low = std::min(From, Last);
    I.High = std::max(From, Last);
    InScope.bind(I);
    Body = assigningIteration(References);
    if (!IsWhile)
      return;
    // The counter changes before the body can raise an exception.
    int32_t Step = IsDown ? -1 : 1;
    Expression *Next =
        R.coin()
            ? Build.call(IsDown ? "decr" : "incr", {Cell->Name})
            : assign(*Cell, Build.add(dereference(*Cell), Build.integer(Step)));
    Body = Build.let(Counter, dereference(*Cell), Build.sequence(Next, Body));
  });
  meter().spend(M.Spent * (uint64_t(Trips) + 1));
  meter().HasEffect = true;
  meter().Raises |= M.Raises;
  Expression *End = maybeOpaque(Last);
  if (IsWhile)
    return Build.make<ast::While>(
        Build.binary(IsDown ? Operator::GreaterEqual : Operator::LessEqual,
                     dereference(*Cell), End),
        Body);
  ast::Binder Variable;
  Variable.Name = Counter;
  Expression *Start = maybeOpaque(From);
  return Build.make<ast::For>(Variable, IsDown, Start, End, Body);
}

/// Makes a loop that assigns to references, often in a handler:
///
///   let r = ref 0 in
///   (try for i = 1 to 9 do r := !r + i; if ... then raise E done with E -> ());
///   ... !r ...
bool ProgramGenerator::referenceLoop(Block &B, bool IsWhile) {
  int32_t Trips = extended() && EffectsAllowed ? affordableTrips(16) : 0;
  if (!Trips)
    return false;
  llvm::SmallVector<Reference, 4> References;
  for (unsigned I = 1 + R.below(3); I > 0; --I) {
    const ValueType *T = Types.someNumber();
    References.push_back(defineReference(B, T, expression(T, 2)));
  }
  Expression *Loop =
      R.percent(60)
          ? handle(Unit, 2,
                   [&] { return assigningLoop(B, References, Trips, IsWhile); })
          : assigningLoop(B, References, Trips, IsWhile);
  ++Build.Lines;
  B.add(Loop);
  for (const Reference &To : References)
    define(B, To.Content, dereference(To));
  return true;
}

bool ProgramGenerator::forLoop(Block &B) {
  return referenceLoop(B, /*IsWhile=*/false);
}

bool ProgramGenerator::whileLoop(Block &B) {
  return referenceLoop(B, /*IsWhile=*/true);
}
