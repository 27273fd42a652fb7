//===- PathComparisonTest.cpp - Code before and after reordering ----------===//

#include "Comparison/PathComparison.h"
#include "Machine/Liveness.h"
#include "MachineCode.h"
#include "gtest/gtest.h"

using namespace mincaml::sparc;
using namespace llvm;

namespace {

/// Records the code, changes it, and compares.
class Change {
public:
  explicit Change(StringRef CPU = "v8")
      : C(R"(
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
)",
          CPU),
        Table(C.function().getSubtarget()), Old(C.function(), Table, true),
        Live(liveAtStart(C.function(), Table)) {
    for (unsigned I = Sum; I <= Load; ++I)
      Instructions.push_back(&C.instruction(I));
  }

  enum Name { Sum, Compare, Branch, Slot, Below, Store, Target, Load };

  MachineInstr &operator[](Name N) { return *Instructions[N]; }
  /// Puts an instruction, or a copy of it, into the slot of the branch.
  void fillSlot(MachineInstr &MI) {
    MachineInstr &TheBranch = (*this)[Branch];
    (*this)[Slot].eraseFromBundle();
    TheBranch.getParent()->insertAfter(MachineBasicBlock::iterator(TheBranch),
                                       &MI);
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
    auto Result = PathComparison(Old, New, Live, Table).run();
    return Result ? Result->Text : "";
  }

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
  EXPECT_EQ(C.difference(), "`ADDri` is not executed any more");
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
  EXPECT_EQ(C.difference(), "`ADDri` is not executed any more");
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

} // namespace
