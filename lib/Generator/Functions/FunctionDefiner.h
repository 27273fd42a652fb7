//===- FunctionDefiner.h - Definitions of functions -------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_FUNCTIONS_FUNCTIONDEFINER_H
#define MINCAML_LIB_GENERATOR_FUNCTIONS_FUNCTIONDEFINER_H

#include "GeneratorPart.h"

namespace mincaml::generator {

/// Defines functions; what their bodies are is up to the caller.
class FunctionDefiner : GeneratorPart {
public:
  explicit FunctionDefiner(ProgramState &State) : GeneratorPart(State) {}

  /// Adds a definition and returns the variable, which is not bound yet. \p
  /// Make returns the body, given the parameters. The first parameter is in [0,
  /// \p Fuel] if that is not negative.
  Variable define(Block &B, StringRef Name,
                  ArrayRef<const ValueType *> Parameters,
                  const ValueType *Result, Cost Limit,
                  llvm::function_ref<Expression *(ArrayRef<StringRef>)> Make,
                  int32_t Fuel = -1);
  /// What a function may cost that is called a few times.
  Cost callLimit();
  /// `Fuel <= 0` and the like.
  Expression *outOfFuel(StringRef Fuel);

private:
  NameList newParameters(ArrayRef<const ValueType *> Parameters);
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_FUNCTIONS_FUNCTIONDEFINER_H
