//===- Unifier.h - Unification ----------------------------------*- C++ -*-===//
//
// Unification of type graphs in near-linear time:
//
// - Types that have been unified are merged (union-find), so that no pair is
//   compared twice. Otherwise types that share structure would take exponential
//   time.
// - There is no occurs check for each binding, which would take quadratic time
//   on types that grow along a chain of definitions. Because of merging,
//   unification also terminates on cyclic types; `findCycles` searches for them
//   once, at the end, in linear time.
// - For the same reason, binding a variable to a type only records its level as
//   a bound for the variables of that type (Generalizer.h). `propagateLevels`
//   applies all bounds at once, before any type is generalized. A type
//   remembers the lowest bound that its parts have been visited with, so that
//   it is visited again only for a lower one.
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

  /// The type of expressions in which an error has been reported. It equals
  /// every type.
  Type *poison() { return Poison; }
  bool isPoison(const Type *T) const { return T->resolve() == Poison; }

  /// Unifies A and B. At is the text that requires it. Returns false if they
  /// differ; parts of them may then have been unified.
  bool unify(Type *A, Type *B, llvm::SMRange At);

  /// Returns the text that determined the binding of the variable T; an invalid
  /// range if T is not a variable or not bound.
  llvm::SMRange boundAt(const Type *T) const;
  /// Returns the text that determined the type of the I-th parameter of a
  /// function type; an invalid range if there is none.
  llvm::SMRange parameterBoundAt(const Type *Function, unsigned I) const {
    return boundAt(Function->Operands[I]);
  }

  /// Records that Comparison, an operator or a function, compares values of
  /// type T. `propagateComparisons` propagates this to the variables in T.
  void setCompared(Type *T, const ast::Expression *Comparison);
  void propagateComparisons();
  /// Returns a comparison of values whose type contains the open variable T, or
  /// null.
  const ast::Expression *comparison(const Type *T) const {
    return ComparedBy.lookup(T);
  }

  /// Lowers the level of each variable to the lowest level of the variables
  /// that it was unified with.
  void propagateLevels();

  /// Returns the texts whose bindings closed cycles, in the order of the
  /// bindings.
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
  /// The entries of Merged that `unify` has changed, with their previous
  /// values.
  std::vector<std::pair<Type *, Type *>> MergeLog;
  struct Binding {
    Type *Variable;
    llvm::SMRange At;
  };
  std::vector<Binding> Bindings;
  llvm::DenseMap<const Type *, unsigned> BindingOf;
  std::vector<std::pair<Type *, Type *>> Work;
  /// The comparison for each open variable, and for each constructed type that
  /// has been visited.
  llvm::DenseMap<const Type *, const ast::Expression *> ComparedBy;
  /// Compared types that `propagateComparisons` has not visited yet.
  std::vector<std::pair<Type *, const ast::Expression *>> Compared;
  /// Types, with upper bounds for the levels of their variables.
  std::vector<std::pair<unsigned, Type *>> LevelBounds;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_UNIFIER_H
