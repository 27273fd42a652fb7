//===- DataExpressions.h - Tuples, arrays, functions ------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_EXPRESSIONS_DATAEXPRESSIONS_H
#define MINCAML_LIB_GENERATOR_EXPRESSIONS_DATAEXPRESSIONS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class ExpressionMaker;

/// Constructs that make compound values and read arrays.
class DataExpressions : GeneratorPart {
public:
  DataExpressions(ProgramState &State, ExpressionMaker &Expressions)
      : GeneratorPart(State), Expressions(Expressions) {}

  Expression *expressionTuple(const ValueType *T, unsigned Depth);
  Expression *expressionArray(const ValueType *T, unsigned Depth);
  Expression *expressionFunction(const ValueType *T, unsigned Depth);
  Expression *expressionRead(const ValueType *T, unsigned Depth);
  Expression *expressionGuardedRead(const ValueType *T, unsigned Depth);
  Expression *expressionArrayLength(const ValueType *T, unsigned Depth);

private:
  ExpressionMaker &Expressions;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_DATAEXPRESSIONS_H
