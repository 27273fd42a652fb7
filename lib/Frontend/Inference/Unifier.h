//===- Unifier.h - Unification and generalization ---------------*- C++ -*-===//
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
//   a bound for the variables of that type (Generalizer). `propagateLevels`
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
#include <optional>
#include <string>
#include <vector>

namespace mincaml {

class DiagnosticEngine;

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

/// Level-based generalization. The level of a type variable is the nesting
/// depth of the polymorphic definitions in which it was created, or that of an
/// older variable with whose type it was unified. A variable occurs in the type
/// of something that is visible outside of a definition if and only if its
/// level is not higher than the level outside. Hence the environment never
/// needs to be searched.
///
/// The level of a function, tuple or array type is an upper bound of the levels
/// of its variables, so that the search for variables skips old parts of a
/// type.
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

/// Records where the tree holds types, to resolve them at the end of inference,
/// and the type variables created for it.
class TypeRecorder {
public:
  explicit TypeRecorder(TypeContext &Types) : Types(Types) {}

  void setType(ast::Expression *E, Type *T) { set(E->Ty, T); }
  void setType(ast::Binder &B, Type *T) { set(B.Ty, T); }
  void setType(ast::Pattern &P, Type *T) { set(P.Ty, T); }

  /// Returns a new variable. Origin is the text that has the type, Name
  /// describes it in the warning if the variable stays open, and Group
  /// identifies the definition, which gets one such warning.
  Type *freshVariable(llvm::SMRange Origin, llvm::StringRef Name,
                      const void *Group = nullptr);
  /// Records a variable that was created elsewhere, like `freshVariable`.
  void addVariable(Type *Ty, llvm::SMRange Origin, llvm::StringRef Name);
  /// Records a variable that gets no warning if it stays open: the arguments of
  /// a type scheme do not influence the behavior of a polymorphic function.
  void addSilentVariable(Type *Ty) { addVariable(Ty, llvm::SMRange(), ""); }

  /// Binds all open variables to int, except for those of type schemes. Reports
  /// one warning for each definition.
  void defaultOpenVariables(DiagnosticEngine &Diagnostics);

  /// Replaces all types in the tree by their resolved types.
  void resolve();
  /// Ends currying for all types in the tree (Currying::mergeArrows).
  void mergeArrows();

private:
  void set(Type *&Field, Type *T) {
    Field = T;
    Fields.push_back(&Field);
  }

  TypeContext &Types;
  std::vector<Type **> Fields;
  struct Variable {
    Type *Ty;
    llvm::SMRange Origin;
    std::string Name;
    const void *Group;
  };
  std::vector<Variable> Variables;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_UNIFIER_H
