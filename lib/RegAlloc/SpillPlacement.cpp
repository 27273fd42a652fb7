//===- SpillPlacement.cpp - Saving, restoring, backtracking ---------------===//
//
// Late: a value is saved where its register is taken away, if memory does not
// have it yet.
//
// Early: it is saved right after its definition, where its register is known.
// On a control flow graph the definition is that of the value number: an
// instruction, or the block where several definitions meet. If that place runs
// more often than those that need the register, as an argument of a loop
// does that is spilled on a rare path, the value is saved at the start of the
// block: the original, too, allocates the arms of a conditional by themselves
// (g_repeat). That it is spilled then takes effect from where it was last
// needed: allocation goes back there (ToSpill), forgets its register (Forget)
// and does again what follows. The saves have no influence on what is chosen,
// and neither has Forget on anything before the last use, so that going back to
// the definition, as the original does, would only take longer.
//
// Backtracking is bounded by a budget for each block, a multiple of its
// instructions. When it is used up, values are forgotten where their register
// is taken away, and saved early nevertheless.
//
// Tentative: memory has every value, since every definition is followed by a
// save. Those of values that are not restored in the end are not carried out.
// This last step is common to all policies.
//
// No value: a variable may be defined on some of the paths that meet only; the
// others have an IMPLICIT_DEF. Where no instruction reads that, it gets neither
// a register nor a place in memory, and goes. Behind the join it is wherever
// the others bring it. All that follows sees what stands there then, so that
// what is made of it (the instruction freeze) is the same each time it is read.
//
//===----------------------------------------------------------------------===//

#include "Allocator.h"
#include "llvm/ADT/Twine.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"

using namespace llvm;
using namespace mincaml::regalloc;

size_t Allocator::backtrackingBudget(size_t Instructions) {
  return 4 * Instructions + 256;
}

bool Allocator::isSaved(Register Value, SlotIndex At) const {
  if (State.isSaved(Value))
    return true;
  if (Saves.isTentative(Value) || Saves.isDefinitionSaved(Value, At))
    return true;
  return Saves.isSavedAtStart(Value, *Block, At);
}

bool Allocator::saveEarly(Register Value, Reason Why) {
  const LiveInterval &Interval = Facts.LIS.getInterval(Value);
  const VNInfo *Number = Interval.getVNInfoAt(Here.getBaseIndex());
  if (!Number || Facts.Values.isDefinedByTerminator(Value))
    return false;
  if (Facts.LIS.getMBBFromIndex(Number->def) == Block ||
      Saves.isDefinitionCheaper(*Number, Facts.frequency(*Block))) {
    const MachineBasicBlock &Home = *Facts.LIS.getMBBFromIndex(Number->def);
    if (!Number->isPHIDef() || contains(Plan.of(Home).Entry, Value)) {
      Saves.saveDefinition(Value, Number, Why);
      return true;
    }
  }
  if (Number->def < Facts.LIS.getMBBStartIdx(Block) &&
      contains(Plan.of(*Block).Entry, Value)) {
    Saves.saveAtStart(Value, *Block, Why);
    State.setSaved(Value, true);
    return true;
  }
  return false;
}

void Allocator::save(Register Value, Reason Why) {
  if (Facts.Values.isRematerializable(Value))
    return;
  if (Saves.isTentative(Value))
    if (const VNInfo *Number =
            Facts.LIS.getInterval(Value).getVNInfoAt(Here.getBaseIndex()))
      Saves.noteReason(Number, Why);
  if (isSaved(Value, Here.getBaseIndex()))
    return;
  if (Facts.Policy.Spilling == SpillPolicy::Early && saveEarly(Value, Why))
    return;
  Action A{Action::Save, Why, Value, State.registerOf(Value)};
  Plan.of(*Block).Actions.push_back(A);
  State.setSaved(Value, true);
}

void Allocator::restore(Register Value, MCRegister To, Reason Why) {
  Action A{Action::Restore, Why, Value, MCRegister(), To};
  Plan.of(*Block).Actions.push_back(A);
  State.assign(Value, To, /*Saved=*/true);
  History[Value.virtRegIndex()].LastRegister = To;
}

unsigned Allocator::positionAfterLastTouch(Register Value) const {
  const SlotIndex Start = Facts.LIS.getMBBStartIdx(Block);
  SlotIndex Last = Start;
  ArrayRef<SlotIndex> All = Facts.Uses.uses(Value);
  const auto *Next = lower_bound(All, Here.getBaseIndex());
  if (Next != All.begin())
    Last = std::max(Last, std::prev(Next)->getBaseIndex());
  if (const VNInfo *Number =
          Facts.LIS.getInterval(Value).getVNInfoAt(Here.getBaseIndex()))
    Last = std::max(Last, Number->def.getBaseIndex());
  if (Last == Start)
    return 0;
  return upper_bound(Indexes, Last) - Indexes.begin();
}

void Allocator::spill(Register Value, Reason Why) {
  if (Facts.Policy.Spilling == SpillPolicy::Early &&
      UsedBy[Value.virtRegIndex()] != Serial) {
    const unsigned After = positionAfterLastTouch(Value);
    if (After < Position && Budget > Position - After) {
      Forgotten[After].push_back({Value, Why});
      Redo = std::min(Redo.value_or(After), After);
      return;
    }
  }
  leave(Value, Why);
}

void Allocator::leave(Register Value, Reason Why) {
  save(Value, Why);
  History[Value.virtRegIndex()].LeftBecause = Why;
  State.release(Value);
}

bool Allocator::livesIntoPad(Register Value) const {
  return !Facts.Values.isRematerializable(Value) &&
         any_of(Pads, [&](const MachineBasicBlock *Pad) {
           return Facts.LIS.isLiveInToMBB(Facts.LIS.getInterval(Value), Pad);
         });
}

void Allocator::saveForPads() {
  Pads.clear();
  for (const MachineBasicBlock *Successor : Block->successors())
    if (Successor->isEHPad() || Successor->isInlineAsmBrIndirectTarget())
      Pads.push_back(Successor);
  if (Pads.empty())
    return;
  // Control leaves in the midst of the block.
  for (const Residence &R : Plan.of(*Block).Entry)
    if (livesIntoPad(R.Value) && !isSaved(R.Value, Here)) {
      Saves.saveAtStart(R.Value, *Block, Reason::Join);
      State.setSaved(R.Value, true);
    }
}

void Allocator::saveDefinitionForPads(Register Value) {
  const MachineInstr &MI = *Instructions[Position];
  const LiveInterval &Interval = Facts.LIS.getInterval(Value);
  const VNInfo *Number = Interval.Query(Here).valueOut();
  if (MI.getOpcode() == TargetOpcode::INLINEASM_BR) {
    // A save behind it would come too late: its jumps are already taken.
    for (const MachineBasicBlock *Pad : Pads)
      if (Pad->pred_size() > 1 && Facts.LIS.isLiveInToMBB(Interval, Pad))
        return giveUp(Value, "a result of asm goto is wanted behind an edge "
                             "that cannot be split");
    Plan.of(*Block).JumpResults.push_back(
        {Value, State.registerOf(Value), false});
  } else if (!Facts.Values.isDefinedByTerminator(Value)) {
    Saves.saveDefinition(Value, Number, Reason::Join);
  } else if (Number == Interval.getVNInfoAt(
                           Facts.LIS.getMBBEndIdx(Block).getPrevSlot())) {
    giveUp(Value, "a terminator's result is wanted behind an edge that cannot "
                  "be split");
  }
}

void Allocator::giveUp(Register Value, const Twine &Why) {
  if (Plan.Failure)
    return;
  const TargetRegisterClass &Class = classHere(Value);
  const unsigned Available = orderFor(Value).size();
  // Values that are live here, and the one that finds no register.
  unsigned Needed = 1;
  for (MCRegister Register : orderFor(Value))
    Needed += !State.isFree(Register) ||
              Facts.Physical.nextFixed(Register, Here.getBaseIndex()) <=
                  Here.getDeadSlot();
  if (const int Set = *Facts.TRI.getRegClassPressureSets(&Class); Set >= 0)
    for (const MachineBasicBlock &MBB : Facts.MF)
      Needed =
          std::max(Needed, Facts.Pressure.of(MBB)[Set] /
                               Facts.TRI.getRegClassWeight(&Class).RegWeight);
  DebugLoc Where;
  for (unsigned At = Position; At < Instructions.size(); ++At)
    if (DebugLoc Known = Instructions[At]->getDebugLoc();
        Known && Known.getLine()) {
      Where = Known;
      break;
    }
  if (!Why.isTriviallyEmpty())
    return Plan.fail(Why, Where);
  Plan.fail("out of registers: " + Twine(Needed) + " of class " +
                Facts.TRI.getRegClassName(&Class) + " are needed, there are " +
                Twine(Available),
            Where);
}
