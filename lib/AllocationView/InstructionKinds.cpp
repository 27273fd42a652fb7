//===- InstructionKinds.cpp - Purposes of allocated instructions ----------===//

#include "InstructionKinds.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

InstructionKinds::InstructionKinds(const Recording &Before,
                                   const MachineFunction &MF)
    : Before(Before), MF(MF), TII(*MF.getSubtarget().getInstrInfo()) {}

std::optional<InstructionKinds::RecordedOperands>
InstructionKinds::recordedOperands(const MachineInstr &MI) const {
  auto Index = Before.InstructionIndex.find(&MI);
  auto Block = Before.BlockIndex.find(MI.getParent());
  if (Index == Before.InstructionIndex.end() ||
      Block == Before.BlockIndex.end())
    return std::nullopt;
  // The address may have been reused, so that more properties are compared.
  const RecordedBlock &B = Before.Blocks[Block->second];
  const RecordedInstruction &I = Before.Instructions[Index->second];
  if (Index->second < B.First || Index->second >= B.Last ||
      I.Opcode != MI.getOpcode() || I.NumOperands > MI.getNumOperands())
    return std::nullopt;
  for (auto [Old, New] : zip_first(Before.operands(I), MI.operands()))
    if (Old.Operand.isReg() && Old.Operand.getReg().isPhysical() &&
        (!New.isReg() || New.getReg() != Old.Operand.getReg()))
      return std::nullopt;
  return Before.operands(I);
}

int InstructionKinds::valueOf(RecordedOperands Operands, unsigned Index) {
  if (Index >= Operands.size())
    return -1;
  const MachineOperand &MO = Operands[Index].Operand;
  return MO.isReg() && MO.getReg().isVirtual() ? int(MO.getReg().virtRegIndex())
                                               : -1;
}

std::vector<std::pair<MCRegister, int>>
InstructionKinds::incomingValues() const {
  std::vector<std::pair<MCRegister, int>> Values;
  const RecordedBlock &Entry = Before.Blocks.front();
  // The copies come first: nothing has written to the registers yet.
  for (unsigned I = Entry.First; I != Entry.Last; ++I) {
    const RecordedInstruction &Copy = Before.Instructions[I];
    if (Copy.Opcode != TargetOpcode::COPY)
      break;
    RecordedOperands Operands = Before.operands(Copy);
    Register Source = Operands[1].Operand.getReg();
    int Value = valueOf(Operands, 0);
    if (Value < 0 || !Source.isPhysical() || !MF.front().isLiveIn(Source))
      break;
    Values.push_back({Source.asMCReg(), Value});
  }
  return Values;
}

SpillAccess InstructionKinds::ifSpillSlot(Register R, int Slot) const {
  if (!R.isPhysical() || Slot < 0 ||
      !MF.getFrameInfo().isSpillSlotObjectIndex(Slot))
    return SpillAccess();
  return {R.asMCReg(), Slot};
}

/// Recognizes spills (operands slot, 0, register) and reloads (register, slot,
/// 0) by their form, since SPARC's hooks do not support register pairs.
static SpillAccess accessByForm(const MachineInstr &MI, bool IsSave) {
  if (MI.getNumExplicitOperands() != 3 || MI.mayStore() != IsSave ||
      MI.mayLoad() == IsSave)
    return SpillAccess();
  unsigned First = IsSave ? 0 : 1;
  const MachineOperand &Offset = MI.getOperand(First + 1);
  const MachineOperand &Value = MI.getOperand(IsSave ? 2 : 0);
  if (!MI.getOperand(First).isFI() || !Offset.isImm() || Offset.getImm() ||
      !Value.isReg() || !Value.getReg().isPhysical())
    return SpillAccess();
  return {Value.getReg().asMCReg(), MI.getOperand(First).getIndex()};
}

// On SPARC, the hooks without a size parameter find no slot.
SpillAccess InstructionKinds::spillIn(const MachineInstr &MI) const {
  TypeSize Size = TypeSize::getZero();
  int Slot = -1;
  if (Register R = TII.isStoreToStackSlot(MI, Slot, Size))
    return ifSpillSlot(R, Slot);
  SpillAccess Save = accessByForm(MI, /*IsSave=*/true);
  return ifSpillSlot(Save.Register, Save.Slot);
}

SpillAccess InstructionKinds::reloadIn(const MachineInstr &MI) const {
  TypeSize Size = TypeSize::getZero();
  int Slot = -1;
  if (Register R = TII.isLoadFromStackSlot(MI, Slot, Size))
    return ifSpillSlot(R, Slot);
  SpillAccess Restore = accessByForm(MI, /*IsSave=*/false);
  return ifSpillSlot(Restore.Register, Restore.Slot);
}

AllocatedKind InstructionKinds::classify(const MachineInstr &MI) const {
  if (spillIn(MI).Register)
    return AllocatedKind::Spill;
  if (reloadIn(MI).Register)
    return AllocatedKind::Reload;
  std::optional<RecordedOperands> Recorded = recordedOperands(MI);
  if (MI.isCopy()) {
    if (!Recorded)
      return AllocatedKind::AddedMove;
    return valueOf(*Recorded, 0) < 0 || valueOf(*Recorded, 1) < 0
               ? AllocatedKind::FixedMove
               : AllocatedKind::ProgramMove;
  }
  if (!Recorded && !MI.isImplicitDef() && TII.isReMaterializable(MI))
    return AllocatedKind::Rematerialization;
  return AllocatedKind::Program;
}
