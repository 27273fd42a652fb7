//===- OpaqueLoops.h - Loops with an unknown trip count ---------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_LOOPS_OPAQUELOOPS_H
#define MINCAML_LIB_GENERATOR_LOOPS_OPAQUELOOPS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class BlockMaker;
class ExpressionMaker;
class FunctionDefiner;

/// Loops whose trip count does not follow from a bound and a step alone.
class OpaqueLoops : GeneratorPart {
public:
  OpaqueLoops(ProgramState &State, ExpressionMaker &Expressions,
              FunctionDefiner &Functions, BlockMaker &Blocks)
      : GeneratorPart(State), Expressions(Expressions), Functions(Functions),
        Blocks(Blocks) {}

  bool wrapping(Block &B);
  bool lengths(Block &B);

private:
  ExpressionMaker &Expressions;
  FunctionDefiner &Functions;
  BlockMaker &Blocks;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_LOOPS_OPAQUELOOPS_H
