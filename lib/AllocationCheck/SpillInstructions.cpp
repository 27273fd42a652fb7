//===- SpillInstructions.cpp - Recognition of spills and reloads ----------===//

#include "SpillInstructions.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"

using namespace mincaml::allocationcheck;
using namespace llvm;

SpillInstructions::SpillInstructions(const CheckInput &Input) : Input(Input) {
  SetVector<const TargetRegisterClass *> Used;
  for (const TargetRegisterClass *Class : Input.Before.Classes)
    if (Class)
      Used.insert(Class);
  Classes.assign(Used.begin(), Used.end());
}

/// Whether two spills or reloads differ only in their slots.
static bool isSameShape(const MachineInstr &A, const MachineInstr &B) {
  if (A.getOpcode() != B.getOpcode() ||
      A.getNumExplicitOperands() != B.getNumExplicitOperands())
    return false;
  for (auto [X, Y] : zip(A.explicit_operands(), B.explicit_operands())) {
    if (X.getType() != Y.getType())
      return false;
    if (X.isReg() ? X.getReg() != Y.getReg() || X.isDef() != Y.isDef()
                  : !X.isFI() && !X.isIdenticalTo(Y))
      return false;
  }
  return true;
}

std::optional<SpillInstruction>
SpillInstructions::compare(const MachineInstr &MI, MCRegister Register,
                           int FrameIndex) {
  const TargetInstrInfo &TII = Input.TII;
  const TargetRegisterInfo &TRI = Input.TRI;
  bool IsStore = MI.mayStore();
  std::optional<SpillInstruction> Result;
  for (const TargetRegisterClass *Class : Classes) {
    if (!Class->contains(Register))
      continue;
    MachineBasicBlock *Scratch = Input.MF.CreateMachineBasicBlock();
    if (IsStore)
      TII.storeRegToStackSlot(*Scratch, Scratch->end(), Register, false,
                              FrameIndex, Class, llvm::Register());
    else
      TII.loadRegFromStackSlot(*Scratch, Scratch->end(), Register, FrameIndex,
                               Class, llvm::Register());
    unsigned Bits = TRI.getRegSizeInBits(*Class).getKnownMinValue();
    if (Scratch->size() == 1 && isSameShape(MI, Scratch->front()) &&
        (!Result || Bits < Result->Bits))
      Result = {IsStore, Register, 0, Bits, TRI.getSpillAlign(*Class)};
    Input.MF.deleteMachineBasicBlock(Scratch);
  }
  return Result;
}

std::optional<SpillInstruction>
SpillInstructions::find(const MachineInstr &MI) {
  if (MI.mayLoad() == MI.mayStore())
    return std::nullopt;
  const MachineOperand *Slot = nullptr, *Value = nullptr;
  std::vector<int64_t> Others;
  for (const MachineOperand &MO : MI.explicit_operands()) {
    if (MO.isFI())
      Slot = &MO;
    else if (MO.isReg() && MO.getReg() && !Value && MO.isDef() == MI.mayLoad())
      Value = &MO;
    else if (MO.isReg())
      Others.push_back(MO.getReg().id());
    else if (MO.isImm())
      Others.push_back(MO.getImm());
  }
  if (!Slot || !Value || !Value->getReg().isPhysical())
    return std::nullopt;
  MCRegister Register = Value->getReg();
  auto [I, IsNew] =
      Known.try_emplace({MI.getOpcode(), Register.id(), std::move(Others)});
  if (IsNew)
    I->second = {&MI, compare(MI, Register, Slot->getIndex())};
  if (!I->second.Access || !isSameShape(MI, *I->second.Example))
    return std::nullopt;
  SpillInstruction Result = *I->second.Access;
  Result.FrameIndex = Slot->getIndex();
  return Result;
}
