//===- Generalizer.h - Type schemes and their uses --------------*- C++ -*-===//
//
// Generalization with levels. The level of a variable is the nesting of
// polymorphic definitions in which it was made, or that of an older variable
// with whose type it was unified: a variable occurs in the type of something
// that is visible outside of a definition if and only if its level is not
// higher than that outside. Hence the environment is never searched.
//
// The level of a function, tuple or array type is an upper bound of the levels
// of its variables, so that old parts of a type are skipped.
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

  /// To be called before the type of a definition is inferred.
  void enter() { ++Types.Level; }

  /// Ends what `enter` began: generalizes the types of Names, which are defined
  /// together, over all variables that do not occur outside, and gives schemes
  /// to them. Types without such variables, and cyclic types, which are errors,
  /// get none.
  void leave(llvm::ArrayRef<ast::Binder *> Names);

  /// The type of one use: new variables in place of those of the scheme. They
  /// become the arguments of Instance. Returns null if so many and large types
  /// were instantiated that something is wrong.
  Type *instantiate(const TypeScheme &Scheme, TypeInstance *&Instance);

private:
  bool collect(Type *Root);

  TypeContext &Types;
  Unifier &U;

  // Of the types that are being generalized. A type that is on the path of the
  // search has no value yet.
  llvm::DenseMap<const Type *, std::optional<unsigned>> LevelOf;
  std::vector<Type *> Variables;
  std::vector<Type *> Constructed;

  /// How many parts of large types may still be copied. The types of a chain of
  /// functions can grow exponentially.
  size_t Budget = 1000000;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_GENERALIZER_H
