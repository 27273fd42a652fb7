//===- SpillPlacement.cpp - Placement of spills and reloads ---------------===//

#include "Spilling/SpillPlacement.h"
#include "llvm/CodeGen/MachineBasicBlock.h"

using namespace llvm;
using namespace mincaml::regalloc;

SpillPlacement::SpillPlacement(const FunctionFacts &Facts, FunctionPlan &Plan,
                               SavePlan &Saves, ValueHistories &History,
                               BlockState &State, Backtracking &Backtrack)
    : Facts(Facts), Plan(Plan), Saves(Saves), History(History), State(State),
      Backtrack(Backtrack) {}

void SpillPlacement::startBlock() {
  Pads.clear();
  for (const MachineBasicBlock *Successor : State.Block->successors())
    if (Successor->isEHPad() || Successor->isInlineAsmBrIndirectTarget())
      Pads.push_back(Successor);
  if (Pads.empty())
    return;
  for (const Residence &R : State.Plan->Entry)
    if (isLiveIntoPad(R.Value) && !isSaved(R.Value, State.Here)) {
      Saves.saveAtStart(R.Value, *State.Block, Reason::Join);
      State.Registers.setSaved(R.Value, true);
    }
}

bool SpillPlacement::isSaved(Register Value, SlotIndex At) const {
  return State.Registers.isSaved(Value) || Saves.isTentative(Value) ||
         Saves.isDefinitionSaved(Value, At) ||
         Saves.isSavedAtStart(Value, *State.Block, At);
}

void SpillPlacement::spill(Register Value, Reason Why) {
  if (Facts.Policy.Spilling == SpillPolicy::Early &&
      !State.Marks.isUsed(Value) && Backtrack.request(Value, Why))
    return;
  evict(Value, Why);
}

void SpillPlacement::evict(Register Value, Reason Why) {
  saveForEviction(Value, Why);
  State.Registers.release(Value);
}

void SpillPlacement::saveForEviction(Register Value, Reason Why) {
  save(Value, Why);
  History[Value.virtRegIndex()].LeftBecause = Why;
}

void SpillPlacement::evictResult(Register Value, Reason Why) {
  if (!Facts.Values.isRematerializable(Value))
    Saves.saveDefinition(
        Value, Facts.LIS.getInterval(Value).Query(State.Here).valueOut(), Why);
  History[Value.virtRegIndex()].LeftBecause = Why;
  State.Registers.release(Value);
}

void SpillPlacement::restore(Register Value, MCRegister To) {
  ValueHistory &Before = History[Value.virtRegIndex()];
  State.Plan->Actions.push_back(
      {Action::Restore, Before.LeftBecause, Value, MCRegister(), To});
  State.Registers.assign(Value, To, /*Saved=*/true);
  Before.LastRegister = To;
}

void SpillPlacement::save(Register Value, Reason Why) {
  if (Facts.Values.isRematerializable(Value))
    return;
  const SlotIndex Here = State.Here.getBaseIndex();
  if (Saves.isTentative(Value))
    if (const VNInfo *Number = Facts.LIS.getInterval(Value).getVNInfoAt(Here))
      Saves.noteReason(Number, Why);
  if (isSaved(Value, Here))
    return;
  if (Facts.Policy.Spilling == SpillPolicy::Early && saveEarly(Value, Why))
    return;
  State.Plan->Actions.push_back(
      {Action::Save, Why, Value, State.Registers.registerOf(Value)});
  State.Registers.setSaved(Value, true);
}

bool SpillPlacement::saveEarly(Register Value, Reason Why) {
  const VNInfo *Number =
      Facts.LIS.getInterval(Value).getVNInfoAt(State.Here.getBaseIndex());
  if (!Number || Facts.Values.isDefinedByTerminator(Value))
    return false;
  const MachineBasicBlock *Home = Facts.LIS.getMBBFromIndex(Number->def);
  if ((Home == State.Block ||
       Saves.isDefinitionCheaper(*Number, Facts.frequency(*State.Block))) &&
      (!Number->isPHIDef() || contains(Plan.of(*Home).Entry, Value))) {
    Saves.saveDefinition(Value, Number, Why);
    return true;
  }
  if (Number->def < Facts.LIS.getMBBStartIdx(State.Block) &&
      contains(State.Plan->Entry, Value)) {
    Saves.saveAtStart(Value, *State.Block, Why);
    State.Registers.setSaved(Value, true);
    return true;
  }
  return false;
}

bool SpillPlacement::isLiveIntoPad(Register Value) const {
  return !Facts.Values.isRematerializable(Value) &&
         any_of(Pads, [&](const MachineBasicBlock *Pad) {
           return Facts.LIS.isLiveInToMBB(Facts.LIS.getInterval(Value), Pad);
         });
}

void SpillPlacement::saveResultForPads(Register Value) {
  if (!isLiveIntoPad(Value))
    return;
  const LiveInterval &Interval = Facts.LIS.getInterval(Value);
  const VNInfo *Number = Interval.Query(State.Here).valueOut();
  if (State.instruction().getOpcode() == TargetOpcode::INLINEASM_BR) {
    // A spill after the asm goto would be too late: control may have jumped.
    for (const MachineBasicBlock *Pad : Pads)
      if (Pad->pred_size() > 1 && Facts.LIS.isLiveInToMBB(Interval, Pad))
        return Plan.fail("a result of asm goto is live across an edge that "
                         "cannot be split",
                         State.location());
    State.Plan->JumpResults.push_back(
        {Value, State.Registers.registerOf(Value), false});
  } else if (!Facts.Values.isDefinedByTerminator(Value)) {
    Saves.saveDefinition(Value, Number, Reason::Join);
  } else if (Number == Interval.getVNInfoAt(
                           Facts.LIS.getMBBEndIdx(State.Block).getPrevSlot())) {
    Plan.fail("a terminator's result is live across an edge that cannot be "
              "split",
              State.location());
  }
}
