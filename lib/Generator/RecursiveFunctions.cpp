//===- RecursiveFunctions.cpp - Recursive functions -----------------------===//
//
// Recursion terminates because each call passes less fuel than its caller got.
// The recursive calls are in fixed positions: a function is not in scope in its
// own body, so that there are no other calls of it.
//
//===----------------------------------------------------------------------===//

#include "ProgramGenerator.h"

using namespace mincaml;
using namespace mincaml::generator;

bool ProgramGenerator::tailRecursion(Block &B) {
  int32_t Fuel = affordableTrips(60);
  if (!Fuel)
    return false;
  TypeList Parameters = {Int};
  for (unsigned I = 1 + R.below(5); I > 0; --I)
    Parameters.push_back(R.percent(85) ? Types.someNumber() : Types.someType());
  const ValueType *Result = Parameters[1];
  StringRef Name = newName("loop");
  Variable F = defineFunction(
      B, Name, Parameters, Result, meter().left() / (2 * Fuel),
      [&](ArrayRef<StringRef> Given) {
        Block Body;
        if (R.percent(40))
          fill(Body, 1);
        Expression *Test = outOfFuel(Given[0]);
        Expression *Base =
            R.coin() ? Build.variable(Given[1]) : expression(Result, 1);
        auto Again = [&] {
          ExpressionList Arguments = {lessFuel(Given[0])};
          for (const ValueType *P : ArrayRef(Parameters).drop_front())
            Arguments.push_back(operand(P, R.below(3)));
          return Build.call(Name, Arguments);
        };
        Expression *Step = Again();
        // Two calls, of which one is executed.
        if (R.percent(30)) {
          Expression *Condition = expression(Bool, 2);
          Step = Build.conditional(Condition, Step, Again());
        }
        return Body.finish(Build.conditional(Test, Base, Step), Build);
      },
      Fuel, someRaises());
  return callRecursion(B, F, Fuel, Fuel + 1);
}

bool ProgramGenerator::recursion(Block &B) {
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
  Variable F = defineFunction(
      B, Name, Parameters, Result, meter().left() / (2 * Fuel),
      [&](ArrayRef<StringRef> Given) {
        Expression *Test = outOfFuel(Given[0]);
        if (TakesAnything)
          Test = Build.binary(Operator::Or,
                              Build.binary(Operator::Greater, Given[0], Fuel),
                              Build.binary(Operator::LessEqual, Given[0], 0));
        Expression *Base = expression(Result, 2);
        Block Body;
        ScopeGuard Guard(InScope);
        if (R.coin())
          define(Body, Int, expression(Int, 2));
        ExpressionList Arguments = {lessFuel(Given[0])};
        for (const ValueType *P : ArrayRef(Parameters).drop_front())
          Arguments.push_back(operand(P, 2));
        StringRef Rest = newName(Result);
        Body.add(Build.let(Rest, Build.call(Name, Arguments)));
        bind(Rest, Result);
        // Values from before the call are used after it, perhaps after effects.
        if (R.percent(30))
          fill(Body, 1);
        Expression *Own = expression(Result, 2);
        return Build.conditional(
            Test, Base, Body.finish(combine(Result, Rest, Own), Build));
      },
      TakesAnything ? -1 : Fuel, someRaises());
  return callRecursion(B, F, TakesAnything ? -1 : Fuel, Fuel + 1);
}

/// Defines a recursive function that applies one operation to the result of
/// each recursive call:
///
///   let rec f n x = if n <= 0 then c else x + f (n - 1) (x * 3)
bool ProgramGenerator::accumulatedRecursion(Block &B) {
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
  Variable F = defineFunction(
      B, Name, Parameters, Int, meter().left() / (2 * Fuel),
      [&](ArrayRef<StringRef> Given) {
        SaveAndRestore<bool> Allowed(EffectsAllowed, false);
        auto Again = [&] {
          ExpressionList Arguments = {lessFuel(Given[0])};
          for (size_t I = 1; I < Given.size(); ++I)
            Arguments.push_back(expression(Int, 1));
          return Build.call(Name, Arguments);
        };
        // One or two operations, with the call as either operand.
        auto Step = [&] {
          Expression *E = Again();
          for (unsigned I = 1 + R.below(2); I > 0; --I) {
            Expression *Own = simplest(Int);
            bool IsLeft = O == Operator::Subtract || R.coin();
            E = Build.binary(O, IsLeft ? E : Own, IsLeft ? Own : E);
          }
          return E;
        };
        Expression *Test = outOfFuel(Given[0]);
        Expression *Base = expression(Int, 1);
        Expression *Rest = Step();
        // Sometimes the other branch has no operation: its call is a tail call.
        if (R.percent(40)) {
          Expression *Condition = expression(Bool, 1);
          Rest =
              Build.conditional(Condition, Rest, R.coin() ? Again() : Step());
        }
        return Build.conditional(Test, Base, Rest);
      },
      Fuel);
  return callRecursion(B, F, Fuel, Fuel + 1);
}

bool ProgramGenerator::treeRecursion(Block &B) {
  int32_t Fuel = R.between(2, 6);
  uint64_t Calls = (uint64_t(1) << (Fuel + 1)) - 1;
  if (!meter().affords({Calls * 40, 0}))
    return false;
  const ValueType *Result = Types.someNumber();
  TypeList Parameters = {Int, Types.someNumber()};
  StringRef Name = newName("f");
  Variable F = defineFunction(
      B, Name, Parameters, Result, meter().left() / (2 * Calls),
      [&](ArrayRef<StringRef> Given) {
        Expression *Test = outOfFuel(Given[0]);
        Expression *Base = expression(Result, 1);
        auto Call = [&] {
          return Build.call(Name,
                            {lessFuel(Given[0]), operand(Parameters[1], 1)});
        };
        if (!Options.OrderIndependent && R.coin()) {
          Expression *First = Call();
          return Build.conditional(Test, Base, combine(Result, First, Call()));
        }
        Block Body;
        StringRef First = newName(Result), Second = newName(Result);
        Body.add(Build.let(First, Call()));
        Body.add(Build.let(Second, Call()));
        return Build.conditional(
            Test, Base, Body.finish(combine(Result, First, Second), Build));
      });
  return callRecursion(B, F, Fuel, Calls);
}

Expression *ProgramGenerator::digest(ArrayRef<StringRef> Names,
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
      Body.add(Build.let(Before, Sum));
      Sum = T->is(Kind::Int)
                ? Build.subtract(Build.add(Before, Before), Given)
                : Build.binary(Operator::FloatSubtract,
                               Build.binary(Operator::FloatMultiply, Before,
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
ProgramGenerator::permutation(ArrayRef<StringRef> Names,
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
    Result.push_back(R.percent(10) ? combine(T, E, simplest(T)) : E);
  }
  return Result;
}

/// Defines a recursive function that passes on its parameters in other
/// positions:
///
///   let rec f n a b c ... = if n <= 0 then digest else f (n - 1) c b b ...
bool ProgramGenerator::permutedParameters(Block &B) {
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
  Variable F = defineFunction(
      B, Name, Parameters, Result, meter().left() / uint64_t(2 * Fuel),
      [&](ArrayRef<StringRef> Given) {
        ArrayRef<StringRef> Names = Given.drop_front();
        auto Again = [&] {
          ExpressionList Arguments = {lessFuel(Given[0])};
          Arguments.append(permutation(Names, Others));
          return Build.call(Name, Arguments);
        };
        Expression *Test = outOfFuel(Given[0]);
        Expression *Base = digest(Names, Others, Result);
        Expression *Step = Again();
        if (R.percent(30)) {
          Expression *Condition = expression(Bool, 1);
          Step = Build.conditional(Condition, Step, Again());
        }
        // Sometimes the call is not in tail position.
        if (R.percent(30) && !Result->is(Kind::Tuple))
          Step = combine(Result, Step, Names[0]);
        return Build.conditional(Test, Base, Step);
      },
      Fuel);
  return callRecursion(B, F, Fuel, Fuel + 1);
}

/// Defines functions that call each other through an array:
///
///   let a = Array.make 2 dummy in let rec f n x = ... a.(1) (n - 1) ... in
///   let rec g n x = ... a.(0) (n - 1) ... in a.(0) <- f; a.(1) <- g; ...
bool ProgramGenerator::mutualArray(Block &B) {
  int32_t Fuel = affordableTrips(40);
  if (!Fuel)
    return false;
  const ValueType *T = Types.someNumber();
  unsigned Count = 2 + R.below(2);
  StringRef Cells = newName("knot");
  {
    ScopeGuard Guard(InScope);
    Variable Dummy = defineFunction(
        B, newName("f"), {Int, T}, T, callLimit(),
        [&](ArrayRef<StringRef> Given) { return Build.variable(Given[1]); });
    Expression *Size = Build.integer(int32_t(Count));
    Expression *Initial = Build.variable(Dummy.Name);
    B.add(Build.let(Cells, Build.arrayMake(Size, Initial)));
  }
  Cost Dearest;
  for (unsigned I = 0; I < Count; ++I) {
    StringRef Name = newName("f");
    bool IsTail = R.coin();
    Variable F = defineFunction(
        B, Name, {Int, T}, T, meter().left() / (2 * Fuel),
        [&](ArrayRef<StringRef> Given) {
          Expression *Test = outOfFuel(Given[0]);
          Expression *Base = expression(T, 1);
          Expression *Next = Build.get(Cells, Build.integer(R.below(Count)));
          Expression *Rest = Build.call(
              Next, {lessFuel(Given[0]),
                     combine(T, Build.variable(Given[1]), simplest(T))});
          if (!IsTail)
            Rest = combine(T, Rest, simplest(T));
          return Build.conditional(Test, Base, Rest);
        });
    Dearest = max(Dearest, *F.CallCost);
    B.add(Build.put(Cells, int32_t(I), Name));
  }
  meter().HasEffect = true;
  // The functions do not come into scope, because callers would have to pass
  // fuel.
  meter().spend(Dearest * (Fuel + 1));
  Expression *Start = Build.get(Cells, 0);
  define(B, T, Build.call(Start, {Build.integer(Fuel), operand(T, 2)}));
  return true;
}

/// Defines two functions, one of which gets the other one as an argument:
///
/// let rec f n x next = ... next (n - 1) x' ...
/// let rec g n x = f n x g
bool ProgramGenerator::mutualParameter(Block &B) {
  int32_t Fuel = affordableTrips(40);
  if (!Fuel)
    return false;
  const ValueType *T = Types.someNumber();
  // The level does not matter, because the parameter does not come into scope.
  const ValueType *Next = Table.function({Int, T}, T, 0);
  Variable Step = defineFunction(
      B, newName("step"), {Int, T, Next}, T, meter().left() / (2 * Fuel),
      [&](ArrayRef<StringRef> Given) {
        Expression *Test = outOfFuel(Given[0]);
        Expression *Base = Build.variable(Given[1]);
        Expression *Rest = Build.call(
            Given[2], {lessFuel(Given[0]), combine(T, Given[1], Given[1])});
        if (R.coin())
          Rest = combine(T, Rest, simplest(T));
        return Build.conditional(Test, Base, Rest);
      });
  StringRef Name = newName("f");
  Variable F = defineFunction(
      B, Name, {Int, T}, T, *Step.CallCost * 2, [&](ArrayRef<StringRef> Given) {
        ExpressionList Arguments = {
            Build.variable(Given[0]),
            combine(T, Build.variable(Given[1]), simplest(T)),
            Build.variable(Name)};
        meter().spend(*Step.CallCost);
        return Build.call(Step.Name, Arguments);
      });
  F.IsPure = Step.IsPure && F.IsPure;
  return callRecursion(B, F, Fuel, Fuel + 1);
}

//===- Groups -------------------------------------------------------------===//
//
// Groups `let rec f n x = ... and g n y = ...`, which `--std=mincaml` does not
// allow. A function executes at most one of its calls.
//
//===----------------------------------------------------------------------===//

/// A function of a group. Its first parameter is the fuel.
struct ProgramGenerator::GroupMember {
  StringRef Name;
  TypeList Parameters;
};

/// A group. All of its functions have the same type of result.
struct ProgramGenerator::Group {
  const ValueType *Result;
  int32_t Fuel;
  llvm::SmallVector<GroupMember, 4> Members;
};

ProgramGenerator::Group ProgramGenerator::makeGroup(int32_t Fuel,
                                                    bool HasOneType) {
  Group G{Types.someNumber(), Fuel, {}};
  unsigned Count = 2 + R.below(R.percent(20) ? 5 : 2);
  for (unsigned I = 0; I != Count; ++I) {
    TypeList Parameters = {Int, G.Result};
    if (!HasOneType)
      for (unsigned J = R.below(3); J > 0; --J)
        Parameters.push_back(R.percent(75) ? Types.someNumber()
                                           : Types.someType());
    G.Members.push_back({newName("f"), Parameters});
  }
  return G;
}

/// Returns an expression for the callee: a function of the group, or a choice
/// between two with the same parameters, which makes both of them values.
/// Called is set to a function with these parameters.
Expression *ProgramGenerator::groupCallee(const Group &G,
                                          const GroupMember *&Called) {
  Called = &R.pick(ArrayRef(G.Members));
  Expression *Callee = Build.variable(Called->Name);
  const GroupMember &Other = R.pick(ArrayRef(G.Members));
  if (Other.Parameters != Called->Parameters || R.percent(75))
    return Callee;
  Expression *Condition = expression(Bool, 1);
  return Build.conditional(Condition, Callee, Other.Name);
}

Expression *ProgramGenerator::groupBody(const Group &G,
                                        ArrayRef<StringRef> Given) {
  Block Body;
  ScopeGuard Guard(InScope);
  if (R.percent(25))
    fill(Body, 1);
  Expression *Test = outOfFuel(Given[0]);
  Expression *Base =
      R.coin() ? Build.variable(Given[1]) : expression(G.Result, 2);
  auto Again = [&] {
    const GroupMember *Called = nullptr;
    Expression *Callee = groupCallee(G, Called);
    ExpressionList Arguments = {lessFuel(Given[0])};
    for (const ValueType *P : ArrayRef(Called->Parameters).drop_front())
      Arguments.push_back(operand(P, R.below(3)));
    return Build.call(Callee, Arguments);
  };
  Expression *Step = Again();
  if (R.percent(30)) {
    Expression *Condition = expression(Bool, 2);
    Step = Build.conditional(Condition, Step, Again());
  }
  if (R.percent(40))
    Step = combine(G.Result, Step, simplest(G.Result));
  return Body.finish(Build.conditional(Test, Base, Step), Build);
}

/// Defines the functions of a group. Returns a function that stands for all of
/// them: its cost is that of a recursion in which every call is of the most
/// expensive function, and it is pure if all are.
Variable ProgramGenerator::defineGroup(Block &B, const Group &G, Cost Limit) {
  Cost Dearest;
  bool IsPure = true;
  std::optional<Variable> Last;
  for (const GroupMember &M : G.Members) {
    Last = defineFunction(
        B, M.Name, M.Parameters, G.Result, Limit,
        [&](ArrayRef<StringRef> Given) { return groupBody(G, Given); }, G.Fuel);
    Dearest = max(Dearest, *Last->CallCost);
    IsPure &= Last->IsPure;
  }
  B.joinFunctions(G.Members.size(), Context);
  Last->CallCost = Dearest * (G.Fuel + 1);
  Last->IsPure = IsPure;
  Last->Fuel = G.Fuel;
  return *Last;
}

/// Defines a group of functions and calls some of them:
///
///   let rec f n x = ... g (n - 1) y ... and g n x = ... f (n - 1) y ... in
///   ... f 7 z ...
bool ProgramGenerator::functionGroup(Block &B) {
  int32_t Fuel = extended() ? affordableTrips(R.percent(20) ? 200 : 40) : 0;
  if (!Fuel)
    return false;
  Group G = makeGroup(Fuel, R.coin());
  Variable F = defineGroup(B, G, meter().left() / (4 * uint64_t(Fuel)));
  for (unsigned I = 1 + R.below(2); I > 0; --I) {
    const GroupMember &M = R.pick(ArrayRef(G.Members));
    F.Name = M.Name;
    F.Type = Table.function(M.Parameters, G.Result, NumLevels - 1);
    defineAndCall(B, F);
  }
  return true;
}

/// Defines a function that returns a group of closures in an array, and calls
/// some of these:
///
///   let rec make y z =
///     let rec f n x = ... g ... y and g n x = ... f ... z in
///     let a = Array.make 2 f in a.(1) <- g; a in
///   let a = make 1 2 in let b = make 3 4 in ... b.(1) 7 x ...
bool ProgramGenerator::groupClosures(Block &B) {
  int32_t Fuel = extended() ? affordableTrips(20) : 0;
  if (!Fuel || !EffectsAllowed)
    return false;
  Group G = makeGroup(Fuel, /*HasOneType=*/true);
  const unsigned Count = G.Members.size();
  const ValueType *Function =
      Table.function(G.Members.front().Parameters, G.Result, 0);
  const Cost MemberLimit = meter().left() / (12 * uint64_t(Fuel));
  Cost CallCost;
  TypeList Captured = {Types.someNumber(), Types.someType()};
  Variable Make = defineFunction(
      B, newName("make"), Captured, Table.array(Function, Count), callLimit(),
      [&](ArrayRef<StringRef>) {
        Block Body;
        ScopeGuard Guard(InScope);
        if (R.coin())
          define(Body, Float, expression(Float, 2));
        CallCost = *defineGroup(Body, G, MemberLimit).CallCost;
        StringRef Array = newName("fs");
        Expression *Size = Build.integer(int32_t(Count));
        Expression *First = Build.variable(G.Members.front().Name);
        Body.add(Build.let(Array, Build.arrayMake(Size, First)));
        for (unsigned I = 1; I != Count; ++I)
          Body.add(Build.put(Array, int32_t(I), G.Members[I].Name));
        meter().HasEffect = true;
        return Body.finish(Array, Build);
      });
  NameList Instances;
  while (Instances.size() != 2 && meter().affords(*Make.CallCost)) {
    StringRef Instance = newName("fs");
    B.add(Build.let(Instance, call(Make, 1)));
    Instances.push_back(Instance);
  }
  for (unsigned I = 2 + R.below(3); I > 0 && !Instances.empty(); --I) {
    if (!meter().affords(CallCost))
      break;
    meter().spend(CallCost);
    meter().HasEffect = true;
    Expression *Callee = Build.get(Build.variable(R.pick(ArrayRef(Instances))),
                                   Build.integer(int32_t(R.below(Count))));
    define(B, G.Result,
           Build.call(Callee,
                      {maybeOpaque(R.between(0, Fuel)), operand(G.Result, 2)}));
  }
  return true;
}
