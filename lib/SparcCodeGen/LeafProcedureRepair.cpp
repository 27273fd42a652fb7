//===- LeafProcedureRepair.cpp - No leaf with foreign registers -----------===//

#include "mincaml/SparcCodeGen/LeafProcedureRepair.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;

namespace {

/// Which integer registers of a window a function uses, by number.
struct WindowUse {
  explicit WindowUse(const MachineFunction &MF);

  bool canBeLeaf() const {
    if (Locals || WritesReturnAddress)
      return false;
    return (Ins & Outs) == 0;
  }

  unsigned Ins = 0;
  unsigned Outs = 0;
  unsigned Locals = 0;
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
  // The target's register numbers are private to it, its names are not: I0 to
  // I7, L0 to L7, O0 to O7, and pairs such as L2_L3, which alias their halves.
  for (unsigned Register = 1; Register != TRI.getNumRegs(); ++Register) {
    StringRef Name = TRI.getName(Register);
    if (Name.size() != 2 || Name[1] < '0' || Name[1] > '7' ||
        !StringRef("ILO").contains(Name[0]))
      continue;
    unsigned Bit = 1u << (Name[1] - '0');
    // %sp and %fp are no business of the allocator; LLVM looks at them itself.
    if (Name[1] == '6' || !MRI.isPhysRegUsed(Register))
      continue;
    if (Name[0] == 'I')
      Ins |= Bit;
    else if (Name[0] == 'L')
      Locals |= Bit;
    else
      Outs |= Bit;
    if (Name == "O7")
      WritesReturnAddress = MRI.isPhysRegModified(Register);
  }
}

MachineFunctionPass *mincaml::createLeafProcedureRepairPass() {
  return new LeafProcedureRepair();
}
