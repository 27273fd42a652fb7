//===- ComputingLoops.h - Loops that compute --------------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_LOOPS_COMPUTINGLOOPS_H
#define MINCAML_LIB_GENERATOR_LOOPS_COMPUTINGLOOPS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class BlockMaker;
class CallMaker;
class ExpressionMaker;
class LoopMaker;

/// Loops whose result is the value of an accumulator.
class ComputingLoops : GeneratorPart {
public:
  ComputingLoops(ProgramState &State, ExpressionMaker &Expressions,
                 CallMaker &Calls, BlockMaker &Blocks, LoopMaker &Loops)
      : GeneratorPart(State), Expressions(Expressions), Calls(Calls),
        Blocks(Blocks), Loops(Loops) {}

  bool sum(Block &B);
  bool floatSum(Block &B);
  bool invariant(Block &B);
  bool partialRedundancy(Block &B);
  bool nested(Block &B);
  bool earlyExit(Block &B);
  bool rotate(Block &B);
  bool calls(Block &B);
  bool until(Block &B);

private:
  ExpressionMaker &Expressions;
  CallMaker &Calls;
  BlockMaker &Blocks;
  LoopMaker &Loops;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_LOOPS_COMPUTINGLOOPS_H
