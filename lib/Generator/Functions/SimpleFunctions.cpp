//===- SimpleFunctions.cpp - Functions that are not recursive -------------===//

#include "Functions/SimpleFunctions.h"
#include "Expressions/ConstantMaker.h"
#include "Expressions/ExpressionMaker.h"
#include "Functions/FunctionDefiner.h"
#include "Statements/BlockMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

bool SimpleFunctions::plain(Block &B) {
  const ValueType *Result = Types.someType();
  TypeList Parameters = Types.parameterTypes(4);
  Variable F = Functions.define(
      B, newName("f"), Parameters, Result, Functions.callLimit(),
      [&](ArrayRef<StringRef>) {
        return Blocks.block(Result, R.below(4), someDepth());
      },
      /*Fuel=*/-1, Functions.someRaises());
  Blocks.defineAndCall(B, F);
  return true;
}

bool SimpleFunctions::closed(Block &B) {
  const ValueType *Result = Types.someScalar();
  TypeList Parameters = Types.parameterTypes(5);
  size_t Outside = InScope.mark();
  Variable F = Functions.define(
      B, newName("f"), Parameters, Result, Functions.callLimit(),
      [&](ArrayRef<StringRef>) {
        // Only the parameters are visible in the body.
        size_t Floor = InScope.setFloor(Outside);
        // The body has no statements, because these would use the checksum.
        SaveAndRestore<bool> Allowed(State.EffectsAllowed, false);
        Expression *E = Expressions.make(Result, someDepth() + 1);
        InScope.setFloor(Floor);
        return E;
      });
  Blocks.defineAndCall(B, F);
  return true;
}

bool SimpleFunctions::unit(Block &B) {
  const ValueType *Result = R.coin() ? Unit : Types.someScalar();
  Variable F = Functions.define(
      B, newName("f"), {Unit}, Result, Functions.callLimit(),
      [&](ArrayRef<StringRef>) {
        return Blocks.block(Result, 1 + R.below(3), someDepth());
      },
      /*Fuel=*/-1, Functions.someRaises());
  Blocks.defineAndCall(B, F);
  return true;
}

/// Defines a function that does nothing, or almost nothing.
bool SimpleFunctions::empty(Block &B) {
  const ValueType *Parameter = R.coin() ? Unit : Types.someType();
  const ValueType *Result = R.coin() ? Unit : Types.someScalar();
  bool IsIdentity = R.percent(20) && !Parameter->is(Kind::Unit);
  if (IsIdentity)
    Result = Parameter;
  Variable F =
      Functions.define(B, newName("f"), {Parameter}, Result,
                       Functions.callLimit(), [&](ArrayRef<StringRef> Given) {
                         return IsIdentity ? Build.variable(Given[0])
                                           : Constants.literal(Result);
                       });
  Blocks.defineAndCall(B, F);
  return true;
}

bool SimpleFunctions::manyParameters(Block &B) {
  unsigned Count = 7 + R.below(R.percent(20) ? 35 : 14);
  if (!meter().affords({Count * 12, 1}))
    return false;
  TypeList Parameters;
  for (unsigned I = 0; I < Count; ++I)
    Parameters.push_back(R.percent(5) ? Types.someType() : Types.someNumber());
  const ValueType *Result = Types.someNumber();
  Variable F = Functions.define(
      B, newName("f"), Parameters, Result, Functions.callLimit(),
      [&](ArrayRef<StringRef> Given) {
        Block Body;
        if (R.coin())
          Blocks.fill(Body, 1);
        // Use all parameters that have the type of the result.
        Expression *Sum = Expressions.make(Result, 1);
        for (auto [Name, T] : llvm::zip(Given, Parameters))
          if (T == Result)
            Sum = Expressions.combine(T, Sum, Build.variable(Name));
        return Body.finish(Sum, Build);
      },
      /*Fuel=*/-1, Functions.someRaises());
  Blocks.defineAndCall(B, F);
  return true;
}
