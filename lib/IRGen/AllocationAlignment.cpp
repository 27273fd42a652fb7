//===- AllocationAlignment.cpp - Alignment of heap objects ----------------===//

#include "AllocationAlignment.h"
#include "mincaml/Support/RuntimeABI.h"

using namespace mincaml;
using llvm::Align;
using llvm::Attribute;

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
