//===- TypeLowering.h - MinCaml types and layouts in LLVM -------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_TYPELOWERING_H
#define MINCAML_LIB_IRGEN_TYPELOWERING_H

#include "mincaml/Frontend/Type.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"

namespace mincaml {

/// How the fields of a heap object are laid out: in order, each at its natural
/// alignment; unit fields take no space (docs/code-generation.md).
struct RecordLayout {
  llvm::StructType *Struct = nullptr;
  /// For each field its index in Struct; -1 for a unit field.
  llvm::SmallVector<int, 8> Fields;
  /// Bytes of the fields, with the padding between them.
  uint64_t FieldBytes = 0;
  /// Bytes the object takes on the heap.
  uint64_t Size = 0;
};

/// Maps MinCaml types to LLVM types.
class TypeLowering {
public:
  TypeLowering(llvm::LLVMContext &Context, const llvm::DataLayout &Layout)
      : Context(Context), Layout(Layout) {}

  /// The type of an SSA value: i1, i32, double or ptr; null for unit.
  llvm::Type *valueType(const Type *Ty) const;
  /// The type of a field or array element: as above, but i32 for bool.
  llvm::Type *memoryType(const Type *Ty) const;
  /// As valueType, but void for unit.
  llvm::Type *resultType(const Type *Ty) const;
  /// { value, ptr }, or ptr for unit: the exception that a function returns, or
  /// null.
  llvm::Type *resultOrException(const Type *Ty) const;

  RecordLayout tuple(const Type *Ty) const;
  /// A closure: the code address, then the captured values.
  RecordLayout closure(llvm::ArrayRef<const Type *> Captured) const;

  /// An exception: the number of its constructor, zero, its argument. Payload
  /// is null if there is none.
  RecordLayout exception(const Type *Payload) const;

  runtime::ArrayElement arrayElement(const Type *Element) const;

  const llvm::DataLayout &dataLayout() const { return Layout; }

private:
  RecordLayout record(llvm::ArrayRef<llvm::Type *> Leading,
                      llvm::ArrayRef<const Type *> Fields) const;

  llvm::LLVMContext &Context;
  const llvm::DataLayout &Layout;
};

/// A value of this type is a pointer that is never null.
bool isPointer(const Type *Ty);

/// The parameters of a function type, the components of a tuple type.
llvm::SmallVector<const Type *, 8> operandTypes(const Type *Ty);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_TYPELOWERING_H
