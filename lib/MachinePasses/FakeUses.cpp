//===- FakeUses.cpp - Fake uses of the bases of addresses -----------------===//
//
// `mincaml-garbage-collection` keeps the base of an address alive at a call by
// a use after the call, which instruction selection turns into a FAKE_USE. No
// code is emitted for it. Two passes make up for errors of LLVM 22:
//
// - If the base is loop-invariant, MachineLICM hoists the FAKE_USE out of the
//   loop, like an instruction that computes a value. Then nothing in the loop
//   keeps the base alive at the call. The first pass makes each FAKE_USE read
//   the stack pointer as well. Calls change the stack pointer, so MachineLICM
//   knows that the FAKE_USE is not invariant.
//
// - If the base was spilled, it is reloaded for the FAKE_USE. LLVM's pass
//   RemoveLoadsIntoFakeUses removes such reloads, but leaves some FAKE_USEs,
//   which then read undefined registers. The second pass replaces it.
//
//===----------------------------------------------------------------------===//

#include "FakeUses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/LiveRegUnits.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetLowering.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace mincaml;
using namespace llvm;

namespace {

struct FakeUsePlacement : MachineFunctionPass {
  static inline char ID = 0;
  FakeUsePlacement() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Fake use placement"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override {
    const Register StackPointer = MF.getSubtarget()
                                      .getTargetLowering()
                                      ->getStackPointerRegisterToSaveRestore();
    bool HasChanged = false;
    for (MachineBasicBlock &MBB : MF)
      for (MachineInstr &MI : MBB)
        if (MI.isFakeUse() && StackPointer) {
          MI.addOperand(MF, MachineOperand::CreateReg(StackPointer,
                                                      /*isDef=*/false,
                                                      /*isImp=*/true));
          HasChanged = true;
        }
    return HasChanged;
  }
};

class FakeUseRemoval : public MachineFunctionPass {
public:
  static inline char ID = 0;
  FakeUseRemoval() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Fake use removal"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  static bool removeFakeUses(MachineFunction &MF);
  static void removeDeadReloads(MachineBasicBlock &MBB);
};

} // namespace

bool FakeUseRemoval::removeFakeUses(MachineFunction &MF) {
  bool HasChanged = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : make_early_inc_range(MBB))
      if (MI.isFakeUse()) {
        MI.eraseFromParent();
        HasChanged = true;
      }
  return HasChanged;
}

/// The locations of variables from Begin on that are in a register become
/// unknown up to its next definition.
static void forgetVariables(MachineBasicBlock::iterator Begin,
                            MachineBasicBlock::iterator End, Register Reg,
                            const TargetRegisterInfo &TRI) {
  for (MachineInstr &MI : make_range(Begin, End)) {
    if (MI.modifiesRegister(Reg, &TRI))
      return;
    if (MI.isDebugValue() && any_of(MI.debug_operands(), [&](const auto &MO) {
          return MO.isReg() && MO.getReg() && TRI.regsOverlap(MO.getReg(), Reg);
        }))
      MI.setDebugValueUndef();
  }
}

void FakeUseRemoval::removeDeadReloads(MachineBasicBlock &MBB) {
  const MachineFunction &MF = *MBB.getParent();
  const TargetInstrInfo *TII = MF.getSubtarget().getInstrInfo();
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  LiveRegUnits Live(TRI);
  Live.addLiveOuts(MBB);
  for (MachineInstr &MI : make_early_inc_range(reverse(MBB))) {
    if (MI.isDebugInstr())
      continue;
    if (MI.getRestoreSize(TII)) {
      const Register Reg = MI.getOperand(0).getReg();
      if (Live.available(Reg) && !MF.getRegInfo().isReserved(Reg)) {
        forgetVariables(std::next(MI.getIterator()), MBB.end(), Reg, TRI);
        MI.eraseFromParent();
        continue;
      }
    }
    Live.stepBackward(MI);
  }
}

bool FakeUseRemoval::runOnMachineFunction(MachineFunction &MF) {
  if (!removeFakeUses(MF))
    return false;
  for (MachineBasicBlock &MBB : MF)
    removeDeadReloads(MBB);
  return true;
}

Pass *mincaml::createFakeUsePlacementPass() { return new FakeUsePlacement; }

Pass *mincaml::createFakeUseRemovalPass() { return new FakeUseRemoval; }
