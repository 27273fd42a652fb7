//===- WrapExpressions.cpp - Variants `wrap-functions`, `wrap-tuples` -----===//

#include "VariantBuilder.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::SmallVector;
using llvm::SmallVectorImpl;
using llvm::StringRef;

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
