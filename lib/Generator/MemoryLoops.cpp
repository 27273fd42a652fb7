//===- MemoryLoops.cpp - Loops that read and write arrays -----------------===//

#include "ProgramGenerator.h"

using namespace mincaml;
using namespace mincaml::generator;

bool ProgramGenerator::fillLoop(Block &B) {
  std::optional<Variable> Array = InScope.pickArray(2);
  if (!Array)
    return false;
  LoopShape Shape = loopOverElements(Array->Type->Length);
  if (!Shape.trips())
    return false;
  const ValueType *T = Array->Type->Result;
  Shape.Uses = {*Array};
  return addLoop(B, Shape, [&](LoopBody &Body) {
    meter().HasEffect = true;
    Expression *Value = expression(T, 2);
    // The value depends on the counter, so that elements differ.
    Expression *I = Build.variable(Body.Counter);
    if (T->is(Kind::Float))
      I = Build.call("float_of_int", {I});
    Body.Statements.add(
        Build.put(Body.Uses[0], Body.Counter, combine(T, I, Value)));
  });
}

bool ProgramGenerator::copyLoop(Block &B) {
  std::optional<Variable> Target = InScope.pickArray(2);
  if (!Target)
    return false;
  // The source may be the same array as the target.
  std::optional<Variable> Source = InScope.pickArray(2, Target->Type->Result);
  uint32_t Length = std::min(Target->Type->Length, Source->Type->Length);
  LoopShape Shape = loopOverElements(Length);
  if (!Shape.trips())
    return false;
  Shape.Uses = {*Target, *Source};
  return addLoop(B, Shape, [&](LoopBody &Body) {
    meter().HasEffect = true;
    Expression *Value = element(Body.Uses[1], Body.Counter);
    if (R.coin())
      Value = combine(Target->Type->Result, Value,
                      operand(Target->Type->Result, 1));
    Body.Statements.add(Build.put(Body.Uses[0], Body.Counter, Value));
  });
}

bool ProgramGenerator::carriedLoop(Block &B) {
  std::optional<Variable> Array = InScope.pickArray(3);
  if (!Array)
    return false;
  int32_t Distance = 1 + int32_t(R.below(2));
  LoopShape Shape = loopOverElements(Array->Type->Length, Distance);
  if (!Shape.trips())
    return false;
  const ValueType *T = Array->Type->Result;
  Shape.Uses = {*Array};
  return addLoop(B, Shape, [&](LoopBody &Body) {
    meter().HasEffect = true;
    Expression *Earlier = element(Body.Uses[0], Body.Counter, -Distance);
    Expression *Own = element(Body.Uses[0], Body.Counter);
    Body.Statements.add(
        Build.put(Body.Uses[0], Body.Counter, combine(T, Earlier, Own)));
  });
}

bool ProgramGenerator::stencilLoop(Block &B) {
  std::optional<Variable> Source = InScope.pickArray(3);
  if (!Source)
    return false;
  std::optional<Variable> Target = InScope.pickArray(3, Source->Type->Result);
  uint32_t Length = std::min(Target->Type->Length, Source->Type->Length);
  LoopShape Shape = loopOverElements(Length, 1, 1);
  if (!Shape.trips())
    return false;
  const ValueType *T = Source->Type->Result;
  Shape.Uses = {*Target, *Source};
  return addLoop(B, Shape, [&](LoopBody &Body) {
    meter().HasEffect = true;
    Expression *Left = element(Body.Uses[1], Body.Counter, -1);
    Expression *Middle = element(Body.Uses[1], Body.Counter);
    Expression *Right = element(Body.Uses[1], Body.Counter, 1);
    Body.Statements.add(Build.put(Body.Uses[0], Body.Counter,
                                  combine(T, combine(T, Left, Middle), Right)));
  });
}

bool ProgramGenerator::invariantLoadLoop(Block &B) {
  std::optional<Variable> Written = InScope.pickArray(2);
  if (!Written)
    return false;
  std::optional<Variable> Loaded = InScope.pickArray(1);
  if (!Loaded)
    return false;
  LoopShape Shape = loopOverElements(Written->Type->Length);
  if (!Shape.trips())
    return false;
  const ValueType *T = Loaded->Type->Result;
  Shape.Accumulators = {T};
  Shape.Uses = {*Written, *Loaded};
  int32_t Index = R.between(0, int32_t(Loaded->Type->Length) - 1);
  bool Writes = R.percent(70);
  return addLoop(B, Shape, [&](LoopBody &Body) {
    auto Load = [&] { return Build.get(Body.Uses[1], Index); };
    StringRef Before = newName(T);
    Body.Statements.add(Build.let(Before, Load()));
    bind(Before, T);
    if (Writes) {
      meter().HasEffect = true;
      Expression *Put =
          Build.put(Build.variable(Body.Uses[0]), Build.variable(Body.Counter),
                    expression(Written->Type->Result, 2));
      if (R.percent(30))
        Put = Build.conditional(expression(Bool, 2), Put, Build.unit());
      Body.Statements.add(Put);
    }
    Body.Next[0] = combine(T, Body.Accumulators[0], combine(T, Before, Load()));
  });
}

bool ProgramGenerator::matrixLoop(Block &B) {
  const ValueType *T = Types.someNumber();
  int32_t Rows = affordableTrips(5);
  uint32_t Columns = 2 + R.below(4);
  if (!Rows || !meter().affords({uint64_t(Rows) * Columns * 60, 0}))
    return false;
  const ValueType *RowType = Table.array(T, Columns);
  const ValueType *MatrixType = Table.array(RowType, uint32_t(Rows));
  // All rows are the same array at first; some may remain so.
  StringRef Matrix = newName("m");
  Expression *Initial = makeArray(RowType, expression(T, 1));
  B.add(Build.let(Matrix, makeArray(MatrixType, Initial)));
  bind(Matrix, MatrixType);
  for (int32_t I = R.between(0, Rows); I < Rows; ++I)
    B.add(Build.put(Build.variable(Matrix), Build.integer(I),
                    makeArray(RowType, operand(T, 1))));
  meter().HasEffect = true;
  LoopShape Outer;
  Outer.To = Rows;
  Outer.Uses.push_back({Matrix, MatrixType});
  addLoop(B, Outer, [&](LoopBody &Body) {
    StringRef Row = newName(RowType);
    Body.Statements.add(Build.let(Row, element(Body.Uses[0], Body.Counter)));
    bind(Row, RowType);
    LoopShape Inner = loopOverElements(Columns);
    if (!Inner.trips())
      return;
    Inner.Uses.push_back({Row, RowType});
    Inner.Uses.push_back({Body.Uses[0], MatrixType});
    addLoop(Body.Statements, Inner, [&](LoopBody &InnerBody) {
      meter().HasEffect = true;
      // The element is accessed through the row and through the matrix.
      Expression *Direct = Build.get(Build.get(InnerBody.Uses[1], Body.Counter),
                                     InnerBody.Counter);
      Expression *I = Build.add(Body.Counter, InnerBody.Counter);
      if (T->is(Kind::Float))
        I = Build.call("float_of_int", {I});
      InnerBody.Statements.add(Build.put(InnerBody.Uses[0], InnerBody.Counter,
                                         combine(T, Direct, I)));
    });
  });
  outputVariable(B, Matrix, MatrixType);
  return true;
}

/// Makes a loop over a matrix in one array, with the index row * columns +
/// column.
bool ProgramGenerator::flatLoop(Block &B) {
  std::optional<Variable> Array = InScope.pickArray(4);
  if (!Array)
    return false;
  const ValueType *T = Array->Type->Result;
  auto Length = int32_t(Array->Type->Length);
  int32_t Columns = R.between(2, Length / 2);
  LoopShape Outer;
  Outer.To = Length / Columns;
  if (!meter().affords({uint64_t(Length) * 100, 0}))
    return false;
  // The accumulator is the index of the start of the row, for programs without
  // multiplication.
  Outer.Accumulators = {Int};
  Outer.Initial = {Build.integer(0)};
  Outer.Uses = {*Array};
  return addLoop(B, Outer, [&](LoopBody &Body) {
    bool Multiplies = extended() && R.coin();
    StringRef Start = newName("row");
    Expression *Offset =
        Multiplies ? Build.binary(Operator::Multiply, Body.Counter, Columns)
                   : Build.variable(Body.Accumulators[0]);
    Body.Next[0] = Build.add(Body.Accumulators[0], Columns);
    Body.Statements.add(Build.let(Start, Offset));
    LoopShape Inner;
    Inner.To = Columns;
    Inner.Uses.push_back({Body.Uses[0], Array->Type});
    addLoop(Body.Statements, Inner, [&](LoopBody &InnerBody) {
      meter().HasEffect = true;
      auto Index = [&] { return Build.add(Start, InnerBody.Counter); };
      Expression *Old = Build.get(InnerBody.Uses[0], Index());
      Expression *Value = combine(T, Old, operand(T, 1));
      InnerBody.Statements.add(Build.put(InnerBody.Uses[0], Index(), Value));
    });
  });
}

bool ProgramGenerator::reverseLoop(Block &B) {
  std::optional<Variable> Array = InScope.pickArray(3);
  if (!Array)
    return false;
  const ValueType *T = Array->Type->Result;
  auto Length = int32_t(Array->Type->Length);
  LoopShape Shape;
  Shape.To = Length / 2;
  if (affordableTrips(Length) < Shape.To)
    return false;
  Shape.Accumulators = {Int};
  Shape.Uses = {*Array};
  // The accumulator depends on the second index, which is computed.
  return addLoop(B, Shape, [&](LoopBody &Body) {
    meter().HasEffect = true;
    StringRef Other = newName("j");
    Expression *Last = Build.subtract(Length - 1, Body.Counter);
    Body.Statements.add(Build.let(Other, Last));
    StringRef Kept = newName(T);
    Body.Statements.add(Build.let(Kept, element(Body.Uses[0], Body.Counter)));
    Body.Statements.add(
        Build.put(Body.Uses[0], Body.Counter, element(Body.Uses[0], Other)));
    Body.Statements.add(Build.put(Body.Uses[0], Other, Kept));
    Body.Next[0] = combine(Int, Body.Accumulators[0], Other);
  });
}

bool ProgramGenerator::histogramLoop(Block &B) {
  std::optional<Variable> Counts = InScope.pickArray(2, Int);
  std::optional<Variable> Indices = InScope.pickArray(2, Int);
  if (!Counts)
    return false;
  LoopShape Shape = loopOverElements(Indices->Type->Length);
  if (!Shape.trips())
    return false;
  Shape.Uses = {*Counts, *Indices};
  return addLoop(B, Shape, [&](LoopBody &Body) {
    meter().HasEffect = true;
    StringRef Index = newName("k");
    Helper Reduce = extended() ? Helper::Wrap : Helper::Clamp;
    Expression *Element = element(Body.Uses[1], Body.Counter);
    Expression *Length = Build.integer(int32_t(Counts->Type->Length));
    Body.Statements.add(Build.let(Index, help(Reduce, {Element, Length})));
    Body.Statements.add(Build.put(
        Body.Uses[0], Index, Build.add(Build.get(Body.Uses[0], Index), 1)));
  });
}

/// Makes a loop whose counter goes beyond the bounds of the array. The program
/// checks each index.
bool ProgramGenerator::checkedLoop(Block &B) {
  std::optional<Variable> Array = InScope.pickArray(1);
  if (!Array)
    return false;
  auto Length = int32_t(Array->Type->Length);
  LoopShape Shape;
  Shape.From = -int32_t(R.below(3));
  Shape.To = Length + int32_t(R.below(4));
  if (affordableTrips(Shape.trips()) < Shape.trips())
    return false;
  const ValueType *T = Array->Type->Result;
  Shape.Accumulators = {T};
  Shape.Uses = {*Array};
  return addLoop(B, Shape, [&](LoopBody &Body) {
    StringRef I = Body.Counter;
    Expression *Low = Build.binary(Operator::GreaterEqual, I, 0);
    Expression *End = extended() && R.coin() ? Build.arrayLength(Body.Uses[0])
                                             : Build.integer(Length);
    Expression *High = Build.binary(Operator::Less, I, End);
    Expression *Read = element(Body.Uses[0], Body.Counter);
    Expression *Else = Build.variable(Body.Accumulators[0]);
    StringRef Name = newName(T);
    Expression *Value =
        extended() && R.coin()
            ? Build.conditional(Build.binary(Operator::And, Low, High), Read,
                                Else)
            : Build.conditional(Low, Build.conditional(High, Read, Else),
                                simplest(T));
    Body.Statements.add(Build.let(Name, Value));
    Body.Next[0] = combine(T, Body.Accumulators[0], Name);
  });
}

/// Makes a loop with affine indices, and with quotients and remainders of the
/// counter:
///
///   a.(3 * i + 1) <- ... i / 5 ... i - i / 7 * 7 ...
bool ProgramGenerator::affineLoop(Block &B) {
  std::optional<Variable> Array = InScope.pickArray(2);
  if (!Array || !extended())
    return false;
  const ValueType *T = Array->Type->Result;
  auto Length = int32_t(Array->Type->Length);
  int32_t Scale = R.between(1, std::min(Length - 1, 7));
  LoopShape Shape;
  Shape.To = (Length - 1) / Scale + 1;
  if (affordableTrips(Shape.To + 1) < Shape.To)
    return false;
  int32_t Offset = R.between(0, Length - 1 - (Shape.To - 1) * Scale);
  Shape.Accumulators = {Int};
  Shape.Uses = {*Array};
  return addLoop(B, Shape, [&](LoopBody &Body) {
    meter().HasEffect = true;
    StringRef I = Body.Counter;
    auto Index = [&] {
      Expression *Product = Build.binary(Operator::Multiply, I, Scale);
      return Offset ? Build.add(Product, Offset) : Product;
    };
    auto Element = [&] { return Build.get(Body.Uses[0], Index()); };
    Expression *Value = combine(T, Element(), operand(T, 1));
    Body.Statements.add(Build.put(Body.Uses[0], Index(), Value));
    // The dividend is the counter, which is never negative, or the accumulator.
    int32_t Divisor = R.coin() ? 1 << R.between(1, 4) : R.between(2, 9);
    auto Dividend = [&] { return R.percent(70) ? I : Body.Accumulators[0]; };
    Expression *Quotient =
        Build.binary(Operator::Divide, Dividend(), Build.integer(Divisor));
    if (R.coin()) {
      Expression *Whole = Build.binary(Operator::Multiply, Quotient, Divisor);
      Quotient = Build.subtract(I, Whole);
    }
    Body.Next[0] = Build.add(Body.Accumulators[0], Quotient);
  });
}
