//===- SpillPlacement.h - Placement of spills and reloads -------*- C++ -*-===//
//
// Places spill stores and reloads by the policy of the allocator (SpillPolicy).
//
// Late: a value is spilled where it loses its register, unless its stack slot
// already holds it.
//
// Early: a value is spilled right after its definition, where its register is
// known. On a control flow graph this is the definition of the value number: an
// instruction, or the block where several definitions join. The definition may
// execute more often than the points that need the register, for example if an
// argument of a loop is spilled on a rarely executed path. In this case the
// value is spilled at the start of the current block instead; MinCaml, too,
// allocates the branches of a conditional separately (g_repeat). The register
// is free from the last access on, which requires backtracking.
//
// Tentative: a spill follows every definition, so that stack slots hold every
// value. Under any policy, spills of values that are never reloaded are not
// emitted.
//
// Needs: the state of the walk, the entries of planned blocks. Gives: spills
// and reloads, as actions or in the definition spills. Must not choose
// registers.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_SPILLING_SPILLPLACEMENT_H
#define MINCAML_LIB_REGALLOC_SPILLING_SPILLPLACEMENT_H

#include "Spilling/Backtracking.h"
#include "Spilling/DefinitionSpills.h"

namespace mincaml::regalloc {

class SpillPlacement {
public:
  SpillPlacement(const FunctionAnalyses &FA, FunctionPlan &Plan,
                 DefinitionSpills &DefSpills, ValueHistories &History,
                 BlockState &State, Backtracking &Backtrack);

  /// Spills the values of the entry that are live into exception pads and
  /// targets of `asm goto`, to which control may jump from the middle of the
  /// block.
  void startBlock();

  /// Whether the stack slot also holds Value, which is in a register at At.
  bool isInSlot(llvm::Register Value, llvm::SlotIndex At) const;
  /// Takes Value out of its register: by backtracking under the early policy,
  /// otherwise here.
  void spill(llvm::Register Value, Reason Why);
  /// Spills Value and frees its register.
  void evict(llvm::Register Value, Reason Why);
  /// Spills Value; the caller frees its register later.
  void spillAndKeepRegister(llvm::Register Value, Reason Why);
  /// Evicts a result of the current instruction. It is spilled right after the
  /// instruction.
  void evictResult(llvm::Register Value, Reason Why);
  void reload(llvm::Register Value, llvm::MCRegister To);
  /// Spills a result of the current instruction if it is live into exception
  /// pads or targets of `asm goto`. The plan fails if that is impossible.
  void spillResultForPads(llvm::Register Value);

private:
  void planSpill(llvm::Register Value, Reason Why);
  bool planEarlySpill(llvm::Register Value, Reason Why);
  bool isLiveIntoPad(llvm::Register Value) const;

  const FunctionAnalyses &FA;
  FunctionPlan &Plan;
  DefinitionSpills &DefSpills;
  ValueHistories &History;
  BlockState &State;
  Backtracking &Backtrack;
  /// The successors that are exception pads or targets of `asm goto`.
  llvm::SmallVector<const llvm::MachineBasicBlock *, 2> Pads;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_SPILLING_SPILLPLACEMENT_H
