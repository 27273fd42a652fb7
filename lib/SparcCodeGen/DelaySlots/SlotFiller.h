//===- SlotFiller.h - Filling of delay slots --------------------*- C++ -*-===//
//
// Fills the delay slots of a function as DelaySlotFilling.h describes, in this
// order: it redirects branches that lead to branches, fills the positions after
// floating-point compares, fills slots from above, and fills the remaining ones
// from the branch target or the fall-through path.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_SLOTFILLER_H
#define MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_SLOTFILLER_H

#include "DelaySlots/CodeMotion.h"
#include "mincaml/SparcCodeGen/SlotOrigins.h"
#include <array>

namespace mincaml::sparc {

class SlotFiller {
public:
  SlotFiller(llvm::MachineFunction &MF, const OpcodeInfo &Opcodes,
             SlotOrigins &Origins);

  /// Returns whether anything was changed.
  bool run();

  /// The numbers of delay slots and gaps that remain empty and that were
  /// filled. A gap is the position between a compare and its branch.
  unsigned EmptySlots = 0, EmptyDelays = 0, FilledSlots = 0, FilledDelays = 0;
  /// The number of slots that remain empty, by reason.
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
  const OpcodeInfo &Opcodes;
  SlotOrigins &Origins;
  CodeMotion Code;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_SLOTFILLER_H
