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
  bool leftLoop(Block &B);
  bool nestedHandlers(Block &B);
  bool handlingLoop(Block &B);

private:
  /// Adds a definition of the value, or the value if it is of type unit.
  void add(Block &B, const ValueType *T, Expression *Value);
  /// `if e then raise ... else e`
  Expression *raiseSometimes(const ValueType *T, unsigned E);
  /// Defines a recursion with a handler of E around each call. It raises E at
  /// its end in \p Raising percent of the cases, in half as many on the way.
  std::optional<Variable> recursionThatHandles(Block &B, const ValueType *T,
                                               unsigned E, unsigned Raising);
  /// A loop that raises E under a condition, and a value.
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
