//===- ReferenceLoops.cpp - for and while loops with references -----------===//

#include "Loops/ReferenceLoops.h"
#include "Exceptions/HandlerMaker.h"
#include "Expressions/ExpressionMaker.h"
#include "Statements/BlockMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

ReferenceLoops::Reference ReferenceLoops::define(Block &B,
                                                 const ValueType *Content,
                                                 Expression *Initial) {
  Reference New = {newName("r"), Content};
  B.add(Build.let(New.Name, Build.call("ref", {Initial}), nullptr));
  return New;
}

Expression *ReferenceLoops::value(const Reference &To) {
  return Build.make<ast::Dereference>(Build.variable(To.Name));
}

Expression *ReferenceLoops::assign(const Reference &To, Expression *Value) {
  return Build.make<ast::Assign>(llvm::SMLoc(), Build.variable(To.Name), Value);
}

Expression *ReferenceLoops::iteration(ArrayRef<Reference> References) {
  Block Body;
  ScopeGuard Guard(InScope);
  auto Assign = [&](const Reference &To) {
    const Reference &From = R.pick(References);
    Expression *Old = value(From.Content == To.Content ? From : To);
    Expression *New =
        Expressions.combine(To.Content, Old, Expressions.make(To.Content, 2));
    return assign(To, New);
  };
  for (const Reference &To : References) {
    // Assignments before an exception must stay visible.
    if (State.Raisable && R.percent(40)) {
      Expression *Test = Expressions.make(Bool, 2);
      Expression *Raise = Handlers.raise(Handlers.someRaisable(), 1);
      Body.add(Build.conditional(Test, Raise, nullptr));
    }
    if (!R.percent(30)) {
      Body.add(Assign(To));
      continue;
    }
    Body.add(Handlers.handle(Unit, 1, [&] {
      Expression *First = Assign(To);
      Expression *Test = Expressions.make(Bool, 2);
      Expression *Raise = Handlers.raise(Handlers.someRaisable(), 1);
      Expression *Second = Assign(To);
      return Build.sequence(First, Build.conditional(Test, Raise, Second));
    }));
  }
  return Body.finish(Assign(R.pick(References)), Build);
}

Expression *ReferenceLoops::loop(Block &B, ArrayRef<Reference> References,
                                 int32_t Trips, bool IsWhile) {
  const int32_t From = R.between(-3, 5);
  const bool IsDown = R.percent(30);
  const int32_t Last = IsDown ? From - (Trips - 1) : From + (Trips - 1);
  Expression *Body = nullptr;
  StringRef Counter = newName("i");
  std::optional<Reference> Cell;
  if (IsWhile)
    Cell = define(B, Int, maybeOpaque(From));
  Meter M =
      State.Costs.measure(meter().left() / (2 * (uint64_t(Trips) + 1)), [&] {
        ScopeGuard Guard(InScope);
        Variable I(Counter, Int);
        I.Low = std::min(From, Last);
        I.High = std::max(From, Last);
        InScope.bind(I);
        Body = iteration(References);
        if (!IsWhile)
          return;
        // The counter changes before the body can raise an exception.
        int32_t Step = IsDown ? -1 : 1;
        Expression *Next =
            R.coin()
                ? Build.call(IsDown ? "decr" : "incr",
                             {Build.variable(Cell->Name)})
                : assign(*Cell, Build.add(value(*Cell), Build.integer(Step)));
        Body = Build.let(Counter, value(*Cell), Build.sequence(Next, Body));
      });
  meter().spend(M.Spent * (uint64_t(Trips) + 1));
  meter().HasEffect = true;
  meter().Raises |= M.Raises;
  Expression *End = maybeOpaque(Last);
  if (IsWhile)
    return Build.make<ast::While>(
        Build.binary(IsDown ? Operator::GreaterEqual : Operator::LessEqual,
                     value(*Cell), End),
        Body);
  ast::Binder Variable;
  Variable.Name = Counter;
  Expression *Start = maybeOpaque(From);
  return Build.make<ast::For>(Variable, IsDown, Start, End, Body);
}

/// Makes a loop that assigns to references, often in a handler:
///
///   let r = ref 0 in
///   (try for i = 1 to 9 do r := !r + i; if ... then raise E done with E -> ());
///   ... !r ...
bool ReferenceLoops::make(Block &B, bool IsWhile) {
  int32_t Trips = extended() && State.EffectsAllowed ? affordableTrips(16) : 0;
  if (!Trips)
    return false;
  ReferenceList References;
  for (unsigned I = 1 + R.below(3); I > 0; --I) {
    const ValueType *T = Types.someNumber();
    References.push_back(define(B, T, Expressions.make(T, 2)));
  }
  Expression *Loop =
      R.percent(60)
          ? Handlers.handle(Unit, 2,
                            [&] { return loop(B, References, Trips, IsWhile); })
          : loop(B, References, Trips, IsWhile);
  ++Build.Lines;
  B.add(Loop);
  for (const Reference &To : References)
    Blocks.define(B, To.Content, value(To));
  return true;
}
