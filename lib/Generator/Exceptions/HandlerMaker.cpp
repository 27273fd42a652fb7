//===- HandlerMaker.cpp - Exception handlers and raises -------------------===//

#include "Exceptions/HandlerMaker.h"
#include "Expressions/ConstantMaker.h"
#include "Expressions/EffectMaker.h"
#include "Expressions/ExpressionMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

static ast::Pattern namedPattern(StringRef Name) {
  ast::Pattern P;
  P.Variable.Name = Name;
  return P;
}

ast::Pattern HandlerMaker::pattern(const ValueType *T, Variables &Bound) {
  if (T->is(Kind::Tuple) && R.coin())
    return pattern(T->Operands, Bound);
  if (R.percent(20))
    return namedPattern("_");
  StringRef Name = newName(T);
  bind(Name, T);
  Bound.push_back({Name, T});
  return namedPattern(Name);
}

ast::Pattern HandlerMaker::pattern(ArrayRef<const ValueType *> Types,
                                   Variables &Bound) {
  if (Types.size() == 1)
    return pattern(Types[0], Bound);
  llvm::SmallVector<ast::Pattern, 4> Elements;
  for (const ValueType *T : Types)
    Elements.push_back(pattern(T, Bound));
  ast::Pattern P = namedPattern("_");
  P.Elements = State.Context.copy(ArrayRef<ast::Pattern>(Elements));
  return P;
}

/// Adds a case with a literal such as `E 3 -> ...`, before the case for all
/// other arguments.
void HandlerMaker::addLiteralCase(Cases &Cs, unsigned E, const ValueType *T,
                                  unsigned Depth) {
  const ExceptionInfo &Info = State.Exceptions[E];
  ast::HandlerCase Case;
  Case.Name = Info.Name;
  Case.HasArgument = true;
  Case.Argument = namedPattern("_");
  constexpr StringRef Messages[] = {"index out of bounds", "Array.make"};
  if (E == ExceptionTable::InvalidArgument)
    Case.Literal = Build.make<ast::StringLiteral>(R.pick<StringRef>(Messages));
  else
    Case.Literal = Constants.literal(Info.Arguments[0]);
  Cs.Handled.push_back(Case);
  Cs.Values.push_back(Expressions.make(T, Depth));
}

void HandlerMaker::addCase(Cases &Cs, unsigned E, const ValueType *T,
                           unsigned Depth) {
  const TypeList &Arguments = State.Exceptions[E].Arguments;
  bool HasLiterals = Arguments.size() == 1 &&
                     (Arguments[0]->isText() || Arguments[0]->is(Kind::Int) ||
                      Arguments[0]->is(Kind::Bool));
  if (HasLiterals && R.percent(20))
    addLiteralCase(Cs, E, T, Depth);
  ScopeGuard Guard(InScope);
  ast::HandlerCase Case;
  Case.Name = State.Exceptions[E].Name;
  Case.HasArgument = !Arguments.empty();
  Variables Bound;
  Case.Argument =
      Arguments.empty() ? namedPattern("_") : pattern(Arguments, Bound);
  Cs.Handled.push_back(Case);
  Expression *Value = Expressions.make(T, Depth);
  // Note the arguments, because the argument of an exception is not loaded if
  // it is unused. A handler of `guard` does not: to note a function value is to
  // call it, which may need another handler.
  if (State.EffectsAllowed && !IsGuarding)
    for (auto [Name, Type] : Bound)
      if (R.percent(60))
        if (Expression *Note = Effects.output(Type, Build.variable(Name)))
          Value = Build.sequence(Note, Value);
  Cs.Values.push_back(Value);
}

void HandlerMaker::addLastCase(Cases &Cs, ExceptionSet Rest, const ValueType *T,
                               unsigned Depth) {
  ast::HandlerCase Case;
  Case.Argument = namedPattern(R.coin() ? StringRef("_") : newName("e"));
  StringRef Name = Case.Argument.Variable.Name;
  Cs.Handled.push_back(Case);
  Expression *Value = Expressions.make(T, Depth);
  // Sometimes the exception is raised again.
  bool MayRaise = Rest && !(Rest & ~State.Raisable) && State.EffectsAllowed;
  if (MayRaise && Name != "_") {
    meter().Raises |= Rest;
    meter().HasEffect = true;
    Expression *Test = Expressions.make(Bool, 1);
    Value = Build.conditional(Test, Build.call("raise", {Build.variable(Name)}),
                              Value);
  }
  Cs.Values.push_back(Value);
}

Expression *HandlerMaker::withCases(Expression *Body, ExceptionSet Raised,
                                    const ValueType *T, unsigned Depth,
                                    ExceptionSet Always) {
  constexpr unsigned MaxCases = 5;
  llvm::SmallVector<unsigned, MaxCases> Named;
  for (unsigned E = 0; E < State.Exceptions.size(); ++E) {
    ExceptionSet Only = ExceptionTable::only(E);
    unsigned Percent = 4;
    if (Raised != AllExceptions && (Raised & Only))
      Percent = State.Raisable & Only ? 60 : 90;
    else if (Raised & Only)
      Percent = 25;
    if (Always & Only)
      Percent = 100;
    if (Named.size() < MaxCases && R.percent(Percent))
      Named.insert(Named.begin() + R.below(uint32_t(Named.size()) + 1), E);
  }
  Cases Cs;
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
  if ((Rest & ~State.Raisable) || Named.empty() || R.percent(20)) {
    Add([&] { addLastCase(Cs, Rest, T, Depth); });
    Rest = 0;
  }
  meter().Spent = Dearest;
  meter().Raises |= Rest;
  Build.Lines += 1 + 2 * unsigned(Named.size());
  return Build.make<ast::Try>(
      Body, State.Context.copy(ArrayRef<ast::HandlerCase>(Cs.Handled)),
      State.Context.copy(ArrayRef<Expression *>(Cs.Values)));
}

Expression *HandlerMaker::handle(const ValueType *T, unsigned Depth,
                                 llvm::function_ref<Expression *()> Make,
                                 ExceptionSet Always) {
  const ExceptionSet Before = std::exchange(meter().Raises, 0);
  Expression *Body = nullptr;
  {
    SaveAndRestore<ExceptionSet> Inside(State.Raisable, AllExceptions);
    ScopeGuard Guard(InScope);
    Body = Make();
  }
  const ExceptionSet Raised = std::exchange(meter().Raises, Before);
  return withCases(Body, Raised, T, Depth, Always);
}

Expression *HandlerMaker::guard(Expression *E, const ValueType *T,
                                ExceptionSet Raises) {
  if (Raises & ~State.Raisable) {
    // Calls in the cases may need handlers in turn. The depth limits this
    // recursion.
    const unsigned Depth = IsGuarding ? 0 : R.below(3);
    SaveAndRestore<bool> Guarding(IsGuarding, true);
    return withCases(E, Raises, T, Depth);
  }
  meter().Raises |= Raises;
  return E;
}

Expression *HandlerMaker::raise(unsigned E, unsigned Depth) {
  const ExceptionInfo &Info = State.Exceptions[E];
  meter().Raises |= ExceptionTable::only(E);
  meter().HasEffect = true;
  ExpressionList Arguments;
  for (const ValueType *T : Info.Arguments)
    Arguments.push_back(Expressions.operand(T, Depth));
  if (E == ExceptionTable::Failure && R.coin())
    return Build.call("failwith", Arguments);
  if (E == ExceptionTable::InvalidArgument && R.coin())
    return Build.call("invalid_arg", Arguments);
  Expression *Argument = Arguments.size() > 1    ? Build.tuple(Arguments)
                         : Arguments.size() == 1 ? Arguments[0]
                                                 : nullptr;
  return Build.call("raise", {Build.make<ast::MakeException>(
                                 Info.Name, llvm::SMRange(), Argument)});
}

unsigned HandlerMaker::someRaisable() {
  llvm::SmallVector<unsigned, 12> Own, Others;
  for (unsigned E = 0; E < State.Exceptions.size(); ++E)
    if (State.Raisable & ExceptionTable::only(E))
      (E < ExceptionTable::NumPredefined ? Others : Own).push_back(E);
  bool IsOwn = Others.empty() || (!Own.empty() && R.percent(75));
  return R.pick<unsigned>(IsOwn ? Own : Others);
}
