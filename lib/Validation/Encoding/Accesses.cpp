//===- Accesses.cpp - Reading and writing memory --------------------------===//

#include "Encoding/Accesses.h"
#include "Regions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Metadata.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Conditions of accesses
//===----------------------------------------------------------------------===//

static Term isInside(World &W, Term Block, Term Address, uint64_t Bytes) {
  Term Size = W.size(Block);
  Term Offset = simplified(Address - W.base(Block));
  Term Count = bits(W.C, W.PointerBits, Bytes);
  Term Fits = ule(Count, Size) && ule(Offset, Size - Count);
  return number(Size) && number(Offset) ? simplified(Fits) : Fits;
}

/// Whether a block has not been freed. Allocations of the function itself and
/// globals are never freed.
static Term isAlive(Side &S, Term Block) {
  World &W = S.W;
  std::optional<APInt> Known = number(Block);
  if ((Known && (Known->uge(blocks::Events) || W.global(Block))) ||
      S.NeverFreed.count(Block.id()))
    return boolean(W.C, true);
  if (std::optional<APInt> Era = number(S.Now.LifeEra); Era && Era->isZero())
    return boolean(W.C, true);
  return apply(W.C, "alive", {S.Now.LifeEra, Block}, 0);
}

Term validation::isWritable(Side &S, Term Block) {
  World &W = S.W;
  if (std::optional<APInt> Known = number(Block)) {
    if (Known->uge(blocks::Events))
      return boolean(W.C, true);
    if (const GlobalValue *G = W.global(Block)) {
      const auto *Variable = dyn_cast<GlobalVariable>(G);
      return boolean(W.C, Variable && !Variable->isConstant());
    }
  }
  return apply(W.C, "writable", Block, 0);
}

Term validation::isAccessible(Side &S, const Range &Where, bool IsWrite) {
  Term Result = isInside(S.W, Where.Provenance, Where.Address, Where.Bytes) &&
                isAlive(S, Where.Provenance);
  if (IsWrite)
    Result = Result && isWritable(S, Where.Provenance);
  return Result;
}

Term validation::isDereferenceable(Side &S, const Scalar &Pointer,
                                   uint64_t Bytes) {
  return isInside(S.W, Pointer.Provenance, Pointer.Bits, Bytes) &&
         isAlive(S, Pointer.Provenance);
}

Term validation::isAligned(World &W, const Scalar &Pointer,
                           uint64_t Alignment) {
  if (Alignment <= 1)
    return boolean(W.C, true);
  if (W.alignmentOf(Pointer.Provenance) >= Alignment)
    if (std::optional<APInt> Offset =
            number(simplified(Pointer.Bits - W.base(Pointer.Provenance))))
      return boolean(W.C, Offset->urem(Alignment) == 0);
  return isZero(extract(simplified(Pointer.Bits), Log2_64(Alignment) - 1, 0));
}

//===----------------------------------------------------------------------===//
// Values and bytes
//===----------------------------------------------------------------------===//

/// Whether any byte is poison. If a scalar was stored as a whole, its bytes share
/// one condition, which is found here.
static Term isAny(Term Mask) {
  Z3_context C = Mask.Context;
  if (std::optional<APInt> N = number(Mask))
    return boolean(C, !N->isZero());
  Z3_app App = Z3_to_app(C, Mask.Ast);
  if (Z3_get_decl_kind(C, Z3_get_app_decl(C, App)) == Z3_OP_ITE)
    return ite({C, Z3_get_app_arg(C, App, 0)},
               isAny({C, Z3_get_app_arg(C, App, 1)}),
               isAny({C, Z3_get_app_arg(C, App, 2)}));
  return !isZero(Mask);
}

Scalar validation::scalarFromBytes(Side &S, const RawBytes &Raw, Type *Ty) {
  Scalar Result;
  Result.Bits = zextOrTrunc(Raw.Bits, scalarWidth(Ty, S.W.DL));
  Result.Poison = isAny(Raw.Poison);
  if (Ty->isPointerTy())
    Result.Provenance = Raw.Provenance;
  return Result;
}

RawBytes validation::bytesFromScalar(Side &S, const Scalar &Value, Type *Ty) {
  World &W = S.W;
  unsigned Bytes = W.DL.getTypeStoreSize(Ty).getFixedValue();
  RawBytes Result;
  Result.Bits = zextOrTrunc(Value.Bits, 8 * Bytes);
  Result.Poison = ite(Value.Poison, bits(W.C, APInt::getAllOnes(Bytes)),
                      bits(W.C, Bytes, 0));
  Result.Provenance = Value.Provenance;
  return Result;
}

RawBytes validation::readBytes(Side &S, const Range &Where) {
  World &W = S.W;
  RawBytes Result = W.Memory.read(S.Now.Memory, Where, [&](const Range &R) {
    return S.choice("uninit." + Twine(R.Provenance.id()) + "." +
                        Twine(R.Address.id()),
                    8 * R.Bytes);
  });
  // A pointer with unknown contents points to a block from outside the function
  // or to a local block that has escaped.
  for (auto [Block, Era] : W.Memory.takeUnknownBlocks()) {
    Term IsPossible = ult(Block, W.number(blocks::OthersEnd));
    std::optional<APInt> Number = number(Era);
    if (!Number || !Number->isZero())
      for (unsigned Escaped : S.Now.Escaped)
        IsPossible = IsPossible || eq(Block, W.number(Escaped));
    W.assume(IsPossible);
  }
  return Result;
}

void validation::writeBytes(Side &S, const Range &Where, const RawBytes &What) {
  S.Now.Memory = S.W.Memory.store(S.Now.Memory, Where, What);
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
  for (Term N : numbersIn(What.Provenance))
    if (width(N) == ProvenanceBits)
      if (uint64_t Held = number(N)->getZExtValue(); Held >= blocks::Arguments)
        S.Now.Held[Block->getZExtValue()].insert(Held);
}

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

static void tagAccess(Side &S, const Instruction &I, const Range &Where) {
  if (I.getMetadata(LLVMContext::MD_tbaa) ||
      I.getMetadata(LLVMContext::MD_alias_scope) ||
      I.getMetadata(LLVMContext::MD_noalias))
    S.Accesses.push_back({&I, S.Now.Domain, Where});
}

static Range rangeOf(World &W, const Scalar &Pointer, uint64_t Offset,
                     unsigned Bytes, uint64_t Alignment) {
  Term Address = Pointer.Bits;
  if (Offset)
    Address = simplified(Address + bits(W.C, W.PointerBits, Offset));
  uint64_t Here = Offset ? std::min(Alignment, Offset & -Offset) : Alignment;
  return {Pointer.Provenance, Address, Bytes, Here};
}

static uint64_t metadataNumber(const MDNode &Node) {
  return mdconst::extract<ConstantInt>(Node.getOperand(0))->getZExtValue();
}

/// Applies the metadata of a load: a value that violates it is poison, or the
/// execution is undefined, depending on the kind of metadata.
static void applyMetadata(Side &S, const LoadInst &Load, SymbolicValue &V) {
  World &W = S.W;
  bool IsNoUndef = Load.getMetadata(LLVMContext::MD_noundef);
  for (Scalar &L : V.Leaves) {
    if (const MDNode *Ranges = Load.getMetadata(LLVMContext::MD_range)) {
      ConstantRange Range = getConstantRangeFromMetadata(*Ranges);
      Term IsIn = ult(L.Bits - bits(W.C, Range.getLower()),
                      bits(W.C, Range.getUpper() - Range.getLower()));
      if (!Range.isFullSet())
        L.Poison = L.Poison || !IsIn;
    }
    if (Load.getMetadata(LLVMContext::MD_nonnull))
      L.Poison = L.Poison || isZero(L.Bits);
    if (const MDNode *Node = Load.getMetadata(LLVMContext::MD_align))
      L.Poison = L.Poison || !isAligned(W, L, metadataNumber(*Node));
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

/// Requires that the memory has this value whenever it is accessed. The execution
/// is undefined otherwise.
static void requireInvariance(Side &S, const Range &Where,
                              const Scalar &Value) {
  Term Always = apply(S.W.C, "invariant", {Where.Provenance, Where.Address},
                      width(Value.Bits));
  S.undefinedIf(!Value.Poison && !eq(Value.Bits, Always));
}

/// Encodes a load from a constant global whose initializer is known. Returns
/// false if the load is not of this kind.
static bool loadConstant(Side &S, const LoadInst &Load, const Scalar &Pointer) {
  World &W = S.W;
  const auto *G =
      dyn_cast_or_null<GlobalVariable>(W.global(Pointer.Provenance));
  if (!G || !G->isConstant() || !G->hasDefinitiveInitializer())
    return false;
  std::optional<APInt> Offset =
      number(simplified(Pointer.Bits - W.base(Pointer.Provenance)));
  if (!Offset)
    return false;
  // The initializer comes from the module in which the name was first seen.
  Constant *Value =
      ConstantFoldLoadFromConst(const_cast<Constant *>(G->getInitializer()),
                                Load.getType(), *Offset, W.DL);
  if (!Value)
    return false;
  SymbolicValue Result = encodeConstant(S, *Value);
  if (S.hasGivenUp())
    return true;
  applyMetadata(S, Load, Result);
  S.define(Load, std::move(Result));
  return true;
}

void validation::encodeLoad(Side &S, const Instruction &I) {
  World &W = S.W;
  const auto &Load = cast<LoadInst>(I);
  std::optional<SmallVector<Leaf, 4>> Leaves = leavesOf(Load.getType(), W.DL);
  if (!Leaves)
    return S.giveUp("a load of an unsupported type");
  if (!Load.isSimple())
    return S.giveUp("a volatile or atomic load");
  SymbolicValue Address = S.use(Load.getPointerOperand());
  if (S.hasGivenUp())
    return;
  const Scalar &Pointer = Address.Leaves.front();
  unsigned Bytes = W.DL.getTypeStoreSize(Load.getType()).getFixedValue();
  uint64_t Alignment = Load.getAlign().value();
  Range Whole = rangeOf(W, Pointer, 0, Bytes, Alignment);
  S.undefinedIf(Pointer.Poison);
  S.undefinedIf(!isAligned(W, Pointer, Alignment));
  S.undefinedIf(!isAccessible(S, Whole, /*IsWrite=*/false));
  tagAccess(S, I, Whole);
  if (loadConstant(S, Load, Pointer))
    return;
  SymbolicValue Result;
  for (const Leaf &L : *Leaves) {
    Range Where =
        rangeOf(W, Pointer, L.Offset,
                W.DL.getTypeStoreSize(L.Ty).getFixedValue(), Alignment);
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

void validation::encodeStore(Side &S, const Instruction &I) {
  World &W = S.W;
  const auto &Store = cast<StoreInst>(I);
  Type *Ty = Store.getValueOperand()->getType();
  std::optional<SmallVector<Leaf, 4>> Leaves = leavesOf(Ty, W.DL);
  if (!Leaves)
    return S.giveUp("a store of an unsupported type");
  if (!Store.isSimple())
    return S.giveUp("a volatile or atomic store");
  SymbolicValue Address = S.use(Store.getPointerOperand());
  SymbolicValue Value = S.use(Store.getValueOperand());
  if (S.hasGivenUp())
    return;
  const Scalar &Pointer = Address.Leaves.front();
  unsigned Bytes = W.DL.getTypeStoreSize(Ty).getFixedValue();
  uint64_t Alignment = Store.getAlign().value();
  Range Whole = rangeOf(W, Pointer, 0, Bytes, Alignment);
  S.undefinedIf(Pointer.Poison);
  S.undefinedIf(!isAligned(W, Pointer, Alignment));
  S.undefinedIf(!isAccessible(S, Whole, /*IsWrite=*/true));
  tagAccess(S, I, Whole);
  for (auto [L, V] : zip_equal(*Leaves, Value.Leaves)) {
    RawBytes Raw = bytesFromScalar(S, V, L.Ty);
    Raw.Undefs.assign(Value.Undefs.begin(), Value.Undefs.end());
    Range Where =
        rangeOf(W, Pointer, L.Offset,
                W.DL.getTypeStoreSize(L.Ty).getFixedValue(), Alignment);
    if (isWrittenOnce(Store))
      requireInvariance(S, Where, V);
    writeBytes(S, Where, Raw);
  }
}

void validation::encodeAlloca(Side &S, const Instruction &I) {
  World &W = S.W;
  const auto &Alloca = cast<AllocaInst>(I);
  std::optional<TypeSize> Size = Alloca.getAllocationSize(W.DL);
  if (!Size || Size->isScalable() || Alloca.getAddressSpace() != 0)
    return S.giveUp("an alloca of variable size");
  uint64_t Bytes = Size->getFixedValue();
  uint64_t Alignment = Alloca.getAlign().value();
  std::string Key = ("alloca " + Twine(S.key(I)) + " " + Twine(Bytes) + " " +
                     Twine(Alignment))
                        .str();
  Term Block = W.allocation(Key, bits(W.C, W.PointerBits, Bytes), Alignment);
  S.Stack.insert(number(Block)->getZExtValue());
  SymbolicValue Result;
  Result.Leaves.push_back({W.base(Block), boolean(W.C, false), Block});
  S.define(I, std::move(Result));
}

void validation::encodeMemoryIntrinsic(Side &S, const CallBase &Call) {
  World &W = S.W;
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
  Range Where = rangeOf(W, Destination, 0, Bytes, ToAlign);
  S.undefinedIf(Destination.Poison);
  S.undefinedIf(!isAligned(W, Destination, ToAlign));
  S.undefinedIf(!isAccessible(S, Where, /*IsWrite=*/true));
  const Scalar &Source = From.Leaves.front();
  if (isa<MemSetInst>(Call)) {
    for (unsigned I = 0; I < Bytes; ++I)
      writeBytes(S, rangeOf(W, Destination, I, 1, ToAlign),
                 bytesFromScalar(S, Source, Call.getArgOperand(1)->getType()));
    return;
  }
  uint64_t FromAlign =
      cast<MemTransferInst>(Call).getSourceAlign().valueOrOne().value();
  Range Origin = rangeOf(W, Source, 0, Bytes, FromAlign);
  S.undefinedIf(Source.Poison);
  S.undefinedIf(!isAligned(W, Source, FromAlign));
  S.undefinedIf(!isAccessible(S, Origin, /*IsWrite=*/false));
  // The ranges of memcpy must be equal or disjoint.
  Term Distance = Destination.Bits - Source.Bits;
  Term Count = bits(W.C, W.PointerBits, Bytes);
  if (isa<MemCpyInst>(Call))
    S.undefinedIf(eq(Destination.Provenance, Source.Provenance) &&
                  !isZero(Distance) &&
                  (ult(Distance, Count) || ult(negated(Distance), Count)));
  // Copy words of pointer size, so that pointers keep their provenance.
  unsigned Word = W.PointerBits / 8;
  if (Bytes % Word != 0)
    Word = 1;
  SmallVector<RawBytes, 8> Contents;
  for (unsigned I = 0; I < Bytes; I += Word)
    Contents.push_back(readBytes(S, rangeOf(W, Source, I, Word, FromAlign)));
  for (unsigned I = 0; I < Bytes; I += Word)
    writeBytes(S, rangeOf(W, Destination, I, Word, ToAlign),
               Contents[I / Word]);
}
