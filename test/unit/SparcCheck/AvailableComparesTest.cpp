//===- AvailableComparesTest.cpp - Which condition codes are there --------===//

#include "Comparison/Validation.h"
#include "MachineCode.h"
#include "gtest/gtest.h"

using namespace mincaml::sparc;
using namespace llvm;

namespace {

/// The compares that are there at the start of blocks.
class Available {
public:
  explicit Available(StringRef Text)
      : C(Text), Table(C.function().getSubtarget()),
        Recorded(C.function(), Table, /*Copies=*/false), Graph(C.function()),
        Compares(Recorded, Graph, Table) {}

  /// Whether an instruction's condition codes are.
  bool operator()(unsigned Instruction, unsigned Block) {
    return Compares.contains(
        Compares.atStart(*C.function().getBlockNumbered(Block)),
        C.instruction(Instruction));
  }
  /// Whether they are behind another instruction, if they were before it.
  bool isKeptBy(unsigned Instruction, unsigned Other) {
    AvailableCompares::Set Set =
        Compares.atStart(*C.function().getBlockNumbered(0));
    Compares.step(C.instruction(Instruction), Set);
    EXPECT_TRUE(Compares.contains(Set, C.instruction(Instruction)));
    Compares.step(C.instruction(Other), Set);
    return Compares.contains(Set, C.instruction(Instruction));
  }

private:
  Code C;
  InstructionTable Table;
  RecordedCode Recorded;
  AvailableCompares::Graph Graph;
  AvailableCompares Compares;
};

constexpr StringRef Join = R"(
  bb.0:
    successors: %bb.1, %bb.2
    BCOND %bb.2, 1, implicit $icc
  bb.1:
    successors: %bb.3
    $g0 = SUBCCri $o0, 7, implicit-def $icc
    BA %bb.3
  bb.2:
    successors: %bb.3
    $g0 = SUBCCri $o0, 7, implicit-def $icc
    $o1 = ADDri $o1, 1
  bb.3:
    successors: %bb.4, %bb.5
    BCOND %bb.5, 1, implicit $icc
  bb.4:
    successors: %bb.5
    $o0 = ADDri $o0, 1
  bb.5:
    RETL 8
)";

} // namespace

TEST(AvailableCompares, OnAllPathsOnly) {
  Available Is(Join);
  EXPECT_FALSE(Is(1, 0));
  EXPECT_FALSE(Is(1, 1));
  // Of equal compares it does not matter which one was executed.
  EXPECT_TRUE(Is(1, 3));
  EXPECT_TRUE(Is(3, 3));
  EXPECT_TRUE(Is(1, 4));
  // One way changes the operand.
  EXPECT_FALSE(Is(1, 5));
}

TEST(AvailableCompares, DifferentComparesAtJoin) {
  Available Is(R"(
  bb.0:
    successors: %bb.1, %bb.2
    BCOND %bb.2, 1, implicit $icc
  bb.1:
    successors: %bb.3
    $g0 = SUBCCri $o0, 7, implicit-def $icc
    BA %bb.3
  bb.2:
    successors: %bb.3
    $g0 = SUBCCri $o0, 8, implicit-def $icc
  bb.3:
    RETL 8
)");
  EXPECT_FALSE(Is(1, 3));
  EXPECT_FALSE(Is(3, 3));
}

TEST(AvailableCompares, AroundLoop) {
  Available Is(R"(
  bb.0:
    successors: %bb.1
    $g0 = SUBCCrr $o0, $o1, implicit-def $icc
  bb.1:
    successors: %bb.1, %bb.2
    $o2 = ADDri $o2, 1
    BCOND %bb.1, 1, implicit $icc
  bb.2:
    RETL 8
)");
  EXPECT_TRUE(Is(0, 1));
  EXPECT_TRUE(Is(0, 2));
}

TEST(AvailableCompares, LoopChangesOperandBehindUse) {
  Available Is(R"(
  bb.0:
    successors: %bb.1
    $g0 = SUBCCrr $o0, $o1, implicit-def $icc
  bb.1:
    successors: %bb.2, %bb.3
    BCOND %bb.3, 1, implicit $icc
  bb.2:
    successors: %bb.1
    $o1 = ADDri $o1, 1
    BA %bb.1
  bb.3:
    RETL 8
)");
  EXPECT_FALSE(Is(0, 1));
}

TEST(AvailableCompares, LoopWithoutEnd) {
  Available Is(R"(
  bb.0:
    successors: %bb.1
    $g0 = SUBCCri $o0, 7, implicit-def $icc
  bb.1:
    successors: %bb.1
    BA %bb.1
)");
  EXPECT_TRUE(Is(0, 1));
}

TEST(AvailableCompares, UnreachableBlock) {
  Available Is(R"(
  bb.0:
    successors: %bb.2
    $g0 = SUBCCri $o0, 7, implicit-def $icc
    BA %bb.2
  bb.1:
    successors: %bb.2
    $o0 = ADDri $o0, 1
  bb.2:
    RETL 8
)");
  EXPECT_FALSE(Is(0, 1));
  // Control does not come from there.
  EXPECT_TRUE(Is(0, 2));
}

TEST(AvailableCompares, KindsOfCodes) {
  Available Is(R"(
  bb.0:
    $g0 = SUBCCri $o0, 7, implicit-def $icc
    FCMPD $d0, $d1, implicit-def $fcc0
    $d0 = FADDD $d2, $d3
    $o1 = SUBCCri $o0, 7, implicit-def $icc
    $o0_o1 = LDDri $o2, 0
    RETL 8
)");
  // Integer and floating-point codes do not disturb each other.
  EXPECT_TRUE(Is.isKeptBy(0, 1));
  EXPECT_TRUE(Is.isKeptBy(1, 0));
  EXPECT_TRUE(Is.isKeptBy(0, 2));
  EXPECT_FALSE(Is.isKeptBy(1, 2));
  // Sets codes and a register: no compare.
  EXPECT_FALSE(Is.isKeptBy(0, 3));
  EXPECT_TRUE(Is.isKeptBy(1, 3));
  // A pair of registers.
  EXPECT_FALSE(Is.isKeptBy(0, 4));
}

TEST(AvailableCompares, WhatEndsAll) {
  Available Is(R"(
  bb.0:
    $g0 = SUBCCri $g2, 7, implicit-def $icc
    $o6 = SAVEri $o6, -96
    $g0 = RESTORErr $g0, $g0
    INLINEASM &"", 1
    CALLrr $g3, $g0, csr
    $y = WRASRri $g0, 0
    STri $g2, 0, $g2
    RETL 8
)");
  for (unsigned End : {1, 2, 3, 4})
    EXPECT_FALSE(Is.isKeptBy(0, End)) << End;
  EXPECT_TRUE(Is.isKeptBy(0, 5));
  EXPECT_TRUE(Is.isKeptBy(0, 6));
}
