//===- TypeFixer.h - Uses that fix types of parameters ----------*- C++ -*-===//
//
// A function that is only used as a value may never be called, so that only its
// body determines the types of its parameters. Programs must not cause the
// warning about undetermined types: if the body does not determine the type of
// a parameter, a use is added that does. If all parameters have a type, so does
// everything else.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_FUNCTIONS_TYPEFIXER_H
#define MINCAML_LIB_GENERATOR_FUNCTIONS_TYPEFIXER_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class ConstantMaker;
class FunctionDefiner;

/// Adds uses of parameters that determine their types.
class TypeFixer : GeneratorPart {
public:
  TypeFixer(ProgramState &State, ConstantMaker &Constants,
            FunctionDefiner &Functions)
      : GeneratorPart(State), Constants(Constants), Functions(Functions) {}

  /// Returns the body of a function that may never be called, with added uses
  /// of the parameters whose types it does not determine.
  Expression *fixParameterTypes(ArrayRef<StringRef> Parameters,
                                ArrayRef<const ValueType *> ParameterTypes,
                                Expression *Body);

private:
  /// Makes a value of exactly this type that uses no variable in scope.
  Expression *exampleOfType(const ValueType *T);

  ConstantMaker &Constants;
  FunctionDefiner &Functions;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_FUNCTIONS_TYPEFIXER_H
