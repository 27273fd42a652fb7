//===- GroupFunctions.cpp - Mutually recursive functions ------------------===//

#include "Functions/GroupFunctions.h"
#include "Expressions/CallMaker.h"
#include "Expressions/ExpressionMaker.h"
#include "Functions/FunctionDefiner.h"
#include "Statements/BlockMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

GroupFunctions::Group GroupFunctions::makeGroup(int32_t Fuel, bool HasOneType) {
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
Expression *GroupFunctions::callee(const Group &G, const Member *&Called) {
  Called = &R.pick(ArrayRef(G.Members));
  Expression *Callee = Build.variable(Called->Name);
  const Member &Other = R.pick(ArrayRef(G.Members));
  if (Other.Parameters != Called->Parameters || R.percent(75))
    return Callee;
  Expression *Condition = Expressions.make(Bool, 1);
  return Build.conditional(Condition, Callee, Build.variable(Other.Name));
}

Expression *GroupFunctions::body(const Group &G, ArrayRef<StringRef> Given) {
  Block Body;
  ScopeGuard Guard(InScope);
  if (R.percent(25))
    Blocks.fill(Body, 1);
  Expression *Test = Functions.outOfFuel(Given[0]);
  Expression *Base =
      R.coin() ? Build.variable(Given[1]) : Expressions.make(G.Result, 2);
  auto Again = [&] {
    const Member *Called = nullptr;
    Expression *Callee = callee(G, Called);
    ExpressionList Arguments = {
        Build.subtract(Build.variable(Given[0]), Build.integer(1))};
    for (const ValueType *P : ArrayRef(Called->Parameters).drop_front())
      Arguments.push_back(Expressions.operand(P, R.below(3)));
    return Build.call(Callee, Arguments);
  };
  Expression *Step = Again();
  if (R.percent(30)) {
    Expression *Condition = Expressions.make(Bool, 2);
    Step = Build.conditional(Condition, Step, Again());
  }
  if (R.percent(40))
    Step = Expressions.combine(G.Result, Step, Expressions.simplest(G.Result));
  return Body.finish(Build.conditional(Test, Base, Step), Build);
}

/// Defines the functions of a group. Returns a function that stands for all of
/// them: its cost is that of a recursion in which every call is of the most
/// expensive function, and it is pure if all are.
Variable GroupFunctions::define(Block &B, const Group &G, Cost Limit) {
  Cost Dearest;
  bool IsPure = true;
  std::optional<Variable> Last;
  for (const Member &M : G.Members) {
    Last = Functions.define(
        B, M.Name, M.Parameters, G.Result, Limit,
        [&](ArrayRef<StringRef> Given) { return body(G, Given); }, G.Fuel);
    Dearest = max(Dearest, *Last->CallCost);
    IsPure &= Last->IsPure;
  }
  B.joinFunctions(G.Members.size(), State.Context);
  Last->CallCost = Dearest * (G.Fuel + 1);
  Last->IsPure = IsPure;
  Last->Fuel = G.Fuel;
  return *Last;
}

/// Defines a group of functions and calls some of them:
///
///   let rec f n x = ... g (n - 1) y ... and g n x = ... f (n - 1) y ... in
///   ... f 7 z ...
bool GroupFunctions::mutuallyRecursive(Block &B) {
  int32_t Fuel = extended() ? affordableTrips(R.percent(20) ? 200 : 40) : 0;
  if (!Fuel)
    return false;
  Group G = makeGroup(Fuel, R.coin());
  Variable F = define(B, G, meter().left() / (4 * uint64_t(Fuel)));
  for (unsigned I = 1 + R.below(2); I > 0; --I) {
    const Member &M = R.pick(ArrayRef(G.Members));
    F.Name = M.Name;
    F.Type = Table.function(M.Parameters, G.Result, NumLevels - 1);
    Blocks.defineAndCall(B, F);
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
bool GroupFunctions::mutuallyRecursiveClosures(Block &B) {
  int32_t Fuel = extended() ? affordableTrips(20) : 0;
  if (!Fuel || !State.EffectsAllowed)
    return false;
  Group G = makeGroup(Fuel, /*HasOneType=*/true);
  const unsigned Count = G.Members.size();
  const ValueType *Function =
      Table.function(G.Members.front().Parameters, G.Result, 0);
  const Cost MemberLimit = meter().left() / (12 * uint64_t(Fuel));
  Cost CallCost;
  TypeList Captured = {Types.someNumber(), Types.someType()};
  Variable Make = Functions.define(
      B, newName("make"), Captured, Table.array(Function, Count),
      Functions.callLimit(), [&](ArrayRef<StringRef>) {
        Block Body;
        ScopeGuard Guard(InScope);
        if (R.coin())
          Blocks.define(Body, Float, Expressions.make(Float, 2));
        CallCost = *define(Body, G, MemberLimit).CallCost;
        StringRef Array = newName("fs");
        Expression *Size = Build.integer(int32_t(Count));
        Expression *First = Build.variable(G.Members.front().Name);
        Body.add(Build.let(Array, Build.arrayMake(Size, First), nullptr));
        for (unsigned I = 1; I != Count; ++I)
          Body.add(Build.put(Build.variable(Array), Build.integer(int32_t(I)),
                             Build.variable(G.Members[I].Name)));
        meter().HasEffect = true;
        return Body.finish(Build.variable(Array), Build);
      });
  NameList Instances;
  while (Instances.size() != 2 && meter().affords(*Make.CallCost)) {
    StringRef Instance = newName("fs");
    B.add(Build.let(Instance, Calls.call(Make, 1), nullptr));
    Instances.push_back(Instance);
  }
  for (unsigned I = 2 + R.below(3); I > 0 && !Instances.empty(); --I) {
    if (!meter().affords(CallCost))
      break;
    meter().spend(CallCost);
    meter().HasEffect = true;
    Expression *Callee = Build.get(Build.variable(R.pick(ArrayRef(Instances))),
                                   Build.integer(int32_t(R.below(Count))));
    Blocks.define(B, G.Result,
                  Build.call(Callee, {maybeOpaque(R.between(0, Fuel)),
                                      Expressions.operand(G.Result, 2)}));
  }
  return true;
}
