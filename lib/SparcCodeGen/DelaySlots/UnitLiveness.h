//===- UnitLiveness.h - Liveness of register units --------------*- C++ -*-===//
//
// The register units that may be read before they are written, at the start of
// each block of code with filled delay slots. This is a backward problem on
// sets of register units. The meet is union. Transfer function: a bundle
// removes what it defines and adds what it reads; a branch adds what is live at
// the end of its block. At a return or tail call, all registers are live that
// could matter to the caller or the callee. A `save` or `restore` makes all
// registers live that it renames.
//
// LLVM's delay slot filler does not update LLVM's own lists of live-in
// registers.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_UNITLIVENESS_H
#define MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_UNITLIVENESS_H

#include "DelaySlots/OpcodeInfo.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/MachineFunction.h"

namespace mincaml::sparc {

/// The result of the analysis. It remains correct for a block if instructions
/// are copied from the block, or are moved into it from its successors. If
/// instructions are moved out of a block, it must be removed by forget().
class UnitLiveness {
public:
  UnitLiveness(const llvm::MachineFunction &MF, const OpcodeInfo &Opcodes);

  /// Whether a result of an instruction may be read from the start of a block
  /// on. This is true for blocks without a result of the analysis.
  bool readsResultOf(const llvm::MachineBasicBlock &B,
                     const llvm::MachineInstr &MI) const;

  void forget(const llvm::MachineBasicBlock &B) { LiveIn.erase(&B); }

private:
  const llvm::TargetRegisterInfo &TRI;
  llvm::DenseMap<const llvm::MachineBasicBlock *, llvm::BitVector> LiveIn;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_UNITLIVENESS_H
