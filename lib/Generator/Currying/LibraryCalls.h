//===- LibraryCalls.h - Calls of higher-order Array functions ---*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_CURRYING_LIBRARYCALLS_H
#define MINCAML_LIB_GENERATOR_CURRYING_LIBRARYCALLS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class ExpressionMaker;

class LibraryCalls : GeneratorPart {
public:
  LibraryCalls(ProgramState &State, ExpressionMaker &Expressions)
      : GeneratorPart(State), Expressions(Expressions) {}

  Expression *init(const ValueType *T, unsigned Depth);
  Expression *map(const ValueType *T, unsigned Depth);
  Expression *fold(const ValueType *T, unsigned Depth);
  Expression *iterate(const ValueType *T, unsigned Depth);
  Expression *test(const ValueType *T, unsigned Depth);
  Expression *copy(const ValueType *T, unsigned Depth);

private:
  /// Makes a function that the library calls \p Calls times. Returns null if
  /// that costs too much.
  Expression *passed(ArrayRef<const ValueType *> Parameters,
                     const ValueType *Result, uint64_t Calls, unsigned Depth);
  /// Returns an array in scope, or null.
  const Variable *someArray();

  ExpressionMaker &Expressions;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_CURRYING_LIBRARYCALLS_H
