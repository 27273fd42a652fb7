//===- FailureContexts.cpp - Code around failing expressions --------------===//

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
  // The program must fail even if nothing is left of the budget. This costs
  // little.
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
  NameList Parts = Blocks.destructure(B, T, Build.tuple(Components));
  Effects.outputVariable(B, Parts[0], Int);
  return true;
}

bool FailureContexts::inBranch(Block &B) {
  int32_t Value = R.between(-5, 5);
  Expression *Test = Build.binary(Operator::Equal, Failures.hidden(Value),
                                  Build.integer(Value));
  Expression *Failing = Failures.make();
  Blocks.define(
      B, Int,
      R.coin() ? Build.conditional(Test, Failing, Expressions.simplest(Int))
               : Build.conditional(Build.make<ast::Not>(Test),
                                   Expressions.simplest(Int), Failing));
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
                           // Sometimes the call is in tail position.
                           return R.percent(30) ? Call : Build.add(Own, Call);
                         });
    Callee = F.Name;
  }
  Blocks.define(B, Int, Build.call(Callee, {Expressions.simplest(Int)}));
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
                                  Expressions.simplest(Int)}));
  return true;
}

/// Makes a loop whose index goes out of the bounds of the array.
bool FailureContexts::inLoop(Block &B) {
  uint32_t Length = 1 + R.below(20);
  const ValueType *T = Table.array(Int, Length);
  StringRef Array = newName(T);
  B.add(Build.let(Array, Expressions.makeArray(T, Expressions.simplest(Int)),
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

/// Defines a function with a loop over `start + i * step`. The first calls stay
/// in bounds, and the last one does not.
bool FailureContexts::inSharedLoop(Block &B) {
  // This loop needs multiplication, which `--std=mincaml` does not have.
  if (!extended())
    return inLoop(B);
  const int32_t Length = 1 + int32_t(R.below(20));
  StringRef Array = newName("a"), F = newName("f");
  B.add(Build.let(
      Array,
      Build.arrayMake(Failures.hidden(Length), Build.integer(R.between(0, 9))),
      nullptr));
  StringRef Start = newName("s"), Step = newName("d"), I = newName("i"),
            End = newName("n");
  Expression *Index = Build.add(
      Build.variable(Start), Build.binary(Operator::Multiply, Build.variable(I),
                                          Build.variable(Step)));
  // The call of failsBounds is below, where the index is known.
  Expression *Value = Build.variable(I);
  if (!Options.OrderIndependent)
    Value = Effects.withEffect(Int, Value);
  Expression *Access = Build.put(Build.variable(Array), Index, Value);
  Expression *Next = Build.call(
      F, {Build.variable(Start), Build.variable(Step),
          Build.add(Build.variable(I), Build.integer(1)), Build.variable(End)});
  B.add(Build.letRec(
      F, {Start, Step, I, End},
      Build.conditional(
          Build.binary(Operator::Less, Build.variable(I), Build.variable(End)),
          Build.sequence(Access, Next), Build.variable(I)),
      nullptr));
  auto Call = [&](int32_t From, int32_t By, int32_t Times) {
    Blocks.define(B, Int,
                  Build.call(F, {Failures.hidden(From), Failures.hidden(By),
                                 Build.integer(0), Failures.hidden(Times)}));
  };
  const int32_t From = int32_t(R.below(Length));
  Call(From, 1, Length - From);
  if (R.coin())
    Call(Length - 1, -1, Length);
  // The product of a large step and i may wrap around to a small number.
  constexpr int32_t Steps[] = {1, 1, -1, -1, 2, -3, 7, 1 << 30, INT32_MIN};
  const int32_t By = R.pick<int32_t>(Steps);
  int32_t Times = 0;
  auto IndexAt = [&](int32_t T) {
    return int32_t(uint32_t(From) + uint32_t(T) * uint32_t(By));
  };
  while (uint32_t(IndexAt(Times)) < uint32_t(Length))
    ++Times;
  Failures.failsBounds(Access, IndexAt(Times), Length);
  Call(From, By, Times + 1 + int32_t(R.below(5)));
  return true;
}

/// Defines a function that reads one array at all indices of another one. In
/// the first call the array that is read is longer; in the second call it is
/// shorter.
bool FailureContexts::inOtherArray(Block &B) {
  if (!extended())
    return inLoop(B);
  const int32_t Length = int32_t(R.below(12)), More = 1 + int32_t(R.below(4));
  StringRef Short = newName("a"), Long = newName("a"), F = newName("f");
  auto MakeArray = [&](StringRef Name, int32_t Size) {
    B.add(Build.let(
        Name,
        Build.arrayMake(Failures.hidden(Size), Build.integer(R.between(0, 9))),
        nullptr));
  };
  MakeArray(Short, Length);
  MakeArray(Long, Length + More);
  StringRef Bound = newName("b"), Read = newName("a"), I = newName("i"),
            Sum = newName("s");
  Expression *Access = Build.get(Build.variable(Read), Build.variable(I));
  Expression *Test =
      R.coin() ? Build.binary(Operator::Less, Build.variable(I),
                              Build.arrayLength(Build.variable(Bound)))
               : Build.make<ast::Not>(
                     Build.binary(Operator::Equal, Build.variable(I),
                                  Build.arrayLength(Build.variable(Bound))));
  Expression *Next =
      Build.call(F, {Build.variable(Bound), Build.variable(Read),
                     Build.add(Build.variable(I), Build.integer(1)),
                     Build.add(Build.variable(Sum), Access)});
  B.add(Build.letRec(F, {Bound, Read, I, Sum},
                     Build.conditional(Test, Next, Build.variable(Sum)),
                     nullptr));
  // The arguments are the arrays, or elements of an array of arrays.
  StringRef Both;
  if (R.coin()) {
    Both = newName("m");
    B.add(Build.let(Both,
                    Build.arrayMake(Build.integer(2), Build.variable(Short)),
                    nullptr));
    B.add(Build.put(Build.variable(Both), Build.integer(1),
                    Build.variable(Long)));
  }
  auto Get = [&](bool IsLong) {
    return Both.empty() ? Build.variable(IsLong ? Long : Short)
                        : Build.get(Build.variable(Both),
                                    Failures.hidden(IsLong ? 1 : 0));
  };
  auto Call = [&](bool IsReadLong) {
    Blocks.define(B, Int,
                  Build.call(F, {Get(!IsReadLong), Get(IsReadLong),
                                 Build.integer(0), Failures.effectBefore()}));
  };
  Call(/*IsReadLong=*/true);
  Failures.failsBounds(Access, Length, Length);
  Call(/*IsReadLong=*/false);
  return true;
}

/// Defines a function that writes to several constant indices of an array. The
/// array of the first call is long enough, and that of the second call is not.
bool FailureContexts::inConstantIndices(Block &B) {
  StringRef F = newName("f"), Array = newName("a");
  const int Count = R.between(2, 5);
  llvm::SmallVector<int32_t, 5> Indices;
  llvm::SmallVector<Expression *, 5> Accesses;
  Expression *Body = nullptr;
  for (int N = 0; N < Count; ++N) {
    const auto Index = int32_t(R.below(6));
    Expression *Value = Build.integer(R.between(0, 9));
    if (!Options.OrderIndependent && R.coin())
      Value = Effects.withEffect(Int, Value);
    Indices.push_back(Index);
    Accesses.push_back(
        Build.put(Build.variable(Array), Build.integer(Index), Value));
    Body = Body ? Build.sequence(Body, Accesses.back()) : Accesses.back();
  }
  const int32_t Greatest = *llvm::max_element(Indices);
  B.add(Build.letRec(
      F, {Array},
      Build.sequence(Body, Build.get(Build.variable(Array),
                                     Build.integer(Indices.front()))),
      nullptr));
  auto Call = [&](int32_t Length) {
    StringRef Name = newName("a");
    B.add(Build.let(Name,
                    Build.arrayMake(Failures.hidden(Length),
                                    Build.integer(R.between(0, 9))),
                    nullptr));
    Blocks.define(B, Int, Build.call(F, {Build.variable(Name)}));
  };
  Call(Greatest + 1 + int32_t(R.below(3)));
  const auto Length = int32_t(R.below(Greatest + 1));
  const size_t Failing =
      llvm::find_if(Indices, [&](int32_t I) { return I >= Length; }) -
      Indices.begin();
  Failures.failsBounds(Accesses[Failing], Indices[Failing], Length);
  Call(Length);
  return true;
}

bool FailureContexts::inClosure(Block &B) {
  // The captured cell is written before the error.
  const ValueType *CellType = Table.array(Int, 1);
  StringRef Cell = newName("cell");
  B.add(Build.let(Cell,
                  Expressions.makeArray(CellType, Expressions.simplest(Int)),
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
  Blocks.define(B, Int, Build.call(Callee, {Expressions.simplest(Int)}));
  return true;
}
