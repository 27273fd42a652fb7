//===- Constants.cpp - Constants as terms ---------------------------------===//

#include "llvm/IR/Constants.h"
#include "Encoding/FunctionEncoding.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/GlobalIFunc.h"
#include "llvm/IR/Operator.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

static Scalar poisonOf(EncodingContext &EC, Type *Ty) {
  Scalar Result{bits(EC.C, scalarWidth(Ty, EC.DL), 0), boolean(EC.C, true), {}};
  if (Ty->isPointerTy())
    Result.Provenance = EC.number(blocks::Null);
  return Result;
}

static SymbolicValue scalar(EncodingContext &EC, Term Bits,
                            Term Provenance = {}) {
  SymbolicValue Result;
  Result.Leaves.push_back({Bits, boolean(EC.C, false), Provenance});
  return Result;
}

/// Whether a constant getelementptr is `inbounds`. Returns nothing if it has
/// other flags, or if its base is a getelementptr with flags: these cases are not
/// supported.
static std::optional<bool> isInBounds(const Constant &C) {
  const auto *GEP = dyn_cast<GEPOperator>(&C);
  if (!GEP)
    return false;
  const auto *Inner = dyn_cast<GEPOperator>(GEP->getPointerOperand());
  GEPNoWrapFlags Flags = GEP->getNoWrapFlags();
  if (GEP->getInRange() ||
      (Flags != GEPNoWrapFlags::none() && !Flags.isInBounds()) ||
      (Inner && Inner->getNoWrapFlags() != GEPNoWrapFlags::none()))
    return std::nullopt;
  return Flags.isInBounds();
}

static bool hasFixedAddress(const GlobalValue &G) {
  const auto *Object = dyn_cast<GlobalObject>(&G);
  return Object && Object->hasMetadata(LLVMContext::MD_absolute_symbol);
}

/// Encodes a constant address: a global or null, with an optional offset.
static SymbolicValue pointer(FunctionEncoding &S, const Constant &C) {
  EncodingContext &EC = S.EC;
  if (isa<ConstantPointerNull>(C))
    return scalar(EC, bits(EC.C, EC.PointerBits, 0), EC.number(blocks::Null));
  APInt Offset(EC.DL.getIndexTypeSizeInBits(C.getType()), 0);
  const Value *Base = C.stripAndAccumulateConstantOffsets(
      EC.DL, Offset, /*AllowNonInbounds=*/true);
  if (isa<ConstantPointerNull>(Base))
    return scalar(EC, bits(EC.C, Offset.zextOrTrunc(EC.PointerBits)),
                  EC.number(blocks::Null));
  const auto *G = dyn_cast<GlobalValue>(Base);
  std::optional<bool> InBounds = isInBounds(C);
  if (G && (!InBounds || hasFixedAddress(*G))) {
    S.giveUp("a constant address that may be poison, or that is fixed");
    return {};
  }
  if (!G || isa<GlobalAlias>(G) || isa<GlobalIFunc>(G) || G->isThreadLocal() ||
      Offset.getBitWidth() != EC.PointerBits) {
    S.giveUp("a constant address that is no global with an offset");
    return {};
  }
  Term Block = EC.blockOf(*G);
  Term Address = EC.base(Block);
  if (!Offset.isZero())
    Address = simplified(Address + bits(EC.C, Offset));
  SymbolicValue Result = scalar(EC, Address, Block);
  if (*InBounds)
    Result.Leaves.front().Poison =
        simplified(ult(EC.size(Block), bits(EC.C, Offset)));
  return Result;
}

SymbolicValue validation::encodeConstant(FunctionEncoding &S,
                                         const Constant &C) {
  EncodingContext &EC = S.EC;
  if (const auto *N = dyn_cast<ConstantInt>(&C);
      N && !C.getType()->isVectorTy())
    return scalar(EC, bits(EC.C, N->getValue()));
  if (const auto *N = dyn_cast<ConstantFP>(&C); N && !C.getType()->isVectorTy())
    return scalar(EC, bits(EC.C, N->getValueAPF().bitcastToAPInt()));
  std::optional<SmallVector<Leaf, 4>> Leaves = leavesOf(C.getType(), EC.DL);
  if (!Leaves) {
    S.giveUp("a constant of an unsupported type");
    return {};
  }
  SymbolicValue Result;
  if (isa<PoisonValue>(C)) {
    for (const Leaf &L : *Leaves)
      Result.Leaves.push_back(poisonOf(EC, L.Ty));
    return Result;
  }
  if (isa<UndefValue>(C)) {
    for (const Leaf &L : *Leaves) {
      SymbolicValue U = S.undef("undef", scalarWidth(L.Ty, EC.DL));
      if (L.Ty->isPointerTy())
        U.Leaves.front().Provenance = EC.number(blocks::Null);
      Result.Leaves.push_back(U.Leaves.front());
      Result.Undefs.push_back(U.Undefs.front());
    }
    return Result;
  }
  if (C.getType()->isPointerTy())
    return pointer(S, C);
  if (isa<ConstantAggregate>(C) || isa<ConstantDataSequential>(C) ||
      isa<ConstantAggregateZero>(C) || isa<ConstantInt>(C) ||
      isa<ConstantFP>(C)) {
    unsigned Count = 0;
    if (auto *Vector = dyn_cast<FixedVectorType>(C.getType()))
      Count = Vector->getNumElements();
    else if (auto *Array = dyn_cast<ArrayType>(C.getType()))
      Count = Array->getNumElements();
    else
      Count = cast<StructType>(C.getType())->getNumElements();
    for (unsigned I = 0; I < Count; ++I) {
      SymbolicValue Element = encodeConstant(S, *C.getAggregateElement(I));
      append_range(Result.Leaves, Element.Leaves);
      append_range(Result.Undefs, Element.Undefs);
    }
    return Result;
  }
  if (Constant *Folded = ConstantFoldConstant(&C, EC.DL); Folded != &C)
    return encodeConstant(S, *Folded);
  if (const auto *Expression = dyn_cast<ConstantExpr>(&C);
      Expression && Expression->getOpcode() == Instruction::PtrToInt) {
    SymbolicValue Operand = encodeConstant(S, *Expression->getOperand(0));
    if (S.hasGivenUp())
      return {};
    Scalar L = Operand.Leaves.front();
    return scalar(EC, zextOrTrunc(L.Bits, scalarWidth(C.getType(), EC.DL)));
  }
  S.giveUp("a constant expression");
  return {};
}
