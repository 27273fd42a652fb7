//===- ComposedStatements.cpp - Sequences of statements -------------------===//

#include "Statements/ComposedStatements.h"
#include "Expressions/ConstantMaker.h"
#include "Expressions/EffectMaker.h"
#include "Expressions/ExpressionMaker.h"
#include "Statements/BlockMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

bool ComposedStatements::alias(Block &B) {
  const Variable *V = InScope.pickArray(1);
  if (!V || !meter().affords({200, 1}))
    return false;
  StringRef Array = V->Name;
  const ValueType *T = V->Type;
  // The second name may be the result of an if or a component of a tuple, so
  // that only an analysis finds that both are the same array.
  Expression *Same = Build.variable(Array);
  if (R.percent(30))
    Same = Build.conditional(Expressions.make(Bool, 1), Same,
                             Build.variable(Array));
  StringRef Other = newName(T);
  if (R.percent(30)) {
    NameList Parts = {Other, newName(Int)};
    B.add(Build.letTuple(Parts, Build.tuple({Same, Expressions.simplest(Int)}),
                         nullptr));
  } else {
    B.add(Build.let(Other, Same, nullptr));
  }
  int32_t Index = R.between(0, int32_t(T->Length) - 1);
  auto Element = [&](StringRef Name) {
    return Build.get(Build.variable(Name), Build.integer(Index));
  };
  // Load an element, store through the other name, and load the element again.
  StringRef Before = newName(T->Result);
  B.add(Build.let(Before, Element(Array), nullptr));
  B.add(Build.put(Build.variable(Other), Build.integer(Index),
                  Expressions.operand(T->Result, 2)));
  B.add(Build.put(Build.variable(R.coin() ? Array : Other),
                  Expressions.index(T->Length),
                  Expressions.operand(T->Result, 1)));
  meter().HasEffect = true;
  bind(Before, T->Result);
  bind(Other, T);
  Blocks.define(
      B, T->Result,
      Expressions.combine(T->Result, Build.variable(Before), Element(Array)));
  return true;
}

bool ComposedStatements::straightLine(Block &B) {
  unsigned Length = 12 + R.below(25);
  if (!meter().affords({Length * 8, 2}))
    return false;
  ScopeGuard Guard(InScope);
  // The block starts from few values, so that expressions are repeated.
  llvm::SmallVector<StringRef, 40> Ints, Floats;
  for (unsigned I = 0; I < 3; ++I) {
    Ints.push_back(newName("s"));
    B.add(Build.let(Ints.back(), Expressions.make(Int, 1), nullptr));
    Floats.push_back(newName("y"));
    B.add(Build.let(Floats.back(), Expressions.make(Float, 1), nullptr));
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
  // Note the last values, which depend on most of the others.
  auto Note = [&](ArrayRef<StringRef> Names, const ValueType *T,
                  Operator Plus) {
    Names = Names.take_back(6);
    Expression *Sum = Build.variable(Names[0]);
    for (StringRef Name : Names.drop_front())
      Sum = Build.binary(Plus, Sum, Build.variable(Name));
    B.add(Effects.output(T, Sum));
  };
  Note(Ints, Int, Operator::Add);
  Note(Floats, Float, Operator::FloatAdd);
  return true;
}

bool ComposedStatements::pressure(Block &B) {
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
    Expression *E =
        Expressions.combine(T, Expressions.make(T, 1), Constants.literal(T));
    B.add(Build.let(Name, E, nullptr));
    bind(Name, T);
    (T->is(Kind::Int) ? Ints : Floats).push_back(Name);
    // All values so far are live across this call.
    if (R.percent(10))
      B.add(Effects.mix(T, Build.variable(Name)));
  }
  auto Sum = [&](ArrayRef<StringRef> Names, const ValueType *T, Operator Plus,
                 Operator Minus) {
    if (Names.empty())
      return;
    Expression *E = Build.variable(Names[0]);
    for (StringRef Name : Names.drop_front())
      E = Build.binary(R.percent(80) ? Plus : Minus, E, Build.variable(Name));
    B.add(Effects.output(T, E));
  };
  Sum(Ints, Int, Operator::Add, Operator::Subtract);
  Sum(Floats, Float, Operator::FloatAdd, Operator::FloatSubtract);
  return true;
}

Expression *ComposedStatements::nestedIf(const ValueType *T, unsigned Levels) {
  if (Levels == 0)
    return Expressions.make(T, 2);
  Expression *Condition = Expressions.make(Bool, R.below(3) + 1);
  Expression *Deep = nestedIf(T, Levels - 1);
  Expression *Flat = R.percent(20) && Levels > 2 ? nestedIf(T, Levels / 2)
                                                 : Expressions.make(T, 1);
  if (R.coin())
    std::swap(Deep, Flat);
  return Build.conditional(Condition, Deep, Flat);
}

bool ComposedStatements::deepIf(Block &B) {
  unsigned Levels = 4 + R.below(6);
  if (!meter().affords({Levels * 40, 1}))
    return false;
  const ValueType *T = R.percent(80) ? Types.someScalar() : Unit;
  Expression *Nest = nestedIf(T, Levels);
  if (T->is(Kind::Unit))
    B.add(Nest);
  else
    Blocks.define(B, T, Nest);
  return true;
}

bool ComposedStatements::notANumber(Block &B) {
  if (!meter().affords({600, 2}))
    return false;
  ScopeGuard Guard(InScope);
  StringRef X = Blocks.define(B, Float, Constants.edgeFloat());
  StringRef Y = Blocks.define(
      B, Float, R.coin() ? Constants.edgeFloat() : Expressions.make(Float, 2));
  // The result has a bit for each comparison that holds.
  constexpr Operator Comparisons[] = {
      Operator::Equal,   Operator::NotEqual,  Operator::Less,
      Operator::Greater, Operator::LessEqual, Operator::GreaterEqual};
  Expression *Sum = Build.integer(0);
  for (auto [I, O] : llvm::enumerate(Comparisons)) {
    StringRef Right = R.percent(30) ? X : Y;
    Expression *Test =
        Build.binary(O, Build.variable(X), Build.variable(Right));
    if (R.percent(30))
      Test = Build.make<ast::Not>(Test);
    Sum = Build.add(
        Sum, Build.conditional(Test, Build.integer(1 << I), Build.integer(0)));
  }
  B.add(Effects.output(Int, Sum));
  return true;
}

bool ComposedStatements::order(Block &B) {
  if (Options.OrderIndependent || !meter().affords({300, 2}))
    return false;
  auto Ticked = [&](const ValueType *T) {
    return Effects.withEffect(T, Expressions.make(T, 2));
  };
  switch (R.below(5)) {
  case 0: {
    constexpr Operator Operators[] = {Operator::Add, Operator::Subtract};
    Expression *A = Ticked(Int);
    Blocks.define(B, Int,
                  Build.binary(R.pick<Operator>(Operators), A, Ticked(Int)));
    return true;
  }
  case 1: {
    constexpr Operator Operators[] = {Operator::Less, Operator::GreaterEqual,
                                      Operator::Equal};
    Expression *A = Ticked(Float);
    Blocks.define(B, Bool,
                  Build.binary(R.pick<Operator>(Operators), A, Ticked(Float)));
    return true;
  }
  case 2: {
    const ValueType *T = Table.tuple({Int, Float, Int});
    ExpressionList Parts = {Ticked(Int), Ticked(Float), Ticked(Int)};
    Blocks.define(B, T, Build.tuple(Parts));
    return true;
  }
  case 3: {
    const Variable *V = InScope.pickArray(1);
    if (!V)
      return false;
    StringRef Array = V->Name;
    const ValueType *T = V->Type;
    Expression *Index = Effects.withEffect(Int, Expressions.index(T->Length));
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
      Arguments.push_back(P->isNumber() ? Ticked(P) : Expressions.simplest(P));
    meter().spend(*Callee.CallCost);
    meter().HasEffect = true;
    Expression *Call = Build.call(Callee.Name, Arguments);
    if (Callee.Type->Result->is(Kind::Unit))
      B.add(Call);
    else
      Blocks.define(B, Callee.Type->Result, Call);
    return true;
  }
  }
}
