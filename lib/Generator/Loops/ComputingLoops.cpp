//===- ComputingLoops.cpp - Loops that compute ----------------------------===//

#include "Loops/ComputingLoops.h"
#include "Expressions/CallMaker.h"
#include "Expressions/ExpressionMaker.h"
#include "Loops/LoopMaker.h"
#include "Statements/BlockMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

bool ComputingLoops::sum(Block &B) {
  const Variable *A = InScope.pickArray(2);
  if (!A)
    return false;
  Variable Array = *A;
  LoopShape Shape = Loops.overElements(Array.Type->Length);
  if (!Shape.trips())
    return false;
  const ValueType *T = Array.Type->Result;
  Shape.Accumulators = {T};
  Shape.Uses = {Array};
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    Expression *Element = Loops.element(Body.Uses[0], Body.Counter);
    if (R.percent(30))
      Element = Expressions.combine(T, Element, Expressions.operand(T, 1));
    Body.Next[0] =
        Expressions.combine(T, Build.variable(Body.Accumulators[0]), Element);
  });
}

bool ComputingLoops::floatSum(Block &B) {
  LoopShape Shape = Loops.counted(40);
  if (!Shape.trips())
    return false;
  Shape.Accumulators = {Float, Float};
  if (R.coin())
    Shape.Accumulators.push_back(Int);
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    // The terms differ much in size, so that rounding makes their order
    // visible.
    auto Term = [&] {
      return Build.call("float_of_int", {Build.variable(Body.Counter)});
    };
    Expression *Small =
        Build.binary(Operator::FloatMultiply, Term(), Build.floating(0.1));
    Body.Next[0] = Build.binary(Operator::FloatAdd,
                                Build.variable(Body.Accumulators[0]), Small);
    Body.Next[1] =
        Build.binary(R.coin() ? Operator::FloatSubtract : Operator::FloatAdd,
                     Build.variable(Body.Accumulators[1]),
                     Build.binary(Operator::FloatMultiply,
                                  Build.variable(Body.Accumulators[0]),
                                  Expressions.operand(Float, 2)));
    if (Shape.Accumulators.size() > 2)
      Body.Next[2] = Expressions.operand(Int, 2);
  });
}

bool ComputingLoops::invariant(Block &B) {
  LoopShape Shape = Loops.counted(30);
  if (!Shape.trips())
    return false;
  const ValueType *T = Types.someNumber();
  StringRef X = Blocks.define(B, T, Expressions.make(T, 2));
  StringRef Y = Blocks.define(B, T, Expressions.make(T, 2));
  Shape.Accumulators = {T};
  Shape.Uses = {{X, T}, {Y, T}};
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    auto Invariant = [&] {
      Expression *Product = Expressions.combine(T, Build.variable(Body.Uses[0]),
                                                Build.variable(Body.Uses[1]));
      return Expressions.combine(T, Product, Build.variable(Body.Uses[0]));
    };
    Expression *Value = Invariant();
    // Under a condition, the expression must not be hoisted if it could trap.
    if (R.coin())
      Value = Build.conditional(Expressions.make(Bool, 2), Value,
                                Expressions.simplest(T));
    if (extended() && T->is(Kind::Int) && R.percent(40)) {
      Expression *Divisor = Build.variable(Body.Uses[1]);
      Expression *Test = Build.binary(
          Operator::NotEqual, Build.variable(Body.Uses[1]), Build.integer(0));
      Value = Build.conditional(Test,
                                Build.binary(Operator::Divide, Value, Divisor),
                                Build.integer(-1));
    }
    Body.Next[0] =
        Expressions.combine(T, Build.variable(Body.Accumulators[0]), Value);
  });
}

bool ComputingLoops::partialRedundancy(Block &B) {
  LoopShape Shape = Loops.counted(20);
  if (!Shape.trips())
    return false;
  const ValueType *T = Types.someNumber();
  StringRef X = Blocks.define(B, T, Expressions.make(T, 2));
  Shape.Accumulators = {T, T};
  Shape.Uses = {{X, T}};
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    // The body is `let t = if c then x * acc else other in ... x * acc ...`.
    Operator O = T->is(Kind::Float) ? Operator::FloatMultiply
                 : extended()       ? Operator::Multiply
                                    : Operator::Add;
    auto Redundant = [&] {
      return Build.binary(O, Build.variable(Body.Uses[0]),
                          Build.variable(Body.Accumulators[1]));
    };
    Expression *Condition = Expressions.make(Bool, 2);
    Expression *Then = Redundant();
    Expression *Else = Expressions.make(T, 1);
    if (R.coin())
      std::swap(Then, Else);
    StringRef Name = newName(T);
    Body.Statements.add(
        Build.let(Name, Build.conditional(Condition, Then, Else), nullptr));
    bind(Name, T);
    // Here the expression is redundant on one of the two paths.
    Body.Next[0] = Expressions.combine(T, Build.variable(Name), Redundant());
    Body.Next[1] = R.coin() ? Redundant() : Expressions.simplest(T);
  });
}

bool ComputingLoops::nested(Block &B) {
  LoopShape Outer = Loops.counted(8);
  if (!Outer.trips())
    return false;
  const ValueType *T = Types.someNumber();
  Outer.Accumulators = {T};
  return Loops.emit(B, Outer, [&](LoopBody &Body) {
    LoopShape Inner = Loops.counted(8);
    if (R.coin() && Outer.From == 0 && Outer.Step == 1 &&
        meter().affords(Cost{60, 0} * uint64_t(Outer.To))) {
      // A triangular iteration space: the inner loop goes up to the outer
      // counter.
      Inner = Outer;
      Inner.Bound = Body.Counter;
    }
    if (!Inner.trips()) {
      Body.Next[0] = Expressions.operand(T, 2);
      return;
    }
    Inner.Accumulators = {T};
    Loops.emit(Body.Statements, Inner, [&](LoopBody &InnerBody) {
      Expression *Product = Expressions.combine(
          Int, Build.variable(Body.Counter), Build.variable(InnerBody.Counter));
      if (T->is(Kind::Float))
        Product = Build.call("float_of_int", {Product});
      Expression *Sum = Expressions.combine(
          T, Build.variable(InnerBody.Accumulators[0]), Product);
      if (R.coin())
        Sum = Expressions.combine(T, Sum, Expressions.operand(T, 2));
      InnerBody.Next[0] = Sum;
    });
    Body.Next[0] = Expressions.combine(T, Build.variable(Body.Accumulators[0]),
                                       Expressions.operand(T, 2));
  });
}

bool ComputingLoops::earlyExit(Block &B) {
  const Variable *A = InScope.pickArray(2);
  if (!A)
    return false;
  Variable Array = *A;
  LoopShape Shape = Loops.overElements(Array.Type->Length);
  if (!Shape.trips())
    return false;
  const ValueType *T = Array.Type->Result;
  // The accumulators are the last index and a combination of the elements
  // before it.
  Shape.Accumulators = {Int, T};
  Shape.Uses = {Array};
  StringRef Wanted = Blocks.define(B, T, Expressions.make(T, 2));
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    constexpr Operator Tests[] = {Operator::Equal, Operator::GreaterEqual,
                                  Operator::Less};
    Body.Exit = Build.binary(R.pick<Operator>(Tests),
                             Loops.element(Body.Uses[0], Body.Counter),
                             Build.variable(Wanted));
    Body.Next[0] = Build.variable(Body.Counter);
    Body.Next[1] =
        Expressions.combine(T, Build.variable(Body.Accumulators[1]),
                            Loops.element(Body.Uses[0], Body.Counter));
  });
}

/// Makes a loop with `loop (i + 1) b (a + b) d c`: a parallel move with cycles.
bool ComputingLoops::rotate(Block &B) {
  LoopShape Shape = Loops.counted(30);
  if (!Shape.trips())
    return false;
  for (unsigned I = 3 + R.below(10); I > 0; --I)
    Shape.Accumulators.push_back(Types.someNumber());
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    for (auto [Next, T] : llvm::zip(Body.Next, Shape.Accumulators)) {
      // Choose an accumulator of the same type.
      llvm::SmallVector<StringRef, 12> Same;
      for (auto [Name, Type] : llvm::zip(Body.Accumulators, Shape.Accumulators))
        if (Type == T)
          Same.push_back(Name);
      Next = Build.variable(R.pick(ArrayRef<StringRef>(Same)));
      if (R.percent(25))
        Next = Expressions.combine(T, Next, Expressions.simplest(T));
    }
  });
}

bool ComputingLoops::calls(Block &B) {
  LoopShape Shape = Loops.counted(12);
  if (!Shape.trips())
    return false;
  const ValueType *T = Types.someNumber();
  Shape.Accumulators = {T};
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    Blocks.fill(Body.Statements, 1 + R.below(2));
    Expression *Call = Calls.knownCall(T, 2);
    if (!Call)
      Call = Calls.valueCall(T, 2);
    if (!Call)
      Call = Expressions.make(T, 2);
    StringRef Name = newName(T);
    Body.Statements.add(Build.let(Name, Call, nullptr));
    bind(Name, T);
    Body.Next[0] = Expressions.combine(T, Build.variable(Body.Accumulators[0]),
                                       Build.variable(Name));
  });
}

/// Makes a loop that ends when a condition on a float holds, which changes in
/// each iteration. The number of iterations is limited in case it never holds.
bool ComputingLoops::until(Block &B) {
  LoopShape Shape = Loops.counted(40);
  if (!Shape.trips())
    return false;
  Shape.Accumulators = {Float};
  StringRef Bound = Blocks.define(B, Float, Expressions.make(Float, 2));
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    constexpr Operator Tests[] = {Operator::Greater, Operator::LessEqual,
                                  Operator::NotEqual};
    StringRef X = Body.Accumulators[0];
    Body.Exit = Build.binary(R.pick<Operator>(Tests), Build.variable(X),
                             Build.variable(Bound));
    constexpr double Factors[] = {0.5, 2.0, -1.5, 1.1};
    Body.Next[0] =
        Build.binary(Operator::FloatAdd,
                     Build.binary(Operator::FloatMultiply, Build.variable(X),
                                  Build.floating(R.pick<double>(Factors))),
                     Build.floating(R.coin() ? 1.0 : 0.25));
  });
}
