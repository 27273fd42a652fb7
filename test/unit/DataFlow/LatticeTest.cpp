//===- LatticeTest.cpp ----------------------------------------------------===//

#include "Helpers/LatticeLaws.h"
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

TEST(Lattice, Boolean) {
  Random R(1);
  auto Make = [&] { return R.coin(); };
  checkLatticeLaws(Boolean(), Make);
  checkHeight(Boolean(), Make);
}

TEST(Lattice, PowerSet) {
  Random R(2);
  auto Make = [&] { return randomSet(R, 70, R.below(101)); };
  checkLatticeLaws(PowerSet(70), Make);
  checkHeight(PowerSet(70), Make);
}

TEST(Lattice, EmptyPowerSet) {
  checkLatticeLaws(PowerSet(0), [] { return llvm::BitVector(); }, 1);
}

TEST(Lattice, Flat) {
  Random R(3);
  auto Make = [&] { return randomFlat(R); };
  checkLatticeLaws(Flat<int>(), Make);
  checkHeight(Flat<int>(), Make);
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
  checkHeight(TheLattice, Make);
  EXPECT_EQ(TheLattice.height(), 12u);
}

TEST(Lattice, Dual) {
  Random R(5);
  MustHold TheLattice(PowerSet(40));
  auto Make = [&] { return randomSet(R, 40); };
  checkLatticeLaws(TheLattice, Make);
  checkHeight(TheLattice, Make);
  EXPECT_TRUE(TheLattice.bottom().all());
  EXPECT_TRUE(TheLattice.top().none());
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

// The laws would notice a join that is none.
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

} // namespace
