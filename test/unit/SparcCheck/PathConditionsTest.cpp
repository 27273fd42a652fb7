//===- PathConditionsTest.cpp - What branches show about a path -----------===//

#include "Helpers/LatticeLaws.h"
#include "Object/Paths/FeasiblePaths.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

namespace {

//===- Lattices -----------------------------------------------------------===//

PathKnowledge randomFacts(Random &R) {
  PathKnowledge Knowledge;
  if (R.percent(10))
    return Knowledge;
  Knowledge.IsReached = true;
  for (unsigned &By : Knowledge.SetBy)
    By = R.coin() ? PathKnowledge::None : unsigned(R.below(2));
  for (unsigned C = 0; C != 4; ++C)
    for (bool Is64 : {false, true})
      if (R.coin())
        Knowledge.Known.push_back({{C, Is64}, Outcomes(1 + R.below(15))});
  return Knowledge;
}

TEST(PathConditionsTest, Lattice) {
  Random R(1);
  dataflow::checkLatticeLaws(RegisterPathsLattice(), [&] {
    RegisterPaths Paths;
    for (PathKnowledge &Knowledge : Paths.On)
      Knowledge = randomFacts(R);
    return Paths;
  });
}

//===- Conditions ---------------------------------------------------------===//

class NoCallees final : public CalleeKnowledge {
public:
  Answer returns(const FunctionCode &, unsigned) const override {
    return Answer::Unknown;
  }
  RegisterSet clobbered(const FunctionCode &, unsigned) const override {
    return {};
  }
  RegisterSet results(const FunctionCode &, unsigned) const override {
    return {};
  }
};

FunctionCode codeOf(ArrayRef<uint32_t> Words) {
  FunctionCode Code;
  for (uint32_t Word : Words)
    Code.Instructions.push_back(decodeInstruction(Word, /*HasV9=*/true));
  Code.RelocationOf.assign(Words.size(), FunctionCode::NoRelocation);
  return Code;
}

uint32_t withImmediate(unsigned Op3, unsigned Rd, unsigned Rs1, int Immediate) {
  return 2u << 30 | Rd << 25 | Op3 << 19 | Rs1 << 14 | 1u << 13 |
         (Immediate & 0x1fff);
}
uint32_t mov(unsigned Rd, int Immediate) {
  return withImmediate(0x02, Rd, reg::G0, Immediate);
}
uint32_t cmp(unsigned Rs1, int Immediate) {
  return withImmediate(0x14, reg::G0, Rs1, Immediate);
}
/// BPcc to the next word but one.
uint32_t branch(unsigned Condition, bool Is64) {
  return Condition << 25 | 1u << 22 | unsigned(Is64) << 21 | 2;
}
/// BPr.
uint32_t branchOnRegister(unsigned Condition, unsigned Rs1) {
  return Condition << 25 | 3u << 22 | Rs1 << 14 | 2;
}
/// Compare and branch of all 64 bits.
uint32_t compareAndBranch(unsigned Condition, unsigned Rs1, int Immediate) {
  return (Condition >> 3) << 29 | 1u << 28 | (Condition & 7) << 25 | 3u << 22 |
         1u << 21 | Rs1 << 14 | 1u << 13 | (Immediate & 31);
}

/// Which sides of the branch at the end are possible.
std::pair<bool, bool> sides(ArrayRef<uint32_t> Words) {
  FunctionCode Code = codeOf(Words);
  Comparisons Conditions(Code);
  PathKnowledge Knowledge = Conditions.atEntry();
  const unsigned Last = Code.size() - 1;
  for (unsigned I = 0; I != Last; ++I)
    Conditions.execute({I, Step::Kind::Plain}, NoCallees(), Knowledge);
  PathKnowledge Taken = Knowledge;
  return {Conditions.assume(Last, true, Taken),
          Conditions.assume(Last, false, Knowledge)};
}

template <typename Signed, typename Unsigned>
bool holds(unsigned Condition, int64_t Left, int64_t Right) {
  Signed A = Left, B = Right;
  Unsigned UA = Left, UB = Right;
  Signed Difference = Signed(UA - UB);
  switch (Condition & 7) {
  case 1:
    return (Condition & 8) ? A != B : A == B;
  case 2:
    return (Condition & 8) ? A > B : A <= B;
  case 3:
    return (Condition & 8) ? A >= B : A < B;
  case 4:
    return (Condition & 8) ? UA > UB : UA <= UB;
  case 5:
    return (Condition & 8) ? UA >= UB : UA < UB;
  case 6:
    return (Condition & 8) ? Difference >= 0 : Difference < 0;
  default: {
    bool Overflows = (A < B) != (Difference < 0);
    return (Condition & 8) ? !Overflows : Overflows;
  }
  }
}

/// Small numbers, so that equal ones are frequent, and large ones.
int randomImmediate(Random &R) {
  return R.coin() ? R.between(-2, 2) : R.between(-4096, 4095);
}

TEST(PathConditionsTest, IntegerConditions) {
  Random R(2);
  for (unsigned Round = 0; Round != 200; ++Round) {
    const int A = randomImmediate(R), B = randomImmediate(R);
    for (unsigned Condition :
         {1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15}) {
      bool Narrow = holds<int32_t, uint32_t>(Condition, A, B);
      EXPECT_EQ(
          sides({mov(reg::O0, A), cmp(reg::O0, B), branch(Condition, false)}),
          std::pair(Narrow, !Narrow));
      bool Wide = holds<int64_t, uint64_t>(Condition, A, B);
      EXPECT_EQ(
          sides({mov(reg::O0, A), cmp(reg::O0, B), branch(Condition, true)}),
          std::pair(Wide, !Wide));
      const int Small = B & 15;
      bool Compared = holds<int64_t, uint64_t>(Condition, A, Small);
      EXPECT_EQ(
          sides({mov(reg::O0, A), compareAndBranch(Condition, reg::O0, Small)}),
          std::pair(Compared, !Compared));
    }
  }
}

/// Which sides of the last branch a register can take that has gone to one side
/// of the first: of all numbers that are near the constants or half of the
/// range away from them.
template <typename Signed, typename Unsigned>
std::pair<bool, bool> sidesOfNumbers(unsigned First, int A, bool IsTaken,
                                     unsigned Last, int B) {
  std::pair<bool, bool> Sides;
  constexpr Unsigned Half = Unsigned(1) << (sizeof(Unsigned) * 8 - 1);
  for (Unsigned Around : {Unsigned(0), Half})
    for (int Near = -4200; Near != 4200; ++Near) {
      const auto X = Signed(Around + Unsigned(Near));
      if (holds<Signed, Unsigned>(First, X, A) == IsTaken)
        (holds<Signed, Unsigned>(Last, X, B) ? Sides.first : Sides.second) =
            true;
    }
  return Sides;
}

TEST(PathConditionsTest, OtherConstants) {
  Random R(5);
  for (unsigned Round = 0; Round != 300; ++Round) {
    const int A = randomImmediate(R), B = randomImmediate(R);
    const auto First = unsigned(1 + R.below(7) + 8 * R.below(2)),
               Last = unsigned(1 + R.below(7) + 8 * R.below(2));
    const bool IsTaken = R.coin(), Is64 = R.coin();
    FunctionCode Code = codeOf({cmp(reg::O0, A), branch(First, Is64),
                                cmp(reg::O0, B), branch(Last, Is64)});
    Comparisons Conditions(Code);
    PathKnowledge Knowledge = Conditions.atEntry();
    Conditions.execute({0, Step::Kind::Plain}, NoCallees(), Knowledge);
    if (!Conditions.assume(1, IsTaken, Knowledge))
      continue; // Less than the least number.
    Conditions.execute({2, Step::Kind::Plain}, NoCallees(), Knowledge);
    PathKnowledge Taken = Knowledge;
    auto Expected =
        Is64 ? sidesOfNumbers<int64_t, uint64_t>(First, A, IsTaken, Last, B)
             : sidesOfNumbers<int32_t, uint32_t>(First, A, IsTaken, Last, B);
    EXPECT_EQ(std::pair(Conditions.assume(3, true, Taken),
                        Conditions.assume(3, false, Knowledge)),
              Expected)
        << First << ' ' << A << ' ' << IsTaken << ' ' << Last << ' ' << B;
  }
}

TEST(PathConditionsTest, CompareEliminationValidation) {
  for (int A : {-1, 0, 1})
    for (auto [Condition, IsTaken] :
         {std::pair(1, A == 0), std::pair(2, A <= 0), std::pair(3, A < 0),
          std::pair(5, A != 0), std::pair(6, A > 0), std::pair(7, A >= 0)})
      EXPECT_EQ(sides({mov(reg::O0, A), branchOnRegister(Condition, reg::O0)}),
                std::pair(bool(IsTaken), !IsTaken));
}

TEST(PathConditionsTest, NothingIsKnownOfOtherOperands) {
  const std::pair Both(true, true);
  EXPECT_EQ(sides({cmp(reg::O0, 1), branch(1, false)}), Both);
  // Another register, and the same one after a change.
  EXPECT_EQ(sides({mov(reg::O0, 1), cmp(reg::O0 + 1, 1), branch(1, false)}),
            Both);
  EXPECT_EQ(sides({mov(reg::O0, 1), withImmediate(0x00, reg::O0, reg::O0, 1),
                   cmp(reg::O0, 1), branch(1, false)}),
            Both);
  // A comparison with zero never overflows.
  EXPECT_EQ(sides({cmp(reg::O0, 0), branch(7, false)}), std::pair(false, true));
}

} // namespace
