//===- EffectMaker.h - Expressions that show in the output ------*- C++ -*-===//

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

  /// Mixes a value into the checksum and prints it. Null if the value cannot be
  /// printed, or that would cost too much.
  Expression *note(const ValueType *T, Expression *Value);
  /// Notes a variable. All elements of an array of numbers are mixed; of
  /// another array, one element is noted.
  void noteVariable(Block &B, StringRef Name, const ValueType *T);
  /// Mixes a number into the checksum.
  Expression *mix(const ValueType *T, Expression *Value);
  /// The number; its evaluation has an effect that shows the order of
  /// evaluation.
  Expression *tick(const ValueType *T, Expression *Value);
  /// An expression of type unit that does something, if possible.
  Expression *make(unsigned Depth);

private:
  ExpressionMaker &Expressions;
  CallMaker &Calls;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_EFFECTMAKER_H
