//===- Generalizer.h - Generalization and instantiation ---------*- C++ -*-===//
//
// Level-based generalization. The level of a type variable is the nesting depth
// of the polymorphic definitions in which it was created, or that of an older
// variable with whose type it was unified. A variable occurs in the type of
// something that is visible outside of a definition if and only if its level is
// not higher than the level outside. Hence the environment never needs to be
// searched.
//
// The level of a function, tuple or array type is an upper bound of the levels
// of its variables, so that the search for variables skips old parts of a type.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_GENERALIZER_H
#define MINCAML_LIB_FRONTEND_INFERENCE_GENERALIZER_H

#include "Inference/Unifier.h"
#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/DenseMap.h"

namespace mincaml {

class Generalizer {
public:
  Generalizer(TypeContext &Types, Unifier &U) : Types(Types), U(U) {}

  /// Enters a definition. Must be called before its type is inferred.
  void enter() { ++Types.Level; }

  /// Ends the definition that `enter` began. Generalizes the types of Names,
  /// which are defined together, over all variables that do not occur outside,
  /// and gives them type schemes. Types without such variables get none, and
  /// neither do cyclic types, which are errors.
  void generalize(llvm::ArrayRef<ast::Binder *> Names);

  /// Instantiates a scheme: returns its type with fresh variables in place of
  /// those of the scheme, which become the arguments of Instance. Returns null
  /// if the budget for copies of large types is exhausted.
  Type *instantiate(const TypeScheme &Scheme, TypeInstance *&Instance);

private:
  bool collect(Type *Root);

  TypeContext &Types;
  Unifier &U;

  // The state of the current generalization. In LevelOf, a type that is on the
  // path of the depth-first search has no level yet.
  llvm::DenseMap<const Type *, std::optional<unsigned>> LevelOf;
  std::vector<Type *> Variables;
  std::vector<Type *> Constructed;

  /// The number of parts of large types that may still be copied. The types in
  /// a chain of polymorphic functions can grow exponentially.
  size_t Budget = 1000000;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_GENERALIZER_H
