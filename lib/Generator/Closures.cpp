//===- Closures.cpp - Functions as results, arguments, parts of data ------===//

#include "ProgramGenerator.h"

using namespace mincaml;
using namespace mincaml::generator;

/// Defines a function that returns a closure.
bool ProgramGenerator::closureFactory(Block &B) {
  const ValueType *Made = Table.function(
      Types.parameterTypes(3), Types.someScalar(), R.below(NumLevels - 1));
  Variable F = defineFunction(
      B, newName("make"), Types.parameterTypes(3), Made, callLimit(),
      [&](ArrayRef<StringRef>) {
        ScopeGuard Guard(InScope);
        Block Body;
        if (R.coin())
          define(Body, Int, expression(Int, 2));
        Expression *First = functionValue(Made, 2);
        if (!R.percent(30))
          return Body.finish(First, Build);
        Expression *Condition = expression(Bool, 2);
        return Body.finish(
            Build.conditional(Condition, First, functionValue(Made, 2)), Build);
      });
  InScope.bind(F);
  StringRef Closure = newName("f");
  bool IsRun = permits(*F.CallCost, F.IsPure);
  B.add(Build.let(Closure, IsRun ? call(F, 1) : deadCall(F)));
  bind(Closure, Made);
  outputVariable(B, Closure, Made);
  if (R.coin() && permits(*F.CallCost + CallBounds[Made->Level], false)) {
    // The result is called directly: `(make 1 2) 3`.
    meter().spend(CallBounds[Made->Level]);
    meter().HasEffect = true;
    SaveAndRestore<bool> Allowed(EffectsAllowed, !Options.OrderIndependent);
    Expression *Callee = call(F, 0);
    define(B, Made->Result, Build.call(Callee, arguments(Made, 1, -1)));
  }
  return true;
}

bool ProgramGenerator::higherOrderFunction(Block &B) {
  const ValueType *T = Types.someNumber();
  const ValueType *Passed = Table.function({T}, T, R.below(2));
  TypeList Parameters = {Passed};
  if (R.coin())
    Parameters.push_back(Table.function({T, T}, T, 0));
  Parameters.push_back(T);
  Variable F = defineFunction(B, newName("apply"), Parameters, T, callLimit(),
                              [&](ArrayRef<StringRef> Given) {
                                Expression *X = Build.variable(Given.back());
                                for (unsigned I = 1 + R.below(3); I > 0; --I) {
                                  X = Build.call(Given[0], {X});
                                  meter().spend(CallBounds[Passed->Level]);
                                }
                                meter().HasEffect = true;
                                if (Given.size() == 2)
                                  return X;
                                meter().spend(CallBounds[0]);
                                return Build.call(Given[1], {X, Given.back()});
                              });
  defineAndCall(B, F);
  return true;
}

/// Defines a recursive function and calls with different known arguments, so
/// that a compiler may clone the function for some callers. It is too large to
/// be inlined.
bool ProgramGenerator::sharedRecursion(Block &B) {
  const int32_t Fuel = R.between(1, 4);
  const Cost CallCost = {(uint64_t(1) << Fuel) * 60, 0};
  if (!meter().affords((CallCost + Cost{30, 1}) * 4))
    return false;
  StringRef F = newName("f"), G = newName("g"), A = newName("a"),
            N = newName("n");
  auto Use = [&](StringRef Name) { return Build.variable(Name); };
  auto Recurse = [&] {
    return Build.call(F, {Use(G), Use(A), Build.subtract(Use(N), 1)});
  };
  StringRef First = newName("n"), Second = newName("n");
  Block Body;
  Body.add(Build.let(First, Recurse()));
  Body.add(Build.let(Second, Recurse()));
  for (unsigned I = R.below(4); I > 0; --I) {
    StringRef Before = Second;
    Second = newName("n");
    Body.add(
        Build.let(Second, Build.call(G, {Build.add(Use(Before), Use(First))})));
  }
  Expression *Element = Build.get(Use(A), Use(N));
  Expression *Last = Build.add(
      Build.call(G, {Build.subtract(Use(First), Element)}), Use(Second));
  Expression *Base = Build.call(
      G, {extended() ? Build.arrayLength(Use(A)) : Build.get(Use(A), 0)});
  B.add(Build.letRec(F, {G, A, N},
                     Build.conditional(Build.binary(Operator::Less, Use(N), 1),
                                       Base, Body.finish(Last, Build))));
  for (unsigned I = 2 + R.below(2); I > 0; --I) {
    StringRef Passed = newName("g"), X = newName("x"), Array = newName("a");
    Expression *Result = R.coin() ? Build.add(X, R.between(-9, 9))
                                  : Build.subtract(R.between(-9, 9), X);
    B.add(Build.letRec(Passed, {X}, Result));
    const int32_t Length = Fuel + 1 + int32_t(R.below(3));
    B.add(Build.let(Array, Build.arrayMake(Length, R.between(0, 9))));
    // Call it twice, because a function that is called once is inlined.
    for (int32_t Depth : {Fuel, Fuel - 1}) {
      meter().spend(CallCost);
      define(B, Int, Build.call(F, {Use(Passed), Use(Array), opaque(Depth)}));
    }
  }
  return true;
}

/// Defines a function with closures in closures:
///
///   let rec f x = let y = ... in let rec g z = ... let rec h u = ... in ...
bool ProgramGenerator::nestedClosures(Block &B) {
  const ValueType *T = Types.someNumber();
  llvm::function_ref<Expression *(ArrayRef<StringRef>)> Recursive = nullptr;
  unsigned Levels = 2 + R.below(3);
  auto Level = [&](ArrayRef<StringRef> Given) {
    Block Body;
    ScopeGuard Guard(InScope);
    define(Body, Float, expression(Float, 1));
    if (Levels-- == 0)
      return Body.finish(expression(T, 3), Build);
    TypeList Parameters = {T, Types.someType()};
    Variable Inner =
        defineFunction(Body, newName("f"), Parameters, T, meter().left() / 2,
                       Recursive, /*Fuel=*/-1, someRaises());
    InScope.bind(Inner);
    Expression *Own = Build.variable(Given[0]);
    bool IsRun = meter().affords(*Inner.CallCost);
    Expression *Call = IsRun ? call(Inner, 1) : deadCall(Inner);
    return Body.finish(combine(T, Own, Call), Build);
  };
  Recursive = Level;
  Variable F = defineFunction(B, newName("f"), {T, Types.someType()}, T,
                              callLimit(), Level, /*Fuel=*/-1, someRaises());
  defineAndCall(B, F);
  return true;
}

/// Defines two closures that share a cell: one writes it, the other one reads
/// it.
bool ProgramGenerator::sharedState(Block &B) {
  const ValueType *T = Types.someNumber();
  const ValueType *CellType = Table.array(T, 1);
  StringRef Cell = newName("cell");
  B.add(Build.let(Cell, makeArray(CellType, expression(T, 2))));
  bind(Cell, CellType);
  auto Content = [&] { return Build.get(Cell, 0); };
  Variable Change =
      defineFunction(B, newName("change"), {T}, Unit, callLimit(),
                     [&](ArrayRef<StringRef> Given) {
                       meter().HasEffect = true;
                       Expression *Old = Content();
                       return Build.put(Build.variable(Cell), Build.integer(0),
                                        combine(T, Old, Given[0]));
                     });
  Variable Look = defineFunction(
      B, newName("look"), {Int}, T, callLimit(),
      [&](ArrayRef<StringRef>) { return combine(T, Content(), simplest(T)); });
  InScope.bind(Change);
  InScope.bind(Look);
  for (unsigned I = 0; I < 2; ++I) {
    B.add(call(Change, 1));
    define(B, T, call(Look, 1));
  }
  return true;
}

bool ProgramGenerator::functionTable(Block &B) {
  const ValueType *T = Types.someNumber();
  uint32_t Length = 2 + R.below(4);
  const ValueType *F = Table.function({T, Int}, T, R.below(2));
  const ValueType *TableType = Table.array(F, Length);
  if (!meter().affords((CallBounds[F->Level] + Cost{20, 0}) * Length))
    return false;
  Expression *First = functionValue(F, 2);
  StringRef Functions = newName("table");
  B.add(Build.let(Functions, makeArray(TableType, First)));
  bind(Functions, TableType);
  for (uint32_t I = 1; I < Length; ++I)
    B.add(Build.put(Build.variable(Functions), Build.integer(int32_t(I)),
                    functionValue(F, 2)));
  meter().HasEffect = true;
  LoopShape Shape;
  Shape.To = int32_t(Length);
  Shape.Accumulators = {T};
  Shape.Uses.push_back({Functions, TableType});
  return addLoop(B, Shape, [&](LoopBody &Body) {
    meter().spend(CallBounds[F->Level]);
    meter().HasEffect = true;
    Expression *Callee = element(Body.Uses[0], Body.Counter);
    Body.Next[0] = Build.call(Callee, {Body.Accumulators[0], Body.Counter});
  });
}

bool ProgramGenerator::functionPair(Block &B) {
  const ValueType *T = Types.someNumber();
  const ValueType *F = Table.function({T}, T, R.below(2));
  const ValueType *G = Table.function({Int, T}, Types.someScalar(), R.below(2));
  const ValueType *PairType = Table.tuple({F, T, G});
  if (!meter().affords(CallBounds[F->Level] + CallBounds[G->Level]))
    return false;
  ExpressionList Components = {functionValue(F, 2), operand(T, 2),
                               functionValue(G, 2)};
  StringRef Pair = newName("t");
  B.add(Build.let(Pair, Build.tuple(Components)));
  bind(Pair, PairType);
  NameList Parts = destructure(B, PairType, Build.variable(Pair));
  meter().spend(CallBounds[F->Level] + CallBounds[G->Level]);
  meter().HasEffect = true;
  define(B, T, Build.call(Parts[0], {Parts[1]}));
  define(B, G->Result,
         Build.call(Parts[2], {simplest(Int), Build.variable(Parts[1])}));
  return true;
}
