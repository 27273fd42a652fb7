//===- TextLoops.h - Loops over strings -------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_LOOPS_TEXTLOOPS_H
#define MINCAML_LIB_GENERATOR_LOOPS_TEXTLOOPS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class BlockMaker;
class ExpressionMaker;
class LoopMaker;

class TextLoops : GeneratorPart {
public:
  TextLoops(ProgramState &State, ExpressionMaker &Expressions,
            BlockMaker &Blocks, LoopMaker &Loops)
      : GeneratorPart(State), Expressions(Expressions), Blocks(Blocks),
        Loops(Loops) {}

  bool characters(Block &B);
  bool building(Block &B);

private:
  ExpressionMaker &Expressions;
  BlockMaker &Blocks;
  LoopMaker &Loops;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_LOOPS_TEXTLOOPS_H
