//===- ProgramChanges.cpp - The kinds of variants for any input -----------===//

#include "VariantBuilder.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::ArrayRef;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using llvm::SmallVector;
using llvm::SmallVectorImpl;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// The variant `alpha`
//===----------------------------------------------------------------------===//

namespace {

/// Renames variables. The new name of a variable may be any name, unless
/// another variable of this name is used in its scope. In particular, a
/// variable may shadow outer variables that are not used in its scope.
class Renaming {
public:
  explicit Renaming(VariantBuilder &Builder)
      : Builder(Builder), Table(Builder.Program.Tree) {}

  /// Renames all variables. Outer variables are renamed before the variables in
  /// their scope, so that a new name need only differ from the new names that
  /// have been chosen before.
  void run() {
    std::vector<StringRef> NewNames;
    for (const Variable &V : Table.variables()) {
      StringRef Name = V.TheBinder->Name;
      bool KeepsName = V.TheBinder->IsUnitPattern ||
                       (Name == "_" && Builder.Choice.percent(50));
      if (!KeepsName) {
        Name = newName(V);
        Owners[Name].push_back(&V);
        Given.push_back(Name);
        ++Builder.Changes;
      }
      NewNames.push_back(Name);
    }
    for (auto [V, Name] : llvm::zip_equal(Table.variables(), NewNames))
      V.rename(Name);
  }

private:
  StringRef newName(const Variable &V) {
    constexpr size_t Recent = 12;
    if (!Given.empty() && Builder.Choice.percent(50)) {
      StringRef Name = Builder.Choice.pick(ArrayRef(Given).take_back(Recent));
      if (isFree(Name, V))
        return Name;
    }
    return unusedName();
  }

  StringRef unusedName() {
    constexpr StringRef Prefixes[] = {"a",  "b",    "x",    "y",       "z",
                                      "f",  "go",   "loop", "value",   "k_",
                                      "xY", "acc_", "n0",   "longer_", "t"};
    constexpr StringRef ExtendedPrefixes[] = {"_x", "x'", "f'"};
    if (!Builder.Strict && Builder.Choice.percent(20))
      return Builder.TheNames.fresh(
          Builder.Choice.pick<StringRef>(ExtendedPrefixes));
    return Builder.TheNames.fresh(Builder.Choice.pick<StringRef>(Prefixes));
  }

  bool isFree(StringRef Name, const Variable &V) const {
    // Bounds the time for a name that many variables have.
    constexpr size_t MaximalOwners = 32;
    const std::vector<const Variable *> &Others = Owners.find(Name)->second;
    if (Others.size() > MaximalOwners)
      return false;
    return llvm::none_of(Others, [&V](const Variable *Other) {
      bool SamePattern = Other->Definition == V.Definition &&
                         Other->IsParameter == V.IsParameter;
      return SamePattern || Other->isUsedBetween(V.Begin, V.End);
    });
  }

  VariantBuilder &Builder;
  VariableTable Table;
  /// For each new name, the variables that have it.
  llvm::DenseMap<StringRef, std::vector<const Variable *>> Owners;
  std::vector<StringRef> Given;
};

} // namespace

static void renameVariables(VariantBuilder &Builder) {
  Renaming(Builder).run();
}

//===----------------------------------------------------------------------===//
// The variants `dead-bindings` and `dead-branches`
//===----------------------------------------------------------------------===//

namespace {

class DeadBindings : public Replacer {
  using Replacer::Replacer;

  Expression *replace(Expression *E) override {
    // In a function, allocate rarely: it may run millions of times.
    bool MayAllocate = functionDepth() == 0 || Builder.Choice.percent(20);
    Type *T = Builder.Values.type(scope(), MayAllocate);
    Expression *Value = Builder.Values.pure(T, scope());
    if (!Value)
      return nullptr;
    // A value of function type is `let rec g ... in g`: replace the body `g`.
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

//===- Variants `wrap-functions`, `wrap-tuples` ---------------------------===//

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

  /// Adds parameters for some of the variables that E uses. They have the names
  /// of these variables.
  void takeParameters(Expression *E, SmallVectorImpl<Binder> &Parameters,
                      SmallVectorImpl<Expression *> &Arguments) {
    constexpr unsigned MaximalParameters = 12;
    for (StringRef Name : freeNames(E)) {
      const ScopedVariable *V = scope().lookup(Name);
      // A parameter cannot stand for an inline record.
      if (!V || V->TheBinder->InlineRecord ||
          Parameters.size() == MaximalParameters || Builder.Choice.percent(30))
        continue;
      Parameters.push_back(TreeBuilder::binder(Name, V->TheBinder->Ty));
      Arguments.push_back(Builder.Build.variable(*V->TheBinder));
    }
  }
};

class TupleWrapper : public Replacer {
  using Replacer::Replacer;

  Expression *replace(Expression *E) override {
    // A call in tail position must stay a tail call, so it is not wrapped.
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

//===- The variant `eta` --------------------------------------------------===//

/// Builds functions that only call another function.
class Forwarder {
public:
  explicit Forwarder(VariantBuilder &Builder) : Builder(Builder) {}

  /// Builds `let rec NAME x y = CALLEE x y in BODY`.
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

  /// Whether E may be the result of such an expansion. If a loop passes on a
  /// function that it got as an argument, an expansion in the loop would wrap
  /// this function again in every iteration, and each call would go through all
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

/// Defines forwarding functions, and makes some uses of a function refer to its
/// forwarding function. Uses in the body of the function itself, or in its
/// group, do not change.
static void forwardDefinitions(VariantBuilder &Builder) {
  VariableTable Table(Builder.Program.Tree);
  Forwarder TheForwarder(Builder);
  for (const Variable &V : Table.variables()) {
    if (!V.isFunction() || !Builder.choose())
      continue;
    // The scope of a parameter is the body of its function, so the body ends
    // where the scope of the parameter ends.
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

static void expandFunctions(VariantBuilder &Builder) {
  forwardDefinitions(Builder);
  ValueExpansion(Builder).walk(Builder.Program.Tree);
}

//===----------------------------------------------------------------------===//
// The variant `split-lets`
//===----------------------------------------------------------------------===//

namespace {

/// `split-lets` turns every expression into a chain of definitions of new
/// variables, followed by an expression whose operands are variables and
/// literals. Chains move outward, unless something else is evaluated before
/// them: `a.(0) + f (g x)` becomes
///
///   let t = a.(0) in let t1 = g x in let t2 = f t1 in t + t2
///
/// Chains stay inside branches and function bodies. They also stay inside the
/// expression after the `in` of a definition, because they may use the
/// variables of the definition.
class Splitter : public TreeWalker {
public:
  explicit Splitter(VariantBuilder &Builder) : Builder(Builder) {}

  void run() {
    walk(Builder.Program.Tree);
    close(Builder.Program.Tree);
  }

private:
  struct Definition {
    Binder TheBinder;
    Expression *Value;
  };
  using Chain = std::vector<Definition>;

  void leave(Expression *&Slot) override {
    Expression *E = Slot;
    Chain Definitions;
    switch (E->TheKind) {
    case Expression::Kind::If:
      splitOperand(cast<If>(E)->Condition, Definitions);
      close(cast<If>(E)->Then);
      if (cast<If>(E)->Else)
        close(cast<If>(E)->Else);
      break;
    case Expression::Kind::Let:
      takeChain(cast<Let>(E)->Value, Definitions);
      close(cast<Let>(E)->Body);
      break;
    case Expression::Kind::LetTuple:
      takeChain(cast<LetTuple>(E)->Value, Definitions);
      close(cast<LetTuple>(E)->Body);
      break;
    case Expression::Kind::LetRec:
      close(cast<LetRec>(E)->Function->Body);
      close(cast<LetRec>(E)->Body);
      break;
    case Expression::Kind::LetRecGroup:
      for (FunctionDefinition *F : cast<LetRecGroup>(E)->Functions)
        close(F->Body);
      close(cast<LetRecGroup>(E)->Body);
      break;
    case Expression::Kind::Match: {
      auto *M = cast<Match>(E);
      if (llvm::any_of(M->Cases,
                       [](const MatchCase &C) { return C.IsException; }))
        close(M->Scrutinee);
      else
        splitOperand(M->Scrutinee, Definitions);
      for (size_t I = 0; I != M->Cases.size(); ++I) {
        if (M->hasGuard(I))
          close(M->Guards[I]);
        close(M->Bodies[I]);
      }
      break;
    }
    case Expression::Kind::Sequence:
      takeChain(cast<Sequence>(E)->First, Definitions);
      close(cast<Sequence>(E)->Second);
      break;
    default:
      if (auto *B = llvm::dyn_cast<Binary>(E);
          B && group(B->Operator) == OperatorGroup::Logical) {
        Slot = splitLogical(B, Definitions);
        break;
      }
      for (unsigned I = 0; Expression **Operand = operand(E, I); ++I)
        splitOperand(*Operand, Definitions);
    }
    if (!Definitions.empty())
      Chains[Slot] = std::move(Definitions);
  }

  /// Turns `&&` and `||` into an `if`. The chain of the right operand stays
  /// with that operand, because the operand is not always evaluated.
  Expression *splitLogical(Binary *B, Chain &Definitions) {
    splitOperand(B->Left, Definitions);
    close(B->Right);
    ++Builder.Changes;
    if (B->Operator == BinaryOperator::And)
      return Builder.Build.conditional(B->Left, B->Right,
                                       Builder.Build.boolean(false));
    return Builder.Build.conditional(B->Left, Builder.Build.boolean(true),
                                     B->Right);
  }

  /// Turns an operand into a variable that is defined in Definitions, unless
  /// the operand is a variable or a literal.
  void splitOperand(Expression *&Slot, Chain &Definitions) {
    takeChain(Slot, Definitions);
    if (isAtomic(Slot))
      return;
    Binder B = TreeBuilder::binder(Builder.TheNames.fresh("t"), Slot->Ty);
    Definitions.push_back({B, Slot});
    Slot = Builder.Build.variable(B);
    ++Builder.Changes;
  }

  /// Appends the chain of an operand to Definitions.
  void takeChain(Expression *Operand, Chain &Definitions) {
    auto I = Chains.find(Operand);
    if (I == Chains.end())
      return;
    if (Definitions.empty())
      Definitions = std::move(I->second);
    else
      llvm::append_range(Definitions, I->second);
    Chains.erase(I);
  }

  /// Replaces the expression E in Slot by `let ... in E` with the definitions
  /// of its chain.
  void close(Expression *&Slot) {
    Chain Definitions;
    takeChain(Slot, Definitions);
    for (const Definition &D : llvm::reverse(Definitions))
      Slot = Builder.Build.let(D.TheBinder, D.Value, Slot);
  }

  VariantBuilder &Builder;
  /// The chains of expressions. Expressions with empty chains have no entry.
  llvm::DenseMap<Expression *, Chain> Chains;
};

} // namespace

static void splitLets(VariantBuilder &Builder) { Splitter(Builder).run(); }

//===- The variant `merge-lets` -------------------------------------------===//

namespace {

class Merger : public TreeWalker {
public:
  explicit Merger(VariantBuilder &Builder)
      : Builder(Builder), Table(Builder.Program.Tree) {}

  void run() { walk(Builder.Program.Tree); }

private:
  bool enter(Expression *&Slot) override {
    if (auto *L = dyn_cast<Let>(Slot))
      Depths[L] = functionDepth();
    auto *Use = dyn_cast<VariableReference>(Slot);
    if (!Use)
      return true;
    Let *L = movableDefinition(Use);
    if (!L || !Builder.choose())
      return true;
    Slot = L->Value;
    Empty.insert(L);
    ++Builder.Changes;
    return false;
  }

  void leave(Expression *&Slot) override {
    auto *L = dyn_cast<Let>(Slot);
    if (!L)
      return;
    if (Empty.contains(L)) {
      Slot = L->Body;
      return;
    }
    // Replace `let x = e in x` by e, for any e.
    auto *Result = dyn_cast<VariableReference>(L->Body);
    if (Result && Result->Name == L->Variable.Name && Builder.choose()) {
      Slot = L->Value;
      ++Builder.Changes;
    }
  }

  /// Returns the definition of the variable if its value may also be computed
  /// at Use. Otherwise returns null.
  Let *movableDefinition(const VariableReference *Use) {
    // Bounds the size, because values grow when other values are moved into
    // them.
    constexpr unsigned MaximalSize = 60;
    const ScopedVariable *Found = scope().lookup(Use->Name);
    if (!Found)
      return nullptr;
    const Variable &V = Table[Table.number(*Found->TheBinder)];
    auto *L = dyn_cast<Let>(V.Definition);
    if (!L || V.Uses.size() != 1 || Depths.lookup(L) != functionDepth() ||
        !isPureAndTotal(L->Value, MaximalSize))
      return nullptr;
    // The names in the value must refer to the same variables at Use, so their
    // definitions must precede L.
    bool IsSame = llvm::all_of(freeNames(L->Value), [&](llvm::StringRef Name) {
      const ScopedVariable *Here = scope().lookup(Name);
      return !Here || Here < Found;
    });
    return IsSame ? L : nullptr;
  }

  VariantBuilder &Builder;
  VariableTable Table;
  /// For each definition that the walk has entered, the number of function
  /// bodies around it.
  llvm::DenseMap<Let *, unsigned> Depths;
  /// The definitions whose values have been moved to the uses of their
  /// variables.
  llvm::DenseSet<Let *> Empty;
};

} // namespace

static void mergeLets(VariantBuilder &Builder) { Merger(Builder).run(); }

//===----------------------------------------------------------------------===//
// The table of changes
//===----------------------------------------------------------------------===//

template <typename ReplacerT> static void replaceSome(VariantBuilder &Builder) {
  ReplacerT(Builder).walk(Builder.Program.Tree);
}

void mincaml::rewriting::change(VariantBuilder &Builder, VariantKind Kind) {
  constexpr void (*Changes[])(VariantBuilder &) = {renameVariables,
                                                   replaceSome<DeadBindings>,
                                                   replaceSome<DeadBranches>,
                                                   expandFunctions,
                                                   splitLets,
                                                   mergeLets,
                                                   replaceSome<FunctionWrapper>,
                                                   replaceSome<TupleWrapper>};
  static_assert(std::size(Changes) == size_t(VariantKind::Mix));
  Changes[size_t(Kind)](Builder);
}
