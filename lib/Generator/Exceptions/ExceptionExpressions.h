//===- ExceptionExpressions.h - raise, try and failing checks ---*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_EXCEPTIONS_EXCEPTIONEXPRESSIONS_H
#define MINCAML_LIB_GENERATOR_EXCEPTIONS_EXCEPTIONEXPRESSIONS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class ExpressionMaker;
class HandlerMaker;

class ExceptionExpressions : GeneratorPart {
public:
  ExceptionExpressions(ProgramState &State, ExpressionMaker &Expressions,
                       HandlerMaker &Handlers)
      : GeneratorPart(State), Expressions(Expressions), Handlers(Handlers) {}

  Expression *raise(const ValueType *T, unsigned Depth);
  Expression *handler(const ValueType *T, unsigned Depth);
  // Operations with checks that may fail where a handler takes the exception.
  Expression *read(const ValueType *T, unsigned Depth);
  Expression *write(const ValueType *T, unsigned Depth);
  Expression *division(const ValueType *T, unsigned Depth);
  Expression *size(const ValueType *T, unsigned Depth);

private:
  /// An index that may be out of bounds.
  Expression *possiblyFailingIndex(uint32_t Length, unsigned Depth);

  ExpressionMaker &Expressions;
  HandlerMaker &Handlers;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXCEPTIONS_EXCEPTIONEXPRESSIONS_H
