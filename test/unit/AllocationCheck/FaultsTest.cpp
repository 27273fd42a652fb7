//===- FaultsTest.cpp - One fault of each kind ----------------------------===//

#include "AllocationCheckTest.h"
#include "llvm/CodeGen/MachineJumpTableInfo.h"
#include "gtest/gtest.h"

using namespace mincaml::allocationcheck;
using namespace llvm;

namespace {

constexpr const char *Straight = R"(
  bb.0:
    liveins: $i0, $i1
    %0:intregs = COPY $i0
    %1:intregs = COPY $i1
    %2:intregs = ADDrr %0, %1
    %3:intregs = SUBrr %2, %0
    $i0 = COPY %3
    RETL 8, implicit $i0
)";

TEST(AllocationCheckerFaults, Right) {
  HandAllocation A("sparc", Straight);
  A.assign({"L0", "L1", "L1", "I0"});
  EXPECT_EQ(A.check(), "");
}

TEST(AllocationCheckerFaults, IdentityCopiesMayGo) {
  HandAllocation A("sparc", Straight);
  A.assign({"I0", "I1", "I1", "I0"});
  A.at(0, 4).eraseFromParent();
  A.at(0, 1).eraseFromParent();
  A.at(0, 0).eraseFromParent();
  EXPECT_EQ(A.check(), "");
}

TEST(AllocationCheckerFaults, RegisterTakenTooEarly) {
  HandAllocation A("sparc", Straight);
  A.assign({"L0", "L1", "L0", "I0"});
  EXPECT_EQ(A.check(), "'$i0 = SUBrr $l0, $l0': operand 2 of '%3 = SUBrr %2, "
                       "%0': expected %0 in $l0, found %2");
}

TEST(AllocationCheckerFaults, ArgumentOverwritten) {
  HandAllocation A("sparc", Straight);
  A.assign({"I1", "L1", "L1", "I0"});
  EXPECT_EQ(A.check(), "'$l1 = ADDrr $i1, $l1': operand 2 of '%2 = ADDrr %0, "
                       "%1': expected %1 in $l1, found $i0, %0");
}

TEST(AllocationCheckerFaults, ResultOverwritten) {
  HandAllocation A("sparc", Straight);
  A.assign({"L0", "L1", "L1", "I0"});
  A.copy(A.at(0, 5), "I0", "L0");
  EXPECT_EQ(A.check(), "'RETL 8, implicit $i0': operand 1 of 'RETL 8, implicit "
                       "$i0': expected $i0 in $i0, found %0");
}

TEST(AllocationCheckerFaults, ReservedRegister) {
  HandAllocation A("sparc", Straight);
  A.assign({"L0", "L1", "G0", "I0"});
  EXPECT_EQ(A.check(), "'$g0 = ADDrr $l0, $l1': operand 0 (%2) is assigned "
                       "$g0, which is reserved");
}

TEST(AllocationCheckerFaults, RegisterClass) {
  HandAllocation A("sparc", Straight);
  A.assign({"L0", "L1", "F1", "I0"});
  EXPECT_EQ(A.check(),
            "'$f1 = ADDrr $l0, $l1': operand 0 (%2) is assigned $f1, "
            "which is not in register class IntRegs");
}

TEST(AllocationCheckerFaults, Lost) {
  HandAllocation A("sparc", R"(
  bb.0:
    liveins: $i0, $i1
    %0:intregs = COPY $i0
    %1:intregs = COPY $i1
    STri %0, 0, %1
    RETL 8
)");
  A.assign({"L0", "L1"});
  A.at(0, 2).eraseFromParent();
  EXPECT_EQ(A.check(), "instruction 'STri %0, 0, %1' is missing in %bb.0");
}

TEST(AllocationCheckerFaults, LostButNeeded) {
  HandAllocation A("sparc", Straight);
  A.assign({"L0", "L1", "L1", "I0"});
  A.at(0, 2).eraseFromParent();
  EXPECT_EQ(A.check(), "'$i0 = SUBrr $l1, $l0': operand 1 of '%3 = SUBrr %2, "
                       "%0': expected %2 in $l1, found $i1, %1");
}

TEST(AllocationCheckerFaults, Exchanged) {
  HandAllocation A("sparc", Straight);
  A.assign({"L0", "L1", "L2", "I0"});
  MachineInstr *Sub = A.at(0, 3).removeFromParent();
  A.block(0).insert(A.at(0, 2).getIterator(), Sub);
  EXPECT_EQ(A.check(), "instruction '%2 = ADDrr %0, %1' comes after '%3 = "
                       "SUBrr %2, %0', which it preceded before allocation");
}

TEST(AllocationCheckerFaults, Duplicated) {
  HandAllocation A("sparc", Straight);
  A.assign({"L0", "L1", "L1", "I0"});
  A.block(0).insert(A.at(0, 3).getIterator(),
                    A.function().CloneMachineInstr(&A.at(0, 2)));
  EXPECT_EQ(A.check(),
            "'$l1 = ADDrr $l0, $l1': is neither an instruction of the "
            "function before allocation nor a copy, a spill, a reload or a "
            "rematerialization");
}

TEST(AllocationCheckerFaults, ConstantChanged) {
  HandAllocation A("sparc", Straight);
  A.assign({"L0", "L1", "L1", "I0"});
  A.at(0, 5).getOperand(0).setImm(12);
  EXPECT_EQ(A.check(),
            "instruction 'RETL 8, implicit $i0' is missing in %bb.0");
}

//===----------------------------------------------------------------------===//
// Slots
//===----------------------------------------------------------------------===//

TEST(AllocationCheckerSlots, SavedAndRestored) {
  HandAllocation A("sparc", Straight);
  A.assign({"L0", "L1", "L0", "I0"});
  int Slot = A.newSlot(4, 4);
  A.save(A.at(0, 2), "L0", "IntRegs", Slot);
  A.at(0, 4).getOperand(2).setReg(A.reg("L3"));
  A.restore(A.at(0, 4), "L3", "IntRegs", Slot);
  EXPECT_EQ(A.check(), "");
}

TEST(AllocationCheckerSlots, NotSaved) {
  HandAllocation A("sparc", Straight);
  A.assign({"L0", "L1", "L0", "I0"});
  int Slot = A.newSlot(4, 4);
  A.at(0, 3).getOperand(2).setReg(A.reg("L3"));
  A.restore(A.at(0, 3), "L3", "IntRegs", Slot);
  EXPECT_EQ(A.check(), "'$i0 = SUBrr $l0, $l3': operand 2 of '%3 = SUBrr %2, "
                       "%0': expected %0 in $l3, found an unknown value, or "
                       "different values on different paths");
}

TEST(AllocationCheckerSlots, Shared) {
  HandAllocation A("sparc", Straight);
  A.assign({"L0", "L1", "L0", "I0"});
  int Slot = A.newSlot(4, 4);
  A.save(A.at(0, 2), "L0", "IntRegs", Slot);
  A.save(A.at(0, 3), "L1", "IntRegs", Slot);
  A.at(0, 5).getOperand(2).setReg(A.reg("L3"));
  A.restore(A.at(0, 5), "L3", "IntRegs", Slot);
  EXPECT_EQ(A.check(), "'$i0 = SUBrr $l0, $l3': operand 2 of '%3 = SUBrr %2, "
                       "%0': expected %0 in $l3, found $i1, %1");
}

TEST(AllocationCheckerSlots, TooSmall) {
  HandAllocation A("sparc", Straight);
  A.assign({"L0", "L1", "L0", "I0"});
  A.save(A.at(0, 2), "L0", "IntRegs", A.newSlot(2, 4));
  EXPECT_EQ(A.check(),
            "'STri %stack.0, 0, $l0 :: (store (s16) into %stack.0, "
            "align 4)': accesses 32 bits of a spill slot of 16 bits");
}

TEST(AllocationCheckerSlots, Misaligned) {
  HandAllocation A("sparc", Straight);
  A.assign({"L0", "L1", "L0", "I0"});
  A.save(A.at(0, 2), "L0", "IntRegs", A.newSlot(4, 2));
  EXPECT_EQ(A.check(), "'STri %stack.0, 0, $l0 :: (store (s32) into %stack.0, "
                       "align 2)': requires a spill slot aligned to 4 bytes, "
                       "but the slot is aligned to 2");
}

TEST(AllocationCheckerSlots, OfTheProgram) {
  HandAllocation A("sparc", Straight,
                   "stack:\n  - { id: 0, size: 4, alignment: 4 }\n");
  A.assign({"L0", "L1", "L0", "I0"});
  A.save(A.at(0, 2), "L0", "IntRegs", 0);
  EXPECT_EQ(A.check(),
            "'STri %stack.0, 0, $l0 :: (store (s32) into %stack.0)': is "
            "neither an instruction of the function before allocation nor a "
            "copy, a spill, a reload or a rematerialization");
}

/// A save of half a value: %eax in place of %rax.
TEST(AllocationCheckerSlots, HalfOfARegister) {
  constexpr const char *Body = R"(
  bb.0:
    liveins: $rdi, $esi
    %0:gr64 = COPY $rdi
    %1:gr32 = COPY $esi
    NOOP
    $rax = COPY %0
    RET64 implicit $rax
)";
  for (bool IsWhole : {true, false}) {
    HandAllocation A("x86_64", Body);
    A.assign({"RCX", "ESI"});
    int Slot = A.newSlot(8, 8);
    StringRef Register = IsWhole ? "RCX" : "ECX";
    StringRef Class = IsWhole ? "GR64" : "GR32";
    A.save(A.at(0, 2), Register, Class, Slot);
    A.restore(A.at(0, 4), Register, Class, Slot);
    EXPECT_EQ(
        A.check(),
        IsWhole
            ? ""
            : "'RET64 implicit $rax': operand 0 of 'RET64 "
              "implicit $rax': expected $eax in $rax, "
              "found an unknown value, or different values on different paths");
  }
}

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

constexpr const char *TwoAddress = R"(
  bb.0:
    liveins: $edi, $esi
    %0:gr32 = COPY $edi
    %1:gr32 = COPY $esi
    %0:gr32 = ADD32rr %0, %1, implicit-def dead $eflags
    $eax = COPY %0
    RET64 implicit $eax
)";

TEST(AllocationCheckerConstraints, Tied) {
  HandAllocation A("x86_64", TwoAddress);
  A.assign({"ECX", "ESI"});
  EXPECT_EQ(A.check(), "");
  A.at(0, 2).getOperand(0).setReg(A.reg("EDX"));
  EXPECT_EQ(A.check(), "'$edx = ADD32rr $ecx, $esi, implicit-def dead "
                       "$eflags': operands 0 and 1 are tied, but are "
                       "assigned $edx and $ecx");
}

TEST(AllocationCheckerConstraints, EarlyClobber) {
  HandAllocation A("x86_64", R"(
  bb.0:
    liveins: $edi
    %0:gr32 = COPY $edi
    INLINEASM &"", 0, 2228235, def early-clobber %1:gr32, 2228233, %0:gr32
    $eax = COPY %1
    RET64 implicit $eax
)");
  A.assign({"ECX", "ECX"});
  std::string Message = A.check();
  EXPECT_NE(Message.find("early-clobber result %1 is assigned $ecx, which "
                         "overlaps $ecx of operand %0"),
            std::string::npos)
      << Message;
}

TEST(AllocationCheckerConstraints, TwoResults) {
  HandAllocation A("x86_64", R"(
  bb.0:
    liveins: $edi
    %0:gr32 = COPY $edi
    %1:gr32 = COPY $edi
    %0:gr32, %1:gr32 = XCHG32rr %0, %1
    $eax = COPY %0
    $ecx = COPY %1
    RET64 implicit $eax, implicit $ecx
)");
  A.assign({"ECX", "ECX"});
  EXPECT_EQ(A.check(), "'$ecx, $ecx = XCHG32rr $ecx, $ecx': results %0 and %1 "
                       "are assigned overlapping registers, $ecx and $ecx");
}

TEST(AllocationCheckerConstraints, Clobbered) {
  constexpr const char *Body = R"(
  bb.0:
    liveins: $rdi
    %0:gr64 = COPY $rdi
    CALL64pcrel32 @g, csr_64, implicit $rsp, implicit $ssp, implicit-def $rsp
    $rax = COPY %0
    RET64 implicit $rax
)";
  HandAllocation Kept("x86_64", Body);
  Kept.assign({"RBX"});
  EXPECT_EQ(Kept.check(), "");
  HandAllocation Lost("x86_64", Body);
  Lost.assign({"RCX"});
  EXPECT_EQ(Lost.check(), "'RET64 implicit $rax': operand 0 of 'RET64 implicit "
                          "$rax': expected $al in $rax, found an unknown "
                          "value, or different values on different paths");
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

constexpr const char *OneSidedBranch = R"(
  bb.0:
    successors: %bb.1, %bb.2
    liveins: $edi, $esi
    %0:gr32 = COPY $edi
    %1:gr32 = COPY $esi
    TEST32rr %0, %0, implicit-def $eflags
    JCC_1 %bb.2, 4, implicit $eflags
  bb.1:
    successors: %bb.2
    %1:gr32 = COPY %0
  bb.2:
    $eax = COPY %1
    RET64 implicit $eax
)";

TEST(AllocationCheckerBlocks, Join) {
  HandAllocation A("x86_64", OneSidedBranch);
  A.assign({"ECX", "EDX"});
  EXPECT_EQ(A.check(), "");
  // Without the move in one of the branches, what arrives differs.
  A.at(1, 0).eraseFromParent();
  EXPECT_EQ(A.check(), "'RET64 implicit $eax': operand 0 of 'RET64 implicit "
                       "$eax': expected $al in $eax, found $sil");
}

TEST(AllocationCheckerBlocks, FlagsDestroyed) {
  HandAllocation A("x86_64", OneSidedBranch);
  A.assign({"ECX", "EDX"});
  BuildMI(A.block(0), A.at(0, 3), DebugLoc(),
          A.instructions().get(A.opcode("MOV32r0")), A.reg("R8D"));
  EXPECT_EQ(
      A.check(),
      "'$r8d = MOV32r0 implicit-def $eflags': is neither an instruction of "
      "the function before allocation nor a copy, a spill, a reload or a "
      "rematerialization");
}

TEST(AllocationCheckerBlocks, WrongBranch) {
  HandAllocation A("x86_64", OneSidedBranch);
  A.assign({"ECX", "EDX"});
  A.at(0, 3).getOperand(0).setMBB(&A.block(1));
  EXPECT_EQ(A.check(),
            "instruction 'JCC_1 %bb.2, 4, implicit $eflags' leads to "
            "%bb.1 instead of %bb.2");
}

TEST(AllocationCheckerBlocks, JumpTable) {
  HandAllocation A("x86_64", R"(
  bb.0:
    successors: %bb.1, %bb.2
    liveins: $rdi
    %0:gr64_nosp = COPY $rdi
    JMP64m $noreg, 8, %0, %jump-table.0, $noreg
  bb.1:
    RET64
  bb.2:
    NOOP
    RET64
)",
                   "jumpTable:\n  kind: block-address\n  entries:\n"
                   "    - { id: 0, blocks: [ '%bb.1', '%bb.2' ] }\n");
  A.assign({"RCX"});
  EXPECT_EQ(A.check(), "");
  A.function().getJumpTableInfo()->ReplaceMBBInJumpTable(0, &A.block(2),
                                                         &A.block(1));
  EXPECT_EQ(A.check(),
            "entry 1 of jump table 0 leads to %bb.1 instead of %bb.2");
}

TEST(AllocationCheckerBlocks, BlockOnAnEdge) {
  HandAllocation A("x86_64", OneSidedBranch);
  A.assign({"ECX", "EDX"});
  MachineBasicBlock *New = A.function().CreateMachineBasicBlock();
  A.function().insert(A.function().end(), New);
  A.block(0).replaceSuccessor(&A.block(2), New);
  A.at(0, 3).getOperand(0).setMBB(New);
  New->addSuccessor(&A.block(2));
  A.instructions().insertUnconditionalBranch(*New, &A.block(2), DebugLoc());
  EXPECT_EQ(A.check(), "");
  // It destroys what passes through it.
  A.copy(New->front(), "EDX", "ECX");
  EXPECT_EQ(A.check(), "'RET64 implicit $eax': operand 0 of 'RET64 implicit "
                       "$eax': expected $al in $eax, found $dil, %0 (bits 0 to "
                       "7)");
}

} // namespace
