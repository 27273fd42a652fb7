//===- ChangedCode.h - Code before and after a pass, as text ----*- C++ -*-===//

#ifndef MINCAML_TEST_UNIT_SPARCCHECK_CHANGEDCODE_H
#define MINCAML_TEST_UNIT_SPARCCHECK_CHANGEDCODE_H

#include "Comparison/Validation.h"
#include "Machine/RuleChecks.h"
#include "MachineCode.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

namespace mincaml::sparc {

/// A function that is recorded and then gets another body. The blocks of both
/// correspond in their order; what the new body has more comes last. Virtual
/// registers are numbered in the order of the text, if no property lists them.
class ChangedCode {
public:
  enum Target { V8, V9 };

  ChangedCode(llvm::StringRef Before, llvm::StringRef After, Target On = V8,
              bool HasCFI = true, llvm::StringRef Properties = "",
              bool HasHalves = false)
      : HasCFI(HasCFI),
        C(Before, On == V8 ? "v8" : "v9",
          On == V8 ? "sparc-unknown-linux-gnu" : "sparcv9-unknown-linux-gnu",
          After, Properties, HasHalves),
        Table(C.function().getSubtarget()),
        Old(C.function(), Table, /*Copies=*/true, HasCFI),
        Live(liveAtStart(C.function(), Table)) {
    replaceBody(C.function(), C.function("g"));
  }

  /// Returns what a validation finds; empty if nothing differs.
  std::string difference(Validation *Validate) {
    const RecordedCode New(C.function(), Table, /*Copies=*/false, HasCFI);
    const auto Result = Validate(Old, New, Live, Table);
    return Result ? Result->Text : "";
  }

  llvm::MachineFunction &function() { return C.function(); }

private:
  static void replaceBody(llvm::MachineFunction &MF,
                          llvm::MachineFunction &New) {
    llvm::MachineRegisterInfo &MRI = MF.getRegInfo(),
                              &NewMRI = New.getRegInfo();
    for (unsigned I = MRI.getNumVirtRegs(); I < NewMRI.getNumVirtRegs(); ++I)
      MRI.createVirtualRegister(
          NewMRI.getRegClass(llvm::Register::index2VirtReg(I)));
    while (MF.size() < New.size())
      MF.push_back(MF.CreateMachineBasicBlock());
    llvm::DenseMap<const llvm::MachineBasicBlock *, llvm::MachineBasicBlock *>
        Blocks;
    for (auto [MBB, Body] : llvm::zip_equal(MF, New)) {
      Blocks[&Body] = &MBB;
      MBB.clear();
      while (!MBB.succ_empty())
        MBB.removeSuccessor(MBB.succ_begin());
    }
    for (auto [MBB, Body] : llvm::zip_equal(MF, New)) {
      for (const llvm::MachineInstr &MI : Body.instrs()) {
        llvm::MachineInstr *Copy = MF.CloneMachineInstr(&MI);
        for (llvm::MachineOperand &MO : Copy->operands())
          if (MO.isMBB())
            MO.setMBB(Blocks.at(MO.getMBB()));
        MBB.insert(MBB.instr_end(), Copy);
        // Slots of branches.
        if (MI.isBundledWithPred())
          Copy->bundleWithPred();
      }
      for (const llvm::MachineBasicBlock *Next : Body.successors())
        MBB.addSuccessor(Blocks.at(Next));
    }
  }

  const bool HasCFI;
  Code C;
  InstructionTable Table;
  RecordedCode Old;
  LiveAtStart Live;
};

} // namespace mincaml::sparc

#endif // MINCAML_TEST_UNIT_SPARCCHECK_CHANGEDCODE_H
