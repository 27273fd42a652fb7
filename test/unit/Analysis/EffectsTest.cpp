//===- EffectsTest.cpp - Effects form a lattice ---------------------------===//

#include "mincaml/Analysis/Interprocedural/Effects.h"
#include "mincaml/Support/Random.h"
#include "gtest/gtest.h"
#include <tuple>

using namespace mincaml;
using namespace llvm;

namespace {

auto contents(const MemoryLocations &P) {
  return std::tuple(P.Parameters, P.Globals, P.Anywhere);
}
auto contents(const FunctionEffects &E) {
  return std::tuple(contents(E.Reads), contents(E.Writes), E.Allocates,
                    E.DoesInputOutput, E.MayNotReturn, E.MayUnwind, E.Escaping);
}

class EffectsTest : public testing::Test {
protected:
  MemoryLocations randomLocations() {
    MemoryLocations Result;
    Result.Parameters = R.below(16);
    Result.Globals = R.percent(30);
    Result.Anywhere = R.percent(30);
    return Result;
  }
  FunctionEffects randomEffects() {
    FunctionEffects Result;
    Result.Reads = randomLocations();
    Result.Writes = randomLocations();
    Result.Allocates = R.percent(50);
    Result.DoesInputOutput = R.percent(50);
    Result.MayNotReturn = R.percent(50);
    Result.MayUnwind = R.percent(50);
    Result.Escaping = R.below(16);
    return Result;
  }
  FunctionEffects join(FunctionEffects A, const FunctionEffects &B) {
    auto Before = contents(A);
    bool Changed = A.add(B);
    EXPECT_EQ(Changed, contents(A) != Before) << "add says whether it changed";
    return A;
  }

  Random R{31};
};

TEST_F(EffectsTest, JoinIsALeastUpperBound) {
  for (unsigned Trial = 0; Trial < 2000; ++Trial) {
    const FunctionEffects A = randomEffects(), B = randomEffects(),
                          C = randomEffects();
    EXPECT_EQ(contents(join(A, A)), contents(A));
    EXPECT_EQ(contents(join(A, B)), contents(join(B, A)));
    EXPECT_EQ(contents(join(A, join(B, C))), contents(join(join(A, B), C)));
    EXPECT_EQ(contents(join(A, FunctionEffects())), contents(A));
    EXPECT_EQ(contents(join(A, FunctionEffects::unknown())),
              contents(FunctionEffects::unknown()));
  }
}

TEST_F(EffectsTest, MoreEffectsAreNotMoreRemovable) {
  for (unsigned Trial = 0; Trial < 2000; ++Trial) {
    const FunctionEffects A = randomEffects(), B = randomEffects();
    if (join(A, B).isRemovable())
      EXPECT_TRUE(A.isRemovable() && B.isRemovable());
  }
}

TEST_F(EffectsTest, NoChainIsLongerThanTheHeight) {
  // What the header states.
  const unsigned Height = 3 * 32 + 8;
  for (unsigned Chain = 0; Chain < 50; ++Chain) {
    FunctionEffects Fact;
    unsigned Steps = 0;
    for (unsigned I = 0; I < 500; ++I)
      Steps += Fact.add(randomEffects());
    EXPECT_LE(Steps, Height);
  }
}

} // namespace
