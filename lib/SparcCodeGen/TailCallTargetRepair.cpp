//===- TailCallTargetRepair.cpp - Targets of tail calls -------------------===//
//
// Computes the target of an indirect tail call before the jump.
//
// LLVM's delay slot filler folds an addition that precedes `restore` into it.
// For a tail call the `restore` is in the delay slot, so that the addition
// moves after the jump, which reads its result:
//
//     add %i2, %lo(f), %i2        jmp %i2
//     jmp %i2                =>   restore %i2, %lo(f), %o2
//     restore
//
// The jump then uses the value that %i2 had before the addition. This pass
// reverts the change. It runs after the filler. The code does not become
// longer than branch relaxation, which runs before the filler, has assumed.
//
//===----------------------------------------------------------------------===//

#include "mincaml/SparcCodeGen/Passes.h"
#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace mincaml::sparc;
using namespace llvm;

namespace {

class TailCallTargetRepair : public MachineFunctionPass {
public:
  static char ID;
  TailCallTargetRepair() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override {
    return "SPARC tail call target repair";
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  bool repair(MachineInstr &Jump, MachineInstr &Slot) const;

  const TargetInstrInfo *TII = nullptr;
  const TargetRegisterInfo *TRI = nullptr;
};

} // namespace

char TailCallTargetRepair::ID = 0;

/// Whether \p After, which `restore` writes in the caller's window, is the same
/// register as \p Before in the current window: %i2 before `restore` is %o2
/// after it.
static bool isSameRegister(StringRef Before, StringRef After) {
  std::optional<unsigned> In = registerNumber(Before);
  std::optional<unsigned> Out = registerNumber(After);
  return In && Out && *In >= reg::I0 && *In <= reg::I7 &&
         *In - reg::I0 + reg::O0 == *Out;
}

/// Returns the opcode of the addition that a `restore` performs.
static StringRef additionOf(StringRef Restore) {
  return StringSwitch<StringRef>(Restore)
      .Case("RESTORErr", "ADDrr")
      .Case("RESTOREri", "ADDri")
      .Default("");
}

bool TailCallTargetRepair::repair(MachineInstr &Jump,
                                  MachineInstr &Slot) const {
  StringRef Addition = additionOf(TII->getName(Slot.getOpcode()));
  if (TII->getName(Jump.getOpcode()) != "TAIL_CALLri" || Addition.empty())
    return false;
  MachineOperand &Result = Slot.getOperand(0);
  const Register Target = Jump.getOperand(0).getReg();
  if (!isSameRegister(TRI->getName(Target), TRI->getName(Result.getReg())))
    return false;

  BuildMI(*Jump.getParent(), Jump.getIterator(), Slot.getDebugLoc(),
          TII->get(findOpcode(*TII, Addition)), Target)
      .add(Slot.getOperand(1))
      .add(Slot.getOperand(2));
  const Register Zero = findRegister(*TRI, "G0");
  Slot.setDesc(TII->get(findOpcode(*TII, "RESTORErr")));
  Result.setReg(Zero);
  Slot.removeOperand(2);
  Slot.removeOperand(1);
  MachineInstrBuilder(*Jump.getMF(), &Slot).addReg(Zero).addReg(Zero);
  return true;
}

bool TailCallTargetRepair::runOnMachineFunction(MachineFunction &MF) {
  TII = MF.getSubtarget().getInstrInfo();
  TRI = MF.getSubtarget().getRegisterInfo();
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB.instrs())
      if (MI.isCall() && MI.isBundledWithSucc())
        Changed |= repair(MI, *std::next(MI.getIterator()));
  return Changed;
}

MachineFunctionPass *mincaml::createTailCallTargetRepairPass() {
  return new TailCallTargetRepair();
}
