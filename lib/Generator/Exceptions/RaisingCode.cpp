//===- RaisingCode.cpp - Blocks, functions and loops that raise -----------===//

#include "Exceptions/RaisingCode.h"
#include "Exceptions/HandlerMaker.h"
#include "Expressions/CallMaker.h"
#include "Expressions/ExpressionMaker.h"
#include "Functions/FunctionDefiner.h"
#include "Loops/LoopMaker.h"
#include "Statements/BlockMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

void RaisingCode::add(Block &B, const ValueType *T, Expression *Value) {
  if (T->is(Kind::Unit)) {
    ++Build.Lines;
    B.add(Value);
    return;
  }
  Blocks.define(B, T, Value);
}

Expression *RaisingCode::raiseSometimes(const ValueType *T, unsigned E) {
  Expression *Test = Expressions.make(Bool, 2);
  Expression *Raise = Handlers.raise(E, 2);
  Expression *Value = Expressions.make(T, 2);
  return Build.conditional(Test, Raise, Value);
}

/// Adds statements in the body of a `try`: `try ...; ... with E x -> ...`.
bool RaisingCode::block(Block &B) {
  if (!extended() || !State.EffectsAllowed || !meter().affords({120, 1}))
    return false;
  const ValueType *T = R.percent(20) ? Unit : Types.someType();
  Expression *E = Handlers.handle(T, 1 + R.below(2), [&] {
    return Blocks.block(T, 1 + R.below(3), someDepth());
  });
  add(B, T, E);
  return true;
}

bool RaisingCode::function(Block &B) {
  if (!extended())
    return false;
  const ValueType *Result = R.percent(15) ? Unit : Types.someType();
  Variable F = Functions.define(
      B, newName("f"), Types.parameterTypes(3), Result, Functions.callLimit(),
      [&](ArrayRef<StringRef>) {
        Block Body;
        ScopeGuard Guard(InScope);
        Blocks.fill(Body, R.below(3));
        return Body.finish(raiseSometimes(Result, Handlers.someRaisable()),
                           Build);
      },
      /*Fuel=*/-1, AllExceptions);
  Blocks.defineAndCall(B, F);
  return true;
}

/// Defines a function that only raises exceptions and never returns a value.
bool RaisingCode::raiser(Block &B) {
  if (!extended() || !meter().affords({200, 1}))
    return false;
  const ValueType *T = Types.someNumber();
  Variable Raise = Functions.define(
      B, newName("f"), {T, Types.someScalar()}, T, Functions.callLimit(),
      [&](ArrayRef<StringRef>) {
        Block Body;
        if (R.percent(30))
          Blocks.fill(Body, 1);
        Expression *Value =
            Handlers.raise(Handlers.someRaisable(), 1 + R.below(2));
        // The calls determine the type of the result.
        return Body.finish(
            R.coin()
                ? Value
                : Build.conditional(Expressions.make(Bool, 1), Value,
                                    Handlers.raise(Handlers.someRaisable(), 1)),
            Build);
      },
      /*Fuel=*/-1, AllExceptions);
  InScope.bind(Raise);
  Blocks.define(B, T, Handlers.handle(T, 2, [&] {
    Expression *Test = Expressions.make(Bool, 2);
    Expression *Call = Calls.call(Raise, 1);
    return Build.conditional(Test, Expressions.make(T, 1), Call);
  }));
  return true;
}

/// Defines a recursive function that ends with an exception:
///
///   let rec f n x = if n <= 0 then raise (E x) else x + f (n - 1) (x * 3)
bool RaisingCode::recursion(Block &B) {
  int32_t Fuel = extended() ? affordableTrips(R.percent(20) ? 200 : 30) : 0;
  if (!Fuel)
    return false;
  const ValueType *T = Types.someNumber();
  StringRef Name = newName("f");
  Variable F = Functions.define(
      B, Name, {Int, T}, T, meter().left() / uint64_t(2 * Fuel),
      [&](ArrayRef<StringRef> Given) {
        Expression *Test = Functions.outOfFuel(Given[0]);
        unsigned E = Handlers.someRaisable();
        Expression *Base =
            R.percent(60) ? Handlers.raise(E, 1) : Expressions.make(T, 2);
        Block Body;
        ScopeGuard Guard(InScope);
        if (R.percent(30))
          Blocks.fill(Body, 1);
        Expression *Step = Build.call(
            Name, {Build.subtract(Build.variable(Given[0]), Build.integer(1)),
                   Expressions.operand(T, 2)});
        if (R.percent(60))
          Step = Expressions.combine(T, Step, Expressions.simplest(T));
        if (R.percent(40)) {
          Expression *Early = Expressions.make(Bool, 2);
          Step = Build.conditional(
              Early, Handlers.raise(Handlers.someRaisable(), 1), Step);
        }
        return Build.conditional(Test, Base, Body.finish(Step, Build));
      },
      Fuel, AllExceptions);
  F.CallCost = *F.CallCost * uint64_t(Fuel + 1);
  F.Fuel = Fuel;
  Blocks.defineAndCall(B, F);
  return true;
}

/// Defines a recursive function with a handler around each recursive call:
///
///   let rec f n x =
///     if n <= 0 then raise (E x)
///     else try x + f (n - 1) (x * 3)
///          with E y -> if y < x then raise (E x) else y
std::optional<Variable> RaisingCode::recursionThatHandles(Block &B,
                                                          const ValueType *T,
                                                          unsigned E,
                                                          unsigned Raising) {
  int32_t Fuel = extended() ? affordableTrips(30) : 0;
  if (!Fuel)
    return std::nullopt;
  const ValueType *Carried = T->isNumber() ? T : Types.someNumber();
  StringRef Name = newName("f");
  Variable F = Functions.define(
      B, Name, {Int, Carried}, T, meter().left() / uint64_t(2 * Fuel),
      [&](ArrayRef<StringRef> Given) {
        Expression *Test = Functions.outOfFuel(Given[0]);
        Expression *Base =
            R.percent(Raising) ? Handlers.raise(E, 1) : Expressions.make(T, 2);
        Expression *Step = Handlers.handle(T, 3, [&] {
          meter().Raises |= ExceptionTable::only(E);
          Expression *Again = Build.call(
              Name, {Build.subtract(Build.variable(Given[0]), Build.integer(1)),
                     Expressions.operand(Carried, 2)});
          if (T->isNumber() && R.percent(60))
            Again = Expressions.combine(T, Again, Expressions.simplest(T));
          if (!R.percent(Raising / 2))
            return Again;
          Expression *Early = Expressions.make(Bool, 2);
          return Build.conditional(Early, Handlers.raise(E, 1), Again);
        });
        return Build.conditional(Test, Base, Step);
      },
      Fuel, ExceptionTable::only(E));
  F.CallCost = *F.CallCost * uint64_t(Fuel + 1);
  F.Fuel = Fuel;
  return F;
}

bool RaisingCode::handlingRecursion(Block &B) {
  std::optional<Variable> F = recursionThatHandles(
      B, Types.someNumber(), R.below(State.Exceptions.size()), /*Raising=*/80);
  if (F)
    Blocks.defineAndCall(B, *F);
  return F.has_value();
}

/// Defines a function that calls its argument, which may raise, and handles the
/// exception or leaves that to its caller.
bool RaisingCode::higherOrder(Block &B) {
  if (!extended())
    return false;
  const ValueType *T = Types.someNumber();
  const ValueType *Passed =
      Table.function({T}, T, R.below(2), /*MayRaise=*/true);
  Variable F = Functions.define(
      B, newName("apply"), {Passed, T}, T, Functions.callLimit(),
      [&](ArrayRef<StringRef> Given) {
        auto Call = [&](Expression *Argument) {
          meter().spend(CallBounds[Passed->Level]);
          meter().HasEffect = true;
          return Calls.apply(Build.variable(Given[0]), Passed, {Argument});
        };
        StringRef Result = newName(T);
        Expression *First = Call(Build.variable(Given[1]));
        ScopeGuard Guard(InScope);
        bind(Result, T);
        Expression *Last =
            R.coin() ? Call(Expressions.make(T, 1)) : Expressions.make(T, 2);
        return Build.let(Result, First, Last);
      },
      /*Fuel=*/-1, R.percent(60) ? AllExceptions : 0);
  Blocks.defineAndCall(B, F);
  return true;
}

/// Adds a loop that ends with an exception:
///
///   try let rec loop i acc = ... raise (E acc) ... in ... with E x -> x
bool RaisingCode::loopEndedByException(Block &B) {
  if (!extended() || !State.EffectsAllowed)
    return false;
  const ValueType *T = Types.someNumber();
  bool IsMade = false;
  Expression *E = Handlers.handle(T, 2, [&] {
    Block Inner;
    LoopShape Shape = Loops.counted(30);
    if (Shape.trips()) {
      IsMade = true;
      Shape.Accumulators = {T};
      Loops.emit(Inner, Shape, [&](LoopBody &Body) {
        Expression *Test = Expressions.make(Bool, 2);
        Expression *Raise = Handlers.raise(Handlers.someRaisable(), 1);
        Body.Statements.add(
            Build.conditional(Test, Raise, R.coin() ? Build.unit() : nullptr));
        Body.Next[0] = Expressions.combine(
            T, Build.variable(Body.Accumulators[0]), Expressions.make(T, 2));
      });
    }
    return Inner.finish(Expressions.make(T, 1), Build);
  });
  if (IsMade)
    Blocks.define(B, T, E);
  return IsMade;
}

/// Makes a loop that raises E under a condition:
///
///   for i = 0 to 9 do if i > 4 then raise (E (i + 1)) done; e
Expression *RaisingCode::loopToRaise(const ValueType *T, unsigned E) {
  const int32_t Trips = affordableTrips(20);
  if (!Trips)
    return Expressions.make(T, 1);
  const int32_t From = R.between(-3, 5);
  const StringRef Counter = newName("i");
  Expression *Body = nullptr;
  const Meter M =
      State.Costs.measure(meter().left() / (2 * (uint64_t(Trips) + 1)), [&] {
        ScopeGuard Guard(InScope);
        Variable I(Counter, Int);
        I.Low = From;
        I.High = From + Trips - 1;
        InScope.bind(I);
        Expression *Test =
            R.percent(30)
                ? Expressions.make(Bool, 2)
                : Build.binary(Operator::Greater, Build.variable(Counter),
                               Build.integer(R.between(From, From + Trips)));
        Body = Build.conditional(Test, Handlers.raise(E, R.below(2)), nullptr);
      });
  meter().spend(M.Spent * (uint64_t(Trips) + 1));
  meter().HasEffect = true;
  meter().Raises |= M.Raises;
  ast::Binder Variable;
  Variable.Name = Counter;
  Expression *Loop =
      Build.make<ast::For>(Variable, /*IsDown=*/false, Build.integer(From),
                           Build.integer(From + Trips - 1), Body);
  return T->is(Kind::Unit) ? Loop
                           : Build.sequence(Loop, Expressions.make(T, 1));
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
bool RaisingCode::nestedHandlers(Block &B) {
  if (!extended() || !State.EffectsAllowed || !meter().affords({300, 1}))
    return false;
  // Exceptions with an int argument are preferred: if the compiler loads the
  // argument of the wrong exception, it uses that int as an address, which
  // shows.
  llvm::SmallVector<unsigned, 12> Raised, Others;
  for (unsigned E = 0; E < State.Exceptions.size(); ++E) {
    const TypeList &Arguments = State.Exceptions[E].Arguments;
    if (!Arguments.empty())
      Raised.insert(Raised.end(), Arguments.front()->is(Kind::Int) ? 4 : 1, E);
  }
  const unsigned D = R.pick<unsigned>(Raised);
  for (unsigned E : Raised)
    if (State.Exceptions[E].Arguments != State.Exceptions[D].Arguments)
      Others.push_back(E);
  if (Others.empty())
    return false;
  const unsigned E = R.pick<unsigned>(Others);
  const ValueType *T = R.coin() ? Unit : Types.someNumber();
  Expression *Outer = Handlers.handle(
      T, 2,
      [&] {
        Block Body;
        for (unsigned Tries = 1 + R.below(2); Tries > 0; --Tries)
          add(Body, T,
              Handlers.handle(
                  T, 1, [&] { return loopToRaise(T, D); },
                  ExceptionTable::only(D)));
        // This recursive function often never raises.
        if (R.coin())
          if (std::optional<Variable> F =
                  recursionThatHandles(Body, T, D, R.coin() ? 50 : 0)) {
            InScope.bind(*F);
            add(Body, T,
                Handlers.handle(
                    T, 1, [&] { return Calls.call(*F, 1); },
                    ExceptionTable::only(D)));
          }
        return Body.finish(R.percent(40) ? raiseSometimes(T, E)
                                         : Expressions.make(T, 2),
                           Build);
      },
      ExceptionTable::only(E));
  add(B, T, Outer);
  return true;
}

/// Adds a loop with a handler in each iteration:
///
///   let rec loop i acc = ... loop (i + 1) (try ... with E x -> ...)
bool RaisingCode::handlingLoop(Block &B) {
  if (!extended())
    return false;
  LoopShape Shape = Loops.counted(20);
  if (!Shape.trips())
    return false;
  const ValueType *T = Types.someNumber();
  Shape.Accumulators = {T};
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    StringRef Value = newName(T);
    Body.Statements.add(Build.let(
        Value,
        Handlers.handle(T, 2,
                        [&] {
                          if (!State.EffectsAllowed)
                            return Expressions.make(T, 2);
                          return raiseSometimes(T, Handlers.someRaisable());
                        }),
        nullptr));
    Body.Next[0] = Expressions.combine(T, Build.variable(Body.Accumulators[0]),
                                       Build.variable(Value));
  });
}
