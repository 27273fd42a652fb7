//===- RaisingCode.h - Blocks, functions and loops that raise ---*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_EXCEPTIONS_RAISINGCODE_H
#define MINCAML_LIB_GENERATOR_EXCEPTIONS_RAISINGCODE_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class BlockMaker;
class CallMaker;
class ExpressionMaker;
class FunctionDefiner;
class HandlerMaker;
class LoopMaker;

class RaisingCode : GeneratorPart {
public:
  RaisingCode(ProgramState &State, ExpressionMaker &Expressions,
              FunctionDefiner &Functions, HandlerMaker &Handlers,
              CallMaker &Calls, BlockMaker &Blocks, LoopMaker &Loops)
      : GeneratorPart(State), Expressions(Expressions), Functions(Functions),
        Handlers(Handlers), Calls(Calls), Blocks(Blocks), Loops(Loops) {}

  // Statements.
  bool block(Block &B);
  // Functions.
  bool function(Block &B);
  bool raiser(Block &B);
  bool recursion(Block &B);
  bool handlingRecursion(Block &B);
  bool higherOrder(Block &B);
  // Loops.
  bool leftLoop(Block &B);
  bool handlingLoop(Block &B);

private:
  /// Adds a definition of the value, or the value if it is of type unit.
  void add(Block &B, const ValueType *T, Expression *Value);
  /// `if e then raise ... else e`
  Expression *raiseSometimes(const ValueType *T, unsigned E);

  ExpressionMaker &Expressions;
  FunctionDefiner &Functions;
  HandlerMaker &Handlers;
  CallMaker &Calls;
  BlockMaker &Blocks;
  LoopMaker &Loops;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXCEPTIONS_RAISINGCODE_H
