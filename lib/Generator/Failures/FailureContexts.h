//===- FailureContexts.h - Where run-time errors happen ---------*- C++ -*-===//
//
// A failing expression is part of code that is run once, or up to the error,
// and is in no scope from which other code could reach it.
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

/// Code around a failing expression.
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

  bool failInStatement(Block &B);
  bool failInOperand(Block &B);
  bool failInArgument(Block &B);
  bool failInComponent(Block &B);
  bool failInBranch(Block &B);
  bool failInCalls(Block &B);
  bool failInRecursion(Block &B);
  bool failInLoop(Block &B);
  bool failInClosure(Block &B);

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
