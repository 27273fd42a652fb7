//===- ChangedInstructionsTest.cpp - What foldings change besides ---------===//

#include "AllocationCheckTest.h"
#include "gtest/gtest.h"

using namespace mincaml::allocationcheck;
using namespace llvm;

namespace {

/// In SystemZ `CG` compares a register with memory, not memory with a register.
/// The branch reads the result in the same block or in the next one.
std::string comparison(bool IsInNextBlock) {
  std::string Branch = R"(    BRC 14, 4, %bb.3, implicit $cc
    J %bb.2
)";
  std::string Next = "\n  bb.1:\n    liveins: $cc\n";
  return std::string(R"(
  bb.0:
    liveins: $r2d, $r3d
    %0:gr64bit = COPY $r2d
    %1:gr64bit = COPY $r3d
    CGR %0, %1, implicit-def $cc
)") + (IsInNextBlock ? "    J %bb.1\n" + Next + Branch : Branch + R"(
  bb.1:
    Return
)") + R"(
  bb.2:
    Return

  bb.3:
    Return
)";
}

/// The value of SavedRegister comes from memory, the other from a register.
/// Mask is what the branch has then.
std::string compareSaved(StringRef SavedRegister, StringRef Other, int64_t Mask,
                         bool IsInNextBlock = false) {
  HandAllocation A("s390x-linux-gnu", comparison(IsInNextBlock));
  A.assign({"R2D", "R3D"});
  int Slot = A.newSlot(8, 8);
  A.save(A.at(0, 2), SavedRegister, "GR64Bit", Slot);
  MachineInstr &Old = A.at(0, 3);
  BuildMI(*Old.getParent(), Old, DebugLoc(),
          A.instructions().get(A.opcode("CG")))
      .addReg(A.reg(Other))
      .addFrameIndex(Slot)
      .addImm(0)
      .addReg(0);
  Old.eraseFromParent();
  (IsInNextBlock ? A.at(1, 0) : A.at(0, 4)).getOperand(1).setImm(Mask);
  return A.check();
}

constexpr int64_t Less = 4, Greater = 2;

TEST(ChangedByFolding, ConditionOfExchangedComparison) {
  EXPECT_EQ(compareSaved("R3D", "R2D", Less), "");
  EXPECT_EQ(compareSaved("R2D", "R3D", Greater), "");
}

TEST(ChangedByFolding, WrongConditionOfComparison) {
  EXPECT_EQ(compareSaved("R3D", "R2D", Greater),
            "'CG $r2d, %stack.0, 0, $noreg, implicit-def $cc': operand 0 of "
            "'CGR %0, %1, implicit-def $cc': expected %0 (bits 0 to 15) in "
            "memory, found $r3l, %1 (bits 0 to 15)");
  EXPECT_NE(compareSaved("R2D", "R3D", Less), "");
}

/// Nothing turns a condition in another block around.
TEST(ChangedByFolding, ConditionInOtherBlock) {
  EXPECT_EQ(compareSaved("R3D", "R2D", Less, true), "");
  EXPECT_NE(compareSaved("R2D", "R3D", Less, true), "");
  EXPECT_NE(compareSaved("R2D", "R3D", Greater, true), "");
}

/// In SystemZ the sum that `LA` computes leaves the condition code alone, that
/// in memory sets it.
std::string addInMemory(bool ConditionIsLive) {
  std::string Add = "    %0:addr64bit = LA %0, 3, $noreg\n";
  std::string Compare = "    CGHI $r3d, 5, implicit-def $cc\n";
  HandAllocation A("s390x-linux-gnu", std::string(R"(
  bb.0:
    liveins: $r2d, $r3d
    %0:addr64bit = COPY $r2d
)") + (ConditionIsLive ? Compare + Add : Add + Compare) +
                                          R"(    BRC 14, 4, %bb.2, implicit $cc
    J %bb.1

  bb.1:
    liveins: $r2d
    Return

  bb.2:
    $r2d = COPY %0
    Return implicit $r2d
)");
  A.assign({"R2D"});
  int Slot = A.newSlot(8, 8);
  MachineInstr &Old = A.at(0, ConditionIsLive ? 2 : 1);
  A.save(A.at(0, 1), "R2D", "GR64Bit", Slot);
  BuildMI(*Old.getParent(), Old, DebugLoc(),
          A.instructions().get(A.opcode("AGSI")))
      .addFrameIndex(Slot)
      .addImm(0)
      .addImm(3);
  Old.eraseFromParent();
  A.restore(A.at(2, 0), "R2D", "GR64Bit", Slot);
  return A.check();
}

TEST(ChangedByFolding, ClobbersDeadCondition) {
  EXPECT_EQ(addInMemory(/*ConditionIsLive=*/false), "");
}

TEST(ChangedByFolding, ClobbersLiveCondition) {
  EXPECT_EQ(addInMemory(/*ConditionIsLive=*/true),
            "'BRC 14, 4, %bb.2, implicit $cc': operand 3 of 'BRC 14, 4, %bb.2, "
            "implicit $cc': expected $cc in $cc, found an unknown value, or "
            "different values on different paths");
}

/// %0 and %1 are in slots; a third one gets a copy of one of them, from which
/// %0 is restored.
std::string copySlot(unsigned From, unsigned Length) {
  HandAllocation A("s390x-linux-gnu", R"(
  bb.0:
    liveins: $r2d, $r3d
    %0:gr64bit = COPY $r2d
    %1:gr64bit = COPY $r3d
    $r2d = LGHI 0
    $r2d = COPY %0
    $r3d = COPY %1
    Return implicit $r2d, implicit $r3d
)");
  A.assign({"R2D", "R3D"});
  int Slots[] = {A.newSlot(8, 8), A.newSlot(8, 8), A.newSlot(8, 8)};
  MachineInstr &Place = A.at(0, 2);
  A.save(Place, "R2D", "GR64Bit", Slots[0]);
  A.save(Place, "R3D", "GR64Bit", Slots[1]);
  BuildMI(*Place.getParent(), Place, DebugLoc(),
          A.instructions().get(A.opcode("MVC")))
      .addFrameIndex(Slots[2])
      .addImm(0)
      .addImm(Length)
      .addFrameIndex(Slots[From])
      .addImm(0);
  A.restore(*Place.getNextNode(), "R2D", "GR64Bit", Slots[2]);
  return A.check();
}

TEST(ChangedByFolding, CopyFromSlotToSlot) { EXPECT_EQ(copySlot(0, 8), ""); }

TEST(ChangedByFolding, CopyFromOtherSlot) {
  EXPECT_EQ(copySlot(1, 8),
            "'Return implicit $r2d, implicit $r3d': operand 0 of 'Return "
            "implicit $r2d, implicit $r3d': expected $r2l in $r2d, found $r3l, "
            "%1 (bits 0 to 15)");
}

TEST(ChangedByFolding, CopyOfPartOfSlot) {
  EXPECT_EQ(copySlot(0, 4), "'MVC %stack.2, 0, 4, %stack.0, 0': is neither an "
                            "instruction of the function before allocation nor "
                            "a copy, a spill, a reload or a rematerialization");
}

/// The test of a value for zero, which is loaded from a constant of half its
/// size, has become a comparison, and reads a register nevertheless.
std::string compareInPlaceOfTest(StringRef Register, int64_t Constant) {
  HandAllocation A("x86_64", R"(
  bb.0:
    liveins: $rcx
    undef %0.sub_32bit:gr64_with_sub_8bit = MOV32rm $rip, 1, $noreg, %const.0, $noreg :: (dereferenceable invariant load (s32) from constant-pool)
    TEST64rr %0, %0, implicit-def $eflags
    $al = SETCCr 4, implicit $eflags
    RET64 implicit $al
)",
                   R"(
constants:
  - { id: 0, value: 'i32 7', alignment: 4 }
)");
  A.assign({"RDX"});
  MachineInstr &Test = A.at(0, 1);
  Test.setDesc(A.instructions().get(A.opcode("CMP64ri32")));
  Test.getOperand(0).setReg(A.reg(Register));
  Test.getOperand(1).ChangeToImmediate(Constant);
  return A.check();
}

TEST(ChangedByFolding, TestBecomesComparison) {
  EXPECT_EQ(compareInPlaceOfTest("RDX", 0), "");
}

TEST(ChangedByFolding, TestBecomesOtherComparison) {
  EXPECT_EQ(compareInPlaceOfTest("RDX", 1),
            "'CMP64ri32 $rdx, 1, implicit-def $eflags': is neither an "
            "instruction of the function before allocation nor a copy, a "
            "spill, a reload or a rematerialization");
  EXPECT_EQ(compareInPlaceOfTest("RCX", 0),
            "'CMP64ri32 $rcx, 0, implicit-def $eflags': operand 0 of 'TEST64rr "
            "%0, %0, implicit-def $eflags': expected %0 (bits 0 to 7) in $rcx, "
            "found $cl");
}

} // namespace
