//===- FunctionDefiner.h - Definitions of functions -------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_FUNCTIONS_FUNCTIONDEFINER_H
#define MINCAML_LIB_GENERATOR_FUNCTIONS_FUNCTIONDEFINER_H

#include "GeneratorPart.h"

namespace mincaml::generator {

/// Defines functions; the caller provides the body.
class FunctionDefiner : GeneratorPart {
public:
  explicit FunctionDefiner(ProgramState &State) : GeneratorPart(State) {}

  /// Adds a definition and returns the variable, which is not bound yet. \p
  /// Make makes the body, given the parameters. The first parameter is in [0,
  /// \p Fuel] if \p Fuel is not negative. The body raises only exceptions of \p
  /// MayRaise.
  Variable define(Block &B, StringRef Name,
                  ArrayRef<const ValueType *> Parameters,
                  const ValueType *Result, Cost Limit,
                  llvm::function_ref<Expression *(ArrayRef<StringRef>)> Make,
                  int32_t Fuel = -1, ExceptionSet MayRaise = 0);
  /// The exceptions that the body of a function may raise: all with the
  /// probability `raising` of Constructs.def, otherwise none.
  ExceptionSet someRaises();
  /// The cost limit of a function that is called a few times.
  Cost callLimit();
  /// A condition that is equivalent to `Fuel <= 0` if Fuel is not negative.
  Expression *outOfFuel(StringRef Fuel);

private:
  NameList newParameters(ArrayRef<const ValueType *> Parameters);
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_FUNCTIONS_FUNCTIONDEFINER_H
