//===- FormatMaker.h - Calls of Printf --------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_EXPRESSIONS_FORMATMAKER_H
#define MINCAML_LIB_GENERATOR_EXPRESSIONS_FORMATMAKER_H

#include "GeneratorPart.h"
#include <string>

namespace mincaml::generator {

class ExpressionMaker;

class FormatMaker : GeneratorPart {
public:
  FormatMaker(ProgramState &State, ExpressionMaker &Expressions)
      : GeneratorPart(State), Expressions(Expressions) {}

  /// Makes a call of a Printf function with a format and arguments for its
  /// conversions.
  Expression *make(StringRef Function, unsigned Depth);

private:
  /// Adds a conversion to the format and returns its argument.
  Expression *conversion(std::string &Format, unsigned Depth);

  ExpressionMaker &Expressions;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_FORMATMAKER_H
