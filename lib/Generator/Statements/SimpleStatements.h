//===- SimpleStatements.h - Single statements -------------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_STATEMENTS_SIMPLESTATEMENTS_H
#define MINCAML_LIB_GENERATOR_STATEMENTS_SIMPLESTATEMENTS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class BlockMaker;
class CallMaker;
class EffectMaker;
class ExpressionMaker;

/// Definitions, effects and output.
class SimpleStatements : GeneratorPart {
public:
  SimpleStatements(ProgramState &State, ExpressionMaker &Expressions,
                   CallMaker &Calls, EffectMaker &Effects, BlockMaker &Blocks)
      : GeneratorPart(State), Expressions(Expressions), Calls(Calls),
        Effects(Effects), Blocks(Blocks) {}

  bool value(Block &B);
  bool compound(Block &B);
  bool tupleParts(Block &B);
  bool effect(Block &B);
  bool unused(Block &B);
  bool deadResult(Block &B);
  bool print(Block &B);
  bool printError(Block &B);

private:
  ExpressionMaker &Expressions;
  CallMaker &Calls;
  EffectMaker &Effects;
  BlockMaker &Blocks;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_STATEMENTS_SIMPLESTATEMENTS_H
