//===- ExpressionMaker.h - Expressions of any type --------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_EXPRESSIONS_EXPRESSIONMAKER_H
#define MINCAML_LIB_GENERATOR_EXPRESSIONS_EXPRESSIONMAKER_H

#include "Choices.h"
#include "GeneratorPart.h"

namespace mincaml::generator {

class ConstantMaker;
class FunctionDefiner;
class TypeFixer;

/// Makes expressions of a type, choosing among the registered constructs.
class ExpressionMaker : GeneratorPart {
public:
  ExpressionMaker(ProgramState &State, ConstantMaker &Constants,
                  FunctionDefiner &Functions, TypeFixer &Fixer)
      : GeneratorPart(State), Constants(Constants), Functions(Functions),
        Fixer(Fixer) {}

  using Method = Choices<Expression *(const ValueType *, unsigned)>::Method;
  /// Registers a construct that makes expressions of the kind.
  void add(Kind K, unsigned Weight, Construct C, Method M) {
    Constructs[unsigned(K)].add(Weight, C, std::move(M));
  }

  Expression *make(const ValueType *T, unsigned Depth);
  /// Makes an operand, argument or component. OCaml evaluates these in another
  /// order, so that it has no effect if the program must not depend on the
  /// order.
  Expression *operand(const ValueType *T, unsigned Depth);
  /// Makes the simplest expression of a type, or uses a variable.
  Expression *simplest(const ValueType *T);
  /// Makes an index for an array of this length, which must not be 0.
  Expression *index(uint32_t Length);
  Expression *makeArray(const ValueType *T, Expression *Initial);
  /// Defines a function of the type where it is used. The type bounds the cost
  /// of its body.
  Expression *functionValue(const ValueType *T, unsigned Depth);
  /// Makes a value of the type that depends on both values or, for compound
  /// types, on one of them.
  Expression *combine(const ValueType *T, Expression *A, Expression *B);

private:
  /// The constructs that make expressions of each kind of type.
  Choices<Expression *(const ValueType *, unsigned)> Constructs[NumKinds];

  ConstantMaker &Constants;
  FunctionDefiner &Functions;
  TypeFixer &Fixer;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_EXPRESSIONMAKER_H
