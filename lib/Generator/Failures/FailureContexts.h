//===- FailureContexts.h - Code around failing expressions ------*- C++ -*-===//
//
// A failing expression is in code that runs once, or until the error, and that
// no other code can call.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_FAILURES_FAILURECONTEXTS_H
#define MINCAML_LIB_GENERATOR_FAILURES_FAILURECONTEXTS_H

#include "Choices.h"
#include "GeneratorPart.h"

namespace mincaml::generator {

class BlockMaker;
class EffectMaker;
class ExpressionMaker;
class FailingExpressions;
class FunctionDefiner;
class LoopMaker;

/// Makes code around failing expressions.
class FailureContexts : GeneratorPart {
public:
  FailureContexts(ProgramState &State, FailingExpressions &Failures,
                  ExpressionMaker &Expressions, FunctionDefiner &Functions,
                  EffectMaker &Effects, BlockMaker &Blocks, LoopMaker &Loops)
      : GeneratorPart(State), Failures(Failures), Expressions(Expressions),
        Functions(Functions), Effects(Effects), Blocks(Blocks), Loops(Loops) {}

  /// The registered constructs.
  Choices<bool(Block &)> Constructs;

  /// Adds code that fails.
  void fail(Block &B);

  bool inStatement(Block &B);
  bool inOperand(Block &B);
  bool inArgument(Block &B);
  bool inComponent(Block &B);
  bool inBranch(Block &B);
  bool inCalls(Block &B);
  bool inRecursion(Block &B);
  bool inLoop(Block &B);
  bool inSharedLoop(Block &B);
  bool inOtherArray(Block &B);
  bool inConstantIndices(Block &B);
  bool inClosure(Block &B);

private:
  FailingExpressions &Failures;
  ExpressionMaker &Expressions;
  FunctionDefiner &Functions;
  EffectMaker &Effects;
  BlockMaker &Blocks;
  LoopMaker &Loops;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_FAILURES_FAILURECONTEXTS_H
