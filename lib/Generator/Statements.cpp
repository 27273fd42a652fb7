//===- Statements.cpp - Blocks, statements and visible effects ------------===//

#include "ProgramGenerator.h"

using namespace mincaml;
using namespace mincaml::generator;

/// The largest nesting depth of blocks in functions, loops and branches.
static constexpr unsigned MaxBlockDepth = 4;

void ProgramGenerator::statement(Block &B) {
  constexpr unsigned Attempts = 4;
  for (unsigned I = 0; I < Attempts; ++I) {
    if (Statements.make(*this, B))
      return;
  }
  ++Build.Lines;
  B.add(effect(1));
}

void ProgramGenerator::fill(Block &B, unsigned Count) {
  if (BlockDepth >= MaxBlockDepth)
    return;
  SaveAndRestore<unsigned> Deeper(BlockDepth, BlockDepth + 1);
  for (; Count > 0; --Count) {
    if (meter().left().Steps < 60)
      return;
    Costs.limited(meter().left() / Count, [&] { statement(B); });
  }
}

Expression *ProgramGenerator::block(const ValueType *T, unsigned Count,
                                    unsigned Depth) {
  ScopeGuard Guard(InScope);
  Block B;
  if (EffectsAllowed)
    fill(B, Count);
  return B.finish(expression(T, Depth), Build);
}

StringRef ProgramGenerator::define(Block &B, const ValueType *T,
                                   Expression *Value, bool MayShadow) {
  Variable V(newName(T, MayShadow), T);
  V.MayBeShadowed = MayShadow;
  B.add(Build.let(V.Name, Value));
  InScope.bind(V);
  if (chance(Construct::NoteAfter))
    outputVariable(B, V.Name, T);
  return V.Name;
}

NameList ProgramGenerator::destructure(Block &B, const ValueType *T,
                                       Expression *Value) {
  NameList Parts;
  for (const ValueType *Component : T->Operands)
    Parts.push_back(newName(Component));
  B.add(Build.letTuple(Parts, Value));
  for (auto [Name, Component] : llvm::zip(Parts, T->Operands))
    bind(Name, Component);
  return Parts;
}

void ProgramGenerator::defineAndCall(Block &B, const Variable &F) {
  InScope.bind(F);
  for (unsigned I = 1 + R.below(2); I > 0; --I) {
    bool IsRun = permits(*F.CallCost, F.IsPure);
    Expression *Call = IsRun ? call(F, 2) : deadCall(F);
    addValue(B, F.Type->Result, Call);
  }
}

bool ProgramGenerator::callRecursion(Block &B, Variable F, int32_t Fuel,
                                     uint64_t Calls) {
  F.CallCost = *F.CallCost * Calls;
  F.Fuel = Fuel;
  defineAndCall(B, F);
  return true;
}

//===- Statements that choose from groups of their own --------------------===//

bool ProgramGenerator::functionStatement(Block &B) {
  if (BlockDepth >= MaxBlockDepth || meter().left().Steps < 150)
    return false;
  return Functions.make(*this, B);
}

bool ProgramGenerator::loopStatement(Block &B) {
  if (BlockDepth >= MaxBlockDepth || meter().left().Steps < 150)
    return false;
  // Most loops work on arrays of numbers.
  if (!InScope.pickArray(3) && R.percent(70)) {
    const ValueType *T = Table.array(Types.someNumber(), 3 + R.below(8));
    define(B, T, makeArray(T, expression(T->Result, 2)));
  }
  return Loops.make(*this, B);
}

//===- Single statements --------------------------------------------------===//

bool ProgramGenerator::scalarDefinition(Block &B) {
  const ValueType *T = Types.someScalar();
  if (extended() && chance(Construct::Text))
    T = R.percent(70) ? String : Char;
  Expression *E = expression(T, someDepth());
  // Usually the value is more than an alias of a variable.
  if (llvm::isa<ast::VariableReference>(E) && R.percent(80))
    E = combine(T, E, expression(T, 1));
  define(B, T, E, /*MayShadow=*/true);
  return true;
}

bool ProgramGenerator::compoundDefinition(Block &B) {
  const ValueType *T = Types.someCompound();
  if (meter().left().Steps < T->SimplestSteps * 2)
    return false;
  define(B, T, expression(T, someDepth()), /*MayShadow=*/true);
  return true;
}

bool ProgramGenerator::tupleParts(Block &B) {
  const Variable *V =
      InScope.pick([](const Variable &V) { return V.Type->is(Kind::Tuple); });
  const ValueType *T =
      V ? V->Type : Table.tuple({Types.someScalar(), Types.someScalar(), Int});
  Expression *Value = V ? Build.variable(V->Name) : expression(T, someDepth());
  NameList Parts = destructure(B, T, Value);
  unsigned I = R.below(uint32_t(Parts.size()));
  outputVariable(B, Parts[I], T->Operands[I]);
  return true;
}

bool ProgramGenerator::effectStatement(Block &B) {
  ++Build.Lines;
  B.add(effect(someDepth()));
  return true;
}

bool ProgramGenerator::unusedDefinition(Block &B) {
  const ValueType *T = Types.someType();
  Expression *Value = expression(T, someDepth());
  // The value is bound to `_` or to a name that never comes into scope.
  B.add(Build.let(extended() && R.coin() ? "_" : newName("unused"), Value));
  return true;
}

/// Makes a call for its effect, whose result nothing uses.
bool ProgramGenerator::deadResult(Block &B) {
  const Variable *F = InScope.pick([&](const Variable &V) {
    return V.CallCost && !V.IsPure && !V.Type->Result->is(Kind::Unit) &&
           permits(*V.CallCost, false);
  });
  if (!F)
    return false;
  // Bind the components of a tuple, the whole result, or nothing.
  const ValueType *T = F->Type->Result;
  Expression *Call = call(*F, 1);
  if (T->is(Kind::Tuple) && R.coin()) {
    NameList Parts;
    for (size_t I = 0; I < T->Operands.size(); ++I)
      Parts.push_back(newName("unused"));
    B.add(Build.letTuple(Parts, Call));
    return true;
  }
  B.add(Build.let(extended() && R.coin() ? "_" : newName("unused"), Call));
  return true;
}

bool ProgramGenerator::printNumbers(Block &B) {
  auto Print = [&](StringRef Function, Expression *Argument) {
    B.add(Build.call(Function, {Argument}));
    ++Build.Lines;
  };
  if (!meter().affords({20, 1}))
    return false;
  meter().spend({0, 1});
  meter().HasEffect = true;
  Print("print_int", expression(Int, 1));
  Print("print_byte", Build.integer(32));
  Print("print_float", expression(Float, 1));
  Print("print_byte", Build.integer(R.between(33, 126)));
  Print("print_newline", Build.unit());
  return true;
}

bool ProgramGenerator::printError(Block &B) {
  if (!meter().affords({20, 1}))
    return false;
  meter().spend({0, 1});
  meter().HasEffect = true;
  ++Build.Lines;
  B.add(Build.call("prerr_int", {expression(Int, 1)}));
  B.add(Build.call("prerr_byte", {32}));
  B.add(Build.call("prerr_float", {expression(Float, 1)}));
  B.add(Build.call("prerr_newline", {Build.unit()}));
  return true;
}

//===- Sequences of statements, each of which tests one property of a compiler ===//

bool ProgramGenerator::alias(Block &B) {
  std::optional<Variable> V = InScope.pickArray(1);
  if (!V || !meter().affords({200, 1}))
    return false;
  StringRef Array = V->Name;
  const ValueType *T = V->Type;
  // The second name may be the result of an if or a component of a tuple, so
  // that only an analysis finds that both are the same array.
  Expression *Same = Build.variable(Array);
  if (R.percent(30))
    Same = Build.conditional(expression(Bool, 1), Same, Build.variable(Array));
  StringRef Other = newName(T);
  if (R.percent(30)) {
    NameList Parts = {Other, newName(Int)};
    B.add(Build.letTuple(Parts, Build.tuple({Same, simplest(Int)})));
  } else {
    B.add(Build.let(Other, Same));
  }
  int32_t Index = R.between(0, int32_t(T->Length) - 1);
  auto Element = [&](StringRef Name) { return Build.get(Name, Index); };
  // Load an element, store through the other name, and load the element again.
  StringRef Before = newName(T->Result);
  B.add(Build.let(Before, Element(Array)));
  B.add(Build.put(Build.variable(Other), Build.integer(Index),
                  operand(T->Result, 2)));
  B.add(Build.put(Build.variable(R.coin() ? Array : Other), index(T->Length),
                  operand(T->Result, 1)));
  meter().HasEffect = true;
  bind(Before, T->Result);
  bind(Other, T);
  define(B, T->Result, combine(T->Result, Before, Element(Array)));
  return true;
}

bool ProgramGenerator::straightLine(Block &B) {
  unsigned Length = 12 + R.below(25);
  if (!meter().affords({Length * 8, 2}))
    return false;
  ScopeGuard Guard(InScope);
  // The block starts from few values, so that expressions are repeated.
  llvm::SmallVector<StringRef, 40> Ints, Floats;
  for (unsigned I = 0; I < 3; ++I) {
    Ints.push_back(newName("s"));
    B.add(Build.let(Ints.back(), expression(Int, 1)));
    Floats.push_back(newName("y"));
    B.add(Build.let(Floats.back(), expression(Float, 1)));
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
    B.add(Build.let(Name, Build.binary(O, A, Pick())));
    Known.push_back(Name);
  }
  // Note the last values, which depend on most of the others.
  auto Note = [&](ArrayRef<StringRef> Names, const ValueType *T,
                  Operator Plus) {
    Names = Names.take_back(6);
    Expression *Sum = Build.variable(Names[0]);
    for (StringRef Name : Names.drop_front())
      Sum = Build.binary(Plus, Sum, Name);
    B.add(output(T, Sum));
  };
  Note(Ints, Int, Operator::Add);
  Note(Floats, Float, Operator::FloatAdd);
  return true;
}

bool ProgramGenerator::pressure(Block &B) {
  unsigned Values = 16 + R.below(24);
  if (!meter().affords({Values * 30, 4}))
    return false;
  ScopeGuard Guard(InScope);
  llvm::SmallVector<StringRef, 40> Ints, Floats;
  unsigned Percent = R.below(101);
  for (unsigned I = 0; I < Values; ++I) {
    const ValueType *T = R.percent(Percent) ? Int : Float;
    StringRef Name = newName(T->is(Kind::Int) ? "p" : "q");
    // The constant makes the values different.
    Expression *E = combine(T, expression(T, 1), literal(T));
    B.add(Build.let(Name, E));
    bind(Name, T);
    (T->is(Kind::Int) ? Ints : Floats).push_back(Name);
    // All values so far are live across this call.
    if (R.percent(10))
      B.add(mix(T, Build.variable(Name)));
  }
  auto Sum = [&](ArrayRef<StringRef> Names, const ValueType *T, Operator Plus,
                 Operator Minus) {
    if (Names.empty())
      return;
    Expression *E = Build.variable(Names[0]);
    for (StringRef Name : Names.drop_front())
      E = Build.binary(R.percent(80) ? Plus : Minus, E, Name);
    B.add(output(T, E));
  };
  Sum(Ints, Int, Operator::Add, Operator::Subtract);
  Sum(Floats, Float, Operator::FloatAdd, Operator::FloatSubtract);
  return true;
}

Expression *ProgramGenerator::nestedIf(const ValueType *T, unsigned Levels) {
  if (Levels == 0)
    return expression(T, 2);
  Expression *Condition = expression(Bool, R.below(3) + 1);
  Expression *Deep = nestedIf(T, Levels - 1);
  Expression *Flat =
      R.percent(20) && Levels > 2 ? nestedIf(T, Levels / 2) : expression(T, 1);
  if (R.coin())
    std::swap(Deep, Flat);
  return Build.conditional(Condition, Deep, Flat);
}

bool ProgramGenerator::deepIf(Block &B) {
  unsigned Levels = 4 + R.below(6);
  if (!meter().affords({Levels * 40, 1}))
    return false;
  const ValueType *T = R.percent(80) ? Types.someScalar() : Unit;
  Expression *Nest = nestedIf(T, Levels);
  if (T->is(Kind::Unit))
    B.add(Nest);
  else
    define(B, T, Nest);
  return true;
}

bool ProgramGenerator::notANumber(Block &B) {
  if (!meter().affords({600, 2}))
    return false;
  ScopeGuard Guard(InScope);
  StringRef X = define(B, Float, edgeFloat());
  StringRef Y = define(B, Float, R.coin() ? edgeFloat() : expression(Float, 2));
  // The result has a bit for each comparison that holds.
  Expression *Sum = Build.integer(0);
  for (auto [I, O] : llvm::enumerate(Comparisons)) {
    StringRef Right = R.percent(30) ? X : Y;
    Expression *Test = Build.binary(O, X, Right);
    if (R.percent(30))
      Test = Build.make<ast::Not>(Test);
    Sum = Build.add(Sum, Build.conditional(Test, 1 << I, 0));
  }
  B.add(output(Int, Sum));
  return true;
}

bool ProgramGenerator::evaluationOrder(Block &B) {
  if (Options.OrderIndependent || !meter().affords({300, 2}))
    return false;
  auto Ticked = [&](const ValueType *T) {
    return withEffect(T, expression(T, 2));
  };
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
    ExpressionList Parts = {Ticked(Int), Ticked(Float), Ticked(Int)};
    define(B, T, Build.tuple(Parts));
    return true;
  }
  case 3: {
    std::optional<Variable> V = InScope.pickArray(1);
    if (!V)
      return false;
    StringRef Array = V->Name;
    const ValueType *T = V->Type;
    Expression *Index = withEffect(Int, index(T->Length));
    meter().HasEffect = true;
    B.add(Build.put(Build.variable(Array), Index, Ticked(T->Result)));
    return true;
  }
  default: {
    const Variable *F = InScope.pick([&](const Variable &V) {
      return V.CallCost && V.Fuel < 0 && !V.Raises &&
             V.Type->Operands.size() > 1 &&
             meter().affords(*V.CallCost + Cost{200, 0});
    });
    if (!F)
      return false;
    Variable Callee = *F;
    ExpressionList Arguments;
    for (const ValueType *P : Callee.Type->Operands)
      Arguments.push_back(P->isNumber() ? Ticked(P) : simplest(P));
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

//===- Output and visible effects -----------------------------------------===//

Expression *ProgramGenerator::output(const ValueType *T, Expression *Value) {
  switch (T->TheKind) {
  case Kind::Unit:
    return nullptr;
  case Kind::Bool:
  case Kind::Int:
  case Kind::Float: {
    Helper H = T->is(Kind::Int)     ? Helper::NoteInt
               : T->is(Kind::Float) ? Helper::NoteFloat
                                    : Helper::NoteBool;
    if (meter().affords(Prelude::callCost(H)))
      return help(H, {Value});
    return T->is(Kind::Bool) ? nullptr : mix(T, Value);
  }
  case Kind::Char:
    if (!meter().affords(Prelude::callCost(Helper::NoteInt)))
      return nullptr;
    return help(Helper::NoteInt, {Build.call("Char.code", {Value})});
  case Kind::String:
    if (!meter().affords(Prelude::callCost(Helper::NoteString)))
      return nullptr;
    return help(Helper::NoteString, {Value});
  case Kind::Tuple: {
    NameList Parts;
    Expression *Notes = nullptr;
    for (const ValueType *Component : T->Operands) {
      Parts.push_back(newName(Component));
      Expression *N = output(Component, Build.variable(Parts.back()));
      Notes = Notes && N ? Build.sequence(Notes, N) : (N ? N : Notes);
    }
    return Notes ? Build.letTuple(Parts, Value, Notes) : nullptr;
  }
  case Kind::Array: {
    if (T->Length == 0)
      return nullptr;
    Expression *Element =
        Build.get(Value, R.between(0, int32_t(T->Length) - 1));
    return output(T->Result, Element);
  }
  case Kind::Function: {
    if (!meter().affords(CallBounds[T->Level]))
      return nullptr;
    meter().spend(CallBounds[T->Level]);
    meter().HasEffect = true;
    return output(T->Result, apply(Value, T, arguments(T, 0, -1)));
  }
  }
  llvm_unreachable("all kinds are handled");
}

void ProgramGenerator::outputVariable(Block &B, StringRef Name,
                                      const ValueType *T) {
  bool IsInts = T->is(Kind::Array) && T->Result->is(Kind::Int);
  bool IsFloats = T->is(Kind::Array) && T->Result->is(Kind::Float);
  if (IsInts || IsFloats) {
    Helper H = IsInts ? Helper::MixInts : Helper::MixFloats;
    if (meter().affords(Prelude::callCost(H) * T->Length)) {
      ++Build.Lines;
      B.add(help(H, {Name, 0, int32_t(T->Length)}));
      meter().spend(Prelude::callCost(H) * T->Length);
    }
  }
  if (Expression *E = output(T, Build.variable(Name))) {
    ++Build.Lines;
    B.add(E);
  }
}

Expression *ProgramGenerator::mix(const ValueType *T, Expression *Value) {
  return help(T->is(Kind::Int) ? Helper::Mix : Helper::MixFloat, {Value});
}

Expression *ProgramGenerator::withEffect(const ValueType *T,
                                         Expression *Value) {
  Expression *Key = Build.integer(R.between(1, 99));
  if (T->is(Kind::Float))
    return help(Helper::TickFloat, {Key, Value});
  if (!meter().affords({20, 1}) || R.percent(80))
    return help(Helper::TickInt, {Key, Value});
  return help(Helper::ShowInt, {R.between(0, 25), Value});
}

Expression *ProgramGenerator::effect(unsigned Depth) {
  if (Expression *E = expression(Unit, Depth); !llvm::isa<ast::UnitLiteral>(E))
    return E;
  return mix(Int, simplest(Int));
}

//===- Constructs ---------------------------------------------------------===//

Expression *ProgramGenerator::sequence(const ValueType *T, unsigned Depth) {
  if (!EffectsAllowed)
    return nullptr;
  Expression *Effect = effect(Depth - 1);
  return Build.sequence(Effect, expression(T, Depth - 1));
}

Expression *ProgramGenerator::tick(const ValueType *T, unsigned Depth) {
  if (!permits({50, 0}, /*IsPure=*/false))
    return nullptr;
  return withEffect(T, expression(T, Depth - 1));
}

Expression *ProgramGenerator::arrayWrite(const ValueType *, unsigned Depth) {
  if (!EffectsAllowed)
    return nullptr;
  const Variable *V = InScope.pick([&](const Variable &V) {
    return V.Type->is(Kind::Array) && V.Type->Length > 0;
  });
  if (!V)
    return nullptr;
  StringRef Array = V->Name;
  const ValueType *T = V->Type;
  meter().HasEffect = true;
  Expression *Index = index(T->Length);
  Expression *Value = operand(T->Result, Depth - 1);
  return Build.put(Array, Index, Value);
}

Expression *ProgramGenerator::note(const ValueType *, unsigned Depth) {
  if (!EffectsAllowed)
    return nullptr;
  const ValueType *T = Types.someScalar();
  return output(T, expression(T, Depth - 1));
}

Expression *ProgramGenerator::ifWithoutElse(const ValueType *, unsigned Depth) {
  Expression *Condition = expression(Bool, Depth - 1);
  return Build.conditional(Condition, expression(Unit, Depth - 1), nullptr);
}
