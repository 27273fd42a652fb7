//===- RandomTest.cpp -----------------------------------------------------===//

#include "mincaml/Support/Random.h"
#include "gtest/gtest.h"
#include <array>

using namespace mincaml;

namespace {

// The expected numbers are those of the published definition for this seed.
TEST(Random, SplitMix64) {
  Random R(1234567);
  EXPECT_EQ(R.next(), 6457827717110365317u);
  EXPECT_EQ(R.next(), 3203168211198807973u);
  EXPECT_EQ(R.next(), 9817491932198370423u);
  EXPECT_EQ(R.next(), 4593380528125082431u);
  EXPECT_EQ(R.next(), 16408922859458223821u);
}

TEST(Random, BelowReachesEveryNumber) {
  Random R(1);
  std::array<unsigned, 7> Counts = {};
  for (unsigned I = 0; I < 7000; ++I)
    ++Counts.at(R.below(7));
  for (unsigned Count : Counts)
    EXPECT_NEAR(Count, 1000, 150);
  EXPECT_EQ(R.below(1), 0u);
}

TEST(Random, BetweenIsInclusive) {
  Random R(2);
  bool SawLow = false, SawHigh = false;
  for (unsigned I = 0; I < 200; ++I) {
    int32_t N = R.between(-2, 2);
    ASSERT_TRUE(N >= -2 && N <= 2);
    SawLow |= N == -2;
    SawHigh |= N == 2;
  }
  EXPECT_TRUE(SawLow && SawHigh);
  // The difference of the bounds does not fit into an int.
  int32_t N = R.between(INT32_MIN + 1, INT32_MAX - 1);
  EXPECT_TRUE(N > INT32_MIN && N < INT32_MAX);
}

TEST(Random, Percent) {
  Random R(3);
  for (unsigned I = 0; I < 100; ++I) {
    EXPECT_FALSE(R.percent(0));
    EXPECT_TRUE(R.percent(100));
  }
}

TEST(Random, Weighted) {
  Random R(4);
  std::array<unsigned, 4> Counts = {};
  for (unsigned I = 0; I < 6000; ++I)
    ++Counts.at(R.weighted({0u, 1u, 5u, 0u}));
  EXPECT_EQ(Counts[0], 0u);
  EXPECT_NEAR(Counts[1], 1000, 150);
  EXPECT_NEAR(Counts[2], 5000, 150);
  EXPECT_EQ(Counts[3], 0u);
}

} // namespace
