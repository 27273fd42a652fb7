//===- NumberExpressions.h - Int and float expressions ----------*- C++ -*-===//

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

  Expression *edgeLiteral(const ValueType *T, unsigned Depth);
  Expression *intAdd(const ValueType *T, unsigned Depth);
  Expression *intMultiply(const ValueType *T, unsigned Depth);
  Expression *intDivide(const ValueType *T, unsigned Depth);
  Expression *intBits(const ValueType *T, unsigned Depth);
  Expression *intNegate(const ValueType *T, unsigned Depth);
  Expression *intOfFloat(const ValueType *T, unsigned Depth);
  Expression *floatAdd(const ValueType *T, unsigned Depth);
  Expression *floatMultiply(const ValueType *T, unsigned Depth);
  Expression *floatDivide(const ValueType *T, unsigned Depth);
  Expression *floatNegate(const ValueType *T, unsigned Depth);
  Expression *floatOfInt(const ValueType *T, unsigned Depth);
  Expression *floatExternal(const ValueType *T, unsigned Depth);
  Expression *transcendental(const ValueType *T, unsigned Depth);

private:
  ExpressionMaker &Expressions;
  ConstantMaker &Constants;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_NUMBEREXPRESSIONS_H
