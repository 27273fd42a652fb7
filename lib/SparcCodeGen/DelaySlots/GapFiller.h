//===- GapFiller.h - Filling after compares ---------------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_GAPFILLER_H
#define MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_GAPFILLER_H

#include "DelaySlots/CodeMotion.h"

namespace mincaml::sparc {

/// Replaces the `nop`s that separate floating-point compares from their
/// branches on V8, as DelaySlotFilling.h describes. May leave a `nop` in the
/// delay slot instead.
class GapFiller {
public:
  GapFiller(llvm::MachineFunction &MF, const BranchForms &Forms,
            CodeMotion &Code)
      : MF(MF), Forms(Forms), Code(Code) {}

  void run();

  unsigned Empty = 0, Filled = 0;

private:
  void findGaps();
  bool fillGapFromAbove(llvm::MachineInstr &Compare, llvm::MachineInstr &Nop);
  bool fillGapFromSlot(llvm::MachineInstr &Nop, llvm::MachineInstr &Branch);
  bool fillGapFromTarget(llvm::MachineInstr &Nop, llvm::MachineInstr &Branch);
  bool fillGapFromFallThrough(llvm::MachineInstr &Nop,
                              llvm::MachineInstr &Branch);
  bool fillGap(llvm::MachineInstr &Nop, llvm::MachineInstr &Branch);

  llvm::MachineFunction &MF;
  const BranchForms &Forms;
  CodeMotion &Code;
  /// A `nop` that separates a compare from its branch.
  struct Gap {
    llvm::MachineInstr *Nop, *Branch;
  };
  llvm::SmallVector<Gap, 4> Gaps;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_GAPFILLER_H
