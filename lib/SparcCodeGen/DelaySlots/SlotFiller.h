//===- SlotFiller.h - Fills the slots and gaps of a function ----*- C++ -*-===//
//
// What DelaySlotFilling.h describes, in this order: branches to branches go
// where these lead; gaps after compares are filled; slots get instructions from
// above, and those that are left from one of the ways.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_SLOTFILLER_H
#define MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_SLOTFILLER_H

#include "DelaySlots/CodeMotion.h"
#include "mincaml/SparcCodeGen/SlotNotes.h"
#include <array>

namespace mincaml::sparc {

class SlotFiller {
public:
  SlotFiller(llvm::MachineFunction &MF, const BranchForms &Forms,
             SlotNotes &Notes);

  /// Whether anything was changed.
  bool run();

  /// Counts of what remains and of what was filled.
  unsigned EmptySlots = 0, EmptyGaps = 0, FilledSlots = 0, FilledGaps = 0;
  /// Of the slots that remain empty, by why they do.
  std::array<unsigned, static_cast<size_t>(SlotOrigin::Count)> Reasons = {};

private:
  bool skipJumps(llvm::MachineInstr &Branch);
  bool fillFromAbove(llvm::MachineInstr &Transfer);
  bool fill(llvm::MachineInstr &Branch);
  bool fillFromTarget(llvm::MachineInstr &Branch);
  bool fillFromJump(llvm::MachineInstr &Branch, llvm::MachineInstr &Jump);
  bool fillFromFallThrough(llvm::MachineInstr &Branch);
  bool replaceByReturn(llvm::MachineInstr &Branch);
  void explainEmptySlots();
  SlotOrigin reason(const llvm::MachineInstr &Transfer) const;
  void putInSlot(llvm::MachineInstr &MI, llvm::MachineInstr &Branch,
                 SlotOrigin Origin);

  llvm::MachineFunction &MF;
  const llvm::TargetInstrInfo &TII;
  const BranchForms &Forms;
  SlotNotes &Notes;
  CodeMotion Code;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_SLOTFILLER_H
