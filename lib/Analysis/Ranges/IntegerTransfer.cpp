//===- IntegerTransfer.cpp - Transfer functions of intervals --------------===//

#include "IntegerTransfer.h"
#include "mincaml/Analysis/Ranges/PiNodes.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"

using namespace mincaml;
using namespace llvm;
using namespace llvm::PatternMatch;
using dataflow::Interval;

/// Whether I is `x - x / c * c`, where `/` has the opcode Division. This is how
/// languages without a remainder operator compute the remainder.
static bool isRemainder(const BinaryOperator &I, unsigned Division,
                        const APInt *&Divisor) {
  const Value *Quotient = nullptr;
  const APInt *Factor = nullptr;
  if (!match(&I, m_Sub(m_Value(), m_c_Mul(m_Value(Quotient), m_APInt(Factor)))))
    return false;
  const auto *Divide = dyn_cast<BinaryOperator>(Quotient);
  return Divide && Divide->getOpcode() == Division &&
         Divide->getOperand(0) == I.getOperand(0) &&
         match(Divide->getOperand(1), m_APInt(Divisor)) && *Divisor == *Factor;
}

Interval mincaml::toInterval(const ConstantRange &Range) {
  if (Range.isEmptySet())
    return Interval::empty();
  return {Range.getSignedMin().getSExtValue(),
          Range.getSignedMax().getSExtValue()};
}

static ConstantRange evaluateBinary(const BinaryOperator &I,
                                    const ConstantRange &L,
                                    const ConstantRange &R) {
  if (const auto *Wrapping = dyn_cast<OverflowingBinaryOperator>(&I)) {
    unsigned Kind = 0;
    if (Wrapping->hasNoSignedWrap())
      Kind |= OverflowingBinaryOperator::NoSignedWrap;
    if (Wrapping->hasNoUnsignedWrap())
      Kind |= OverflowingBinaryOperator::NoUnsignedWrap;
    if (Kind != 0)
      return L.overflowingBinaryOp(I.getOpcode(), R, Kind);
  }
  const APInt *Divisor = nullptr;
  if (isRemainder(I, Instruction::SDiv, Divisor))
    return L.srem(ConstantRange(*Divisor));
  if (isRemainder(I, Instruction::UDiv, Divisor))
    return L.urem(ConstantRange(*Divisor));
  // In a square both operands are the same number, so that the extremes of one
  // are never multiplied with those of the other.
  if (I.getOpcode() == Instruction::Mul && I.getOperand(0) == I.getOperand(1) &&
      L == R) {
    const unsigned Width = L.getBitWidth();
    const APInt Low = L.getSignedMin(), High = L.getSignedMax();
    bool Overflows = false, OverflowsToo = false;
    const APInt A = Low.smul_ov(Low, Overflows);
    const APInt B = High.smul_ov(High, OverflowsToo);
    if (!Overflows && !OverflowsToo) {
      APInt Least = Low.isNegative() && !High.isNegative()
                        ? APInt::getZero(Width)
                        : APIntOps::smin(A, B);
      return ConstantRange::getNonEmpty(Least, APIntOps::smax(A, B) + 1);
    }
  }
  return L.binaryOp(I.getOpcode(), R);
}

static ConstantRange evaluateComparison(CmpInst::Predicate Predicate,
                                        const ConstantRange &L,
                                        const ConstantRange &R) {
  if (L.icmp(Predicate, R))
    return ConstantRange(APInt(1, 1));
  if (L.icmp(CmpInst::getInversePredicate(Predicate), R))
    return ConstantRange(APInt(1, 0));
  return ConstantRange::getFull(1);
}

Interval mincaml::evaluateInteger(const Instruction &I,
                                  function_ref<Interval(const Use &)> Of) {
  const unsigned Width = I.getType()->getIntegerBitWidth();
  const Interval All = Interval::all(Width);
  auto RangeOf = [&](unsigned Number) {
    const Use &U = I.getOperandUse(Number);
    return toRange(Of(U), U->getType()->getIntegerBitWidth());
  };
  // ConstantRange returns an empty range if the result is always poison. An
  // empty interval would mean "never computed", so the full one is returned.
  auto Defined = [&](const ConstantRange &Range) {
    return Range.isEmptySet() ? All : toInterval(Range);
  };
  const auto *Call = dyn_cast<IntrinsicInst>(&I);
  const unsigned Operands = Call ? Call->arg_size() : I.getNumOperands();
  // Freezing undef or poison may give any value.
  if (isa<FreezeInst>(I) && !isGuaranteedNotToBeUndefOrPoison(I.getOperand(0)))
    return All;
  for (unsigned N = 0; N < Operands; ++N) {
    if (!hasInterval(*I.getOperand(N)->getType()))
      return All;
    if (Of(I.getOperandUse(N)).isEmpty())
      return Interval::empty();
  }
  if (const auto *Binary = dyn_cast<BinaryOperator>(&I))
    return Defined(evaluateBinary(*Binary, RangeOf(0), RangeOf(1)));
  if (const auto *Cast = dyn_cast<CastInst>(&I))
    return Defined(RangeOf(0).castOp(Cast->getOpcode(), Width));
  if (const auto *Comparison = dyn_cast<ICmpInst>(&I))
    return toInterval(
        evaluateComparison(Comparison->getPredicate(), RangeOf(0), RangeOf(1)));
  if (isa<FreezeInst>(I))
    return Of(I.getOperandUse(0));
  if (Call && ConstantRange::isIntrinsicSupported(Call->getIntrinsicID())) {
    SmallVector<ConstantRange, 2> Arguments;
    for (unsigned N = 0; N < Operands; ++N)
      Arguments.push_back(RangeOf(N));
    return Defined(ConstantRange::intrinsic(Call->getIntrinsicID(), Arguments));
  }
  return All;
}

/// The largest number whose square is at most Bound. Bound must not be
/// negative.
static int64_t squareRoot(int64_t Bound) {
  // APInt::sqrt rounds to the nearest number.
  const int64_t Root = APInt(64, uint64_t(Bound)).sqrt().getSExtValue();
  return Root > Bound / std::max<int64_t>(Root, 1) ? Root - 1 : Root;
}

Interval mincaml::evaluatePi(const PiNode &Pi, const Interval &Source,
                             const Interval &Other) {
  if (Source.isEmpty() || Other.isEmpty())
    return Interval::empty();
  const unsigned Width = Pi.Variable->getType()->getIntegerBitWidth();
  const ConstantRange Allowed =
      ConstantRange::makeAllowedICmpRegion(Pi.Predicate, toRange(Other, Width));
  if (!Pi.IsSquare) {
    // Subtraction of a constant wraps, so that it is exact.
    const ConstantRange Shifted = Allowed.subtract(Pi.Offset);
    return toInterval(toRange(Source, Width)
                          .intersectWith(Shifted, ConstantRange::Signed))
        .intersect(Source);
  }
  // If the square may wrap, it does not bound the variable.
  const int64_t Greatest = std::max(std::abs(std::max(Source.Low, -INT64_MAX)),
                                    std::abs(Source.High));
  const int64_t Bound = toInterval(Allowed).High;
  if (Greatest > squareRoot(Interval::all(Width).High) || Allowed.isEmptySet())
    return Source;
  if (Bound < 0)
    return Interval::empty();
  const int64_t Root = squareRoot(Bound);
  return Source.intersect({-Root, Root});
}

Interval mincaml::promisedInterval(const Instruction &I) {
  const unsigned Width = I.getType()->getIntegerBitWidth();
  Interval Result = Interval::all(Width);
  if (const MDNode *Range = I.getMetadata(LLVMContext::MD_range))
    Result = toInterval(getConstantRangeFromMetadata(*Range));
  if (const auto *Call = dyn_cast<CallBase>(&I))
    if (std::optional<ConstantRange> Range = Call->getRange())
      Result = Result.intersect(toInterval(*Range));
  return Result;
}
