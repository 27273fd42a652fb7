//===- Corrections.cpp - Corrections of debug values ----------------------===//

#include "DebugValues/Corrections.h"
#include "DebugValues/ReachingDefinitions.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/CodeGen/PseudoSourceValue.h"

using namespace mincaml::sparc;
using namespace llvm;

DebugVariable mincaml::sparc::variableOf(const MachineInstr &DebugValue) {
  return DebugVariable(DebugValue.getDebugVariable(),
                       DebugValue.getDebugExpression(),
                       DebugValue.getDebugLoc()->getInlinedAt());
}

/// Returns the register whose name is \p Name followed by \p Number.
static MCRegister numbered(const TargetRegisterInfo &TRI, StringRef Name,
                           unsigned Number) {
  return findRegister(TRI, (Name + Twine(Number)).str());
}

/// Renames the physical registers that a DBG_VALUE names. \p Rename returns no
/// register for those to leave unchanged.
static void renameIn(MachineInstr &DebugValue,
                     function_ref<MCRegister(MCRegister)> Rename) {
  for (MachineOperand &MO : DebugValue.debug_operands())
    if (MO.isReg() && MO.getReg().isPhysical())
      if (MCRegister New = Rename(MO.getReg().asMCReg()))
        MO.setReg(New);
}

void mincaml::sparc::repairParameters(MachineFunction &MF) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  DenseMap<MCRegister, MCRegister> CallersName;
  for (unsigned I = 0; I != 8; ++I)
    CallersName[numbered(TRI, "I", I)] = numbered(TRI, "O", I);
  auto IsSave = [&](const MachineInstr &MI) {
    return TII.getName(MI.getOpcode()).starts_with("SAVE");
  };
  const bool HasWindow = any_of(
      MF, [&](const MachineBasicBlock &MBB) { return any_of(MBB, IsSave); });
  MachineBasicBlock &Entry = MF.front();
  auto Save = find_if(Entry, IsSave);
  for (MachineInstr &MI :
       make_early_inc_range(make_range(Entry.begin(), Save))) {
    if (!MI.isDebugValue())
      continue;
    if (!HasWindow)
      renameIn(MI, [&](MCRegister R) { return CallersName.lookup(R); });
    else if (Save != Entry.end() &&
             any_of(MI.debug_operands(), [&](const MachineOperand &MO) {
               return MO.isReg() && CallersName.contains(MO.getReg());
             })) {
      // Otherwise LLVM treats a location that holds up to the end of the
      // function as one that always holds.
      MachineInstr *BeforeSave = MF.CloneMachineInstr(&MI);
      BeforeSave->setDebugValueUndef();
      Entry.insert(MI.getIterator(), BeforeSave);
      MI.moveBefore(&*std::next(Save));
    }
  }
}

void mincaml::sparc::nameDoublesByHalves(MachineFunction &MF) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  DenseMap<MCRegister, MCRegister> Halves;
  for (unsigned I = 0; I != 32; ++I)
    Halves[numbered(TRI, "D", I)] =
        I < 16 ? numbered(TRI, "F", 2 * I) : MCRegister();
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      if (!MI.isDebugValue())
        continue;
      if (any_of(MI.debug_operands(), [&](const MachineOperand &MO) {
            if (!MO.isReg() || !MO.getReg().isPhysical())
              return false;
            auto It = Halves.find(MO.getReg().asMCReg());
            return It != Halves.end() && !It->second;
          }))
        MI.setDebugValueUndef();
      else
        renameIn(MI, [&](MCRegister R) { return Halves.lookup(R); });
    }
}

void mincaml::sparc::markSpills(MachineFunction &MF) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      if (!ValueLocations::storedTo(MI) || !MI.hasOneMemOperand() ||
          MI.isBundled() ||
          !isa_and_nonnull<FixedStackPseudoSourceValue>(
              (*MI.memoperands_begin())->getPseudoValue()))
        continue;
      const Register Stored =
          MI.getOperand(2).isReg() ? MI.getOperand(2).getReg() : Register();
      if (!Stored.isPhysical() || TRI.isConstantPhysReg(Stored.asMCReg()))
        continue;
      for (auto I = std::next(MI.getIterator()); I != MBB.instr_end(); ++I) {
        if (I->isDebugInstr())
          continue;
        if (I->readsRegister(Stored, &TRI))
          break;
        if (I->modifiesRegister(Stored, &TRI)) {
          MI.addRegisterKilled(Stored, &TRI);
          break;
        }
      }
    }
}

void mincaml::sparc::repairWideSlots(MachineFunction &MF) {
  // The number of bytes that are stored to each slot; 0 if they differ.
  DenseMap<ValueLocations::Slot, uint64_t> Sizes;
  for (MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB.instrs()) {
      std::optional<ValueLocations::Slot> S = ValueLocations::storedTo(MI);
      if (!S || !MI.hasOneMemOperand())
        continue;
      const LocationSize Stored = (*MI.memoperands_begin())->getSize();
      const uint64_t Size = Stored.hasValue() ? Stored.getValue() : 0;
      auto [It, IsNew] = Sizes.try_emplace(*S, Size);
      if (!IsNew && It->second != Size)
        It->second = 0;
    }
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      if (!MI.isDebugValue())
        continue;
      std::optional<ValueLocations::Slot> S = ValueLocations::slotOf(MI);
      const std::optional<uint64_t> Bits =
          MI.getDebugVariable()->getSizeInBits();
      auto Size = S ? Sizes.find(*S) : Sizes.end();
      if (Size == Sizes.end() || !Bits || Size->second * 8 == *Bits)
        continue;
      if (Size->second * 8 < *Bits)
        MI.setDebugValueUndef();
      else
        MI.getDebugExpressionOp().setMetadata(DIExpression::prepend(
            MI.getDebugExpression(), DIExpression::ApplyOffset,
            Size->second - *Bits / 8));
    }
}

void mincaml::sparc::endBeforeCalls(MachineFunction &MF) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  for (MachineBasicBlock &MBB : MF) {
    MapVector<DebugVariable, const MachineInstr *> Last;
    for (MachineInstr &MI : MBB) {
      if (MI.isDebugValue()) {
        Last[variableOf(MI)] = &MI;
        continue;
      }
      if (!MI.isCall() || !MI.isBundledWithSucc())
        continue;
      const MachineInstr &Slot = *std::next(MI.getIterator());
      for (auto [Variable, Value] : Last) {
        if (none_of(Value->debug_operands(), [&](const MachineOperand &MO) {
              return MO.isReg() && MO.getReg().isPhysical() &&
                     Slot.modifiesRegister(MO.getReg(), &TRI);
            }))
          continue;
        MachineInstr *End = MF.CloneMachineInstr(Value);
        End->setDebugValueUndef();
        MBB.insert(MI.getIterator(), End);
      }
    }
  }
}
