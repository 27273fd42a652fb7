//===- ExpandFunctions.cpp - The variant `eta` ----------------------------===//

#include "VariantBuilder.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using llvm::SmallVector;
using llvm::StringRef;

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
