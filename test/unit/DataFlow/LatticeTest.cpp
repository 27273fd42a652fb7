//===- LatticeTest.cpp ----------------------------------------------------===//

#include "Helpers/LatticeLaws.h"
#include "mincaml/DataFlow/Interval.h"
#include "gtest/gtest-spi.h"

using namespace mincaml;
using namespace mincaml::dataflow;

namespace {

Flat<int>::Element randomFlat(Random &R) {
  unsigned Choice = R.below(5);
  if (Choice == 0)
    return Flat<int>::Element::bottom();
  if (Choice == 1)
    return Flat<int>::Element::top();
  return Flat<int>::Element::value(int(Choice));
}

TEST(Lattice, MayHold) {
  Random R(2);
  auto Make = [&] { return randomSet(R, 70, R.below(101)); };
  checkLatticeLaws(MayHold(70), Make);
  checkHeight(MayHold(70), 70, Make);
  EXPECT_TRUE(MayHold(70).bottom().none());
}

TEST(Lattice, MustHold) {
  Random R(5);
  auto Make = [&] { return randomSet(R, 40, R.below(101)); };
  checkLatticeLaws(MustHold(40), Make);
  checkHeight(MustHold(40), 40, Make);
  EXPECT_TRUE(MustHold(40).bottom().all());
}

TEST(Lattice, EmptySets) {
  auto Make = [] { return llvm::BitVector(); };
  checkLatticeLaws(MayHold(0), Make, 1);
  checkLatticeLaws(MustHold(0), Make, 1);
}

TEST(Lattice, Flat) {
  Random R(3);
  auto Make = [&] { return randomFlat(R); };
  checkLatticeLaws(Flat<int>(), Make);
  checkHeight(Flat<int>(), 2, Make);
}

Interval randomInterval(Random &R) {
  if (R.below(8) == 0)
    return Interval::empty();
  int64_t Low = int64_t(R.below(41)) - 20;
  return {Low, Low + int64_t(R.below(10))};
}

TEST(Lattice, Interval) {
  Random R(6);
  auto Make = [&] { return randomInterval(R); };
  checkLatticeLaws(IntervalLattice(), Make);
  // The bounds move at most as far as the numbers that are drawn.
  checkHeight(IntervalLattice(), 50, Make);
  EXPECT_EQ(Interval::all(1), (Interval{-1, 0}));
  EXPECT_EQ(Interval::all(8), (Interval{-128, 127}));
  EXPECT_EQ(Interval::all(64), Interval::all());
}

TEST(Lattice, WidenedIntervals) {
  Random R(7);
  const Interval All = Interval::all(32);
  const std::vector<int64_t> Thresholds = {-7, 0, 3, 4, 100};
  for (int I = 0; I < 2000; ++I) {
    const Interval Old = randomInterval(R);
    Interval New = randomInterval(R);
    IntervalLattice::join(New, Old);
    const size_t Skip = R.below(7);
    const Interval Result = widen(Old, New, All, Thresholds, Skip);
    EXPECT_TRUE(Result.contains(New)) << "an upper bound";
    EXPECT_TRUE(All.contains(Result));
    if (Old == New) {
      EXPECT_EQ(Result, New) << "only what moves is widened";
    }
  }
  EXPECT_EQ(widen({0, 0}, {0, 1}, All, Thresholds), (Interval{0, 3}));
  EXPECT_EQ(widen({0, 3}, {0, 5}, All, Thresholds), (Interval{0, 100}));
  EXPECT_EQ(widen({0, 3}, {0, 101}, All, Thresholds), (Interval{0, All.High}));
  EXPECT_EQ(widen({0, 3}, {-1, 3}, All, Thresholds), (Interval{-7, 3}));
  EXPECT_EQ(widen({0, 3}, {-8, 3}, All, Thresholds), (Interval{All.Low, 3}));
  // However it moves, it moves a few times.
  Interval Moving = {0, 0};
  unsigned Steps = 0;
  for (size_t Skip = 0; Moving != All && Steps < 100;
       ++Steps, Skip = 2 * Skip + 1)
    Moving =
        widen(Moving, {Moving.Low - 1, Moving.High + 1}, All, Thresholds, Skip);
  EXPECT_LE(Steps, 4u);
}

TEST(Lattice, Pointwise) {
  Random R(4);
  Pointwise<Flat<int>> TheLattice(6);
  auto Make = [&] {
    auto Element = TheLattice.bottom();
    for (auto &E : Element)
      E = randomFlat(R);
    return Element;
  };
  checkLatticeLaws(TheLattice, Make);
  checkHeight(TheLattice, 12, Make);
}

TEST(Lattice, Order) {
  using Element = Flat<int>::Element;
  Flat<int> TheLattice;
  EXPECT_TRUE(isLessOrEqual(TheLattice, Element::bottom(), Element::value(1)));
  EXPECT_TRUE(isLessOrEqual(TheLattice, Element::value(1), Element::top()));
  EXPECT_TRUE(isLessOrEqual(TheLattice, Element::value(1), Element::value(1)));
  EXPECT_FALSE(isLessOrEqual(TheLattice, Element::value(1), Element::value(2)));
  EXPECT_FALSE(isLessOrEqual(TheLattice, Element::top(), Element::value(2)));
}

// The laws detect an operation that is no join.
TEST(Lattice, LawsNoticeABadJoin) {
  struct Overwrites : Flat<int> {
    bool join(Element &Into, const Element &From) const {
      return std::exchange(Into, From) != From;
    }
  };
  Random R(6);
  testing::TestPartResultArray Failures;
  {
    testing::ScopedFakeTestPartResultReporter Reporter(
        testing::ScopedFakeTestPartResultReporter::
            INTERCEPT_ONLY_CURRENT_THREAD,
        &Failures);
    checkLatticeLaws(Overwrites(), [&] { return randomFlat(R); }, 20);
  }
  EXPECT_GT(Failures.size(), 0);
}

// They detect an upper bound that is not the least one, too.
TEST(Lattice, LawsNoticeAJoinThatIsTooHigh) {
  struct TooHigh : Flat<int> {
    bool join(Element &Into, const Element &From) const {
      if (Into == From || From.isBottom() || Into.isTop())
        return false;
      Into = Element::top();
      return true;
    }
  };
  Random R(7);
  testing::TestPartResultArray Failures;
  {
    testing::ScopedFakeTestPartResultReporter Reporter(
        testing::ScopedFakeTestPartResultReporter::
            INTERCEPT_ONLY_CURRENT_THREAD,
        &Failures);
    checkLatticeLaws(TooHigh(), [&] { return randomFlat(R); }, 20);
  }
  EXPECT_GT(Failures.size(), 0);
}

} // namespace
