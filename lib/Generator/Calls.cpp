//===- Calls.cpp - Calls, also partial ones -------------------------------===//
//
// Calls with fewer arguments than the function has parameters, and with more if
// it returns a function. A partial application costs one call more than the
// function itself, so that its type has a higher level (Types.h).
//
//===----------------------------------------------------------------------===//

#include "ProgramGenerator.h"

using namespace mincaml;
using namespace mincaml::generator;

ExpressionList ProgramGenerator::arguments(const ValueType *Function,
                                           unsigned Depth, int32_t Fuel) {
  ExpressionList Arguments;
  // If the order of evaluation must not matter, only a single argument may have
  // an effect.
  bool IsOnly = Function->Operands.size() == 1;
  for (const ValueType *P : Function->Operands)
    Arguments.push_back(IsOnly ? expression(P, Depth) : operand(P, Depth));
  if (Fuel >= 0)
    Arguments[0] = maybeOpaque(R.between(0, Fuel));
  return Arguments;
}

Expression *ProgramGenerator::writeCall(Expression *Callee,
                                        ArrayRef<Expression *> Arguments) {
  using Notation = ast::Apply::Notation;
  if (!extended() || !chance(Construct::ApplyOperators))
    return Build.call(Callee, Arguments);
  // The operator applies the callee to the last argument, after a call with the
  // others.
  if (Arguments.size() > 1)
    Callee = Build.call(Callee, Arguments.drop_back());
  ExpressionList Last = {Arguments.back()};
  return Build.make<ast::Apply>(Callee,
                                Context.copy(ArrayRef<Expression *>(Last)),
                                R.coin() ? Notation::Pipe : Notation::ApplyTo);
}

Expression *ProgramGenerator::apply(Expression *Callee,
                                    const ValueType *Function,
                                    ExpressionList Arguments) {
  return guard(writeCall(Callee, Arguments), Function->Result,
               Function->MayRaise ? AllExceptions : 0);
}

Expression *ProgramGenerator::call(const Variable &F, unsigned Depth) {
  // Making arguments may bind variables, which invalidates F.
  StringRef Name = F.Name;
  const ValueType *T = F.Type;
  Cost C = *F.CallCost;
  int32_t Fuel = F.Fuel;
  ExceptionSet Raises = F.Raises;
  if (!F.IsPure)
    meter().HasEffect = true;
  meter().spend(C);
  Expression *Call = writeCall(Build.variable(Name), arguments(T, Depth, Fuel));
  return guard(Call, T->Result, Raises);
}

Expression *ProgramGenerator::callValue(const Variable &V, unsigned Depth) {
  StringRef Name = V.Name;
  const ValueType *F = V.Type;
  Expression *Callee = nullptr;
  // The element that is read must not depend on effects of the arguments.
  bool IsRead = F->is(Kind::Array);
  SaveAndRestore<bool> Allowed(EffectsAllowed,
                               !(IsRead && Options.OrderIndependent));
  if (IsRead) {
    F = F->Result;
    Expression *Index = index(V.Type->Length);
    Callee = Build.get(Name, Index);
  } else {
    Callee = Build.variable(Name);
  }
  meter().HasEffect = true;
  meter().spend(CallBounds[F->Level]);
  return apply(Callee, F, arguments(F, Depth, -1));
}

Expression *ProgramGenerator::deadCall(const Variable &F) {
  ExpressionList Arguments;
  for (const ValueType *P : F.Type->Operands)
    Arguments.push_back(simplest(P));
  return Build.conditional(Build.boolean(false), Build.call(F.Name, Arguments),
                           simplest(F.Type->Result));
}

//===- Constructs ---------------------------------------------------------===//

Expression *ProgramGenerator::knownCall(const ValueType *T, unsigned Depth) {
  const Variable *F = InScope.pick([&](const Variable &V) {
    return V.CallCost && V.Type->Result == T && permits(*V.CallCost, V.IsPure);
  });
  return F ? call(*F, Depth - 1) : nullptr;
}

Expression *ProgramGenerator::valueCall(const ValueType *T, unsigned Depth) {
  if (!EffectsAllowed)
    return nullptr;
  const Variable *V = InScope.pick([&](const Variable &V) {
    const ValueType *F = V.Type;
    if (F->is(Kind::Array) && F->Length > 0)
      F = F->Result;
    return F->is(Kind::Function) && !V.CallCost && F->Result == T &&
           meter().affords(CallBounds[F->Level]);
  });
  return V ? callValue(*V, Depth - 1) : nullptr;
}

Expression *ProgramGenerator::localFunction(const ValueType *T,
                                            unsigned Depth) {
  ScopeGuard Guard(InScope);
  Block B;
  TypeList Parameters = Types.parameterTypes(3);
  Cost Limit = meter().left() / 3;
  Variable F = defineFunction(
      B, newName("f"), Parameters, T, Limit,
      [&](ArrayRef<StringRef>) { return expression(T, Depth - 1); },
      /*Fuel=*/-1, Raisable);
  if (!permits(*F.CallCost, F.IsPure))
    return nullptr;
  InScope.bind(F);
  return B.finish(call(F, Depth - 1), Build);
}

//===- Partial applications -----------------------------------------------===//

/// The cost of calling a partial application, in addition to that of the
/// function.
static constexpr Cost OneMoreCall = {6, 0};

Expression *ProgramGenerator::applyPartially(Expression *Callee,
                                             ArrayRef<const ValueType *> Types,
                                             unsigned Depth) {
  meter().spend(OneMoreCall);
  ExpressionList Arguments;
  for (const ValueType *T : Types)
    Arguments.push_back(operand(T, Depth));
  return writeCall(Callee, Arguments);
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
Expression *ProgramGenerator::localPartialApplication(const ValueType *T,
                                                      unsigned Depth) {
  TypeList Parameters = Types.parameterTypes(2);
  const size_t Given = Parameters.size();
  Parameters.append(T->Operands);
  ScopeGuard Guard(InScope);
  Block B;
  const Cost Bound = CallBounds[T->Level];
  Variable F = [&] {
    SaveAndRestore<bool> Allowed(EffectsAllowed, true);
    return defineFunction(
        B, newName("f"), Parameters, T->Result, Bound / 2,
        [&](ArrayRef<StringRef> Names) {
          Expression *E = expression(T->Result, Depth - 1);
          return fixParameterTypes(Names, Parameters, E);
        },
        /*Fuel=*/-1, T->MayRaise ? AllExceptions : 0);
  }();
  if (!(*F.CallCost + OneMoreCall).fits(Bound))
    return nullptr;
  return B.finish(applyPartially(Build.variable(F.Name),
                                 ArrayRef(Parameters).take_front(Given),
                                 Depth - 1),
                  Build);
}

Expression *ProgramGenerator::partialApplication(const ValueType *T,
                                                 unsigned Depth) {
  const Variable *F = InScope.pick([&](const Variable &V) {
    return V.CallCost && V.Fuel < 0 && endsIn(V.Type, T) &&
           (T->MayRaise || !V.Raises) &&
           (*V.CallCost + OneMoreCall).fits(CallBounds[T->Level]);
  });
  if (!F)
    return localPartialApplication(T, Depth);
  StringRef Name = F->Name;
  ArrayRef<const ValueType *> Given =
      ArrayRef(F->Type->Operands).drop_back(T->Operands.size());
  return applyPartially(Build.variable(Name), Given, Depth - 1);
}

Expression *ProgramGenerator::operatorValue(const ValueType *T, unsigned) {
  using Operators = ArrayRef<Operator>;
  static constexpr Operator OnInts[] = {
      Operator::Add,       Operator::Subtract,   Operator::Multiply,
      Operator::BitwiseOr, Operator::BitwiseXor, Operator::ShiftLeft};
  static constexpr Operator OnFloats[] = {
      Operator::FloatAdd, Operator::FloatSubtract, Operator::FloatMultiply,
      Operator::FloatDivide};
  static constexpr Operator Failing[] = {Operator::Divide, Operator::Remainder};
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
    return Build.call(R.coin() ? "min" : "max", {literal(Operand)});
  StringRef Names[] = {newName(Operand), newName(Operand)};
  Expression *Body = Build.binary(R.pick(Choice), Names[0], Names[1]);
  // A comparison does not determine the type of its operands.
  if (T->Result->is(Kind::Bool))
    Body = fixParameterTypes(Names, {Operand, Operand}, Body);
  Expression *Value = Build.function(Names, Body);
  // For example `(+) 3`.
  return IsUnary ? Build.call(Value, {simplest(Operand)}) : Value;
}

/// Applies a function to its arguments in several stages:
///
///   let rec f a b c = ... in let g = f 1 in let h = g 2 in ... h 3 ... g 4 5 ...
bool ProgramGenerator::partialStages(Block &B) {
  if (!extended() || !EffectsAllowed)
    return false;
  TypeList Parameters;
  for (unsigned I = 2 + R.below(4); I > 0; --I)
    Parameters.push_back(R.percent(75) ? Types.someNumber() : Types.someType());
  const ValueType *Result = R.coin() ? Types.someNumber() : Types.someType();
  // The function is often cheap enough to be a value of a function type.
  const Cost Limit =
      R.coin() ? min(callLimit(), CallBounds[R.below(2)] / 2) : callLimit();
  Variable F = defineFunction(
      B, newName("f"), Parameters, Result, Limit,
      [&](ArrayRef<StringRef> Given) {
        Expression *E = block(Result, R.below(3), someDepth());
        // Use the parameters, so that exchanged arguments are visible.
        for (auto [Name, T] : llvm::zip(Given, Parameters))
          if (T == Result && T->isNumber() && !Name.empty())
            E = combine(T, E, Name);
        return E;
      },
      /*Fuel=*/-1, someRaises());
  defineAndCall(B, F);
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
        applyPartially(Build.variable(Whole.Name), Left.take_front(Given), 2);
    B.add(Build.let(Stage.Name, Value));
    Stages.push_back(Stage);
    defineAndCall(B, Stage);
  }
  // Call one of the stages again: its closure must not have changed.
  const Variable &Last = R.pick(ArrayRef(Stages));
  if (permits(*Last.CallCost, Last.IsPure))
    defineAndCall(B, Last);
  return true;
}

/// Applies a function from an array or a variable in several stages:
///
///   let a = Array.make 3 (fun x y -> ...) in let g = a.(1) 2 in ... g 3 ...
bool ProgramGenerator::partialValues(Block &B) {
  if (!extended() || !EffectsAllowed)
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
                       someRaises() != 0);
    if (T->Level + 1 == NumLevels)
      return false;
    const ValueType *Elements = Table.array(T, 1 + R.below(3));
    StringRef Array =
        define(B, Elements, makeArray(Elements, expression(T, 2)));
    Callee = Build.get(Build.variable(Array), index(Elements->Length));
  }
  // Apply the function to one part of its arguments after the other.
  for (;;) {
    ArrayRef<const ValueType *> Parameters = T->Operands;
    unsigned Given = 1 + R.below(uint32_t(Parameters.size()) - 1);
    Expression *Value = applyPartially(Callee, Parameters.take_front(Given), 2);
    T = Table.function(Parameters.drop_front(Given), T->Result, T->Level + 1,
                       T->MayRaise);
    StringRef Applied = define(B, T, Value);
    if (Expression *Note = output(T, Build.variable(Applied)))
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
bool ProgramGenerator::curriedResult(Block &B) {
  if (!extended() || !EffectsAllowed)
    return false;
  const ValueType *Result = Types.someScalar();
  const ValueType *Inner =
      Table.function(Types.parameterTypes(3), Result, R.below(NumLevels - 1),
                     someRaises() != 0);
  TypeList Parameters = Types.parameterTypes(2);
  Variable F = defineFunction(B, newName("make"), Parameters, Inner,
                              callLimit(), [&](ArrayRef<StringRef>) {
                                Block Body;
                                ScopeGuard Guard(InScope);
                                // These effects occur once for each call of the outer function.
                                fill(Body, R.below(3));
                                Expression *First = functionValue(Inner, 2);
                                if (R.percent(30)) {
                                  Expression *Condition = expression(Bool, 2);
                                  First = Build.conditional(
                                      Condition, First, expression(Inner, 2));
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
        Arguments.push_back(operand(T, 2));
      define(B, Result, apply(Build.variable(F.Name), Inner, Arguments));
      continue;
    }
    // Split the call in two. The result of the first one comes into scope, so
    // that there may be several second ones.
    StringRef Name = newName("f");
    B.add(
        Build.let(Name, applyPartially(Build.variable(F.Name), Parameters, 2)));
    bind(Name, Inner);
    define(B, Result,
           apply(Build.variable(Name), Inner, arguments(Inner, 1, -1)));
  }
  return true;
}

//===- Calls of higher-order Array functions ------------------------------===//

Expression *
ProgramGenerator::passedFunction(ArrayRef<const ValueType *> Parameters,
                                 const ValueType *Result, uint64_t Calls,
                                 unsigned Depth) {
  if (!EffectsAllowed)
    return nullptr;
  bool MayRaise = Raisable == AllExceptions && R.coin();
  const ValueType *F = Table.function(Parameters, Result, R.below(3), MayRaise);
  constexpr Cost Iteration = {12, 0};
  const Cost Whole = (CallBounds[F->Level] + Iteration) * Calls;
  if (!meter().affords(Whole))
    return nullptr;
  meter().spend(Whole);
  meter().HasEffect = true;
  if (MayRaise)
    meter().Raises = AllExceptions;
  return expression(F, Depth);
}

const Variable *ProgramGenerator::someArray(const ValueType *Element) {
  return InScope.pick([&](const Variable &V) {
    return V.Type->is(Kind::Array) && (!Element || V.Type->Result == Element);
  });
}

Expression *ProgramGenerator::arrayInit(const ValueType *T, unsigned Depth) {
  // Every length is valid in OCaml, too; the function is not called for length
  // 0.
  Expression *F = passedFunction({Int}, T->Result, T->Length, Depth - 1);
  if (!F)
    return nullptr;
  return Build.call("Array.init", {maybeOpaque(int32_t(T->Length)), F});
}

Expression *ProgramGenerator::arrayMap(const ValueType *T, unsigned Depth) {
  const Variable *V = InScope.pick([&](const Variable &V) {
    return V.Type->is(Kind::Array) && V.Type->Length == T->Length;
  });
  if (!V)
    return nullptr;
  StringRef Array = V->Name;
  const ValueType *Element = V->Type->Result;
  bool HasIndex = R.percent(30);
  TypeList Parameters = {Element};
  if (HasIndex)
    Parameters = {Int, Element};
  Expression *F = passedFunction(Parameters, T->Result, T->Length, Depth - 1);
  if (!F)
    return nullptr;
  return Build.call(HasIndex ? "Array.mapi" : "Array.map", {F, Array});
}

Expression *ProgramGenerator::arrayFold(const ValueType *T, unsigned Depth) {
  const Variable *V = someArray();
  if (!V)
    return nullptr;
  const Variable Array = *V;
  bool IsRight = R.percent(40);
  TypeList Parameters = {T, Array.Type->Result};
  if (IsRight)
    Parameters = {Array.Type->Result, T};
  Expression *F = passedFunction(Parameters, T, Array.Type->Length, Depth - 1);
  if (!F)
    return nullptr;
  Expression *Initial = operand(T, Depth - 1);
  Expression *Elements = Build.variable(Array.Name);
  if (IsRight)
    return Build.call("Array.fold_right", {F, Elements, Initial});
  return Build.call("Array.fold_left", {F, Initial, Elements});
}

Expression *ProgramGenerator::arrayIterate(const ValueType *, unsigned Depth) {
  const Variable *V = someArray();
  if (!V)
    return nullptr;
  const Variable Array = *V;
  bool HasIndex = R.percent(40);
  TypeList Parameters = {Array.Type->Result};
  if (HasIndex)
    Parameters = {Int, Array.Type->Result};
  Expression *F =
      passedFunction(Parameters, Unit, Array.Type->Length, Depth - 1);
  if (!F)
    return nullptr;
  return Build.call(HasIndex ? "Array.iteri" : "Array.iter", {F, Array.Name});
}

Expression *ProgramGenerator::arrayTest(const ValueType *, unsigned Depth) {
  const Variable *V = someArray();
  if (!V)
    return nullptr;
  const Variable Array = *V;
  Expression *F =
      passedFunction({Array.Type->Result}, Bool, Array.Type->Length, Depth - 1);
  if (!F)
    return nullptr;
  return Build.call(R.coin() ? "Array.exists" : "Array.for_all",
                    {F, Array.Name});
}

/// Makes a copy of an array, or of a part of a longer one.
Expression *ProgramGenerator::arrayCopy(const ValueType *T, unsigned) {
  const Variable *V = InScope.pick([&](const Variable &V) {
    return V.Type->is(Kind::Array) && V.Type->Result == T->Result &&
           V.Type->Length >= T->Length;
  });
  if (!V || !meter().affords({T->Length * 8 + 20, 0}))
    return nullptr;
  meter().spend({T->Length * 8 + 20, 0});
  auto Margin = int32_t(V->Type->Length - T->Length);
  if (Margin == 0 && R.coin())
    return Build.call("Array.copy", {V->Name});
  return Build.call("Array.sub",
                    {Build.variable(V->Name), maybeOpaque(R.between(0, Margin)),
                     maybeOpaque(int32_t(T->Length))});
}
