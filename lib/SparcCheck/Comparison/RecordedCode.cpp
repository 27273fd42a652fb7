//===- RecordedCode.cpp - Snapshot of a function's code -------------------===//

#include "Comparison/RecordedCode.h"

using namespace mincaml::sparc;
using namespace llvm;

const MachineInstr *RecordedCode::record(const MachineInstr &MI) {
  if (!Copies)
    return &MI;
  return Owned[&MI] = MF.CloneMachineInstr(&MI);
}

const MachineInstr *RecordedCode::origin(const MachineInstr &MI) const {
  // A new instruction may have the address of a deleted one.
  const MachineInstr *Old = Owned.lookup(&MI);
  return Old && Old->isIdenticalTo(MI, MachineInstr::CheckDefs) ? Old : nullptr;
}

const RecordedCode::Item *RecordedCode::call(const MachineInstr &MI) const {
  auto Found = Calls.find(&MI);
  return Found == Calls.end()
             ? nullptr
             : &Blocks[Found->second.first].Items[Found->second.second];
}

RecordedCode::RecordedCode(MachineFunction &MF, const InstructionTable &Table,
                           bool Copies, bool HasCFI)
    : MF(MF), Copies(Copies) {
  for (const MachineBasicBlock &MBB : MF) {
    Numbers[&MBB] = Blocks.size();
    Block B = {&MBB, {}, {}};
    B.Successors.append(MBB.succ_begin(), MBB.succ_end());
    for (const MachineInstr &MI : MBB.instrs()) {
      if (MI.isBundle() || Table.isNop(MI) ||
          (MI.isMetaInstruction() && !MI.isPosition()) ||
          (MI.isCFIInstruction() && !HasCFI))
        continue;
      if (MI.isBundledWithPred()) {
        B.Items.back().Slot.push_back(record(MI));
        continue;
      }
      B.Items.push_back({record(MI), {}, MI.hasDelaySlot()});
      if (MI.isCall() && MI.hasDelaySlot())
        Calls[B.Items.back().MI] = {Blocks.size(), B.Items.size() - 1};
    }
    Blocks.push_back(std::move(B));
  }
}

RecordedCode::~RecordedCode() {
  for (const auto &[MI, Copy] : Owned)
    MF.deleteMachineInstr(Copy);
}
