//===- LoweringCheckTest.cpp - What .mir files cannot say -----------------===//
//
// LLVM reports .mir files with registers of the wrong class or branches that
// the control flow graph does not know, and cannot read target flags. Here the
// code is read first and broken then.
//
//===----------------------------------------------------------------------===//

#include "MachineCode.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "gtest/gtest.h"

using namespace mincaml::sparc;
using namespace llvm;

namespace {

using IDs = std::vector<std::string>;

TEST(LoweringCheckTest, IntegerPair) {
  Code C(R"(
  bb.0:
    $o2_o3 = LDDri $o6, 96
    RETL 8 {
      NOP
    }
)");
  EXPECT_EQ(C.check(), IDs());
  C.instruction(0).getOperand(0).setReg(C.reg("O3"));
  EXPECT_EQ(C.check(), IDs{"SPL006"});
}

TEST(LoweringCheckTest, FloatPair) {
  Code C(R"(
  bb.0:
    $d1 = LDDFri $o6, 96
    $d1 = FADDD $d1, $d1
    RETL 8 {
      NOP
    }
)");
  EXPECT_EQ(C.check(), IDs());
  C.instruction(1).getOperand(2).setReg(C.reg("F3"));
  EXPECT_EQ(C.check(), IDs{"SPL007"});
}

TEST(LoweringCheckTest, AddressPair) {
  Code C(R"(
  bb.0:
    $o0 = SETHIi @x
    $o1 = LDri $o0, @x :: (load (s32))
    RETL 8 {
      NOP
    }
)");
  MachineOperand &High = C.instruction(0).getOperand(1);
  MachineOperand &Low = C.instruction(1).getOperand(2);
  High.setTargetFlags(ELF::R_SPARC_HI22);
  Low.setTargetFlags(ELF::R_SPARC_LO10);
  EXPECT_EQ(C.check(), IDs());
  Low.setOffset(4);
  EXPECT_EQ(C.check(), IDs{"SPL003"});
  Low.setOffset(0);
  Low.setTargetFlags(ELF::R_SPARC_LOX10);
  EXPECT_EQ(C.check(), IDs{"SPL003"});
  Low.setTargetFlags(ELF::R_SPARC_LO10);
  const Module &M = *C.function().getFunction().getParent();
  Low.ChangeToGA(M.getNamedValue("y"), 0, ELF::R_SPARC_LO10);
  EXPECT_EQ(C.check(), IDs{"SPL003"});
  Low.ChangeToGA(M.getNamedValue("x"), 0, ELF::R_SPARC_LO10);
  C.instruction(0).getOperand(0).setReg(C.reg("O2"));
  EXPECT_EQ(C.check(), (IDs{"SPL003?"}));
}

TEST(LoweringCheckTest, BranchToForeignBlock) {
  Code C(R"(
  bb.0:
    successors: %bb.1
    BA %bb.1 {
      NOP
    }
  bb.1:
    RETL 8 {
      NOP
    }
  bb.2:
    RETL 8 {
      NOP
    }
)");
  EXPECT_EQ(C.check(), IDs());
  C.instruction(0).getOperand(0).setMBB(C.function().getBlockNumbered(2));
  EXPECT_EQ(C.check(), IDs{"SPL002"});
}

TEST(LoweringCheckTest, BranchBeyondItsReach) {
  Code C(R"(
  bb.0:
    successors: %bb.1, %bb.2
    liveins: $o0
    BPR %bb.2, 1, $o0 {
      NOP
    }
  bb.1:
    NOP
  bb.2:
    RETL 8 {
      NOP
    }
)",
         "v9", "sparcv9-unknown-linux-gnu");
  EXPECT_EQ(C.check(), IDs());
  MachineBasicBlock &Between = *C.function().getBlockNumbered(1);
  const MCInstrDesc &Nop = Between.front().getDesc();
  // The branch and its slot are two more; 16 bits reach 32767 instructions.
  for (unsigned I = 1; I != 32765; ++I)
    BuildMI(Between, Between.end(), DebugLoc(), Nop);
  EXPECT_EQ(C.check(), IDs());
  BuildMI(Between, Between.end(), DebugLoc(), Nop);
  EXPECT_EQ(C.check(), IDs{"SPL002"});
}

TEST(LoweringCheckTest, FallThrough) {
  Code C(R"(
  bb.0:
    successors: %bb.1
    BA %bb.1 {
      NOP
    }
  bb.1:
    RETL 8 {
      NOP
    }
)");
  C.instruction(0).eraseFromBundle();
  EXPECT_EQ(C.check(), IDs());
  C.function().getBlockNumbered(0)->moveAfter(C.function().getBlockNumbered(1));
  EXPECT_EQ(C.check(), IDs{"SPL026"});
}

/// All instructions with two registers and an immediate of 13 bits.
TEST(LoweringCheckTest, AllImmediates) {
  Code C(R"(
  bb.0:
    $g1 = ORri $g0, 0
    RETL 8 {
      NOP
    }
)",
         "v9", "sparcv9-unknown-linux-gnu");
  MachineFunction &MF = C.function();
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  unsigned Instructions = 0;
  for (unsigned Opcode = 0; Opcode != TII.getNumOpcodes(); ++Opcode) {
    const MCInstrDesc &Desc = TII.get(Opcode);
    StringRef Name = TII.getName(Opcode);
    // Those of other widths are in the files of test/lit/Sparc/Rules.
    if (!Name.ends_with("ri"))
      continue;
    bool IsOther = Name.starts_with("SLL") || Name.starts_with("SRL") ||
                   Name.starts_with("SRA") || Name.starts_with("MOV") ||
                   Name.starts_with("V9MOV") || Name.starts_with("CWB") ||
                   Name.starts_with("CXB") || Name.starts_with("CAS") ||
                   Name == "TICCri" || Name == "TXCCri" || Name == "TRAPri";
    if (IsOther)
      continue;
    // The last operand without a register class; before it come registers.
    int Place = -1;
    for (unsigned I = 0; I != Desc.getNumOperands(); ++I)
      if (!TII.getRegClass(Desc, I))
        Place = I;
    ASSERT_GE(Place, 0) << Name.str();
    ++Instructions;
    for (int64_t Immediate : {-4097, -4096, 4095, 4096}) {
      MachineInstrBuilder MIB =
          BuildMI(MF.front(), MF.front().begin(), DebugLoc(), Desc);
      for (unsigned I = 0; I != Desc.getNumOperands(); ++I) {
        if (const TargetRegisterClass *Class = TII.getRegClass(Desc, I))
          MIB.addReg(*Class->begin(), getDefRegState(I < Desc.getNumDefs()));
        else
          MIB.addImm(static_cast<int>(I) == Place ? Immediate : 0);
      }
      bool Told = is_contained(C.check(), "SPL001");
      EXPECT_EQ(Told, Immediate < -4096 || Immediate > 4095)
          << Name.str() << ' ' << Immediate;
      MIB->eraseFromParent();
    }
  }
  // As many as LLVM has; a name that changes must not make this empty.
  EXPECT_GT(Instructions, 100u);
}

} // namespace
