//===- FakeUsePlacement.cpp - Fake uses that stay where they are ----------===//
//
// `mincaml-garbage-collection` keeps the base of an address alive at a call by
// a use after the call, which instruction selection turns into a FAKE_USE. If
// the base is loop-invariant, LLVM 22's MachineLICM hoists the FAKE_USE out of
// the loop, like an instruction that computes a value. Then nothing in the loop
// keeps the base alive at the call.
//
// This pass makes each FAKE_USE read the stack pointer as well. Calls change
// the stack pointer, so MachineLICM knows that the FAKE_USE is not invariant.
// No code is emitted for a FAKE_USE.
//
//===----------------------------------------------------------------------===//

#include "FakeUsePlacement.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
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

} // namespace

Pass *mincaml::createFakeUsePlacementPass() { return new FakeUsePlacement; }
