//===- GeneralExpressions.h - Expressions of any type -----------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_EXPRESSIONS_GENERALEXPRESSIONS_H
#define MINCAML_LIB_GENERATOR_EXPRESSIONS_GENERALEXPRESSIONS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class ConstantMaker;
class ExpressionMaker;

/// Constructs that make expressions of any type.
class GeneralExpressions : GeneratorPart {
public:
  GeneralExpressions(ProgramState &State, ExpressionMaker &Expressions,
                     ConstantMaker &Constants)
      : GeneratorPart(State), Expressions(Expressions), Constants(Constants) {}

  Expression *variable(const ValueType *T, unsigned Depth);
  Expression *literal(const ValueType *T, unsigned Depth);
  Expression *conditional(const ValueType *T, unsigned Depth);
  Expression *definition(const ValueType *T, unsigned Depth);
  Expression *tupleDefinition(const ValueType *T, unsigned Depth);

private:
  ExpressionMaker &Expressions;
  ConstantMaker &Constants;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_GENERALEXPRESSIONS_H
