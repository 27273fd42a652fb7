//===- Dependences.cpp - Dependences between instructions -----------------===//

#include "DelaySlots/Dependences.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace mincaml::sparc;
using namespace llvm;

Dependences::Dependences(const MachineFunction &MF)
    : TRI(*MF.getSubtarget().getRegisterInfo()), Read(TRI.getNumRegUnits()),
      Written(TRI.getNumRegUnits()) {}

void Dependences::add(MCRegister R, bool IsDef) {
  if (!TRI.isConstantPhysReg(R))
    for (MCRegUnit Unit : TRI.regunits(R))
      (IsDef ? Written : Read).set(static_cast<unsigned>(Unit));
}

void Dependences::add(const MachineInstr &MI) {
  for (const MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.getReg().isPhysical())
      add(MO.getReg().asMCReg(), MO.isDef());
  Loads |= MI.mayLoad();
  Stores |= MI.mayStore();
}

void Dependences::addTransfer(const MachineInstr &MI,
                              ArrayRef<MCRegister> Links) {
  for (const MachineOperand &MO : MI.explicit_operands())
    if (MO.isReg() && MO.getReg().isPhysical())
      add(MO.getReg().asMCReg(), MO.isDef());
  for (MCPhysReg R : MI.getDesc().implicit_uses())
    add(R, /*IsDef=*/false);
  for (MCPhysReg R : MI.getDesc().implicit_defs())
    add(R, /*IsDef=*/true);
  if (MI.isBranch() && !MI.isIndirectBranch())
    return;
  for (MCRegister R : Links) {
    add(R, /*IsDef=*/false);
    add(R, /*IsDef=*/true);
  }
}

bool Dependences::uses(const BitVector &Units, Register R) const {
  return any_of(TRI.regunits(R.asMCReg()), [&](MCRegUnit Unit) {
    return Units.test(static_cast<unsigned>(Unit));
  });
}

bool Dependences::canMovePast(const MachineInstr &MI) const {
  if ((MI.mayLoad() && Stores) || (MI.mayStore() && (Loads || Stores)) ||
      (MI.mayLoadOrStore() && MI.hasOrderedMemoryRef()))
    return false;
  return all_of(MI.operands(), [&](const MachineOperand &MO) {
    if (MO.isRegMask())
      return false;
    if (!MO.isReg() || !MO.getReg().isPhysical())
      return true;
    return !uses(Written, MO.getReg()) &&
           !(MO.isDef() && uses(Read, MO.getReg()));
  });
}
