//===- InsertDeadCode.cpp - Variants `dead-bindings`, `dead-branches` -----===//

#include "VariantBuilder.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;

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
