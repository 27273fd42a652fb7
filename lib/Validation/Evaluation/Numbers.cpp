//===- Numbers.cpp - Arithmetic of the evaluator --------------------------===//

#include "Evaluation/Evaluator.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/Analysis/ValueTracking.h"
#include <cmath>

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

static constexpr auto Nearest = APFloat::rmNearestTiesToEven;

/// A number of one bit.
static APInt bitOf(bool Value) { return APInt(1, Value); }

static const char *integer(const BinaryOperator &I, const APInt &A,
                           const APInt &B, Number &Result) {
  bool Signed = false;
  bool Unsigned = false;
  APInt &R = Result.Bits;
  bool IsExact = isa<PossiblyExactOperator>(I) && I.isExact();
  switch (I.getOpcode()) {
  case Instruction::Add:
    R = A.sadd_ov(B, Signed);
    (void)A.uadd_ov(B, Unsigned);
    break;
  case Instruction::Sub:
    R = A.ssub_ov(B, Signed);
    (void)A.usub_ov(B, Unsigned);
    break;
  case Instruction::Mul:
    R = A.smul_ov(B, Signed);
    (void)A.umul_ov(B, Unsigned);
    break;
  case Instruction::UDiv:
  case Instruction::URem:
  case Instruction::SDiv:
  case Instruction::SRem: {
    if (B.isZero())
      return "division by zero";
    bool IsSigned = I.getOpcode() == Instruction::SDiv ||
                    I.getOpcode() == Instruction::SRem;
    if (IsSigned && A.isMinSignedValue() && B.isAllOnes())
      return "overflow of a division";
    APInt Quotient = IsSigned ? A.sdiv(B) : A.udiv(B);
    APInt Rest = IsSigned ? A.srem(B) : A.urem(B);
    bool IsDivision = I.getOpcode() == Instruction::UDiv ||
                      I.getOpcode() == Instruction::SDiv;
    R = IsDivision ? Quotient : Rest;
    Result.IsPoison |= IsExact && !Rest.isZero();
    return nullptr;
  }
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr: {
    if (B.uge(A.getBitWidth())) {
      Result.IsPoison = true;
      R = A;
      return nullptr;
    }
    unsigned N = B.getZExtValue();
    if (I.getOpcode() == Instruction::Shl) {
      R = A.shl(N);
      Signed = R.ashr(N) != A;
      Unsigned = R.lshr(N) != A;
      break;
    }
    R = I.getOpcode() == Instruction::LShr ? A.lshr(N) : A.ashr(N);
    Result.IsPoison |= IsExact && A.countr_zero() < N && !A.isZero();
    return nullptr;
  }
  case Instruction::And:
    R = A & B;
    break;
  case Instruction::Or:
    R = A | B;
    if (cast<PossiblyDisjointInst>(I).isDisjoint())
      Result.IsPoison |= A.intersects(B);
    break;
  default:
    R = A ^ B;
  }
  if (isa<OverflowingBinaryOperator>(I))
    Result.IsPoison |=
        (Signed && I.hasNoSignedWrap()) || (Unsigned && I.hasNoUnsignedWrap());
  return nullptr;
}

static const fltSemantics &formatOf(const Value *V) {
  return V->getType()->getScalarType()->getFltSemantics();
}

static void applyFastMath(const Instruction &I, ArrayRef<APFloat> Values,
                          Number &Result) {
  FastMathFlags Flags = I.getFastMathFlags();
  for (const APFloat &X : Values)
    Result.IsPoison |=
        (Flags.noNaNs() && X.isNaN()) || (Flags.noInfs() && X.isInfinity());
}

/// Whether fast-math flags allow results other than the exact one.
static bool isLoose(const Instruction &I) {
  FastMathFlags Flags = I.getFastMathFlags();
  return Flags.allowReassoc() || Flags.noSignedZeros() ||
         Flags.allowReciprocal() || Flags.allowContract() || Flags.approxFunc();
}

static void setFloat(Number &Result, const APFloat &X) {
  Result.Bits = X.bitcastToAPInt();
  Result.IsFree |= X.isNaN();
}

static const char *floatOperation(const Instruction &I, APFloat A,
                                  const APFloat &B, Number &Result) {
  if (isLoose(I))
    return "fast-math flags";
  APFloat Left = A;
  switch (I.getOpcode()) {
  case Instruction::FAdd:
    A.add(B, Nearest);
    break;
  case Instruction::FSub:
    A.subtract(B, Nearest);
    break;
  case Instruction::FMul:
    A.multiply(B, Nearest);
    break;
  case Instruction::FDiv:
    A.divide(B, Nearest);
    break;
  case Instruction::FRem:
    A.mod(B);
    break;
  default:
    return "an operation";
  }
  setFloat(Result, A);
  applyFastMath(I, {Left, B, A}, Result);
  return nullptr;
}

/// Whether a comparison with N may depend on a free choice. All NaNs compare
/// alike, whatever their payload is.
static bool isFreeIn(const Number &N, const APFloat &X) {
  return N.IsFree && !X.isNaN();
}

static void comparison(const CmpInst &I, const Number &A, const Number &B,
                       Number &Result) {
  if (I.isIntPredicate()) {
    if (cast<ICmpInst>(I).hasSameSign())
      Result.IsPoison |= A.Bits.isNegative() != B.Bits.isNegative();
    Result.Bits = bitOf(ICmpInst::compare(A.Bits, B.Bits, I.getPredicate()));
    return;
  }
  const fltSemantics &Format = formatOf(I.getOperand(0));
  APFloat X(Format, A.Bits);
  APFloat Y(Format, B.Bits);
  Result.Bits = bitOf(FCmpInst::compare(X, Y, I.getPredicate()));
  Result.IsFree = isFreeIn(A, X) || isFreeIn(B, Y);
  applyFastMath(I, {X, Y}, Result);
}

static const char *conversion(const CastInst &I, const Number &X,
                              Number &Result) {
  Type *To = I.getDestTy()->getScalarType();
  unsigned Width = To->getPrimitiveSizeInBits();
  switch (I.getOpcode()) {
  case Instruction::Trunc: {
    Result.Bits = X.Bits.trunc(Width);
    const auto &Trunc = cast<TruncInst>(I);
    Result.IsPoison |=
        (Trunc.hasNoUnsignedWrap() && X.Bits.getActiveBits() > Width) ||
        (Trunc.hasNoSignedWrap() && X.Bits.getSignificantBits() > Width);
    break;
  }
  case Instruction::ZExt:
    Result.Bits = X.Bits.zext(Width);
    Result.IsPoison |= I.hasNonNeg() && X.Bits.isNegative();
    break;
  case Instruction::SExt:
    Result.Bits = X.Bits.sext(Width);
    break;
  case Instruction::PtrToInt:
  case Instruction::PtrToAddr:
    Result.Bits = X.Bits.zextOrTrunc(Width);
    break;
  case Instruction::BitCast:
    Result = X;
    break;
  case Instruction::SIToFP:
  case Instruction::UIToFP: {
    APFloat Value(To->getFltSemantics());
    Value.convertFromAPInt(X.Bits, I.getOpcode() == Instruction::SIToFP,
                           Nearest);
    setFloat(Result, Value);
    Result.IsPoison |= I.getOpcode() == Instruction::UIToFP && I.hasNonNeg() &&
                       X.Bits.isNegative();
    break;
  }
  case Instruction::FPToSI:
  case Instruction::FPToUI: {
    APSInt Value(Width, I.getOpcode() == Instruction::FPToUI);
    bool IsExact = false;
    APFloat::opStatus Status =
        APFloat(formatOf(I.getOperand(0)), X.Bits)
            .convertToInteger(Value, APFloat::rmTowardZero, &IsExact);
    Result.Bits = Value;
    Result.IsPoison |= Status == APFloat::opInvalidOp;
    break;
  }
  case Instruction::FPTrunc:
  case Instruction::FPExt: {
    APFloat Value(formatOf(I.getOperand(0)), X.Bits);
    bool Loses = false;
    Value.convert(To->getFltSemantics(), Nearest, &Loses);
    setFloat(Result, Value);
    break;
  }
  default:
    return "a conversion";
  }
  return nullptr;
}

Computed validation::compute(const Instruction &I, ArrayRef<Number> Operands) {
  Computed C;
  Number &R = C.Value;
  R.Bits = Operands.front().Bits;
  for (const Number &N : Operands) {
    R.IsPoison |= N.IsPoison;
    R.IsFree |= N.IsFree;
  }
  // It would depend on the free choice whether the result is poison.
  if (R.IsFree && !R.IsPoison && canCreatePoison(cast<Operator>(&I)))
    C.Unsupported = "an operation on a free value that may give poison";
  if (const auto *Operation = dyn_cast<BinaryOperator>(&I)) {
    const Number &A = Operands[0];
    const Number &B = Operands[1];
    if (Operation->isIntDivRem()) {
      if (B.IsPoison)
        C.Undefined = "division by poison";
      else if (A.IsPoison && B.Bits.isAllOnes())
        C.Undefined = "division of poison by -1";
      if (C.Undefined)
        return C;
      // It would depend on the free choice whether the division is defined.
      if (B.IsFree)
        C.Unsupported = "a division by a free value";
    }
    if (I.getType()->isFPOrFPVectorTy()) {
      const fltSemantics &Format = formatOf(&I);
      if (!C.Unsupported)
        C.Unsupported = floatOperation(I, APFloat(Format, A.Bits),
                                       APFloat(Format, B.Bits), R);
    } else if (!(R.IsPoison && Operation->isIntDivRem() && B.Bits.isZero())) {
      C.Undefined = integer(*Operation, A.Bits, B.Bits, R);
    } else {
      C.Undefined = "division by zero";
    }
  } else if (const auto *Comparison = dyn_cast<CmpInst>(&I)) {
    comparison(*Comparison, Operands[0], Operands[1], R);
  } else if (const auto *Cast = dyn_cast<CastInst>(&I)) {
    if (const char *Problem = conversion(*Cast, Operands[0], R))
      C.Unsupported = Problem;
  } else if (I.getOpcode() == Instruction::FNeg) {
    if (I.hasNoSignedZeros())
      C.Unsupported = "fast-math flags";
    R.Bits.flipBit(R.Bits.getBitWidth() - 1);
    applyFastMath(I, APFloat(formatOf(&I), R.Bits), R);
  } else {
    C.Unsupported = "an instruction";
  }
  return C;
}

//===- Intrinsics ---------------------------------------------------------===//

/// The bits of the result; nothing if the intrinsic is not known.
static std::optional<APInt> integerIntrinsic(Intrinsic::ID ID,
                                             ArrayRef<Number> X, Number &R) {
  const APInt &A = X[0].Bits;
  const APInt &B = X.size() > 1 ? X[1].Bits : A;
  unsigned W = A.getBitWidth();
  switch (ID) {
  case Intrinsic::umin:
    return APIntOps::umin(A, B);
  case Intrinsic::umax:
    return APIntOps::umax(A, B);
  case Intrinsic::smin:
    return APIntOps::smin(A, B);
  case Intrinsic::smax:
    return APIntOps::smax(A, B);
  case Intrinsic::abs:
    R.IsPoison |= B.isOne() && A.isMinSignedValue();
    return A.abs();
  case Intrinsic::ctpop:
    return APInt(W, A.popcount());
  case Intrinsic::ctlz:
  case Intrinsic::cttz:
    R.IsPoison |= B.isOne() && A.isZero();
    return APInt(W, ID == Intrinsic::ctlz ? A.countl_zero() : A.countr_zero());
  case Intrinsic::bswap:
    return A.byteSwap();
  case Intrinsic::bitreverse:
    return A.reverseBits();
  case Intrinsic::uadd_sat:
    return A.uadd_sat(B);
  case Intrinsic::usub_sat:
    return A.usub_sat(B);
  case Intrinsic::sadd_sat:
    return A.sadd_sat(B);
  case Intrinsic::ssub_sat:
    return A.ssub_sat(B);
  case Intrinsic::fshl:
  case Intrinsic::fshr: {
    unsigned N = X[2].Bits.urem(W);
    bool IsLeft = ID == Intrinsic::fshl;
    if (N == 0)
      return IsLeft ? A : B;
    return IsLeft ? A.shl(N) | B.lshr(W - N) : A.shl(W - N) | B.lshr(N);
  }
  default:
    return std::nullopt;
  }
}

static bool floatIntrinsic(const CallBase &Call, Intrinsic::ID ID,
                           ArrayRef<Number> X, Number &R) {
  const fltSemantics &Format = formatOf(&Call);
  APFloat A(Format, X[0].Bits);
  APFloat B(Format, X.size() > 1 ? X[1].Bits : X[0].Bits);
  APFloat Value = A;
  switch (ID) {
  case Intrinsic::fabs:
    R.Bits.clearBit(R.Bits.getBitWidth() - 1);
    break;
  case Intrinsic::copysign:
    if (R.Bits.isNegative() != X[1].Bits.isNegative())
      R.Bits.flipBit(R.Bits.getBitWidth() - 1);
    break;
  case Intrinsic::floor:
  case Intrinsic::ceil:
  case Intrinsic::trunc:
    Value.roundToIntegral(ID == Intrinsic::floor  ? APFloat::rmTowardNegative
                          : ID == Intrinsic::ceil ? APFloat::rmTowardPositive
                                                  : APFloat::rmTowardZero);
    setFloat(R, Value);
    break;
  case Intrinsic::sqrt:
    if (&Format != &APFloat::IEEEdouble() || A.isNegative() || A.isNaN())
      return false;
    setFloat(R, APFloat(std::sqrt(A.convertToDouble())));
    break;
  case Intrinsic::fma:
    Value.fusedMultiplyAdd(B, APFloat(Format, X[2].Bits),
                           APFloat::rmNearestTiesToEven);
    setFloat(R, Value);
    break;
  default:
    return false;
  }
  bool ChangesSignOnly = ID == Intrinsic::fabs || ID == Intrinsic::copysign;
  if (ChangesSignOnly ? Call.hasNoSignedZeros() : isLoose(Call))
    return false;
  applyFastMath(Call, {A, B, APFloat(Format, R.Bits)}, R);
  if (X.size() > 2)
    applyFastMath(Call, APFloat(Format, X[2].Bits), R);
  return true;
}

Computed validation::computeIntrinsic(const CallBase &Call,
                                      ArrayRef<Number> Operands) {
  Computed C;
  if (Operands.empty()) {
    C.Unsupported = "an intrinsic";
    return C;
  }
  C.Value.Bits = Operands.front().Bits;
  for (const Number &N : Operands) {
    C.Value.IsPoison |= N.IsPoison;
    C.Value.IsFree |= N.IsFree;
  }
  Intrinsic::ID ID = Call.getIntrinsicID();
  bool IsKnown = false;
  if (Call.getType()->isFPOrFPVectorTy()) {
    IsKnown = floatIntrinsic(Call, ID, Operands, C.Value);
  } else if (auto Bits = integerIntrinsic(ID, Operands, C.Value)) {
    IsKnown = true;
    C.Value.Bits = *Bits;
  }
  if (!IsKnown || (C.Value.IsFree && !C.Value.IsPoison &&
                   canCreatePoison(cast<Operator>(&Call))))
    C.Unsupported = "an intrinsic";
  return C;
}
