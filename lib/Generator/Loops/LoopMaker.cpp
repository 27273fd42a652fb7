//===- LoopMaker.cpp - Generates counted loops ----------------------------===//

#include "Loops/LoopMaker.h"
#include "Expressions/EffectMaker.h"
#include "Expressions/ExpressionMaker.h"
#include "Statements/BlockMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

LoopShape LoopMaker::counted(int32_t Most) {
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

LoopShape LoopMaker::overElements(uint32_t Length, int32_t MarginLow,
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

Expression *LoopMaker::element(StringRef Array, StringRef Counter,
                               int32_t Offset) {
  Expression *Index = Build.variable(Counter);
  if (Offset > 0)
    Index = Build.add(Index, Build.integer(Offset));
  else if (Offset < 0)
    Index = Build.subtract(Index, Build.integer(-Offset));
  return Build.get(Build.variable(Array), Index);
}

Expression *LoopMaker::test(const LoopShape &Shape, StringRef Counter,
                            Expression *Bound, bool &IsExitTest) {
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
    Expression *Last = Build.subtract(Bound, Build.integer(IsUp ? 1 : -1));
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

Expression *LoopMaker::length(const LoopShape &Shape,
                              ArrayRef<StringRef> Names) {
  if (extended())
    for (auto [V, Name] : llvm::zip(Shape.Uses, Names))
      if (V.Type->is(Kind::Array) && int32_t(V.Type->Length) == Shape.To)
        return Build.arrayLength(Build.variable(Name));
  return nullptr;
}

StringRef LoopMaker::nameBound(Block &B, const LoopShape &Shape) {
  if (!Shape.Bound.empty())
    return Shape.Bound;
  if (R.coin())
    return {};
  NameList Names;
  for (const Variable &V : Shape.Uses)
    Names.push_back(V.Name);
  Expression *Value = length(Shape, Names);
  if (!Value)
    Value = maybeOpaque(Shape.To);
  StringRef Name = newName("n");
  B.add(Build.let(Name, Value, nullptr));
  return Name;
}

void LoopMaker::enter(const LoopShape &Shape, LoopBody &Body, bool IsCaptured,
                      llvm::SmallVectorImpl<Parameter> &Parameters) {
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

Expression *LoopMaker::function(const LoopShape &Shape, const LoopBody &Body,
                                StringRef Name, StringRef Bound,
                                ArrayRef<Parameter> Parameters) {
  auto Result = [&] {
    ExpressionList Values;
    for (StringRef Accumulator : Body.Accumulators)
      Values.push_back(Build.variable(Accumulator));
    return Values.empty()       ? Build.unit()
           : Values.size() == 1 ? Values[0]
                                : Build.tuple(Values);
  };
  ExpressionList Arguments;
  for (const Parameter &P : Parameters)
    Arguments.push_back(P.Next);
  Expression *Again = Build.call(Name, Arguments);
  if (Body.Exit)
    Again = Build.conditional(Body.Exit, Result(), Again);
  Expression *Iteration = Body.Statements.finish(Again, Build);
  Expression *End = nullptr;
  if (!Bound.empty())
    End = Build.variable(Bound);
  else if (chance(Construct::LengthBound))
    End = length(Shape, Body.Uses);
  if (!End)
    End = Build.integer(Shape.To);
  bool IsExitTest;
  Expression *Test = test(Shape, Body.Counter, End, IsExitTest);
  return IsExitTest ? Build.conditional(Test, Result(), Iteration)
                    : Build.conditional(Test, Iteration, Result());
}

void LoopMaker::run(Block &B, const LoopShape &Shape, Expression *Call,
                    bool HasEffect) {
  if (Shape.Accumulators.empty()) {
    ++Build.Lines;
    B.add(Call);
  } else if (Shape.Accumulators.size() == 1) {
    Blocks.define(B, Shape.Accumulators[0], Call);
  } else {
    const ValueType *T = Table.tuple(Shape.Accumulators);
    NameList Parts = Blocks.destructure(B, T, Call);
    for (auto [Part, Type] : llvm::zip(Parts, Shape.Accumulators))
      if (chance(Construct::NoteAfter))
        Effects.outputVariable(B, Part, Type);
  }
  if (!HasEffect)
    return;
  for (const Variable &V : Shape.Uses)
    if (V.Type->is(Kind::Array) && R.coin())
      Effects.outputVariable(B, V.Name, V.Type);
}

bool LoopMaker::emit(Block &B, const LoopShape &Shape,
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
      Initial.push_back(Expressions.operand(T, 2));
    Body.Accumulators.push_back(newName(T));
  }
  Body.Next.resize(Shape.Accumulators.size());
  StringRef Bound = nameBound(B, Shape);
  // The absolute value of the step.
  StringRef Stride;
  if (chance(Construct::Opaque)) {
    Stride = newName("k");
    B.add(Build.let(Stride, opaque(std::abs(Shape.Step)), nullptr));
  }

  llvm::SmallVector<Parameter, 8> Parameters;
  Expression *Function = nullptr;
  Meter M = State.Costs.measure(meter().left() / (2 * (Trips + 1)), [&] {
    ScopeGuard Guard(InScope);
    bool IsCaptured = chance(Construct::Captured);
    enter(Shape, Body, IsCaptured, Parameters);
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
    Function = function(Shape, Body, Name, Bound, Parameters);
  });
  // The test is executed once more than the body.
  meter().spend(M.Spent * (Trips + 1));
  meter().HasEffect |= M.HasEffect;
  meter().Raises |= M.Raises;

  NameList ParameterNames;
  ExpressionList Arguments;
  for (const Parameter &P : Parameters) {
    ParameterNames.push_back(P.Name);
    Arguments.push_back(P.First);
  }
  B.add(Build.letRec(Name, ParameterNames, Function, nullptr));
  run(B, Shape, Build.call(Name, Arguments), M.HasEffect);
  return true;
}
