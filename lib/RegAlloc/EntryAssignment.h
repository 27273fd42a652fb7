//===- EntryAssignment.h - Registers at the start of a block ----*- C++ -*-===//
//
// Chooses the values that are in registers at the start of a block, and their
// registers (the entry assignment of the block). At a join, MinCaml keeps the
// values that both predecessors have in the same register, and spills the
// others. Here a value stays in a register if at least half of the incoming
// paths, weighted by frequency, have it in some register; moves on the edges
// bring it into the same one.
//
// At a loop header the uses in the loop decide. The values that the loop uses
// start in registers as far as the registers suffice. So do those that enter
// the loop in registers, if the register pressure of the loop permits. Moves
// and reloads on the back edges reestablish that state.
//
// Needs: the plans of the predecessors, except over back edges, and the
// registers that values had last. Gives: the assignment of one block at a time;
// it also records the chosen registers in the history. Must not change any
// plan.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_ENTRYASSIGNMENT_H
#define MINCAML_LIB_REGALLOC_ENTRYASSIGNMENT_H

#include "BlockState.h"

namespace mincaml::regalloc {

class EntryAssignment {
public:
  EntryAssignment(const FunctionAnalyses &FA, const FunctionPlan &Plan,
                  ValueHistories &History);

  RegisterAssignment assignmentOf(const llvm::MachineBasicBlock &MBB);

private:
  struct Candidate;

  /// The values of From that are live into MBB.
  RegisterAssignment liveIn(llvm::ArrayRef<AssignedValue> From,
                            const llvm::MachineBasicBlock &MBB) const;
  std::vector<Candidate> collectCandidates(const llvm::MachineBasicBlock &MBB);
  void chooseForLoop(const llvm::MachineLoop &Loop,
                     std::vector<Candidate> &Candidates) const;
  void chooseForJoin(const llvm::MachineBasicBlock &MBB,
                     std::vector<Candidate> &Candidates) const;
  RegisterAssignment fitIntoRegisters(const llvm::MachineBasicBlock &MBB,
                                      std::vector<Candidate> &Candidates);
  /// The register in which C starts MBB, given the registers already taken.
  llvm::MCRegister chooseRegister(const llvm::MachineBasicBlock &MBB,
                                  const Candidate &C) const;
  /// Whether the stack slot holds Value on all paths that enter MBB.
  bool isInSlot(llvm::Register Value, const llvm::MachineBasicBlock &MBB) const;

  const FunctionAnalyses &FA;
  const FunctionPlan &Plan;
  ValueHistories &History;
  /// The registers that the current assignment already uses.
  RegisterState Taken;
  /// The registers that the terminators of the block's predecessors write. The
  /// moves into the block's entry are inserted before these terminators.
  llvm::SmallVector<llvm::MCRegister, 1> ClobberedOnEdges;
};

// The entry assignment of a block (the values in registers at its start) is
// chosen before the block is planned. It may contain a value that loses its
// register before any instruction reads it. Moves and reloads that bring such a
// value into its register on the incoming edges are useless. This phase removes
// the value from the entry, so that it is in memory at the start of the block.
//
// A value of the entry is needed in its register if, before the block reloads
// or redefines it, an instruction reads it or the block spills it. It is also
// needed if it is live out in that register and either its stack slot does not
// hold it or a successor needs it there.
//
// This is a backward problem. The least fixed point is computed, so that a loop
// around which a value is only passed does not make the value needed.
//
// Needs: the plans of all blocks, before edges are planned. Gives: the same
// plans without the dead entries. Must not change anything else.

void removeDeadEntries(const FunctionAnalyses &FA, FunctionPlan &Plan,
                       const DefinitionSpills &DefSpills);

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_ENTRYASSIGNMENT_H
