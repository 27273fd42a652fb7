//===- ConstantPlacementValidationTest.cpp - Rematerialized constants -----===//

#include "ChangedCode.h"
#include "Comparison/Validation.h"
#include "gtest/gtest.h"

using namespace mincaml::sparc;
using namespace llvm;

static std::string constantDifference(StringRef Before, StringRef After) {
  return ChangedCode(Before, After).difference(validateConstantPlacement);
}

namespace {

/// One constant in each of two blocks, which join.
constexpr StringRef TwoConstants = R"(
  bb.0:
    successors: %bb.1, %bb.2
    BCOND %bb.2, 1, implicit undef $icc
  bb.1:
    successors: %bb.3
    %0:intregs = SETHIi 100
    $o0 = COPY %0
    BA %bb.3
  bb.2:
    successors: %bb.3
    %1:intregs = SETHIi 100
    $o1 = COPY %1
  bb.3:
    RETL 8
)";

} // namespace

TEST(ConstantPlacementValidation, Unchanged) {
  EXPECT_EQ(constantDifference(TwoConstants, TwoConstants), "");
}

TEST(ConstantPlacementValidation, OnceForBothWays) {
  EXPECT_EQ(constantDifference(TwoConstants, R"(
  bb.0:
    successors: %bb.1, %bb.2
    %0:intregs = SETHIi 100
    BCOND %bb.2, 1, implicit undef $icc
  bb.1:
    successors: %bb.3
    $o0 = COPY %0
    BA %bb.3
  bb.2:
    successors: %bb.3
    $o1 = COPY %0
  bb.3:
    RETL 8
)"),
            "");
}

TEST(ConstantPlacementValidation, OnOneWayOnly) {
  EXPECT_EQ(constantDifference(TwoConstants, R"(
  bb.0:
    successors: %bb.1, %bb.2
    BCOND %bb.2, 1, implicit undef $icc
  bb.1:
    successors: %bb.3
    %0:intregs = SETHIi 100
    $o0 = COPY %0
    BA %bb.3
  bb.2:
    successors: %bb.3
    $o1 = COPY %0
  bb.3:
    RETL 8
)"),
            "a constant that it uses is not computed before it on every path");
}

TEST(ConstantPlacementValidation, OtherValue) {
  EXPECT_EQ(constantDifference(TwoConstants, R"(
  bb.0:
    successors: %bb.1, %bb.2
    %0:intregs = SETHIi 100
    %1:intregs = SETHIi 101
    BCOND %bb.2, 1, implicit undef $icc
  bb.1:
    successors: %bb.3
    $o0 = COPY %0
    BA %bb.3
  bb.2:
    successors: %bb.3
    $o1 = COPY %1
  bb.3:
    RETL 8
)"),
            "an operand has another value than before the pass");
}

TEST(ConstantPlacementValidation, FromAnotherConstant) {
  constexpr StringRef Materialized = R"(
  bb.0:
    %0:intregs = SETHIi 100
    %1:intregs = ORri %0, 5
    %2:intregs = SETHIi 100
    %3:intregs = ORri %2, 6
    $o0 = COPY %1
    $o1 = COPY %3
    RETL 8
)";
  EXPECT_EQ(constantDifference(Materialized, R"(
  bb.0:
    %0:intregs = SETHIi 100
    %1:intregs = ORri %0, 6
    %2:intregs = ORri %0, 5
    $o0 = COPY %2
    $o1 = COPY %1
    RETL 8
)"),
            "");
  EXPECT_EQ(constantDifference(Materialized, R"(
  bb.0:
    %0:intregs = SETHIi 100
    %1:intregs = ORri %0, 6
    %2:intregs = ORri %0, 5
    $o0 = COPY %1
    $o1 = COPY %2
    RETL 8
)"),
            "an operand has another value than before the pass");
  // The same number, made in another way: that is not known.
  EXPECT_EQ(constantDifference(Materialized, R"(
  bb.0:
    %0:intregs = SETHIi 100
    %1:intregs = ADDri %0, 5
    %2:intregs = ORri %0, 6
    $o0 = COPY %1
    $o1 = COPY %2
    RETL 8
)"),
            "an operand has another value than before the pass");
}

TEST(ConstantPlacementValidation, BehindUse) {
  EXPECT_EQ(constantDifference(R"(
  bb.0:
    %0:intregs = SETHIi 100
    $o0 = COPY %0
    $o1 = ORri $g0, 1
    RETL 8
)",
                               R"(
  bb.0:
    $o0 = COPY %0:intregs
    $o1 = ORri $g0, 1
    %0:intregs = SETHIi 100
    RETL 8
)"),
            "a constant that it uses is not computed before it on every path");
}

/// Constants enter a loop and come around it.
TEST(ConstantPlacementValidation, PhiNodes) {
  // Otherwise LLVM's verifier does not follow registers to phi nodes.
  constexpr StringRef Properties = R"(tracksRegLiveness: true
registers:
  - { id: 0, class: intregs }
  - { id: 1, class: intregs }
  - { id: 2, class: intregs }
)";
  auto Difference = [&](StringRef Entry, StringRef Header, StringRef Latch,
                        StringRef NewEntry, StringRef NewHeader,
                        StringRef NewLatch) {
    auto Loop = [](StringRef Entry, StringRef Header, StringRef Latch) {
      return ("  bb.0:\n    successors: %bb.1\n" + Entry +
              "  bb.1:\n    successors: %bb.2, %bb.3\n"
              "    %2:intregs = PHI %0, %bb.0, %1, %bb.2\n" +
              Header +
              "    $o0 = COPY %2\n    BCOND %bb.3, 1, implicit undef $icc\n"
              "  bb.2:\n    successors: %bb.1\n" +
              Latch + "    BA %bb.1\n  bb.3:\n    RETL 8\n")
          .str();
    };
    return ChangedCode(Loop(Entry, Header, Latch),
                       Loop(NewEntry, NewHeader, NewLatch), ChangedCode::V8,
                       /*HasCFI=*/true, Properties)
        .difference(validateConstantPlacement);
  };
  constexpr StringRef First = "    %0:intregs = SETHIi 100\n",
                      Second = "    %1:intregs = SETHIi 200\n",
                      Exchanged = "    %0:intregs = SETHIi 200\n",
                      Third = "    %1:intregs = SETHIi 100\n";
  EXPECT_EQ(Difference(First, "", Second, First, "", Second), "");
  // Materialized in the loop, or before it.
  const std::string Both = (First + Second).str();
  EXPECT_EQ(Difference(First, "", Second, First, Second, ""), "");
  EXPECT_EQ(Difference(First, "", Second, Both, "", ""), "");
  // The values come from the wrong way.
  EXPECT_EQ(Difference(First, "", Second, Exchanged, "", Third),
            "an operand has another value than before the pass");
}

TEST(ConstantPlacementValidation, LoopWithoutReturn) {
  EXPECT_EQ(constantDifference(R"(
  bb.0:
    successors: %bb.1
    $o1 = ORri $g0, 1
  bb.1:
    successors: %bb.1
    %0:intregs = SETHIi 100
    $o0 = COPY %0
    BA %bb.1
)",
                               R"(
  bb.0:
    successors: %bb.1
    $o1 = ORri $g0, 1
    %0:intregs = SETHIi 100
  bb.1:
    successors: %bb.1
    $o0 = COPY %0
    BA %bb.1
)"),
            "");
}

TEST(ConstantPlacementValidation, UnreachableUse) {
  EXPECT_EQ(constantDifference(R"(
  bb.0:
    RETL 8
  bb.1:
    %0:intregs = SETHIi 100
    $o0 = COPY %0
    RETL 8
)",
                               R"(
  bb.0:
    %0:intregs = SETHIi 100
    RETL 8
  bb.1:
    $o0 = COPY %0
    RETL 8
)"),
            "");
}

TEST(ConstantPlacementValidation, OtherInstructions) {
  EXPECT_EQ(
      constantDifference(TwoConstants, R"(
  bb.0:
    successors: %bb.1, %bb.2
    BCOND %bb.2, 1, implicit undef $icc
  bb.1:
    successors: %bb.3
    %0:intregs = SETHIi 100
    $o0 = COPY %0
    BA %bb.3
  bb.2:
    successors: %bb.3
    %1:intregs = SETHIi 100
  bb.3:
    RETL 8
)"),
      "a basic block has another number of instructions than before the pass");
  EXPECT_EQ(constantDifference("  bb.0:\n    $o0 = ORri $g0, 1\n    RETL 8\n",
                               "  bb.0:\n    $o0 = ORri $g0, 2\n    RETL 8\n"),
            "an operand has another value than before the pass");
}
