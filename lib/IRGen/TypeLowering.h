//===- TypeLowering.h - Types and layouts in LLVM ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_TYPELOWERING_H
#define MINCAML_LIB_IRGEN_TYPELOWERING_H

#include "mincaml/Frontend/Type.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"

namespace mincaml {

/// The layout of a heap object. The fields are in order, each at its natural
/// alignment. Fields of type unit take no space (docs/code-generation.md).
struct RecordLayout {
  llvm::StructType *Struct = nullptr;
  /// For each field, its index in Struct; -1 for a field of type unit.
  llvm::SmallVector<int, 8> Fields;
  /// The size of the fields in bytes, with the padding between them.
  uint64_t FieldBytes = 0;
  /// The size of the object on the heap in bytes.
  uint64_t Size = 0;
};

/// Maps MinCaml types to LLVM types.
class TypeLowering {
public:
  TypeLowering(llvm::LLVMContext &Context, const llvm::DataLayout &Layout)
      : Context(Context), Layout(Layout) {}

  /// The type of an SSA value: i1, i32, double or ptr; null for unit.
  llvm::Type *valueType(const Type *Ty) const;
  /// The type of a field or an array element: like valueType, but i32 for bool.
  llvm::Type *memoryType(const Type *Ty) const;
  /// The type of a result: like valueType, but void for unit.
  llvm::Type *resultType(const Type *Ty) const;
  /// The return type of a function that may return an exception:
  /// `{ value, ptr }`, or ptr for unit. The pointer is the exception, or null.
  llvm::Type *resultOrException(const Type *Ty) const;

  RecordLayout tuple(const Type *Ty) const;
  /// The layout of a closure: the code address, then the captured values.
  RecordLayout closure(llvm::ArrayRef<const Type *> Captured) const;

  /// The layout of an exception: the number of its constructor, zero, its
  /// argument. Payload is the type of the argument, or null if there is none.
  RecordLayout exception(const Type *Payload) const;

  runtime::ArrayElement arrayElement(const Type *Element) const;

  const llvm::DataLayout &dataLayout() const { return Layout; }

private:
  RecordLayout record(llvm::ArrayRef<llvm::Type *> Leading,
                      llvm::ArrayRef<const Type *> Fields) const;

  llvm::LLVMContext &Context;
  const llvm::DataLayout &Layout;
};

/// Whether values of this type are pointers, which are never null.
bool isPointer(const Type *Ty);

/// Returns the parameters of a function type or the components of a tuple type.
llvm::SmallVector<const Type *, 8> operandTypes(const Type *Ty);

//===----------------------------------------------------------------------===//
// Alignment
//
// The alignment of objects that the program allocates, and the alignment that
// may be assumed for the target of a pointer. The two differ: foreign code may
// also define arrays and tuples, and aligns them according to the C ABI
// (docs/code-generation.md).
//===----------------------------------------------------------------------===//

/// The alignment of every heap object and static closure. It is that of a
/// double on all targets, so that a single bump of the heap pointer serves any
/// object.
llvm::Align allocationAlign();

/// Returns the size to allocate for an object whose fields take \p FieldBytes
/// bytes. It is a multiple of the alignment, so that the next object is
/// aligned, and not 0, so that each object has its own address.
uint64_t allocationSize(uint64_t FieldBytes);

/// Adds the return attributes of an allocation function to \p F: it returns a
/// new object with this alignment.
void setAllocationResult(llvm::Function &F);

/// Returns the alignment of an array that foreign code defines.
llvm::Align foreignArrayAlign(const TypeLowering &Types, llvm::Type *Element);

/// Returns the alignment that may be assumed for the target of a pointer of
/// type \p Ty, whoever allocated the object. Closures are never foreign.
llvm::Align pointeeAlign(const TypeLowering &Types, const Type *Ty);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_TYPELOWERING_H
