//===- EffectExpressions.h - Expressions with an effect ---------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_EXPRESSIONS_EFFECTEXPRESSIONS_H
#define MINCAML_LIB_GENERATOR_EXPRESSIONS_EFFECTEXPRESSIONS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class EffectMaker;
class ExpressionMaker;

/// Constructs that are there for their effect.
class EffectExpressions : GeneratorPart {
public:
  EffectExpressions(ProgramState &State, ExpressionMaker &Expressions,
                    EffectMaker &Effects)
      : GeneratorPart(State), Expressions(Expressions), Effects(Effects) {}

  Expression *expressionSequence(const ValueType *T, unsigned Depth);
  Expression *expressionTick(const ValueType *T, unsigned Depth);
  Expression *expressionWrite(const ValueType *T, unsigned Depth);
  Expression *expressionNote(const ValueType *T, unsigned Depth);
  Expression *expressionIfWithoutElse(const ValueType *T, unsigned Depth);

private:
  ExpressionMaker &Expressions;
  EffectMaker &Effects;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_EFFECTEXPRESSIONS_H
