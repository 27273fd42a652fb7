//===- ComposedStatements.h - Sequences of statements -----------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_STATEMENTS_COMPOSEDSTATEMENTS_H
#define MINCAML_LIB_GENERATOR_STATEMENTS_COMPOSEDSTATEMENTS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class BlockMaker;
class ConstantMaker;
class EffectMaker;
class ExpressionMaker;

/// Sequences of statements, each of which tests one property of a compiler.
class ComposedStatements : GeneratorPart {
public:
  ComposedStatements(ProgramState &State, ConstantMaker &Constants,
                     ExpressionMaker &Expressions, EffectMaker &Effects,
                     BlockMaker &Blocks)
      : GeneratorPart(State), Constants(Constants), Expressions(Expressions),
        Effects(Effects), Blocks(Blocks) {}

  bool alias(Block &B);
  bool straightLine(Block &B);
  bool pressure(Block &B);
  bool deepIf(Block &B);
  bool notANumber(Block &B);
  bool order(Block &B);

private:
  Expression *nestedIf(const ValueType *T, unsigned Levels);

  ConstantMaker &Constants;
  ExpressionMaker &Expressions;
  EffectMaker &Effects;
  BlockMaker &Blocks;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_STATEMENTS_COMPOSEDSTATEMENTS_H
