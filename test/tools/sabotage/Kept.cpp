//===- Kept.cpp - Faults of addresses that recursions keep ----------------===//

#include "Faults.h"
#include "MachineCode.h"
#include "mincaml/Support/AddressRegisters.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"

using namespace mincaml;
using namespace mincaml::sabotage;
using namespace llvm;

static bool keepsAddresses(const MachineFunction &MF) {
  return !addressRegistersOf(MF.getFunction()).empty();
}

/// Makes the high half of an address in the register, or begins to.
static bool makesHighHalf(const MachineInstr &MI, StringRef Name) {
  return nameOf(MI) == "SETHIi" &&
         MI.getOperand(0).getReg() == registerNamed(*MI.getMF(), Name);
}

bool sabotage::dropKeptAddress(MachineFunction &MF) {
  return !keepsAddresses(MF) && dropFirst(MF, [](const MachineInstr &MI) {
    return makesHighHalf(MI, "G2");
  });
}

bool sabotage::keepOtherAddress(MachineFunction &MF) {
  MachineInstr *First = nullptr;
  return plantOnce(MF, [&](MachineInstr &MI) {
    if (makesHighHalf(MI, "G2"))
      First = &MI;
    if (!First || !makesHighHalf(MI, "G3"))
      return false;
    const MachineOperand &Other = MI.getOperand(1);
    First->getOperand(1).ChangeToGA(Other.getGlobal(), Other.getOffset(),
                                    Other.getTargetFlags());
    return true;
  });
}

bool sabotage::useOtherKeptAddress(MachineFunction &MF) {
  if (addressRegistersOf(MF.getFunction()).size() != 2)
    return false;
  const MCRegister G2 = registerNamed(MF, "G2"), G3 = registerNamed(MF, "G3");
  return plantOnce(MF, [&](MachineInstr &MI) {
    for (MachineOperand &MO : MI.explicit_uses())
      if (MO.isReg() && MO.getReg() == G2) {
        MO.setReg(G3);
        return true;
      }
    return false;
  });
}

bool sabotage::writeKeptAddress(MachineFunction &MF) {
  if (!keepsAddresses(MF))
    return false;
  const TargetInstrInfo &TII = instructionsOf(MF);
  BuildMI(MF.front(), MF.front().getFirstTerminator(), DebugLoc(),
          TII.get(sparc::findOpcode(TII, "SETHIi")), registerNamed(MF, "G2"))
      .addImm(77);
  return true;
}
