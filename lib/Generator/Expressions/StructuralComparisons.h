//===- StructuralComparisons.h - Structural comparisons ---------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_EXPRESSIONS_STRUCTURALCOMPARISONS_H
#define MINCAML_LIB_GENERATOR_EXPRESSIONS_STRUCTURALCOMPARISONS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class ExpressionMaker;

class StructuralComparisons : GeneratorPart {
public:
  StructuralComparisons(ProgramState &State, ExpressionMaker &Expressions)
      : GeneratorPart(State), Expressions(Expressions) {}

  Expression *comparison(const ValueType *T, unsigned Depth);
  Expression *order(const ValueType *T, unsigned Depth);
  Expression *extremum(const ValueType *T, unsigned Depth);
  Expression *member(const ValueType *T, unsigned Depth);
  Expression *sort(const ValueType *T, unsigned Depth);
  // Statements.
  bool assertion(Block &B);

private:
  /// Chooses a type whose values can be compared at a cost that can be
  /// afforded.
  const ValueType *comparedType();
  /// Makes two values of the type, which are often equal.
  std::pair<Expression *, Expression *> operands(const ValueType *T,
                                                 unsigned Depth);

  ExpressionMaker &Expressions;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_STRUCTURALCOMPARISONS_H
