//===- ExpressionMaker.h - Expressions of any type --------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_EXPRESSIONS_EXPRESSIONMAKER_H
#define MINCAML_LIB_GENERATOR_EXPRESSIONS_EXPRESSIONMAKER_H

#include "Choices.h"
#include "GeneratorPart.h"

namespace mincaml::generator {

class ConstantMaker;
class FunctionDefiner;
class WitnessMaker;

/// Makes expressions of a type, choosing among the registered constructs.
class ExpressionMaker : GeneratorPart {
public:
  ExpressionMaker(ProgramState &State, ConstantMaker &Constants,
                  FunctionDefiner &Functions, WitnessMaker &Witnesses)
      : GeneratorPart(State), Constants(Constants), Functions(Functions),
        Witnesses(Witnesses) {}

  using Method = Choices<Expression *(const ValueType *, unsigned)>::Method;
  /// Registers a construct that makes expressions of the kind.
  void add(Kind K, unsigned Weight, Construct C, Method M) {
    Constructs[unsigned(K)].add(Weight, C, std::move(M));
  }

  Expression *make(const ValueType *T, unsigned Depth);
  /// An operand, argument or component, which OCaml evaluates in another order:
  /// without effects if the program must not depend on the order.
  Expression *operand(const ValueType *T, unsigned Depth);
  /// The simplest expression of a type, or a variable.
  Expression *leaf(const ValueType *T);
  /// An index of an array of this length, which must not be 0.
  Expression *index(uint32_t Length);
  Expression *makeArray(const ValueType *T, Expression *Initial);
  /// A function of the type, defined where it is used. The type bounds what its
  /// body may cost.
  Expression *functionValue(const ValueType *T, unsigned Depth);
  /// A value of the type that depends on both values, or, for compound types,
  /// one of them.
  Expression *combine(const ValueType *T, Expression *A, Expression *B);

private:
  /// By type: the constructs that make expressions of it.
  Choices<Expression *(const ValueType *, unsigned)> Constructs[NumKinds];

  ConstantMaker &Constants;
  FunctionDefiner &Functions;
  WitnessMaker &Witnesses;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_EXPRESSIONMAKER_H
