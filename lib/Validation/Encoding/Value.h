//===- Value.h - Values of the IR as terms ---------------------*- C++ -*-===//

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
  Term Bits; ///< of a pointer: its address
  Term Poison;
  Term Provenance; ///< of a pointer: its block
};

/// A value of any type, as its scalars in order.
struct SymbolicValue {
  llvm::SmallVector<Scalar, 1> Leaves;
  /// The variables that are replaced by new ones at each use.
  llvm::SmallVector<Term, 0> Undefs;
};

/// A scalar inside of a type, and where it lies in memory.
struct Leaf {
  llvm::Type *Ty;
  uint64_t Offset; ///< in bytes
};

/// The width of a block's number.
inline constexpr unsigned ProvenanceBits = 16;

/// The scalars of a type. Nothing if the encoding does not know the type, or if
/// they are more than 64.
std::optional<llvm::SmallVector<Leaf, 4>> leavesOf(llvm::Type *Ty,
                                                   const llvm::DataLayout &DL);

/// The width of the bits of a scalar type.
unsigned scalarWidth(llvm::Type *Ty, const llvm::DataLayout &DL);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_ENCODING_VALUE_H
