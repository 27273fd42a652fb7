//===- Selected.cpp - Faults in code before register allocation -----------===//

#include "Faults.h"
#include "MachineCode.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace mincaml;
using namespace mincaml::sabotage;
using namespace llvm;

//===- Constants ----------------------------------------------------------===//

/// Whether MI computes a number of more than 13 bits: `or` of a `sethi`.
static bool isNumber(const MachineInstr &MI) {
  if (nameOf(MI) != "ORri" || !MI.getOperand(2).isImm() ||
      !MI.getOperand(1).getReg().isVirtual())
    return false;
  const MachineInstr *High =
      MI.getMF()->getRegInfo().getVRegDef(MI.getOperand(1).getReg());
  return High && nameOf(*High) == "SETHIi" && High->getOperand(1).isImm();
}

bool sabotage::placeOtherNumber(MachineFunction &MF) {
  MachineRegisterInfo &MRI = MF.getRegInfo();
  const MachineInstr *First = nullptr;
  return plantOnce(MF, [&](MachineInstr &MI) {
    if (!isNumber(MI))
      return false;
    if (!First) {
      First = &MI;
      return false;
    }
    // Both must be in the same block, so that the first one dominates the uses.
    const Register Was = MI.getOperand(0).getReg(),
                   Is = First->getOperand(0).getReg();
    if (First->getParent() != MI.getParent() ||
        MRI.getRegClass(Was) != MRI.getRegClass(Is) || MRI.use_nodbg_empty(Was))
      return false;
    MRI.replaceRegWith(Was, Is);
    MI.getOperand(0).setReg(Was);
    MRI.clearKillFlags(Is);
    return true;
  });
}

/// Whether MI computes the high half of an address.
static bool isHighHalf(const MachineInstr &MI) {
  return nameOf(MI) == "SETHIi" && MI.getOperand(1).isGlobal();
}

bool sabotage::placeOtherHighHalf(MachineFunction &MF) {
  const GlobalValue *Other = nullptr;
  int64_t Offset = 0;
  return plantOnce(MF, [&](MachineInstr &MI) {
    if (!isHighHalf(MI))
      return false;
    MachineOperand &Symbol = MI.getOperand(1);
    if (!Other || Other == Symbol.getGlobal()) {
      Other = Symbol.getGlobal();
      Offset = Symbol.getOffset();
      return false;
    }
    Symbol.ChangeToGA(Other, Offset, Symbol.getTargetFlags());
    return true;
  });
}

bool sabotage::placeBelowUse(MachineFunction &MF) {
  return plantOnce(MF, [&](MachineInstr &MI) {
    if (!isNumber(MI))
      return false;
    // Move MI to the end of the block, if something in the block uses it before.
    MachineBasicBlock &MBB = *MI.getParent();
    const Register Result = MI.getOperand(0).getReg();
    const MachineBasicBlock::iterator End = MBB.getFirstTerminator();
    if (none_of(make_range(std::next(MI.getIterator()), End.getInstrIterator()),
                [&](const MachineInstr &Use) {
                  return !Use.isDebugInstr() &&
                         Use.readsVirtualRegister(Result);
                }))
      return false;
    MF.getRegInfo().clearKillFlags(Result);
    MF.getRegInfo().clearKillFlags(MI.getOperand(1).getReg());
    MBB.splice(End, &MBB, MI.getIterator());
    return true;
  });
}

//===- Floating-point arguments -------------------------------------------===//

/// Whether MI copies an argument to its register before a call, or copies a
/// parameter at the entry.
static bool isArgument(const MachineInstr &MI, StringRef Name) {
  return MI.isCopy() &&
         MI.getOperand(0).getReg() == registerNamed(*MI.getMF(), Name) &&
         MI.getOperand(1).getReg().isVirtual();
}

bool sabotage::dropFloatArgument(MachineFunction &MF) {
  return plantOnce(MF, [](MachineInstr &MI) {
    if (!isArgument(MI, "D1"))
      return false;
    MI.eraseFromParent();
    return true;
  });
}

bool sabotage::exchangeFloatArguments(MachineFunction &MF) {
  MachineInstr *First = nullptr;
  return plantOnce(MF, [&](MachineInstr &MI) {
    if (MI.isCall())
      First = nullptr;
    if (isArgument(MI, "D0"))
      First = &MI;
    if (!First || !isArgument(MI, "D1"))
      return false;
    const Register A = First->getOperand(1).getReg(),
                   B = MI.getOperand(1).getReg();
    MF.getRegInfo().clearKillFlags(A);
    MF.getRegInfo().clearKillFlags(B);
    // Move the first one down, since both sources are defined before it.
    First->getParent()->splice(MI.getIterator(), First->getParent(),
                               First->getIterator());
    First->getOperand(1).setReg(B);
    MI.getOperand(1).setReg(A);
    return true;
  });
}

bool sabotage::exchangeFloatParameters(MachineFunction &MF) {
  MachineInstr *First = nullptr, *Second = nullptr;
  for (MachineInstr &MI : MF.front())
    if (MI.isCopy() && MI.getOperand(0).getReg().isVirtual()) {
      if (MI.getOperand(1).getReg() == registerNamed(MF, "D0"))
        First = &MI;
      if (MI.getOperand(1).getReg() == registerNamed(MF, "D1"))
        Second = &MI;
    }
  if (!First || !Second)
    return false;
  First->getOperand(1).setReg(registerNamed(MF, "D1"));
  Second->getOperand(1).setReg(registerNamed(MF, "D0"));
  for (MachineInstr *MI : {First, Second})
    MI->getOperand(1).setIsKill(false);
  return true;
}
