//===- MemoryLoops.cpp - Loops over arrays --------------------------------===//

#include "Loops/MemoryLoops.h"
#include "Expressions/EffectMaker.h"
#include "Expressions/ExpressionMaker.h"
#include "Loops/LoopMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

bool MemoryLoops::fill(Block &B) {
  const Variable *A = InScope.pickArray(2);
  if (!A)
    return false;
  Variable Array = *A;
  LoopShape Shape = Loops.overElements(Array.Type->Length);
  if (!Shape.trips())
    return false;
  const ValueType *T = Array.Type->Result;
  Shape.Uses = {Array};
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    meter().HasEffect = true;
    Expression *Value = Expressions.make(T, 2);
    // The value depends on the counter, so that elements differ.
    Expression *I = Build.variable(Body.Counter);
    if (T->is(Kind::Float))
      I = Build.call("float_of_int", {I});
    Body.Statements.add(Build.put(Build.variable(Body.Uses[0]),
                                  Build.variable(Body.Counter),
                                  Expressions.combine(T, I, Value)));
  });
}

bool MemoryLoops::copy(Block &B) {
  const Variable *A = InScope.pickArray(2);
  if (!A)
    return false;
  Variable Target = *A;
  // The source may be the same array as the target.
  const Variable *S = InScope.pickArray(2, Target.Type->Result);
  Variable Source = *S;
  uint32_t Length = std::min(Target.Type->Length, Source.Type->Length);
  LoopShape Shape = Loops.overElements(Length);
  if (!Shape.trips())
    return false;
  Shape.Uses = {Target, Source};
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    meter().HasEffect = true;
    Expression *Value = Loops.element(Body.Uses[1], Body.Counter);
    if (R.coin())
      Value = Expressions.combine(Target.Type->Result, Value,
                                  Expressions.operand(Target.Type->Result, 1));
    Body.Statements.add(Build.put(Build.variable(Body.Uses[0]),
                                  Build.variable(Body.Counter), Value));
  });
}

bool MemoryLoops::carried(Block &B) {
  const Variable *A = InScope.pickArray(3);
  if (!A)
    return false;
  Variable Array = *A;
  int32_t Distance = 1 + int32_t(R.below(2));
  LoopShape Shape = Loops.overElements(Array.Type->Length, Distance);
  if (!Shape.trips())
    return false;
  const ValueType *T = Array.Type->Result;
  Shape.Uses = {Array};
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    meter().HasEffect = true;
    Expression *Earlier = Loops.element(Body.Uses[0], Body.Counter, -Distance);
    Expression *Own = Loops.element(Body.Uses[0], Body.Counter);
    Body.Statements.add(Build.put(Build.variable(Body.Uses[0]),
                                  Build.variable(Body.Counter),
                                  Expressions.combine(T, Earlier, Own)));
  });
}

bool MemoryLoops::stencil(Block &B) {
  const Variable *S = InScope.pickArray(3);
  if (!S)
    return false;
  Variable Source = *S;
  const Variable *A = InScope.pickArray(3, Source.Type->Result);
  Variable Target = *A;
  uint32_t Length = std::min(Target.Type->Length, Source.Type->Length);
  LoopShape Shape = Loops.overElements(Length, 1, 1);
  if (!Shape.trips())
    return false;
  const ValueType *T = Source.Type->Result;
  Shape.Uses = {Target, Source};
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    meter().HasEffect = true;
    Expression *Left = Loops.element(Body.Uses[1], Body.Counter, -1);
    Expression *Middle = Loops.element(Body.Uses[1], Body.Counter);
    Expression *Right = Loops.element(Body.Uses[1], Body.Counter, 1);
    Body.Statements.add(Build.put(
        Build.variable(Body.Uses[0]), Build.variable(Body.Counter),
        Expressions.combine(T, Expressions.combine(T, Left, Middle), Right)));
  });
}

bool MemoryLoops::invariantLoad(Block &B) {
  const Variable *A = InScope.pickArray(2);
  if (!A)
    return false;
  Variable Written = *A;
  const Variable *L = InScope.pickArray(1);
  if (!L)
    return false;
  Variable Loaded = *L;
  LoopShape Shape = Loops.overElements(Written.Type->Length);
  if (!Shape.trips())
    return false;
  const ValueType *T = Loaded.Type->Result;
  Shape.Accumulators = {T};
  Shape.Uses = {Written, Loaded};
  int32_t Index = R.between(0, int32_t(Loaded.Type->Length) - 1);
  bool Writes = R.percent(70);
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    auto Load = [&] {
      return Build.get(Build.variable(Body.Uses[1]), Build.integer(Index));
    };
    StringRef Before = newName(T);
    Body.Statements.add(Build.let(Before, Load(), nullptr));
    bind(Before, T);
    if (Writes) {
      meter().HasEffect = true;
      Expression *Put =
          Build.put(Build.variable(Body.Uses[0]), Build.variable(Body.Counter),
                    Expressions.make(Written.Type->Result, 2));
      if (R.percent(30))
        Put = Build.conditional(Expressions.make(Bool, 2), Put, Build.unit());
      Body.Statements.add(Put);
    }
    Body.Next[0] = Expressions.combine(
        T, Build.variable(Body.Accumulators[0]),
        Expressions.combine(T, Build.variable(Before), Load()));
  });
}

bool MemoryLoops::matrix(Block &B) {
  const ValueType *T = Types.someNumber();
  int32_t Rows = affordableTrips(5);
  uint32_t Columns = 2 + R.below(4);
  if (!Rows || !meter().affords({uint64_t(Rows) * Columns * 60, 0}))
    return false;
  const ValueType *RowType = Table.array(T, Columns);
  const ValueType *MatrixType = Table.array(RowType, uint32_t(Rows));
  // All rows are the same array at first; some may remain so.
  StringRef Matrix = newName("m");
  Expression *Initial = Expressions.makeArray(RowType, Expressions.make(T, 1));
  B.add(Build.let(Matrix, Expressions.makeArray(MatrixType, Initial), nullptr));
  bind(Matrix, MatrixType);
  for (int32_t I = R.between(0, Rows); I < Rows; ++I)
    B.add(Build.put(Build.variable(Matrix), Build.integer(I),
                    Expressions.makeArray(RowType, Expressions.operand(T, 1))));
  meter().HasEffect = true;
  LoopShape Outer;
  Outer.To = Rows;
  Outer.Uses.push_back({Matrix, MatrixType});
  Loops.emit(B, Outer, [&](LoopBody &Body) {
    StringRef Row = newName(RowType);
    Body.Statements.add(
        Build.let(Row, Loops.element(Body.Uses[0], Body.Counter), nullptr));
    bind(Row, RowType);
    LoopShape Inner = Loops.overElements(Columns);
    if (!Inner.trips())
      return;
    Inner.Uses.push_back({Row, RowType});
    Inner.Uses.push_back({Body.Uses[0], MatrixType});
    Loops.emit(Body.Statements, Inner, [&](LoopBody &InnerBody) {
      meter().HasEffect = true;
      // The element is accessed through the row and through the matrix.
      Expression *Direct =
          Build.get(Build.get(Build.variable(InnerBody.Uses[1]),
                              Build.variable(Body.Counter)),
                    Build.variable(InnerBody.Counter));
      Expression *I = Build.add(Build.variable(Body.Counter),
                                Build.variable(InnerBody.Counter));
      if (T->is(Kind::Float))
        I = Build.call("float_of_int", {I});
      InnerBody.Statements.add(Build.put(Build.variable(InnerBody.Uses[0]),
                                         Build.variable(InnerBody.Counter),
                                         Expressions.combine(T, Direct, I)));
    });
  });
  Effects.outputVariable(B, Matrix, MatrixType);
  return true;
}

/// Makes a loop over a matrix in one array, with the index row * columns +
/// column.
bool MemoryLoops::flat(Block &B) {
  const Variable *A = InScope.pickArray(4);
  if (!A)
    return false;
  Variable Array = *A;
  const ValueType *T = Array.Type->Result;
  auto Length = int32_t(Array.Type->Length);
  int32_t Columns = R.between(2, Length / 2);
  LoopShape Outer;
  Outer.To = Length / Columns;
  if (!meter().affords({uint64_t(Length) * 100, 0}))
    return false;
  // The accumulator is the index of the start of the row, for programs without
  // multiplication.
  Outer.Accumulators = {Int};
  Outer.Initial = {Build.integer(0)};
  Outer.Uses = {Array};
  return Loops.emit(B, Outer, [&](LoopBody &Body) {
    bool Multiplies = extended() && R.coin();
    StringRef Start = newName("row");
    Expression *Offset = Multiplies ? Build.binary(Operator::Multiply,
                                                   Build.variable(Body.Counter),
                                                   Build.integer(Columns))
                                    : Build.variable(Body.Accumulators[0]);
    Body.Next[0] =
        Build.add(Build.variable(Body.Accumulators[0]), Build.integer(Columns));
    Body.Statements.add(Build.let(Start, Offset, nullptr));
    LoopShape Inner;
    Inner.To = Columns;
    Inner.Uses.push_back({Body.Uses[0], Array.Type});
    Loops.emit(Body.Statements, Inner, [&](LoopBody &InnerBody) {
      meter().HasEffect = true;
      auto Index = [&] {
        return Build.add(Build.variable(Start),
                         Build.variable(InnerBody.Counter));
      };
      Expression *Old = Build.get(Build.variable(InnerBody.Uses[0]), Index());
      Expression *Value =
          Expressions.combine(T, Old, Expressions.operand(T, 1));
      InnerBody.Statements.add(
          Build.put(Build.variable(InnerBody.Uses[0]), Index(), Value));
    });
  });
}

bool MemoryLoops::reverse(Block &B) {
  const Variable *A = InScope.pickArray(3);
  if (!A)
    return false;
  Variable Array = *A;
  const ValueType *T = Array.Type->Result;
  auto Length = int32_t(Array.Type->Length);
  LoopShape Shape;
  Shape.To = Length / 2;
  if (affordableTrips(Length) < Shape.To)
    return false;
  Shape.Accumulators = {Int};
  Shape.Uses = {Array};
  // The accumulator depends on the second index, which is computed.
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    meter().HasEffect = true;
    StringRef Other = newName("j");
    Expression *Last =
        Build.subtract(Build.integer(Length - 1), Build.variable(Body.Counter));
    Body.Statements.add(Build.let(Other, Last, nullptr));
    StringRef Kept = newName(T);
    Body.Statements.add(
        Build.let(Kept, Loops.element(Body.Uses[0], Body.Counter), nullptr));
    Body.Statements.add(Build.put(Build.variable(Body.Uses[0]),
                                  Build.variable(Body.Counter),
                                  Loops.element(Body.Uses[0], Other)));
    Body.Statements.add(Build.put(Build.variable(Body.Uses[0]),
                                  Build.variable(Other), Build.variable(Kept)));
    Body.Next[0] = Expressions.combine(
        Int, Build.variable(Body.Accumulators[0]), Build.variable(Other));
  });
}

bool MemoryLoops::histogram(Block &B) {
  const Variable *A = InScope.pickArray(2, Int);
  const Variable *I = InScope.pickArray(2, Int);
  if (!A)
    return false;
  Variable Counts = *A;
  Variable Indices = *I;
  LoopShape Shape = Loops.overElements(Indices.Type->Length);
  if (!Shape.trips())
    return false;
  Shape.Uses = {Counts, Indices};
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    meter().HasEffect = true;
    StringRef Index = newName("k");
    Helper Reduce = extended() ? Helper::Wrap : Helper::Clamp;
    Expression *Element = Loops.element(Body.Uses[1], Body.Counter);
    Expression *Length = Build.integer(int32_t(Counts.Type->Length));
    Body.Statements.add(
        Build.let(Index, help(Reduce, {Element, Length}), nullptr));
    Body.Statements.add(
        Build.put(Build.variable(Body.Uses[0]), Build.variable(Index),
                  Build.add(Build.get(Build.variable(Body.Uses[0]),
                                      Build.variable(Index)),
                            Build.integer(1))));
  });
}

/// Makes a loop whose counter goes beyond the bounds of the array. The program
/// checks each index.
bool MemoryLoops::checked(Block &B) {
  const Variable *A = InScope.pickArray(1);
  if (!A)
    return false;
  Variable Array = *A;
  auto Length = int32_t(Array.Type->Length);
  LoopShape Shape;
  Shape.From = -int32_t(R.below(3));
  Shape.To = Length + int32_t(R.below(4));
  if (affordableTrips(Shape.trips()) < Shape.trips())
    return false;
  const ValueType *T = Array.Type->Result;
  Shape.Accumulators = {T};
  Shape.Uses = {Array};
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    auto I = [&] { return Build.variable(Body.Counter); };
    Expression *Low =
        Build.binary(Operator::GreaterEqual, I(), Build.integer(0));
    Expression *End = extended() && R.coin()
                          ? Build.arrayLength(Build.variable(Body.Uses[0]))
                          : Build.integer(Length);
    Expression *High = Build.binary(Operator::Less, I(), End);
    Expression *Read = Loops.element(Body.Uses[0], Body.Counter);
    Expression *Else = Build.variable(Body.Accumulators[0]);
    StringRef Name = newName(T);
    Expression *Value =
        extended() && R.coin()
            ? Build.conditional(Build.binary(Operator::And, Low, High), Read,
                                Else)
            : Build.conditional(Low, Build.conditional(High, Read, Else),
                                Expressions.simplest(T));
    Body.Statements.add(Build.let(Name, Value, nullptr));
    Body.Next[0] = Expressions.combine(T, Build.variable(Body.Accumulators[0]),
                                       Build.variable(Name));
  });
}

/// Makes a loop with affine indices, and with quotients and remainders of the
/// counter:
///
///   a.(3 * i + 1) <- ... i / 5 ... i - i / 7 * 7 ...
bool MemoryLoops::affine(Block &B) {
  const Variable *A = InScope.pickArray(2);
  if (!A || !extended())
    return false;
  Variable Array = *A;
  const ValueType *T = Array.Type->Result;
  auto Length = int32_t(Array.Type->Length);
  int32_t Scale = R.between(1, std::min(Length - 1, 7));
  LoopShape Shape;
  Shape.To = (Length - 1) / Scale + 1;
  if (affordableTrips(Shape.To + 1) < Shape.To)
    return false;
  int32_t Offset = R.between(0, Length - 1 - (Shape.To - 1) * Scale);
  Shape.Accumulators = {Int};
  Shape.Uses = {Array};
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    meter().HasEffect = true;
    auto I = [&] { return Build.variable(Body.Counter); };
    auto Index = [&] {
      Expression *Product =
          Build.binary(Operator::Multiply, I(), Build.integer(Scale));
      return Offset ? Build.add(Product, Build.integer(Offset)) : Product;
    };
    auto Element = [&] {
      return Build.get(Build.variable(Body.Uses[0]), Index());
    };
    Expression *Value =
        Expressions.combine(T, Element(), Expressions.operand(T, 1));
    Body.Statements.add(
        Build.put(Build.variable(Body.Uses[0]), Index(), Value));
    // The dividend is the counter, which is never negative, or the accumulator.
    int32_t Divisor = R.coin() ? 1 << R.between(1, 4) : R.between(2, 9);
    auto Dividend = [&] {
      return R.percent(70) ? I() : Build.variable(Body.Accumulators[0]);
    };
    Expression *Quotient =
        Build.binary(Operator::Divide, Dividend(), Build.integer(Divisor));
    if (R.coin()) {
      Expression *Whole =
          Build.binary(Operator::Multiply, Quotient, Build.integer(Divisor));
      Quotient = Build.subtract(I(), Whole);
    }
    Body.Next[0] = Build.add(Build.variable(Body.Accumulators[0]), Quotient);
  });
}
