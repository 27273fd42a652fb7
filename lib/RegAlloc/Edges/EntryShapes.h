//===- EntryShapes.h - The registers in which a block starts ----*- C++ -*-===//
//
// The values that are in registers at the start of a block. At a join, MinCaml
// keeps the values that both predecessors have in the same register, and saves
// the others. Here a value stays in a register if at least half of the incoming
// paths, weighted by frequency, have it in one; moves on the edges bring it
// into the same one.
//
// At a loop header the loop decides: the values that it uses start in registers
// as far as the registers suffice, and so do those that enter it in registers
// and for which the loop leaves room. Moves and restores on the back edges
// reestablish that state.
//
// Needs: the plans of the predecessors, except over back edges, and the
// registers that values had last. Gives: the shape of one block at a time, and
// in the history the registers that it chose. Must not change any plan.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_EDGES_ENTRYSHAPES_H
#define MINCAML_LIB_REGALLOC_EDGES_ENTRYSHAPES_H

#include "FunctionPlan.h"
#include "Liveness/FunctionFacts.h"
#include "Walk/RegisterState.h"

namespace mincaml::regalloc {

class EntryShapes {
public:
  EntryShapes(const FunctionFacts &Facts, const FunctionPlan &Plan,
              ValueHistories &History);

  Shape shapeOf(const llvm::MachineBasicBlock &MBB);

private:
  struct Candidate;

  /// The values of From that are live into MBB.
  Shape liveIn(llvm::ArrayRef<Residence> From,
               const llvm::MachineBasicBlock &MBB) const;
  std::vector<Candidate> collectCandidates(const llvm::MachineBasicBlock &MBB);
  void chooseForLoop(const llvm::MachineLoop &Loop,
                     std::vector<Candidate> &Candidates) const;
  void chooseForJoin(const llvm::MachineBasicBlock &MBB,
                     std::vector<Candidate> &Candidates) const;
  Shape fitIntoRegisters(const llvm::MachineBasicBlock &MBB,
                         std::vector<Candidate> &Candidates);
  /// The register in which C starts MBB, given those that are taken already.
  llvm::MCRegister chooseRegister(const llvm::MachineBasicBlock &MBB,
                                  const Candidate &C) const;
  /// Whether memory has Value on all paths that enter MBB.
  bool isSaved(llvm::Register Value, const llvm::MachineBasicBlock &MBB) const;

  const FunctionFacts &Facts;
  const FunctionPlan &Plan;
  ValueHistories &History;
  /// The registers that the current shape already uses.
  RegisterState Taken;
  /// The registers that the terminators of the block's predecessors write, in
  /// front of which the moves into its entry are inserted.
  llvm::SmallVector<llvm::MCRegister, 1> ClobberedOnEdges;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_EDGES_ENTRYSHAPES_H
