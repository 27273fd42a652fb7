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

static void checkSlot(const CheckedMachineFunction &F,
                      const MachineInstr &Transfer, const MachineInstr &Slot) {
  if (Slot.isInlineAsm())
    return F.Report.unproved(
        Rule::DelaySlotFilled, Slot,
        "inline assembly may be any number of instructions");
  if (F.Table[Slot].TheOperation == Operation::ReadPC)
    F.Report.violation(Rule::DelaySlotFilled, Slot,
                       "it is expanded to several instructions");
  if (Slot.hasDelaySlot() || Slot.isBranch() || Slot.isCall() ||
      Slot.isReturn())
    F.Report.violation(Rule::TransferInDelaySlot, Slot,
                       "it is in the slot of " +
                           F.Table.name(Transfer.getOpcode()));
  const Operation Op = F.Table[Transfer].TheOperation;
  if (Op != Operation::Call && Op != Operation::TailCall)
    return;
  MCRegister ReturnAddress = F.Table.integer(reg::O7);
  // The delay slot of a tail call restores the %o7 that the call overwrites.
  bool MayWrite = Op == Operation::TailCall;
  // `restore` reads the registers of the window that it leaves, in which the
  // caller's %o7 is %i7.
  if (Slot.readsRegister(ReturnAddress, &F.Table.TRI))
    F.Report.violation(Rule::CallSlotReturnAddress, Slot, "it reads %o7");
  else if (!MayWrite && Slot.modifiesRegister(ReturnAddress, &F.Table.TRI))
    F.Report.violation(Rule::CallSlotReturnAddress, Slot, "it writes %o7");
}

static void checkTransfer(const CheckedMachineFunction &F,
                          const MachineInstr &Transfer) {
  unsigned Slots = 0;
  const MachineInstr *Last = &Transfer;
  for (auto I = std::next(Transfer.getIterator()),
            E = Transfer.getParent()->instr_end();
       I != E && I->isBundledWithPred(); ++I) {
    Last = &*I;
    if (I->isPosition()) {
      F.Report.violation(Rule::DelaySlotEntry, *I, "a label precedes it");
      continue;
    }
    if (I->isMetaInstruction())
      continue;
    if (Slots == 1 && F.Table.isUnimp(*I) && Transfer.isCall())
      continue;
    ++Slots;
    checkSlot(F, Transfer, *I);
  }
  if (Slots == 0)
    F.Report.violation(Rule::DelaySlotFilled, Transfer,
                       "no instruction is bundled with it");
  else if (Slots > 1)
    F.Report.violation(Rule::DelaySlotFilled, *Last,
                       "it is the last of " + Twine(Slots) +
                           " instructions in the slot");
}

void mincaml::sparc::checkDelaySlots(const CheckedMachineFunction &F) {
  for (const MachineBasicBlock &MBB : F.MF)
    for (const MachineInstr &MI : MBB.instrs())
      if (MI.hasDelaySlot() && !MI.isBundledWithPred())
        checkTransfer(F, MI);
}
