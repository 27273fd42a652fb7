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
// - For the same reason a variable that is bound to a type only notes the bound
//   that its level is for the variables of the type (Generalizer.h);
//   `propagateLevels` lowers them all at once, before any is generalized. A
//   type remembers the lowest bound that its parts have been visited with, so
//   that another visit is made only for a lower one.
//
// Source: [MinCamlNotes], type inference (docs/sources.md), which unifies trees
// with an occurs check.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_UNIFIER_H
#define MINCAML_LIB_FRONTEND_INFERENCE_UNIFIER_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/SMLoc.h"
#include <vector>

namespace mincaml {

class Unifier {
public:
  explicit Unifier(TypeContext &Types)
      : Types(Types), Poison(Types.variable()) {}

  /// The type of expressions with a reported error; it equals every type.
  Type *poison() { return Poison; }
  bool isPoison(const Type *T) const { return T->resolve() == Poison; }

  /// Makes A and B equal, because of the text At. Returns false if they cannot
  /// be equal; parts of them may then have been unified.
  bool unify(Type *A, Type *B, llvm::SMRange At);

  /// The text that determined the binding of the variable T; invalid if T is
  /// not a variable or not bound.
  llvm::SMRange decidedAt(const Type *T) const;
  /// The same for the I-th parameter of a function type.
  llvm::SMRange parameterDecidedAt(const Type *Function, unsigned I) const {
    return decidedAt(Function->Operands[I]);
  }

  /// The type T is one that Comparison compares, an operator or a function.
  /// `propagateComparisons` notes it for the variables in T.
  void setCompared(Type *T, const ast::Expression *Comparison);
  void propagateComparisons();
  /// What compares the types that the open variable T stands for, or null.
  const ast::Expression *comparison(const Type *T) const {
    return ComparedBy.lookup(T);
  }

  /// Gives each variable the lowest level of those that it was unified with.
  void propagateLevels();

  /// The texts whose bindings closed cycles, in the order of the bindings.
  std::vector<llvm::SMRange> findCycles();

private:
  Type *representative(Type *T);
  bool unifyStep(Type *A, Type *B, llvm::SMRange At);
  void bindVariable(Type *Variable, Type *To);
  void merge(Type *T, Type *Into);

  TypeContext &Types;
  Type *Poison;
  /// Constructed types that were merged into others.
  llvm::DenseMap<Type *, Type *> Merged;
  /// What `unify` has changed in Merged, with the values before.
  std::vector<std::pair<Type *, Type *>> MergeLog;
  struct Binding {
    Type *Variable;
    llvm::SMRange At;
  };
  std::vector<Binding> Bindings;
  llvm::DenseMap<const Type *, unsigned> BindingOf;
  std::vector<std::pair<Type *, Type *>> Work;
  /// Of open variables, and of constructed types that have been visited.
  llvm::DenseMap<const Type *, const ast::Expression *> ComparedBy;
  /// Compared types that have not been visited.
  std::vector<std::pair<Type *, const ast::Expression *>> Compared;
  /// Types whose variables must not have a higher level than this.
  std::vector<std::pair<unsigned, Type *>> LevelBounds;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_UNIFIER_H
