//===- Exceptions.cpp - Exception handlers and raises ---------------------===//
//
// Programs raise only exceptions that are handled. Raisable is the set of
// exceptions that the enclosing code or the callers of the function handle. The
// meter records the exceptions that the code being made may raise. A handler
// has cases for those that its body may raise but the enclosing code does not
// handle.
//
//===----------------------------------------------------------------------===//

#include "ProgramGenerator.h"

using namespace mincaml;
using namespace mincaml::generator;

struct ProgramGenerator::HandlerCases {
  llvm::SmallVector<ast::MatchCase, 4> Handled;
  ExpressionList Values;

  void add(const ast::Pattern &P) {
    Handled.push_back({P, /*IsException=*/true});
  }
};

static ast::Pattern namedPattern(StringRef Name) {
  ast::Pattern P;
  P.Variable.Name = Name;
  return P;
}

ast::Pattern ProgramGenerator::pattern(const ValueType *T, Variables &Bound) {
  if (T->is(Kind::Tuple) && R.coin())
    return pattern(T->Operands, Bound);
  if (R.percent(20))
    return namedPattern("_");
  StringRef Name = newName(T);
  bind(Name, T);
  Bound.push_back({Name, T});
  return namedPattern(Name);
}

ast::Pattern ProgramGenerator::pattern(ArrayRef<const ValueType *> Types,
                                       Variables &Bound) {
  if (Types.size() == 1)
    return pattern(Types[0], Bound);
  llvm::SmallVector<ast::Pattern, 4> Elements;
  for (const ValueType *T : Types)
    Elements.push_back(pattern(T, Bound));
  ast::Pattern P = namedPattern("_");
  P.TheKind = ast::Pattern::Kind::Tuple;
  P.Elements = Context.copy(ArrayRef<ast::Pattern>(Elements));
  return P;
}

/// Makes the pattern of a constructor, with a pattern for its argument or all of
/// its arguments unless that is null.
ast::Pattern ProgramGenerator::constructPattern(StringRef Name,
                                                const ast::Pattern *Argument) {
  ast::Pattern P = namedPattern("_");
  P.TheKind = ast::Pattern::Kind::Construct;
  P.Name = Name;
  P.IgnoresArguments = Argument && Argument->isWildcard();
  if (Argument && !P.IgnoresArguments)
    P.Elements = Context.copy(ArrayRef(*Argument));
  return P;
}

/// Adds a case with a literal such as `E 3 -> ...`, before the case for all
/// other arguments.
void ProgramGenerator::addLiteralCase(HandlerCases &Cs, unsigned E,
                                      const ValueType *T, unsigned Depth) {
  const ExceptionInfo &Info = Exceptions[E];
  ast::Pattern Argument = namedPattern("_");
  Argument.TheKind = ast::Pattern::Kind::Literal;
  constexpr StringRef Messages[] = {"index out of bounds", "Array.make"};
  Argument.Literal =
      E == ExceptionTable::InvalidArgument
          ? Build.make<ast::StringLiteral>(R.pick<StringRef>(Messages))
          : literal(Info.Arguments[0]);
  Cs.add(constructPattern(Info.Name, &Argument));
  Cs.Values.push_back(expression(T, Depth));
}

void ProgramGenerator::addCase(HandlerCases &Cs, unsigned E, const ValueType *T,
                               unsigned Depth) {
  const TypeList &Arguments = Exceptions[E].Arguments;
  bool HasLiterals = Arguments.size() == 1 &&
                     (Arguments[0]->isText() || Arguments[0]->is(Kind::Int) ||
                      Arguments[0]->is(Kind::Bool));
  if (HasLiterals && R.percent(20))
    addLiteralCase(Cs, E, T, Depth);
  ScopeGuard Guard(InScope);
  Variables Bound;
  ast::Pattern Argument;
  if (!Arguments.empty())
    Argument = pattern(Arguments, Bound);
  Cs.add(constructPattern(Exceptions[E].Name,
                          Arguments.empty() ? nullptr : &Argument));
  Expression *Value = expression(T, Depth);
  // Note the arguments, because the argument of an exception is not loaded if
  // it is unused. A handler of `guard` does not: to note a function value is to
  // call it, which may need another handler.
  if (EffectsAllowed && !IsGuarding)
    for (auto [Name, Type] : Bound)
      if (R.percent(60))
        if (Expression *Note = output(Type, Build.variable(Name)))
          Value = Build.sequence(Note, Value);
  Cs.Values.push_back(Value);
}

void ProgramGenerator::addLastCase(HandlerCases &Cs, ExceptionSet Rest,
                                   const ValueType *T, unsigned Depth) {
  StringRef Name = R.coin() ? StringRef("_") : newName("e");
  Cs.add(namedPattern(Name));
  Expression *Value = expression(T, Depth);
  // Sometimes the exception is raised again.
  bool MayRaise = Rest && !(Rest & ~Raisable) && EffectsAllowed;
  if (MayRaise && Name != "_") {
    meter().Raises |= Rest;
    meter().HasEffect = true;
    Expression *Test = expression(Bool, 1);
    Value = Build.conditional(Test, Build.call("raise", {Name}), Value);
  }
  Cs.Values.push_back(Value);
}

Expression *ProgramGenerator::withCases(Expression *Body, ExceptionSet Raised,
                                        const ValueType *T, unsigned Depth,
                                        ExceptionSet Always) {
  constexpr unsigned MaxCases = 5;
  llvm::SmallVector<unsigned, MaxCases> Named;
  for (unsigned E = 0; E < Exceptions.size(); ++E) {
    ExceptionSet Only = ExceptionTable::only(E);
    unsigned Percent = 4;
    if (Raised != AllExceptions && (Raised & Only))
      Percent = Raisable & Only ? 60 : 90;
    else if (Raised & Only)
      Percent = 25;
    if (Always & Only)
      Percent = 100;
    if (Named.size() < MaxCases && R.percent(Percent))
      Named.insert(Named.begin() + R.below(uint32_t(Named.size()) + 1), E);
  }
  HandlerCases Cs;
  ExceptionSet Rest = Raised;
  // At most one of the cases is executed.
  const Cost Before = meter().Spent;
  Cost Dearest = Before;
  auto Add = [&](llvm::function_ref<void()> Make) {
    meter().Spent = Before;
    Make();
    Dearest = max(Dearest, meter().Spent);
  };
  for (unsigned E : Named) {
    Add([&] { addCase(Cs, E, T, Depth); });
    Rest &= ~ExceptionTable::only(E);
  }
  if ((Rest & ~Raisable) || Named.empty() || R.percent(20)) {
    Add([&] { addLastCase(Cs, Rest, T, Depth); });
    Rest = 0;
  }
  meter().Spent = Dearest;
  meter().Raises |= Rest;
  Build.Lines += 1 + 2 * unsigned(Named.size());
  ExpressionList Guards;
  for (size_t I = 0; I != Cs.Handled.size(); ++I)
    Guards.push_back(Context.make<ast::BoolLiteral>(llvm::SMRange(), true));
  return Build.make<ast::Match>(
      /*IsTry=*/true, Body, Context.copy(ArrayRef<ast::MatchCase>(Cs.Handled)),
      Context.copy(ArrayRef<Expression *>(Guards)),
      Context.copy(ArrayRef<Expression *>(Cs.Values)));
}

Expression *ProgramGenerator::handle(const ValueType *T, unsigned Depth,
                                     llvm::function_ref<Expression *()> Make,
                                     ExceptionSet Always) {
  const ExceptionSet Before = std::exchange(meter().Raises, 0);
  Expression *Body = nullptr;
  {
    SaveAndRestore<ExceptionSet> Inside(Raisable, AllExceptions);
    ScopeGuard Guard(InScope);
    Body = Make();
  }
  const ExceptionSet Raised = std::exchange(meter().Raises, Before);
  return withCases(Body, Raised, T, Depth, Always);
}

Expression *ProgramGenerator::guard(Expression *E, const ValueType *T,
                                    ExceptionSet Raises) {
  if (Raises & ~Raisable) {
    // Calls in the cases may need handlers in turn. The depth limits this
    // recursion.
    const unsigned Depth = IsGuarding ? 0 : R.below(3);
    SaveAndRestore<bool> Guarding(IsGuarding, true);
    return withCases(E, Raises, T, Depth);
  }
  meter().Raises |= Raises;
  return E;
}

Expression *ProgramGenerator::raise(unsigned E, unsigned Depth) {
  const ExceptionInfo &Info = Exceptions[E];
  meter().Raises |= ExceptionTable::only(E);
  meter().HasEffect = true;
  ExpressionList Arguments;
  for (const ValueType *T : Info.Arguments)
    Arguments.push_back(operand(T, Depth));
  if (E == ExceptionTable::Failure && R.coin())
    return Build.call("failwith", Arguments);
  if (E == ExceptionTable::InvalidArgument && R.coin())
    return Build.call("invalid_arg", Arguments);
  if (Arguments.size() > 1)
    Arguments = {Build.tuple(Arguments)};
  return Build.call("raise",
                    {Build.make<ast::Construct>(
                        Info.Name, llvm::SMRange(),
                        Context.copy(ArrayRef<Expression *>(Arguments)))});
}

unsigned ProgramGenerator::someRaisable() {
  llvm::SmallVector<unsigned, 12> Own, Others;
  for (unsigned E = 0; E < Exceptions.size(); ++E)
    if (Raisable & ExceptionTable::only(E))
      (E < ExceptionTable::NumPredefined ? Others : Own).push_back(E);
  bool IsOwn = Others.empty() || (!Own.empty() && R.percent(75));
  return R.pick<unsigned>(IsOwn ? Own : Others);
}

//===- Expressions --------------------------------------------------------===//

Expression *ProgramGenerator::conditionalRaise(const ValueType *T,
                                               unsigned Depth) {
  if (!Raisable || !EffectsAllowed)
    return nullptr;
  unsigned E = someRaisable();
  // An operand that always raises is rare, so that the code after it is reached
  // in most cases.
  if (T->isNumber() && R.percent(10))
    return combine(T, simplest(T), raise(E, 1));
  Expression *Test = expression(Bool, Depth - 1);
  Expression *Raise = raise(E, Depth - 1);
  Expression *Value = expression(T, Depth - 1);
  return R.coin() ? Build.conditional(Test, Raise, Value)
                  : Build.conditional(Test, Value, Raise);
}

Expression *ProgramGenerator::tryExpression(const ValueType *T,
                                            unsigned Depth) {
  if (Depth < 2 || !meter().affords({40, 0}))
    return nullptr;
  return handle(T, Depth - 1, [&] { return expression(T, Depth - 1); });
}

Expression *ProgramGenerator::possiblyFailingIndex(uint32_t Length,
                                                   unsigned Depth) {
  if (R.coin())
    return operand(Int, Depth);
  return maybeOpaque(R.coin() ? int32_t(Length) - R.between(0, 1)
                              : R.between(-1, int32_t(Length)));
}

Expression *ProgramGenerator::possiblyFailingRead(const ValueType *T,
                                                  unsigned Depth) {
  const Variable *V = someArray(T);
  if (!V)
    return nullptr;
  StringRef Array = V->Name;
  const uint32_t Length = V->Type->Length;
  if (!mayRaise(ExceptionTable::only(ExceptionTable::InvalidArgument)))
    return nullptr;
  Expression *Index = possiblyFailingIndex(Length, Depth - 1);
  return Build.get(Array, Index);
}

Expression *ProgramGenerator::possiblyFailingWrite(const ValueType *,
                                                   unsigned Depth) {
  const Variable *V = someArray();
  if (!V)
    return nullptr;
  StringRef Array = V->Name;
  const ValueType *T = V->Type;
  if (!mayRaise(ExceptionTable::only(ExceptionTable::InvalidArgument)))
    return nullptr;
  Expression *Index = possiblyFailingIndex(T->Length, Depth - 1);
  Expression *Value = operand(T->Result, Depth - 1);
  return Build.put(Array, Index, Value);
}

Expression *ProgramGenerator::possiblyFailingDivision(const ValueType *,
                                                      unsigned Depth) {
  if (!mayRaise(ExceptionTable::only(ExceptionTable::DivisionByZero)))
    return nullptr;
  Expression *Dividend = operand(Int, Depth - 1);
  Expression *Divisor =
      R.percent(20) ? maybeOpaque(0) : operand(Int, Depth - 1);
  return Build.binary(R.coin() ? Operator::Divide : Operator::Remainder,
                      Dividend, Divisor);
}

Expression *ProgramGenerator::possiblyFailingSize(const ValueType *,
                                                  unsigned Depth) {
  if (!mayRaise(ExceptionTable::only(ExceptionTable::InvalidArgument)))
    return nullptr;
  constexpr int32_t Mask = 7;
  meter().spend({Mask, 0});
  Expression *Small = Build.binary(
      Operator::BitwiseAnd, operand(Int, Depth - 1), Build.integer(Mask));
  Expression *Size = Build.subtract(Small, R.between(1, Mask));
  Expression *Initial = simplest(Types.someNumber());
  return Build.arrayLength(Build.arrayMake(Size, Initial));
}

//===- Blocks, functions and loops ----------------------------------------===//

void ProgramGenerator::addValue(Block &B, const ValueType *T,
                                Expression *Value) {
  if (T->is(Kind::Unit)) {
    ++Build.Lines;
    B.add(Value);
    return;
  }
  define(B, T, Value);
}

Expression *ProgramGenerator::raiseSometimes(const ValueType *T, unsigned E) {
  Expression *Test = expression(Bool, 2);
  Expression *Raise = raise(E, 2);
  Expression *Value = expression(T, 2);
  return Build.conditional(Test, Raise, Value);
}

/// Adds statements in the body of a `try`: `try ...; ... with E x -> ...`.
bool ProgramGenerator::tryBlock(Block &B) {
  if (!extended() || !EffectsAllowed || !meter().affords({120, 1}))
    return false;
  const ValueType *T = R.percent(20) ? Unit : Types.someType();
  Expression *E = handle(T, 1 + R.below(2),
                         [&] { return block(T, 1 + R.below(3), someDepth()); });
  addValue(B, T, E);
  return true;
}

bool ProgramGenerator::raisingFunction(Block &B) {
  if (!extended())
    return false;
  const ValueType *Result = R.percent(15) ? Unit : Types.someType();
  Variable F = defineFunction(
      B, newName("f"), Types.parameterTypes(3), Result, callLimit(),
      [&](ArrayRef<StringRef>) {
        Block Body;
        ScopeGuard Guard(InScope);
        fill(Body, R.below(3));
        return Body.finish(raiseSometimes(Result, someRaisable()), Build);
      },
      /*Fuel=*/-1, AllExceptions);
  defineAndCall(B, F);
  return true;
}

/// Defines a function that only raises exceptions and never returns a value.
bool ProgramGenerator::raiser(Block &B) {
  if (!extended() || !meter().affords({200, 1}))
    return false;
  const ValueType *T = Types.someNumber();
  Variable Raise = defineFunction(
      B, newName("f"), {T, Types.someScalar()}, T, callLimit(),
      [&](ArrayRef<StringRef>) {
        Block Body;
        if (R.percent(30))
          fill(Body, 1);
        Expression *Value = raise(someRaisable(), 1 + R.below(2));
        // The calls determine the type of the result.
        return Body.finish(R.coin()
                               ? Value
                               : Build.conditional(expression(Bool, 1), Value,
                                                   raise(someRaisable(), 1)),
                           Build);
      },
      /*Fuel=*/-1, AllExceptions);
  InScope.bind(Raise);
  define(B, T, handle(T, 2, [&] {
           Expression *Test = expression(Bool, 2);
           Expression *Call = call(Raise, 1);
           return Build.conditional(Test, expression(T, 1), Call);
         }));
  return true;
}

/// Defines a recursive function that ends with an exception:
///
///   let rec f n x = if n <= 0 then raise (E x) else x + f (n - 1) (x * 3)
bool ProgramGenerator::raisingRecursion(Block &B) {
  int32_t Fuel = extended() ? affordableTrips(R.percent(20) ? 200 : 30) : 0;
  if (!Fuel)
    return false;
  const ValueType *T = Types.someNumber();
  StringRef Name = newName("f");
  Variable F = defineFunction(
      B, Name, {Int, T}, T, meter().left() / uint64_t(2 * Fuel),
      [&](ArrayRef<StringRef> Given) {
        Expression *Test = outOfFuel(Given[0]);
        unsigned E = someRaisable();
        Expression *Base = R.percent(60) ? raise(E, 1) : expression(T, 2);
        Block Body;
        ScopeGuard Guard(InScope);
        if (R.percent(30))
          fill(Body, 1);
        Expression *Step =
            Build.call(Name, {lessFuel(Given[0]), operand(T, 2)});
        if (R.percent(60))
          Step = combine(T, Step, simplest(T));
        if (R.percent(40)) {
          Expression *Early = expression(Bool, 2);
          Step = Build.conditional(Early, raise(someRaisable(), 1), Step);
        }
        return Build.conditional(Test, Base, Body.finish(Step, Build));
      },
      Fuel, AllExceptions);
  return callRecursion(B, F, Fuel, Fuel + 1);
}

/// Defines a recursive function with a handler around each recursive call:
///
///   let rec f n x =
///     if n <= 0 then raise (E x)
///     else try x + f (n - 1) (x * 3)
///          with E y -> if y < x then raise (E x) else y
std::optional<Variable>
ProgramGenerator::recursionThatHandles(Block &B, const ValueType *T, unsigned E,
                                       unsigned Raising) {
  int32_t Fuel = extended() ? affordableTrips(30) : 0;
  if (!Fuel)
    return std::nullopt;
  const ValueType *Carried = T->isNumber() ? T : Types.someNumber();
  StringRef Name = newName("f");
  Variable F = defineFunction(
      B, Name, {Int, Carried}, T, meter().left() / uint64_t(2 * Fuel),
      [&](ArrayRef<StringRef> Given) {
        Expression *Test = outOfFuel(Given[0]);
        Expression *Base = R.percent(Raising) ? raise(E, 1) : expression(T, 2);
        Expression *Step = handle(T, 3, [&] {
          meter().Raises |= ExceptionTable::only(E);
          Expression *Again =
              Build.call(Name, {lessFuel(Given[0]), operand(Carried, 2)});
          if (T->isNumber() && R.percent(60))
            Again = combine(T, Again, simplest(T));
          if (!R.percent(Raising / 2))
            return Again;
          Expression *Early = expression(Bool, 2);
          return Build.conditional(Early, raise(E, 1), Again);
        });
        return Build.conditional(Test, Base, Step);
      },
      Fuel, ExceptionTable::only(E));
  F.CallCost = *F.CallCost * uint64_t(Fuel + 1);
  F.Fuel = Fuel;
  return F;
}

bool ProgramGenerator::handlingRecursion(Block &B) {
  std::optional<Variable> F = recursionThatHandles(
      B, Types.someNumber(), R.below(Exceptions.size()), /*Raising=*/80);
  if (F)
    defineAndCall(B, *F);
  return F.has_value();
}

/// Defines a function that calls its argument, which may raise, and handles the
/// exception or leaves that to its caller.
bool ProgramGenerator::raisingHigherOrder(Block &B) {
  if (!extended())
    return false;
  const ValueType *T = Types.someNumber();
  const ValueType *Passed =
      Table.function({T}, T, R.below(2), /*MayRaise=*/true);
  Variable F = defineFunction(
      B, newName("apply"), {Passed, T}, T, callLimit(),
      [&](ArrayRef<StringRef> Given) {
        auto Call = [&](Expression *Argument) {
          meter().spend(CallBounds[Passed->Level]);
          meter().HasEffect = true;
          return apply(Build.variable(Given[0]), Passed, {Argument});
        };
        StringRef Result = newName(T);
        Expression *First = Call(Build.variable(Given[1]));
        ScopeGuard Guard(InScope);
        bind(Result, T);
        Expression *Last = R.coin() ? Call(expression(T, 1)) : expression(T, 2);
        return Build.let(Result, First, Last);
      },
      /*Fuel=*/-1, R.percent(60) ? AllExceptions : 0);
  defineAndCall(B, F);
  return true;
}

/// Adds a loop that ends with an exception:
///
///   try let rec loop i acc = ... raise (E acc) ... in ... with E x -> x
bool ProgramGenerator::loopEndedByException(Block &B) {
  if (!extended() || !EffectsAllowed)
    return false;
  const ValueType *T = Types.someNumber();
  bool IsMade = false;
  Expression *E = handle(T, 2, [&] {
    Block Inner;
    LoopShape Shape = countedLoop(30);
    if (Shape.trips()) {
      IsMade = true;
      Shape.Accumulators = {T};
      addLoop(Inner, Shape, [&](LoopBody &Body) {
        Expression *Test = expression(Bool, 2);
        Expression *Raise = raise(someRaisable(), 1);
        Body.Statements.add(
            Build.conditional(Test, Raise, R.coin() ? Build.unit() : nullptr));
        Body.Next[0] =
            combine(T, Build.variable(Body.Accumulators[0]), expression(T, 2));
      });
    }
    return Inner.finish(expression(T, 1), Build);
  });
  if (IsMade)
    define(B, T, E);
  return IsMade;
}

/// Makes a loop that raises E under a condition:
///
///   for i = 0 to 9 do if i > 4 then raise (E (i + 1)) done; e
Expression *ProgramGenerator::loopToRaise(const ValueType *T, unsigned E) {
  const int32_t Trips = affordableTrips(20);
  if (!Trips)
    return expression(T, 1);
  const int32_t From = R.between(-3, 5);
  const StringRef Counter = newName("i");
  Expression *Body = nullptr;
  const Meter M =
      Costs.measure(meter().left() / (2 * (uint64_t(Trips) + 1)), [&] {
        ScopeGuard Guard(InScope);
        Variable I(Counter, Int);
        I.Low = From;
        I.High = From + Trips - 1;
        InScope.bind(I);
        Expression *Test = R.percent(30)
                               ? expression(Bool, 2)
                               : Build.binary(Operator::Greater, Counter,
                                              R.between(From, From + Trips));
        Body = Build.conditional(Test, raise(E, R.below(2)), nullptr);
      });
  meter().spend(M.Spent * (uint64_t(Trips) + 1));
  meter().HasEffect = true;
  meter().Raises |= M.Raises;
  ast::Binder Variable;
  Variable.Name = Counter;
  Expression *Loop =
      Build.make<ast::For>(Variable, /*IsDown=*/false, Build.integer(From),
                           Build.integer(From + Trips - 1), Body);
  return T->is(Kind::Unit) ? Loop : Build.sequence(Loop, expression(T, 1));
}

/// Adds handlers in the body of another `try`:
///
///   try
///     let x = try for ... raise (D i) ... done with D a -> ... in ...
///     let rec f n = ... in let y = try f 3 with D a -> ... in
///     if e then raise (E y) else ...
///   with E b -> ...
///
/// The arguments of D and E have different types. Often E is not raised at all.
bool ProgramGenerator::nestedHandlers(Block &B) {
  if (!extended() || !EffectsAllowed || !meter().affords({300, 1}))
    return false;
  // Exceptions with an int argument are preferred: if the compiler loads the
  // argument of the wrong exception, it uses that int as an address, which
  // shows.
  llvm::SmallVector<unsigned, 12> Raised, Others;
  for (unsigned E = 0; E < Exceptions.size(); ++E) {
    const TypeList &Arguments = Exceptions[E].Arguments;
    if (!Arguments.empty())
      Raised.insert(Raised.end(), Arguments.front()->is(Kind::Int) ? 4 : 1, E);
  }
  const unsigned D = R.pick<unsigned>(Raised);
  for (unsigned E : Raised)
    if (Exceptions[E].Arguments != Exceptions[D].Arguments)
      Others.push_back(E);
  if (Others.empty())
    return false;
  const unsigned E = R.pick<unsigned>(Others);
  const ValueType *T = R.coin() ? Unit : Types.someNumber();
  Expression *Outer = handle(
      T, 2,
      [&] {
        Block Body;
        for (unsigned Tries = 1 + R.below(2); Tries > 0; --Tries)
          addValue(Body, T,
                   handle(
                       T, 1, [&] { return loopToRaise(T, D); },
                       ExceptionTable::only(D)));
        // This recursive function often never raises.
        if (R.coin())
          if (std::optional<Variable> F =
                  recursionThatHandles(Body, T, D, R.coin() ? 50 : 0)) {
            InScope.bind(*F);
            addValue(Body, T,
                     handle(
                         T, 1, [&] { return call(*F, 1); },
                         ExceptionTable::only(D)));
          }
        return Body.finish(
            R.percent(40) ? raiseSometimes(T, E) : expression(T, 2), Build);
      },
      ExceptionTable::only(E));
  addValue(B, T, Outer);
  return true;
}

/// Adds a loop with a handler in each iteration:
///
///   let rec loop i acc = ... loop (i + 1) (try ... with E x -> ...)
bool ProgramGenerator::handlingLoop(Block &B) {
  if (!extended())
    return false;
  LoopShape Shape = countedLoop(20);
  if (!Shape.trips())
    return false;
  const ValueType *T = Types.someNumber();
  Shape.Accumulators = {T};
  return addLoop(B, Shape, [&](LoopBody &Body) {
    StringRef Value = newName(T);
    Body.Statements.add(Build.let(Value, handle(T, 2, [&] {
                                    if (!EffectsAllowed)
                                      return expression(T, 2);
                                    return raiseSometimes(T, someRaisable());
                                  })));
    Body.Next[0] = combine(T, Body.Accumulators[0], Value);
  });
}
