//===- Backtracking.cpp - Backtracking within a block ---------------------===//

#include "Spilling/Backtracking.h"

using namespace llvm;
using namespace mincaml::regalloc;

static size_t budgetFor(size_t Instructions) { return 4 * Instructions + 256; }

Backtracking::Backtracking(const FunctionAnalyses &FA, FunctionPlan &Plan,
                           BlockState &State)
    : FA(FA), Plan(Plan), State(State) {}

void Backtracking::startBlock() {
  Checkpoints.resize(State.Instructions.size());
  Evictions.assign(State.Instructions.size(), {});
  Target.reset();
  Budget = budgetFor(State.Instructions.size());
}

void Backtracking::checkpoint(unsigned Position) {
  Checkpoints[Position] = {
      State.Registers.checkpoint(), State.Plan->Actions.size(),
      State.Plan->JumpResults.size(), Plan.OperandRegisters.size()};
}

bool Backtracking::request(Register Value, Reason Why) {
  const unsigned After = positionAfterLastAccess(Value);
  if (After >= State.Position || Budget <= State.Position - After)
    return false;
  Evictions[After].push_back({Value, Why});
  Target = std::min(Target.value_or(After), After);
  return true;
}

unsigned Backtracking::goBack(unsigned Position) {
  const unsigned Back = *Target;
  Target.reset();
  ++Plan.Backtracks;
  Plan.Replanned += Position - Back;
  Budget -= std::min<size_t>(Budget, Position - Back + 1);
  const Checkpoint &Before = Checkpoints[Back];
  State.Registers.rollback(Before.Registers);
  State.Plan->Actions.resize(Before.Actions);
  State.Plan->JumpResults.truncate(Before.JumpResults);
  Plan.OperandRegisters.resize(Before.OperandRegisters);
  return Back;
}

unsigned Backtracking::positionAfterLastAccess(Register Value) const {
  const SlotIndex Start = FA.LIS.getMBBStartIdx(State.Block);
  const SlotIndex Here = State.Here.getBaseIndex();
  SlotIndex Last = Start;
  const ArrayRef<SlotIndex> Uses = FA.Uses.uses(Value);
  if (const auto *Next = lower_bound(Uses, Here); Next != Uses.begin())
    Last = std::max(Last, std::prev(Next)->getBaseIndex());
  if (const VNInfo *Number = FA.LIS.getInterval(Value).getVNInfoAt(Here))
    Last = std::max(Last, Number->def.getBaseIndex());
  if (Last == Start)
    return 0;
  return upper_bound(State.Indexes, Last) - State.Indexes.begin();
}
