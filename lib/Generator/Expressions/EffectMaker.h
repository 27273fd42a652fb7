//===- EffectMaker.h - Output and visible effects ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_EXPRESSIONS_EFFECTMAKER_H
#define MINCAML_LIB_GENERATOR_EXPRESSIONS_EFFECTMAKER_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class CallMaker;
class ExpressionMaker;

/// Makes values and the order of evaluation visible in the output.
class EffectMaker : GeneratorPart {
public:
  EffectMaker(ProgramState &State, ExpressionMaker &Expressions,
              CallMaker &Calls)
      : GeneratorPart(State), Expressions(Expressions), Calls(Calls) {}

  /// Outputs a value: mixes it into the checksum and prints both. Returns null
  /// if the value cannot be printed or that would cost too much.
  Expression *output(const ValueType *T, Expression *Value);
  /// Outputs a variable. All elements of an array of numbers are mixed into the
  /// checksum; of another array, one element is output.
  void outputVariable(Block &B, StringRef Name, const ValueType *T);
  /// Mixes a number into the checksum.
  Expression *mix(const ValueType *T, Expression *Value);
  /// Returns an expression with the value of a number, whose evaluation has an
  /// effect that makes the order of evaluation visible.
  Expression *withEffect(const ValueType *T, Expression *Value);
  /// Makes an expression of type unit that has an effect, if possible.
  Expression *make(unsigned Depth);

private:
  ExpressionMaker &Expressions;
  CallMaker &Calls;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_EFFECTMAKER_H
