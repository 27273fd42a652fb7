//===- Instructions.cpp - Memory instructions of the evaluator ------------===//

#include "AttributeRules.h"
#include "Encoding/Memory.h"
#include "Evaluation/Evaluator.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/ScopedNoAliasAA.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TypeBasedAliasAnalysis.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Metadata.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

//===- Addresses ----------------------------------------------------------===//

/// The offset of an address in its memory block, and the size of the block.
static std::pair<APInt, APInt> offsetIn(Environment &E, unsigned Block,
                                        const APInt &Address) {
  return {Address - E.base(Block), E.size(Block)};
}

Number Evaluator::address(const Instruction &I) {
  const auto &GEP = cast<GetElementPtrInst>(I);
  Number Pointer = value(GEP.getPointerOperand()).front();
  APInt Offset(PointerBits, 0);
  bool IsPoison = false;
  auto Add = [&](const APInt &Part) {
    bool Signed = false;
    bool Unsigned = false;
    (void)Offset.sadd_ov(Part, Signed);
    Offset = Offset.uadd_ov(Part, Unsigned);
    IsPoison |= (GEP.hasNoUnsignedSignedWrap() && Signed) ||
                (GEP.hasNoUnsignedWrap() && Unsigned);
  };
  for (auto It = gep_type_begin(GEP), Last = gep_type_end(GEP); It != Last;
       ++It) {
    if (StructType *Struct = It.getStructTypeOrNull()) {
      unsigned Field = cast<ConstantInt>(It.getOperand())->getZExtValue();
      Add(APInt(PointerBits,
                DL.getStructLayout(Struct)->getElementOffset(Field)));
      continue;
    }
    Number Index = value(It.getOperand()).front();
    Pointer.IsPoison |= Index.IsPoison;
    Pointer.IsFree |= Index.IsFree;
    APInt Stride(PointerBits,
                 It.getSequentialElementStride(DL).getFixedValue());
    bool Signed = false;
    bool Unsigned = false;
    APInt N = Index.Bits.sextOrTrunc(PointerBits);
    (void)N.smul_ov(Stride, Signed);
    APInt Part = N.umul_ov(Stride, Unsigned);
    IsPoison |= (GEP.hasNoUnsignedSignedWrap() && Signed) ||
                (GEP.hasNoUnsignedWrap() && Unsigned);
    Add(Part);
  }
  APInt From = Pointer.Bits;
  bool Carries = false;
  Pointer.Bits = From.uadd_ov(Offset, Carries);
  IsPoison |= GEP.hasNoUnsignedWrap() && Carries;
  if (GEP.isInBounds() && !Offset.isZero()) {
    for (const APInt &X : {From, Pointer.Bits}) {
      auto [Inside, Size] = offsetIn(E, Pointer.Block, X);
      IsPoison |= Inside.ugt(Size);
    }
  } else if (GEP.hasNoUnsignedSignedWrap()) {
    IsPoison |=
        Offset.isNegative() ? From.ult(Pointer.Bits) : Pointer.Bits.ult(From);
  }
  Pointer.IsPoison |= IsPoison;
  return Pointer;
}

Number Evaluator::allocate(const Instruction &I) {
  const auto &Alloca = cast<AllocaInst>(I);
  uint64_t Bytes = Alloca.getAllocationSize(DL)->getFixedValue();
  uint64_t Alignment = Alloca.getAlign().value();
  std::string Name = nameAllocation(I);
  std::string Key =
      ("alloca " + Twine(Name) + " " + Twine(Bytes) + " " + Twine(Alignment))
          .str();
  Number Pointer;
  Pointer.Block = E.allocation(Key, Bytes, Alignment);
  Pointer.Bits = E.base(Pointer.Block);
  Allocations[Pointer.Block] = {&I, Name, /*IsStack=*/true};
  return Pointer;
}

//===- Accesses -----------------------------------------------------------===//

bool Evaluator::checkAccess(const Number &Pointer, uint64_t Bytes,
                            uint64_t Alignment, bool IsWrite) {
  if (!isDecided(Pointer, "an address"))
    return false;
  auto [Offset, Size] = offsetIn(E, Pointer.Block, Pointer.Bits);
  unsigned Block = Pointer.Block;
  if (Size.ult(Bytes) || Offset.ugt(Size - Bytes))
    undefined("an access outside of its object");
  else if (Pointer.Bits.countr_zero() < Log2_64(Alignment))
    undefined("a misaligned access");
  const GlobalValue *G = E.global(Block);
  bool IsOwn = Block >= blocks::Events || G || NeverFreed.count(Block);
  if (!IsOwn && LastFreeEvent &&
      !E.truth("alive", {APInt(8, LastFreeEvent), APInt(16, Block)}))
    undefined("an access to memory that a call may have freed");
  if (IsWrite && G) {
    const auto *Variable = dyn_cast<GlobalVariable>(G);
    if (!Variable || Variable->isConstant())
      undefined("a store to a constant");
  } else if (IsWrite && Block < blocks::Events &&
             !E.truth("writable", APInt(16, Block))) {
    undefined("a store to memory that may be constant");
  }
  return isRunning();
}

void Evaluator::checkAliases(const Instruction &I, const Number &Pointer,
                             uint64_t Bytes) {
  if (!hasAliasMetadata(I))
    return;
  TargetLibraryInfoImpl LibraryImpl(Attributes.getTargetTriple());
  TargetLibraryInfo Library(LibraryImpl);
  AAResults Aliases(Library);
  SimpleAAQueryInfo Query(Aliases);
  TypeBasedAAResult Types(/*UsingTypeSanitizer=*/false);
  ScopedNoAliasAAResult Scopes;
  uint64_t Address = Pointer.Bits.getZExtValue();
  MemoryLocation Here = MemoryLocation::get(&I);
  for (const Access &A : Accesses) {
    bool Meet = A.Block == Pointer.Block &&
                (Address - A.Address < A.Bytes || A.Address - Address < Bytes);
    if (!Meet || (isa<LoadInst>(I) && isa<LoadInst>(A.I)))
      continue;
    MemoryLocation There = MemoryLocation::get(A.I);
    if (Types.alias(Here, There, Query, nullptr) == AliasResult::NoAlias ||
        Scopes.alias(Here, There, Query, nullptr) == AliasResult::NoAlias)
      undefined(
          "two accesses overlap although their metadata says that they do not");
  }
  Accesses.push_back({&I, Pointer.Block, Address, Bytes});
}

void Evaluator::checkInvariance(const Instruction &I, const Number &Pointer,
                                uint64_t Offset, const Number &N) {
  if (!isWrittenOnce(I) || N.IsPoison || N.IsFree)
    return;
  APInt Key[] = {APInt(16, Pointer.Block), Pointer.Bits + Offset};
  if (E.number("invariant", Key, N.Bits.getBitWidth()) != N.Bits)
    undefined("memory that is invariant has two different values");
}

Number Evaluator::read(const Number &Pointer, uint64_t Offset, Type *Ty) {
  unsigned Bytes = DL.getTypeStoreSize(Ty);
  ByteMemory::Location Where{Pointer.Block,
                             (Pointer.Bits + Offset).getZExtValue()};
  Number N{APInt::getZero(8 * Bytes)};
  for (unsigned I = 0; I < Bytes; ++I) {
    MemoryByte Byte = Memory.get({Where.first, Where.second + I});
    unsigned Position = DL.isBigEndian() ? Bytes - 1 - I : I;
    N.Bits.insertBits(Byte.Value, 8 * Position, 8);
    N.IsPoison |= Byte.IsPoison;
    N.IsFree |= Byte.IsFree && Choices == ChoicePolicy::Free;
    UsesAddresses |= !Ty->isPointerTy() && Byte.Block >= blocks::FrameBlocks;
  }
  N.Bits = N.Bits.trunc(DL.getTypeSizeInBits(Ty));
  if (Ty->isPointerTy())
    N.Block = Memory.pointerBlock(Where, Bytes);
  return N;
}

void Evaluator::write(const Number &Pointer, uint64_t Offset, Type *Ty,
                      const Number &N) {
  unsigned Bytes = DL.getTypeStoreSize(Ty);
  uint64_t Address = (Pointer.Bits + Offset).getZExtValue();
  APInt Bits = N.Bits.zext(8 * Bytes);
  for (unsigned I = 0; I < Bytes; ++I) {
    unsigned Position = DL.isBigEndian() ? Bytes - 1 - I : I;
    MemoryByte Byte;
    Byte.Value = Bits.extractBitsAsZExtValue(8, 8 * Position);
    Byte.IsPoison = N.IsPoison;
    Byte.IsFree = N.IsFree;
    Byte.Block = N.Block;
    Memory.set({Pointer.Block, Address + I}, Byte);
  }
}

/// Calls Visit(type, offset) for the scalars of a type in memory.
static void forEachScalar(const DataLayout &DL, Type *Ty, uint64_t Offset,
                          function_ref<void(Type *, uint64_t)> Visit) {
  if (auto *Struct = dyn_cast<StructType>(Ty)) {
    const StructLayout *Layout = DL.getStructLayout(Struct);
    for (unsigned I = 0; I < Struct->getNumElements(); ++I)
      forEachScalar(DL, Struct->getElementType(I),
                    Offset + Layout->getElementOffset(I), Visit);
  } else if (auto *Array = dyn_cast<ArrayType>(Ty)) {
    uint64_t Stride = DL.getTypeAllocSize(Array->getElementType());
    for (uint64_t I = 0; I < Array->getNumElements(); ++I)
      forEachScalar(DL, Array->getElementType(), Offset + I * Stride, Visit);
  } else if (auto *Vector = dyn_cast<FixedVectorType>(Ty)) {
    uint64_t Stride = DL.getTypeStoreSize(Vector->getElementType());
    for (uint64_t I = 0; I < Vector->getNumElements(); ++I)
      Visit(Vector->getElementType(), Offset + I * Stride);
  } else {
    Visit(Ty, Offset);
  }
}

/// The metadata of a load as attributes of its value.
static AttributeSet attributesOf(const LoadInst &Load) {
  LLVMContext &Context = Load.getContext();
  AttrBuilder B(Context);
  auto Number = [&](unsigned Kind) -> uint64_t {
    const MDNode *Node = Load.getMetadata(Kind);
    return Node ? mdconst::extract<ConstantInt>(Node->getOperand(0))
                      ->getZExtValue()
                : 0;
  };
  if (Load.hasMetadata(LLVMContext::MD_nonnull))
    B.addAttribute(Attribute::NonNull);
  if (uint64_t Alignment = Number(LLVMContext::MD_align))
    B.addAlignmentAttr(Align(Alignment));
  if (uint64_t Bytes = Number(LLVMContext::MD_dereferenceable))
    B.addDereferenceableAttr(Bytes);
  if (uint64_t Bytes = Number(LLVMContext::MD_dereferenceable_or_null))
    B.addDereferenceableOrNullAttr(Bytes);
  if (Load.hasMetadata(LLVMContext::MD_noundef))
    B.addAttribute(Attribute::NoUndef);
  return AttributeSet::get(Context, B);
}

Numbers Evaluator::load(const Instruction &I) {
  const auto &Load = cast<LoadInst>(I);
  Number Pointer = value(Load.getPointerOperand()).front();
  uint64_t Bytes = DL.getTypeStoreSize(Load.getType());
  if (!checkAccess(Pointer, Bytes, Load.getAlign().value(), false))
    return {};
  checkAliases(I, Pointer, Bytes);
  Numbers Parts;
  const auto *G = dyn_cast_or_null<GlobalVariable>(E.global(Pointer.Block));
  if (G && G->isConstant() && G->hasDefinitiveInitializer())
    if (Constant *C = ConstantFoldLoadFromConst(
            const_cast<Constant *>(G->getInitializer()), Load.getType(),
            Pointer.Bits - E.base(Pointer.Block), DL))
      Parts = constant(*C);
  if (Parts.empty())
    forEachScalar(DL, Load.getType(), 0, [&](Type *Ty, uint64_t Offset) {
      Parts.push_back(read(Pointer, Offset, Ty));
      checkInvariance(I, Pointer, Offset, Parts.back());
    });
  for (Number &N : Parts) {
    if (const MDNode *Ranges = Load.getMetadata(LLVMContext::MD_range))
      N.IsPoison |= !getConstantRangeFromMetadata(*Ranges).contains(N.Bits);
    applyAttributes(attributesOf(Load), N, Load.getType());
  }
  return Parts;
}

void Evaluator::store(const Instruction &I) {
  const auto &Store = cast<StoreInst>(I);
  Number Pointer = value(Store.getPointerOperand()).front();
  Numbers Parts = value(Store.getValueOperand());
  Type *Ty = Store.getValueOperand()->getType();
  uint64_t Bytes = DL.getTypeStoreSize(Ty);
  if (!checkAccess(Pointer, Bytes, Store.getAlign().value(), true))
    return;
  checkAliases(I, Pointer, Bytes);
  unsigned Next = 0;
  forEachScalar(DL, Ty, 0, [&](Type *Element, uint64_t Offset) {
    checkInvariance(I, Pointer, Offset, Parts[Next]);
    write(Pointer, Offset, Element, Parts[Next++]);
  });
}

void Evaluator::copyBytes(const CallBase &Call) {
  const auto &Intrinsic = cast<MemIntrinsic>(Call);
  Number Length = value(Intrinsic.getLength()).front();
  if (!isDecided(Length, "a length"))
    return;
  uint64_t Bytes = Length.Bits.getZExtValue();
  if (Bytes == 0)
    return;
  if (Bytes > 4096)
    return undecided("a long copy");
  Number To = value(Intrinsic.getRawDest()).front();
  Number From = value(Call.getArgOperand(1)).front();
  if (!checkAccess(To, Bytes, Intrinsic.getDestAlign().valueOrOne().value(),
                   true))
    return;
  auto PlaceOf = [](const Number &Pointer, uint64_t I) {
    return ByteMemory::Location{Pointer.Block, Pointer.Bits.getZExtValue() + I};
  };
  if (isa<MemSetInst>(Call)) {
    for (uint64_t I = 0; I < Bytes; ++I)
      write(To, I, Type::getInt8Ty(Call.getContext()), From);
    return;
  }
  uint64_t Alignment =
      cast<MemTransferInst>(Call).getSourceAlign().valueOrOne().value();
  if (!checkAccess(From, Bytes, Alignment, false))
    return;
  APInt Distance = To.Bits - From.Bits;
  if (isa<MemCpyInst>(Call) && To.Block == From.Block && !Distance.isZero() &&
      (Distance.ult(Bytes) || (-Distance).ult(Bytes)))
    return undefined("a memcpy of overlapping ranges");
  SmallVector<MemoryByte, 16> Contents;
  unsigned Word = PointerBits / 8;
  for (uint64_t I = 0; I < Bytes; ++I) {
    MemoryByte Byte = Memory.get(PlaceOf(From, I));
    if (!Byte.IsWritten && !Byte.IsFree)
      Byte.Block = Memory.pointerBlock(PlaceOf(From, I / Word * Word), Word);
    Byte.IsWritten = true;
    Contents.push_back(Byte);
  }
  for (uint64_t I = 0; I < Bytes; ++I)
    Memory.set(PlaceOf(To, I), Contents[I]);
}
