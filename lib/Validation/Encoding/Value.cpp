//===- Value.cpp - IR values as terms -------------------------------------===//

#include "Encoding/Value.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

static constexpr unsigned LeafLimit = 64;

static bool addLeaves(Type *Ty, const DataLayout &DL, uint64_t Offset,
                      SmallVectorImpl<Leaf> &Leaves) {
  auto AddElements = [&](Type *Element, uint64_t Count, uint64_t Stride) {
    if (Count > LeafLimit)
      return false;
    for (uint64_t I = 0; I < Count; ++I)
      if (!addLeaves(Element, DL, Offset + I * Stride, Leaves))
        return false;
    return true;
  };
  if (auto *Struct = dyn_cast<StructType>(Ty)) {
    if (Struct->isOpaque() || Struct->isScalableTy())
      return false;
    const StructLayout *Layout = DL.getStructLayout(Struct);
    for (unsigned I = 0; I < Struct->getNumElements(); ++I)
      if (!addLeaves(Struct->getElementType(I), DL,
                     Offset + Layout->getElementOffset(I).getFixedValue(),
                     Leaves))
        return false;
    return true;
  }
  if (auto *Array = dyn_cast<ArrayType>(Ty))
    return AddElements(Array->getElementType(), Array->getNumElements(),
                       DL.getTypeAllocSize(Array->getElementType()));
  if (auto *Vector = dyn_cast<FixedVectorType>(Ty)) {
    uint64_t Bits = DL.getTypeSizeInBits(Vector->getElementType());
    // Elements whose width is not a multiple of 8 are packed in memory, which is
    // not supported.
    return Bits % 8 == 0 && AddElements(Vector->getElementType(),
                                        Vector->getNumElements(), Bits / 8);
  }
  bool IsKnown = Ty->isIntegerTy() || Ty->isHalfTy() || Ty->isBFloatTy() ||
                 Ty->isFloatTy() || Ty->isDoubleTy() || Ty->isFP128Ty() ||
                 (Ty->isPointerTy() && Ty->getPointerAddressSpace() == 0 &&
                  !DL.isNonIntegralPointerType(Ty));
  if (!IsKnown || Leaves.size() >= LeafLimit)
    return false;
  Leaves.push_back({Ty, Offset});
  return true;
}

std::optional<SmallVector<Leaf, 4>> validation::leavesOf(Type *Ty,
                                                         const DataLayout &DL) {
  SmallVector<Leaf, 4> Leaves;
  if (!Ty->isVoidTy() && !addLeaves(Ty, DL, 0, Leaves))
    return std::nullopt;
  return Leaves;
}

unsigned validation::scalarWidth(Type *Ty, const DataLayout &DL) {
  return DL.getTypeSizeInBits(Ty).getFixedValue();
}
