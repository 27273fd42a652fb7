//===- LoopShapes.cpp - Loops that compute --------------------------------===//
//
// To add a shape: a LOOP row in Constructs.def, and a method here or, if it is
// about writes to arrays, in MemoryLoops.cpp. It chooses a LoopShape, says what
// the loop uses from outside and fills in the body; Loops.cpp does the rest.
//
//===----------------------------------------------------------------------===//

#include "ProgramGenerator.h"

using namespace mincaml;
using namespace mincaml::generator;

bool ProgramGenerator::loopSum(Block &B) {
  const Variable *A = pickArray(2);
  if (!A)
    return false;
  Variable Array = *A;
  LoopShape Shape = elementLoop(Array.Type->Length);
  if (!Shape.trips())
    return false;
  const ValueType *T = Array.Type->Result;
  Shape.Accumulators = {T};
  Shape.Uses = {Array};
  return emitLoop(B, Shape, [&](LoopBody &Body) {
    Expression *Element = element(Body.Uses[0], Body.Counter);
    if (R.percent(30))
      Element = combine(T, Element, operand(T, 1));
    Body.Next[0] = combine(T, Build.variable(Body.Accumulators[0]), Element);
  });
}

bool ProgramGenerator::loopFloatSum(Block &B) {
  LoopShape Shape = countedLoop(40);
  if (!Shape.trips())
    return false;
  Shape.Accumulators = {Float, Float};
  if (R.coin())
    Shape.Accumulators.push_back(Int);
  return emitLoop(B, Shape, [&](LoopBody &Body) {
    // Terms of very different size: rounding makes the order visible.
    auto Term = [&] {
      return Build.call("float_of_int", {Build.variable(Body.Counter)});
    };
    Expression *Small =
        Build.binary(Operator::FloatMultiply, Term(), Build.floating(0.1));
    Body.Next[0] = Build.binary(Operator::FloatAdd,
                                Build.variable(Body.Accumulators[0]), Small);
    Body.Next[1] = Build.binary(
        R.coin() ? Operator::FloatSubtract : Operator::FloatAdd,
        Build.variable(Body.Accumulators[1]),
        Build.binary(Operator::FloatMultiply,
                     Build.variable(Body.Accumulators[0]), operand(Float, 2)));
    if (Shape.Accumulators.size() > 2)
      Body.Next[2] = operand(Int, 2);
  });
}

bool ProgramGenerator::loopInvariant(Block &B) {
  LoopShape Shape = countedLoop(30);
  if (!Shape.trips())
    return false;
  const ValueType *T = someNumber();
  StringRef X = define(B, T, expression(T, 2));
  StringRef Y = define(B, T, expression(T, 2));
  Shape.Accumulators = {T};
  Shape.Uses = {{X, T}, {Y, T}};
  return emitLoop(B, Shape, [&](LoopBody &Body) {
    auto Invariant = [&] {
      Expression *Product = combine(T, Build.variable(Body.Uses[0]),
                                    Build.variable(Body.Uses[1]));
      return combine(T, Product, Build.variable(Body.Uses[0]));
    };
    Expression *Value = Invariant();
    // Under a condition it must not be computed where it could fail or trap.
    if (R.coin())
      Value = Build.conditional(expression(Bool, 2), Value, leaf(T));
    if (extended() && T->is(Kind::Int) && R.percent(40)) {
      Expression *Divisor = Build.variable(Body.Uses[1]);
      Expression *Test = Build.binary(
          Operator::NotEqual, Build.variable(Body.Uses[1]), Build.integer(0));
      Value = Build.conditional(Test,
                                Build.binary(Operator::Divide, Value, Divisor),
                                Build.integer(-1));
    }
    Body.Next[0] = combine(T, Build.variable(Body.Accumulators[0]), Value);
  });
}

bool ProgramGenerator::loopPartialRedundancy(Block &B) {
  LoopShape Shape = countedLoop(20);
  if (!Shape.trips())
    return false;
  const ValueType *T = someNumber();
  StringRef X = define(B, T, expression(T, 2));
  Shape.Accumulators = {T, T};
  Shape.Uses = {{X, T}};
  return emitLoop(B, Shape, [&](LoopBody &Body) {
    // let t = if c then x * acc else other in ... x * acc again.
    Operator O = T->is(Kind::Float) ? Operator::FloatMultiply
                 : extended()       ? Operator::Multiply
                                    : Operator::Add;
    auto Redundant = [&] {
      return Build.binary(O, Build.variable(Body.Uses[0]),
                          Build.variable(Body.Accumulators[1]));
    };
    Expression *Condition = expression(Bool, 2);
    Expression *Then = Redundant();
    Expression *Else = expression(T, 1);
    if (R.coin())
      std::swap(Then, Else);
    StringRef Name = newName(T);
    Body.Statements.add(
        Build.let(Name, Build.conditional(Condition, Then, Else), nullptr));
    bind(Name, T);
    // A change of the operand in one arm makes it redundant no more.
    Body.Next[0] = combine(T, Build.variable(Name), Redundant());
    Body.Next[1] = R.coin() ? Redundant() : leaf(T);
  });
}

bool ProgramGenerator::loopNested(Block &B) {
  LoopShape Outer = countedLoop(8);
  if (!Outer.trips())
    return false;
  const ValueType *T = someNumber();
  Outer.Accumulators = {T};
  return emitLoop(B, Outer, [&](LoopBody &Body) {
    LoopShape Inner = countedLoop(8);
    if (R.coin() && Outer.From == 0 && Outer.Step == 1 &&
        meter().affords(Cost{60, 0} * uint64_t(Outer.To))) {
      // A triangle: up to the outer counter.
      Inner = Outer;
      Inner.Bound = Body.Counter;
    }
    if (!Inner.trips()) {
      Body.Next[0] = operand(T, 2);
      return;
    }
    Inner.Accumulators = {T};
    emitLoop(Body.Statements, Inner, [&](LoopBody &InnerBody) {
      Expression *Product = combine(Int, Build.variable(Body.Counter),
                                    Build.variable(InnerBody.Counter));
      if (T->is(Kind::Float))
        Product = Build.call("float_of_int", {Product});
      Expression *Sum =
          combine(T, Build.variable(InnerBody.Accumulators[0]), Product);
      if (R.coin())
        Sum = combine(T, Sum, operand(T, 2));
      InnerBody.Next[0] = Sum;
    });
    Body.Next[0] =
        combine(T, Build.variable(Body.Accumulators[0]), operand(T, 2));
  });
}

bool ProgramGenerator::loopEarlyExit(Block &B) {
  const Variable *A = pickArray(2);
  if (!A)
    return false;
  Variable Array = *A;
  LoopShape Shape = elementLoop(Array.Type->Length);
  if (!Shape.trips())
    return false;
  const ValueType *T = Array.Type->Result;
  // The place where it stopped, and what it saw before.
  Shape.Accumulators = {Int, T};
  Shape.Uses = {Array};
  StringRef Wanted = define(B, T, expression(T, 2));
  return emitLoop(B, Shape, [&](LoopBody &Body) {
    constexpr Operator Tests[] = {Operator::Equal, Operator::GreaterEqual,
                                  Operator::Less};
    Body.Exit = Build.binary(R.pick<Operator>(Tests),
                             element(Body.Uses[0], Body.Counter),
                             Build.variable(Wanted));
    Body.Next[0] = Build.variable(Body.Counter);
    Body.Next[1] = combine(T, Build.variable(Body.Accumulators[1]),
                           element(Body.Uses[0], Body.Counter));
  });
}

/// loop (i + 1) b (a + b) d c: parallel moves with cycles.
bool ProgramGenerator::loopRotate(Block &B) {
  LoopShape Shape = countedLoop(30);
  if (!Shape.trips())
    return false;
  for (unsigned I = 3 + R.below(10); I > 0; --I)
    Shape.Accumulators.push_back(someNumber());
  return emitLoop(B, Shape, [&](LoopBody &Body) {
    for (auto [Next, T] : llvm::zip(Body.Next, Shape.Accumulators)) {
      // Another accumulator of the same type.
      llvm::SmallVector<StringRef, 12> Same;
      for (auto [Name, Type] : llvm::zip(Body.Accumulators, Shape.Accumulators))
        if (Type == T)
          Same.push_back(Name);
      Next = Build.variable(R.pick(ArrayRef<StringRef>(Same)));
      if (R.percent(25))
        Next = combine(T, Next, leaf(T));
    }
  });
}

bool ProgramGenerator::loopCalls(Block &B) {
  LoopShape Shape = countedLoop(12);
  if (!Shape.trips())
    return false;
  const ValueType *T = someNumber();
  Shape.Accumulators = {T};
  return emitLoop(B, Shape, [&](LoopBody &Body) {
    fill(Body.Statements, 1 + R.below(2));
    Expression *Call = expressionCall(T, 2);
    if (!Call)
      Call = expressionCallValue(T, 2);
    if (!Call)
      Call = expression(T, 2);
    StringRef Name = newName(T);
    Body.Statements.add(Build.let(Name, Call, nullptr));
    bind(Name, T);
    Body.Next[0] =
        combine(T, Build.variable(Body.Accumulators[0]), Build.variable(Name));
  });
}

/// A condition on a float, halved or doubled each time; fuel for the case that
/// it never holds.
bool ProgramGenerator::loopUntil(Block &B) {
  LoopShape Shape = countedLoop(40);
  if (!Shape.trips())
    return false;
  Shape.Accumulators = {Float};
  StringRef Bound = define(B, Float, expression(Float, 2));
  return emitLoop(B, Shape, [&](LoopBody &Body) {
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
