//===- Functions.cpp - Functions and closures without recursion -----------===//

#include "ProgramGenerator.h"

using namespace mincaml;
using namespace mincaml::generator;

//===- What all functions have in common ----------------------------------===//

Names ProgramGenerator::newParameters(ArrayRef<const ValueType *> Parameters) {
  Names Result;
  for (const ValueType *T : Parameters) {
    bool IsOnly = Parameters.size() == 1 && T->is(Kind::Unit);
    Result.push_back(IsOnly && extended() && R.percent(70) ? StringRef()
                                                           : newName(T));
  }
  return Result;
}

Variable ProgramGenerator::defineFunction(
    Block &B, StringRef Name, ArrayRef<const ValueType *> Parameters,
    const ValueType *Result, Cost Limit,
    llvm::function_ref<Expression *(ArrayRef<StringRef>)> Make, int32_t Fuel) {
  Expression *Body = nullptr;
  Names Given = newParameters(Parameters);
  Meter M = measure(Limit, [&] {
    ScopeGuard Guard(*this);
    for (unsigned I = 0; I < Given.size(); ++I) {
      if (Given[I].empty())
        continue;
      Variable P(Given[I], Parameters[I]);
      if (I == 0 && Fuel >= 0) {
        P.Low = 0;
        P.High = Fuel;
      }
      InScope.bind(P);
    }
    Body = Make(Given);
  });
  B.add(Build.letRec(Name, Given, Body, nullptr));
  Variable F(Name, Table.function(Parameters, Result, NumLevels - 1));
  // The call itself.
  F.CallCost = M.Spent + Cost{2, 0};
  F.IsPure = !M.HasEffect;
  return F;
}

Types ProgramGenerator::parameterTypes(unsigned Most) {
  Types Parameters;
  for (unsigned I = 1 + R.below(Most); I > 0; --I)
    Parameters.push_back(R.percent(70) ? someNumber() : someType());
  return Parameters;
}

Cost ProgramGenerator::callLimit() {
  Cost Left = meter().left() / (2 + R.below(4));
  constexpr Cost Most = {1500, 4};
  return min(Left, Most);
}

void ProgramGenerator::demonstrate(Block &B, const Variable &F) {
  InScope.bind(F);
  for (unsigned I = 1 + R.below(2); I > 0; --I) {
    bool IsRun = permits(*F.CallCost, F.IsPure);
    Expression *Call = IsRun ? callOf(F, 2) : deadCall(F);
    if (F.Type->Result->is(Kind::Unit)) {
      Build.countLine();
      B.add(Call);
    } else {
      define(B, F.Type->Result, Call);
    }
  }
}

Expression *ProgramGenerator::deadCall(const Variable &F) {
  Expressions Arguments;
  for (const ValueType *P : F.Type->Operands)
    Arguments.push_back(leaf(P));
  return Build.conditional(Build.boolean(false), Build.call(F.Name, Arguments),
                           leaf(F.Type->Result));
}

//===- Shapes -------------------------------------------------------------===//

bool ProgramGenerator::functionPlain(Block &B) {
  const ValueType *Result = someType();
  Types Parameters = parameterTypes(4);
  Variable F = defineFunction(B, newName("f"), Parameters, Result, callLimit(),
                              [&](ArrayRef<StringRef>) {
                                return block(Result, R.below(4), someDepth());
                              });
  demonstrate(B, F);
  return true;
}

bool ProgramGenerator::functionClosed(Block &B) {
  const ValueType *Result = someScalar();
  Types Parameters = parameterTypes(5);
  size_t Outside = InScope.mark();
  Variable F = defineFunction(B, newName("f"), Parameters, Result, callLimit(),
                              [&](ArrayRef<StringRef>) {
                                // Only the parameters are visible.
                                size_t Floor = InScope.setFloor(Outside);
                                // No statements: they would use the checksum.
                                Restore<bool> Effects(EffectsAllowed, false);
                                Expression *E =
                                    expression(Result, someDepth() + 1);
                                InScope.setFloor(Floor);
                                return E;
                              });
  demonstrate(B, F);
  return true;
}

bool ProgramGenerator::functionUnit(Block &B) {
  const ValueType *Result = R.coin() ? Unit : someScalar();
  Variable F = defineFunction(
      B, newName("f"), {Unit}, Result, callLimit(), [&](ArrayRef<StringRef>) {
        return block(Result, 1 + R.below(3), someDepth());
      });
  demonstrate(B, F);
  return true;
}

bool ProgramGenerator::functionManyParameters(Block &B) {
  unsigned Count = 7 + R.below(14);
  if (!meter().affords({Count * 12, 1}))
    return false;
  Types Parameters;
  for (unsigned I = 0; I < Count; ++I)
    Parameters.push_back(R.percent(5) ? someType() : someNumber());
  const ValueType *Result = someNumber();
  Variable F =
      defineFunction(B, newName("f"), Parameters, Result, callLimit(),
                     [&](ArrayRef<StringRef> Given) {
                       Block Body;
                       if (R.coin())
                         fill(Body, 1);
                       // All of the parameters of its type count.
                       Expression *Sum = expression(Result, 1);
                       for (auto [Name, T] : llvm::zip(Given, Parameters))
                         if (T == Result)
                           Sum = combine(T, Sum, Build.variable(Name));
                       return Body.finish(Sum, Build);
                     });
  demonstrate(B, F);
  return true;
}

/// A function whose result is a closure, which it may have made elsewhere too.
bool ProgramGenerator::functionFactory(Block &B) {
  const ValueType *Made =
      Table.function(parameterTypes(3), someScalar(), R.below(NumLevels - 1));
  Variable F = defineFunction(
      B, newName("make"), parameterTypes(3), Made, callLimit(),
      [&](ArrayRef<StringRef>) {
        ScopeGuard Guard(*this);
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
  B.add(Build.let(Closure, IsRun ? callOf(F, 1) : deadCall(F), nullptr));
  bind(Closure, Made);
  noteVariable(B, Closure, Made);
  if (R.coin() && permits(*F.CallCost + CallBounds[Made->Level], false)) {
    // Called at once: `(make 1 2) 3`.
    meter().spend(CallBounds[Made->Level]);
    meter().HasEffect = true;
    Restore<bool> Effects(EffectsAllowed, !Options.OrderIndependent);
    Expression *Callee = callOf(F, 0);
    define(B, Made->Result, Build.call(Callee, arguments(Made, 1, -1)));
  }
  return true;
}

bool ProgramGenerator::functionHigherOrder(Block &B) {
  const ValueType *T = someNumber();
  const ValueType *Passed = Table.function({T}, T, R.below(2));
  Types Parameters = {Passed};
  if (R.coin())
    Parameters.push_back(Table.function({T, T}, T, 0));
  Parameters.push_back(T);
  Variable F = defineFunction(
      B, newName("apply"), Parameters, T, callLimit(),
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
        return Build.call(Given[1], {X, Build.variable(Given.back())});
      });
  demonstrate(B, F);
  return true;
}

/// let rec f x = let y = ... in let rec g z = ... let rec h u = ... in ...
bool ProgramGenerator::functionNested(Block &B) {
  const ValueType *T = someNumber();
  llvm::function_ref<Expression *(ArrayRef<StringRef>)> Recursive = nullptr;
  unsigned Levels = 2 + R.below(3);
  auto Level = [&](ArrayRef<StringRef> Given) {
    Block Body;
    ScopeGuard Guard(*this);
    define(Body, Float, expression(Float, 1));
    if (Levels-- == 0)
      return Body.finish(expression(T, 3), Build);
    Types Parameters = {T, someType()};
    Variable Inner = defineFunction(Body, newName("f"), Parameters, T,
                                    meter().left() / 2, Recursive);
    InScope.bind(Inner);
    Expression *Own = Build.variable(Given[0]);
    bool IsRun = meter().affords(*Inner.CallCost);
    Expression *Call = IsRun ? callOf(Inner, 1) : deadCall(Inner);
    return Body.finish(combine(T, Own, Call), Build);
  };
  Recursive = Level;
  Variable F =
      defineFunction(B, newName("f"), {T, someType()}, T, callLimit(), Level);
  demonstrate(B, F);
  return true;
}

/// Two closures over one cell: one changes it, the other looks at it.
bool ProgramGenerator::functionState(Block &B) {
  const ValueType *T = someNumber();
  const ValueType *CellType = Table.array(T, 1);
  StringRef Cell = newName("cell");
  B.add(Build.let(Cell, makeArray(CellType, expression(T, 2)), nullptr));
  bind(Cell, CellType);
  auto Content = [&] {
    return Build.get(Build.variable(Cell), Build.integer(0));
  };
  Variable Change = defineFunction(
      B, newName("change"), {T}, Unit, callLimit(),
      [&](ArrayRef<StringRef> Given) {
        meter().HasEffect = true;
        Expression *Old = Content();
        return Build.put(Build.variable(Cell), Build.integer(0),
                         combine(T, Old, Build.variable(Given[0])));
      });
  Variable Look = defineFunction(
      B, newName("look"), {Int}, T, callLimit(),
      [&](ArrayRef<StringRef>) { return combine(T, Content(), leaf(T)); });
  InScope.bind(Change);
  InScope.bind(Look);
  for (unsigned I = 0; I < 2; ++I) {
    B.add(callOf(Change, 1));
    define(B, T, callOf(Look, 1));
  }
  return true;
}

bool ProgramGenerator::functionTable(Block &B) {
  const ValueType *T = someNumber();
  uint32_t Length = 2 + R.below(4);
  const ValueType *F = Table.function({T, Int}, T, R.below(2));
  const ValueType *TableType = Table.array(F, Length);
  if (!meter().affords((CallBounds[F->Level] + Cost{20, 0}) * Length))
    return false;
  Expression *First = functionValue(F, 2);
  StringRef Functions = newName("table");
  B.add(Build.let(Functions, makeArray(TableType, First), nullptr));
  bind(Functions, TableType);
  for (uint32_t I = 1; I < Length; ++I)
    B.add(Build.put(Build.variable(Functions), Build.integer(int32_t(I)),
                    functionValue(F, 2)));
  meter().HasEffect = true;
  LoopShape Shape;
  Shape.To = int32_t(Length);
  Shape.Accumulators = {T};
  Shape.Uses.push_back({Functions, TableType});
  return emitLoop(B, Shape, [&](LoopBody &Body) {
    meter().spend(CallBounds[F->Level]);
    meter().HasEffect = true;
    Expression *Callee = element(Body.Uses[0], Body.Counter);
    Body.Next[0] = Build.call(Callee, {Build.variable(Body.Accumulators[0]),
                                       Build.variable(Body.Counter)});
  });
}

bool ProgramGenerator::functionPair(Block &B) {
  const ValueType *T = someNumber();
  const ValueType *F = Table.function({T}, T, R.below(2));
  const ValueType *G = Table.function({Int, T}, someScalar(), R.below(2));
  const ValueType *PairType = Table.tuple({F, T, G});
  if (!meter().affords(CallBounds[F->Level] + CallBounds[G->Level]))
    return false;
  Expressions Components = {functionValue(F, 2), operand(T, 2),
                            functionValue(G, 2)};
  StringRef Pair = newName("t");
  B.add(Build.let(Pair, Build.tuple(Components), nullptr));
  bind(Pair, PairType);
  Names Parts = takeApart(B, PairType, Build.variable(Pair));
  meter().spend(CallBounds[F->Level] + CallBounds[G->Level]);
  meter().HasEffect = true;
  define(B, T, Build.call(Parts[0], {Build.variable(Parts[1])}));
  define(B, G->Result,
         Build.call(Parts[2], {leaf(Int), Build.variable(Parts[1])}));
  return true;
}
