//===- CheckedValuesTest.cpp - What a check knows at each point -----------===//

#include "AllocationCheckTest.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"
#include <map>

using namespace mincaml::allocationcheck;
using namespace llvm;

namespace {

using Table = std::map<std::string, std::string>;

/// What is known before an instruction, counted in a block.
Table before(const CheckedValues &Found, unsigned Block, unsigned Index) {
  Table Result;
  auto Apply = [&](ArrayRef<CheckedValues::Content> Changes) {
    for (const CheckedValues::Content &C : Changes) {
      std::vector<std::string> Names;
      for (unsigned Value : C.Values)
        Names.push_back(Found.Values[Value].Name);
      if (Names.empty())
        Result.erase(Found.Locations[C.Location]);
      else
        Result[Found.Locations[C.Location]] = join(Names, ", ");
    }
  };
  const CheckedValues::Block &B = Found.Blocks[Block];
  Apply(B.Entry);
  for (unsigned I = 0; I <= Index; ++I)
    Apply(B.Instructions[I].second);
  return Result;
}

TEST(CheckedValues, ThroughRegistersAndSlots) {
  HandAllocation A("sparc", R"(
  bb.0:
    liveins: $i0, $i1
    %0:intregs = COPY $i0
    %1:intregs = COPY $i1
    %2:intregs = ADDrr %0, %1
    %3:intregs = SUBrr %2, %0
    $i0 = COPY %3
    RETL 8, implicit $i0
)");
  A.assign({"L0", "L1", "L1", "I0"});
  const int Slot = A.newSlot(4, 4);
  A.save(A.at(0, 3), "L0", "IntRegs", Slot);
  A.copy(A.at(0, 4), "L2", "L1");
  const CheckedValues Found = A.values();
  ASSERT_EQ(Found.Problem, "");
  ASSERT_EQ(Found.Blocks.size(), 1u);
  EXPECT_TRUE(Found.Blocks[0].IsReached);
  const std::string InSlot = "slot " + std::to_string(Slot);
  EXPECT_EQ(before(Found, 0, 0), Table());
  EXPECT_EQ(before(Found, 0, 1), (Table{{"$i0", "%0"}, {"$l0", "%0"}}));
  EXPECT_EQ(
      before(Found, 0, 3),
      (Table{{"$i0", "%0"}, {"$i1", "%1"}, {"$l0", "%0"}, {"$l1", "%2"}}));
  EXPECT_EQ(before(Found, 0, 5), (Table{{"$i0", "%0"},
                                        {"$i1", "%1"},
                                        {"$l0", "%0"},
                                        {"$l1", "%2"},
                                        {"$l2", "%2"},
                                        {InSlot, "%0"}}));
}

constexpr const char *Diamond = R"(
  bb.0:
    liveins: $i0, $i1
    %0:intregs = COPY $i0
    %1:intregs = COPY $i1
    $g0 = SUBCCri %0, 1, implicit-def $icc
    BCOND %bb.2, 1, implicit $icc
  bb.1:
    %2:intregs = ADDrr %0, %1
    BA %bb.3
  bb.2:
    %2:intregs = SUBrr %0, %1
  bb.3:
    $i0 = COPY %2
    RETL 8, implicit $i0
)";

TEST(CheckedValues, WherePathsMeet) {
  HandAllocation A("sparc", Diamond);
  A.assign({"L0", "L1", "L2"});
  A.copy(A.at(2, 0), "L3", "L0");
  A.copy(A.at(1, 1), "L1", "L2");
  const CheckedValues Found = A.values();
  ASSERT_EQ(Found.Problem, "");
  ASSERT_EQ(Found.Blocks.size(), 4u);
  EXPECT_EQ(
      before(Found, 3, 0),
      (Table{{"$i0", "%0"}, {"$i1", "%1"}, {"$l0", "%0"}, {"$l2", "%2"}}));
  // $l1 has %2 on one path and %1 on the other, $l3 has %0 on one.
  std::vector<std::string> Lost;
  for (const CheckedValues::Lost &L : Found.Blocks[3].Merged) {
    std::string From;
    for (const MachineBasicBlock *MBB : L.From)
      From += " " + std::to_string(MBB->getNumber());
    Lost.push_back(Found.Locations[L.Location] + " " +
                   Found.Values[L.Value].Name + From);
  }
  llvm::sort(Lost);
  EXPECT_EQ(Lost,
            (std::vector<std::string>{"$l1 %1 2", "$l1 %2 1", "$l3 %0 2"}));
}

TEST(CheckedValues, PairsAsAWhole) {
  HandAllocation A("sparc", R"(
  bb.0:
    liveins: $i0
    %0:intpair = LDDri $i0, 0
    %1:intregs = COPY $i0
    STDri %1, 8, %0
    RETL 8
)");
  A.assign({"O0_O1", "L0"});
  A.copy(A.at(0, 1), "L4", "O1");
  const CheckedValues Found = A.values();
  ASSERT_EQ(Found.Problem, "");
  const Table Known = before(Found, 0, 2);
  EXPECT_EQ(Known.at("$o0_o1"), "%0");
  EXPECT_EQ(Known.at("$l4"), "%0 (bits 32 to 63)");
  EXPECT_FALSE(Known.contains("$o0"));
}

TEST(CheckedValues, UnreachedBlocksKnowNothing) {
  HandAllocation A("sparc", R"(
  bb.0:
    liveins: $i0
    %0:intregs = COPY $i0
    $i0 = COPY %0
    RETL 8, implicit $i0
  bb.1:
    liveins: $i1
    $i0 = COPY $i1
    RETL 8, implicit $i0
)");
  A.assign({"L0"});
  const CheckedValues Found = A.values();
  ASSERT_EQ(Found.Problem, "");
  ASSERT_EQ(Found.Blocks.size(), 2u);
  EXPECT_FALSE(Found.Blocks[1].IsReached);
  EXPECT_EQ(Found.Blocks[1].Instructions.size(), 2u);
  EXPECT_EQ(before(Found, 1, 1), Table());
}

TEST(CheckedValues, NotOfTooMany) {
  HandAllocation A("sparc", Diamond);
  A.assign({"L0", "L1", "L2"});
  EXPECT_TRUE(A.hasValues(1000));
  EXPECT_FALSE(A.hasValues(10));
}

TEST(CheckedValues, NoTableWithoutAProof) {
  HandAllocation A("sparc", Diamond);
  A.assign({"L0", "L0", "L2"});
  const CheckedValues Found = A.values();
  EXPECT_EQ(Found.Problem, A.check());
  EXPECT_NE(Found.Problem, "");
  EXPECT_TRUE(Found.Blocks.empty());
}

} // namespace
