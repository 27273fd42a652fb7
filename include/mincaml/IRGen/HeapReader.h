//===- HeapReader.h - Values of a running program ---------------*- C++ -*-===//

#ifndef MINCAML_IRGEN_HEAPREADER_H
#define MINCAML_IRGEN_HEAPREADER_H

#include "mincaml/Frontend/Type.h"
#include "llvm/IR/DataLayout.h"
#include <cstdint>
#include <string>

namespace llvm {
class LLVMContext;
} // namespace llvm

namespace mincaml {

/// Reads values from the memory of a compiled program that runs in this process.
/// A value is written as bytes, from which Session::restore makes a value of the
/// interpreter:
///
///   int, char, bool   4 bytes
///   float             8 bytes
///   string            4 bytes for the length, and its bytes
///   tuple             its components
///   data type         4 bytes for the position of the constructor, and its
///                     arguments
///   exception         4 bytes for its number, and its arguments
///
/// Values of type unit have no bytes. Types must be first-order and immutable.
class HeapReader {
public:
  HeapReader(llvm::LLVMContext &Context, const llvm::DataLayout &Layout,
             TypeContext &Types)
      : Context(Context), Layout(Layout), Types(Types) {}

  /// Appends a value of type Ty. Bits is an int, a pointer or the bits of a
  /// float. Returns false if the result would be longer than the limit, for
  /// example because the value contains itself.
  bool read(const Type *Ty, uint64_t Bits, std::string &Result);

private:
  static constexpr size_t MaximumSize = size_t(256) << 20;

  llvm::LLVMContext &Context;
  const llvm::DataLayout &Layout;
  TypeContext &Types;
};

} // namespace mincaml

#endif // MINCAML_IRGEN_HEAPREADER_H
