//===- LeafProcedureRepair.cpp - Unsafe leaf procedures -------------------===//
//
// Keeps LLVM's SPARC backend from making a leaf procedure of a function that
// cannot be one. The pass runs after register allocation and immediately
// before frame lowering.
//
// A leaf procedure has no register window of its own: its %i registers are
// renamed to %o, and it may write only %g and %o registers. LLVM makes a
// function a leaf procedure if it contains no call (tail calls do not count)
// and does not use %l0, the first local register in allocation order. But an
// allocation may also use, for example, %l2 to %l5 and not %l0 after
// evictions; such a function overwrites the local registers of its caller. The
// same holds for a write of %o7, which contains the return address, and for a
// function that uses both %iN and %oN, which become one register.
//
// The repair marks such a function as making calls, which gives it a window.
//
//===----------------------------------------------------------------------===//

#include "mincaml/SparcCodeGen/Passes.h"
#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

namespace {

/// The integer registers of its window that a function uses.
class WindowUse {
public:
  explicit WindowUse(const MachineFunction &MF);

  bool canBeLeaf() const {
    return !WritesReturnAddress && !usesLocals() && !usesInWithItsOut();
  }

private:
  static constexpr unsigned BankSize = 8;

  bool usesLocals() const {
    for (unsigned I = 0; I != BankSize; ++I)
      if (Used.test(reg::L0 + I))
        return true;
    return false;
  }
  bool usesInWithItsOut() const {
    for (unsigned I = 0; I != BankSize; ++I)
      if (Used.test(reg::I0 + I) && Used.test(reg::O0 + I))
        return true;
    return false;
  }

  RegisterSet Used;
  bool WritesReturnAddress = false;
};

class LeafProcedureRepair : public MachineFunctionPass {
public:
  static char ID;
  LeafProcedureRepair() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override {
    return "SPARC leaf procedure repair";
  }

  bool runOnMachineFunction(MachineFunction &MF) override {
    if (MF.getFrameInfo().hasCalls() || WindowUse(MF).canBeLeaf())
      return false;
    MF.getFrameInfo().setHasCalls(true);
    return true;
  }

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
};

} // namespace

char LeafProcedureRepair::ID = 0;

WindowUse::WindowUse(const MachineFunction &MF) {
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  // A use of a pair such as L2_L3 is a use of its halves, which alias it.
  for (unsigned R = 1; R != TRI.getNumRegs(); ++R) {
    std::optional<unsigned> Number = registerNumber(TRI.getName(R));
    if (!Number || *Number < reg::O0 || *Number > reg::I7 ||
        !MRI.isPhysRegUsed(R))
      continue;
    // %sp and %fp are not allocatable; LLVM checks them itself.
    if (*Number == reg::SP || *Number == reg::FP)
      continue;
    Used.set(*Number);
    if (*Number == reg::O7)
      WritesReturnAddress = MRI.isPhysRegModified(R);
  }
}

MachineFunctionPass *mincaml::createLeafProcedureRepairPass() {
  return new LeafProcedureRepair();
}
