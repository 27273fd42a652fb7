//===- FailureContexts.cpp - Where run-time errors happen -----------------===//

#include "Failures/FailureContexts.h"
#include "Expressions/EffectMaker.h"
#include "Expressions/ExpressionMaker.h"
#include "Failures/FailingExpressions.h"
#include "Functions/FunctionDefiner.h"
#include "Loops/LoopMaker.h"
#include "Statements/BlockMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

void FailureContexts::fail(Block &B) {
  // It must be possible even if nothing is left; it costs little.
  SaveAndRestore<Cost> Limit(meter().Limit, meter().Spent + Cost{2000, 6});
  Constructs.make(State, B);
  assert(Failures.Failure && "nothing was made to fail");
}

bool FailureContexts::inStatement(Block &B) {
  Blocks.define(B, Int, Failures.make());
  return true;
}

bool FailureContexts::inOperand(Block &B) {
  Expression *A = Failures.effectBefore();
  Expression *Failing = Failures.make();
  Expression *Sum =
      R.coin() ? Build.add(A, Failing)
               : Build.subtract(Build.add(A, Failing), Failures.effectBefore());
  Blocks.define(B, Int, Sum);
  return true;
}

bool FailureContexts::inArgument(Block &B) {
  Variable F = Functions.define(
      B, newName("f"), {Int, Int, Int}, Int, meter().left() / 2,
      [&](ArrayRef<StringRef>) { return Expressions.make(Int, 2); });
  ExpressionList Arguments = {Failures.effectBefore(), Failures.effectBefore(),
                              Failures.effectBefore()};
  Arguments[R.below(3)] = Failures.make();
  Blocks.define(B, Int, Build.call(F.Name, Arguments));
  return true;
}

bool FailureContexts::inComponent(Block &B) {
  const ValueType *T = Table.tuple({Int, Int, Int});
  ExpressionList Components = {Failures.effectBefore(), Failures.make(),
                               Failures.effectBefore()};
  NameList Parts = Blocks.takeApart(B, T, Build.tuple(Components));
  Effects.noteVariable(B, Parts[0], Int);
  return true;
}

bool FailureContexts::inBranch(Block &B) {
  int32_t Value = R.between(-5, 5);
  Expression *Test = Build.binary(Operator::Equal, Failures.hidden(Value),
                                  Build.integer(Value));
  Expression *Failing = Failures.make();
  Blocks.define(B, Int,
                R.coin()
                    ? Build.conditional(Test, Failing, Expressions.leaf(Int))
                    : Build.conditional(Build.logicalNot(Test),
                                        Expressions.leaf(Int), Failing));
  return true;
}

bool FailureContexts::inCalls(Block &B) {
  StringRef Callee;
  for (unsigned I = 2 + R.below(3); I > 0; --I) {
    Variable F =
        Functions.define(B, newName("f"), {Int}, Int, meter().left() / 2,
                         [&](ArrayRef<StringRef> Given) {
                           if (Callee.empty())
                             return Failures.make();
                           Expression *Own = Failures.effectBefore();
                           Expression *Call =
                               Build.call(Callee, {Build.variable(Given[0])});
                           // Sometimes in tail position.
                           return R.percent(30) ? Call : Build.add(Own, Call);
                         });
    Callee = F.Name;
  }
  Blocks.define(B, Int, Build.call(Callee, {Expressions.leaf(Int)}));
  return true;
}

bool FailureContexts::inRecursion(Block &B) {
  StringRef Name = newName("f");
  Functions.define(
      B, Name, {Int, Int}, Int, meter().left() / 2,
      [&](ArrayRef<StringRef> Given) {
        Expression *Test = Functions.outOfFuel(Given[0]);
        Expression *Failing = Failures.make();
        Expression *Rest = Build.call(
            Name, {Build.subtract(Build.variable(Given[0]), Build.integer(1)),
                   Build.add(Build.variable(Given[1]), Build.integer(1))});
        if (R.coin())
          Rest = Build.add(Build.variable(Given[1]), Rest);
        return Build.conditional(Test, Failing, Rest);
      });
  Blocks.define(B, Int,
                Build.call(Name, {Build.integer(R.between(0, 30)),
                                  Expressions.leaf(Int)}));
  return true;
}

/// A loop whose index leaves the bounds of the array.
bool FailureContexts::inLoop(Block &B) {
  uint32_t Length = 1 + R.below(20);
  const ValueType *T = Table.array(Int, Length);
  StringRef Array = newName(T);
  B.add(Build.let(Array, Expressions.makeArray(T, Expressions.leaf(Int)),
                  nullptr));
  bind(Array, T);
  bool IsDown = R.percent(40);
  LoopShape Shape;
  Shape.From = R.between(0, int32_t(Length) - 1);
  Shape.Step = (IsDown ? -1 : 1) * R.between(1, 3);
  Shape.To = IsDown ? -5 : int32_t(Length) + 5;
  Shape.Accumulators = {Int};
  Shape.Uses.push_back({Array, T});
  int32_t Index = Shape.From;
  while (Index >= 0 && Index < int32_t(Length))
    Index += Shape.Step;
  Loops.emit(B, Shape, [&](LoopBody &Body) {
    Expression *Accumulator = Build.variable(Body.Accumulators[0]);
    Expression *Element = Loops.element(Body.Uses[0], Body.Counter);
    if (R.coin()) {
      Failures.failsBounds(Element, Index, Length);
      Body.Next[0] = Expressions.combine(Int, Accumulator, Element);
      return;
    }
    meter().HasEffect = true;
    Expression *Put = Build.put(Build.variable(Body.Uses[0]),
                                Build.variable(Body.Counter), Accumulator);
    Body.Statements.add(Failures.failsBounds(Put, Index, Length));
  });
  return true;
}

bool FailureContexts::inClosure(Block &B) {
  // The captured cell is written before the error.
  const ValueType *CellType = Table.array(Int, 1);
  StringRef Cell = newName("cell");
  B.add(Build.let(Cell, Expressions.makeArray(CellType, Expressions.leaf(Int)),
                  nullptr));
  bind(Cell, CellType);
  Variable F = Functions.define(B, newName("f"), {Int}, Int, meter().left() / 2,
                                [&](ArrayRef<StringRef> Given) {
                                  Expression *Put = Build.put(
                                      Build.variable(Cell), Build.integer(0),
                                      Build.variable(Given[0]));
                                  return Build.sequence(Put, Failures.make());
                                });
  StringRef Functions = newName("table");
  Expression *Size = Build.integer(2);
  B.add(Build.let(Functions, Build.arrayMake(Size, Build.variable(F.Name)),
                  nullptr));
  Expression *Callee =
      Build.get(Build.variable(Functions), Build.integer(R.between(0, 1)));
  Blocks.define(B, Int, Build.call(Callee, {Expressions.leaf(Int)}));
  return true;
}
