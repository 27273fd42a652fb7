//===- PathComparisonTest.cpp - Code before and after reordering ----------===//

#include "ChangedCode.h"
#include "Comparison/Validation.h"
#include "Machine/RuleChecks.h"
#include "MachineCode.h"
#include "gtest/gtest.h"

using namespace mincaml::sparc;
using namespace llvm;

namespace {

constexpr StringRef Diamond = R"(
  bb.0:
    liveins: $o0, $o1
    successors: %bb.1, %bb.2
    $o2 = ADDri $o0, 1
    $g0 = SUBCCri $o0, 7, implicit-def $icc
    BCOND %bb.2, 10, implicit $icc {
      NOP
    }
  bb.1:
    liveins: $o0, $o1, $o2
    successors: %bb.2
    $o3 = ADDri $o0, 2
    STri $o3, 0, $o2 :: (store (s32))
  bb.2:
    liveins: $o0, $o1
    $o1 = ADDri $o1, 3
    $o3 = LDri $o1, 0 :: (load (s32))
    STri $o3, 4, $o1 :: (store (s32))
    RETL 8 {
      NOP
    }
)";

/// The first instruction is the same on both ways.
constexpr StringRef EqualWays = R"(
  bb.0:
    liveins: $o0, $o1
    successors: %bb.1, %bb.2
    $o2 = ADDri $o0, 1
    $g0 = SUBCCri $o0, 7, implicit-def $icc
    BCOND %bb.2, 10, implicit $icc {
      NOP
    }
  bb.1:
    liveins: $o0, $o1, $o2
    $o1 = ADDri $o1, 3
    STri $o1, 0, $o2 :: (store (s32))
    RETL 8 {
      NOP
    }
  bb.2:
    liveins: $o0, $o1
    $o1 = ADDri $o1, 3
    $o3 = LDri $o1, 0 :: (load (s32))
    STri $o3, 4, $o1 :: (store (s32))
    RETL 8 {
      NOP
    }
)";

/// Records the code, changes it, and compares.
class Change {
public:
  explicit Change(StringRef Text = Diamond)
      : C(Text), Table(C.function().getSubtarget()),
        Old(C.function(), Table, true), Live(liveAtStart(C.function(), Table)) {
    for (MachineBasicBlock &MBB : C.function())
      for (MachineInstr &MI : MBB.instrs())
        Instructions.push_back(&MI);
  }

  /// Instructions of the diamond.
  enum Name { Sum, Compare, Branch, Slot, Below, Store, Target, Load };

  MachineInstr &operator[](unsigned I) { return *Instructions[I]; }
  /// Puts an instruction, or a copy of it, into the slot of a transfer.
  void fillSlot(MachineInstr &MI, unsigned Transfer = Branch) {
    MachineInstr &T = (*this)[Transfer];
    (*this)[Transfer + 1].eraseFromBundle();
    T.getParent()->insertAfter(MachineBasicBlock::iterator(T), &MI);
    MI.bundleWithPred();
  }
  MachineInstr &take(MachineInstr &MI) { return *MI.removeFromParent(); }
  MachineInstr &copy(MachineInstr &MI) {
    return *C.function().CloneMachineInstr(&MI);
  }
  void annul() {
    const TargetInstrInfo &TII = *C.function().getSubtarget().getInstrInfo();
    (*this)[Branch].setDesc(TII.get(findOpcode(TII, "BCONDA")));
  }
  void insertBeforeBranch(MachineInstr &MI) {
    MachineInstr &B = (*this)[Branch];
    B.getParent()->insert(B.getIterator(), &MI);
  }
  /// Makes the branch go behind the first instruction of its target.
  void goBehindTarget() {
    MachineInstr &First = (*this)[Target];
    MachineBasicBlock &From = *(*this)[Branch].getParent();
    MachineBasicBlock &Old = *First.getParent();
    MachineBasicBlock *New = C.function().CreateMachineBasicBlock();
    C.function().insert(std::next(Old.getIterator()), New);
    New->splice(New->begin(), &Old, std::next(First.getIterator()), Old.end());
    Old.addSuccessor(New);
    From.replaceSuccessor(&Old, New);
    (*this)[Branch].getOperand(0).setMBB(New);
  }
  /// As the pass does, but for the annul bit.
  void fillSlotFromTarget() {
    MachineInstr &Copy = copy((*this)[Target]);
    goBehindTarget();
    fillSlot(Copy);
  }
  /// What differs; empty if nothing does.
  std::string difference() {
    const RecordedCode New(C.function(), Table, false);
    auto Result = comparePaths(Old, New, Live, Table, Guesses);
    return Result ? Result->Text : "";
  }
  unsigned Guesses = 0;

private:
  Code C;
  InstructionTable Table;
  RecordedCode Old;
  LiveAtStart Live;
  std::vector<MachineInstr *> Instructions;
};

TEST(PathComparisonTest, Unchanged) { EXPECT_EQ(Change().difference(), ""); }

TEST(PathComparisonTest, CopyFromTarget) {
  Change C;
  C.fillSlotFromTarget();
  C.annul();
  EXPECT_EQ(C.difference(), "");
}

TEST(PathComparisonTest, CopyIsNotAnnulled) {
  Change C;
  C.fillSlotFromTarget();
  EXPECT_NE(C.difference(), "");
}

TEST(PathComparisonTest, TargetExecutesItAgain) {
  Change C;
  C.fillSlot(C.copy(C[Change::Target]));
  C.annul();
  EXPECT_NE(C.difference(), "");
}

TEST(PathComparisonTest, TargetIsSkipped) {
  Change C;
  C.goBehindTarget();
  EXPECT_EQ(C.difference(), "`ADDri` is no longer executed");
}

TEST(PathComparisonTest, DeadAtTarget) {
  Change C;
  C.fillSlot(C.take(C[Change::Below]));
  EXPECT_EQ(C.difference(), "");
}

TEST(PathComparisonTest, LiveAtTarget) {
  Change C;
  // %o1 is read at the target.
  C[Change::Below].getOperand(0).setReg(
      C[Change::Target].getOperand(0).getReg());
  C.fillSlot(C.take(C[Change::Below]));
  EXPECT_NE(C.difference(), "");
}

TEST(PathComparisonTest, StoreWithoutNeed) {
  Change C;
  C.fillSlot(C.take(C[Change::Store]));
  EXPECT_NE(C.difference(), "");
}

TEST(PathComparisonTest, FromAbove) {
  Change C;
  C.fillSlot(C.take(C[Change::Sum]));
  EXPECT_EQ(C.difference(), "");
}

TEST(PathComparisonTest, FromAboveAnnulled) {
  Change C;
  C.fillSlot(C.take(C[Change::Sum]));
  C.annul();
  EXPECT_EQ(C.difference(), "`ADDri` is no longer executed");
}

TEST(PathComparisonTest, ConditionAfterBranch) {
  Change C;
  C.fillSlot(C.take(C[Change::Compare]));
  EXPECT_NE(C.difference(), "");
}

TEST(PathComparisonTest, OrderOfDependentInstructions) {
  Change C;
  MachineInstr &First = C[Change::Target];
  MachineBasicBlock &MBB = *First.getParent();
  MBB.insertAfter(MachineBasicBlock::iterator(C[Change::Load]),
                  First.removeFromParent());
  EXPECT_NE(C.difference().find("on which it depends"), std::string::npos);
}

TEST(PathComparisonTest, OtherCondition) {
  Change C;
  C[Change::Branch].getOperand(1).setImm(2);
  EXPECT_EQ(C.difference(), "it was `BCOND`");
}

TEST(PathComparisonTest, OtherImmediate) {
  Change C;
  C[Change::Load].getOperand(2).setImm(4);
  EXPECT_NE(C.difference(), "");
}

// Guesses ---------------------------------------------------------------------

// What is in the slot was in the block below: the first guess is that it is
// executed without need where the branch is taken.
TEST(PathComparisonTest, WrongGuess) {
  Change C(EqualWays);
  const unsigned Second = 8;
  MachineInstr &Below = C[Change::Below];
  Below.getParent()->insertAfter(MachineBasicBlock::iterator(Below),
                                 &C.copy(Below));
  // Now a copy is below and the instruction itself in the slot.
  MachineInstr &First = C[Second];
  MachineBasicBlock &Target = *First.getParent();
  First.eraseFromParent();
  C.fillSlot(C.take(Below));
  C.annul();
  ASSERT_TRUE(Target.pred_size() == 1);
  EXPECT_EQ(C.difference(), "");
  // Three states, and the guess that fails.
  EXPECT_EQ(C.Guesses, 4U);
}

TEST(PathComparisonTest, NoGuessIsRight) {
  Change C(EqualWays);
  C.fillSlot(C.take(C[Change::Below]));
  C.annul();
  EXPECT_NE(C.difference(), "");
}

TEST(PathComparisonTest, RightGuessesAreFirst) {
  Change C;
  C.fillSlotFromTarget();
  C.annul();
  EXPECT_EQ(C.difference(), "");
  EXPECT_EQ(C.Guesses, 3U);
}

// Transfers that are executed in two parts
// -------------------------------------

constexpr StringRef Transfers = R"(
  bb.0:
    liveins: $o0, $o1, $o2, $o7
    $g1 = ADDri $o1, 4
    $g2 = ORrr $g0, $o7
    $o2 = ADDri $o1, 3
    $o0 = LDri $o1, 0 :: (load (s32))
    CALLrr $o2, $g0, csr {
      NOP
    }
    $o7 = ORrr $g0, $g2
    $o2 = ADDri $o1, 3
    $o3 = ADDri $o1, 5
    BINDrr $o2, $g0 {
      NOP
    }
)";
enum InTransfers {
  Unrelated,
  ReadsLink,
  CallAddress,
  Argument,
  Call,
  WritesLink = Call + 2,
  JumpAddress,
  BeforeJump,
  Jump
};

std::string fillTransferSlot(InTransfers From, InTransfers Transfer) {
  Change C(Transfers);
  C.fillSlot(C.take(C[From]), Transfer);
  return C.difference();
}

constexpr StringRef Conflict =
    "its delay slot uses registers that the instruction itself uses";

TEST(PathComparisonTest, SlotsOfCalls) {
  EXPECT_EQ(fillTransferSlot(Argument, Call), "");
  EXPECT_EQ(fillTransferSlot(Unrelated, Call), "");
  EXPECT_EQ(fillTransferSlot(ReadsLink, Call), Conflict);
  EXPECT_EQ(fillTransferSlot(CallAddress, Call), Conflict);
}

/// What is below has its result read before a call, and not after it.
constexpr StringRef BeforeCall = R"(
  bb.0:
    liveins: $o0, $o1, $o2, $i1
    successors: %bb.1, %bb.2
    $o3 = ADDri $o0, 1
    $g0 = SUBCCri $o0, 7, implicit-def $icc
    BCOND %bb.2, 10, implicit $icc {
      NOP
    }
  bb.1:
    liveins: $o1, $o2, $i1
    successors: %bb.2
    $i1 = ADDri $o1, 2
    STri $o1, 0, $o2 :: (store (s32))
  bb.2:
    liveins: $o2, $i1
    $o0 = ORrr $g0, $i1
    CALLrr $o2, $g0, csr, implicit $o0 {
      NOP
    }
    $i1 = ADDri $o0, 3
    STri $i1, 4, $i1 :: (store (s32))
    RETL 8 {
      NOP
    }
)";

/// The result of what is in the slot is dead at the target only if the first
/// instruction there has been executed before, and if the call does not read it
/// and either changes it or is followed by what does.
TEST(PathComparisonTest, DeadPastCall) {
  const auto Difference = [](StringRef Text) {
    Change C(Text);
    C.insertBeforeBranch(C.copy(C[Change::Target]));
    C.goBehindTarget();
    C.fillSlot(C.take(C[Change::Below]));
    return C.difference();
  };
  EXPECT_EQ(Difference(BeforeCall), "");
  const auto Replaced = [](StringRef From, StringRef To) {
    std::string Text = BeforeCall.str();
    for (size_t At; (At = Text.find(From)) != std::string::npos;)
      Text.replace(At, From.size(), To);
    return Text;
  };
  EXPECT_NE(Difference(Replaced("csr, implicit $o0 ", "csr, implicit $i1 ")),
            "");
  EXPECT_NE(Difference(Replaced("$i1 = ADDri $o0, 3", "$i2 = ADDri $o0, 3")),
            "");
  EXPECT_EQ(Difference(Replaced("$i1", "$g4")), "");
}

TEST(PathComparisonTest, NothingMovesOverACall) {
  EXPECT_NE(fillTransferSlot(BeforeJump, Call), "");
  EXPECT_NE(fillTransferSlot(Unrelated, Jump), "");
}

TEST(PathComparisonTest, SlotsOfJumps) {
  EXPECT_EQ(fillTransferSlot(BeforeJump, Jump), "");
  EXPECT_EQ(fillTransferSlot(JumpAddress, Jump), Conflict);
  EXPECT_EQ(fillTransferSlot(WritesLink, Jump), Conflict);
}

// Forms of branches ----------------------------------------------------------

/// Of code with a branch, and the same with another one.
std::string differenceOfBranches(StringRef Before, StringRef After) {
  auto Text = [](StringRef Branch) {
    return ("  bb.0:\n    successors: %bb.1, %bb.2\n    " + Branch +
            " {\n      $o2 = ADDri $o1, 1\n    }\n"
            "  bb.1:\n    $o0 = ADDri $o2, 2\n    RETL 8 {\n      NOP\n    }\n"
            "  bb.2:\n    $o0 = ADDri $o2, 3\n    RETL 8 {\n      NOP\n    }\n")
        .str();
  };
  ChangedCode C(Text(Before), Text(After), ChangedCode::V9);
  return C.difference(comparePaths);
}

TEST(PathComparisonTest, Predictions) {
  auto Difference = differenceOfBranches;
  constexpr StringRef OnCodes = "BPICC %bb.2, 9, implicit $icc",
                      OnRegister = "BPR %bb.2, 49, $o3",
                      OnFloats = "FBCOND_V9 %bb.2, 20, implicit $fcc0";
  EXPECT_EQ(Difference(OnCodes, "BPICCNT %bb.2, 9, implicit $icc"), "");
  EXPECT_EQ(Difference(OnRegister, "BPRNT %bb.2, 49, $o3"), "");
  EXPECT_EQ(Difference(OnFloats, "BPFCCNT %bb.2, 20, $fcc0"), "");
  EXPECT_EQ(Difference(OnFloats, "BPFCC %bb.2, 20, $fcc0"), "");
  // Something else changes, too.
  EXPECT_EQ(Difference(OnCodes, "BPICCNT %bb.2, 1, implicit $icc"),
            "it was `BPICC`");
  EXPECT_EQ(Difference(OnCodes, "BPXCCNT %bb.2, 9, implicit $icc"),
            "it was `BPICC`");
  EXPECT_EQ(Difference(OnRegister, "BPRNT %bb.2, 49, $o4"), "it was `BPR`");
  EXPECT_EQ(Difference(OnFloats, "BPFCCNT %bb.2, 20, $fcc1"),
            "it was `FBCOND_V9`");
  EXPECT_EQ(Difference(OnCodes, "BPICCANT %bb.2, 9, implicit $icc"),
            "`ADDri` is no longer executed");
  EXPECT_EQ(Difference(OnFloats, "BPFCCANT %bb.2, 20, $fcc0"),
            "`ADDri` is no longer executed");
}

/// A compare writes %g0, which a branch on %g0 does not see.
TEST(PathComparisonTest, BranchOnZero) {
  auto Moved = [](StringRef Compare, StringRef Branch) {
    auto Text = [&](bool IsInSlot) {
      return ("  bb.0:\n    successors: %bb.1, %bb.2\n    " +
              (IsInSlot ? "" : Compare) + "\n    " + Branch + " {\n      " +
              (IsInSlot ? Compare : "NOP") +
              "\n    }\n"
              "  bb.1:\n    BPICC %bb.2, 9, implicit $icc {\n      NOP\n    }\n"
              "  bb.2:\n    RETL 8 {\n      NOP\n    }\n")
          .str();
    };
    ChangedCode C(Text(false), Text(true), ChangedCode::V9);
    return C.difference(comparePaths);
  };
  EXPECT_EQ(
      Moved("$g0 = SUBCCri $o3, 5, implicit-def $icc", "BPR %bb.2, 49, $g0"),
      "");
  EXPECT_EQ(
      Moved("$o3 = SUBCCri $o3, 5, implicit-def $icc", "BPR %bb.2, 49, $o3"),
      "it tests condition codes or registers that differ from those before the "
      "pass");
  EXPECT_EQ(Moved("$g0 = SUBCCri $o3, 5, implicit-def $icc",
                  "BPICC %bb.2, 9, implicit $icc"),
            "it tests condition codes or registers that differ from those "
            "before the pass");
}

} // namespace
