//===- BoolExpressions.h - Bool expressions ---------------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_EXPRESSIONS_BOOLEXPRESSIONS_H
#define MINCAML_LIB_GENERATOR_EXPRESSIONS_BOOLEXPRESSIONS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class ExpressionMaker;

/// Constructs that make bools.
class BoolExpressions : GeneratorPart {
public:
  BoolExpressions(ProgramState &State, ExpressionMaker &Expressions)
      : GeneratorPart(State), Expressions(Expressions) {}

  Expression *comparison(const ValueType *T, unsigned Depth);
  Expression *wrappedComparison(const ValueType *T, unsigned Depth);
  Expression *negation(const ValueType *T, unsigned Depth);
  Expression *logic(const ValueType *T, unsigned Depth);

private:
  ExpressionMaker &Expressions;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_BOOLEXPRESSIONS_H
