//===- PartialApplications.cpp - Partial applications ---------------------===//

#include "Currying/PartialApplications.h"
#include "Expressions/CallMaker.h"
#include "Expressions/ConstantMaker.h"
#include "Expressions/EffectMaker.h"
#include "Expressions/ExpressionMaker.h"
#include "Functions/FunctionDefiner.h"
#include "Functions/TypeFixer.h"
#include "Statements/BlockMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

/// The cost of calling a partial application, in addition to that of the
/// function.
static constexpr Cost OneMoreCall = {6, 0};

Expression *PartialApplications::apply(Expression *Callee,
                                       ArrayRef<const ValueType *> Types,
                                       unsigned Depth) {
  meter().spend(OneMoreCall);
  ExpressionList Arguments;
  for (const ValueType *T : Types)
    Arguments.push_back(Expressions.operand(T, Depth));
  return Calls.write(Callee, Arguments);
}

/// Whether the last parameters of a function are those of the type.
static bool endsIn(const ValueType *F, const ValueType *T) {
  ArrayRef<const ValueType *> Parameters = F->Operands;
  return F->Result == T->Result && Parameters.size() > T->Operands.size() &&
         Parameters.take_back(T->Operands.size()) == ArrayRef(T->Operands);
}

/// Defines a function and applies it to fewer arguments:
///
///   let rec f a b c = ... in f 1
Expression *PartialApplications::local(const ValueType *T, unsigned Depth) {
  TypeList Parameters = Types.parameterTypes(2);
  const size_t Given = Parameters.size();
  Parameters.append(T->Operands);
  ScopeGuard Guard(InScope);
  Block B;
  const Cost Bound = CallBounds[T->Level];
  Variable F = [&] {
    SaveAndRestore<bool> Allowed(State.EffectsAllowed, true);
    return Functions.define(
        B, newName("f"), Parameters, T->Result, Bound / 2,
        [&](ArrayRef<StringRef> Names) {
          Expression *E = Expressions.make(T->Result, Depth - 1);
          return Fixer.fixParameterTypes(Names, Parameters, E);
        },
        /*Fuel=*/-1, T->MayRaise ? AllExceptions : 0);
  }();
  if (!(*F.CallCost + OneMoreCall).fits(Bound))
    return nullptr;
  return B.finish(apply(Build.variable(F.Name),
                        ArrayRef(Parameters).take_front(Given), Depth - 1),
                  Build);
}

Expression *PartialApplications::known(const ValueType *T, unsigned Depth) {
  const Variable *F = InScope.pick([&](const Variable &V) {
    return V.CallCost && V.Fuel < 0 && endsIn(V.Type, T) &&
           (T->MayRaise || !V.Raises) &&
           (*V.CallCost + OneMoreCall).fits(CallBounds[T->Level]);
  });
  if (!F)
    return local(T, Depth);
  StringRef Name = F->Name;
  ArrayRef<const ValueType *> Given =
      ArrayRef(F->Type->Operands).drop_back(T->Operands.size());
  return apply(Build.variable(Name), Given, Depth - 1);
}

Expression *PartialApplications::operatorValue(const ValueType *T, unsigned) {
  using Operators = ArrayRef<Operator>;
  static constexpr Operator OnInts[] = {
      Operator::Add,       Operator::Subtract,   Operator::Multiply,
      Operator::BitwiseOr, Operator::BitwiseXor, Operator::ShiftLeft};
  static constexpr Operator OnFloats[] = {
      Operator::FloatAdd, Operator::FloatSubtract, Operator::FloatMultiply,
      Operator::FloatDivide};
  static constexpr Operator Failing[] = {Operator::Divide, Operator::Remainder};
  static constexpr Operator Comparisons[] = {
      Operator::Equal,   Operator::NotEqual,  Operator::Less,
      Operator::Greater, Operator::LessEqual, Operator::GreaterEqual};
  if (T->Operands.size() > 2 || T->Operands.front() != T->Operands.back())
    return nullptr;
  const ValueType *Operand = T->Operands[0];
  bool IsUnary = T->Operands.size() == 1;
  Operators Choice;
  if (T->Result->is(Kind::Bool) && Operand->isScalar() &&
      !Operand->is(Kind::Unit))
    Choice = Comparisons;
  else if (T->Result != Operand)
    return nullptr;
  else if (Operand->is(Kind::Int))
    Choice = T->MayRaise && R.coin() ? Operators(Failing) : Operators(OnInts);
  else if (Operand->is(Kind::Float))
    Choice = OnFloats;
  if (Operand->is(Kind::Int) && T->Result == Int && IsUnary && R.coin()) {
    constexpr StringRef Functions[] = {"abs", "succ", "pred", "lnot"};
    return Build.variable(R.pick<StringRef>(Functions));
  }
  if (Choice.empty())
    return nullptr;
  // For example `min 3`.
  if (IsUnary && T->Result == Operand && R.percent(30))
    return Build.call(R.coin() ? "min" : "max", {Constants.literal(Operand)});
  StringRef Names[] = {newName(Operand), newName(Operand)};
  Expression *Body = Build.binary(R.pick(Choice), Build.variable(Names[0]),
                                  Build.variable(Names[1]));
  // A comparison does not determine the type of its operands.
  if (T->Result->is(Kind::Bool))
    Body = Fixer.fixParameterTypes(Names, {Operand, Operand}, Body);
  Expression *Value = Build.function(Names, Body);
  // For example `(+) 3`.
  return IsUnary ? Build.call(Value, {Expressions.simplest(Operand)}) : Value;
}

/// Applies a function to its arguments in several stages:
///
///   let rec f a b c = ... in let g = f 1 in let h = g 2 in ... h 3 ... g 4 5 ...
bool PartialApplications::stages(Block &B) {
  if (!extended() || !State.EffectsAllowed)
    return false;
  TypeList Parameters;
  for (unsigned I = 2 + R.below(4); I > 0; --I)
    Parameters.push_back(R.percent(75) ? Types.someNumber() : Types.someType());
  const ValueType *Result = R.coin() ? Types.someNumber() : Types.someType();
  // The function is often cheap enough to be a value of a function type.
  const Cost Limit =
      R.coin() ? min(Functions.callLimit(), CallBounds[R.below(2)] / 2)
               : Functions.callLimit();
  Variable F = Functions.define(
      B, newName("f"), Parameters, Result, Limit,
      [&](ArrayRef<StringRef> Given) {
        Expression *E = Blocks.block(Result, R.below(3), someDepth());
        // Use the parameters, so that exchanged arguments are visible.
        for (auto [Name, T] : llvm::zip(Given, Parameters))
          if (T == Result && T->isNumber() && !Name.empty())
            E = Expressions.combine(T, E, Build.variable(Name));
        return E;
      },
      /*Fuel=*/-1, Functions.someRaises());
  Blocks.defineAndCall(B, F);
  // Each stage applies an earlier one to some of the arguments that it lacks.
  llvm::SmallVector<Variable, 4> Stages = {F};
  for (unsigned I = 1 + R.below(3); I > 0; --I) {
    const Variable Whole = R.pick(ArrayRef(Stages));
    ArrayRef<const ValueType *> Left = Whole.Type->Operands;
    if (Left.size() < 2)
      continue;
    unsigned Given = 1 + R.below(uint32_t(Left.size()) - 1);
    Variable Stage(newName("f"), Table.function(Left.drop_front(Given), Result,
                                                NumLevels - 1));
    Stage.CallCost = *Whole.CallCost + OneMoreCall;
    Stage.IsPure = Whole.IsPure;
    Stage.Raises = Whole.Raises;
    Expression *Value =
        apply(Build.variable(Whole.Name), Left.take_front(Given), 2);
    B.add(Build.let(Stage.Name, Value, nullptr));
    Stages.push_back(Stage);
    Blocks.defineAndCall(B, Stage);
  }
  // Call one of the stages again: its closure must not have changed.
  const Variable &Last = R.pick(ArrayRef(Stages));
  if (permits(*Last.CallCost, Last.IsPure))
    Blocks.defineAndCall(B, Last);
  return true;
}

/// Applies a function from an array or a variable in several stages:
///
///   let a = Array.make 3 (fun x y -> ...) in let g = a.(1) 2 in ... g 3 ...
bool PartialApplications::values(Block &B) {
  if (!extended() || !State.EffectsAllowed)
    return false;
  const Variable *V = InScope.pick([&](const Variable &V) {
    return V.Type->is(Kind::Function) && !V.CallCost &&
           V.Type->Operands.size() > 1 && V.Type->Level + 1 < NumLevels;
  });
  const ValueType *T = nullptr;
  Expression *Callee = nullptr;
  if (V && R.percent(60)) {
    T = V->Type;
    Callee = Build.variable(V->Name);
  } else {
    TypeList Parameters = {Types.someNumber()};
    Parameters.append(Types.parameterTypes(3));
    T = Table.function(Parameters, Types.someNumber(), R.below(NumLevels - 1),
                       Functions.someRaises() != 0);
    if (T->Level + 1 == NumLevels)
      return false;
    const ValueType *Elements = Table.array(T, 1 + R.below(3));
    StringRef Array = Blocks.define(
        B, Elements, Expressions.makeArray(Elements, Expressions.make(T, 2)));
    Callee =
        Build.get(Build.variable(Array), Expressions.index(Elements->Length));
  }
  // Apply the function to one part of its arguments after the other.
  for (;;) {
    ArrayRef<const ValueType *> Parameters = T->Operands;
    unsigned Given = 1 + R.below(uint32_t(Parameters.size()) - 1);
    Expression *Value = apply(Callee, Parameters.take_front(Given), 2);
    T = Table.function(Parameters.drop_front(Given), T->Result, T->Level + 1,
                       T->MayRaise);
    StringRef Applied = Blocks.define(B, T, Value);
    if (Expression *Note = Effects.output(T, Build.variable(Applied)))
      B.add(Note);
    Callee = Build.variable(Applied);
    if (T->Operands.size() == 1 || T->Level + 1 == NumLevels || R.coin())
      return true;
  }
}

/// Defines a function that returns a function, and calls both at once or one
/// after the other:
///
///   let rec f a = ... fun b c -> ... in ... f 1 2 3 ... let g = f 1 in g 2 3
bool PartialApplications::excess(Block &B) {
  if (!extended() || !State.EffectsAllowed)
    return false;
  const ValueType *Result = Types.someScalar();
  const ValueType *Inner =
      Table.function(Types.parameterTypes(3), Result, R.below(NumLevels - 1),
                     Functions.someRaises() != 0);
  TypeList Parameters = Types.parameterTypes(2);
  Variable F = Functions.define(
      B, newName("make"), Parameters, Inner, Functions.callLimit(),
      [&](ArrayRef<StringRef>) {
        Block Body;
        ScopeGuard Guard(InScope);
        // These effects occur once for each call of the outer function.
        Blocks.fill(Body, R.below(3));
        Expression *First = Expressions.functionValue(Inner, 2);
        if (R.percent(30)) {
          Expression *Condition = Expressions.make(Bool, 2);
          First =
              Build.conditional(Condition, First, Expressions.make(Inner, 2));
        }
        return Body.finish(First, Build);
      });
  InScope.bind(F);
  const Cost Both = *F.CallCost + CallBounds[Inner->Level];
  for (unsigned I = 1 + R.below(3); I > 0 && meter().affords(Both); --I) {
    meter().spend(Both);
    meter().HasEffect = true;
    if (R.percent(60)) {
      TypeList All = Parameters;
      All.append(Inner->Operands);
      ExpressionList Arguments;
      for (const ValueType *T : All)
        Arguments.push_back(Expressions.operand(T, 2));
      Blocks.define(B, Result,
                    Calls.apply(Build.variable(F.Name), Inner, Arguments));
      continue;
    }
    // Split the call in two. The result of the first one comes into scope, so
    // that there may be several second ones.
    StringRef Name = newName("f");
    B.add(
        Build.let(Name, apply(Build.variable(F.Name), Parameters, 2), nullptr));
    bind(Name, Inner);
    Blocks.define(B, Result,
                  Calls.apply(Build.variable(Name), Inner,
                              Calls.arguments(Inner, 1, -1)));
  }
  return true;
}
