//===- SpillPlacement.cpp - Placement of spills and reloads ---------------===//

#include "BlockWalk.h"

using namespace llvm;
using namespace mincaml;
using namespace mincaml::regalloc;

//===----------------------------------------------------------------------===//
// Backtracking within a block
//===----------------------------------------------------------------------===//

static size_t budgetFor(size_t Instructions) { return 4 * Instructions + 256; }

void SpillPlacement::checkpoint(unsigned Position) {
  Checkpoints[Position] = {
      State.Registers.checkpoint(), State.Plan->Actions.size(),
      State.Plan->JumpResults.size(), Plan.OperandRegisters.size()};
}

bool SpillPlacement::requestBacktracking(Register Value, Reason Why) {
  const unsigned After = positionAfterLastAccess(Value);
  if (After >= State.Position || Budget <= State.Position - After)
    return false;
  Evictions[After].push_back({Value, Why});
  Target = std::min(Target.value_or(After), After);
  return true;
}

unsigned SpillPlacement::goBack(unsigned Position) {
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

unsigned SpillPlacement::positionAfterLastAccess(Register Value) const {
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

//===----------------------------------------------------------------------===//
// Placement of spills and reloads
//===----------------------------------------------------------------------===//

void SpillPlacement::startBlock() {
  Checkpoints.resize(State.Instructions.size());
  Evictions.assign(State.Instructions.size(), {});
  Target.reset();
  Budget = budgetFor(State.Instructions.size());
  Pads.clear();
  for (const MachineBasicBlock *Successor : State.Block->successors())
    if (Successor->isEHPad() || Successor->isInlineAsmBrIndirectTarget())
      Pads.push_back(Successor);
  if (Pads.empty())
    return;
  for (const AssignedValue &R : State.Plan->Entry)
    if (isLiveIntoPad(R.Value) && !isInSlot(R.Value, State.Here)) {
      Plan.DefSpills.spillAtStart(R.Value, *State.Block, Reason::Join);
      State.Registers.setInSlot(R.Value, true);
    }
}

bool SpillPlacement::isInSlot(Register Value, SlotIndex At) const {
  return State.Registers.isInSlot(Value) || Plan.DefSpills.isTentative(Value) ||
         Plan.DefSpills.isSpilledAtDefinition(Value, At) ||
         Plan.DefSpills.isSpilledAtStart(Value, *State.Block, At);
}

void SpillPlacement::spill(Register Value, Reason Why) {
  if (FA.Policy.Spilling == SpillPolicy::Early && !State.Marks.isUsed(Value) &&
      requestBacktracking(Value, Why))
    return;
  evict(Value, Why);
}

void SpillPlacement::evict(Register Value, Reason Why) {
  spillAndKeepRegister(Value, Why);
  State.Registers.release(Value);
}

void SpillPlacement::spillAndKeepRegister(Register Value, Reason Why) {
  Plan.History[Value.virtRegIndex()].EvictedBecause = Why;
  if (FA.Values.isRematerializable(Value))
    return;
  const SlotIndex Here = State.Here.getBaseIndex();
  if (Plan.DefSpills.isTentative(Value))
    if (const VNInfo *Number = FA.LIS.getInterval(Value).getVNInfoAt(Here))
      Plan.DefSpills.recordReason(Number, Why);
  if (isInSlot(Value, Here))
    return;
  if (FA.Policy.Spilling == SpillPolicy::Early && planEarlySpill(Value, Why))
    return;
  State.Plan->Actions.push_back(
      {Action::Spill, Why, Value, State.Registers.registerOf(Value)});
  State.Registers.setInSlot(Value, true);
}

void SpillPlacement::evictResult(Register Value, Reason Why) {
  if (!FA.Values.isRematerializable(Value))
    Plan.DefSpills.spillAtDefinition(
        Value, FA.LIS.getInterval(Value).Query(State.Here).valueOut(), Why);
  Plan.History[Value.virtRegIndex()].EvictedBecause = Why;
  State.Registers.release(Value);
}

void SpillPlacement::reload(Register Value, MCRegister To) {
  ValueHistory &Before = Plan.History[Value.virtRegIndex()];
  State.Plan->Actions.push_back(
      {Action::Reload, Before.EvictedBecause, Value, MCRegister(), To});
  State.Registers.assign(Value, To, /*InSlot=*/true);
  Before.LastRegister = To;
}

bool SpillPlacement::planEarlySpill(Register Value, Reason Why) {
  const VNInfo *Number =
      FA.LIS.getInterval(Value).getVNInfoAt(State.Here.getBaseIndex());
  if (!Number || FA.Values.isDefinedByTerminator(Value))
    return false;
  const MachineBasicBlock *Home = FA.LIS.getMBBFromIndex(Number->def);
  if ((Home == State.Block || Plan.DefSpills.isDefinitionCheaper(
                                  *Number, FA.frequency(*State.Block))) &&
      (!Number->isPHIDef() || contains(Plan.of(*Home).Entry, Value))) {
    Plan.DefSpills.spillAtDefinition(Value, Number, Why);
    return true;
  }
  if (Number->def < FA.LIS.getMBBStartIdx(State.Block) &&
      contains(State.Plan->Entry, Value)) {
    Plan.DefSpills.spillAtStart(Value, *State.Block, Why);
    State.Registers.setInSlot(Value, true);
    return true;
  }
  return false;
}

bool SpillPlacement::isLiveIntoPad(Register Value) const {
  return !FA.Values.isRematerializable(Value) &&
         any_of(Pads, [&](const MachineBasicBlock *Pad) {
           return FA.LIS.isLiveInToMBB(FA.LIS.getInterval(Value), Pad);
         });
}

void SpillPlacement::spillResultForPads(Register Value) {
  if (!isLiveIntoPad(Value))
    return;
  const LiveInterval &Interval = FA.LIS.getInterval(Value);
  const VNInfo *Number = Interval.Query(State.Here).valueOut();
  if (State.instruction().getOpcode() == TargetOpcode::INLINEASM_BR) {
    // A spill after the asm goto would be too late: control may have jumped.
    for (const MachineBasicBlock *Pad : Pads)
      if (Pad->pred_size() > 1 && FA.LIS.isLiveInToMBB(Interval, Pad))
        return Plan.fail("a result of asm goto is live across an edge that "
                         "cannot be split",
                         State.location());
    State.Plan->JumpResults.push_back(
        {Value, State.Registers.registerOf(Value), false});
  } else if (!FA.Values.isDefinedByTerminator(Value)) {
    Plan.DefSpills.spillAtDefinition(Value, Number, Reason::Join);
  } else if (Number == Interval.getVNInfoAt(
                           FA.LIS.getMBBEndIdx(State.Block).getPrevSlot())) {
    Plan.fail("a terminator's result is live across an edge that cannot be "
              "split",
              State.location());
  }
}
