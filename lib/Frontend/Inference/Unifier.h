//===- Unifier.h - Making types equal ---------------------------*- C++ -*-===//
//
// Unification of type graphs (seed document 003, notes on type inference), with
// two differences from the textbook that keep it near-linear:
//
// - Types that were made equal are merged (union-find), so that no pair is
//   compared twice: types that share structure would cost exponential time.
// - There is no occurs check at each binding, which would be quadratic on types
//   that grow along a chain of definitions. Merging makes unification end on
//   cyclic types too; `findCycles` looks for them once, at the end, in linear
//   time.
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

  /// The type of what has been reported; it equals every type.
  Type *poison() { return Poison; }
  bool isPoison(const Type *T) const { return T->resolve() == Poison; }

  /// Makes A and B equal, because of what stands At; false: they cannot be.
  /// Then parts of them may have been made equal.
  bool unify(Type *A, Type *B, llvm::SMRange At);

  /// The place that decided what the variable T stands for; invalid if T is
  /// none, or is open.
  llvm::SMRange decidedAt(const Type *T) const;

  /// The places whose bindings closed cycles, in the order of the bindings.
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
