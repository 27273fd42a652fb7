//===- SpillPlacement.h - Where values are saved and restored ---*- C++ -*-===//
//
// Late: a value is saved where it loses its register, unless memory already has
// it.
//
// Early: it is saved right after its definition, where its register is known.
// On a control flow graph that is the definition of the value number: an
// instruction, or the block where several definitions meet. If the definition
// executes more often than the points that need the register (an argument of a
// loop that is spilled on a rare path), the value is saved at the start of the
// current block instead; MinCaml, too, allocates the branches of a conditional
// separately (g_repeat). The register is free from the last access on, which
// requires backtracking.
//
// Tentative: memory has every value, since a save follows every definition.
// Under any policy, saves of values that are never restored are not emitted.
//
// Needs: the state of the walk, the entries of planned blocks. Gives: saves and
// restores, as actions or in the save plan. Must not choose registers.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_SPILLING_SPILLPLACEMENT_H
#define MINCAML_LIB_REGALLOC_SPILLING_SPILLPLACEMENT_H

#include "Spilling/Backtracking.h"
#include "Spilling/SavePlan.h"

namespace mincaml::regalloc {

class SpillPlacement {
public:
  SpillPlacement(const FunctionFacts &Facts, FunctionPlan &Plan,
                 SavePlan &Saves, ValueHistories &History, BlockState &State,
                 Backtracking &Backtrack);

  /// Saves the values of the entry that are live into exception pads and
  /// targets of `asm goto`, to which control leaves in the middle of the block.
  void startBlock();

  /// Whether memory has Value, which is in a register at At.
  bool isSaved(llvm::Register Value, llvm::SlotIndex At) const;
  /// Value loses its register: by backtracking under the early policy,
  /// otherwise here.
  void spill(llvm::Register Value, Reason Why);
  /// Saves Value and frees its register.
  void evict(llvm::Register Value, Reason Why);
  /// The same, but the register is freed later, by the caller.
  void saveForEviction(llvm::Register Value, Reason Why);
  /// Evicts a result of the current instruction, saved right after it.
  void evictResult(llvm::Register Value, Reason Why);
  void restore(llvm::Register Value, llvm::MCRegister To);
  /// Saves a result of the current instruction if it is live into exception
  /// pads or targets of `asm goto`; the plan fails if that is impossible.
  void saveResultForPads(llvm::Register Value);

private:
  void save(llvm::Register Value, Reason Why);
  bool saveEarly(llvm::Register Value, Reason Why);
  bool isLiveIntoPad(llvm::Register Value) const;

  const FunctionFacts &Facts;
  FunctionPlan &Plan;
  SavePlan &Saves;
  ValueHistories &History;
  BlockState &State;
  Backtracking &Backtrack;
  /// The successors that are exception pads or targets of `asm goto`.
  llvm::SmallVector<const llvm::MachineBasicBlock *, 2> Pads;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_SPILLING_SPILLPLACEMENT_H
