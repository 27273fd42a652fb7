//===- Unifier.h - Making types equal ---------------------------*- C++ -*-===//
//
// Unification of type graphs in near-linear time:
//
// - Types that were unified are merged (union-find), so that no pair is
//   compared twice. Otherwise types that share structure would take exponential
//   time.
// - There is no occurs check for each binding, which would take quadratic time
//   on types that grow along a chain of definitions. Because of merging,
//   unification terminates on cyclic types, too; `findCycles` searches for them
//   once, at the end, in linear time.
//
// Source: [MinCamlNotes], type inference (docs/sources.md), which unifies trees
// with an occurs check.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_UNIFIER_H
#define MINCAML_LIB_FRONTEND_INFERENCE_UNIFIER_H

#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/SMLoc.h"
#include <vector>

namespace mincaml {

class Unifier {
public:
  explicit Unifier(TypeContext &Types) : Poison(Types.variable()) {}

  /// The type of expressions with a reported error; it equals every type.
  Type *poison() { return Poison; }
  bool isPoison(const Type *T) const { return T->resolve() == Poison; }

  /// Makes A and B equal, because of the text At. Returns false if they cannot
  /// be equal; parts of them may then have been unified.
  bool unify(Type *A, Type *B, llvm::SMRange At);

  /// The text that determined the binding of the variable T; invalid if T is
  /// not a variable or not bound.
  llvm::SMRange decidedAt(const Type *T) const;

  /// The texts whose bindings closed cycles, in the order of the bindings.
  std::vector<llvm::SMRange> findCycles();

private:
  Type *representative(Type *T);
  bool unifyStep(Type *A, Type *B, llvm::SMRange At);

  Type *Poison;
  /// Constructed types that were merged into others.
  llvm::DenseMap<Type *, Type *> Merged;
  struct Binding {
    Type *Variable;
    llvm::SMRange At;
  };
  std::vector<Binding> Bindings;
  llvm::DenseMap<const Type *, unsigned> BindingOf;
  std::vector<std::pair<Type *, Type *>> Work;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_UNIFIER_H
