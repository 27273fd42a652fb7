//===- SlotLiveness.h - Liveness of spill slots -----------------*- C++ -*-===//
//
// Liveness of spill slots: which slots are read later, before they are written.
//
// Lattice: sets of slots. Direction: backward; no slot is live at the exit.
// Transfer: a spill ends the liveness of its slot, an instruction that reads a
// slot starts it. Join: union.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONVIEW_SLOTLIVENESS_H
#define MINCAML_LIB_ALLOCATIONVIEW_SLOTLIVENESS_H

#include "InstructionKinds.h"
#include "mincaml/DataFlow/Solver.h"

namespace mincaml {

class SlotLiveness {
public:
  using Graph = dataflow::FlowGraph<const llvm::MachineBasicBlock>;

  SlotLiveness(const llvm::MachineFunction &MF, const InstructionKinds &Kinds,
               const Graph &Blocks);

  /// The slots that are live at the end of a block; none if it is unreachable.
  llvm::BitVector liveOut(const llvm::MachineBasicBlock &MBB) const;
  /// Turns the slots that are live after an instruction into those before it.
  void stepBackward(const llvm::MachineInstr &MI, llvm::BitVector &Live) const;

private:
  template <typename SaveT, typename ReadT>
  void visit(const llvm::MachineInstr &MI, SaveT OnSave, ReadT OnRead) const;

  const llvm::MachineFunction &MF;
  const InstructionKinds &Kinds;
  const Graph &Blocks;
  unsigned NumSlots;
  dataflow::Solution<llvm::BitVector> Solution;
};

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONVIEW_SLOTLIVENESS_H
