//===- HeapReader.h - Values of a running program ---------------*- C++ -*-===//

#ifndef MINCAML_IRGEN_HEAPREADER_H
#define MINCAML_IRGEN_HEAPREADER_H

#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/DataLayout.h"
#include <cstdint>

namespace llvm {
class LLVMContext;
} // namespace llvm

namespace mincaml {

/// Reads values from the memory of a compiled program that runs in this process.
/// A value is given as 64 bits: an int, a pointer or the bits of a float, in the
/// lowest bits. Types must be resolved.
class HeapReader {
public:
  HeapReader(llvm::LLVMContext &Context, const llvm::DataLayout &Layout,
             TypeContext &Types)
      : Context(Context), Layout(Layout), Types(Types) {}

  static llvm::StringRef string(uint64_t Value);
  /// The constructor of a value, whose type is a data type or exn.
  const Constructor &constructor(uint64_t Value, const Type *Ty) const;
  /// The component of a tuple, or the argument of its constructor X. The value of
  /// type unit is 0.
  uint64_t part(uint64_t Value, const Type *Ty, const Constructor *X,
                unsigned Number) const;
  static uint32_t length(uint64_t Array);
  /// The element of an array with elements of type Element.
  uint64_t element(uint64_t Array, const Type *Element, uint32_t Index) const;

private:
  llvm::LLVMContext &Context;
  const llvm::DataLayout &Layout;
  TypeContext &Types;
};

} // namespace mincaml

#endif // MINCAML_IRGEN_HEAPREADER_H
