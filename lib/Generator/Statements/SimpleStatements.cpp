//===- SimpleStatements.cpp - Single statements ---------------------------===//

#include "Statements/SimpleStatements.h"
#include "Expressions/CallMaker.h"
#include "Expressions/EffectMaker.h"
#include "Expressions/ExpressionMaker.h"
#include "Statements/BlockMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

bool SimpleStatements::value(Block &B) {
  const ValueType *T = Types.someScalar();
  if (extended() && chance(Construct::Text))
    T = R.percent(70) ? String : Char;
  Expression *E = Expressions.make(T, someDepth());
  // Usually the value is more than an alias of a variable.
  if (llvm::isa<ast::VariableReference>(E) && R.percent(80))
    E = Expressions.combine(T, E, Expressions.make(T, 1));
  Blocks.define(B, T, E, /*MayShadow=*/true);
  return true;
}

bool SimpleStatements::compound(Block &B) {
  const ValueType *T = Types.someCompound();
  if (meter().left().Steps < T->SimplestSteps * 2)
    return false;
  Blocks.define(B, T, Expressions.make(T, someDepth()), /*MayShadow=*/true);
  return true;
}

bool SimpleStatements::tupleParts(Block &B) {
  const Variable *V =
      InScope.pick([](const Variable &V) { return V.Type->is(Kind::Tuple); });
  const ValueType *T =
      V ? V->Type : Table.tuple({Types.someScalar(), Types.someScalar(), Int});
  Expression *Value =
      V ? Build.variable(V->Name) : Expressions.make(T, someDepth());
  NameList Parts = Blocks.destructure(B, T, Value);
  unsigned I = R.below(uint32_t(Parts.size()));
  Effects.outputVariable(B, Parts[I], T->Operands[I]);
  return true;
}

bool SimpleStatements::effect(Block &B) {
  ++Build.Lines;
  B.add(Effects.make(someDepth()));
  return true;
}

bool SimpleStatements::unused(Block &B) {
  const ValueType *T = Types.someType();
  Expression *Value = Expressions.make(T, someDepth());
  // The value is bound to `_` or to a name that never comes into scope.
  B.add(Build.let(extended() && R.coin() ? "_" : newName("unused"), Value,
                  nullptr));
  return true;
}

/// Makes a call for its effect, whose result nothing uses.
bool SimpleStatements::deadResult(Block &B) {
  const Variable *F = InScope.pick([&](const Variable &V) {
    return V.CallCost && !V.IsPure && !V.Type->Result->is(Kind::Unit) &&
           permits(*V.CallCost, false);
  });
  if (!F)
    return false;
  // Bind the components of a tuple, the whole result, or nothing.
  const ValueType *T = F->Type->Result;
  Expression *Call = Calls.call(*F, 1);
  if (T->is(Kind::Tuple) && R.coin()) {
    NameList Parts;
    for (size_t I = 0; I < T->Operands.size(); ++I)
      Parts.push_back(newName("unused"));
    B.add(Build.letTuple(Parts, Call, nullptr));
    return true;
  }
  B.add(Build.let(extended() && R.coin() ? "_" : newName("unused"), Call,
                  nullptr));
  return true;
}

bool SimpleStatements::print(Block &B) {
  auto Print = [&](StringRef Function, Expression *Argument) {
    B.add(Build.call(Function, {Argument}));
    ++Build.Lines;
  };
  if (!meter().affords({20, 1}))
    return false;
  meter().spend({0, 1});
  meter().HasEffect = true;
  Print("print_int", Expressions.make(Int, 1));
  Print("print_byte", Build.integer(32));
  Print("print_float", Expressions.make(Float, 1));
  Print("print_byte", Build.integer(R.between(33, 126)));
  Print("print_newline", Build.unit());
  return true;
}

bool SimpleStatements::printError(Block &B) {
  if (!meter().affords({20, 1}))
    return false;
  meter().spend({0, 1});
  meter().HasEffect = true;
  ++Build.Lines;
  B.add(Build.call("prerr_int", {Expressions.make(Int, 1)}));
  B.add(Build.call("prerr_byte", {Build.integer(32)}));
  B.add(Build.call("prerr_float", {Expressions.make(Float, 1)}));
  B.add(Build.call("prerr_newline", {Build.unit()}));
  return true;
}
