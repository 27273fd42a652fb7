//===- TextExpressions.h - Strings and characters ---------------*- C++ -*-===//
//
// Strings stay short, because strings that others are made of are cut
// (Helper::Clip). Otherwise a loop could double the length of a string in each
// iteration.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_EXPRESSIONS_TEXTEXPRESSIONS_H
#define MINCAML_LIB_GENERATOR_EXPRESSIONS_TEXTEXPRESSIONS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class ConstantMaker;
class EffectMaker;
class ExpressionMaker;
class FormatMaker;

class TextExpressions : GeneratorPart {
public:
  TextExpressions(ProgramState &State, ExpressionMaker &Expressions,
                  ConstantMaker &Constants, FormatMaker &Formats)
      : GeneratorPart(State), Expressions(Expressions), Constants(Constants),
        Formats(Formats) {}

  // Strings.
  Expression *concatenation(const ValueType *T, unsigned Depth);
  Expression *part(const ValueType *T, unsigned Depth);
  Expression *repeated(const ValueType *T, unsigned Depth);
  Expression *ofValue(const ValueType *T, unsigned Depth);
  Expression *mapped(const ValueType *T, unsigned Depth);
  Expression *formatted(const ValueType *T, unsigned Depth);
  Expression *possiblyFailingPart(const ValueType *T, unsigned Depth);
  // Characters.
  Expression *element(const ValueType *T, unsigned Depth);
  Expression *ofCode(const ValueType *T, unsigned Depth);
  Expression *possiblyFailingElement(const ValueType *T, unsigned Depth);
  // Other types.
  Expression *length(const ValueType *T, unsigned Depth);
  Expression *number(const ValueType *T, unsigned Depth);
  Expression *possiblyFailingNumber(const ValueType *T, unsigned Depth);
  Expression *fold(const ValueType *T, unsigned Depth);
  Expression *test(const ValueType *T, unsigned Depth);
  Expression *print(const ValueType *T, unsigned Depth);

private:
  /// Makes a string that a longer one may contain.
  Expression *shortString(unsigned Depth);

  ExpressionMaker &Expressions;
  ConstantMaker &Constants;
  FormatMaker &Formats;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_TEXTEXPRESSIONS_H
