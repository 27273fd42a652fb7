//===- Loops.cpp - Loops, except those over arrays ------------------------===//
//
// A loop is a tail-recursive function of a counter and accumulators:
//
//   let rec loop i acc =
//     if i < n then (...; loop (i + 1) acc') else acc in
//   let result = loop 0 initial in ...
//
// A construct chooses a LoopShape and provides the body. For all of them,
// `addLoop` chooses how the test is written, where the bound comes from, the
// order of the parameters, and whether the loop captures the variables that it
// uses or gets them as parameters.
//
//===----------------------------------------------------------------------===//

#include "ProgramGenerator.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mincaml;
using namespace mincaml::generator;

/// A parameter of the function that is the loop: its name, its first value and
/// the value for the next iteration.
struct ProgramGenerator::LoopParameter {
  StringRef Name;
  Expression *First;
  Expression *Next;
};

LoopShape ProgramGenerator::countedLoop(int32_t Most) {
  LoopShape Shape;
  // Larger values of --steps allow more iterations.
  uint64_t Scale = Options.Steps / GeneratorOptions::DefaultSteps;
  Most *= int32_t(std::clamp<uint64_t>(Scale, 1, 1000));
  int32_t Trips = affordableTrips(Most);
  int32_t Start = R.percent(70) ? 0 : R.between(-3, 5);
  Shape.Step = R.percent(80) ? 1 : R.between(2, 5);
  Shape.From = Start;
  // The distance is not always a multiple of the step.
  Shape.To =
      Start + Trips * Shape.Step - (Trips ? R.below(uint32_t(Shape.Step)) : 0);
  if (R.percent(25)) {
    std::swap(Shape.From, Shape.To);
    Shape.Step = -Shape.Step;
  }
  return Shape;
}

LoopShape ProgramGenerator::loopOverElements(uint32_t Length, int32_t MarginLow,
                                             int32_t MarginHigh) {
  LoopShape Shape;
  int32_t First = MarginLow;
  int32_t Last = int32_t(Length) - 1 - MarginHigh;
  int32_t Most = affordableTrips(int32_t(Length) + 1);
  if (First > Last || Most == 0)
    return Shape;
  // The loop usually covers all elements.
  if (R.percent(20))
    First = R.between(First, Last);
  Last = std::min(Last, First + Most - 1);
  bool IsDown = R.percent(25);
  int32_t Stride = R.percent(20) ? 2 + int32_t(R.below(2)) : 1;
  Shape.From = IsDown ? Last : First;
  Shape.To = IsDown ? First - 1 : Last + 1;
  Shape.Step = IsDown ? -Stride : Stride;
  return Shape;
}

Expression *ProgramGenerator::element(StringRef Array, StringRef Counter,
                                      int32_t Offset) {
  Expression *Index = Build.variable(Counter);
  if (Offset > 0)
    Index = Build.add(Index, Offset);
  else if (Offset < 0)
    Index = Build.subtract(Index, -Offset);
  return Build.get(Array, Index);
}

Expression *ProgramGenerator::loopTest(const LoopShape &Shape,
                                       StringRef Counter, Expression *Bound,
                                       bool &IsExitTest) {
  bool IsUp = Shape.Step > 0;
  Operator Before = IsUp ? Operator::Less : Operator::Greater;
  Operator After = IsUp ? Operator::Greater : Operator::Less;
  Operator NotBefore = IsUp ? Operator::GreaterEqual : Operator::LessEqual;
  Operator NotAfter = IsUp ? Operator::LessEqual : Operator::GreaterEqual;
  Expression *I = Build.variable(Counter);
  bool IsExact = (Shape.To - Shape.From) % Shape.Step == 0;
  IsExitTest = false;
  switch (R.below(IsExact ? 8 : 6)) {
  case 0:
    return Build.binary(After, Bound, I);
  case 1:
    return Build.make<ast::Not>(Build.binary(NotBefore, I, Bound));
  case 2: {
    Expression *Last = Build.subtract(Bound, IsUp ? 1 : -1);
    return Build.binary(NotAfter, I, Last);
  }
  case 3:
    IsExitTest = true;
    return Build.binary(NotBefore, I, Bound);
  case 6:
    IsExitTest = true;
    return Build.binary(Operator::Equal, I, Bound);
  case 7:
    return Build.binary(Operator::NotEqual, I, Bound);
  default:
    return Build.binary(Before, I, Bound);
  }
}

Expression *ProgramGenerator::lengthAsBound(const LoopShape &Shape,
                                            ArrayRef<StringRef> Names) {
  if (extended())
    for (auto [V, Name] : llvm::zip(Shape.Uses, Names))
      if (V.Type->is(Kind::Array) && int32_t(V.Type->Length) == Shape.To)
        return Build.arrayLength(Name);
  return nullptr;
}

StringRef ProgramGenerator::nameBound(Block &B, const LoopShape &Shape) {
  if (!Shape.Bound.empty())
    return Shape.Bound;
  if (R.coin())
    return {};
  NameList Names;
  for (const Variable &V : Shape.Uses)
    Names.push_back(V.Name);
  Expression *Value = lengthAsBound(Shape, Names);
  if (!Value)
    Value = maybeOpaque(Shape.To);
  StringRef Name = newName("n");
  B.add(Build.let(Name, Value));
  return Name;
}

void ProgramGenerator::enterLoop(
    const LoopShape &Shape, LoopBody &Body, bool IsCaptured,
    llvm::SmallVectorImpl<LoopParameter> &Parameters) {
  Variable Counter(Body.Counter, Int);
  int32_t Last = Shape.From + (Shape.trips() - 1) * Shape.Step;
  Counter.Low = std::min(Shape.From, Last);
  Counter.High = std::max(Shape.From, Last);
  InScope.bind(Counter);
  for (auto [Name, T] : llvm::zip(Body.Accumulators, Shape.Accumulators))
    bind(Name, T);
  for (const Variable &V : Shape.Uses) {
    Body.Uses.push_back(IsCaptured ? V.Name : newName(V.Type));
    if (IsCaptured)
      continue;
    StringRef Inside = Body.Uses.back();
    bind(Inside, V.Type);
    Parameters.push_back(
        {Inside, Build.variable(V.Name), Build.variable(Inside)});
  }
}

Expression *ProgramGenerator::loopFunction(const LoopShape &Shape,
                                           const LoopBody &Body, StringRef Name,
                                           StringRef Bound,
                                           ArrayRef<LoopParameter> Parameters) {
  auto Result = [&] {
    ExpressionList Values;
    for (StringRef Accumulator : Body.Accumulators)
      Values.push_back(Build.variable(Accumulator));
    return Values.empty()       ? Build.unit()
           : Values.size() == 1 ? Values[0]
                                : Build.tuple(Values);
  };
  ExpressionList Arguments;
  for (const LoopParameter &P : Parameters)
    Arguments.push_back(P.Next);
  Expression *Again = Build.call(Name, Arguments);
  if (Body.Exit)
    Again = Build.conditional(Body.Exit, Result(), Again);
  Expression *Iteration = Body.Statements.finish(Again, Build);
  Expression *End = nullptr;
  if (!Bound.empty())
    End = Build.variable(Bound);
  else if (chance(Construct::LengthBound))
    End = lengthAsBound(Shape, Body.Uses);
  if (!End)
    End = Build.integer(Shape.To);
  bool IsExitTest;
  Expression *Test = loopTest(Shape, Body.Counter, End, IsExitTest);
  return IsExitTest ? Build.conditional(Test, Result(), Iteration)
                    : Build.conditional(Test, Iteration, Result());
}

void ProgramGenerator::runLoop(Block &B, const LoopShape &Shape,
                               Expression *Call, bool HasEffect) {
  if (Shape.Accumulators.empty()) {
    ++Build.Lines;
    B.add(Call);
  } else if (Shape.Accumulators.size() == 1) {
    define(B, Shape.Accumulators[0], Call);
  } else {
    const ValueType *T = Table.tuple(Shape.Accumulators);
    NameList Parts = destructure(B, T, Call);
    for (auto [Part, Type] : llvm::zip(Parts, Shape.Accumulators))
      if (chance(Construct::NoteAfter))
        outputVariable(B, Part, Type);
  }
  if (!HasEffect)
    return;
  for (const Variable &V : Shape.Uses)
    if (V.Type->is(Kind::Array) && R.coin())
      outputVariable(B, V.Name, V.Type);
}

bool ProgramGenerator::addLoop(Block &B, const LoopShape &Shape,
                               llvm::function_ref<void(LoopBody &)> Make) {
  auto Trips = uint64_t(Shape.trips());
  assert(Trips > 0 && "a loop without iterations");
  LoopBody Body;
  StringRef Name = newName("loop");
  Body.Counter = newName("i");
  Expression *From = maybeOpaque(Shape.From);
  ExpressionList Initial = Shape.Initial;
  for (const ValueType *T : Shape.Accumulators) {
    if (Shape.Initial.empty())
      Initial.push_back(operand(T, 2));
    Body.Accumulators.push_back(newName(T));
  }
  Body.Next.resize(Shape.Accumulators.size());
  StringRef Bound = nameBound(B, Shape);
  // The absolute value of the step.
  StringRef Stride;
  if (chance(Construct::Opaque)) {
    Stride = newName("k");
    B.add(Build.let(Stride, opaque(std::abs(Shape.Step))));
  }

  llvm::SmallVector<LoopParameter, 8> Parameters;
  Expression *Function = nullptr;
  Meter M = Costs.measure(meter().left() / (2 * (Trips + 1)), [&] {
    ScopeGuard Guard(InScope);
    bool IsCaptured = chance(Construct::Captured);
    enterLoop(Shape, Body, IsCaptured, Parameters);
    Make(Body);
    if (!Bound.empty() && !IsCaptured && R.coin())
      Parameters.push_back(
          {Bound, Build.variable(Bound), Build.variable(Bound)});
    for (auto [Accumulator, First, Next] :
         llvm::zip(Body.Accumulators, Initial, Body.Next))
      Parameters.push_back(
          {Accumulator, First, Next ? Next : Build.variable(Accumulator)});
    Expression *Next = Build.variable(Body.Counter);
    Expression *Distance = Stride.empty() ? Build.integer(std::abs(Shape.Step))
                                          : Build.variable(Stride);
    Next = Shape.Step > 0 ? Build.add(Next, Distance)
                          : Build.subtract(Next, Distance);
    Parameters.push_back({Body.Counter, From, Next});
    std::rotate(Parameters.begin(),
                Parameters.begin() + R.below(uint32_t(Parameters.size())),
                Parameters.end());
    Function = loopFunction(Shape, Body, Name, Bound, Parameters);
  });
  // The test is executed once more than the body.
  meter().spend(M.Spent * (Trips + 1));
  meter().HasEffect |= M.HasEffect;
  meter().Raises |= M.Raises;

  NameList ParameterNames;
  ExpressionList Arguments;
  for (const LoopParameter &P : Parameters) {
    ParameterNames.push_back(P.Name);
    Arguments.push_back(P.First);
  }
  B.add(Build.letRec(Name, ParameterNames, Function));
  runLoop(B, Shape, Build.call(Name, Arguments), M.HasEffect);
  return true;
}

//===- Loops whose result is an accumulator -------------------------------===//

bool ProgramGenerator::sumLoop(Block &B) {
  std::optional<Variable> Array = InScope.pickArray(2);
  if (!Array)
    return false;
  LoopShape Shape = loopOverElements(Array->Type->Length);
  if (!Shape.trips())
    return false;
  const ValueType *T = Array->Type->Result;
  Shape.Accumulators = {T};
  Shape.Uses = {*Array};
  return addLoop(B, Shape, [&](LoopBody &Body) {
    Expression *Element = element(Body.Uses[0], Body.Counter);
    if (R.percent(30))
      Element = combine(T, Element, operand(T, 1));
    Body.Next[0] = combine(T, Body.Accumulators[0], Element);
  });
}

bool ProgramGenerator::floatSumLoop(Block &B) {
  LoopShape Shape = countedLoop(40);
  if (!Shape.trips())
    return false;
  Shape.Accumulators = {Float, Float};
  if (R.coin())
    Shape.Accumulators.push_back(Int);
  return addLoop(B, Shape, [&](LoopBody &Body) {
    // The terms differ much in size, so that rounding makes their order
    // visible.
    auto Term = [&] { return Build.call("float_of_int", {Body.Counter}); };
    Expression *Small =
        Build.binary(Operator::FloatMultiply, Term(), Build.floating(0.1));
    Body.Next[0] =
        Build.binary(Operator::FloatAdd, Body.Accumulators[0], Small);
    Body.Next[1] = Build.binary(
        R.coin() ? Operator::FloatSubtract : Operator::FloatAdd,
        Build.variable(Body.Accumulators[1]),
        Build.binary(Operator::FloatMultiply,
                     Build.variable(Body.Accumulators[0]), operand(Float, 2)));
    if (Shape.Accumulators.size() > 2)
      Body.Next[2] = operand(Int, 2);
  });
}

bool ProgramGenerator::invariantLoop(Block &B) {
  LoopShape Shape = countedLoop(30);
  if (!Shape.trips())
    return false;
  const ValueType *T = Types.someNumber();
  StringRef X = define(B, T, expression(T, 2));
  StringRef Y = define(B, T, expression(T, 2));
  Shape.Accumulators = {T};
  Shape.Uses = {{X, T}, {Y, T}};
  return addLoop(B, Shape, [&](LoopBody &Body) {
    auto Invariant = [&] {
      Expression *Product = combine(T, Body.Uses[0], Body.Uses[1]);
      return combine(T, Product, Body.Uses[0]);
    };
    Expression *Value = Invariant();
    // Under a condition, the expression must not be hoisted if it could trap.
    if (R.coin())
      Value = Build.conditional(expression(Bool, 2), Value, simplest(T));
    if (extended() && T->is(Kind::Int) && R.percent(40)) {
      Expression *Divisor = Build.variable(Body.Uses[1]);
      Expression *Test = Build.binary(Operator::NotEqual, Body.Uses[1], 0);
      Value = Build.conditional(
          Test, Build.binary(Operator::Divide, Value, Divisor), -1);
    }
    Body.Next[0] = combine(T, Body.Accumulators[0], Value);
  });
}

bool ProgramGenerator::partialRedundancyLoop(Block &B) {
  LoopShape Shape = countedLoop(20);
  if (!Shape.trips())
    return false;
  const ValueType *T = Types.someNumber();
  StringRef X = define(B, T, expression(T, 2));
  Shape.Accumulators = {T, T};
  Shape.Uses = {{X, T}};
  return addLoop(B, Shape, [&](LoopBody &Body) {
    // The body is `let t = if c then x * acc else other in ... x * acc ...`.
    Operator O = T->is(Kind::Float) ? Operator::FloatMultiply
                 : extended()       ? Operator::Multiply
                                    : Operator::Add;
    auto Redundant = [&] {
      return Build.binary(O, Body.Uses[0], Body.Accumulators[1]);
    };
    Expression *Condition = expression(Bool, 2);
    Expression *Then = Redundant();
    Expression *Else = expression(T, 1);
    if (R.coin())
      std::swap(Then, Else);
    StringRef Name = newName(T);
    Body.Statements.add(
        Build.let(Name, Build.conditional(Condition, Then, Else)));
    bind(Name, T);
    // Here the expression is redundant on one of the two paths.
    Body.Next[0] = combine(T, Build.variable(Name), Redundant());
    Body.Next[1] = R.coin() ? Redundant() : simplest(T);
  });
}

bool ProgramGenerator::nestedLoops(Block &B) {
  LoopShape Outer = countedLoop(8);
  if (!Outer.trips())
    return false;
  const ValueType *T = Types.someNumber();
  Outer.Accumulators = {T};
  return addLoop(B, Outer, [&](LoopBody &Body) {
    LoopShape Inner = countedLoop(8);
    if (R.coin() && Outer.From == 0 && Outer.Step == 1 &&
        meter().affords(Cost{60, 0} * uint64_t(Outer.To))) {
      // A triangular iteration space: the inner loop goes up to the outer
      // counter.
      Inner = Outer;
      Inner.Bound = Body.Counter;
    }
    if (!Inner.trips()) {
      Body.Next[0] = operand(T, 2);
      return;
    }
    Inner.Accumulators = {T};
    addLoop(Body.Statements, Inner, [&](LoopBody &InnerBody) {
      Expression *Product = combine(Int, Body.Counter, InnerBody.Counter);
      if (T->is(Kind::Float))
        Product = Build.call("float_of_int", {Product});
      Expression *Sum = combine(T, InnerBody.Accumulators[0], Product);
      if (R.coin())
        Sum = combine(T, Sum, operand(T, 2));
      InnerBody.Next[0] = Sum;
    });
    Body.Next[0] =
        combine(T, Build.variable(Body.Accumulators[0]), operand(T, 2));
  });
}

bool ProgramGenerator::earlyExitLoop(Block &B) {
  std::optional<Variable> Array = InScope.pickArray(2);
  if (!Array)
    return false;
  LoopShape Shape = loopOverElements(Array->Type->Length);
  if (!Shape.trips())
    return false;
  const ValueType *T = Array->Type->Result;
  // The accumulators are the last index and a combination of the elements
  // before it.
  Shape.Accumulators = {Int, T};
  Shape.Uses = {*Array};
  StringRef Wanted = define(B, T, expression(T, 2));
  return addLoop(B, Shape, [&](LoopBody &Body) {
    constexpr Operator Tests[] = {Operator::Equal, Operator::GreaterEqual,
                                  Operator::Less};
    Body.Exit = Build.binary(R.pick<Operator>(Tests),
                             element(Body.Uses[0], Body.Counter), Wanted);
    Body.Next[0] = Build.variable(Body.Counter);
    Body.Next[1] =
        combine(T, Body.Accumulators[1], element(Body.Uses[0], Body.Counter));
  });
}

/// Makes a loop with `loop (i + 1) b (a + b) d c`: a parallel move with cycles.
bool ProgramGenerator::rotateLoop(Block &B) {
  LoopShape Shape = countedLoop(30);
  if (!Shape.trips())
    return false;
  for (unsigned I = 3 + R.below(10); I > 0; --I)
    Shape.Accumulators.push_back(Types.someNumber());
  return addLoop(B, Shape, [&](LoopBody &Body) {
    for (auto [Next, T] : llvm::zip(Body.Next, Shape.Accumulators)) {
      // Choose an accumulator of the same type.
      llvm::SmallVector<StringRef, 12> Same;
      for (auto [Name, Type] : llvm::zip(Body.Accumulators, Shape.Accumulators))
        if (Type == T)
          Same.push_back(Name);
      Next = Build.variable(R.pick(ArrayRef<StringRef>(Same)));
      if (R.percent(25))
        Next = combine(T, Next, simplest(T));
    }
  });
}

bool ProgramGenerator::callLoop(Block &B) {
  LoopShape Shape = countedLoop(12);
  if (!Shape.trips())
    return false;
  const ValueType *T = Types.someNumber();
  Shape.Accumulators = {T};
  return addLoop(B, Shape, [&](LoopBody &Body) {
    fill(Body.Statements, 1 + R.below(2));
    Expression *Call = knownCall(T, 2);
    if (!Call)
      Call = valueCall(T, 2);
    if (!Call)
      Call = expression(T, 2);
    StringRef Name = newName(T);
    Body.Statements.add(Build.let(Name, Call));
    bind(Name, T);
    Body.Next[0] = combine(T, Body.Accumulators[0], Name);
  });
}

/// Makes a loop that ends when a condition on a float holds, which changes in
/// each iteration. The number of iterations is limited in case it never holds.
bool ProgramGenerator::untilLoop(Block &B) {
  LoopShape Shape = countedLoop(40);
  if (!Shape.trips())
    return false;
  Shape.Accumulators = {Float};
  StringRef Bound = define(B, Float, expression(Float, 2));
  return addLoop(B, Shape, [&](LoopBody &Body) {
    constexpr Operator Tests[] = {Operator::Greater, Operator::LessEqual,
                                  Operator::NotEqual};
    StringRef X = Body.Accumulators[0];
    Body.Exit = Build.binary(R.pick<Operator>(Tests), X, Bound);
    constexpr double Factors[] = {0.5, 2.0, -1.5, 1.1};
    Body.Next[0] =
        Build.binary(Operator::FloatAdd,
                     Build.binary(Operator::FloatMultiply, X,
                                  Build.floating(R.pick<double>(Factors))),
                     Build.floating(R.coin() ? 1.0 : 0.25));
  });
}

//===- Opaque trip counts; for and while ----------------------------------===//

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
