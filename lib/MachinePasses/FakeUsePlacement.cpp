//===- FakeUsePlacement.cpp - Fake uses that stay where they are ----------===//
//
// `mincaml-garbage-collection` keeps the base of an address alive at a call by a
// use after the call, which instruction selection makes a FAKE_USE. LLVM 22's
// MachineLICM moves a FAKE_USE of a value that a loop does not change out of the
// loop, as it does with instructions that compute something: then nothing in
// the loop keeps the base alive at the call.
//
// This pass lets each FAKE_USE read the stack pointer as well. Calls change the
// stack pointer, so LICM knows that the instruction is not invariant. No code is
// emitted for a FAKE_USE.
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
