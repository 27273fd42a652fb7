//===- ValueMaker.h - Random expressions of given types ---------*- C++ -*-===//

#ifndef MINCAML_LIB_REWRITING_VALUEMAKER_H
#define MINCAML_LIB_REWRITING_VALUEMAKER_H

#include "DefaultValues.h"
#include "TreeBuilder.h"
#include "mincaml/Rewriting/FreshNames.h"
#include "mincaml/Rewriting/Scope.h"
#include "mincaml/Support/Random.h"

namespace mincaml::rewriting {

/// Makes random expressions of a type in a scope.
class ValueMaker {
public:
  /// If Strict, expressions use no extensions of the language.
  ValueMaker(TypedProgram &Program, TreeBuilder &Build, FreshNames &TheNames,
             Random &Choice, bool Strict)
      : Types(Program.Types), Build(Build), TheNames(TheNames), Choice(Choice),
        Strict(Strict), Defaults(Build, TheNames, /*FixParameterTypes=*/true) {}

  /// Chooses a type, often that of a variable in scope.
  Type *type(const Scope &S, bool MayAllocate);

  /// Makes an expression that has no effect and cannot fail. Returns null if
  /// the type is very large.
  ast::Expression *pure(Type *T, const Scope &S);

  /// Makes an expression that must not be evaluated: it may fail, have effects
  /// or not terminate.
  ast::Expression *unsafeExpression(Type *T, const Scope &S);

  /// Makes a condition that is true, has no effect and cannot fail.
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
  /// The parameters of the functions that are being made.
  std::vector<ast::Binder> Parameters;
};

} // namespace mincaml::rewriting

#endif // MINCAML_LIB_REWRITING_VALUEMAKER_H
