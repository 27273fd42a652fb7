//===- Failures.cpp - Run-time errors and the code around them ------------===//
//
// A failing expression is in code that runs once, or until the error, and that
// no other code can call.
//
//===----------------------------------------------------------------------===//

#include "ProgramGenerator.h"

using namespace mincaml;
using namespace mincaml::generator;

using llvm::Twine;

Expression *ProgramGenerator::fails(Expression *Node, const Twine &Message) {
  Failure = ExpectedFailure{Message.str(), Node};
  return Node;
}

Expression *ProgramGenerator::failsBounds(Expression *Access, int32_t Index,
                                          uint32_t Length) {
  return fails(Access, "index " + Twine(Index) +
                           " out of bounds for an array of length " +
                           Twine(Length));
}

std::pair<uint32_t, Expression *> ProgramGenerator::arrayToMiss() {
  if (std::optional<Variable> V = InScope.pickArray(0, Int); V && R.percent(80))
    return {V->Type->Length, Build.variable(V->Name)};
  uint32_t Length = R.below(6);
  return {Length, Build.arrayMake(int32_t(Length), R.between(0, 9))};
}

Expression *ProgramGenerator::hidden(int32_t Value) {
  if (R.coin())
    return Build.integer(Value);
  if (R.percent(40))
    return opaque(Value);
  if (R.coin())
    return Build.get(Build.arrayMake(1, Value), 0);
  int32_t Part = R.between(1, 1000);
  auto Rest = int32_t(uint32_t(Value) - uint32_t(Part));
  return Build.add(Rest, Part);
}

static int32_t indexBelow(Random &R) {
  constexpr int32_t Indices[] = {-1, -1, -2, -3, -4, -4096, -4097, INT32_MIN};
  return R.pick<int32_t>(Indices);
}

static int32_t indexBeyond(Random &R, uint32_t Length) {
  constexpr int32_t Distances[] = {0, 0, 0, 1, 2, 7, 4096, 1 << 29};
  int32_t Distance = R.pick<int32_t>(Distances);
  return R.percent(5) ? INT32_MAX : int32_t(Length) + Distance;
}

Expression *ProgramGenerator::effectBefore() {
  return Options.OrderIndependent ? simplest(Int)
                                  : withEffect(Int, simplest(Int));
}

//===- Constructs ---------------------------------------------------------===//

Expression *ProgramGenerator::readLow() {
  auto [Length, Array] = arrayToMiss();
  int32_t Index = indexBelow(R);
  return failsBounds(Build.get(Array, hidden(Index)), Index, Length);
}

Expression *ProgramGenerator::readHigh() {
  auto [Length, Array] = arrayToMiss();
  int32_t Index = indexBeyond(R, Length);
  return failsBounds(Build.get(Array, hidden(Index)), Index, Length);
}

Expression *ProgramGenerator::writeLow() {
  auto [Length, Array] = arrayToMiss();
  int32_t Index = indexBelow(R);
  Expression *Put = Build.put(Array, hidden(Index), effectBefore());
  return Build.sequence(failsBounds(Put, Index, Length), simplest(Int));
}

Expression *ProgramGenerator::writeHigh() {
  auto [Length, Array] = arrayToMiss();
  int32_t Index = indexBeyond(R, Length);
  Expression *Put = Build.put(Array, hidden(Index), effectBefore());
  return Build.sequence(failsBounds(Put, Index, Length), simplest(Int));
}

Expression *ProgramGenerator::failingSize() {
  constexpr int32_t Sizes[] = {-1, -2, -7, -4097, INT32_MIN};
  int32_t Size = R.pick<int32_t>(Sizes);
  StringRef Name = newName("a");
  Expression *Initial = R.coin() ? simplest(Int) : simplest(Float);
  Expression *Make = Build.arrayMake(hidden(Size), Initial);
  return Build.let(Name, fails(Make, "negative array size " + Twine(Size)),
                   simplest(Int));
}

Expression *ProgramGenerator::failingDivision() {
  if (!extended())
    return readHigh();
  Expression *Dividend = effectBefore();
  return fails(Build.binary(Operator::Divide, Dividend, hidden(0)),
               "division by zero");
}

Expression *ProgramGenerator::failingAssertion() {
  if (!extended())
    return readLow();
  const int32_t Value = R.between(-99, 99);
  Expression *Condition =
      Build.binary(Operator::NotEqual, hidden(Value), Value);
  return Build.sequence(
      fails(Build.make<ast::Assert>(Condition), "assertion failed"),
      simplest(Int));
}

//===- Code around failing expressions ------------------------------------===//

void ProgramGenerator::fail(Block &B) {
  // The program must fail even if nothing is left of the budget. This costs
  // little.
  SaveAndRestore<Cost> Limit(meter().Limit, meter().Spent + Cost{2000, 6});
  FailureContexts.make(*this, B);
  assert(Failure && "nothing was made to fail");
}

bool ProgramGenerator::inStatement(Block &B) {
  define(B, Int, failure());
  return true;
}

bool ProgramGenerator::inOperand(Block &B) {
  Expression *A = effectBefore();
  Expression *Failing = failure();
  Expression *Sum = R.coin()
                        ? Build.add(A, Failing)
                        : Build.subtract(Build.add(A, Failing), effectBefore());
  define(B, Int, Sum);
  return true;
}

bool ProgramGenerator::inArgument(Block &B) {
  Variable F =
      defineFunction(B, newName("f"), {Int, Int, Int}, Int, meter().left() / 2,
                     [&](ArrayRef<StringRef>) { return expression(Int, 2); });
  ExpressionList Arguments = {effectBefore(), effectBefore(), effectBefore()};
  Arguments[R.below(3)] = failure();
  define(B, Int, Build.call(F.Name, Arguments));
  return true;
}

bool ProgramGenerator::inComponent(Block &B) {
  const ValueType *T = Table.tuple({Int, Int, Int});
  ExpressionList Components = {effectBefore(), failure(), effectBefore()};
  NameList Parts = destructure(B, T, Build.tuple(Components));
  outputVariable(B, Parts[0], Int);
  return true;
}

bool ProgramGenerator::inBranch(Block &B) {
  int32_t Value = R.between(-5, 5);
  Expression *Test = Build.binary(Operator::Equal, hidden(Value), Value);
  Expression *Failing = failure();
  define(B, Int,
         R.coin() ? Build.conditional(Test, Failing, simplest(Int))
                  : Build.conditional(Build.make<ast::Not>(Test), simplest(Int),
                                      Failing));
  return true;
}

bool ProgramGenerator::inCalls(Block &B) {
  StringRef Callee;
  for (unsigned I = 2 + R.below(3); I > 0; --I) {
    Variable F =
        defineFunction(B, newName("f"), {Int}, Int, meter().left() / 2,
                       [&](ArrayRef<StringRef> Given) {
                         if (Callee.empty())
                           return failure();
                         Expression *Own = effectBefore();
                         Expression *Call = Build.call(Callee, {Given[0]});
                         // Sometimes the call is in tail position.
                         return R.percent(30) ? Call : Build.add(Own, Call);
                       });
    Callee = F.Name;
  }
  define(B, Int, Build.call(Callee, {simplest(Int)}));
  return true;
}

bool ProgramGenerator::inRecursion(Block &B) {
  StringRef Name = newName("f");
  defineFunction(B, Name, {Int, Int}, Int, meter().left() / 2,
                 [&](ArrayRef<StringRef> Given) {
                   Expression *Test = outOfFuel(Given[0]);
                   Expression *Failing = failure();
                   Expression *Rest = Build.call(
                       Name, {lessFuel(Given[0]), Build.add(Given[1], 1)});
                   if (R.coin())
                     Rest = Build.add(Given[1], Rest);
                   return Build.conditional(Test, Failing, Rest);
                 });
  define(B, Int,
         Build.call(Name, {Build.integer(R.between(0, 30)), simplest(Int)}));
  return true;
}

/// Makes a loop whose index goes out of the bounds of the array.
bool ProgramGenerator::inLoop(Block &B) {
  uint32_t Length = 1 + R.below(20);
  const ValueType *T = Table.array(Int, Length);
  StringRef Array = newName(T);
  B.add(Build.let(Array, makeArray(T, simplest(Int))));
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
  addLoop(B, Shape, [&](LoopBody &Body) {
    Expression *Accumulator = Build.variable(Body.Accumulators[0]);
    Expression *Element = element(Body.Uses[0], Body.Counter);
    if (R.coin()) {
      failsBounds(Element, Index, Length);
      Body.Next[0] = combine(Int, Accumulator, Element);
      return;
    }
    meter().HasEffect = true;
    Expression *Put = Build.put(Body.Uses[0], Body.Counter, Accumulator);
    Body.Statements.add(failsBounds(Put, Index, Length));
  });
  return true;
}

/// Defines a function with a loop over `start + i * step`. The first calls stay
/// in bounds, and the last one does not.
bool ProgramGenerator::inSharedLoop(Block &B) {
  // This loop needs multiplication, which `--std=mincaml` does not have.
  if (!extended())
    return inLoop(B);
  const int32_t Length = 1 + int32_t(R.below(20));
  StringRef Array = newName("a"), F = newName("f");
  B.add(Build.let(Array, Build.arrayMake(hidden(Length), R.between(0, 9))));
  StringRef Start = newName("s"), Step = newName("d"), I = newName("i"),
            End = newName("n");
  Expression *Index =
      Build.add(Start, Build.binary(Operator::Multiply, I, Step));
  // The call of failsBounds is below, where the index is known.
  Expression *Value = Build.variable(I);
  if (!Options.OrderIndependent)
    Value = withEffect(Int, Value);
  Expression *Access = Build.put(Array, Index, Value);
  Expression *Next = Build.call(F, {Start, Step, Build.add(I, 1), End});
  B.add(Build.letRec(F, {Start, Step, I, End},
                     Build.conditional(Build.binary(Operator::Less, I, End),
                                       Build.sequence(Access, Next), I)));
  auto Call = [&](int32_t From, int32_t By, int32_t Times) {
    define(B, Int, Build.call(F, {hidden(From), hidden(By), 0, hidden(Times)}));
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
  failsBounds(Access, IndexAt(Times), Length);
  Call(From, By, Times + 1 + int32_t(R.below(5)));
  return true;
}

/// Defines a function that reads one array at all indices of another one. In
/// the first call the array that is read is longer; in the second call it is
/// shorter.
bool ProgramGenerator::inOtherArray(Block &B) {
  if (!extended())
    return inLoop(B);
  const int32_t Length = int32_t(R.below(12)), More = 1 + int32_t(R.below(4));
  StringRef Short = newName("a"), Long = newName("a"), F = newName("f");
  auto MakeArray = [&](StringRef Name, int32_t Size) {
    B.add(Build.let(Name, Build.arrayMake(hidden(Size), R.between(0, 9))));
  };
  MakeArray(Short, Length);
  MakeArray(Long, Length + More);
  StringRef Bound = newName("b"), Read = newName("a"), I = newName("i"),
            Sum = newName("s");
  Expression *Access = Build.get(Read, I);
  Expression *Test =
      R.coin() ? Build.binary(Operator::Less, I, Build.arrayLength(Bound))
               : Build.make<ast::Not>(Build.binary(Operator::Equal, I,
                                                   Build.arrayLength(Bound)));
  Expression *Next =
      Build.call(F, {Bound, Read, Build.add(I, 1), Build.add(Sum, Access)});
  B.add(Build.letRec(F, {Bound, Read, I, Sum},
                     Build.conditional(Test, Next, Sum)));
  // The arguments are the arrays, or elements of an array of arrays.
  StringRef Both;
  if (R.coin()) {
    Both = newName("m");
    B.add(Build.let(Both, Build.arrayMake(2, Short)));
    B.add(Build.put(Both, 1, Long));
  }
  auto Get = [&](bool IsLong) {
    return Both.empty() ? Build.variable(IsLong ? Long : Short)
                        : Build.get(Both, hidden(IsLong ? 1 : 0));
  };
  auto Call = [&](bool IsReadLong) {
    define(B, Int,
           Build.call(F, {Get(!IsReadLong), Get(IsReadLong), Build.integer(0),
                          effectBefore()}));
  };
  Call(/*IsReadLong=*/true);
  failsBounds(Access, Length, Length);
  Call(/*IsReadLong=*/false);
  return true;
}

/// Defines a function that writes to several constant indices of an array. The
/// array of the first call is long enough, and that of the second call is not.
bool ProgramGenerator::inConstantIndices(Block &B) {
  StringRef F = newName("f"), Array = newName("a");
  const int Count = R.between(2, 5);
  llvm::SmallVector<int32_t, 5> Indices;
  llvm::SmallVector<Expression *, 5> Accesses;
  Expression *Body = nullptr;
  for (int N = 0; N < Count; ++N) {
    const auto Index = int32_t(R.below(6));
    Expression *Value = Build.integer(R.between(0, 9));
    if (!Options.OrderIndependent && R.coin())
      Value = withEffect(Int, Value);
    Indices.push_back(Index);
    Accesses.push_back(Build.put(Array, Index, Value));
    Body = Body ? Build.sequence(Body, Accesses.back()) : Accesses.back();
  }
  const int32_t Greatest = *llvm::max_element(Indices);
  B.add(Build.letRec(F, {Array},
                     Build.sequence(Body, Build.get(Array, Indices.front()))));
  auto Call = [&](int32_t Length) {
    StringRef Name = newName("a");
    B.add(Build.let(Name, Build.arrayMake(hidden(Length), R.between(0, 9))));
    define(B, Int, Build.call(F, {Name}));
  };
  Call(Greatest + 1 + int32_t(R.below(3)));
  const auto Length = int32_t(R.below(Greatest + 1));
  const size_t Failing =
      llvm::find_if(Indices, [&](int32_t I) { return I >= Length; }) -
      Indices.begin();
  failsBounds(Accesses[Failing], Indices[Failing], Length);
  Call(Length);
  return true;
}

bool ProgramGenerator::inClosure(Block &B) {
  // The captured cell is written before the error.
  const ValueType *CellType = Table.array(Int, 1);
  StringRef Cell = newName("cell");
  B.add(Build.let(Cell, makeArray(CellType, simplest(Int))));
  bind(Cell, CellType);
  Variable F = defineFunction(B, newName("f"), {Int}, Int, meter().left() / 2,
                              [&](ArrayRef<StringRef> Given) {
                                Expression *Put = Build.put(Cell, 0, Given[0]);
                                return Build.sequence(Put, failure());
                              });
  StringRef Functions = newName("table");
  Expression *Size = Build.integer(2);
  B.add(Build.let(Functions, Build.arrayMake(Size, F.Name)));
  Expression *Callee = Build.get(Functions, R.between(0, 1));
  define(B, Int, Build.call(Callee, {simplest(Int)}));
  return true;
}
