//===- Addresses.cpp - getelementptr and alias metadata -------------------===//

#include "Encoding/Accesses.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/MemoryLocation.h"
#include "llvm/Analysis/ScopedNoAliasAA.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TypeBasedAliasAnalysis.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Instructions.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

namespace {

/// The offset of a getelementptr while its parts are added.
struct OffsetSum {
  Term Offset;
  Term Overflows;
};

} // namespace

static void addOffset(const GetElementPtrInst &GEP, OffsetSum &Sum, Term Part) {
  if (GEP.hasNoUnsignedSignedWrap())
    Sum.Overflows = Sum.Overflows || addOverflows(Sum.Offset, Part, true);
  if (GEP.hasNoUnsignedWrap())
    Sum.Overflows = Sum.Overflows || addOverflows(Sum.Offset, Part, false);
  Sum.Offset = Sum.Offset + Part;
  if (number(Sum.Offset))
    Sum.Overflows = simplified(Sum.Overflows);
}

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
  OffsetSum Sum{bits(EC.C, EC.PointerBits, 0), boolean(EC.C, false)};
  for (auto It = gep_type_begin(GEP), End = gep_type_end(GEP); It != End;
       ++It) {
    if (StructType *Struct = It.getStructTypeOrNull()) {
      unsigned Field = cast<ConstantInt>(It.getOperand())->getZExtValue();
      uint64_t Offset = EC.DL.getStructLayout(Struct)
                            ->getElementOffset(Field)
                            .getFixedValue();
      addOffset(GEP, Sum, bits(EC.C, EC.PointerBits, Offset));
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
      Sum.Overflows = Sum.Overflows || mulOverflows(Extended, Size, true);
    if (GEP.hasNoUnsignedWrap() && !number(Extended))
      Sum.Overflows = Sum.Overflows || mulOverflows(Extended, Size, false);
    Pointer.Poison = Pointer.Poison || N.Poison;
    addOffset(GEP, Sum, Extended * Size);
    Result.Undefs.append(Index.Undefs.begin(), Index.Undefs.end());
  }
  Term From = Pointer.Bits;
  Term To = simplified(From + Sum.Offset);
  Pointer.Poison = Pointer.Poison || Sum.Overflows;
  if (GEP.hasNoUnsignedWrap())
    Pointer.Poison = Pointer.Poison || addOverflows(From, Sum.Offset, false);
  std::optional<APInt> Constant = number(Sum.Offset);
  bool IsZero = Constant && Constant->isZero();
  if (GEP.isInBounds() && !IsZero) {
    // Both addresses must be in the block or at its end.
    Term Begin = EC.base(Pointer.Provenance);
    Term Size = EC.size(Pointer.Provenance);
    Term IsIn = ule(simplified(From - Begin), Size) &&
                ule(simplified(To - Begin), Size);
    if (!Constant)
      IsIn = IsIn || isZero(Sum.Offset);
    if (number(Size) && number(simplified(To - Begin)))
      IsIn = simplified(IsIn);
    Pointer.Poison = Pointer.Poison || !IsIn;
  } else if (GEP.hasNoUnsignedSignedWrap() && !IsZero) {
    // The sum of the unsigned address and the signed offset must not wrap.
    Term Wraps = ite(signBit(Sum.Offset), ult(From, To), ult(To, From));
    Pointer.Poison = Pointer.Poison || Wraps;
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
