//===- FoldingTest.cpp - Operands in memory -------------------------------===//

#include "AllocationCheckTest.h"
#include "gtest/gtest.h"

using namespace mincaml::allocationcheck;
using namespace llvm;

namespace {

constexpr const char *Constants = R"(
constants:
  - { id: 0, value: '<4 x i32> <i32 1, i32 2, i32 3, i32 4>', alignment: 16 }
  - { id: 1, value: '<4 x i32> <i32 5, i32 6, i32 7, i32 8>', alignment: 16 }
)";

/// %1 is loaded twice, by different instructions. The second load stands at 3,
/// the instruction that reads its result at 4.
std::string loadedTwice(StringRef Second) {
  return (R"(
  bb.0:
    liveins: $xmm0
    %0:vr128 = COPY $xmm0
    %1:vr128 = MOVAPSrm $rip, 1, $noreg, %const.0, $noreg :: (load (s128) from constant-pool)
    %0:vr128 = XORPSrr %0, %1
    %1:vr128 = MOVAPDrm $rip, 1, $noreg, )" +
          Second + R"(, $noreg :: (load (s128) from constant-pool)
    %0:vr128 = PANDrr %0, %1
    $xmm0 = COPY %0
    RET64 implicit $xmm0
)")
      .str();
}

/// In place of the second load and the instruction that reads what it has
/// loaded comes one that reads the first constant from memory.
void fold(HandAllocation &A) {
  MachineInstr &Load = A.at(0, 3), &Read = A.at(0, 4);
  BuildMI(*Read.getParent(), Read, DebugLoc(),
          A.instructions().get(A.opcode("PANDrm")), A.reg("XMM0"))
      .addReg(A.reg("XMM0"))
      .addReg(A.reg("RIP"))
      .addImm(1)
      .addReg(0)
      .addConstantPoolIndex(0)
      .addReg(0)
      .cloneMemRefs(Load);
  Read.eraseFromParent();
  Load.eraseFromParent();
}

TEST(AllocationCheckerFolding, ConstantFromTwoLoads) {
  HandAllocation A("x86_64", loadedTwice("%const.0"), Constants);
  A.assign({"XMM0", "XMM1"});
  fold(A);
  EXPECT_EQ(A.check(), "");
}

TEST(AllocationCheckerFolding, ConstantOfTheOtherLoad) {
  HandAllocation A("x86_64", loadedTwice("%const.1"), Constants);
  A.assign({"XMM0", "XMM1"});
  fold(A);
  EXPECT_EQ(A.check(),
            "'$xmm0 = PANDrm $xmm0, $rip, 1, $noreg, %const.0, $noreg :: (load "
            "(s128) from constant-pool)': operand 2 of '%0 = PANDrr %0, %1': "
            "expected %1 (bits 0 to 31) in memory, found an unknown value, or "
            "different values on different paths");
}

constexpr const char *Arguments = R"(
fixedStack:
  - { id: 0, type: default, offset: 0, size: 4, alignment: 16, isImmutable: true }
  - { id: 1, type: default, offset: 8, size: 4, alignment: 8, isImmutable: true }
)";

/// %0 is an argument in memory and %1 the same with 64 bits, which is computed
/// at 2 and read at 4.
std::string extended(StringRef Between) {
  return (R"(
  bb.0:
    %0:gr32 = MOV32rm %fixed-stack.0, 1, $noreg, 0, $noreg :: (load (s32) from %fixed-stack.0)
    )" + Between +
          R"(
    undef %1.sub_32bit:gr64_with_sub_8bit = MOV32rr %0
    CALL64pcrel32 @g, csr_64, implicit $rsp, implicit $ssp, implicit-def $rsp, implicit-def $ssp
    $rax = COPY %1
    RET64 implicit $rax
)")
      .str();
}

/// %1 is loaded again after the call, instead of computed before it.
std::string loadAgain(StringRef Between, unsigned Load) {
  HandAllocation A("x86_64", extended(Between), Arguments);
  A.assign({"EAX", "RAX"});
  MachineInstr &Copy = A.at(0, 4);
  MachineInstr *Again = A.function().CloneMachineInstr(&A.at(0, Load));
  Copy.getParent()->insert(Copy.getIterator(), Again);
  Again->addRegisterDefined(A.reg("RAX"), &A.registers());
  A.at(0, 2).eraseFromParent();
  return A.check();
}

constexpr const char *OtherArgument =
    "%0:gr32 = MOV32rm %fixed-stack.1, 1, $noreg, 0, $noreg :: (load (s32) "
    "from %fixed-stack.1)";

TEST(AllocationCheckerFolding, LoadFoldedIntoMove) {
  EXPECT_EQ(loadAgain("NOOP", 0), "");
  EXPECT_EQ(loadAgain(OtherArgument, 1), "");
}

TEST(AllocationCheckerFolding, OtherLoadFoldedIntoMove) {
  EXPECT_EQ(
      loadAgain(OtherArgument, 0),
      "'$eax = MOV32rm %fixed-stack.1, 1, $noreg, 0, $noreg :: (load (s32) "
      "from %fixed-stack.1)': operand 1 of 'undef %1.sub_32bit = MOV32rr %0': "
      "expected %0 (bits 0 to 7) in memory, found an unknown value, or "
      "different values on different paths");
}

/// The move reads another value of the register.
TEST(AllocationCheckerFolding, LoadFoldedIntoOtherMove) {
  EXPECT_EQ(loadAgain("%0:gr32 = ADD32ri %0, 1, implicit-def dead $eflags", 0),
            "'RET64 implicit $rax': operand 0 of 'RET64 implicit $rax': "
            "expected $al in $rax, found an unknown value, or different values "
            "on different paths");
}

/// An instruction that compares %0 and %1 stands at 2.
std::string comparison(StringRef Opcode) {
  return (R"(
  bb.0:
    liveins: $rdi, $rsi
    %0:gr64 = COPY $rdi
    %1:gr64 = COPY $rsi
    )" + Opcode +
          R"( %0, %1, implicit-def $eflags
    $al = SETCCr 4, implicit $eflags
    RET64 implicit $al
)")
      .str();
}

/// %0 stays in $rdi, %1 is in a slot; the comparison becomes one of the slot
/// with a register.
std::string compareInMemory(StringRef Opcode, StringRef Folded,
                            StringRef Register) {
  HandAllocation A("x86_64", comparison(Opcode));
  A.assign({"RDI", "RSI"});
  int Slot = A.newSlot(8, 8);
  MachineInstr &Compare = A.at(0, 2);
  A.save(Compare, "RSI", "GR64", Slot);
  BuildMI(*Compare.getParent(), Compare, DebugLoc(),
          A.instructions().get(A.opcode(Folded)))
      .addFrameIndex(Slot)
      .addImm(1)
      .addReg(0)
      .addImm(0)
      .addReg(0)
      .addReg(A.reg(Register));
  Compare.eraseFromParent();
  return A.check();
}

TEST(AllocationCheckerFolding, OperandsExchanged) {
  EXPECT_EQ(compareInMemory("TEST64rr", "TEST64mr", "RDI"), "");
}

TEST(AllocationCheckerFolding, OperandsExchangedWrongly) {
  EXPECT_EQ(compareInMemory("TEST64rr", "TEST64mr", "RSI"),
            "'TEST64mr %stack.0, 1, $noreg, 0, $noreg, $rsi, implicit-def "
            "$eflags': operand 0 of 'TEST64rr %0, %1, implicit-def $eflags': "
            "expected %0 (bits 0 to 7) in memory, found $sil, %1 (bits 0 to "
            "7)");
}

TEST(AllocationCheckerFolding, OperandsOfNonCommutativeExchanged) {
  EXPECT_EQ(compareInMemory("CMP64rr", "CMP64mr", "RDI"),
            "'CMP64mr %stack.0, 1, $noreg, 0, $noreg, $rdi, implicit-def "
            "$eflags': operand 0 of 'CMP64rr %0, %1, implicit-def $eflags': "
            "expected %0 (bits 0 to 7) in memory, found $sil, %1 (bits 0 to "
            "7)");
}

/// To save a register of x87 writes its status word.
std::string x87(StringRef Between) {
  return (R"(
  bb.0:
    liveins: $rdi
    %0:gr64 = COPY $rdi
    %1:rfp80 = LD_Fp80m %0, 1, $noreg, 0, $noreg, implicit-def $fpsw, implicit $fpcw :: (load (s80))
)" + Between +
          R"(
    ST_FpP80m %0, 1, $noreg, 16, $noreg, %1, implicit-def dead $fpsw, implicit $fpcw :: (store (s80))
    RET64
)")
      .str();
}

TEST(AllocationCheckerStatus, NobodyReadsIt) {
  HandAllocation A("x86_64", x87("    NOOP"));
  A.assign({"RDI", "FP0"});
  int Slot = A.newSlot(10, 16);
  A.save(A.at(0, 2), "FP0", "RFP80", Slot);
  A.restore(A.at(0, 4), "FP0", "RFP80", Slot);
  EXPECT_EQ(A.check(), "");
}

TEST(AllocationCheckerStatus, IsRead) {
  for (bool IsBetween : {true, false}) {
    HandAllocation A("x86_64", x87("    FNSTSW16r implicit-def dead $ax, "
                                   "implicit-def dead $fpsw, implicit $fpsw"));
    A.assign({"RDI", "FP0"});
    A.save(A.at(0, IsBetween ? 2 : 3), "FP0", "RFP80", A.newSlot(10, 16));
    EXPECT_EQ(A.check(),
              IsBetween
                  ? "'FNSTSW16r implicit-def dead $ax, implicit-def dead "
                    "$fpsw, implicit $fpsw': operand 2 of 'FNSTSW16r "
                    "implicit-def dead $ax, implicit-def dead $fpsw, implicit "
                    "$fpsw': expected $fpsw in $fpsw, found an unknown value, "
                    "or different values on different paths"
                  : "");
  }
}

} // namespace
