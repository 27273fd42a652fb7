//===- HeapReader.cpp - Values of a running program -----------------------===//

#include "mincaml/IRGen/HeapReader.h"
#include "ModuleEmitter.h"
#include "llvm/ADT/STLExtras.h"
#include <cstring>

using namespace mincaml;

template <typename T> static T loadAt(uint64_t Address) {
  T Result;
  std::memcpy(&Result, reinterpret_cast<const void *>(Address), sizeof(T));
  return Result;
}

/// Loads a field or an element. A null type stands for unit.
static uint64_t loadAt(uint64_t Address, llvm::Type *Ty,
                       const llvm::DataLayout &Layout) {
  if (!Ty)
    return 0;
  return Layout.getTypeStoreSize(Ty) == sizeof(uint32_t)
             ? loadAt<uint32_t>(Address)
             : loadAt<uint64_t>(Address);
}

uint32_t HeapReader::length(uint64_t Array) {
  return loadAt<uint32_t>(Array - runtime::ARRAY_LENGTH_OFFSET);
}

llvm::StringRef HeapReader::string(uint64_t Value) {
  return {reinterpret_cast<const char *>(Value), length(Value)};
}

const Constructor &HeapReader::constructor(uint64_t Value,
                                           const Type *Ty) const {
  if (Ty->kind() == Type::Kind::Exception) {
    const auto Number = loadAt<uint32_t>(Value);
    return *llvm::find_if(Types.Constructors, [&](const Constructor &X) {
      return X.Number == Number;
    });
  }
  const DataType &D = *Ty->definition();
  const bool IsConstant =
      D.isEnumeration() ||
      (D.NumConstants && Value < DataType::MaximumConstants);
  const uint32_t Tag = IsConstant  ? uint32_t(Value)
                       : hasTag(D) ? loadAt<uint32_t>(Value)
                                   : 0;
  return **llvm::find_if(D.Constructors, [&](const Constructor *X) {
    return X->isConstant() == IsConstant && X->Tag == Tag;
  });
}

uint64_t HeapReader::part(uint64_t Value, const Type *Ty, const Constructor *X,
                          unsigned Number) const {
  const RecordLayout Object =
      TypeLowering(Context, Layout, Types).object(Ty, X);
  const int Field = Object.Fields[Number];
  if (Field < 0)
    return 0;
  const uint64_t Offset =
      Layout.getStructLayout(Object.Struct)->getElementOffset(Field);
  return loadAt(Value + Offset, Object.Struct->getElementType(Field), Layout);
}

uint64_t HeapReader::element(uint64_t Array, const Type *Element,
                             uint32_t Index) const {
  llvm::Type *Ty = TypeLowering(Context, Layout, Types).memoryType(Element);
  const uint64_t Size = Ty ? Layout.getTypeAllocSize(Ty).getFixedValue() : 0;
  return loadAt(Array + Index * Size, Ty, Layout);
}
