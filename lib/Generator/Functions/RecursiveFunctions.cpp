//===- RecursiveFunctions.cpp - Recursive functions -----------------------===//

#include "Functions/RecursiveFunctions.h"
#include "Expressions/ExpressionMaker.h"
#include "Functions/FunctionDefiner.h"
#include "Statements/BlockMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

bool RecursiveFunctions::tailRecursive(Block &B) {
  int32_t Fuel = affordableTrips(60);
  if (!Fuel)
    return false;
  TypeList Parameters = {Int};
  for (unsigned I = 1 + R.below(5); I > 0; --I)
    Parameters.push_back(R.percent(85) ? Types.someNumber() : Types.someType());
  const ValueType *Result = Parameters[1];
  StringRef Name = newName("loop");
  Variable F = Functions.define(
      B, Name, Parameters, Result, meter().left() / (2 * Fuel),
      [&](ArrayRef<StringRef> Given) {
        Block Body;
        if (R.percent(40))
          Blocks.fill(Body, 1);
        Expression *Test = Functions.outOfFuel(Given[0]);
        Expression *Base =
            R.coin() ? Build.variable(Given[1]) : Expressions.make(Result, 1);
        auto Again = [&] {
          ExpressionList Arguments = {
              Build.subtract(Build.variable(Given[0]), Build.integer(1))};
          for (const ValueType *P : ArrayRef(Parameters).drop_front())
            Arguments.push_back(Expressions.operand(P, R.below(3)));
          return Build.call(Name, Arguments);
        };
        Expression *Step = Again();
        // Two calls, of which one is executed.
        if (R.percent(30)) {
          Expression *Condition = Expressions.make(Bool, 2);
          Step = Build.conditional(Condition, Step, Again());
        }
        return Body.finish(Build.conditional(Test, Base, Step), Build);
      },
      Fuel, Functions.someRaises());
  F.CallCost = *F.CallCost * (Fuel + 1);
  F.Fuel = Fuel;
  Blocks.defineAndCall(B, F);
  return true;
}

bool RecursiveFunctions::recursive(Block &B) {
  int32_t Fuel = affordableTrips(R.percent(20) ? 300 : 40);
  if (!Fuel)
    return false;
  TypeList Parameters = {Int};
  for (unsigned I = R.below(4); I > 0; --I)
    Parameters.push_back(R.percent(80) ? Types.someNumber() : Types.someType());
  const ValueType *Result =
      R.percent(80) ? Types.someNumber() : Types.someType();
  StringRef Name = newName("f");
  // Whether the function terminates for any argument, so that it can be a
  // value.
  bool TakesAnything = extended() && R.percent(30);
  Variable F = Functions.define(
      B, Name, Parameters, Result, meter().left() / (2 * Fuel),
      [&](ArrayRef<StringRef> Given) {
        Expression *Test = Functions.outOfFuel(Given[0]);
        if (TakesAnything)
          Test = Build.binary(
              Operator::Or,
              Build.binary(Operator::Greater, Build.variable(Given[0]),
                           Build.integer(Fuel)),
              Build.binary(Operator::LessEqual, Build.variable(Given[0]),
                           Build.integer(0)));
        Expression *Base = Expressions.make(Result, 2);
        Block Body;
        ScopeGuard Guard(InScope);
        if (R.coin())
          Blocks.define(Body, Int, Expressions.make(Int, 2));
        ExpressionList Arguments = {
            Build.subtract(Build.variable(Given[0]), Build.integer(1))};
        for (const ValueType *P : ArrayRef(Parameters).drop_front())
          Arguments.push_back(Expressions.operand(P, 2));
        StringRef Rest = newName(Result);
        Body.add(Build.let(Rest, Build.call(Name, Arguments), nullptr));
        bind(Rest, Result);
        // Values from before the call are used after it, perhaps after effects.
        if (R.percent(30))
          Blocks.fill(Body, 1);
        Expression *Own = Expressions.make(Result, 2);
        return Build.conditional(
            Test, Base,
            Body.finish(Expressions.combine(Result, Build.variable(Rest), Own),
                        Build));
      },
      TakesAnything ? -1 : Fuel, Functions.someRaises());
  F.CallCost = *F.CallCost * (Fuel + 1);
  F.Fuel = TakesAnything ? -1 : Fuel;
  Blocks.defineAndCall(B, F);
  return true;
}

/// Defines a recursive function that applies one operation to the result of
/// each recursive call:
///
///   let rec f n x = if n <= 0 then c else x + f (n - 1) (x * 3)
bool RecursiveFunctions::accumulated(Block &B) {
  int32_t Fuel = affordableTrips(40);
  if (!Fuel)
    return false;
  TypeList Parameters = {Int};
  for (unsigned I = R.below(3); I > 0; --I)
    Parameters.push_back(Int);
  StringRef Name = newName("f");
  constexpr Operator Operators[] = {Operator::Add, Operator::Subtract,
                                    Operator::Multiply};
  unsigned Known = extended() ? 3 : 2;
  Operator O = Operators[R.below(Known)];
  Variable F = Functions.define(
      B, Name, Parameters, Int, meter().left() / (2 * Fuel),
      [&](ArrayRef<StringRef> Given) {
        SaveAndRestore<bool> Allowed(State.EffectsAllowed, false);
        auto Again = [&] {
          ExpressionList Arguments = {
              Build.subtract(Build.variable(Given[0]), Build.integer(1))};
          for (size_t I = 1; I < Given.size(); ++I)
            Arguments.push_back(Expressions.make(Int, 1));
          return Build.call(Name, Arguments);
        };
        // One or two operations, with the call as either operand.
        auto Step = [&] {
          Expression *E = Again();
          for (unsigned I = 1 + R.below(2); I > 0; --I) {
            Expression *Own = Expressions.simplest(Int);
            bool IsLeft = O == Operator::Subtract || R.coin();
            E = Build.binary(O, IsLeft ? E : Own, IsLeft ? Own : E);
          }
          return E;
        };
        Expression *Test = Functions.outOfFuel(Given[0]);
        Expression *Base = Expressions.make(Int, 1);
        Expression *Rest = Step();
        // Sometimes the other branch has no operation: its call is a tail call.
        if (R.percent(40)) {
          Expression *Condition = Expressions.make(Bool, 1);
          Rest =
              Build.conditional(Condition, Rest, R.coin() ? Again() : Step());
        }
        return Build.conditional(Test, Base, Rest);
      },
      Fuel);
  F.CallCost = *F.CallCost * uint64_t(Fuel + 1);
  F.Fuel = Fuel;
  Blocks.defineAndCall(B, F);
  return true;
}

bool RecursiveFunctions::treeRecursive(Block &B) {
  int32_t Fuel = R.between(2, 6);
  uint64_t Calls = (uint64_t(1) << (Fuel + 1)) - 1;
  if (!meter().affords({Calls * 40, 0}))
    return false;
  const ValueType *Result = Types.someNumber();
  TypeList Parameters = {Int, Types.someNumber()};
  StringRef Name = newName("f");
  Variable F = Functions.define(
      B, Name, Parameters, Result, meter().left() / (2 * Calls),
      [&](ArrayRef<StringRef> Given) {
        Expression *Test = Functions.outOfFuel(Given[0]);
        Expression *Base = Expressions.make(Result, 1);
        auto Call = [&] {
          return Build.call(
              Name, {Build.subtract(Build.variable(Given[0]), Build.integer(1)),
                     Expressions.operand(Parameters[1], 1)});
        };
        if (!Options.OrderIndependent && R.coin()) {
          Expression *First = Call();
          return Build.conditional(Test, Base,
                                   Expressions.combine(Result, First, Call()));
        }
        Block Body;
        StringRef First = newName(Result), Second = newName(Result);
        Body.add(Build.let(First, Call(), nullptr));
        Body.add(Build.let(Second, Call(), nullptr));
        return Build.conditional(
            Test, Base,
            Body.finish(Expressions.combine(Result, Build.variable(First),
                                            Build.variable(Second)),
                        Build));
      });
  F.CallCost = *F.CallCost * Calls;
  F.Fuel = Fuel;
  Blocks.defineAndCall(B, F);
  return true;
}

Expression *RecursiveFunctions::digest(ArrayRef<StringRef> Names,
                                       ArrayRef<const ValueType *> Parameters,
                                       const ValueType *Result) {
  Block Body;
  auto OfType = [&](const ValueType *T) {
    Expression *Sum = nullptr;
    for (auto [Name, P] : llvm::zip(Names, Parameters)) {
      if (P != T)
        continue;
      Expression *Given = Build.variable(Name);
      if (!Sum) {
        Sum = Given;
        continue;
      }
      StringRef Before = newName(T);
      Body.add(Build.let(Before, Sum, nullptr));
      Sum = T->is(Kind::Int)
                ? Build.subtract(
                      Build.add(Build.variable(Before), Build.variable(Before)),
                      Given)
                : Build.binary(Operator::FloatSubtract,
                               Build.binary(Operator::FloatMultiply,
                                            Build.variable(Before),
                                            Build.floating(0.5)),
                               Given);
    }
    return Sum;
  };
  if (!Result->is(Kind::Tuple))
    return Body.finish(OfType(Result), Build);
  ExpressionList Components;
  for (const ValueType *Component : Result->Operands)
    Components.push_back(OfType(Component));
  return Body.finish(Build.tuple(Components), Build);
}

ExpressionList
RecursiveFunctions::permutation(ArrayRef<StringRef> Names,
                                ArrayRef<const ValueType *> Parameters) {
  // Few or many exchanges: from a single swap to a complete permutation.
  unsigned Percent = R.coin() ? 15 : 80;
  llvm::SmallVector<size_t, 41> Sources;
  for (size_t I = 0; I < Names.size(); ++I)
    Sources.push_back(I);
  for (size_t I = 0; I < Names.size(); ++I) {
    size_t J = R.below(uint32_t(Names.size()));
    if (Parameters[I] == Parameters[J] && R.percent(Percent))
      std::swap(Sources[I], Sources[J]);
  }
  ExpressionList Result;
  for (auto [I, T] : llvm::enumerate(Parameters)) {
    size_t J = R.below(uint32_t(Names.size()));
    // A duplicate takes the place of another parameter.
    bool IsDuplicate = Parameters[J] == T && R.percent(15);
    Expression *E = Build.variable(Names[IsDuplicate ? J : Sources[I]]);
    Result.push_back(
        R.percent(10) ? Expressions.combine(T, E, Expressions.simplest(T)) : E);
  }
  return Result;
}

/// Defines a recursive function that passes on its parameters in other
/// positions:
///
///   let rec f n a b c ... = if n <= 0 then digest else f (n - 1) c b b ...
bool RecursiveFunctions::permuted(Block &B) {
  unsigned Count = 2 + R.below(R.percent(30) ? 39 : 10);
  int32_t Fuel = affordableTrips(12);
  if (!Fuel || !meter().affords(Cost{Count * 8, 0} * uint64_t(2 * Fuel + 2)))
    return false;
  TypeList Others;
  unsigned Ints = R.below(101);
  for (unsigned I = 0; I < Count; ++I)
    Others.push_back(R.percent(Ints) ? Int : Float);
  const ValueType *Result = Others[0];
  if (llvm::is_contained(Others, Int) && llvm::is_contained(Others, Float))
    Result = Table.tuple({Int, Float});
  TypeList Parameters = {Int};
  Parameters.append(Others);
  StringRef Name = newName("f");
  Variable F = Functions.define(
      B, Name, Parameters, Result, meter().left() / uint64_t(2 * Fuel),
      [&](ArrayRef<StringRef> Given) {
        ArrayRef<StringRef> Names = Given.drop_front();
        auto Again = [&] {
          ExpressionList Arguments = {
              Build.subtract(Build.variable(Given[0]), Build.integer(1))};
          Arguments.append(permutation(Names, Others));
          return Build.call(Name, Arguments);
        };
        Expression *Test = Functions.outOfFuel(Given[0]);
        Expression *Base = digest(Names, Others, Result);
        Expression *Step = Again();
        if (R.percent(30)) {
          Expression *Condition = Expressions.make(Bool, 1);
          Step = Build.conditional(Condition, Step, Again());
        }
        // Sometimes the call is not in tail position.
        if (R.percent(30) && !Result->is(Kind::Tuple))
          Step = Expressions.combine(Result, Step, Build.variable(Names[0]));
        return Build.conditional(Test, Base, Step);
      },
      Fuel);
  F.CallCost = *F.CallCost * uint64_t(Fuel + 1);
  F.Fuel = Fuel;
  Blocks.defineAndCall(B, F);
  return true;
}

/// Defines functions that call each other through an array:
///
///   let a = Array.make 2 dummy in let rec f n x = ... a.(1) (n - 1) ... in
///   let rec g n x = ... a.(0) (n - 1) ... in a.(0) <- f; a.(1) <- g; ...
bool RecursiveFunctions::mutualArray(Block &B) {
  int32_t Fuel = affordableTrips(40);
  if (!Fuel)
    return false;
  const ValueType *T = Types.someNumber();
  unsigned Count = 2 + R.below(2);
  StringRef Cells = newName("knot");
  {
    ScopeGuard Guard(InScope);
    Variable Dummy = Functions.define(
        B, newName("f"), {Int, T}, T, Functions.callLimit(),
        [&](ArrayRef<StringRef> Given) { return Build.variable(Given[1]); });
    Expression *Size = Build.integer(int32_t(Count));
    Expression *Initial = Build.variable(Dummy.Name);
    B.add(Build.let(Cells, Build.arrayMake(Size, Initial), nullptr));
  }
  Cost Dearest;
  for (unsigned I = 0; I < Count; ++I) {
    StringRef Name = newName("f");
    bool IsTail = R.coin();
    Variable F = Functions.define(
        B, Name, {Int, T}, T, meter().left() / (2 * Fuel),
        [&](ArrayRef<StringRef> Given) {
          Expression *Test = Functions.outOfFuel(Given[0]);
          Expression *Base = Expressions.make(T, 1);
          Expression *Next =
              Build.get(Build.variable(Cells), Build.integer(R.below(Count)));
          Expression *Rest = Build.call(
              Next, {Build.subtract(Build.variable(Given[0]), Build.integer(1)),
                     Expressions.combine(T, Build.variable(Given[1]),
                                         Expressions.simplest(T))});
          if (!IsTail)
            Rest = Expressions.combine(T, Rest, Expressions.simplest(T));
          return Build.conditional(Test, Base, Rest);
        });
    Dearest = max(Dearest, *F.CallCost);
    B.add(Build.put(Build.variable(Cells), Build.integer(int32_t(I)),
                    Build.variable(Name)));
  }
  meter().HasEffect = true;
  // The functions do not come into scope, because callers would have to pass
  // fuel.
  meter().spend(Dearest * (Fuel + 1));
  Expression *Start = Build.get(Build.variable(Cells), Build.integer(0));
  Blocks.define(
      B, T,
      Build.call(Start, {Build.integer(Fuel), Expressions.operand(T, 2)}));
  return true;
}

/// Defines two functions, one of which gets the other one as an argument:
///
/// let rec f n x next = ... next (n - 1) x' ...
/// let rec g n x = f n x g
bool RecursiveFunctions::mutualParameter(Block &B) {
  int32_t Fuel = affordableTrips(40);
  if (!Fuel)
    return false;
  const ValueType *T = Types.someNumber();
  // The level does not matter, because the parameter does not come into scope.
  const ValueType *Next = Table.function({Int, T}, T, 0);
  Variable Step = Functions.define(
      B, newName("step"), {Int, T, Next}, T, meter().left() / (2 * Fuel),
      [&](ArrayRef<StringRef> Given) {
        Expression *Test = Functions.outOfFuel(Given[0]);
        Expression *Base = Build.variable(Given[1]);
        Expression *Rest = Build.call(
            Given[2],
            {Build.subtract(Build.variable(Given[0]), Build.integer(1)),
             Expressions.combine(T, Build.variable(Given[1]),
                                 Build.variable(Given[1]))});
        if (R.coin())
          Rest = Expressions.combine(T, Rest, Expressions.simplest(T));
        return Build.conditional(Test, Base, Rest);
      });
  StringRef Name = newName("f");
  Variable F = Functions.define(
      B, Name, {Int, T}, T, *Step.CallCost * 2, [&](ArrayRef<StringRef> Given) {
        ExpressionList Arguments = {
            Build.variable(Given[0]),
            Expressions.combine(T, Build.variable(Given[1]),
                                Expressions.simplest(T)),
            Build.variable(Name)};
        meter().spend(*Step.CallCost);
        return Build.call(Step.Name, Arguments);
      });
  F.CallCost = *F.CallCost * (Fuel + 1);
  F.Fuel = Fuel;
  F.IsPure = Step.IsPure && F.IsPure;
  Blocks.defineAndCall(B, F);
  return true;
}
