//===- ApprovedCodeTest.cpp - Changed words are found ---------------------===//

#include "Object/Files/ObjectProgram.h"
#include "mincaml/SparcCheck/LoweringCheck.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/CodeGen/CodeGenTargetMachineImpl.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "gtest/gtest.h"

using namespace mincaml::sparc;
using namespace llvm;

namespace {

constexpr StringRef Program = R"(
@x = global i32 3
declare i32 @callee(i32)
define i32 @f(i32 %n, double %d) {
entry:
  %far = add i32 %n, 100000
  br label %loop
loop:
  %i = phi i32 [ %far, %entry ], [ %less, %loop ]
  %less = sub i32 %i, 7
  %got = call i32 @callee(i32 %less)
  %again = icmp sgt i32 %got, %n
  br i1 %again, label %loop, label %out
out:
  %c = fcmp olt double %d, 1.5
  %s = ashr i32 %less, 3
  %g = load i32, ptr @x
  %r = select i1 %c, i32 %s, i32 %g
  ret i32 %r
}
define void @empty() {
  unreachable
}
define i32 @g(i32 %a) {
  %r = mul i32 %a, 4095
  ret i32 %r
}
define void @last() {
  unreachable
}
)";

/// Adds a number to the first immediate after a register, between the check
/// and the printer.
class Meddle : public MachineFunctionPass {
public:
  static char ID;
  explicit Meddle(int64_t Change) : MachineFunctionPass(ID), Change(Change) {}
  bool runOnMachineFunction(MachineFunction &MF) override {
    for (MachineBasicBlock &MBB : MF)
      for (MachineInstr &MI : MBB)
        if (MI.getNumExplicitOperands() == 3 && MI.getOperand(1).isReg() &&
            MI.getOperand(2).isImm() && !MI.mayLoadOrStore()) {
          MI.getOperand(2).setImm(MI.getOperand(2).getImm() + Change);
          return true;
        }
    return false;
  }

private:
  int64_t Change;
};
char Meddle::ID = 0;

/// Compiles the program; what is emitted.
SmallString<0> compile(StringRef TripleText, StringRef CPU,
                       ApprovedCode &Approved, int64_t Change) {
  InitializeAllTargetInfos();
  InitializeAllTargets();
  InitializeAllTargetMCs();
  InitializeAllAsmPrinters();
  std::string Problem;
  Triple T(TripleText);
  const Target *TheTarget = TargetRegistry::lookupTarget(T, Problem);
  std::unique_ptr<TargetMachine> Machine(TheTarget->createTargetMachine(
      T, CPU, "", TargetOptions(), Reloc::Static));
  LLVMContext Context;
  SMDiagnostic Error;
  std::unique_ptr<Module> M = parseAssemblyString(Program, Error, Context);
  M->setTargetTriple(T);
  M->setDataLayout(Machine->createDataLayout());
  LoweringCheckOptions Options;
  Options.Report = [](const Finding &, const DebugLoc &) {};
  Options.Approved = &Approved;
  SmallString<0> Object;
  raw_svector_ostream OS(Object);
  legacy::PassManager PM;
  auto &Implementation = static_cast<CodeGenTargetMachineImpl &>(*Machine);
  TargetPassConfig *Config = Implementation.createPassConfig(PM);
  auto *Machines = new MachineModuleInfoWrapperPass(&Implementation);
  PM.add(Config);
  PM.add(Machines);
  EXPECT_FALSE(Config->addISelPasses());
  Config->addMachinePasses();
  Config->setInitialized();
  PM.add(createLoweringCheckPass(Options));
  PM.add(new Meddle(Change));
  EXPECT_FALSE(Implementation.addAsmPrinter(PM, OS, nullptr,
                                            CodeGenFileType::ObjectFile,
                                            Machines->getMMI().getContext()));
  PM.add(createFreeMachineFunctionPass());
  PM.run(*M);
  return Object;
}

unsigned findings(const ApprovedCode &Approved, StringRef Object) {
  unsigned Count = 0;
  EXPECT_FALSE(errorToBool(Approved.compare(
      MemoryBufferRef(Object, "object"), [&](const Finding &F) {
        EXPECT_EQ(F.TheRule, Rule::RoundTrip);
        Count += F.TheVerdict == Verdict::Violation;
      })));
  return Count;
}

struct Processor {
  StringRef Triple, CPU;
};

class ApprovedCodeTest : public testing::TestWithParam<Processor> {};

TEST_P(ApprovedCodeTest, WhatIsEmittedIsApproved) {
  ApprovedCode Approved;
  SmallString<0> Object =
      compile(GetParam().Triple, GetParam().CPU, Approved, 0);
  EXPECT_EQ(findings(Approved, Object), 0u);
}

TEST_P(ApprovedCodeTest, EachBitCounts) {
  ApprovedCode Approved;
  SmallString<0> Object =
      compile(GetParam().Triple, GetParam().CPU, Approved, 0);
  auto Code = cantFail(ObjectProgram::read(MemoryBufferRef(Object, "object")));
  unsigned Words = 0;
  for (const CodeFunction &F : Code->functions()) {
    const CodeSection &S = Code->sections()[F.Section];
    std::vector<CodeRelocation> Relocations;
    cantFail(Code->relocations(F.Section, F.Begin, F.End, Relocations));
    size_t Start =
        reinterpret_cast<const char *>(S.Bytes.data()) - Object.data();
    for (uint64_t At = F.Begin; At != F.End; At += 4, ++Words) {
      unsigned Missed = 0;
      for (unsigned Bit = 0; Bit != 32; ++Bit) {
        char &Byte = Object[Start + At + Bit / 8];
        Byte ^= 1 << (Bit % 8);
        Missed += findings(Approved, Object) == 0;
        Byte ^= 1 << (Bit % 8);
      }
      bool IsRelocated = any_of(
          Relocations, [&](const CodeRelocation &R) { return R.Offset == At; });
      // The widest field is that of a call.
      if (IsRelocated)
        EXPECT_LE(Missed, 30u) << F.Name.str() << " " << At;
      else
        EXPECT_EQ(Missed, 0u) << F.Name.str() << " " << At;
    }
  }
  EXPECT_GT(Words, 20u);
}

TEST_P(ApprovedCodeTest, ChangeBehindTheCheck) {
  ApprovedCode Approved;
  SmallString<0> Object =
      compile(GetParam().Triple, GetParam().CPU, Approved, 1);
  EXPECT_GT(findings(Approved, Object), 0u);
}

TEST_P(ApprovedCodeTest, MissingFunction) {
  ApprovedCode Approved, Other;
  compile(GetParam().Triple, GetParam().CPU, Approved, 0);
  SmallString<0> Object = compile(GetParam().Triple, GetParam().CPU, Other, 0);
  // In the table of names.
  size_t Place = StringRef(Object).rfind(StringRef("\0g\0", 3));
  ASSERT_NE(Place, StringRef::npos);
  Object[Place + 1] = 'h';
  EXPECT_EQ(findings(Approved, Object), 1u);
}

INSTANTIATE_TEST_SUITE_P(
    Processors, ApprovedCodeTest,
    testing::Values(Processor{"sparc-unknown-linux-gnu", "v8"},
                    Processor{"sparcv9-unknown-linux-gnu", "v9"}),
    [](const auto &Info) { return Info.param.CPU.str(); });

} // namespace
