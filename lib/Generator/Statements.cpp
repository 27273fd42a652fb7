//===- Statements.cpp - Definitions and effects in blocks -----------------===//

#include "ProgramGenerator.h"

using namespace mincaml;
using namespace mincaml::generator;

/// Blocks in functions, loops and branches may nest this deep.
static constexpr unsigned MaxBlockDepth = 4;

void ProgramGenerator::statement(Block &B) {
  constexpr unsigned Attempts = 4;
  for (unsigned I = 0; I < Attempts; ++I) {
    if (make(StatementChoices, B))
      return;
  }
  Build.countLine();
  B.add(effect(1));
}

void ProgramGenerator::fill(Block &B, unsigned Statements) {
  if (BlockDepth >= MaxBlockDepth)
    return;
  Restore<unsigned> Depth(BlockDepth, BlockDepth + 1);
  for (; Statements > 0; --Statements) {
    if (meter().left().Steps < 60)
      return;
    limited(meter().left() / Statements, [&] { statement(B); });
  }
}

Expression *ProgramGenerator::block(const ValueType *T, unsigned Statements,
                                    unsigned Depth) {
  ScopeGuard Guard(*this);
  Block B;
  if (EffectsAllowed)
    fill(B, Statements);
  return B.finish(expression(T, Depth), Build);
}

StringRef ProgramGenerator::define(Block &B, const ValueType *T,
                                   Expression *Value, bool MayHide) {
  Variable V(newName(T, MayHide), T);
  V.MayBeHidden = MayHide;
  B.add(Build.let(V.Name, Value, nullptr));
  InScope.bind(V);
  if (knob(Construct::NoteAfter))
    noteVariable(B, V.Name, T);
  return V.Name;
}

Names ProgramGenerator::takeApart(Block &B, const ValueType *T,
                                  Expression *Value) {
  Names Parts;
  for (const ValueType *Component : T->Operands)
    Parts.push_back(newName(Component));
  B.add(Build.letTuple(Parts, Value, nullptr));
  for (auto [Name, Component] : llvm::zip(Parts, T->Operands))
    bind(Name, Component);
  return Parts;
}

//===- Simple statements --------------------------------------------------===//

bool ProgramGenerator::statementValue(Block &B) {
  const ValueType *T = someScalar();
  Expression *E = expression(T, someDepth());
  // Not just another name, as a rule.
  if (llvm::isa<ast::VariableReference>(E) && R.percent(80))
    E = combine(T, E, expression(T, 1));
  define(B, T, E, /*MayHide=*/true);
  return true;
}

bool ProgramGenerator::statementCompound(Block &B) {
  const ValueType *T = R.pick<const ValueType *>(Palette);
  if (meter().left().Steps < T->LeafSteps * 2)
    return false;
  define(B, T, expression(T, someDepth()), /*MayHide=*/true);
  return true;
}

bool ProgramGenerator::statementTupleParts(Block &B) {
  const Variable *V = InScope.pick(
      R, [](const Variable &V) { return V.Type->is(Kind::Tuple); });
  const ValueType *T =
      V ? V->Type : Table.tuple({someScalar(), someScalar(), Int});
  Expression *Value = V ? Build.variable(V->Name) : expression(T, someDepth());
  Names Parts = takeApart(B, T, Value);
  unsigned I = R.below(uint32_t(Parts.size()));
  noteVariable(B, Parts[I], T->Operands[I]);
  return true;
}

bool ProgramGenerator::statementEffect(Block &B) {
  Build.countLine();
  B.add(effect(someDepth()));
  return true;
}

bool ProgramGenerator::statementFunction(Block &B) {
  if (BlockDepth >= MaxBlockDepth || meter().left().Steps < 150)
    return false;
  return make(FunctionChoices, B);
}

bool ProgramGenerator::statementLoop(Block &B) {
  if (BlockDepth >= MaxBlockDepth || meter().left().Steps < 150)
    return false;
  return make(LoopChoices, B);
}

bool ProgramGenerator::statementUnused(Block &B) {
  const ValueType *T = someType();
  Expression *Value = expression(T, someDepth());
  // Bound to `_` or to a name that never gets into scope.
  B.add(Build.let(extended() && R.coin() ? "_" : newName("unused"), Value,
                  nullptr));
  return true;
}

bool ProgramGenerator::statementPrint(Block &B) {
  auto Print = [&](StringRef Function, Expression *Argument) {
    B.add(Build.call(Function, {Argument}));
    Build.countLine();
  };
  if (!meter().affords({20, 1}))
    return false;
  meter().spend({0, 1});
  meter().HasEffect = true;
  Print("print_int", expression(Int, 1));
  Print("print_byte", Build.integer(32));
  Print("print_float", expression(Float, 1));
  Print("print_char", Build.integer(R.between(33, 126)));
  Print("print_newline", Build.unit());
  return true;
}

bool ProgramGenerator::statementPrintError(Block &B) {
  if (!meter().affords({20, 1}))
    return false;
  meter().spend({0, 1});
  meter().HasEffect = true;
  Build.countLine();
  B.add(Build.call("prerr_int", {expression(Int, 1)}));
  B.add(Build.call("prerr_byte", {Build.integer(32)}));
  B.add(Build.call("prerr_float", {expression(Float, 1)}));
  B.add(Build.call("prerr_newline", {Build.unit()}));
  return true;
}

//===- Statements of several parts ----------------------------------------===//

bool ProgramGenerator::statementAlias(Block &B) {
  const Variable *V = pickArray(1);
  if (!V || !meter().affords({200, 1}))
    return false;
  StringRef Array = V->Name;
  const ValueType *T = V->Type;
  // The second name may come out of an if or a tuple, so that it takes an
  // analysis to see that it is the same.
  Expression *Same = Build.variable(Array);
  if (R.percent(30))
    Same = Build.conditional(expression(Bool, 1), Same, Build.variable(Array));
  StringRef Other = newName(T);
  if (R.percent(30)) {
    Names Parts = {Other, newName(Int)};
    B.add(Build.letTuple(Parts, Build.tuple({Same, leaf(Int)}), nullptr));
  } else {
    B.add(Build.let(Other, Same, nullptr));
  }
  int32_t Index = R.between(0, int32_t(T->Length) - 1);
  auto Element = [&](StringRef Name) {
    return Build.get(Build.variable(Name), Build.integer(Index));
  };
  // A load, a write through the other name, and the load again.
  StringRef Before = newName(T->Result);
  B.add(Build.let(Before, Element(Array), nullptr));
  B.add(Build.put(Build.variable(Other), Build.integer(Index),
                  operand(T->Result, 2)));
  B.add(Build.put(Build.variable(R.coin() ? Array : Other), index(T->Length),
                  operand(T->Result, 1)));
  meter().HasEffect = true;
  bind(Before, T->Result);
  bind(Other, T);
  define(B, T->Result,
         combine(T->Result, Build.variable(Before), Element(Array)));
  return true;
}

bool ProgramGenerator::statementStraightLine(Block &B) {
  unsigned Length = 12 + R.below(25);
  if (!meter().affords({Length * 8, 2}))
    return false;
  ScopeGuard Guard(*this);
  // From few values, so that the same expressions come up again.
  llvm::SmallVector<StringRef, 40> Ints, Floats;
  for (unsigned I = 0; I < 3; ++I) {
    Ints.push_back(newName("s"));
    B.add(Build.let(Ints.back(), expression(Int, 1), nullptr));
    Floats.push_back(newName("y"));
    B.add(Build.let(Floats.back(), expression(Float, 1), nullptr));
  }
  for (unsigned I = 0; I < Length; ++I) {
    bool IsInt = R.coin();
    auto &Known = IsInt ? Ints : Floats;
    size_t Recent = std::min<size_t>(Known.size(), 5);
    auto Pick = [&] {
      return Build.variable(R.pick(ArrayRef<StringRef>(Known).take_back(
          R.percent(70) ? Recent : Known.size())));
    };
    constexpr Operator IntOperators[] = {Operator::Add, Operator::Subtract,
                                         Operator::Multiply};
    constexpr Operator FloatOperators[] = {
        Operator::FloatAdd, Operator::FloatSubtract, Operator::FloatMultiply};
    Operator O = IsInt ? IntOperators[R.below(extended() ? 3 : 2)]
                       : R.pick<Operator>(FloatOperators);
    StringRef Name = newName(IsInt ? "s" : "y");
    Expression *A = Pick();
    B.add(Build.let(Name, Build.binary(O, A, Pick()), nullptr));
    Known.push_back(Name);
  }
  // Those at the end, of which most of the others are part.
  auto Note = [&](ArrayRef<StringRef> Names, const ValueType *T,
                  Operator Plus) {
    Names = Names.take_back(6);
    Expression *Sum = Build.variable(Names[0]);
    for (StringRef Name : Names.drop_front())
      Sum = Build.binary(Plus, Sum, Build.variable(Name));
    B.add(note(T, Sum));
  };
  Note(Ints, Int, Operator::Add);
  Note(Floats, Float, Operator::FloatAdd);
  return true;
}

bool ProgramGenerator::statementPressure(Block &B) {
  unsigned Values = 16 + R.below(24);
  if (!meter().affords({Values * 30, 4}))
    return false;
  ScopeGuard Guard(*this);
  llvm::SmallVector<StringRef, 40> Ints, Floats;
  unsigned Percent = R.below(101);
  for (unsigned I = 0; I < Values; ++I) {
    const ValueType *T = R.percent(Percent) ? Int : Float;
    StringRef Name = newName(T->is(Kind::Int) ? "p" : "q");
    // Each a value of its own.
    Expression *E = combine(T, expression(T, 1), literal(T));
    B.add(Build.let(Name, E, nullptr));
    bind(Name, T);
    (T->is(Kind::Int) ? Ints : Floats).push_back(Name);
    // A call that all the values so far live across.
    if (R.percent(10))
      B.add(mix(T, Build.variable(Name)));
  }
  auto Sum = [&](ArrayRef<StringRef> Names, const ValueType *T, Operator Plus,
                 Operator Minus) {
    if (Names.empty())
      return;
    Expression *E = Build.variable(Names[0]);
    for (StringRef Name : Names.drop_front())
      E = Build.binary(R.percent(80) ? Plus : Minus, E, Build.variable(Name));
    B.add(note(T, E));
  };
  Sum(Ints, Int, Operator::Add, Operator::Subtract);
  Sum(Floats, Float, Operator::FloatAdd, Operator::FloatSubtract);
  return true;
}

Expression *ProgramGenerator::deepIf(const ValueType *T, unsigned Levels) {
  if (Levels == 0)
    return expression(T, 2);
  Expression *Condition = expression(Bool, R.below(3) + 1);
  Expression *Deep = deepIf(T, Levels - 1);
  Expression *Flat =
      R.percent(20) && Levels > 2 ? deepIf(T, Levels / 2) : expression(T, 1);
  if (R.coin())
    std::swap(Deep, Flat);
  return Build.conditional(Condition, Deep, Flat);
}

bool ProgramGenerator::statementDeepIf(Block &B) {
  unsigned Levels = 4 + R.below(6);
  if (!meter().affords({Levels * 40, 1}))
    return false;
  const ValueType *T = R.percent(80) ? someScalar() : Unit;
  Expression *Nest = deepIf(T, Levels);
  if (T->is(Kind::Unit))
    B.add(Nest);
  else
    define(B, T, Nest);
  return true;
}

bool ProgramGenerator::statementNotANumber(Block &B) {
  if (!meter().affords({600, 2}))
    return false;
  ScopeGuard Guard(*this);
  StringRef X = define(B, Float, edgeFloat());
  StringRef Y = define(B, Float, R.coin() ? edgeFloat() : expression(Float, 2));
  // A bit for each comparison that holds.
  constexpr Operator Comparisons[] = {
      Operator::Equal,   Operator::NotEqual,  Operator::Less,
      Operator::Greater, Operator::LessEqual, Operator::GreaterEqual};
  Expression *Sum = Build.integer(0);
  for (auto [I, O] : llvm::enumerate(Comparisons)) {
    StringRef Right = R.percent(30) ? X : Y;
    Expression *Test =
        Build.binary(O, Build.variable(X), Build.variable(Right));
    if (R.percent(30))
      Test = Build.logicalNot(Test);
    Sum = Build.add(
        Sum, Build.conditional(Test, Build.integer(1 << I), Build.integer(0)));
  }
  B.add(note(Int, Sum));
  return true;
}

bool ProgramGenerator::statementOrder(Block &B) {
  if (Options.OrderIndependent || !meter().affords({300, 2}))
    return false;
  auto Ticked = [&](const ValueType *T) { return tick(T, expression(T, 2)); };
  switch (R.below(5)) {
  case 0: {
    constexpr Operator Operators[] = {Operator::Add, Operator::Subtract};
    Expression *A = Ticked(Int);
    define(B, Int, Build.binary(R.pick<Operator>(Operators), A, Ticked(Int)));
    return true;
  }
  case 1: {
    constexpr Operator Operators[] = {Operator::Less, Operator::GreaterEqual,
                                      Operator::Equal};
    Expression *A = Ticked(Float);
    define(B, Bool,
           Build.binary(R.pick<Operator>(Operators), A, Ticked(Float)));
    return true;
  }
  case 2: {
    const ValueType *T = Table.tuple({Int, Float, Int});
    Expressions Parts = {Ticked(Int), Ticked(Float), Ticked(Int)};
    define(B, T, Build.tuple(Parts));
    return true;
  }
  case 3: {
    const Variable *V = pickArray(1);
    if (!V)
      return false;
    StringRef Array = V->Name;
    const ValueType *T = V->Type;
    Expression *Index = tick(Int, index(T->Length));
    meter().HasEffect = true;
    B.add(Build.put(Build.variable(Array), Index, Ticked(T->Result)));
    return true;
  }
  default: {
    const Variable *F = InScope.pick(R, [&](const Variable &V) {
      return V.CallCost && V.Fuel < 0 && V.Type->Operands.size() > 1 &&
             meter().affords(*V.CallCost + Cost{200, 0});
    });
    if (!F)
      return false;
    Variable Callee = *F;
    Expressions Arguments;
    for (const ValueType *P : Callee.Type->Operands)
      Arguments.push_back(P->isNumber() ? Ticked(P) : leaf(P));
    meter().spend(*Callee.CallCost);
    meter().HasEffect = true;
    Expression *Call = Build.call(Callee.Name, Arguments);
    if (Callee.Type->Result->is(Kind::Unit))
      B.add(Call);
    else
      define(B, Callee.Type->Result, Call);
    return true;
  }
  }
}
