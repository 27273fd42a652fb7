//===- CompareDelayFiller.h - Filling after compares ------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_COMPAREDELAYFILLER_H
#define MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_COMPAREDELAYFILLER_H

#include "DelaySlots/CodeMotion.h"

namespace mincaml::sparc {

/// Replaces the `nop`s that separate floating-point compares from their
/// branches on V8, as DelaySlotFilling.h describes. May leave a `nop` in the
/// delay slot instead.
class CompareDelayFiller {
public:
  CompareDelayFiller(llvm::MachineFunction &MF, const OpcodeInfo &Opcodes,
                     CodeMotion &Code)
      : MF(MF), Opcodes(Opcodes), Code(Code) {}

  void run();

  unsigned Empty = 0, Filled = 0;

private:
  void findDelays();
  bool fillFromAbove(llvm::MachineInstr &Compare, llvm::MachineInstr &Nop);
  bool fillFromSlot(llvm::MachineInstr &Nop, llvm::MachineInstr &Branch);
  bool fillFromTarget(llvm::MachineInstr &Nop, llvm::MachineInstr &Branch);
  bool fillFromFallThrough(llvm::MachineInstr &Nop, llvm::MachineInstr &Branch);
  bool fillDelay(llvm::MachineInstr &Nop, llvm::MachineInstr &Branch);

  llvm::MachineFunction &MF;
  const OpcodeInfo &Opcodes;
  CodeMotion &Code;
  /// A `nop` that separates a compare from its branch.
  struct CompareDelay {
    llvm::MachineInstr *Nop, *Branch;
  };
  llvm::SmallVector<CompareDelay, 4> Delays;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_COMPAREDELAYFILLER_H
