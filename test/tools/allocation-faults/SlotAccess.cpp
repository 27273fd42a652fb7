//===- SlotAccess.cpp - Recognition of spills and reloads -----------------===//

#include "SlotAccess.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace mincaml;
using namespace mincaml::faults;
using namespace llvm;

/// Recognizes a spill (operands slot, 0, register) or a reload (register, slot,
/// 0) by its form, since SPARC's hooks do not support register pairs.
static SlotAccess accessByForm(const MachineInstr &MI, bool IsSave) {
  if (MI.getNumExplicitOperands() != 3 || !MI.hasOneMemOperand() ||
      MI.mayStore() != IsSave || MI.mayLoad() == IsSave)
    return SlotAccess();
  unsigned First = IsSave ? 0 : 1;
  const MachineOperand &Slot = MI.getOperand(First);
  const MachineOperand &Offset = MI.getOperand(First + 1);
  const MachineOperand &Value = MI.getOperand(IsSave ? 2 : 0);
  if (!Slot.isFI() || !Offset.isImm() || Offset.getImm() || !Value.isReg() ||
      !Value.getReg().isPhysical())
    return SlotAccess();
  LocationSize Size = (*MI.memoperands_begin())->getSize();
  if (!Size.hasValue())
    return SlotAccess();
  return {Value.getReg().asMCReg(), Slot.getIndex(),
          Size.getValue().getKnownMinValue()};
}

// On SPARC, the hooks without a size parameter find no slot.
static SlotAccess
accessIn(const MachineInstr &MI, bool IsSave,
         Register (TargetInstrInfo::*Hook)(const MachineInstr &, int &,
                                           TypeSize &) const) {
  const MachineFunction &MF = *MI.getMF();
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  TypeSize Size = TypeSize::getZero();
  SlotAccess Access;
  Register Found = (TII.*Hook)(MI, Access.Slot, Size);
  if (Found.isPhysical()) {
    Access.Register = Found.asMCReg();
    Access.Size = Size.getKnownMinValue();
  } else {
    Access = accessByForm(MI, IsSave);
  }
  if (Access && !MF.getFrameInfo().isSpillSlotObjectIndex(Access.Slot))
    return SlotAccess();
  return Access;
}

SlotAccess faults::spillIn(const MachineInstr &MI) {
  return accessIn(MI, /*IsSave=*/true, &TargetInstrInfo::isStoreToStackSlot);
}

SlotAccess faults::reloadIn(const MachineInstr &MI) {
  return accessIn(MI, /*IsSave=*/false, &TargetInstrInfo::isLoadFromStackSlot);
}
