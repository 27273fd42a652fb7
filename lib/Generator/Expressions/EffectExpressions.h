//===- EffectExpressions.h - Expressions with an effect ---------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_EXPRESSIONS_EFFECTEXPRESSIONS_H
#define MINCAML_LIB_GENERATOR_EXPRESSIONS_EFFECTEXPRESSIONS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class EffectMaker;
class ExpressionMaker;

/// Constructs whose purpose is an effect.
class EffectExpressions : GeneratorPart {
public:
  EffectExpressions(ProgramState &State, ExpressionMaker &Expressions,
                    EffectMaker &Effects)
      : GeneratorPart(State), Expressions(Expressions), Effects(Effects) {}

  Expression *sequence(const ValueType *T, unsigned Depth);
  Expression *withEffect(const ValueType *T, unsigned Depth);
  Expression *write(const ValueType *T, unsigned Depth);
  Expression *output(const ValueType *T, unsigned Depth);
  Expression *ifWithoutElse(const ValueType *T, unsigned Depth);

private:
  ExpressionMaker &Expressions;
  EffectMaker &Effects;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_EFFECTEXPRESSIONS_H
