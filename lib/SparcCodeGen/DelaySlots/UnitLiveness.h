//===- UnitLiveness.h - Live registers at the start of blocks ---*- C++ -*-===//
//
// Which parts of registers may be read before they are written, for code with
// filled delay slots. A backward problem on sets of register units, joined by
// union. Transfer function: a bundle removes what it defines and adds what it
// reads; a branch adds what is live at the end of its block. Where a window is
// left or a tail call is made, whatever could matter to the caller or callee is
// live.
//
// LLVM's own lists of live registers are not kept up to date by its delay slot
// filler.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_UNITLIVENESS_H
#define MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_UNITLIVENESS_H

#include "DelaySlots/BranchForms.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/MachineFunction.h"

namespace mincaml::sparc {

/// A snapshot, which remains correct for a block if instructions are copied
/// from it, or are moved into it from its successors; after those that are
/// moved out of it, forget() it.
class UnitLiveness {
public:
  UnitLiveness(const llvm::MachineFunction &MF, const BranchForms &Forms);

  /// Whether what an instruction writes may be read at the start of a block, or
  /// later. Yes for blocks that did not exist when this was computed.
  bool readsResultOf(const llvm::MachineBasicBlock &B,
                     const llvm::MachineInstr &MI) const;

  void forget(const llvm::MachineBasicBlock &B) { LiveIn.erase(&B); }

private:
  const llvm::TargetRegisterInfo &TRI;
  llvm::DenseMap<const llvm::MachineBasicBlock *, llvm::BitVector> LiveIn;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DELAYSLOTS_UNITLIVENESS_H
