//===- BlockMaker.h - Fills blocks with statements --------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_STATEMENTS_BLOCKMAKER_H
#define MINCAML_LIB_GENERATOR_STATEMENTS_BLOCKMAKER_H

#include "Choices.h"
#include "GeneratorPart.h"

namespace mincaml::generator {

class CallMaker;
class EffectMaker;
class ExpressionMaker;

/// Fills blocks, choosing among the registered statements, functions and loops.
class BlockMaker : GeneratorPart {
public:
  BlockMaker(ProgramState &State, ExpressionMaker &Expressions,
             CallMaker &Calls, EffectMaker &Effects)
      : GeneratorPart(State), Expressions(Expressions), Calls(Calls),
        Effects(Effects) {}

  using Group = Choices<bool(Block &)>;
  /// The registered constructs.
  Group Statements, Functions, Loops;

  /// Adds one statement.
  void statement(Block &B);
  /// Adds up to \p Count statements.
  void fill(Block &B, unsigned Count);
  /// Makes a block of up to \p Count statements and a value.
  Expression *block(const ValueType *T, unsigned Count, unsigned Depth);
  /// Adds a definition, binds the variable and sometimes outputs its value.
  StringRef define(Block &B, const ValueType *T, Expression *Value,
                   bool MayShadow = false);
  /// Adds `let (x, y) = Value` and binds the names.
  NameList destructure(Block &B, const ValueType *T, Expression *Value);
  /// Binds a function that was just defined, calls it and outputs the result. If
  /// a run would cost too much, the call is in a branch that is never taken and
  /// only determines the types of the parameters.
  void defineAndCall(Block &B, const Variable &F);

  bool function(Block &B);
  bool loop(Block &B);

private:
  /// The number of blocks around the statement being made.
  unsigned BlockDepth = 0;

  ExpressionMaker &Expressions;
  CallMaker &Calls;
  EffectMaker &Effects;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_STATEMENTS_BLOCKMAKER_H
