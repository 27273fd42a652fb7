//===- Values.h - Expressions of given types --------------------*- C++ -*-===//

#ifndef MINCAML_LIB_REWRITING_VALUES_H
#define MINCAML_LIB_REWRITING_VALUES_H

#include "TreeBuilder.h"
#include "mincaml/Rewriting/Names.h"
#include "mincaml/Rewriting/Scope.h"
#include "mincaml/Support/Random.h"

namespace mincaml::rewriting {

/// Whether the types are equal. Very large ones count as different.
bool sameType(const Type *A, const Type *B);

/// Makes the simplest value of a type: 0, false, (), an array of length 0, a
/// function that returns such a value.
class DefaultValues {
public:
  /// Pinned: the text shows the types of all parameters, so that they need not
  /// follow from where the value is used.
  DefaultValues(TreeBuilder &Build, Names &TheNames, bool Pinned)
      : Build(Build), TheNames(TheNames), Pinned(Pinned) {}

  /// Null: the type is very large.
  ast::Expression *make(Type *T);

  /// Body, preceded by an expression that a variable's type follows from. Null:
  /// the type is very large.
  ast::Expression *pin(const ast::Binder &B, ast::Expression *Body);

private:
  ast::Expression *make(Type *T, unsigned &Budget);
  ast::Expression *makeFunction(Type *T, unsigned &Budget);
  ast::Expression *pin(const ast::Binder &B, ast::Expression *Body,
                       unsigned &Budget);

  TreeBuilder &Build;
  Names &TheNames;
  bool Pinned;
};

/// Makes expressions at random that fit a place of a program.
class ValueMaker {
public:
  /// Strict: without extensions of the language.
  ValueMaker(TypedProgram &Program, TreeBuilder &Build, Names &TheNames,
             Random &Choice, bool Strict)
      : Types(Program.Types), Build(Build), TheNames(TheNames), Choice(Choice),
        Strict(Strict), Defaults(Build, TheNames, /*Pinned=*/true) {}

  /// A type, as a rule one that a variable in scope has.
  Type *type(const Scope &S, bool MayAllocate);

  /// Has no effect and cannot fail. Null: the type is very large.
  ast::Expression *pure(Type *T, const Scope &S);

  /// Must not be evaluated: it may fail, have effects or never end.
  ast::Expression *wild(Type *T, const Scope &S);

  /// An expression of type bool that is true, and can be evaluated safely.
  ast::Expression *trueCondition(const Scope &S);

private:
  using Expression = ast::Expression;

  Type *type(unsigned Depth, bool MayAllocate);
  Expression *variable(const Scope &S, llvm::function_ref<bool(Type *)> Fits);
  Expression *variableOf(Type *T, const Scope &S);
  Expression *pure(Type *T, const Scope &S, unsigned Depth);
  Expression *leaf(Type *T);
  Expression *pureInt(const Scope &S, unsigned Depth);
  Expression *pureFloat(const Scope &S, unsigned Depth);
  Expression *pureBool(const Scope &S, unsigned Depth);
  Expression *pureFunction(Type *T, const Scope &S, unsigned Depth);
  Expression *wildCall(Type *T, const Scope &S);
  Expression *wildEffect(const Scope &S);
  int32_t intValue();
  double floatValue();

  TypeContext &Types;
  TreeBuilder &Build;
  Names &TheNames;
  Random &Choice;
  bool Strict;
  DefaultValues Defaults;
  /// Parameters of functions that are being made.
  std::vector<ast::Binder> Parameters;
};

} // namespace mincaml::rewriting

#endif // MINCAML_LIB_REWRITING_VALUES_H
