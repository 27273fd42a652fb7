//===- Value.h - IR values as terms -----------------------------*- C++ -*-===//

#ifndef MINCAML_VALIDATION_ENCODING_VALUE_H
#define MINCAML_VALIDATION_ENCODING_VALUE_H

#include "Smt/Term.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace llvm {
class DataLayout;
class Type;
} // namespace llvm

namespace mincaml::validation {

/// An integer, a floating-point number or a pointer.
struct Scalar {
  Term Bits; ///< for a pointer, its address
  Term Poison;
  Term Provenance; ///< for a pointer, the number of its memory block
};

/// A value of any type, as the list of its scalars.
struct SymbolicValue {
  llvm::SmallVector<Scalar, 1> Leaves;
  /// The variables for undef, which are replaced by new ones at each use.
  llvm::SmallVector<Term, 0> Undefs;
};

/// A scalar in a type, and its offset in memory.
struct Leaf {
  llvm::Type *Ty;
  uint64_t Offset; ///< in bytes
};

/// The width of the number of a memory block.
inline constexpr unsigned ProvenanceBits = 16;

/// The scalars of a type. Returns nothing if the type is not supported or has
/// more than 64 scalars.
std::optional<llvm::SmallVector<Leaf, 4>> leavesOf(llvm::Type *Ty,
                                                   const llvm::DataLayout &DL);

/// The width of the bits of a scalar type.
unsigned scalarWidth(llvm::Type *Ty, const llvm::DataLayout &DL);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_ENCODING_VALUE_H
