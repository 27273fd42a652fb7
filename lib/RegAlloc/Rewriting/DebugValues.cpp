//===- DebugValues.cpp - Debug instructions after allocation --------------===//

#include "Rewriting/DebugValues.h"
#include "Rewriting/StackSlotAssignment.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;
using namespace mincaml;

void regalloc::rewriteDebugInstruction(MachineInstr &MI,
                                       ArrayRef<MCRegister> Registers,
                                       const StackSlotAssignment &Slots) {
  const TargetRegisterInfo &TRI = *MI.getMF()->getSubtarget().getRegisterInfo();
  // updateDbgValueForSpill replaces all operands with the same value at once.
  SmallVector<unsigned, 4> Operands;
  for (const MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.getReg().isVirtual())
      Operands.push_back(MO.getOperandNo());
  for (auto [Offset, Number] : enumerate(Operands)) {
    MachineOperand &MO = MI.getOperand(Number);
    if (!MO.isReg() || !MO.getReg().isVirtual())
      continue;
    const Register Value = MO.getReg();
    MCRegister Location = Registers[Offset];
    if (Location == InMemory && MI.isDebugValue() && Slots.isReloaded(Value) &&
        !MO.getSubReg()) {
      updateDbgValueForSpill(MI, Slots.slotOf(Value), Value);
      continue;
    }
    if (Location == InMemory)
      Location = MCRegister();
    if (Location && MO.getSubReg())
      Location = TRI.getSubReg(Location, MO.getSubReg());
    MO.setSubReg(0);
    MO.setReg(Location);
    if (!Location && MI.isDebugValue())
      MI.setDebugValueUndef();
  }
}

void regalloc::insertDebugPhis(MachineFunction &MF, const FunctionPlan &Plan,
                               const StackSlotAssignment &Slots) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  SmallVector<unsigned, 8> Numbers;
  for (auto &[Number, Position] : MF.DebugPHIPositions)
    Numbers.push_back(Number);
  sort(Numbers);
  for (unsigned Number : Numbers) {
    const auto &Position = MF.DebugPHIPositions.find(Number)->second;
    MachineBasicBlock &MBB = *Position.MBB;
    auto Phi =
        BuildMI(MBB, MBB.begin(), DebugLoc(), TII.get(TargetOpcode::DBG_PHI));
    MCRegister Location;
    for (const AssignedValue &R : Plan.of(MBB).Entry)
      if (R.Value == Position.Reg)
        Location = R.Register;
    if (Location && Position.SubReg)
      Location = TRI.getSubReg(Location, Position.SubReg);
    if (Location || !Slots.isReloaded(Position.Reg) || Position.SubReg)
      Phi.addReg(Location).addImm(Number);
    else
      Phi.addFrameIndex(Slots.slotOf(Position.Reg))
          .addImm(Number)
          .addImm(8 *
                  TRI.getSpillSize(*MF.getRegInfo().getRegClass(Position.Reg)));
  }
  MF.DebugPHIPositions.clear();
}
