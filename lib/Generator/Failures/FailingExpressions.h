//===- FailingExpressions.h - Expressions that fail at run time -*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_FAILURES_FAILINGEXPRESSIONS_H
#define MINCAML_LIB_GENERATOR_FAILURES_FAILINGEXPRESSIONS_H

#include "Choices.h"
#include "GeneratorPart.h"

namespace mincaml::generator {

class EffectMaker;
class ExpressionMaker;

/// Makes expressions of type int whose evaluation ends the program with an
/// error.
class FailingExpressions : GeneratorPart {
public:
  FailingExpressions(ProgramState &State, ExpressionMaker &Expressions,
                     EffectMaker &Effects)
      : GeneratorPart(State), Expressions(Expressions), Effects(Effects) {}

  /// The registered constructs.
  Choices<Expression *()> Constructs;
  /// The failure that was made, if any.
  std::optional<ExpectedFailure> Failure;

  /// Makes one of the constructs.
  Expression *make() { return Constructs.make(State); }
  /// Records that this access to an array of this length will fail.
  Expression *failsBounds(Expression *Access, int32_t Index, uint32_t Length);
  /// Returns the value as a literal, a computation or a load from memory.
  Expression *hidden(int32_t Value);
  /// Makes an int expression with an effect that must be visible before the
  /// error.
  Expression *effectBefore();

  Expression *readLow();
  Expression *readHigh();
  Expression *writeLow();
  Expression *writeHigh();
  Expression *size();
  Expression *division();
  Expression *assertion();

private:
  /// Records that this node will fail with this message.
  Expression *fails(Expression *Node, const llvm::Twine &Message);
  /// Returns the length of an int array and an expression for it.
  std::pair<uint32_t, Expression *> array();
  int32_t indexBelow();
  int32_t indexBeyond(uint32_t Length);

  ExpressionMaker &Expressions;
  EffectMaker &Effects;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_FAILURES_FAILINGEXPRESSIONS_H
