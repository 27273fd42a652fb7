//===- YRegisterDelay.cpp - Delay after a write of %y ---------------------===//
//
// Inserts `nop`s between `wr %y` and a division that reads %y, so that three
// instructions separate them.
//
// A write of %y may take effect up to three instructions later ([SPARC-V8]
// B.29), but LLVM emits the division immediately after it. Emulators and many
// processors hide the error. The pass runs last, on code in its final order.
// The write and the read must be in one basic block, as LLVM emits them.
//
//===----------------------------------------------------------------------===//

#include "mincaml/SparcCodeGen/Passes.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace mincaml::sparc;
using namespace llvm;

/// The number of instructions that must separate a write of %y from a read:
/// [SPARC-V8] B.29.
static constexpr unsigned Delay = 3;

namespace {

class YRegisterDelay : public MachineFunctionPass {
public:
  static char ID;
  YRegisterDelay() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "SPARC %y delay"; }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  bool runOnBlock(MachineBasicBlock &MBB, Register Y,
                  const TargetInstrInfo &TII);
};

} // namespace

char YRegisterDelay::ID = 0;

static bool isWrite(const MachineInstr &MI, Register Y,
                    const TargetInstrInfo &TII) {
  // Multiplications also define %y, but do not require a delay.
  return MI.modifiesRegister(Y, /*TRI=*/nullptr) &&
         TII.getName(MI.getOpcode()).starts_with("WR");
}

bool YRegisterDelay::runOnBlock(MachineBasicBlock &MBB, Register Y,
                                const TargetInstrInfo &TII) {
  bool Changed = false;
  unsigned SinceWrite = Delay;
  // An instruction in a delay slot is bundled with its branch.
  for (auto I = MBB.instr_begin(), E = MBB.instr_end(); I != E; ++I) {
    if (I->isMetaInstruction() || I->isBundle())
      continue;
    if (SinceWrite < Delay && I->readsRegister(Y, /*TRI=*/nullptr)) {
      MachineBasicBlock::instr_iterator Before =
          getBundleStart(I->getIterator());
      const MCInstrDesc &Nop = TII.get(findOpcode(TII, "NOP"));
      for (; SinceWrite != Delay; ++SinceWrite)
        BuildMI(MBB, Before, I->getDebugLoc(), Nop);
      Changed = true;
    }
    SinceWrite = isWrite(*I, Y, TII) ? 0 : std::min(SinceWrite + 1, Delay);
  }
  return Changed;
}

bool YRegisterDelay::runOnMachineFunction(MachineFunction &MF) {
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  Register Y = findRegister(*MF.getSubtarget().getRegisterInfo(), "Y");
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    Changed |= runOnBlock(MBB, Y, TII);
  return Changed;
}

MachineFunctionPass *mincaml::createYRegisterDelayPass() {
  return new YRegisterDelay();
}
