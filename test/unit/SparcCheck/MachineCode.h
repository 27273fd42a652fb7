//===- MachineCode.h - Machine IR from text ---------------------*- C++ -*-===//

#ifndef MINCAML_TEST_UNIT_SPARCCHECK_MACHINECODE_H
#define MINCAML_TEST_UNIT_SPARCCHECK_MACHINECODE_H

#include "mincaml/SparcCheck/LoweringCheck.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/CodeGen/MIRParser/MIRParser.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "gtest/gtest.h"

namespace mincaml::sparc {

/// One function, `f`, and another one, `g`, if there is a body for it.
class Code {
public:
  /// \p Properties: what is said of the functions before their bodies. \p
  /// HasHalves: symbols are halves of addresses, as text cannot say.
  explicit Code(llvm::StringRef Body, llvm::StringRef CPU = "v8",
                llvm::StringRef TripleText = "sparc-unknown-linux-gnu",
                llvm::StringRef OtherBody = "", llvm::StringRef Properties = "",
                bool HasHalves = false) {
    llvm::InitializeAllTargetInfos();
    llvm::InitializeAllTargets();
    llvm::InitializeAllTargetMCs();
    std::string Error;
    llvm::Triple TheTriple(TripleText);
    const llvm::Target *T =
        llvm::TargetRegistry::lookupTarget(TheTriple, Error);
    Machine.reset(
        T->createTargetMachine(TheTriple, CPU, "", llvm::TargetOptions(), {}));
    std::string Text = ("--- |\n  @x = global i32 0\n  @y = global i32 0\n"
                        "  define void @f(...) { ret void }\n"
                        "  define void @g(...) { ret void }\n...\n---\n"
                        "name: f\n" +
                        Properties + "body: |\n" + Body + "...\n")
                           .str();
    if (!OtherBody.empty())
      Text +=
          ("---\nname: g\n" + Properties + "body: |\n" + OtherBody + "...\n")
              .str();
    Parser = llvm::createMIRParser(llvm::MemoryBuffer::getMemBufferCopy(Text),
                                   Context);
    M = Parser->parseIRModule();
    M->setDataLayout(Machine->createDataLayout());
    Modules = std::make_unique<llvm::MachineModuleInfo>(Machine.get());
    EXPECT_FALSE(Parser->parseMachineFunctions(*M, *Modules));
    if (HasHalves)
      for (llvm::Function &F : *M)
        if (llvm::MachineFunction *MF = Modules->getMachineFunction(F))
          makeHalves(*MF);
  }

  llvm::MachineFunction &function(llvm::StringRef Name = "f") {
    return *Modules->getMachineFunction(*M->getFunction(Name));
  }
  /// The I-th instruction of the function.
  llvm::MachineInstr &instruction(unsigned I) {
    for (llvm::MachineBasicBlock &MBB : function())
      for (llvm::MachineInstr &MI : MBB.instrs())
        if (I-- == 0)
          return MI;
    llvm_unreachable("no such instruction");
  }
  llvm::MCRegister reg(llvm::StringRef Name) {
    return findRegister(*function().getSubtarget().getRegisterInfo(), Name);
  }

  /// The IDs of the rules that are broken, or, followed by a `?`, not proved.
  std::vector<std::string> check() {
    std::vector<std::string> IDs;
    LoweringCheckOptions Options;
    Options.Unproved = true;
    Options.Report = [&](const Finding &F, const llvm::DebugLoc &) {
      IDs.push_back(ruleInfo(F.TheRule).ID.str() +
                    (F.TheVerdict == Verdict::Unproved ? "?" : ""));
    };
    checkLowering(function(), Options);
    return IDs;
  }

private:
  static void makeHalves(llvm::MachineFunction &MF) {
    const llvm::TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
    for (llvm::MachineBasicBlock &MBB : MF)
      for (llvm::MachineInstr &MI : MBB.instrs())
        for (llvm::MachineOperand &MO : MI.operands())
          if (MO.isGlobal() && !MI.isCall())
            MO.setTargetFlags(TII.getName(MI.getOpcode()) == "SETHIi"
                                  ? llvm::ELF::R_SPARC_HI22
                                  : llvm::ELF::R_SPARC_LO10);
  }

  llvm::LLVMContext Context;
  std::unique_ptr<llvm::TargetMachine> Machine;
  std::unique_ptr<llvm::MIRParser> Parser;
  std::unique_ptr<llvm::Module> M;
  std::unique_ptr<llvm::MachineModuleInfo> Modules;
};

} // namespace mincaml::sparc

#endif // MINCAML_TEST_UNIT_SPARCCHECK_MACHINECODE_H
