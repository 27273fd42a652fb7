//===- DataExpressions.h - Tuples, arrays, functions ------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_EXPRESSIONS_DATAEXPRESSIONS_H
#define MINCAML_LIB_GENERATOR_EXPRESSIONS_DATAEXPRESSIONS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class ExpressionMaker;

/// Constructs that make compound values or read arrays.
class DataExpressions : GeneratorPart {
public:
  DataExpressions(ProgramState &State, ExpressionMaker &Expressions)
      : GeneratorPart(State), Expressions(Expressions) {}

  Expression *tuple(const ValueType *T, unsigned Depth);
  Expression *array(const ValueType *T, unsigned Depth);
  Expression *function(const ValueType *T, unsigned Depth);
  Expression *read(const ValueType *T, unsigned Depth);
  Expression *guardedRead(const ValueType *T, unsigned Depth);
  Expression *arrayLength(const ValueType *T, unsigned Depth);

private:
  ExpressionMaker &Expressions;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_DATAEXPRESSIONS_H
