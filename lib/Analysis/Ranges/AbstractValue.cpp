//===- AbstractValue.cpp - Abstract integers and pointers -----------------===//

#include "mincaml/Analysis/Ranges/AbstractValue.h"
#include "mincaml/Analysis/Ranges/PiNodes.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/PatternMatch.h"

using namespace mincaml;
using namespace llvm;
using namespace llvm::PatternMatch;
using dataflow::Interval;

bool mincaml::hasInterval(const Type &Ty) {
  return Ty.isIntegerTy() && Ty.getIntegerBitWidth() <= 64;
}

bool mincaml::isTracked(const Type &Ty) {
  return hasInterval(Ty) ||
         (Ty.isPointerTy() && Ty.getPointerAddressSpace() == 0);
}

ConstantRange mincaml::toRange(const dataflow::Interval &I, unsigned Width) {
  if (I.isEmpty())
    return ConstantRange::getEmpty(Width);
  auto Bound = [&](int64_t Value) {
    return APInt(64, uint64_t(Value), /*isSigned=*/true).trunc(Width);
  };
  return ConstantRange::getNonEmpty(Bound(I.Low), Bound(I.High) + 1);
}

std::string mincaml::describe(const dataflow::Interval &Range, unsigned Width) {
  const dataflow::Interval All = dataflow::Interval::all(Width);
  if (Range.isEmpty())
    return "is never computed";
  if (Range.isConstant())
    return "is " + std::to_string(Range.Low);
  if (Range.contains(All))
    return "can be any number";
  if (Range.Low <= All.Low)
    return "is at most " + std::to_string(Range.High);
  if (Range.High >= All.High)
    return "is at least " + std::to_string(Range.Low);
  return "is from " + std::to_string(Range.Low) + " to " +
         std::to_string(Range.High);
}

//===----------------------------------------------------------------------===//
// Sets of numbers and of objects
//===----------------------------------------------------------------------===//

NumberSet NumberSet::of(const Interval &Range) {
  uint64_t Bits = 0;
  const Interval Exact = {0, Limit - 1};
  const Interval Small = Range.intersect(Exact);
  if (!Small.isEmpty())
    Bits = maskTrailingOnes<uint64_t>(unsigned(Small.High) + 1) &
           ~maskTrailingOnes<uint64_t>(unsigned(Small.Low));
  if (!Exact.contains(Range))
    Bits |= uint64_t(1) << OthersBit;
  return NumberSet(Bits);
}

SmallVector<unsigned, 4> NumberSet::members() const {
  SmallVector<unsigned, 4> Result;
  for (unsigned Number = 0; Number < Limit; ++Number)
    if (contains(Number))
      Result.push_back(Number);
  return Result;
}

Interval NumberSet::hull() const {
  if (isEmpty())
    return Interval::empty();
  return hasOthers() || hasFromNull()
             ? Interval::all()
             : Interval{countr_zero(Bits), 63 - countl_zero(Bits)};
}

AbstractValue AbstractValue::integer(Interval Range, NumberSet Numbers) {
  Range = Range.intersect(Numbers.hull());
  Numbers = Numbers & NumberSet::of(Range);
  if (Range.isEmpty() || Numbers.isEmpty())
    return bottom();
  return {Range, ObjectSets::None, Numbers};
}

bool mincaml::join(AbstractValue &Into, const AbstractValue &From,
                   ObjectSets &Sets, SmallVectorImpl<ObjectNumber> &Lost) {
  const AbstractValue Old = Into;
  Into.Objects = Sets.unite(Into.Objects, From.Objects, Lost);
  if (Into.isUnknownPointer())
    Into.Range = Interval::all();
  else
    dataflow::IntervalLattice::join(Into.Range, From.Range);
  NumberSetLattice::join(Into.Numbers, From.Numbers);
  return !(Into == Old);
}

/// The results that comparing the members of a value with a number can have.
static Interval compareMembers(const AbstractValue &V,
                               function_ref<Interval(int64_t)> Compare,
                               function_ref<Interval()> CompareObject,
                               function_ref<Interval()> CompareOther) {
  Interval Result;
  if (V.Objects != ObjectSets::None)
    dataflow::IntervalLattice::join(Result, CompareObject());
  for (unsigned Number : V.Numbers.members())
    dataflow::IntervalLattice::join(Result, Compare(Number));
  if (V.Numbers.hasFromNull())
    dataflow::IntervalLattice::join(Result, {-1, 0});
  if (V.Numbers.hasOthers())
    dataflow::IntervalLattice::join(Result, CompareOther());
  return Result;
}

/// The number that a value is; std::nullopt if it may be another one or an
/// address.
static std::optional<int64_t> knownNumber(const AbstractValue &V) {
  const Interval Hull = V.Numbers.hull();
  return V.Objects == ObjectSets::None && Hull.isConstant()
             ? std::optional(Hull.Low)
             : std::nullopt;
}

/// Compares the members of \p V with the number \p With.
static Interval compareWith(CmpInst::Predicate Predicate,
                            const AbstractValue &V, int64_t With,
                            unsigned Width, bool IsPointer) {
  constexpr Interval Either = {-1, 0};
  auto Compare = [&](const APInt &Number) {
    return Interval::constant(
        -int64_t(ICmpInst::compare(Number, APInt(Width, With), Predicate)));
  };
  if (!isUIntN(Width - 1, NumberSet::Limit))
    return V.isBottom() ? Interval::empty() : Either;
  // Every address of an object and every other number that is used as an
  // address is larger than the numbers of a set. The order of signed addresses
  // is not used.
  const bool HasOrder = IsPointer && !CmpInst::isSigned(Predicate);
  const APInt Large(Width, NumberSet::Limit);
  return compareMembers(
      V, [&](int64_t Number) { return Compare(APInt(Width, Number)); },
      [&] {
        return HasOrder && V.Range == Interval::constant(0) ? Compare(Large)
                                                            : Either;
      },
      [&] {
        if (HasOrder || CmpInst::isEquality(Predicate))
          return Compare(Large);
        return Either;
      });
}

Interval mincaml::compareNumbers(CmpInst::Predicate Predicate,
                                 const AbstractValue &Left,
                                 const AbstractValue &Right, unsigned Width,
                                 bool IsPointer) {
  if (Left.isBottom() || Right.isBottom())
    return Interval::empty();
  if (std::optional<int64_t> Number = knownNumber(Right))
    return compareWith(Predicate, Left, *Number, Width, IsPointer);
  if (std::optional<int64_t> Number = knownNumber(Left))
    return compareWith(CmpInst::getSwappedPredicate(Predicate), Right, *Number,
                       Width, IsPointer);
  return {-1, 0};
}

AbstractValue mincaml::restrictNumbers(const AbstractValue &V,
                                       CmpInst::Predicate Predicate,
                                       const AbstractValue &Other,
                                       unsigned Width, bool IsPointer) {
  const std::optional<int64_t> Number = knownNumber(Other);
  if (Other.isBottom())
    return AbstractValue::bottom();
  if (!Number)
    return V;
  auto MayHold = [&](const AbstractValue &Part) {
    return compareWith(Predicate, Part, *Number, Width, IsPointer).Low < 0;
  };
  AbstractValue Result = V;
  Result.Numbers = {};
  for (unsigned Member : V.Numbers.members())
    if (MayHold(AbstractValue::address(NumberSet::of(Member))))
      Result.Numbers = Result.Numbers | NumberSet::of(Member);
  if (V.Numbers.hasFromNull())
    Result.Numbers = Result.Numbers | NumberSet::fromNull();
  if (V.Numbers.hasOthers() &&
      MayHold(AbstractValue::address(NumberSet::others())))
    Result.Numbers = Result.Numbers | NumberSet::others();
  if (!IsPointer)
    return AbstractValue::integer(V.Range, Result.Numbers);
  // A pointer to an unknown place in an object stays: although it may be equal to
  // a number, subtracting the offset would lead to the object again.
  if (V.Objects != ObjectSets::None &&
      !MayHold(AbstractValue::pointer(V.Objects, V.Range))) {
    Result.Objects = ObjectSets::None;
    Result.Range = Interval::empty();
  }
  return Result;
}

ObjectSet ObjectSets::number(Objects Set) {
  auto [I, IsNew] = Numbers.try_emplace(Set, ObjectSet(Sets.size()));
  if (IsNew)
    Sets.push_back(std::move(Set));
  return I->second;
}

ObjectSet ObjectSets::unite(ObjectSet A, ObjectSet B,
                            SmallVectorImpl<ObjectNumber> &Lost) {
  if (A == B || B == None)
    return A;
  if (A == None)
    return B;
  auto Lose = [&](ObjectSet S) { append_range(Lost, objects(S)); };
  if (A == Unknown || B == Unknown) {
    Lose(A == Unknown ? B : A);
    return Unknown;
  }
  auto [I, IsNew] = Unions.try_emplace(std::minmax(A, B), Unknown);
  if (IsNew) {
    Objects All;
    std::set_union(Sets[A].begin(), Sets[A].end(), Sets[B].begin(),
                   Sets[B].end(), std::back_inserter(All));
    if (All.size() <= MaximumObjects)
      I->second = number(std::move(All));
  }
  if (I->second == Unknown) {
    Lose(A);
    Lose(B);
  }
  return I->second;
}

//===----------------------------------------------------------------------===//
// Transfer functions of intervals
//===----------------------------------------------------------------------===//

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
  // Both operands of a square are the same number, so the low end of the range
  // is never multiplied by the high end.
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
    // The subtraction of a constant wraps like the addition of the offset, so
    // it loses no precision.
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
