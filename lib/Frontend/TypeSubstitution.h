//===- TypeSubstitution.h - Substitution in types ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_TYPESUBSTITUTION_H
#define MINCAML_LIB_FRONTEND_TYPESUBSTITUTION_H

#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <vector>

namespace mincaml {

/// Replaces generalized variables by the types that they stand for. The types
/// are those of the current copy of a polymorphic definition, or the arguments
/// of a data type. Results are canonical: equal types are the same pointer.
///
/// A type is visited once for each copy in which it occurs, however many types
/// share it. Types without generalized variables are visited once.
class TypeSubstitution {
public:
  explicit TypeSubstitution(TypeContext &Types) : Types(Types) {}

  /// Begins a copy in which Variables stand for the canonical types To.
  /// Variables of enclosing definitions keep their types.
  void bind(llvm::ArrayRef<Type *> Variables, llvm::ArrayRef<Type *> To);

  Type *apply(Type *T);

  /// Returns the instances of parameterized data types that occur in the
  /// results, in the order in which they were found.
  llvm::ArrayRef<Type *> dataTypes() const { return DataTypes; }

private:
  /// Structural equality of types with canonical parts.
  struct StructureInfo {
    static Type *getEmptyKey() { return Pointers::getEmptyKey(); }
    static Type *getTombstoneKey() { return Pointers::getTombstoneKey(); }
    static unsigned getHashValue(const Type *T);
    static bool isEqual(const Type *A, const Type *B);
    using Pointers = llvm::DenseMapInfo<Type *>;
  };

  struct Result {
    Type *Canonical = nullptr;
    /// The copy for which the result is valid; Always if the type has no
    /// generalized variable.
    unsigned Copy = Always;
  };
  static constexpr unsigned Always = 0;

  bool lookUp(Type *T, Result &R) const;
  Result compute(Type *T);

  TypeContext &Types;
  unsigned CurrentCopy = Always;
  llvm::DenseMap<const Type *, Type *> Bindings;
  llvm::DenseMap<const Type *, Result> Results;
  llvm::DenseSet<Type *, StructureInfo> Canonical;
  std::vector<Type *> DataTypes;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_TYPESUBSTITUTION_H
