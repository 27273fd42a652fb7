//===- ShrinkWrappingValidationTest.cpp - Frames that are allocated later -===//

#include "ChangedCode.h"
#include "Comparison/Validation.h"
#include "gtest/gtest.h"

using namespace mincaml::sparc;
using namespace llvm;

static std::string saveDifference(StringRef Before, StringRef After) {
  return ChangedCode(Before, After, ChangedCode::V8, /*HasCFI=*/false)
      .difference(validateShrinkWrapping);
}

namespace {

/// The frame is allocated at entry. A loop behind the first blocks, and one way
/// out without it.
constexpr StringRef EarlyFrame = R"(
  bb.0:
    successors: %bb.1, %bb.2
    $o6 = SAVEri $o6, -96
    $g0 = SUBCCri $i0, 1, implicit-def $icc
    BCOND %bb.2, 10, implicit $icc
  bb.1:
    $g0 = RESTORErr $g0, $g0
    RETL 8, implicit $i0
  bb.2:
    successors: %bb.2, %bb.3
    $o0 = ADDri $i0, -1
    $i0 = SUBCCri $i0, 1, implicit-def $icc
    BCOND %bb.2, 10, implicit $icc
  bb.3:
    $g0 = RESTORErr $g0, $g0
    RETL 8, implicit $i0
)";

/// The allocation is in a block of its own, since the loop leads to itself.
constexpr StringRef LateFrame = R"(
  bb.0:
    successors: %bb.1, %bb.4
    $g0 = SUBCCri $o0, 1, implicit-def $icc
    BCOND %bb.4, 10, implicit $icc
  bb.1:
    RETL 8, implicit $o0
  bb.2:
    successors: %bb.2, %bb.3
    $o0 = ADDri $i0, -1
    $i0 = SUBCCri $i0, 1, implicit-def $icc
    BCOND %bb.2, 10, implicit $icc
  bb.3:
    $g0 = RESTORErr $g0, $g0
    RETL 8, implicit $i0
  bb.4:
    successors: %bb.2
    $o6 = SAVEri $o6, -96
    BA %bb.2
)";

std::string replaced(StringRef Text, StringRef What, StringRef By) {
  const size_t At = Text.find(What);
  EXPECT_NE(At, StringRef::npos) << What.str();
  return (Text.take_front(At) + By + Text.substr(At + What.size())).str();
}

} // namespace

TEST(ShrinkWrappingValidation, Unchanged) {
  EXPECT_EQ(saveDifference(EarlyFrame, EarlyFrame), "");
  EXPECT_EQ(saveDifference(LateFrame, LateFrame), "");
}

TEST(ShrinkWrappingValidation, LateFrame) {
  EXPECT_EQ(saveDifference(EarlyFrame, LateFrame), "");
}

TEST(ShrinkWrappingValidation, InEachIteration) {
  EXPECT_EQ(saveDifference(EarlyFrame, R"(
  bb.0:
    successors: %bb.1, %bb.2
    $g0 = SUBCCri $o0, 1, implicit-def $icc
    BCOND %bb.2, 10, implicit $icc
  bb.1:
    RETL 8, implicit $o0
  bb.2:
    successors: %bb.2, %bb.3
    $o6 = SAVEri $o6, -96
    $o0 = ADDri $i0, -1
    $i0 = SUBCCri $i0, 1, implicit-def $icc
    BCOND %bb.2, 10, implicit $icc
  bb.3:
    $g0 = RESTORErr $g0, $g0
    RETL 8, implicit $i0
)"),
            "a basic block is reached both with and without a frame");
}

TEST(ShrinkWrappingValidation, NamesInWindow) {
  EXPECT_EQ(saveDifference(EarlyFrame, replaced(LateFrame, "SUBCCri $o0, 1",
                                                "SUBCCri $i0, 1")),
            "another instruction was executed here before the pass");
  EXPECT_EQ(saveDifference(EarlyFrame, replaced(LateFrame, "SUBCCri $o0, 1",
                                                "SUBCCri $o1, 1")),
            "another instruction was executed here before the pass");
  EXPECT_EQ(
      saveDifference(EarlyFrame, replaced(LateFrame, "$o0 = ADDri $i0, -1",
                                          "$o0 = ADDri $o0, -1")),
      "another instruction was executed here before the pass");
}

TEST(ShrinkWrappingValidation, OtherFrame) {
  EXPECT_EQ(
      saveDifference(EarlyFrame, replaced(LateFrame, "-96", "-104")),
      "it is executed on a path where it was not executed before the pass");
}

TEST(ShrinkWrappingValidation, ReleasedWithoutFrame) {
  EXPECT_EQ(
      saveDifference(EarlyFrame, replaced(LateFrame, "    RETL 8, implicit $o0",
                                          "    $g0 = RESTORErr $g0, $g0\n"
                                          "    RETL 8, implicit $o0")),
      "another instruction was executed here before the pass");
}

TEST(ShrinkWrappingValidation, NotReleased) {
  const std::string Kept = replaced(LateFrame,
                                    "  bb.3:\n    $g0 = RESTORErr $g0, $g0\n"
                                    "    RETL 8, implicit $i0",
                                    "  bb.3:\n    RETL 8, implicit $i0");
  EXPECT_EQ(saveDifference(EarlyFrame, Kept),
            "another instruction was executed here before the pass");
}

TEST(ShrinkWrappingValidation, AddedBlock) {
  EXPECT_EQ(
      saveDifference(EarlyFrame,
                     replaced(LateFrame, "    BA %bb.2",
                              "    $o1 = ORri $g0, 1\n    BA %bb.2")),
      "it is executed on a path where it was not executed before the pass");
  EXPECT_EQ(saveDifference(
                EarlyFrame,
                replaced(replaced(LateFrame, "    BA %bb.2", "    BA %bb.3"),
                         "  bb.4:\n    successors: %bb.2",
                         "  bb.4:\n    successors: %bb.3")),
            "control goes to another basic block than before the pass");
}

TEST(ShrinkWrappingValidation, CopyOfReturn) {
  constexpr StringRef Shared = R"(
  bb.0:
    successors: %bb.1, %bb.2
    $o6 = SAVEri $o6, -96
    $g0 = SUBCCri $i0, 1, implicit-def $icc
    BCOND %bb.2, 10, implicit $icc
  bb.1:
    successors: %bb.2
    $o0 = ORrr $g0, $i0
    $i0 = ADDri $o0, 1
  bb.2:
    $i0 = ADDri $i0, 3
    $g0 = RESTORErr $g0, $g0
    RETL 8, implicit $i0
)";
  constexpr StringRef Copied = R"(
  bb.0:
    successors: %bb.1, %bb.3
    $g0 = SUBCCri $o0, 1, implicit-def $icc
    BCOND %bb.3, 10, implicit $icc
  bb.1:
    successors: %bb.2
    $o6 = SAVEri $o6, -96
    $o0 = ORrr $g0, $i0
    $i0 = ADDri $o0, 1
  bb.2:
    $i0 = ADDri $i0, 3
    $g0 = RESTORErr $g0, $g0
    RETL 8, implicit $i0
  bb.3:
    $o0 = ADDri $o0, 3
    RETL 8, implicit $o0
)";
  EXPECT_EQ(saveDifference(Shared, Copied), "");
  EXPECT_EQ(saveDifference(Shared, replaced(Copied, "$o0 = ADDri $o0, 3",
                                            "$o0 = ADDri $o0, 4")),
            "another instruction was executed here before the pass");
  EXPECT_EQ(
      saveDifference(Shared, replaced(Copied, "    $o0 = ADDri $o0, 3\n", "")),
      "another instruction was executed here before the pass");
}

TEST(ShrinkWrappingValidation, PostponedStore) {
  constexpr StringRef Stores = R"(
  bb.0:
    successors: %bb.1, %bb.2
    $o6 = SAVEri $o6, -96
    STri $fp, -4, $g0
    $g0 = SUBCCri $i0, 1, implicit-def $icc
    BCOND %bb.2, 10, implicit $icc
  bb.1:
    $g0 = RESTORErr $g0, $g0
    RETL 8, implicit $i0
  bb.2:
    $i0 = LDri $fp, -4
    $g0 = RESTORErr $g0, $g0
    RETL 8, implicit $i0
)";
  constexpr StringRef Later = R"(
  bb.0:
    successors: %bb.1, %bb.2
    $g0 = SUBCCri $o0, 1, implicit-def $icc
    BCOND %bb.2, 10, implicit $icc
  bb.1:
    RETL 8, implicit $o0
  bb.2:
    $o6 = SAVEri $o6, -96
    STri $fp, -4, $g0
    $i0 = LDri $fp, -4
    $g0 = RESTORErr $g0, $g0
    RETL 8, implicit $i0
)";
  auto WithNames = [](StringRef Text) {
    std::string Result = Text.str();
    for (size_t At; (At = Result.find("$fp")) != std::string::npos;)
      Result.replace(At, 3, "$i6");
    return Result;
  };
  const std::string Old = WithNames(Stores), New = WithNames(Later);
  EXPECT_EQ(saveDifference(Old, New), "");
  EXPECT_EQ(saveDifference(Old, replaced(New, "    STri $i6, -4, $g0\n", "")),
            "instructions that were before it are not executed after the frame "
            "is allocated");
  EXPECT_EQ(saveDifference(
                Old, replaced(New, "STri $i6, -4, $g0", "STri $i6, -8, $g0")),
            "instructions that were before it are not executed after the frame "
            "is allocated");
}

TEST(ShrinkWrappingValidation, LoopWithoutReturn) {
  constexpr StringRef Forever = R"(
  bb.0:
    successors: %bb.1
    $o6 = SAVEri $o6, -96
    $i0 = ADDri $i0, 1
  bb.1:
    successors: %bb.1
    $o0 = ADDri $i0, 1
    BA %bb.1
)";
  constexpr StringRef Behind = R"(
  bb.0:
    successors: %bb.1
    $o0 = ADDri $o0, 1
    $o6 = SAVEri $o6, -96
  bb.1:
    successors: %bb.1
    $o0 = ADDri $i0, 1
    BA %bb.1
)";
  EXPECT_EQ(saveDifference(Forever, Behind), "");
  // Never allocated, where the frame is named.
  EXPECT_EQ(saveDifference(Forever,
                           replaced(Behind, "    $o6 = SAVEri $o6, -96\n", "")),
            "another instruction was executed here before the pass");
}

TEST(ShrinkWrappingValidation, BlocksThatControlDoesNotReach) {
  constexpr StringRef Unreachable = R"(
  bb.0:
    successors: %bb.2
    BA %bb.2
  bb.1:
    successors: %bb.2
    $o0 = ADDri $o0, 1
  bb.2:
    RETL 8, implicit $o0
)";
  EXPECT_EQ(saveDifference(Unreachable, replaced(Unreachable, "ADDri $o0, 1",
                                                 "ADDri $o0, 2")),
            "");
}

TEST(ShrinkWrappingValidation, EmptyBlocks) {
  constexpr StringRef Empty =
      "  bb.0:\n    successors: %bb.1\n  bb.1:\n    RETL 8\n";
  EXPECT_EQ(saveDifference(Empty, Empty), "");
  EXPECT_EQ(
      saveDifference(Empty, "  bb.0:\n    RETL 8\n  bb.1:\n    RETL 8\n"),
      "it is executed on a path where it was not executed before the pass");
}
