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

#ifndef MINCAML_LIB_REGALLOC_SPILLPLACEMENT_H
#define MINCAML_LIB_REGALLOC_SPILLPLACEMENT_H

#include "BlockState.h"

namespace mincaml::regalloc {

/// With early spilling, a spilled value loses its register right after its last
/// access before the point where no register was free (ToSpill and Forget in
/// MinCaml). The walk returns to that access and plans the rest again. MinCaml
/// returns to the definition, which takes longer but has the same result:
/// neither the spill nor the eviction affects what is planned before the last
/// access.
///
/// Each block has a budget, a multiple of its number of instructions, which
/// bounds the work. When the budget is exhausted, values lose their registers at
/// the point where the registers are needed.
///
/// Needs: the state of the walk. Gives: the position from which to plan again,
/// with the plan and the registers as they were before it. Must not undo changes
/// of the definition spills and the history.
class Backtracking {
public:
  Backtracking(const FunctionAnalyses &FA, FunctionPlan &Plan,
               BlockState &State);

  void startBlock();
  /// Records the state before the instruction at Position.
  void checkpoint(unsigned Position);

  /// Requests backtracking to the last access of Value, in order to take Value
  /// out of its register there. Returns false if nothing has been planned since
  /// that access, or if the budget is exhausted.
  bool request(llvm::Register Value, Reason Why);
  bool isRequested() const { return Target.has_value(); }
  /// Discards the plan from the requested position on, and returns that
  /// position. Position is that of the unfinished instruction.
  unsigned goBack(unsigned Position);

  /// The values to take out of their registers before the instruction at
  /// Position.
  llvm::ArrayRef<Eviction> evictionsAt(unsigned Position) const {
    return Evictions[Position];
  }

private:
  unsigned positionAfterLastAccess(llvm::Register Value) const;

  const FunctionAnalyses &FA;
  FunctionPlan &Plan;
  BlockState &State;

  struct Checkpoint {
    size_t Registers, Actions, JumpResults, OperandRegisters;
  };
  /// By position.
  std::vector<Checkpoint> Checkpoints;
  std::vector<llvm::SmallVector<Eviction, 0>> Evictions;
  std::optional<unsigned> Target;
  /// The number of instructions that may still be planned again.
  size_t Budget = 0;
};

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

#endif // MINCAML_LIB_REGALLOC_SPILLPLACEMENT_H
