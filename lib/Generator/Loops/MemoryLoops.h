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

  bool loopFill(Block &B);
  bool loopCopy(Block &B);
  bool loopCarried(Block &B);
  bool loopStencil(Block &B);
  bool loopInvariantLoad(Block &B);
  bool loopMatrix(Block &B);
  bool loopFlat(Block &B);
  bool loopReverse(Block &B);
  bool loopHistogram(Block &B);
  bool loopChecked(Block &B);

private:
  ExpressionMaker &Expressions;
  EffectMaker &Effects;
  LoopMaker &Loops;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_LOOPS_MEMORYLOOPS_H
