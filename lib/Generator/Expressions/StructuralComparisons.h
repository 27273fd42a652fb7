//===- StructuralComparisons.h - Comparisons of any values ------*- C++ -*-===//

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
  /// A type whose values can be compared, within what can be afforded.
  const ValueType *comparedType();
  /// Two values of the type, which are often equal.
  std::pair<Expression *, Expression *> operands(const ValueType *T,
                                                 unsigned Depth);

  ExpressionMaker &Expressions;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_STRUCTURALCOMPARISONS_H
