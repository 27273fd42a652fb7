//===- TypeLowering.cpp - Types and layouts in LLVM -----------------------===//

#include "TypeLowering.h"

using namespace mincaml;
using llvm::Align;
using llvm::Attribute;

bool mincaml::isPointer(const mincaml::Type *Ty) {
  return Ty->isFunction() || Ty->isTuple() || Ty->isArray() ||
         Ty->is(mincaml::Type::Kind::String) ||
         Ty->is(mincaml::Type::Kind::Exception);
}

llvm::SmallVector<const mincaml::Type *, 8>
mincaml::operandTypes(const mincaml::Type *Ty) {
  llvm::SmallVector<const mincaml::Type *, 8> Result;
  for (unsigned I = 0; I != Ty->size(); ++I)
    Result.push_back(Ty->operand(I));
  return Result;
}

llvm::Type *TypeLowering::valueType(const Type *Ty) const {
  switch (Ty->kind()) {
  case Type::Kind::Unit:
    return nullptr;
  case Type::Kind::Bool:
    return llvm::Type::getInt1Ty(Context);
  case Type::Kind::Int:
  case Type::Kind::Char:
    return llvm::Type::getInt32Ty(Context);
  case Type::Kind::Float:
    return llvm::Type::getDoubleTy(Context);
  case Type::Kind::Function:
  case Type::Kind::Tuple:
  case Type::Kind::Array:
  case Type::Kind::String:
  case Type::Kind::Exception:
    return llvm::PointerType::getUnqual(Context);
  case Type::Kind::Variable:
    break;
  }
  llvm_unreachable("inference leaves no type variable");
}

llvm::Type *TypeLowering::memoryType(const Type *Ty) const {
  return Ty->isBool() ? llvm::Type::getInt32Ty(Context) : valueType(Ty);
}

llvm::Type *TypeLowering::resultType(const Type *Ty) const {
  return Ty->isUnit() ? llvm::Type::getVoidTy(Context) : valueType(Ty);
}

llvm::Type *TypeLowering::resultOrException(const Type *Ty) const {
  llvm::Type *Exception = llvm::PointerType::getUnqual(Context);
  llvm::Type *Value = valueType(Ty);
  return Value ? llvm::StructType::get(Context, {Value, Exception}) : Exception;
}

RecordLayout TypeLowering::record(llvm::ArrayRef<llvm::Type *> Leading,
                                  llvm::ArrayRef<const Type *> Fields) const {
  RecordLayout Result;
  llvm::SmallVector<llvm::Type *, 8> Types(Leading);
  for (const Type *Field : Fields) {
    if (Field->isUnit()) {
      Result.Fields.push_back(-1);
      continue;
    }
    Result.Fields.push_back(static_cast<int>(Types.size()));
    Types.push_back(memoryType(Field));
  }
  Result.Struct = llvm::StructType::get(Context, Types);
  Result.FieldBytes = Layout.getStructLayout(Result.Struct)->getSizeInBytes();
  Result.Size = allocationSize(Result.FieldBytes);
  return Result;
}

RecordLayout TypeLowering::tuple(const Type *Ty) const {
  return record({}, operandTypes(Ty));
}

RecordLayout TypeLowering::exception(const Type *Payload) const {
  llvm::Type *Int = llvm::Type::getInt32Ty(Context);
  if (!Payload)
    return record({Int, Int}, {});
  return record({Int, Int}, {Payload});
}

runtime::ArrayElement TypeLowering::arrayElement(const Type *Element) const {
  switch (Element->kind()) {
  case Type::Kind::Unit:
    return runtime::ArrayElement::UNIT;
  case Type::Kind::Bool:
  case Type::Kind::Int:
  case Type::Kind::Char:
    return runtime::ArrayElement::WORD;
  case Type::Kind::Float:
    return runtime::ArrayElement::FLOAT;
  default:
    return runtime::ArrayElement::POINTER;
  }
}

//===----------------------------------------------------------------------===//
// Alignment
//===----------------------------------------------------------------------===//

Align mincaml::allocationAlign() {
  return Align(runtime::ALLOCATION_ALIGNMENT);
}

uint64_t mincaml::allocationSize(uint64_t FieldBytes) {
  return llvm::alignTo(std::max<uint64_t>(FieldBytes, 1), allocationAlign());
}

void mincaml::setAllocationResult(llvm::Function &F) {
  llvm::AttrBuilder Result(F.getContext());
  Result.addAttribute(Attribute::NoAlias);
  Result.addAttribute(Attribute::NonNull);
  Result.addAttribute(Attribute::NoUndef);
  Result.addAlignmentAttr(allocationAlign());
  F.addRetAttrs(Result);
}

Align mincaml::foreignArrayAlign(const TypeLowering &Types,
                                 llvm::Type *Element) {
  return Types.dataLayout().getABITypeAlign(Element);
}

Align mincaml::pointeeAlign(const TypeLowering &Types, const Type *Ty) {
  if (Ty->isFunction() || Ty->is(mincaml::Type::Kind::Exception))
    return allocationAlign();
  if (Ty->isTuple())
    return Types.dataLayout().getABITypeAlign(Types.tuple(Ty).Struct);
  if (Ty->is(mincaml::Type::Kind::String))
    return Align(1);
  llvm::Type *Element = Types.memoryType(Ty->element());
  return Element ? foreignArrayAlign(Types, Element) : Align(1);
}
