//===- NumberExpressions.h - Ints and floats --------------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_EXPRESSIONS_NUMBEREXPRESSIONS_H
#define MINCAML_LIB_GENERATOR_EXPRESSIONS_NUMBEREXPRESSIONS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class ConstantMaker;
class ExpressionMaker;

/// Constructs that make ints and floats.
class NumberExpressions : GeneratorPart {
public:
  NumberExpressions(ProgramState &State, ExpressionMaker &Expressions,
                    ConstantMaker &Constants)
      : GeneratorPart(State), Expressions(Expressions), Constants(Constants) {}

  Expression *expressionEdgeLiteral(const ValueType *T, unsigned Depth);
  Expression *expressionIntAdd(const ValueType *T, unsigned Depth);
  Expression *expressionIntMultiply(const ValueType *T, unsigned Depth);
  Expression *expressionIntDivide(const ValueType *T, unsigned Depth);
  Expression *expressionIntNegate(const ValueType *T, unsigned Depth);
  Expression *expressionIntOfFloat(const ValueType *T, unsigned Depth);
  Expression *expressionFloatAdd(const ValueType *T, unsigned Depth);
  Expression *expressionFloatMultiply(const ValueType *T, unsigned Depth);
  Expression *expressionFloatDivide(const ValueType *T, unsigned Depth);
  Expression *expressionFloatNegate(const ValueType *T, unsigned Depth);
  Expression *expressionFloatOfInt(const ValueType *T, unsigned Depth);
  Expression *expressionFloatExternal(const ValueType *T, unsigned Depth);
  Expression *expressionTranscendental(const ValueType *T, unsigned Depth);

private:
  ExpressionMaker &Expressions;
  ConstantMaker &Constants;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_NUMBEREXPRESSIONS_H
