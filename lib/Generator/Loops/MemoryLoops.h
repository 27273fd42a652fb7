//===- MemoryLoops.h - Loops over arrays ------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_LOOPS_MEMORYLOOPS_H
#define MINCAML_LIB_GENERATOR_LOOPS_MEMORYLOOPS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class EffectMaker;
class ExpressionMaker;
class LoopMaker;

/// Loops that read and write arrays.
class MemoryLoops : GeneratorPart {
public:
  MemoryLoops(ProgramState &State, ExpressionMaker &Expressions,
              EffectMaker &Effects, LoopMaker &Loops)
      : GeneratorPart(State), Expressions(Expressions), Effects(Effects),
        Loops(Loops) {}

  bool fill(Block &B);
  bool copy(Block &B);
  bool carried(Block &B);
  bool stencil(Block &B);
  bool invariantLoad(Block &B);
  bool matrix(Block &B);
  bool flat(Block &B);
  bool reverse(Block &B);
  bool histogram(Block &B);
  bool checked(Block &B);
  bool affine(Block &B);

private:
  ExpressionMaker &Expressions;
  EffectMaker &Effects;
  LoopMaker &Loops;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_LOOPS_MEMORYLOOPS_H
