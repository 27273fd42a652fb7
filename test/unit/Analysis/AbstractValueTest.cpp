//===- AbstractValueTest.cpp - Numbers, constructors, comparisons ---------===//
//
// The lattices of AbstractValue.h satisfy the laws, and the transfer functions
// for comparisons are sound, exact for constructors, and monotone. Concrete
// values are numbers and addresses of objects.
//
//===----------------------------------------------------------------------===//

#include "mincaml/Analysis/Ranges/AbstractValue.h"
#include "Helpers/LatticeLaws.h"
#include "llvm/ADT/APInt.h"
#include "llvm/IR/Instructions.h"

using namespace mincaml;
using namespace llvm;
using dataflow::Interval;

namespace {

constexpr unsigned Width = 32;
constexpr CmpInst::Predicate Predicates[] = {
    CmpInst::ICMP_EQ,  CmpInst::ICMP_NE,  CmpInst::ICMP_ULT, CmpInst::ICMP_ULE,
    CmpInst::ICMP_UGT, CmpInst::ICMP_UGE, CmpInst::ICMP_SLT, CmpInst::ICMP_SLE,
    CmpInst::ICMP_SGT, CmpInst::ICMP_SGE};

class AbstractValueTest : public testing::Test {
protected:
  NumberSet numbers() {
    NumberSet Result;
    for (unsigned Left = R.below(5); Left != 0; --Left)
      Result = Result | NumberSet::of(R.between(0, 70) - 4);
    return R.percent(5) ? NumberSet::all() : Result;
  }
  /// Objects are at the distance 0, so that pointers have the shape of values of
  /// data types, or anywhere.
  AbstractValue pointer() {
    if (R.percent(10))
      return AbstractValue::unknownPointer();
    AbstractValue Result = AbstractValue::address(numbers());
    SmallVector<ObjectNumber, 4> Lost;
    for (unsigned Left = R.below(4); Left != 0; --Left)
      join(Result,
           AbstractValue::pointer(Sets.of(R.below(6)),
                                  R.percent(80) ? Interval::constant(0)
                                                : Interval{-8, 8}),
           Sets, Lost);
    return Result;
  }
  AbstractValue integer() {
    const int64_t Low = R.between(-5, 60);
    return AbstractValue::integer({Low, Low + R.between(0, 12)},
                                  R.coin() ? NumberSet::all()
                                           : numbers() | NumberSet::of(Low));
  }
  /// A lattice for the laws; no set becomes too large.
  struct Lattice {
    using Element = AbstractValue;
    Element bottom() const { return AbstractValue::bottom(); }
    bool join(Element &Into, const Element &From) const {
      SmallVector<ObjectNumber, 8> Lost;
      return mincaml::join(Into, From, Sets, Lost);
    }
    ObjectSets &Sets;
  };

  /// The concrete values of an abstract one among those of interest: numbers,
  /// and an address for each object.
  static constexpr int64_t Address = 4096;
  SmallVector<int64_t, 16> concrete(const AbstractValue &V, bool IsPointer) {
    SmallVector<int64_t, 16> Result;
    for (int64_t Number = IsPointer ? 0 : -10; Number < 80; ++Number)
      if (IsPointer ? V.Numbers.contains(Number) : mayBe(V, Number))
        Result.push_back(Number);
    if (V.Objects != ObjectSets::None)
      Result.push_back(Address);
    return Result;
  }
  static bool holds(int64_t A, CmpInst::Predicate P, int64_t B) {
    return ICmpInst::compare(APInt(Width, uint64_t(A), true, true),
                             APInt(Width, uint64_t(B), true, true), P);
  }

  Random R{7};
  ObjectSets Sets;
};

} // namespace

TEST_F(AbstractValueTest, SetsOfNumbersAreALattice) {
  NumberSetLattice L;
  auto Make = [&] { return numbers(); };
  dataflow::checkLatticeLaws(L, Make);
  dataflow::checkHeight(L, 64, Make);
}

TEST_F(AbstractValueTest, PointersAndIntegersAreLattices) {
  Lattice L{Sets};
  dataflow::checkLatticeLaws(L, [&] { return pointer(); });
  dataflow::checkLatticeLaws(L, [&] { return integer(); });
}

TEST_F(AbstractValueTest, SetOfAnInterval) {
  for (unsigned I = 0; I < 2000; ++I) {
    const int64_t Low = R.between(-70, 70);
    const Interval Range = {Low, Low + R.between(-1, 80)};
    const NumberSet Set =
        NumberSet::of(Range.isEmpty() ? Interval::empty() : Range);
    for (int64_t N = -80; N < 160; ++N)
      if (Range.Low <= N && N <= Range.High)
        EXPECT_TRUE(Set.contains(N));
      else if (N >= 0 && N < int64_t(NumberSet::Limit))
        EXPECT_FALSE(Set.contains(N));
    EXPECT_FALSE(Set.hasFromNull());
    if (!Set.isEmpty())
      EXPECT_TRUE(Set.hull().contains(Range));
  }
}

TEST_F(AbstractValueTest, TooManyObjectsEscape) {
  AbstractValue All = AbstractValue::bottom();
  SmallVector<ObjectNumber, 8> Lost;
  for (ObjectNumber O = 0; O < ObjectSets::MaximumObjects; ++O)
    join(All, AbstractValue::pointer(Sets.of(O), Interval::constant(0)), Sets,
         Lost);
  EXPECT_TRUE(Lost.empty());
  EXPECT_FALSE(All.isUnknownPointer());
  join(All,
       AbstractValue::pointer(Sets.of(ObjectSets::MaximumObjects),
                              Interval::constant(0)),
       Sets, Lost);
  EXPECT_TRUE(All.isUnknownPointer());
  EXPECT_EQ(Lost.size(), ObjectSets::MaximumObjects + 1);
}

TEST_F(AbstractValueTest, ComparisonsAreSoundAndExact) {
  for (bool IsPointer : {true, false})
    for (unsigned I = 0; I < 4000; ++I) {
      const AbstractValue V = IsPointer ? pointer() : integer();
      const int64_t Number = R.between(0, 61);
      const auto Other =
          IsPointer ? AbstractValue::address(NumberSet::of(Number))
                    : AbstractValue::integer(Interval::constant(Number));
      const CmpInst::Predicate P = R.pick(ArrayRef(Predicates));
      const Interval Result = compareNumbers(P, V, Other, Width, IsPointer);
      const Interval Swapped = compareNumbers(CmpInst::getSwappedPredicate(P),
                                              Other, V, Width, IsPointer);
      EXPECT_EQ(Result, Swapped);
      bool MayHold = false, MayFail = false;
      for (int64_t C : concrete(V, IsPointer))
        (holds(C, P, Number) ? MayHold : MayFail) = true;
      EXPECT_LE(MayHold, Result.Low < 0);
      EXPECT_LE(MayFail, Result.High >= 0 && !Result.isEmpty());
      // The result is exact unless an address or another number is involved
      // whose order is not known.
      const bool IsKnown =
          !V.Numbers.hasOthers() && !V.Numbers.hasFromNull() &&
          (V.Objects == ObjectSets::None ||
           (V.Range == Interval::constant(0) && !CmpInst::isSigned(P)));
      if (IsKnown && MayHold != MayFail)
        EXPECT_TRUE(Result.isConstant());
    }
}

TEST_F(AbstractValueTest, RestrictionIsSoundAndMonotone) {
  Lattice L{Sets};
  for (bool IsPointer : {true, false})
    for (unsigned I = 0; I < 4000; ++I) {
      const AbstractValue A = IsPointer ? pointer() : integer();
      AbstractValue B = A;
      L.join(B, IsPointer ? pointer() : integer());
      const int64_t Number = R.between(0, 61);
      const auto Other =
          IsPointer ? AbstractValue::address(NumberSet::of(Number))
                    : AbstractValue::integer(Interval::constant(Number));
      const CmpInst::Predicate P = R.pick(ArrayRef(Predicates));
      const AbstractValue Result =
          restrictNumbers(A, P, Other, Width, IsPointer);
      EXPECT_TRUE(dataflow::isLessOrEqual(L, Result, A));
      EXPECT_TRUE(dataflow::isLessOrEqual(
          L, Result, restrictNumbers(B, P, Other, Width, IsPointer)));
      for (int64_t C : concrete(A, IsPointer))
        if (holds(C, P, Number)) {
          EXPECT_TRUE(is_contained(concrete(Result, IsPointer), C));
        } else if (C >= 0 && C < int64_t(NumberSet::Limit)) {
          EXPECT_FALSE(is_contained(concrete(Result, IsPointer), C));
        }
    }
}

TEST_F(AbstractValueTest, Null) {
  const auto Null = AbstractValue::address(NumberSet::of(0));
  EXPECT_TRUE(Null.mayBeNull());
  EXPECT_TRUE(Null.isNullOrNever());
  EXPECT_FALSE(Null.isBottom());
  EXPECT_FALSE(Null.isUnknownAddress());
  const auto Constant = AbstractValue::address(NumberSet::of(1));
  EXPECT_FALSE(Constant.mayBeNull());
  EXPECT_FALSE(Constant.isNullOrNever());
  EXPECT_TRUE(Constant.isUnknownAddress())
      << "a device may be at the address 1";
  const auto Object = AbstractValue::pointer(Sets.of(3), Interval::constant(0));
  EXPECT_FALSE(Object.mayBeNull());
  const auto Somewhere = AbstractValue::pointer(Sets.of(3), Interval::all());
  EXPECT_TRUE(Somewhere.mayBeNull());
}
