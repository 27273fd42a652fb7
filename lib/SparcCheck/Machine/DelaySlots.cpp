//===- DelaySlots.cpp - Rules about delay slots ---------------------------===//
//
// LLVM bundles a delayed control transfer with the instruction in its delay
// slot. A call of a function that returns a structure is also bundled with its
// `unimp`.
//
//===----------------------------------------------------------------------===//

#include "Machine/RuleChecks.h"

using namespace mincaml::sparc;
using namespace llvm;

namespace {

class SlotCheck {
public:
  SlotCheck(const MachineInstr &Transfer, InstructionTable &Table,
            Reporter &Report)
      : Transfer(Transfer), Table(Table), Report(Report) {}

  void check();

private:
  void checkSlot(const MachineInstr &Slot);
  bool setsReturnAddress() const;

  const MachineInstr &Transfer;
  InstructionTable &Table;
  Reporter &Report;
};

} // namespace

bool SlotCheck::setsReturnAddress() const {
  Operation Op = Table[Transfer].TheOperation;
  return Op == Operation::Call || Op == Operation::TailCall;
}

void SlotCheck::checkSlot(const MachineInstr &Slot) {
  if (Slot.isInlineAsm()) {
    Report.unproved(Rule::DelaySlotFilled, Slot,
                    "inline assembly may be any number of instructions");
    return;
  }
  if (Table[Slot].TheOperation == Operation::ReadPC)
    Report.violation(Rule::DelaySlotFilled, Slot,
                     "it is expanded to several instructions");
  if (Slot.hasDelaySlot() || Slot.isBranch() || Slot.isCall() ||
      Slot.isReturn())
    Report.violation(Rule::TransferInDelaySlot, Slot,
                     "it is in the slot of " +
                         Table.name(Transfer.getOpcode()));
  if (!setsReturnAddress())
    return;
  MCRegister ReturnAddress = Table.integer(reg::O7);
  // The delay slot of a tail call restores the %o7 that the call overwrites.
  bool MayWrite = Table[Transfer].TheOperation == Operation::TailCall;
  // `restore` reads the registers of the window that it leaves, in which the
  // caller's %o7 is %i7.
  if (Slot.readsRegister(ReturnAddress, &Table.TRI))
    Report.violation(Rule::CallSlotReturnAddress, Slot, "it reads %o7");
  else if (!MayWrite && Slot.modifiesRegister(ReturnAddress, &Table.TRI))
    Report.violation(Rule::CallSlotReturnAddress, Slot, "it writes %o7");
}

void SlotCheck::check() {
  unsigned Slots = 0;
  const MachineInstr *Last = &Transfer;
  for (auto I = std::next(Transfer.getIterator()),
            E = Transfer.getParent()->instr_end();
       I != E && I->isBundledWithPred(); ++I) {
    Last = &*I;
    if (I->isPosition()) {
      Report.violation(Rule::DelaySlotEntry, *I, "a label precedes it");
      continue;
    }
    if (I->isMetaInstruction())
      continue;
    if (Slots == 1 && Table.isUnimp(*I) && Transfer.isCall())
      continue;
    ++Slots;
    checkSlot(*I);
  }
  if (Slots == 0)
    Report.violation(Rule::DelaySlotFilled, Transfer,
                     "no instruction is bundled with it");
  else if (Slots > 1)
    Report.violation(Rule::DelaySlotFilled, *Last,
                     "it is the last of " + Twine(Slots) +
                         " instructions in the slot");
}

void mincaml::sparc::checkDelaySlots(const MachineFunction &MF,
                                     InstructionTable &Table,
                                     Reporter &Report) {
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB.instrs())
      if (MI.hasDelaySlot() && !MI.isBundledWithPred())
        SlotCheck(MI, Table, Report).check();
}
