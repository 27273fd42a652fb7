//===- Accesses.cpp - Reading and writing memory --------------------------===//

#include "AttributeRules.h"
#include "Encoding/Encoding.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/MemoryLocation.h"
#include "llvm/Analysis/ScopedNoAliasAA.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TypeBasedAliasAnalysis.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;
using namespace mincaml;
using namespace mincaml::validation;

//===- Conditions of accesses ---------------------------------------------===//

static Term isInside(EncodingContext &EC, Term Block, Term Address,
                     uint64_t Bytes) {
  Term Size = EC.size(Block);
  Term Offset = simplified(Address - EC.base(Block));
  Term Count = bits(EC.C, EC.PointerBits, Bytes);
  Term Fits = ule(Count, Size) && ule(Offset, Size - Count);
  return number(Size) && number(Offset) ? simplified(Fits) : Fits;
}

/// Whether a block has not been freed. Globals, and blocks that the function or
/// one of its calls allocates, are never freed.
static Term isAlive(FunctionEncoding &S, Term Block) {
  EncodingContext &EC = S.EC;
  std::optional<APInt> Known = number(Block);
  if ((Known && (Known->uge(blocks::Events) || EC.global(Block))) ||
      S.NeverFreed.count(Block.id()))
    return boolean(EC.C, true);
  if (std::optional<APInt> EventNumber = number(S.Now.LastFreeEvent);
      EventNumber && EventNumber->isZero())
    return boolean(EC.C, true);
  return apply(EC.C, "alive", {S.Now.LastFreeEvent, Block}, 0);
}

Term validation::isWritable(FunctionEncoding &S, Term Block) {
  EncodingContext &EC = S.EC;
  if (std::optional<APInt> Known = number(Block)) {
    if (Known->uge(blocks::Events))
      return boolean(EC.C, true);
    if (const GlobalValue *G = EC.global(Block)) {
      const auto *Variable = dyn_cast<GlobalVariable>(G);
      return boolean(EC.C, Variable && !Variable->isConstant());
    }
  }
  return apply(EC.C, "writable", Block, 0);
}

/// Whether the bytes may be read or written: they are inside their block, the
/// block has not been freed, and, for a write, it is not constant.
static Term isAccessible(FunctionEncoding &S, const Range &Where,
                         bool IsWrite) {
  Term Result = isInside(S.EC, Where.Provenance, Where.Address, Where.Bytes) &&
                isAlive(S, Where.Provenance);
  if (IsWrite)
    Result = Result && isWritable(S, Where.Provenance);
  return Result;
}

Term validation::isDereferenceable(FunctionEncoding &S, const Scalar &Pointer,
                                   uint64_t Bytes) {
  return isInside(S.EC, Pointer.Provenance, Pointer.Bits, Bytes) &&
         isAlive(S, Pointer.Provenance);
}

Term validation::isAligned(EncodingContext &EC, const Scalar &Pointer,
                           uint64_t Alignment) {
  if (Alignment <= 1)
    return boolean(EC.C, true);
  if (EC.alignmentOf(Pointer.Provenance) >= Alignment)
    if (std::optional<APInt> Offset =
            number(simplified(Pointer.Bits - EC.base(Pointer.Provenance))))
      return boolean(EC.C, Offset->urem(Alignment) == 0);
  return isZero(extract(simplified(Pointer.Bits), Log2_64(Alignment) - 1, 0));
}

//===- Values and bytes ---------------------------------------------------===//

/// Whether any byte is poison. If the bytes come from one scalar, they share
/// one condition, which is returned.
static Term isAny(Term Mask) {
  if (std::optional<APInt> N = number(Mask))
    return boolean(Mask.Context, !N->isZero());
  if (kindOf(Mask) == Z3_OP_ITE)
    return ite(operandOf(Mask, 0), isAny(operandOf(Mask, 1)),
               isAny(operandOf(Mask, 2)));
  return !isZero(Mask);
}

static Scalar scalarFromBytes(FunctionEncoding &S, const RawBytes &Raw,
                              Type *Ty) {
  Scalar Result;
  Result.Bits = zextOrTrunc(Raw.Bits, scalarWidth(Ty, S.EC.DL));
  Result.Poison = isAny(Raw.Poison);
  if (Ty->isPointerTy())
    Result.Provenance = Raw.Provenance;
  return Result;
}

static RawBytes bytesFromScalar(FunctionEncoding &S, const Scalar &Value,
                                Type *Ty) {
  EncodingContext &EC = S.EC;
  unsigned Bytes = EC.DL.getTypeStoreSize(Ty).getFixedValue();
  RawBytes Result;
  Result.Bits = zextOrTrunc(Value.Bits, 8 * Bytes);
  Result.Poison = ite(Value.Poison, bits(EC.C, APInt::getAllOnes(Bytes)),
                      bits(EC.C, Bytes, 0));
  Result.Provenance = Value.Provenance;
  return Result;
}

static RawBytes readBytes(FunctionEncoding &S, const Range &Where) {
  EncodingContext &EC = S.EC;
  RawBytes Result = EC.Memory.read(
      S.Now.Memory, Where, [&](const Range &R) { return S.uninitialized(R); });
  // A pointer in unknown contents points to a block from outside the function.
  // If an event has written the contents, it may also point to a local block
  // that has escaped.
  for (auto [Block, EventNumber] : EC.Memory.takeUnknownBlocks()) {
    Term IsPossible = ult(Block, EC.number(blocks::ExternalEnd));
    std::optional<APInt> Number = number(EventNumber);
    if (!Number || !Number->isZero())
      for (unsigned Escaped : S.Now.Escaped)
        IsPossible = IsPossible || eq(Block, EC.number(Escaped));
    EC.assume(IsPossible);
  }
  return Result;
}

static void writeBytes(FunctionEncoding &S, const Range &Where,
                       const RawBytes &What) {
  S.Now.Memory = S.EC.Memory.store(S.Now.Memory, Where, What);
  if (What.Provenance.isNone())
    return;
  // A pointer that is stored to a block that has not escaped does not escape
  // yet.
  std::optional<APInt> Block = number(Where.Provenance);
  if (!Block || Block->ult(blocks::Events) ||
      S.Now.Escaped.count(Block->getZExtValue())) {
    S.escape(What.Provenance);
    return;
  }
  for (unsigned Held : blocksIn(What.Provenance, blocks::Arguments))
    S.Now.Held[Block->getZExtValue()].insert(Held);
}

//===- Loads and stores ---------------------------------------------------===//

static void tagAccess(FunctionEncoding &S, const Instruction &I,
                      const Range &Where) {
  if (hasAliasMetadata(I))
    S.Accesses.push_back({&I, S.Now.PathCondition, Where});
}

static Range rangeOf(EncodingContext &EC, const Scalar &Pointer,
                     uint64_t Offset, unsigned Bytes, uint64_t Alignment) {
  Term Address = Pointer.Bits;
  if (Offset)
    Address = simplified(Address + bits(EC.C, EC.PointerBits, Offset));
  uint64_t Here = Offset ? std::min(Alignment, Offset & -Offset) : Alignment;
  return {Pointer.Provenance, Address, Bytes, Here};
}

/// Encodes that an access to Bytes bytes at a pointer is undefined if the
/// pointer is poison or not aligned, or if the bytes are not accessible.
/// Returns their range.
static Range access(FunctionEncoding &S, const Scalar &Pointer, unsigned Bytes,
                    uint64_t Alignment, bool IsWrite) {
  Range Whole = rangeOf(S.EC, Pointer, 0, Bytes, Alignment);
  S.undefinedIf(Pointer.Poison);
  S.undefinedIf(!isAligned(S.EC, Pointer, Alignment));
  S.undefinedIf(!isAccessible(S, Whole, IsWrite));
  return Whole;
}

static uint64_t metadataNumber(const MDNode &Node) {
  return mdconst::extract<ConstantInt>(Node.getOperand(0))->getZExtValue();
}

/// Applies the metadata of a load: a value that violates it is poison, or the
/// execution is undefined, depending on the kind of metadata.
static void applyMetadata(FunctionEncoding &S, const LoadInst &Load,
                          SymbolicValue &V) {
  EncodingContext &EC = S.EC;
  bool IsNoUndef = Load.getMetadata(LLVMContext::MD_noundef);
  for (Scalar &L : V.Leaves) {
    if (const MDNode *Ranges = Load.getMetadata(LLVMContext::MD_range)) {
      ConstantRange Range = getConstantRangeFromMetadata(*Ranges);
      Term IsIn = ult(L.Bits - bits(EC.C, Range.getLower()),
                      bits(EC.C, Range.getUpper() - Range.getLower()));
      if (!Range.isFullSet())
        L.poisonIf(!IsIn);
    }
    if (Load.getMetadata(LLVMContext::MD_nonnull))
      L.poisonIf(isZero(L.Bits));
    if (const MDNode *Node = Load.getMetadata(LLVMContext::MD_align))
      L.poisonIf(!isAligned(EC, L, metadataNumber(*Node)));
    if (const MDNode *Node = Load.getMetadata(LLVMContext::MD_dereferenceable))
      S.undefinedIf(L.Poison ||
                    !isDereferenceable(S, L, metadataNumber(*Node)));
    if (const MDNode *Node =
            Load.getMetadata(LLVMContext::MD_dereferenceable_or_null))
      S.undefinedIf(
          L.Poison ||
          (!isZero(L.Bits) && !isDereferenceable(S, L, metadataNumber(*Node))));
    if (IsNoUndef)
      S.undefinedIf(L.Poison);
  }
  if (IsNoUndef && !V.Undefs.empty()) {
    // The load is undefined if its value can differ between uses.
    SymbolicValue One = V;
    SmallVector<Term, 4> New;
    for (Term U : V.Undefs)
      New.push_back(S.choice("noundef", width(U)));
    for (Scalar &L : One.Leaves)
      S.undefinedIf(!eq(L.Bits, substituted(L.Bits, V.Undefs, New)));
  }
}

/// Requires that the memory has this value whenever it is accessed. The
/// execution is undefined otherwise.
static void requireInvariance(FunctionEncoding &S, const Range &Where,
                              const Scalar &Value) {
  Term Always = apply(S.EC.C, "invariant", {Where.Provenance, Where.Address},
                      width(Value.Bits));
  S.undefinedIf(!Value.Poison && !eq(Value.Bits, Always));
}

/// Encodes a load from a constant global whose initializer is known. Returns
/// false if the load is not of this kind.
static bool loadConstant(FunctionEncoding &S, const LoadInst &Load,
                         const Scalar &Pointer) {
  EncodingContext &EC = S.EC;
  const auto *G =
      dyn_cast_or_null<GlobalVariable>(EC.global(Pointer.Provenance));
  if (!G || !G->isConstant() || !G->hasDefinitiveInitializer())
    return false;
  std::optional<APInt> Offset =
      number(simplified(Pointer.Bits - EC.base(Pointer.Provenance)));
  if (!Offset)
    return false;
  // The initializer comes from the module in which the name was first seen.
  Constant *Value =
      ConstantFoldLoadFromConst(const_cast<Constant *>(G->getInitializer()),
                                Load.getType(), *Offset, EC.DL);
  if (!Value)
    return false;
  SymbolicValue Result = encodeConstant(S, *Value);
  if (S.hasGivenUp())
    return true;
  applyMetadata(S, Load, Result);
  S.define(Load, std::move(Result));
  return true;
}

void validation::encodeLoad(FunctionEncoding &S, const Instruction &I) {
  EncodingContext &EC = S.EC;
  const auto &Load = cast<LoadInst>(I);
  auto Leaves = leavesOf(Load.getType(), EC.DL);
  if (!Leaves)
    return S.giveUp("a load of an unsupported type");
  if (!Load.isSimple())
    return S.giveUp("a volatile or atomic load");
  SymbolicValue Address = S.use(Load.getPointerOperand());
  if (S.hasGivenUp())
    return;
  const Scalar &Pointer = Address.Leaves.front();
  unsigned Bytes = EC.DL.getTypeStoreSize(Load.getType()).getFixedValue();
  uint64_t Alignment = Load.getAlign().value();
  tagAccess(S, I, access(S, Pointer, Bytes, Alignment, /*IsWrite=*/false));
  if (loadConstant(S, Load, Pointer))
    return;
  SymbolicValue Result;
  for (const Leaf &L : *Leaves) {
    Range Where =
        rangeOf(EC, Pointer, L.Offset,
                EC.DL.getTypeStoreSize(L.Ty).getFixedValue(), Alignment);
    RawBytes Raw = readBytes(S, Where);
    Result.Leaves.push_back(scalarFromBytes(S, Raw, L.Ty));
    append_range(Result.Undefs, Raw.Undefs);
    if (isWrittenOnce(Load))
      requireInvariance(S, Where, Result.Leaves.back());
  }
  append_range(Result.Undefs, Address.Undefs);
  applyMetadata(S, Load, Result);
  S.define(I, std::move(Result));
}

void validation::encodeStore(FunctionEncoding &S, const Instruction &I) {
  EncodingContext &EC = S.EC;
  const auto &Store = cast<StoreInst>(I);
  Type *Ty = Store.getValueOperand()->getType();
  auto Leaves = leavesOf(Ty, EC.DL);
  if (!Leaves)
    return S.giveUp("a store of an unsupported type");
  if (!Store.isSimple())
    return S.giveUp("a volatile or atomic store");
  SymbolicValue Address = S.use(Store.getPointerOperand());
  SymbolicValue Value = S.use(Store.getValueOperand());
  if (S.hasGivenUp())
    return;
  const Scalar &Pointer = Address.Leaves.front();
  unsigned Bytes = EC.DL.getTypeStoreSize(Ty).getFixedValue();
  uint64_t Alignment = Store.getAlign().value();
  tagAccess(S, I, access(S, Pointer, Bytes, Alignment, /*IsWrite=*/true));
  for (auto [L, V] : zip_equal(*Leaves, Value.Leaves)) {
    RawBytes Raw = bytesFromScalar(S, V, L.Ty);
    Raw.Undefs.assign(Value.Undefs.begin(), Value.Undefs.end());
    Range Where =
        rangeOf(EC, Pointer, L.Offset,
                EC.DL.getTypeStoreSize(L.Ty).getFixedValue(), Alignment);
    if (isWrittenOnce(Store))
      requireInvariance(S, Where, V);
    writeBytes(S, Where, Raw);
  }
}

void validation::encodeAlloca(FunctionEncoding &S, const Instruction &I) {
  EncodingContext &EC = S.EC;
  const auto &Alloca = cast<AllocaInst>(I);
  std::optional<TypeSize> Size = Alloca.getAllocationSize(EC.DL);
  if (!Size || Size->isScalable() || Alloca.getAddressSpace() != 0)
    return S.giveUp("an alloca of variable size");
  uint64_t Bytes = Size->getFixedValue();
  uint64_t Alignment = Alloca.getAlign().value();
  std::string Key = ("alloca " + Twine(S.key(I)) + " " + Twine(Bytes) + " " +
                     Twine(Alignment))
                        .str();
  Term Block = EC.allocation(Key, bits(EC.C, EC.PointerBits, Bytes), Alignment);
  S.Stack.insert(number(Block)->getZExtValue());
  SymbolicValue Result;
  Result.Leaves.push_back({EC.base(Block), boolean(EC.C, false), Block});
  S.define(I, std::move(Result));
}

void validation::encodeMemoryIntrinsic(FunctionEncoding &S,
                                       const CallBase &Call) {
  EncodingContext &EC = S.EC;
  const auto &Intrinsic = cast<MemIntrinsic>(Call);
  const auto *Length = dyn_cast<ConstantInt>(Intrinsic.getLength());
  if (!Length || Length->getValue().ugt(64))
    return S.giveUp("a memory intrinsic of variable or large size");
  if (Intrinsic.isVolatile())
    return S.giveUp("a volatile memory intrinsic");
  unsigned Bytes = Length->getZExtValue();
  if (Bytes == 0)
    return;
  SymbolicValue To = S.use(Intrinsic.getRawDest());
  SymbolicValue From = S.use(Call.getArgOperand(1));
  if (S.hasGivenUp())
    return;
  const Scalar &Destination = To.Leaves.front();
  uint64_t ToAlign = Intrinsic.getDestAlign().valueOrOne().value();
  access(S, Destination, Bytes, ToAlign, /*IsWrite=*/true);
  const Scalar &Source = From.Leaves.front();
  if (isa<MemSetInst>(Call)) {
    for (unsigned I = 0; I < Bytes; ++I)
      writeBytes(S, rangeOf(EC, Destination, I, 1, ToAlign),
                 bytesFromScalar(S, Source, Call.getArgOperand(1)->getType()));
    return;
  }
  uint64_t FromAlign =
      cast<MemTransferInst>(Call).getSourceAlign().valueOrOne().value();
  access(S, Source, Bytes, FromAlign, /*IsWrite=*/false);
  // The ranges of memcpy must be equal or disjoint.
  Term Distance = Destination.Bits - Source.Bits;
  Term Count = bits(EC.C, EC.PointerBits, Bytes);
  if (isa<MemCpyInst>(Call))
    S.undefinedIf(eq(Destination.Provenance, Source.Provenance) &&
                  !isZero(Distance) &&
                  (ult(Distance, Count) || ult(negated(Distance), Count)));
  // Copy words of pointer size, so that pointers keep their provenance.
  unsigned Word = EC.PointerBits / 8;
  if (Bytes % Word != 0)
    Word = 1;
  SmallVector<RawBytes, 8> Contents;
  for (unsigned I = 0; I < Bytes; I += Word)
    Contents.push_back(readBytes(S, rangeOf(EC, Source, I, Word, FromAlign)));
  for (unsigned I = 0; I < Bytes; I += Word)
    writeBytes(S, rangeOf(EC, Destination, I, Word, ToAlign),
               Contents[I / Word]);
}

//===- getelementptr and alias metadata -----------------------------------===//

void validation::encodeGetElementPtr(FunctionEncoding &S,
                                     const Instruction &I) {
  EncodingContext &EC = S.EC;
  const auto &GEP = cast<GetElementPtrInst>(I);
  if (GEP.getType()->isVectorTy() || GEP.getAddressSpace() != 0 ||
      EC.DL.getIndexSizeInBits(0) != EC.PointerBits)
    return S.giveUp("a getelementptr of vectors or another address space");
  SymbolicValue Base = S.use(GEP.getPointerOperand());
  if (S.hasGivenUp())
    return;
  SymbolicValue Result = Base;
  Scalar &Pointer = Result.Leaves.front();
  Term Offset = bits(EC.C, EC.PointerBits, 0);
  Term Overflows = boolean(EC.C, false);
  auto Add = [&](Term Part) {
    if (GEP.hasNoUnsignedSignedWrap())
      Overflows = Overflows || addOverflows(Offset, Part, true);
    if (GEP.hasNoUnsignedWrap())
      Overflows = Overflows || addOverflows(Offset, Part, false);
    Offset = Offset + Part;
    if (number(Offset))
      Overflows = simplified(Overflows);
  };
  for (auto It = gep_type_begin(GEP), End = gep_type_end(GEP); It != End;
       ++It) {
    if (StructType *Struct = It.getStructTypeOrNull()) {
      unsigned Field = cast<ConstantInt>(It.getOperand())->getZExtValue();
      Add(bits(EC.C, EC.PointerBits,
               EC.DL.getStructLayout(Struct)
                   ->getElementOffset(Field)
                   .getFixedValue()));
      continue;
    }
    TypeSize Stride = It.getSequentialElementStride(EC.DL);
    SymbolicValue Index = S.use(It.getOperand());
    if (S.hasGivenUp())
      return;
    if (Stride.isScalable() || Index.Leaves.size() != 1)
      return S.giveUp("a getelementptr of vectors");
    const Scalar &N = Index.Leaves.front();
    Term Extended = sextOrTrunc(N.Bits, EC.PointerBits);
    Term Size = bits(EC.C, EC.PointerBits, Stride.getFixedValue());
    if (width(N.Bits) > EC.PointerBits &&
        (GEP.hasNoUnsignedSignedWrap() || GEP.hasNoUnsignedWrap()))
      return S.giveUp("a getelementptr with wide indices");
    if (GEP.hasNoUnsignedSignedWrap() && !number(Extended))
      Overflows = Overflows || mulOverflows(Extended, Size, true);
    if (GEP.hasNoUnsignedWrap() && !number(Extended))
      Overflows = Overflows || mulOverflows(Extended, Size, false);
    Pointer.poisonIf(N.Poison);
    Add(Extended * Size);
    Result.Undefs.append(Index.Undefs.begin(), Index.Undefs.end());
  }
  Term From = Pointer.Bits;
  Term To = simplified(From + Offset);
  Pointer.poisonIf(Overflows);
  if (GEP.hasNoUnsignedWrap())
    Pointer.poisonIf(addOverflows(From, Offset, false));
  std::optional<APInt> Constant = number(Offset);
  bool IsZero = Constant && Constant->isZero();
  if (GEP.isInBounds() && !IsZero) {
    // Both addresses must be in the block or at its end.
    Term Begin = EC.base(Pointer.Provenance);
    Term Size = EC.size(Pointer.Provenance);
    Term IsIn = ule(simplified(From - Begin), Size) &&
                ule(simplified(To - Begin), Size);
    if (!Constant)
      IsIn = IsIn || isZero(Offset);
    if (number(Size) && number(simplified(To - Begin)))
      IsIn = simplified(IsIn);
    Pointer.poisonIf(!IsIn);
  } else if (GEP.hasNoUnsignedSignedWrap() && !IsZero) {
    // The sum of the unsigned address and the signed offset must not wrap.
    Term Wraps = ite(signBit(Offset), ult(From, To), ult(To, From));
    Pointer.poisonIf(Wraps);
  }
  Pointer.Bits = To;
  S.define(I, std::move(Result));
}

void validation::encodeAliasMetadata(FunctionEncoding &S) {
  if (S.Accesses.size() < 2)
    return;
  EncodingContext &EC = S.EC;
  TargetLibraryInfoImpl LibraryImpl(
      S.Accesses.front().I->getModule()->getTargetTriple());
  TargetLibraryInfo Library(LibraryImpl);
  AAResults Aliases(Library);
  SimpleAAQueryInfo Query(Aliases);
  TypeBasedAAResult Types(/*UsingTypeSanitizer=*/false);
  ScopedNoAliasAAResult Scopes;
  State Saved = S.Now;
  for (size_t I = 0; I < S.Accesses.size(); ++I)
    for (size_t J = I + 1; J < S.Accesses.size(); ++J) {
      const TaggedAccess &A = S.Accesses[I];
      const TaggedAccess &B = S.Accesses[J];
      if (isa<LoadInst>(A.I) && isa<LoadInst>(B.I))
        continue;
      MemoryLocation PlaceA = MemoryLocation::get(A.I);
      MemoryLocation PlaceB = MemoryLocation::get(B.I);
      if (Types.alias(PlaceA, PlaceB, Query, nullptr) != AliasResult::NoAlias &&
          Scopes.alias(PlaceA, PlaceB, Query, nullptr) != AliasResult::NoAlias)
        continue;
      Term InBlock = simplified(eq(A.Where.Provenance, B.Where.Provenance));
      if (isFalse(InBlock))
        continue;
      Term Distance = simplified(B.Where.Address - A.Where.Address);
      Term Meet = ult(Distance, bits(EC.C, EC.PointerBits, A.Where.Bytes)) ||
                  ult(simplified(negated(Distance)),
                      bits(EC.C, EC.PointerBits, B.Where.Bytes));
      S.Now.PathCondition = A.PathCondition && B.PathCondition;
      S.undefinedIf(InBlock && (number(Distance) ? simplified(Meet) : Meet));
    }
  S.Now = std::move(Saved);
}
