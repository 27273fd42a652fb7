//===- RaisingCode.h - Blocks, functions and loops that raise ---*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_EXCEPTIONS_RAISINGCODE_H
#define MINCAML_LIB_GENERATOR_EXCEPTIONS_RAISINGCODE_H

#include "GeneratorPart.h"
#include <optional>

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
  bool loopEndedByException(Block &B);
  bool nestedHandlers(Block &B);
  bool handlingLoop(Block &B);

private:
  /// Adds a definition of the value or, if it is of type unit, the value
  /// itself.
  void add(Block &B, const ValueType *T, Expression *Value);
  /// Makes `if e then raise ... else e`.
  Expression *raiseSometimes(const ValueType *T, unsigned E);
  /// Defines a recursive function with a handler of E around each recursive
  /// call. With a probability of \p Raising percent it may raise E at the end
  /// of the recursion, and with half of that before.
  std::optional<Variable> recursionThatHandles(Block &B, const ValueType *T,
                                               unsigned E, unsigned Raising);
  /// Makes a loop that raises E under a condition, followed by a value.
  Expression *loopToRaise(const ValueType *T, unsigned E);

  ExpressionMaker &Expressions;
  FunctionDefiner &Functions;
  HandlerMaker &Handlers;
  CallMaker &Calls;
  BlockMaker &Blocks;
  LoopMaker &Loops;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXCEPTIONS_RAISINGCODE_H
