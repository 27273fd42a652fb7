//===- CompareEliminationValidationTest.cpp - Compares that are left out --===//

#include "ChangedCode.h"
#include "Comparison/Validation.h"
#include "gtest/gtest.h"

using namespace mincaml::sparc;
using namespace llvm;

static std::string conditionDifference(StringRef Before, StringRef After) {
  ChangedCode C(Before, After, ChangedCode::V9);
  return C.difference(validateCompareElimination);
}

namespace {

constexpr StringRef Compared = R"(
  bb.0:
    successors: %bb.1, %bb.2
    $o1 = LDri $o0, 0
    $g0 = SUBCCri $o1, 0, implicit-def $icc
    $o2 = MOVICCri 5, $o2, 9, implicit $icc
    BPICC %bb.2, 1, implicit $icc
  bb.1:
    $o2 = ADDri $o2, 1
    RETL 8
  bb.2:
    RETL 8
)";

/// The code with some of its instructions replaced by others.
std::string with(StringRef Text,
                 std::initializer_list<std::pair<StringRef, StringRef>> Edits) {
  std::string Result = Text.str();
  for (auto [What, By] : Edits) {
    const size_t At = Result.find(What);
    EXPECT_NE(At, std::string::npos) << What.str();
    Result.replace(At, What.size(), By.str());
  }
  return Result;
}

constexpr std::pair<StringRef, StringRef>
    NoCompare = {"    $g0 = SUBCCri $o1, 0, implicit-def $icc\n", ""},
    Move = {"$o2 = MOVICCri 5, $o2, 9, implicit $icc",
            "$o2 = MOVRri $o1, 5, $o2, 53"},
    Branch = {"BPICC %bb.2, 1, implicit $icc", "BPR %bb.2, 49, $o1"};

} // namespace

TEST(CompareEliminationValidation, Unchanged) {
  EXPECT_EQ(conditionDifference(Compared, Compared), "");
}

TEST(CompareEliminationValidation, AllReaders) {
  EXPECT_EQ(
      conditionDifference(Compared, with(Compared, {NoCompare, Move, Branch})),
      "");
}

TEST(CompareEliminationValidation, SomeReaders) {
  const char *Missing =
      "the comparison that sets its condition codes is missing";
  EXPECT_EQ(conditionDifference(Compared, with(Compared, {NoCompare, Move})),
            Missing);
  EXPECT_EQ(conditionDifference(Compared, with(Compared, {NoCompare, Branch})),
            Missing);
  // Then the compare is still there, which is not looked for.
  EXPECT_NE(conditionDifference(Compared, with(Compared, {Move})), "");
}

TEST(CompareEliminationValidation, OtherMove) {
  auto Changed = [](StringRef Now) {
    return conditionDifference(
        Compared, with(Compared, {NoCompare, {Move.first, Now}, Branch}));
  };
  EXPECT_EQ(Changed("$o2 = MOVRri $o1, 6, $o2, 53"),
            "it moves another value than before the pass");
  EXPECT_EQ(Changed("$o3 = MOVRri $o1, 5, $o3, 53"),
            "it has another result register than before the pass");
  EXPECT_EQ(Changed("$o2 = MOVRri $o1, 5, $o2, 49"),
            "its condition differs from the one before the pass");
  EXPECT_EQ(Changed("$o2 = MOVRri $o0, 5, $o2, 53"),
            "before the pass, another register was compared");
  EXPECT_EQ(Changed("$o2 = MOVRrr $o1, $o1, $o2, 53"),
            "it is another kind of instruction than before the pass");
}

TEST(CompareEliminationValidation, OtherBranch) {
  auto Changed = [](StringRef Now) {
    return conditionDifference(
        Compared, with(Compared, {NoCompare, Move, {Branch.first, Now}}));
  };
  EXPECT_EQ(Changed("BPR %bb.2, 50, $o1"),
            "its condition differs from the one before the pass");
  EXPECT_EQ(Changed("BPR %bb.2, 49, $o0"),
            "before the pass, another register was compared");
}

TEST(CompareEliminationValidation, UpperHalfAtJoin) {
  constexpr StringRef Joined = R"(
  bb.0:
    successors: %bb.1, %bb.2
    $o1 = LDUBri $o0, 0
    BPR %bb.2, 49, $o2
  bb.1:
    successors: %bb.2
    $o1 = LDSWri $o0, 4
  bb.2:
    $g0 = SUBCCri $o1, 0, implicit-def $icc
    $o2 = MOVICCri 5, $o2, 3, implicit $icc
    RETL 8
)";
  const auto Less =
      std::pair<StringRef, StringRef>("$o2 = MOVICCri 5, $o2, 3, implicit $icc",
                                      "$o2 = MOVRri $o1, 5, $o2, 51");
  EXPECT_EQ(conditionDifference(Joined, with(Joined, {NoCompare, Less})), "");
  // Without its sign on one way.
  const std::string Other = with(Joined, {{"LDSWri", "LDri"}});
  EXPECT_EQ(conditionDifference(Other, with(Other, {NoCompare, Less})),
            "the upper half of the register is not known");
}

TEST(CompareEliminationValidation, UpperHalfInLoop) {
  constexpr StringRef Counted = R"(
  bb.0:
    successors: %bb.1
    $o1 = LDri $o0, 0
  bb.1:
    successors: %bb.1, %bb.2
    $g0 = SUBCCri $o1, 0, implicit-def $icc
    $o2 = MOVICCri 5, $o2, 9, implicit $icc
    $o1 = SRLri $o1, 1
    BPR %bb.1, 53, $o3
  bb.2:
    RETL 8
)";
  EXPECT_EQ(conditionDifference(Counted, with(Counted, {NoCompare, Move})), "");
  const std::string Sum =
      with(Counted, {{"$o1 = SRLri $o1, 1", "$o1 = ADDri $o1, 1"}});
  EXPECT_EQ(conditionDifference(Sum, with(Sum, {NoCompare, Move})),
            "the upper half of the register is not known");
}

TEST(CompareEliminationValidation, CodesReadInSuccessor) {
  const std::string Read =
      with(Compared, {{"    $o2 = ADDri $o2, 1\n",
                       "    $o2 = MOVICCri 1, $o2, 3, implicit $icc\n"}});
  EXPECT_EQ(conditionDifference(Read, with(Read, {NoCompare, Move, Branch})),
            "a comparison is missing whose condition codes are live");
}

TEST(CompareEliminationValidation, ChangesBetween) {
  const std::string Changes =
      with(Compared, {{"    BPICC", "    $o1 = LDri $o0, 4\n    BPICC"}});
  EXPECT_EQ(
      conditionDifference(Changes, with(Changes, {NoCompare, Move, Branch})),
      "the register changes after the comparison");
}

/// The codes of an equal compare are still there.
TEST(CompareEliminationValidation, CompareThatIsThere) {
  constexpr StringRef Twice = R"(
  bb.0:
    successors: %bb.1, %bb.2
    $o1 = LDri $o0, 0
    $g0 = SUBCCri $o1, 0, implicit-def $icc
    BPICC %bb.2, 3, implicit $icc
  bb.1:
    successors: %bb.2
    $g0 = SUBCCri $o1, 0, implicit-def $icc
    $o2 = MOVICCri 5, $o2, 9, implicit $icc
    $o2 = MOVICCri 6, $o2, 3, implicit $icc
  bb.2:
    RETL 8
)";
  const auto Second = std::pair<StringRef, StringRef>(
      "  bb.1:\n    successors: %bb.2\n"
      "    $g0 = SUBCCri $o1, 0, implicit-def $icc\n",
      "  bb.1:\n    successors: %bb.2\n");
  EXPECT_EQ(conditionDifference(Twice, with(Twice, {Second})), "");
  // One of both tests the register.
  EXPECT_EQ(conditionDifference(Twice, with(Twice, {Second, Move})), "");
}

TEST(CompareEliminationValidation, LoopWithoutReturn) {
  constexpr StringRef Forever = R"(
  bb.0:
    successors: %bb.0
    $o1 = LDUHri $o0, 0
    $g0 = SUBCCri $o1, 0, implicit-def $icc
    $o2 = MOVICCri 5, $o2, 9, implicit $icc
    BA %bb.0
)";
  EXPECT_EQ(conditionDifference(Forever, with(Forever, {NoCompare, Move})), "");
}
