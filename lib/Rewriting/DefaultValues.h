//===- DefaultValues.h - The simplest value of each type --------*- C++ -*-===//

#ifndef MINCAML_LIB_REWRITING_DEFAULTVALUES_H
#define MINCAML_LIB_REWRITING_DEFAULTVALUES_H

#include "TreeBuilder.h"
#include "mincaml/Rewriting/FreshNames.h"

namespace mincaml::rewriting {

/// Returns whether the types are equal. Very large types count as different.
bool sameType(const Type *A, const Type *B);

/// Makes the simplest value of a type: 0, false, (), an array of length 0, a
/// function that returns such a value.
class DefaultValues {
public:
  /// If FixParameterTypes, the definition of a function that is made determines the types
  /// of its parameters, so that inference needs no use of the function.
  DefaultValues(TreeBuilder &Build, FreshNames &TheNames,
                bool FixParameterTypes)
      : Build(Build), TheNames(TheNames), FixParameterTypes(FixParameterTypes) {
  }

  /// Returns the simplest value, or null if the type is very large.
  ast::Expression *make(Type *T);

  /// Puts an expression before Body that makes inference give B its type.
  /// Returns null if the type is very large.
  ast::Expression *fixType(const ast::Binder &B, ast::Expression *Body);

private:
  ast::Expression *make(Type *T, unsigned &Budget);
  ast::Expression *makeFunction(Type *T, unsigned &Budget);
  ast::Expression *fixType(const ast::Binder &B, ast::Expression *Body,
                           unsigned &Budget);

  TreeBuilder &Build;
  FreshNames &TheNames;
  bool FixParameterTypes;
};

} // namespace mincaml::rewriting

#endif // MINCAML_LIB_REWRITING_DEFAULTVALUES_H
