//===- Failures.cpp - Run-time errors at known places ---------------------===//
//
// A failing expression stands in code that is run once, or up to the error,
// and is in no scope that other code could get at it from.
//
//===----------------------------------------------------------------------===//

#include "ProgramGenerator.h"

using namespace mincaml;
using namespace mincaml::generator;
using llvm::Twine;

void ProgramGenerator::fail(Block &B) {
  // What it costs is little, and it must be possible.
  Restore<Cost> Limit(meter().Limit, meter().Spent + Cost{2000, 6});
  make(ContextChoices, B);
  assert(Failure && "nothing was made to fail");
}

Expression *ProgramGenerator::failure() { return make(FailureChoices); }

Expression *ProgramGenerator::fails(Expression *Node, const Twine &Message) {
  Failure = ExpectedFailure{Message.str(), Node};
  return Node;
}

static std::string boundsMessage(int32_t Index, uint32_t Length) {
  return ("index " + Twine(Index) + " out of bounds for an array of length " +
          Twine(Length))
      .str();
}

//===- What fails ---------------------------------------------------------===//

/// An int array: its length, and an expression for it.
std::pair<uint32_t, Expression *> ProgramGenerator::failingArray() {
  if (const Variable *V = pickArray(0, Int); V && R.percent(80))
    return {V->Type->Length, Build.variable(V->Name)};
  uint32_t Length = R.below(6);
  return {Length, Build.arrayMake(Build.integer(int32_t(Length)),
                                  Build.integer(R.between(0, 9)))};
}

/// A value that takes some work, or memory, to see.
Expression *ProgramGenerator::hidden(int32_t Value) {
  if (R.coin())
    return Build.integer(Value);
  if (R.coin())
    return Build.get(Build.arrayMake(Build.integer(1), Build.integer(Value)),
                     Build.integer(0));
  int32_t Part = R.between(1, 1000);
  auto Rest = int32_t(uint32_t(Value) - uint32_t(Part));
  return Build.add(Build.integer(Rest), Build.integer(Part));
}

int32_t ProgramGenerator::indexBelow() {
  constexpr int32_t Indices[] = {-1, -1, -2, -3, -4, -4096, -4097, INT32_MIN};
  return R.pick<int32_t>(Indices);
}

int32_t ProgramGenerator::indexBeyond(uint32_t Length) {
  constexpr int32_t Distances[] = {0, 0, 0, 1, 2, 7, 4096, 1 << 29};
  int32_t Distance = R.pick<int32_t>(Distances);
  return R.percent(5) ? INT32_MAX : int32_t(Length) + Distance;
}

Expression *ProgramGenerator::failureReadLow() {
  auto [Length, Array] = failingArray();
  int32_t Index = indexBelow();
  return fails(Build.get(Array, hidden(Index)), boundsMessage(Index, Length));
}

Expression *ProgramGenerator::failureReadHigh() {
  auto [Length, Array] = failingArray();
  int32_t Index = indexBeyond(Length);
  return fails(Build.get(Array, hidden(Index)), boundsMessage(Index, Length));
}

Expression *ProgramGenerator::failureWriteLow() {
  auto [Length, Array] = failingArray();
  int32_t Index = indexBelow();
  Expression *Put = Build.put(Array, hidden(Index), effectBefore());
  return Build.sequence(fails(Put, boundsMessage(Index, Length)), leaf(Int));
}

Expression *ProgramGenerator::failureWriteHigh() {
  auto [Length, Array] = failingArray();
  int32_t Index = indexBeyond(Length);
  Expression *Put = Build.put(Array, hidden(Index), effectBefore());
  return Build.sequence(fails(Put, boundsMessage(Index, Length)), leaf(Int));
}

Expression *ProgramGenerator::failureSize() {
  constexpr int32_t Sizes[] = {-1, -2, -7, -4097, INT32_MIN};
  int32_t Size = R.pick<int32_t>(Sizes);
  StringRef Name = newName("a");
  Expression *Initial = R.coin() ? leaf(Int) : leaf(Float);
  Expression *Make = Build.arrayMake(hidden(Size), Initial);
  return Build.let(Name, fails(Make, "negative array size " + Twine(Size)),
                   leaf(Int));
}

Expression *ProgramGenerator::failureDivision() {
  if (!extended())
    return failureReadHigh();
  Expression *Dividend = effectBefore();
  return fails(Build.binary(Operator::Divide, Dividend, hidden(0)),
               "division by zero");
}

//===- Where it fails -----------------------------------------------------===//

/// An int with an effect, which must show before the error.
Expression *ProgramGenerator::effectBefore() {
  return Options.OrderIndependent ? leaf(Int) : tick(Int, leaf(Int));
}

bool ProgramGenerator::failInStatement(Block &B) {
  define(B, Int, failure());
  return true;
}

bool ProgramGenerator::failInOperand(Block &B) {
  Expression *A = effectBefore();
  Expression *Failing = failure();
  Expression *Sum = R.coin()
                        ? Build.add(A, Failing)
                        : Build.subtract(Build.add(A, Failing), effectBefore());
  define(B, Int, Sum);
  return true;
}

bool ProgramGenerator::failInArgument(Block &B) {
  Variable F =
      defineFunction(B, newName("f"), {Int, Int, Int}, Int, meter().left() / 2,
                     [&](ArrayRef<StringRef>) { return expression(Int, 2); });
  Expressions Arguments = {effectBefore(), effectBefore(), effectBefore()};
  Arguments[R.below(3)] = failure();
  define(B, Int, Build.call(F.Name, Arguments));
  return true;
}

bool ProgramGenerator::failInComponent(Block &B) {
  const ValueType *T = Table.tuple({Int, Int, Int});
  Expressions Components = {effectBefore(), failure(), effectBefore()};
  Names Parts = takeApart(B, T, Build.tuple(Components));
  noteVariable(B, Parts[0], Int);
  return true;
}

bool ProgramGenerator::failInBranch(Block &B) {
  int32_t Value = R.between(-5, 5);
  Expression *Test =
      Build.binary(Operator::Equal, hidden(Value), Build.integer(Value));
  Expression *Failing = failure();
  define(B, Int,
         R.coin()
             ? Build.conditional(Test, Failing, leaf(Int))
             : Build.conditional(Build.logicalNot(Test), leaf(Int), Failing));
  return true;
}

bool ProgramGenerator::failInCalls(Block &B) {
  StringRef Callee;
  for (unsigned I = 2 + R.below(3); I > 0; --I) {
    Variable F =
        defineFunction(B, newName("f"), {Int}, Int, meter().left() / 2,
                       [&](ArrayRef<StringRef> Given) {
                         if (Callee.empty())
                           return failure();
                         Expression *Own = effectBefore();
                         Expression *Call =
                             Build.call(Callee, {Build.variable(Given[0])});
                         // In tail position or not.
                         return R.percent(30) ? Call : Build.add(Own, Call);
                       });
    Callee = F.Name;
  }
  define(B, Int, Build.call(Callee, {leaf(Int)}));
  return true;
}

bool ProgramGenerator::failInRecursion(Block &B) {
  StringRef Name = newName("f");
  defineFunction(
      B, Name, {Int, Int}, Int, meter().left() / 2,
      [&](ArrayRef<StringRef> Given) {
        Expression *Test = outOfFuel(Given[0]);
        Expression *Failing = failure();
        Expression *Rest = Build.call(
            Name, {Build.subtract(Build.variable(Given[0]), Build.integer(1)),
                   Build.add(Build.variable(Given[1]), Build.integer(1))});
        if (R.coin())
          Rest = Build.add(Build.variable(Given[1]), Rest);
        return Build.conditional(Test, Failing, Rest);
      });
  define(B, Int,
         Build.call(Name, {Build.integer(R.between(0, 30)), leaf(Int)}));
  return true;
}

/// A loop that leaves the array at one of its ends.
bool ProgramGenerator::failInLoop(Block &B) {
  uint32_t Length = 1 + R.below(20);
  const ValueType *T = Table.array(Int, Length);
  StringRef Array = newName(T);
  B.add(Build.let(Array, makeArray(T, leaf(Int)), nullptr));
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
  emitLoop(B, Shape, [&](LoopBody &Body) {
    Expression *Accumulator = Build.variable(Body.Accumulators[0]);
    Expression *Element = element(Body.Uses[0], Body.Counter);
    if (R.coin()) {
      fails(Element, boundsMessage(Index, Length));
      Body.Next[0] = combine(Int, Accumulator, Element);
      return;
    }
    meter().HasEffect = true;
    Expression *Put = Build.put(Build.variable(Body.Uses[0]),
                                Build.variable(Body.Counter), Accumulator);
    Body.Statements.add(fails(Put, boundsMessage(Index, Length)));
  });
  return true;
}

bool ProgramGenerator::failInClosure(Block &B) {
  // What it captures is written before the error.
  const ValueType *CellType = Table.array(Int, 1);
  StringRef Cell = newName("cell");
  B.add(Build.let(Cell, makeArray(CellType, leaf(Int)), nullptr));
  bind(Cell, CellType);
  Variable F = defineFunction(B, newName("f"), {Int}, Int, meter().left() / 2,
                              [&](ArrayRef<StringRef> Given) {
                                Expression *Put = Build.put(
                                    Build.variable(Cell), Build.integer(0),
                                    Build.variable(Given[0]));
                                return Build.sequence(Put, failure());
                              });
  StringRef Functions = newName("table");
  Expression *Size = Build.integer(2);
  B.add(Build.let(Functions, Build.arrayMake(Size, Build.variable(F.Name)),
                  nullptr));
  Expression *Callee =
      Build.get(Build.variable(Functions), Build.integer(R.between(0, 1)));
  define(B, Int, Build.call(Callee, {leaf(Int)}));
  return true;
}
