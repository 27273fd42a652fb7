//===- Backtracking.h - Backtracking within a block -------------*- C++ -*-===//
//
// With early spilling, a spilled value loses its register right after its last
// access before the point where no register was free (ToSpill and Forget in
// MinCaml). The walk returns to that access and plans the rest again. MinCaml
// returns to the definition, which takes longer but has the same result:
// neither the spill nor the eviction affects what is planned before the last
// access.
//
// Each block has a budget, a multiple of its number of instructions, which
// bounds the work. When the budget is exhausted, values lose their registers at
// the point where the registers are needed.
//
// Needs: the state of the walk. Gives: the position from which to plan again,
// with the plan and the registers as they were before it. Must not undo changes
// of the definition spills and the history.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_SPILLING_BACKTRACKING_H
#define MINCAML_LIB_REGALLOC_SPILLING_BACKTRACKING_H

#include "Walk/BlockState.h"

namespace mincaml::regalloc {

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

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_SPILLING_BACKTRACKING_H
