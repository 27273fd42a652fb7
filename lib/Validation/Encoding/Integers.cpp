//===- Integers.cpp - Integer arithmetic, comparisons, casts --------------===//

#include "Encoding/Encoding.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

/// Adds the undefined behaviour of a division: the divisor is zero or poison, or
/// the quotient overflows.
static void checkDivision(FunctionEncoding &S, const BinaryOperator &I,
                          const Scalar &A, const Scalar &B) {
  S.undefinedIf(B.Poison || isZero(B.Bits));
  if (I.getOpcode() != Instruction::SDiv && I.getOpcode() != Instruction::SRem)
    return;
  unsigned W = width(B.Bits);
  Term IsMinusOne = eq(B.Bits, bits(S.EC.C, APInt::getAllOnes(W)));
  Term IsLeast = eq(A.Bits, bits(S.EC.C, APInt::getSignedMinValue(W)));
  S.undefinedIf(IsMinusOne && (A.Poison || IsLeast));
}

static Term compute(unsigned Opcode, Term A, Term B) {
  switch (Opcode) {
  case Instruction::Add:
    return A + B;
  case Instruction::Sub:
    return A - B;
  case Instruction::Mul:
    return A * B;
  case Instruction::UDiv:
    return udiv(A, B);
  case Instruction::SDiv:
    return sdiv(A, B);
  case Instruction::URem:
    return urem(A, B);
  case Instruction::SRem:
    return srem(A, B);
  case Instruction::Shl:
    return shl(A, B);
  case Instruction::LShr:
    return lshr(A, B);
  case Instruction::AShr:
    return ashr(A, B);
  case Instruction::And:
    return A & B;
  case Instruction::Or:
    return A | B;
  case Instruction::Xor:
    return A ^ B;
  }
  return {};
}

static Term overflows(unsigned Opcode, Term A, Term B, bool IsSigned) {
  switch (Opcode) {
  case Instruction::Add:
    return addOverflows(A, B, IsSigned);
  case Instruction::Sub:
    return subOverflows(A, B, IsSigned);
  case Instruction::Mul:
    return mulOverflows(A, B, IsSigned);
  default: { // shl
    Term Shifted = shl(A, B);
    Term Back = IsSigned ? ashr(Shifted, B) : lshr(Shifted, B);
    return !eq(Back, A);
  }
  }
}

/// Whether flags or the shift amount make the result poison.
static Term isPoison(EncodingContext &EC, const BinaryOperator &I, Term A,
                     Term B) {
  Term Result = boolean(EC.C, false);
  unsigned Opcode = I.getOpcode();
  if (I.isShift())
    Result = !ult(B, bits(EC.C, APInt(width(B), width(B))));
  if (isa<OverflowingBinaryOperator>(I)) {
    if (I.hasNoSignedWrap())
      Result = Result || overflows(Opcode, A, B, true);
    if (I.hasNoUnsignedWrap())
      Result = Result || overflows(Opcode, A, B, false);
  }
  if (isa<PossiblyExactOperator>(I) && I.isExact()) {
    if (Opcode == Instruction::UDiv)
      Result = Result || !isZero(urem(A, B));
    else if (Opcode == Instruction::SDiv)
      Result = Result || !isZero(srem(A, B));
    else
      Result = Result || !eq(shl(lshr(A, B), B), A);
  }
  if (const auto *Or = dyn_cast<PossiblyDisjointInst>(&I))
    if (Or->isDisjoint())
      Result = Result || !isZero(A & B);
  return number(A) && number(B) ? simplified(Result) : Result;
}

void validation::encodeIntegerOperation(FunctionEncoding &S,
                                        const BinaryOperator &I) {
  encodeElementwise(S, I, I.getOperand(0), I.getOperand(1),
                    [&](const Scalar &X, const Scalar &Y) -> Scalar {
                      if (I.isIntDivRem())
                        checkDivision(S, I, X, Y);
                      return {compute(I.getOpcode(), X.Bits, Y.Bits),
                              X.Poison || Y.Poison ||
                                  isPoison(S.EC, I, X.Bits, Y.Bits),
                              {}};
                    });
}

static Term compare(CmpInst::Predicate Predicate, Term A, Term B) {
  switch (Predicate) {
  case CmpInst::ICMP_EQ:
    return eq(A, B);
  case CmpInst::ICMP_NE:
    return !eq(A, B);
  case CmpInst::ICMP_ULT:
    return ult(A, B);
  case CmpInst::ICMP_ULE:
    return ule(A, B);
  case CmpInst::ICMP_UGT:
    return ult(B, A);
  case CmpInst::ICMP_UGE:
    return ule(B, A);
  case CmpInst::ICMP_SLT:
    return slt(A, B);
  case CmpInst::ICMP_SLE:
    return sle(A, B);
  case CmpInst::ICMP_SGT:
    return slt(B, A);
  default:
    return sle(B, A);
  }
}

/// Assumes that two addresses inside different memory blocks are different.
static void separate(FunctionEncoding &S, const Scalar &A, const Scalar &B) {
  EncodingContext &EC = S.EC;
  // The block of a `noalias` argument may be the same memory as another block.
  auto MayShare = [](Term Block) {
    std::optional<APInt> N = number(Block);
    return N && N->uge(blocks::Arguments) && N->ult(blocks::Events);
  };
  if (MayShare(A.Provenance) || MayShare(B.Provenance))
    return;
  Term Apart = simplified(!eq(A.Provenance, B.Provenance));
  auto IsInside = [&](const Scalar &X) {
    return ult(X.Bits - EC.base(X.Provenance), EC.size(X.Provenance));
  };
  // A block may be allocated at the address of a block that has been freed.
  std::optional<APInt> EventNumber = number(S.Now.LastFreeEvent);
  auto IsPermanent = [&](Term Block) {
    std::optional<APInt> N = number(Block);
    return EC.global(Block) || (N && N->uge(blocks::FrameBlocks));
  };
  if ((EventNumber && EventNumber->isZero()) ||
      (IsPermanent(A.Provenance) && IsPermanent(B.Provenance)))
    EC.assume(!(Apart && IsInside(A) && IsInside(B)) || !eq(A.Bits, B.Bits));
}

void validation::encodeIntegerComparison(FunctionEncoding &S,
                                         const CmpInst &I) {
  encodeElementwise(
      S, I, I.getOperand(0), I.getOperand(1),
      [&](const Scalar &X, const Scalar &Y) -> Scalar {
        if (X.Provenance)
          separate(S, X, Y);
        Term IsPoison = X.Poison || Y.Poison;
        if (cast<ICmpInst>(I).hasSameSign())
          IsPoison =
              IsPoison || !eq(bit(signBit(X.Bits)), bit(signBit(Y.Bits)));
        return {bit(compare(I.getPredicate(), X.Bits, Y.Bits)), IsPoison, {}};
      });
}

static Scalar castScalar(FunctionEncoding &S, const CastInst &I,
                         const Scalar &X) {
  unsigned To = scalarWidth(I.getDestTy()->getScalarType(), S.EC.DL);
  Scalar Result{zextOrTrunc(X.Bits, To), X.Poison, {}};
  switch (I.getOpcode()) {
  case Instruction::SExt:
    Result.Bits = sextOrTrunc(X.Bits, To);
    break;
  case Instruction::ZExt:
    if (I.hasNonNeg())
      Result.poisonIf(signBit(X.Bits));
    break;
  case Instruction::Trunc: {
    const auto &Trunc = cast<TruncInst>(I);
    if (Trunc.hasNoUnsignedWrap())
      Result.poisonIf(!eq(zextOrTrunc(Result.Bits, width(X.Bits)), X.Bits));
    if (Trunc.hasNoSignedWrap())
      Result.poisonIf(!eq(sextOrTrunc(Result.Bits, width(X.Bits)), X.Bits));
    break;
  }
  case Instruction::PtrToInt:
    S.escape(X.Provenance);
    break;
  case Instruction::PtrToAddr:
    break;
  default:
    return convertFloat(S, I, X);
  }
  return Result;
}

void validation::encodeCast(FunctionEncoding &S, const CastInst &I) {
  EncodingContext &EC = S.EC;
  auto From = leavesOf(I.getSrcTy(), EC.DL);
  auto To = leavesOf(I.getDestTy(), EC.DL);
  if (!From || !To)
    return S.giveUp("a cast of an unsupported type");
  if (I.getOpcode() == Instruction::IntToPtr ||
      I.getOpcode() == Instruction::AddrSpaceCast)
    return S.giveUp(Twine(I.getOpcodeName()));
  SymbolicValue Operand = S.use(I.getOperand(0));
  if (S.hasGivenUp())
    return;
  if (I.getOpcode() == Instruction::BitCast) {
    // Only bitcasts that keep the elements are supported.
    if (From->size() != To->size())
      return S.giveUp("a bitcast that changes the number of elements");
    return S.define(I, std::move(Operand));
  }
  SymbolicValue Result;
  for (const Scalar &X : Operand.Leaves)
    Result.Leaves.push_back(castScalar(S, I, X));
  takeUndefs(Result, {&Operand});
  S.define(I, std::move(Result));
}
