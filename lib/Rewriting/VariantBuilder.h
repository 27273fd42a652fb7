//===- VariantBuilder.h - Shared parts of all kinds of variants -*- C++ -*-===//

#ifndef MINCAML_LIB_REWRITING_VARIANTBUILDER_H
#define MINCAML_LIB_REWRITING_VARIANTBUILDER_H

#include "TreeBuilder.h"
#include "mincaml/Rewriting/Variants.h"
#include "mincaml/Support/Random.h"

namespace mincaml::rewriting {

/// Builds random expressions of given types in a scope.
class ValueMaker {
public:
  /// If Strict, the expressions use no extensions of the language.
  ValueMaker(TypedProgram &Program, TreeBuilder &Build, FreshNames &TheNames,
             Random &Choice, bool Strict)
      : Types(Program.Types), Build(Build), TheNames(TheNames), Choice(Choice),
        Strict(Strict), Defaults(Build, TheNames, /*FixParameterTypes=*/true) {}

  /// Chooses a type, which is often that of a variable in scope.
  Type *type(const Scope &S, bool MayAllocate);

  /// Builds an expression that has no effect and cannot fail. Returns null if
  /// the type is very large.
  ast::Expression *pure(Type *T, const Scope &S);

  /// Builds an expression that must not be evaluated: it may fail, have
  /// effects, or not terminate.
  ast::Expression *unsafeExpression(Type *T, const Scope &S);

  /// Builds a condition that is true, has no effect and cannot fail.
  ast::Expression *trueCondition(const Scope &S);

private:
  using Expression = ast::Expression;

  Type *type(unsigned Depth, bool MayAllocate);
  Expression *variable(const Scope &S, llvm::function_ref<bool(Type *)> Fits);
  Expression *variableOf(Type *T, const Scope &S);
  Expression *pure(Type *T, const Scope &S, unsigned Depth);
  Expression *simplest(Type *T);
  Expression *pureInt(const Scope &S, unsigned Depth);
  Expression *pureFloat(const Scope &S, unsigned Depth);
  Expression *pureBool(const Scope &S, unsigned Depth);
  Expression *pureFunction(Type *T, const Scope &S, unsigned Depth);
  Expression *pureData(Type *T, const Scope &S, unsigned Depth);
  Expression *unsafeCall(Type *T, const Scope &S);
  Expression *unsafeEffect(const Scope &S);
  int32_t intValue();
  double floatValue();

  TypeContext &Types;
  TreeBuilder &Build;
  FreshNames &TheNames;
  Random &Choice;
  bool Strict;
  DefaultValues Defaults;
  /// The parameters of the functions that are being built.
  std::vector<ast::Binder> Parameters;
};

/// The state of a change of a program to a variant.
struct VariantBuilder {
  VariantBuilder(TypedProgram &Program, uint64_t Seed, unsigned Rate,
                 bool Strict)
      : Program(Program), Build(Program), TheNames(Program.Tree, Program.Trees),
        Choice(Seed), Values(Program, Build, TheNames, Choice, Strict),
        Rate(Rate), Strict(Strict) {}

  /// Decides whether to make a possible change.
  bool choose() { return Choice.percent(Rate); }

  TypedProgram &Program;
  TreeBuilder Build;
  FreshNames TheNames;
  Random Choice;
  ValueMaker Values;
  const unsigned Rate;
  const bool Strict;
  /// The number of changes so far.
  unsigned Changes = 0;
};

/// Replaces some of the expressions of a tree.
class Replacer : public TreeWalker {
public:
  explicit Replacer(VariantBuilder &Builder) : Builder(Builder) {}

protected:
  /// Returns an expression to replace E, which may contain E. Returns null if
  /// there is none.
  virtual ast::Expression *replace(ast::Expression *E) = 0;

  VariantBuilder &Builder;

private:
  void leave(ast::Expression *&Slot) final;
};

// The functions below change the tree. Each makes variants of one or several
// kinds.

/// Makes a variant of a kind that depends neither on other kinds nor on a
/// profile.
void change(VariantBuilder &Builder, VariantKind Kind);
/// If MayRemove, also makes changes after which types may be undetermined.
void changeUnevaluated(VariantBuilder &Builder, const ExecutionProfile &Profile,
                       bool MayRemove);
void insertNeutral(VariantBuilder &Builder, const ExecutionProfile &Profile);

} // namespace mincaml::rewriting

#endif // MINCAML_LIB_REWRITING_VARIANTBUILDER_H
