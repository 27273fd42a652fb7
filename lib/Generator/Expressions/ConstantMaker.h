//===- ConstantMaker.h - Constants ------------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_EXPRESSIONS_CONSTANTMAKER_H
#define MINCAML_LIB_GENERATOR_EXPRESSIONS_CONSTANTMAKER_H

#include "GeneratorPart.h"

namespace mincaml::generator {

/// Makes literals and values at the edges of ranges.
class ConstantMaker : GeneratorPart {
public:
  explicit ConstantMaker(ProgramState &State) : GeneratorPart(State) {}

  /// A small constant of a scalar type.
  Expression *literal(const ValueType *T);
  /// The contents of a short string.
  std::string text();
  int32_t edgeInteger();
  Expression *edgeFloat();

private:
  uint8_t character();
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXPRESSIONS_CONSTANTMAKER_H
