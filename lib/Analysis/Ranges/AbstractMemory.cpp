//===- AbstractMemory.cpp - Objects and their cells -----------------------===//

#include "AbstractMemory.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstrTypes.h"

using namespace mincaml;
using namespace llvm;
using dataflow::Interval;

bool mincaml::makesObject(const CallBase &Call) {
  const Function *Callee = Call.getCalledFunction();
  if (!Callee || !Callee->isDeclaration() ||
      !Call.hasRetAttr(Attribute::NoAlias) || !Call.getType()->isPointerTy())
    return false;
  Attribute Kind = Call.getFnAttr(Attribute::AllocKind);
  // Reallocated or zeroed memory has contents from the start.
  return Kind.isValid() &&
         (Kind.getAllocKind() & AllocFnKind::Alloc) != AllocFnKind::Unknown &&
         (Kind.getAllocKind() & AllocFnKind::Uninitialized) !=
             AllocFnKind::Unknown;
}

int64_t AbstractMemory::lengthDistance() {
  return -int64_t(runtime::ARRAY_LENGTH_OFFSET);
}

int64_t AbstractMemory::startOf(const Value &Origin) {
  const auto *G = dyn_cast<GlobalVariable>(&Origin);
  const auto *Ty = G ? dyn_cast<StructType>(G->getValueType()) : nullptr;
  if (!Ty || Ty->getNumElements() != 3 || Ty->isPacked() ||
      !Ty->getElementType(1)->isIntegerTy(32) ||
      !isa<ArrayType>(Ty->getElementType(2)))
    return 0;
  const auto *Padding = dyn_cast<ArrayType>(Ty->getElementType(0));
  return Padding && Padding->getElementType()->isIntegerTy(8) &&
                 Padding->getNumElements() ==
                     runtime::ARRAY_HEADER_SIZE -
                         runtime::ARRAY_LENGTH_OFFSET &&
                 G->getDataLayout()
                         .getStructLayout(const_cast<StructType *>(Ty))
                         ->getElementOffset(2) == runtime::ARRAY_HEADER_SIZE
             ? runtime::ARRAY_HEADER_SIZE
             : 0;
}

ObjectNumber AbstractMemory::objectOf(const Value &Origin,
                                      MemoryObject::Kind Kind) {
  auto [I, IsNew] = Numbers.try_emplace(&Origin, ObjectNumber(Objects.size()));
  if (IsNew)
    Objects.push_back({&Origin, Kind, false, false, {}});
  return I->second;
}

/// The cell of an access to a variable; std::nullopt if it cannot be
/// determined.
std::optional<MemoryCell>
AbstractMemory::cellInVariable(const GlobalVariable &G,
                               const ObjectAccess &Access) const {
  Type *Ty = G.getValueType();
  const int64_t Size = DL.getTypeStoreSize(Access.Ty).getFixedValue();
  const int64_t Whole = DL.getTypeAllocSize(Ty).getFixedValue();
  // An access outside the variable is undefined, so only distances inside it
  // count.
  const int64_t First = startOf(G);
  Interval Distance = Access.Distance.intersect({-First, Whole - Size - First});
  if (Distance.isEmpty())
    return std::nullopt;
  Distance = {Distance.Low + First, Distance.High + First};
  // Descend into the fields that contain the whole access, down to an array.
  int64_t Start = 0;
  while (auto *Struct = dyn_cast<StructType>(Ty)) {
    const StructLayout *Layout = DL.getStructLayout(Struct);
    unsigned Field = Layout->getElementContainingOffset(Distance.Low - Start);
    int64_t FieldStart = Start + int64_t(Layout->getElementOffset(Field));
    Type *FieldTy = Struct->getElementType(Field);
    if (Distance.High + Size >
        FieldStart + int64_t(DL.getTypeAllocSize(FieldTy).getFixedValue()))
      return std::nullopt;
    Start = FieldStart;
    Ty = FieldTy;
  }
  if (auto *Array = dyn_cast<ArrayType>(Ty)) {
    Type *Element = Array->getElementType();
    while (auto *Inner = dyn_cast<ArrayType>(Element))
      Element = Inner->getElementType();
    // An array of bytes may contain fields of any type.
    if (Element->isIntegerTy(8) && Distance.isConstant())
      return MemoryCell{Access.Ty, Distance.Low, false, NoNode};
    // Elements start at multiples of their size, as the alignment of the access
    // shows.
    if (Element == Access.Ty && !Element->isIntegerTy(8) &&
        G.getPointerAlignment(DL) >= Access.Alignment &&
        int64_t(Access.Alignment.value()) >= Size &&
        isAligned(Access.Alignment, Start) &&
        DL.getTypeAllocSize(Element) == DL.getTypeStoreSize(Element))
      return MemoryCell{Access.Ty, Start, true, NoNode};
    return std::nullopt;
  }
  if (!Distance.isConstant())
    return std::nullopt;
  return MemoryCell{Access.Ty, Distance.Low, false, NoNode};
}

std::optional<MemoryCell>
AbstractMemory::cellOf(const MemoryObject &Object,
                       const ObjectAccess &Access) const {
  if (!Access.Ty->isSized() || Access.Ty->isScalableTy())
    return std::nullopt;
  const Interval &Distance = Access.Distance;
  const int64_t Size = DL.getTypeStoreSize(Access.Ty).getFixedValue();
  switch (Object.TheKind) {
  case MemoryObject::Kind::Function:
    return std::nullopt;
  case MemoryObject::Kind::Variable:
    return cellInVariable(cast<GlobalVariable>(*Object.Origin), Access);
  case MemoryObject::Kind::Allocation:
    if (!Distance.isConstant())
      return std::nullopt;
    return MemoryCell{Access.Ty, Distance.Low, false, NoNode};
  case MemoryObject::Kind::Array:
    if (Distance == Interval::constant(lengthDistance()) &&
        Access.Ty->isIntegerTy(32))
      return MemoryCell{Access.Ty, Distance.Low, false, NoNode};
    if (Distance.Low >= 0 && int64_t(Access.Alignment.value()) >= Size &&
        Size <= int64_t(runtime::ALLOCATION_ALIGNMENT))
      return MemoryCell{Access.Ty, 0, true, NoNode};
    return std::nullopt;
  }
  llvm_unreachable("a kind of object");
}

MemoryCell *AbstractMemory::cellFor(ObjectNumber Number,
                                    const ObjectAccess &Access) {
  MemoryObject &Object = Objects[Number];
  std::optional<MemoryCell> Accessed = cellOf(Object, Access);
  if (!Accessed)
    return nullptr;
  const int64_t Size = DL.getTypeStoreSize(Access.Ty).getFixedValue();
  for (MemoryCell &Cell : Object.Cells) {
    if (Cell.IsForElements == Accessed->IsForElements &&
        Cell.Distance == Accessed->Distance && Cell.Ty == Accessed->Ty)
      return &Cell;
    if (Cell.IsForElements && Accessed->IsForElements) {
      if (Cell.Distance == Accessed->Distance)
        return nullptr;
      continue;
    }
    // Elements do not overlap other parts of the object, or cellOf() would have
    // failed.
    if (Cell.IsForElements || Accessed->IsForElements)
      continue;
    const int64_t CellSize = DL.getTypeStoreSize(Cell.Ty).getFixedValue();
    if (Accessed->Distance < Cell.Distance + CellSize &&
        Cell.Distance < Accessed->Distance + Size)
      return nullptr;
  }
  Object.Cells.push_back(*Accessed);
  return &Object.Cells.back();
}
