//===- BlockMaker.cpp - Fills blocks with statements ----------------------===//

#include "Statements/BlockMaker.h"
#include "Expressions/CallMaker.h"
#include "Expressions/EffectMaker.h"
#include "Expressions/ExpressionMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

/// The largest nesting depth of blocks in functions, loops and branches.
static constexpr unsigned MaxBlockDepth = 4;

void BlockMaker::statement(Block &B) {
  constexpr unsigned Attempts = 4;
  for (unsigned I = 0; I < Attempts; ++I) {
    if (Statements.make(State, B))
      return;
  }
  ++Build.Lines;
  B.add(Effects.make(1));
}

void BlockMaker::fill(Block &B, unsigned Count) {
  if (BlockDepth >= MaxBlockDepth)
    return;
  SaveAndRestore<unsigned> Deeper(BlockDepth, BlockDepth + 1);
  for (; Count > 0; --Count) {
    if (meter().left().Steps < 60)
      return;
    State.Costs.limited(meter().left() / Count, [&] { statement(B); });
  }
}

Expression *BlockMaker::block(const ValueType *T, unsigned Count,
                              unsigned Depth) {
  ScopeGuard Guard(InScope);
  Block B;
  if (State.EffectsAllowed)
    fill(B, Count);
  return B.finish(Expressions.make(T, Depth), Build);
}

StringRef BlockMaker::define(Block &B, const ValueType *T, Expression *Value,
                             bool MayShadow) {
  Variable V(newName(T, MayShadow), T);
  V.MayBeShadowed = MayShadow;
  B.add(Build.let(V.Name, Value, nullptr));
  InScope.bind(V);
  if (chance(Construct::NoteAfter))
    Effects.outputVariable(B, V.Name, T);
  return V.Name;
}

NameList BlockMaker::destructure(Block &B, const ValueType *T,
                                 Expression *Value) {
  NameList Parts;
  for (const ValueType *Component : T->Operands)
    Parts.push_back(newName(Component));
  B.add(Build.letTuple(Parts, Value, nullptr));
  for (auto [Name, Component] : llvm::zip(Parts, T->Operands))
    bind(Name, Component);
  return Parts;
}

void BlockMaker::defineAndCall(Block &B, const Variable &F) {
  InScope.bind(F);
  for (unsigned I = 1 + R.below(2); I > 0; --I) {
    bool IsRun = permits(*F.CallCost, F.IsPure);
    Expression *Call = IsRun ? Calls.call(F, 2) : Calls.deadCall(F);
    if (F.Type->Result->is(Kind::Unit)) {
      ++Build.Lines;
      B.add(Call);
    } else {
      define(B, F.Type->Result, Call);
    }
  }
}

//===- Statements that choose from groups of their own --------------------===//

bool BlockMaker::function(Block &B) {
  if (BlockDepth >= MaxBlockDepth || meter().left().Steps < 150)
    return false;
  return Functions.make(State, B);
}

bool BlockMaker::loop(Block &B) {
  if (BlockDepth >= MaxBlockDepth || meter().left().Steps < 150)
    return false;
  // Most loops work on arrays of numbers.
  if (!InScope.pickArray(3) && R.percent(70)) {
    const ValueType *T = Table.array(Types.someNumber(), 3 + R.below(8));
    define(B, T, Expressions.makeArray(T, Expressions.make(T->Result, 2)));
  }
  return Loops.make(State, B);
}
