//===- ClosureFunctions.h - Closures and function values --------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_FUNCTIONS_CLOSUREFUNCTIONS_H
#define MINCAML_LIB_GENERATOR_FUNCTIONS_CLOSUREFUNCTIONS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class BlockMaker;
class CallMaker;
class EffectMaker;
class ExpressionMaker;
class FunctionDefiner;
class LoopMaker;

/// Functions that are used as values: results, arguments, parts of data.
class ClosureFunctions : GeneratorPart {
public:
  ClosureFunctions(ProgramState &State, ExpressionMaker &Expressions,
                   FunctionDefiner &Functions, CallMaker &Calls,
                   EffectMaker &Effects, BlockMaker &Blocks, LoopMaker &Loops)
      : GeneratorPart(State), Expressions(Expressions), Functions(Functions),
        Calls(Calls), Effects(Effects), Blocks(Blocks), Loops(Loops) {}

  bool factory(Block &B);
  bool higherOrder(Block &B);
  bool shared(Block &B);
  bool nested(Block &B);
  bool state(Block &B);
  bool table(Block &B);
  bool pair(Block &B);

private:
  ExpressionMaker &Expressions;
  FunctionDefiner &Functions;
  CallMaker &Calls;
  EffectMaker &Effects;
  BlockMaker &Blocks;
  LoopMaker &Loops;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_FUNCTIONS_CLOSUREFUNCTIONS_H
