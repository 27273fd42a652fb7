//===- InsertCode.cpp - Variants that insert or wrap code -----------------===//

#include "VariantBuilder.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using llvm::SmallVector;
using llvm::SmallVectorImpl;
using llvm::StringRef;

namespace {

class DeadBindings : public Replacer {
  using Replacer::Replacer;

  Expression *replace(Expression *E) override {
    // In a function, allocate rarely: it may run millions of times, and no
    // memory is freed.
    bool MayAllocate = functionDepth() == 0 || Builder.Choice.percent(20);
    Type *T = Builder.Values.type(scope(), MayAllocate);
    Expression *Value = Builder.Values.pure(T, scope());
    if (!Value)
      return nullptr;
    // The `let rec` of a function is a definition already.
    if (auto *F = llvm::dyn_cast<LetRec>(Value)) {
      F->Body = E;
      F->Ty = E->Ty;
      return F;
    }
    Binder Unused =
        TreeBuilder::binder(Builder.TheNames.fresh("dead"), Value->Ty);
    return Builder.Build.let(Unused, Value, E);
  }
};

class DeadBranches : public Replacer {
  using Replacer::Replacer;

  Expression *replace(Expression *E) override {
    Expression *Junk = Builder.Values.unsafeExpression(E->Ty, scope());
    if (!Junk)
      return nullptr;
    Expression *Condition = Builder.Values.trueCondition(scope());
    if (Builder.Choice.percent(50))
      return Builder.Build.conditional(Condition, E, Junk);
    return Builder.Build.conditional(Builder.Build.logicalNot(Condition), Junk,
                                     E);
  }
};

} // namespace

void mincaml::rewriting::insertDeadBindings(VariantBuilder &Builder) {
  DeadBindings(Builder).walk(Builder.Program.Tree);
}

void mincaml::rewriting::insertDeadBranches(VariantBuilder &Builder) {
  DeadBranches(Builder).walk(Builder.Program.Tree);
}

//===- Variants `wrap-functions`, `wrap-tuples` ---------------------------===//

namespace {

/// Makes expressions the bodies of new functions. An expression in tail
/// position stays there, because the call of the new function is a tail call.
class FunctionWrapper : public Replacer {
  using Replacer::Replacer;

  Expression *replace(Expression *E) override {
    SmallVector<Binder, 4> Parameters;
    SmallVector<Expression *, 4> Arguments;
    if (Builder.Choice.percent(60))
      takeParameters(E, Parameters, Arguments);
    if (Parameters.empty()) {
      Parameters.push_back(
          Builder.Strict ? TreeBuilder::binder(Builder.TheNames.fresh("u"),
                                               Builder.Program.Types.unit())
                         : Builder.Build.unitPattern());
      Arguments.push_back(Builder.Build.unit());
    }
    Binder Name = Builder.Build.functionBinder(
        Builder.TheNames.fresh("wrapped"), Parameters, E->Ty);
    Expression *Call =
        Builder.Build.call(Builder.Build.variable(Name), Arguments);
    return Builder.Build.letRec(Name, Parameters, E, Call);
  }

  /// Adds parameters with the names of some of the variables that E uses.
  void takeParameters(Expression *E, SmallVectorImpl<Binder> &Parameters,
                      SmallVectorImpl<Expression *> &Arguments) {
    constexpr unsigned MaximalParameters = 12;
    for (StringRef Name : freeNames(E)) {
      const ScopedVariable *V = scope().lookup(Name);
      if (!V || Parameters.size() == MaximalParameters ||
          Builder.Choice.percent(30))
        continue;
      Parameters.push_back(TreeBuilder::binder(Name, V->TheBinder->Ty));
      Arguments.push_back(Builder.Build.variable(*V->TheBinder));
    }
  }
};

class TupleWrapper : public Replacer {
  using Replacer::Replacer;

  Expression *replace(Expression *E) override {
    // A call that is wrapped is no longer a tail call.
    if (isTail())
      return nullptr;
    if (Builder.Choice.percent(30)) {
      Expression *Size = Builder.Build.integer(1 + Builder.Choice.below(3));
      return Builder.Build.arrayGet(Builder.Build.arrayMake(Size, E),
                                    Builder.Build.integer(0));
    }
    Type *T = Builder.Values.type(scope(), functionDepth() == 0);
    Expression *Junk = Builder.Values.pure(T, scope());
    if (!Junk)
      return nullptr;
    Binder Kept = TreeBuilder::binder(Builder.TheNames.fresh("kept"), E->Ty);
    Binder Dropped =
        TreeBuilder::binder(Builder.TheNames.fresh("dropped"), Junk->Ty);
    Expression *Result = Builder.Build.variable(Kept);
    if (Builder.Choice.percent(50))
      return Builder.Build.letTuple({Kept, Dropped},
                                    Builder.Build.tuple({E, Junk}), Result);
    return Builder.Build.letTuple({Dropped, Kept},
                                  Builder.Build.tuple({Junk, E}), Result);
  }
};

} // namespace

void mincaml::rewriting::wrapInFunctions(VariantBuilder &Builder) {
  FunctionWrapper(Builder).walk(Builder.Program.Tree);
}

void mincaml::rewriting::wrapInTuples(VariantBuilder &Builder) {
  TupleWrapper(Builder).walk(Builder.Program.Tree);
}

//===- The variant `eta` --------------------------------------------------===//

namespace {

/// Makes functions that only call another one.
class Forwarder {
public:
  explicit Forwarder(VariantBuilder &Builder) : Builder(Builder) {}

  /// Makes `let rec NAME x y = CALLEE x y in BODY`.
  Expression *define(StringRef Name, Expression *Callee, Expression *Body) {
    Type *T = Callee->Ty;
    SmallVector<Binder, 4> Parameters;
    SmallVector<Expression *, 4> Arguments;
    for (unsigned I = 0; I != T->size(); ++I) {
      Parameters.push_back(
          TreeBuilder::binder(Builder.TheNames.fresh("x"), T->operand(I)));
      Arguments.push_back(Builder.Build.variable(Parameters.back()));
    }
    return Builder.Build.letRec(
        Builder.Build.functionBinder(Name, Parameters, T->result()), Parameters,
        Builder.Build.call(Callee, Arguments), Body);
  }

private:
  VariantBuilder &Builder;
};

/// Eta-expands functions that are used as values.
class ValueExpansion : public Replacer {
public:
  explicit ValueExpansion(VariantBuilder &Builder)
      : Replacer(Builder), TheForwarder(Builder) {}

private:
  Expression *replace(Expression *E) override {
    if (!E->Ty->isFunction() || isCallee() || mayBeForwarder(E))
      return nullptr;
    StringRef Name = Builder.TheNames.fresh("eta");
    Expression *Value = Builder.Build.variable(Name, E->Ty);
    if (isa<VariableReference>(E))
      return TheForwarder.define(Name, E, Value);
    // Bind the function, so that E is evaluated once, as before.
    Binder Function = TreeBuilder::binder(Builder.TheNames.fresh("f"), E->Ty);
    return Builder.Build.let(
        Function, E,
        TheForwarder.define(Name, Builder.Build.variable(Function), Value));
  }

  /// Whether E may be the result of an expansion. If a loop passes on a
  /// function that it got as an argument, an expansion in the loop would wrap
  /// that function again in every iteration, and each call would go through all
  /// of these wrappers.
  bool mayBeForwarder(const Expression *E) const {
    if (functionDepth() == 0)
      return false;
    const auto *V = dyn_cast<VariableReference>(E);
    if (!V)
      return true;
    const ScopedVariable *Found = scope().lookup(V->Name);
    return Found && !Found->Function;
  }

  Forwarder TheForwarder;
};

} // namespace

/// Defines forwarding functions, and makes some uses of a function refer to the
/// one that forwards to it. Uses in the body of the function itself, or in its
/// group, stay as they are.
static void forwardDefinitions(VariantBuilder &Builder) {
  VariableTable Table(Builder.Program.Tree);
  Forwarder TheForwarder(Builder);
  for (const Variable &V : Table.variables()) {
    if (!V.isFunction() || !Builder.choose())
      continue;
    // The scope of a parameter is the body of its function, so that it ends
    // where the body ends.
    auto *Group = dyn_cast<LetRecGroup>(V.Definition);
    const FunctionDefinition *Last =
        Group ? Group->Functions.back() : V.Function;
    unsigned BodyEnd = Table[Table.number(Last->Parameters.front())].End;
    SmallVector<VariableReference *, 4> Uses;
    for (const VariableUse &U : V.Uses)
      if (U.Position >= BodyEnd && Builder.Choice.percent(75))
        Uses.push_back(cast<VariableReference>(*U.Slot));
    if (Uses.empty())
      continue;
    StringRef Name = Builder.TheNames.fresh("forward");
    for (VariableReference *Use : Uses)
      Use->Name = Name;
    Expression *&Rest = *continuation(V.Definition);
    Rest =
        TheForwarder.define(Name, Builder.Build.variable(*V.TheBinder), Rest);
    ++Builder.Changes;
  }
}

void mincaml::rewriting::expandFunctions(VariantBuilder &Builder) {
  forwardDefinitions(Builder);
  ValueExpansion(Builder).walk(Builder.Program.Tree);
}
