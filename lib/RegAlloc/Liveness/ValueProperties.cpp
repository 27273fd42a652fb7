//===- ValueProperties.cpp - Rematerializable and undefined values --------===//

#include "Liveness/ValueProperties.h"
#include "Liveness/NextUses.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;
using namespace mincaml::regalloc;

ValueProperties::ValueProperties(MachineFunction &MF, const LiveIntervals &LIS,
                                 const NextUses &Uses)
    : LIS(LIS), Rematerializable(MF.getRegInfo().getNumVirtRegs()),
      DefinedByTerminator(Rematerializable.size()),
      HasUndefined(Rematerializable.size()) {
  findRematerializable(MF);
  findUndefined(MF, Uses);
}

void ValueProperties::findRematerializable(MachineFunction &MF) {
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  for (unsigned I = 0; I < Rematerializable.size(); ++I) {
    const Register Value = Register::index2VirtReg(I);
    for (const MachineInstr &MI : MRI.def_instructions(Value))
      if (definesOnEdges(MI))
        DefinedByTerminator.set(I);
    if (!LIS.hasInterval(Value) || !MRI.hasOneDef(Value))
      continue;
    const MachineOperand &Definition = *MRI.def_begin(Value);
    const MachineInstr &MI = *Definition.getParent();
    if (!Definition.getSubReg() && !Definition.isImplicit() &&
        !Definition.isTied() && !MI.isBundled() &&
        Definition.getOperandNo() == 0 &&
        LIS.getInterval(Value).getNumValNums() == 1 &&
        TII.isTriviallyReMaterializable(MI))
      Rematerializable[I] = &MI;
  }
}

void ValueProperties::findUndefined(MachineFunction &MF, const NextUses &Uses) {
  SmallVector<std::pair<MachineInstr *, const VNInfo *>, 0> Definitions;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      if (!MI.isImplicitDef() || MI.isBundled() || MI.getNumOperands() != 1 ||
          !MI.getOperand(0).getReg().isVirtual() ||
          MI.getOperand(0).getSubReg())
        continue;
      const Register Value = MI.getOperand(0).getReg();
      const VNInfo *Number = LIS.getInterval(Value).getVNInfoAt(
          LIS.getInstructionIndex(MI).getRegSlot());
      if (!Number)
        continue;
      Undefined.insert(Number);
      HasUndefined.set(Value.virtRegIndex());
      Definitions.push_back({&MI, Number});
    }
  // Keep only value numbers that no instruction reads. Each use is visited
  // once.
  for (unsigned Index : HasUndefined.set_bits()) {
    const Register Value = Register::index2VirtReg(Index);
    const LiveInterval &Interval = LIS.getInterval(Value);
    for (SlotIndex Use : Uses.uses(Value))
      if (const VNInfo *Number = Interval.getVNInfoAt(Use))
        Undefined.erase(Number);
  }
  HasUndefined.reset();
  for (auto [MI, Number] : Definitions)
    if (Undefined.contains(Number)) {
      HasUndefined.set(MI->getOperand(0).getReg().virtRegIndex());
      UndefinedDefinitions.push_back(MI);
    }
}

bool ValueProperties::isUndefined(Register Value, SlotIndex At) const {
  if (!Value.isVirtual() || !hasUndefined(Value))
    return false;
  const VNInfo *Number = LIS.getInterval(Value).getVNInfoAt(At);
  return Number && Undefined.contains(Number);
}

bool ValueProperties::isInMemory(Register Value, SlotIndex At) const {
  return LIS.hasInterval(Value) && !isRematerializable(Value) &&
         LIS.getInterval(Value).liveAt(At.getDeadSlot()) &&
         !isUndefined(Value, At.getDeadSlot());
}
