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
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalAlias.h"
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

// Of two places in one variable, the high half of one and the low half of the
// other belong together if the alignment excludes a carry.
TEST(LoweringCheckTest, SharedHighHalf) {
  Code C(R"(
  bb.0:
    $o0 = SETHIi @x
    $o1 = LDri $o0, @x :: (load (s32))
    RETL 8 {
      NOP
    }
)");
  Module &M = *C.function().getFunction().getParent();
  LLVMContext &Context = M.getContext();
  auto *Words = ArrayType::get(Type::getInt32Ty(Context), 1024);
  auto *Variable = new GlobalVariable(M, Words, /*isConstant=*/false,
                                      GlobalValue::PrivateLinkage,
                                      Constant::getNullValue(Words), "group");
  auto Place = [&](int64_t Offset) {
    return GlobalAlias::create(
        Type::getInt32Ty(Context), 0, GlobalValue::PrivateLinkage, "place",
        ConstantExpr::getGetElementPtr(
            Type::getInt8Ty(Context), Variable,
            ConstantInt::getSigned(Type::getInt32Ty(Context), Offset)),
        &M);
  };
  MachineOperand &High = C.instruction(0).getOperand(1);
  MachineOperand &Low = C.instruction(1).getOperand(2);
  auto Check = [&](const GlobalValue *A, const GlobalValue *B,
                   uint64_t Alignment) {
    Variable->setAlignment(Align(Alignment));
    High.ChangeToGA(A, 0, ELF::R_SPARC_HI22);
    Low.ChangeToGA(B, 0, ELF::R_SPARC_LO10);
    return C.check();
  };
  const IDs Violation{"SPL003"};
  EXPECT_EQ(Check(Place(4), Place(60), 64), IDs());
  EXPECT_EQ(Check(Variable, Place(60), 64), IDs());
  EXPECT_EQ(Check(Place(60), Variable, 64), IDs());
  EXPECT_EQ(Check(Place(68), Place(124), 64), IDs());
  // The next block of the alignment.
  EXPECT_EQ(Check(Place(60), Place(64), 64), Violation);
  EXPECT_EQ(Check(Place(4), Place(60), 32), Violation);
  EXPECT_EQ(Check(Place(0), Place(4), 4), Violation);
  // Nothing more than 1,024 bytes has one high half.
  EXPECT_EQ(Check(Place(0), Place(1020), 4096), IDs());
  EXPECT_EQ(Check(Place(1020), Place(1024), 4096), Violation);
  // In front of the variable.
  EXPECT_EQ(Check(Place(-4), Place(0), 64), Violation);
  // The same address by two names.
  EXPECT_EQ(Check(Place(4), Place(4), 1), IDs());
  // Another variable.
  EXPECT_EQ(Check(Place(4), M.getNamedValue("x"), 64), Violation);
  // An offset in the operand is not in the code that is printed.
  High.ChangeToGA(Place(4), 0, ELF::R_SPARC_HI22);
  Low.ChangeToGA(Place(8), 4, ELF::R_SPARC_LO10);
  EXPECT_EQ(C.check(), Violation);
  // Another definition may replace the alias.
  GlobalAlias *Weak = Place(8);
  Weak->setLinkage(GlobalValue::WeakAnyLinkage);
  EXPECT_EQ(Check(Place(4), Weak, 64), Violation);
}

// %l44 has two bits more than %lo.
TEST(LoweringCheckTest, SharedUpperPart) {
  Code C(R"(
  bb.0:
    $o0 = SETHIi @x
    $o0 = ADDri $o0, @x
    $o0 = SLLXri $o0, 12
    $o1 = LDXri $o0, @x :: (load (s64))
    RETL 8 {
      NOP
    }
)",
         "v9", "sparcv9-unknown-linux-gnu");
  Module &M = *C.function().getFunction().getParent();
  LLVMContext &Context = M.getContext();
  auto *Words = ArrayType::get(Type::getInt64Ty(Context), 1024);
  auto *Variable = new GlobalVariable(M, Words, /*isConstant=*/false,
                                      GlobalValue::PrivateLinkage,
                                      Constant::getNullValue(Words), "group");
  Variable->setAlignment(Align(4096));
  auto Check = [&](int64_t Offset) {
    C.instruction(0).getOperand(1).ChangeToGA(Variable, 0, ELF::R_SPARC_H44);
    C.instruction(1).getOperand(2).ChangeToGA(Variable, 0, ELF::R_SPARC_M44);
    C.instruction(3).getOperand(2).ChangeToGA(
        GlobalAlias::create(
            Type::getInt64Ty(Context), 0, GlobalValue::PrivateLinkage, "place",
            ConstantExpr::getGetElementPtr(
                Type::getInt8Ty(Context), Variable,
                ConstantInt::get(Type::getInt64Ty(Context), Offset)),
            &M),
        0, ELF::R_SPARC_L44);
    return C.check();
  };
  EXPECT_EQ(Check(0), IDs());
  EXPECT_EQ(Check(4088), IDs());
  EXPECT_EQ(Check(4096), IDs{"SPL003"});
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
