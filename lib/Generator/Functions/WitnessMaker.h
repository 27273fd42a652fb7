//===- WitnessMaker.h - Types of parameters that nothing decides *- C++ -*-===//
//
// A function that is only a value may never be called, so that its parameters
// have the types that its body gives them. Programs must not cause the warning
// about types that nothing decides, so that where the body leaves a type open a
// use is added that decides it. Everything else in a program has a type if the
// parameters have.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_FUNCTIONS_WITNESSMAKER_H
#define MINCAML_LIB_GENERATOR_FUNCTIONS_WITNESSMAKER_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class ConstantMaker;
class FunctionDefiner;

/// Adds uses of parameters that decide their types.
class WitnessMaker : GeneratorPart {
public:
  WitnessMaker(ProgramState &State, ConstantMaker &Constants,
               FunctionDefiner &Functions)
      : GeneratorPart(State), Constants(Constants), Functions(Functions) {}

  /// The body of a function that may never be called, with uses of those
  /// parameters whose types it leaves open.
  Expression *decideTypes(ArrayRef<StringRef> Parameters,
                          ArrayRef<const ValueType *> ParameterTypes,
                          Expression *Body);

private:
  /// A value of exactly this type, whatever is in scope.
  Expression *witness(const ValueType *T);

  ConstantMaker &Constants;
  FunctionDefiner &Functions;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_FUNCTIONS_WITNESSMAKER_H
