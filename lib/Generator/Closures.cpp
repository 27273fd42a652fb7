//===- Closures.cpp - Closures and higher-order functions -----------------===//

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
  auto Recurse = [&] { return Build.call(F, {G, A, Build.subtract(N, 1)}); };
  StringRef First = newName("n"), Second = newName("n");
  Block Body;
  Body.add(Build.let(First, Recurse()));
  Body.add(Build.let(Second, Recurse()));
  for (unsigned I = R.below(4); I > 0; --I) {
    StringRef Before = Second;
    Second = newName("n");
    Body.add(Build.let(Second, Build.call(G, {Build.add(Before, First)})));
  }
  Expression *Element = Build.get(A, N);
  Expression *Last =
      Build.add(Build.call(G, {Build.subtract(First, Element)}), Second);
  Expression *Base =
      Build.call(G, {extended() ? Build.arrayLength(A) : Build.get(A, 0)});
  B.add(Build.letRec(F, {G, A, N},
                     Build.conditional(Build.binary(Operator::Less, N, 1), Base,
                                       Body.finish(Last, Build))));
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
      define(B, Int, Build.call(F, {Passed, Array, opaque(Depth)}));
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

//===----------------------------------------------------------------------===//
// Functions that pass values on
//
// Functions whose arguments or allocations escape indirectly: as the result of
// a closure that captured them, of a function read from an array, or of another
// function. The callers use the values only after that. An analysis of one
// function at a time must not conclude that such a value does not escape.
//===----------------------------------------------------------------------===//

/// A function value and the cost of a call of it.
struct ProgramGenerator::Closure {
  Expression *Value;
  Cost CallCost;
};

const ValueType *ProgramGenerator::typeOfPassedValue() {
  constexpr uint32_t MostSteps = 60;
  switch (R.below(10)) {
  case 0:
    return Types.someNumber();
  case 1:
    return Table.array(Types.someNumber(), 1 + R.below(3));
  case 2:
    return Table.tuple({Float, Table.array(Int, 1 + R.below(2)), Int});
  case 3:
  case 4: {
    const ValueType *T = Types.someCompound();
    if (T->SimplestSteps < MostSteps)
      return T;
    [[fallthrough]];
  }
  default:
    return Table.tuple({Int, Float});
  }
}

ProgramGenerator::Closure
ProgramGenerator::passingClosure(const ValueType *Key, const ValueType *Result,
                                 llvm::function_ref<Expression *()> Make) {
  Block B;
  Variable G =
      defineFunction(B, newName("g"), {Key}, Result, meter().left() / 4,
                     [&](ArrayRef<StringRef>) { return Make(); });
  return {B.finish(G.Name, Build), *G.CallCost};
}

Expression *ProgramGenerator::passOn(StringRef Name, const ValueType *T) {
  Expression *Value = Build.variable(Name);
  if (R.percent(45))
    return Value;
  int32_t Hidden = R.between(-1, 1);
  Expression *Test =
      R.coin() ? Build.binary(Operator::Equal, opaque(Hidden), R.between(-1, 1))
               : expression(Bool, 1);
  Expression *Other = R.coin() ? Build.variable(Name) : expression(T, 1);
  if (R.coin())
    std::swap(Value, Other);
  return Build.conditional(Test, Value, Other);
}

Expression *ProgramGenerator::usePassedValue(Block &Body, const ValueType *T,
                                             Expression *Value,
                                             const ValueType *Result) {
  NameList Parts;
  TypeList PartTypes;
  if (T->is(Kind::Tuple)) {
    Parts = destructure(Body, T, Value);
    PartTypes.append(T->Operands.begin(), T->Operands.end());
  } else {
    Parts.push_back(define(Body, T, Value));
    PartTypes.push_back(T);
  }
  if (R.coin())
    fill(Body, 1);
  Expression *Last = expression(Result, 1);
  for (auto [Part, PartType] : llvm::zip(Parts, PartTypes)) {
    if (R.percent(60))
      outputVariable(Body, Part, PartType);
    if (PartType == Result && R.coin())
      Last = combine(Result, Last, Part);
  }
  return Last;
}

void ProgramGenerator::callRepeatedly(Block &B, const Variable &F) {
  defineAndCall(B, F);
  // The argument is often a new tuple, so that two calls get different ones.
  if (permits(*F.CallCost, F.IsPure))
    defineAndCall(B, F);
}

/// Defines a function with a closure that returns its parameter:
///
///   let rec f x = let rec g () = x in let (a, b) = g () in ...
bool ProgramGenerator::passThroughClosure(Block &B) {
  const ValueType *T = typeOfPassedValue();
  const ValueType *Key = R.coin() ? Unit : Types.someScalar();
  const ValueType *Result = R.percent(30) ? T : Types.someNumber();
  TypeList Parameters = {T};
  if (R.coin())
    Parameters.push_back(Types.someNumber());
  Variable F = defineFunction(
      B, newName("f"), Parameters, Result, callLimit(),
      [&](ArrayRef<StringRef> Given) {
        Block Body;
        Variable G = defineFunction(
            Body, newName("f"), {Key}, T, meter().left() / 3,
            [&](ArrayRef<StringRef>) { return passOn(Given[0], T); });
        InScope.bind(G);
        if (R.percent(30))
          fill(Body, 1);
        Expression *Value = call(G, 1);
        Expression *Last = usePassedValue(Body, T, Value, Result);
        return Body.finish(Last, Build);
      });
  callRepeatedly(B, F);
  return true;
}

/// Defines a function with closures in an array that return its parameter:
///
///   let rec f n x =
///     let a = Array.make (n + 1) (let rec g k = ... in g) in
///     a.(n) <- (let rec g k = x in g);
///     let (u, v) = a.(0) key in ...
bool ProgramGenerator::passThroughElements(Block &B) {
  const ValueType *T = typeOfPassedValue();
  const ValueType *Key = Types.someScalar();
  const ValueType *Result = R.percent(30) ? T : Types.someNumber();
  int32_t Fuel = R.between(0, 3);
  if (!meter().affords({uint64_t(Fuel) * 40 + 200, 1}))
    return false;
  Variable F = defineFunction(
      B, newName("f"), {Int, T}, Result, callLimit(),
      [&](ArrayRef<StringRef> Given) {
        Block Body;
        StringRef Elements = newName("a");
        auto N = [&] { return Build.variable(Given[0]); };
        Closure Initial =
            passingClosure(Key, T, [&] { return expression(T, 1); });
        Expression *Size = Build.add(N(), 1);
        Body.add(Build.let(Elements, Build.arrayMake(Size, Initial.Value)));
        Cost Dearest = Initial.CallCost;
        auto Put = [&](Expression *Index) {
          Closure Stored =
              passingClosure(Key, T, [&] { return passOn(Given[1], T); });
          Dearest = max(Dearest, Stored.CallCost);
          return Build.put(Elements, Index, Stored.Value);
        };
        auto Index = [&] { return R.coin() ? N() : Build.integer(0); };
        meter().HasEffect = true;
        if (R.coin()) {
          Body.add(Put(Index()));
        } else {
          StringRef Fill = newName("fill");
          Variable Loop = defineFunction(
              Body, Fill, {Int}, Unit, meter().left() / 8,
              [&](ArrayRef<StringRef> Counter) {
                Expression *Test =
                    Build.binary(Operator::LessEqual, Counter[0], N());
                Expression *Store = Put(Build.variable(Counter[0]));
                Expression *Next = Build.call(Fill, {Build.add(Counter[0], 1)});
                return Build.conditional(Test, Build.sequence(Store, Next),
                                         Build.unit());
              });
          meter().spend(*Loop.CallCost * uint64_t(Fuel + 2));
          Body.add(Build.call(Fill, {maybeOpaque(0)}));
        }
        if (R.percent(30))
          fill(Body, 1);
        meter().spend(Dearest);
        Expression *Callee = Build.get(Elements, Index());
        Expression *Value = Build.call(Callee, {operand(Key, 2)});
        if (R.percent(30)) {
          Expression *Test = expression(Bool, 1);
          Value = Build.conditional(Test, Value, expression(T, 1));
        }
        Expression *Last = usePassedValue(Body, T, Value, Result);
        return Body.finish(Last, Build);
      },
      Fuel);
  F.Fuel = Fuel;
  callRepeatedly(B, F);
  return true;
}

/// Defines a function whose parameter is the result of a recursion through the
/// elements of an array:
///
///   let rec f n x =
///     let a = Array.make 2 (let rec g m y = y in g) in
///     a.(0) <- (let rec g m y = if m <= 0 then x else a.(1) (m - 1) y in g);
///     ... a.(0) n y ...
bool ProgramGenerator::passThroughRecursion(Block &B) {
  int32_t Fuel = affordableTrips(16);
  if (!Fuel)
    return false;
  const ValueType *T = typeOfPassedValue();
  const ValueType *Result = R.percent(30) ? T : Types.someNumber();
  auto Count = int32_t(1 + R.below(3));
  Variable F = defineFunction(
      B, newName("f"), {Int, T}, Result, meter().left() / 3,
      [&](ArrayRef<StringRef> Given) {
        Block Body;
        StringRef Elements = newName("a");
        auto Element = [&] {
          return Build.get(Elements, R.between(0, Count - 1));
        };
        Block Initial;
        Variable Identity = defineFunction(
            Initial, newName("g"), {Int, T}, T, meter().left() / 4,
            [&](ArrayRef<StringRef> Own) { return Build.variable(Own[1]); });
        Expression *First = Initial.finish(Identity.Name, Build);
        Body.add(
            Build.let(Elements, Build.arrayMake(maybeOpaque(Count), First)));
        Cost Dearest = *Identity.CallCost;
        for (int32_t I = 0; I < Count; ++I) {
          Block Definition;
          Variable G = defineFunction(
              Definition, newName("g"), {Int, T}, T,
              meter().left() / uint64_t(4 * Fuel),
              [&](ArrayRef<StringRef> Own) {
                Expression *Test = outOfFuel(Own[0]);
                Expression *Base = passOn(R.coin() ? Given[1] : Own[1], T);
                Expression *Next = combine(T, Own[1], Given[1]);
                Expression *Rest =
                    Build.call(Element(), {lessFuel(Own[0]), Next});
                // The call is in tail position or not.
                if (R.percent(40)) {
                  StringRef Name = newName(T);
                  Rest = Build.let(Name, Rest, passOn(Name, T));
                }
                return Build.conditional(Test, Base, Rest);
              });
          Dearest = max(Dearest, *G.CallCost);
          Expression *Stored = Definition.finish(G.Name, Build);
          Body.add(Build.put(Elements, I, Stored));
        }
        meter().HasEffect = true;
        meter().spend(Dearest * uint64_t(Fuel + 1));
        Expression *Start = Element();
        Expression *Value =
            Build.call(Start, {Build.variable(Given[0]), operand(T, 1)});
        Expression *Last = usePassedValue(Body, T, Value, Result);
        return Body.finish(Last, Build);
      },
      Fuel);
  F.Fuel = Fuel;
  callRepeatedly(B, F);
  return true;
}

/// Defines a function that returns closures, each of which captures a new array
/// or tuple and returns it:
///
///   let rec make x = let a = Array.make 3 x in let rec g k = a in g in
///   let g = make 1 in let h = make 2 in ... g 0 ... h 0 ... g 0 ...
bool ProgramGenerator::passAllocation(Block &B) {
  const ValueType *Content = Types.someNumber();
  const ValueType *Allocated =
      R.coin() ? Table.array(Content, 1 + R.below(4))
               : Table.tuple({Content, Types.someNumber(),
                              Table.array(Content, 1 + R.below(2))});
  if (!meter().affords({600, 2}))
    return false;
  const ValueType *Key = R.coin() ? Unit : Int;
  Cost CallCost;
  Variable Make = defineFunction(
      B, newName("make"), {Content},
      Table.function({Key}, Allocated, NumLevels - 1), callLimit(),
      [&](ArrayRef<StringRef> Given) {
        Block Body;
        StringRef Name = newName(Allocated);
        Expression *Fresh = nullptr;
        if (Allocated->is(Kind::Array)) {
          Fresh = makeArray(Allocated, Build.variable(Given[0]));
        } else {
          Expression *Inner =
              makeArray(Allocated->Operands[2], Build.variable(Given[0]));
          Fresh = Build.tuple({Build.variable(Given[0]),
                               operand(Allocated->Operands[1], 1), Inner});
        }
        Body.add(Build.let(Name, Fresh));
        Closure G = passingClosure(Key, Allocated, [&] {
          Expression *Value = Build.variable(Name);
          if (!Allocated->is(Kind::Array) || R.coin())
            return Value;
          meter().HasEffect = true;
          Expression *Old = Build.get(Name, 0);
          Expression *New = combine(Content, Old, simplest(Content));
          return Build.sequence(Build.put(Name, 0, New), Value);
        });
        CallCost = G.CallCost;
        return Body.finish(G.Value, Build);
      });
  NameList Made;
  for (unsigned I = 0; I < 2; ++I) {
    meter().spend(*Make.CallCost);
    Made.push_back(newName("g"));
    B.add(Build.let(Made.back(), Build.call(Make.Name, {operand(Content, 1)})));
  }
  for (unsigned I = 2 + R.below(3); I > 0; --I) {
    meter().spend(CallCost);
    meter().HasEffect = true;
    Expression *Argument = simplest(Key);
    Expression *Call =
        Build.call(Made[R.below(uint32_t(Made.size()))], {Argument});
    StringRef Result = define(B, Allocated, Call);
    if (Allocated->is(Kind::Array) && R.coin())
      B.add(Build.put(Build.variable(Result), Build.integer(0),
                      operand(Content, 1)));
  }
  return true;
}

/// Writes and reads elements through the array that another function returns:
///
///   let rec pick i a b = if i < 1 then a else b in
///   (pick 0 a b).(k) <- ...; ... a.(k) ... (pick 1 b a).(k) ...
bool ProgramGenerator::passThroughResult(Block &B) {
  std::optional<Variable> A = InScope.pickArray(1);
  if (!A || !meter().affords({300, 1}))
    return false;
  const ValueType *T = A->Type->Result;
  StringRef Second = newName(A->Type);
  B.add(Build.let(Second, R.coin() ? makeArray(A->Type, simplest(T))
                                   : simplest(A->Type)));
  bind(Second, A->Type);
  bool Captures = R.percent(40);
  TypeList Parameters = {Int};
  if (!Captures)
    Parameters.append({A->Type, A->Type});
  Variable Pick = defineFunction(
      B, newName("pick"), Parameters, A->Type, callLimit(),
      [&](ArrayRef<StringRef> Given) {
        Expression *One = Build.variable(Captures ? A->Name : Given[1]);
        Expression *Two = Build.variable(Captures ? Second : Given[2]);
        if (R.percent(20))
          return One;
        return Build.conditional(Build.binary(Operator::Less, Given[0], 1), One,
                                 Two);
      });
  auto Picked = [&] {
    meter().spend(*Pick.CallCost);
    ExpressionList Arguments = {maybeOpaque(R.between(0, 2))};
    if (!Captures) {
      bool IsSwapped = R.coin();
      Arguments.push_back(Build.variable(IsSwapped ? Second : A->Name));
      Arguments.push_back(Build.variable(IsSwapped ? A->Name : Second));
    }
    return Build.call(Pick.Name, Arguments);
  };
  int32_t Index = R.between(0, int32_t(A->Type->Length) - 1);
  auto Element = [&](Expression *Array) { return Build.get(Array, Index); };
  StringRef Before = newName(T);
  B.add(Build.let(Before, Element(Build.variable(A->Name))));
  bind(Before, T);
  meter().HasEffect = true;
  for (unsigned I = 1 + R.below(2); I > 0; --I) {
    Expression *Array = Picked();
    B.add(Build.put(Array, Build.integer(Index), operand(T, 1)));
  }
  Expression *Direct = Element(Build.variable(A->Name));
  Expression *Sum = combine(T, Direct, Before);
  define(B, T, combine(T, Sum, Element(Picked())));
  InScope.bind(Pick);
  return true;
}
