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

void Allocator::prepareSpilling() {
  const unsigned Values = MRI.getNumVirtRegs();
  Rematerialized.resize(Values);
  DefinedByTerminator.resize(Values);
  Originals.resize(Values);
  for (unsigned I = 0; I < Values; ++I) {
    const Register Value = Register::index2VirtReg(I);
    for (const MachineInstr &MI : MRI.def_instructions(Value))
      if (definesOnEdges(MI))
        DefinedByTerminator.set(I);
    if (!LIS.hasInterval(Value) || !MRI.hasOneDef(Value))
      continue;
    MachineOperand &Definition = *MRI.def_begin(Value);
    const MachineInstr &MI = *Definition.getParent();
    if (!Definition.getSubReg() && !Definition.isImplicit() &&
        !Definition.isTied() && !MI.isBundled() &&
        Definition.getOperandNo() == 0 &&
        LIS.getInterval(Value).getNumValNums() == 1 &&
        TII.isTriviallyReMaterializable(MI)) {
      Rematerialized.set(I);
      Originals[I] = Definition.getParent();
    }
  }
}

void Allocator::findUndefined() {
  HasUndefined.resize(MRI.getNumVirtRegs());
  SmallVector<std::pair<MachineInstr *, const VNInfo *>, 0> Definitions;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      if (!MI.isImplicitDef() || MI.isBundled() || MI.getNumOperands() != 1 ||
          !MI.getOperand(0).getReg().isVirtual() ||
          MI.getOperand(0).getSubReg())
        continue;
      const Register Value = MI.getOperand(0).getReg();
      const VNInfo *Number =
          LIS.getInterval(Value).getVNInfoAt(indexOf(MI).getRegSlot());
      if (!Number)
        continue;
      Undefined.insert(Number);
      HasUndefined.set(Value.virtRegIndex());
      Definitions.push_back({&MI, Number});
    }
  // What is read is not among them; each use is looked at once.
  for (unsigned Index : HasUndefined.set_bits()) {
    const Register Value = Register::index2VirtReg(Index);
    const LiveInterval &Interval = LIS.getInterval(Value);
    for (SlotIndex Use : Uses.uses(Value))
      if (const VNInfo *Number = Interval.getVNInfoAt(Use))
        Undefined.erase(Number);
  }
  HasUndefined.reset();
  for (auto [MI, Number] : Definitions)
    if (Undefined.contains(Number)) {
      HasUndefined.set(MI->getOperand(0).getReg().virtRegIndex());
      Superfluous.push_back(MI);
    }
}

bool Allocator::isUndefined(Register Value, SlotIndex At) const {
  if (!Value.isVirtual() || !HasUndefined.test(Value.virtRegIndex()))
    return false;
  const VNInfo *Number = LIS.getInterval(Value).getVNInfoAt(At);
  return Number && Undefined.contains(Number);
}

bool Allocator::isSaved(Register Value, SlotIndex At) const {
  if (State.isSaved(Value))
    return true;
  if (isSavedTentatively(Value) || isDefinitionSaved(Value, At))
    return true;
  const LiveInterval &Interval = LIS.getInterval(Value);
  return any_of(SavedAtStart[Block->getNumber()],
                [&](const Leaving &L) { return L.Value == Value; }) &&
         Interval.getVNInfoAt(At) ==
             Interval.getVNInfoAt(LIS.getMBBStartIdx(Block));
}

bool Allocator::isDefinitionSaved(Register Value, SlotIndex At) const {
  if (!HasSavedDefinition.test(Value.virtRegIndex()))
    return false;
  const VNInfo *Number = LIS.getInterval(Value).getVNInfoAt(At);
  return Number && SavedDefinitions.contains(Number);
}

bool Allocator::isDefinitionCheaper(const VNInfo &Definition,
                                    uint64_t Frequency) {
  uint64_t &Elsewhere = SavedElsewhere[&Definition];
  Elsewhere += Frequency;
  return frequency(*LIS.getMBBFromIndex(Definition.def)) <= Elsewhere;
}

void Allocator::saveDefinition(Register Value, const VNInfo *Definition,
                               Reason Why) {
  if (!SavedDefinitions.try_emplace(Definition, Why).second)
    return;
  HasSavedDefinition.set(Value.virtRegIndex());
  if (Definition->isPHIDef())
    SavedJoins[LIS.getMBBFromIndex(Definition->def)->getNumber()].push_back(
        {Value, Why});
}

static bool contains(ArrayRef<Residence> Shape, Register Value) {
  return any_of(Shape, [&](const Residence &R) { return R.Value == Value; });
}

bool Allocator::saveEarly(Register Value, Reason Why) {
  const LiveInterval &Interval = LIS.getInterval(Value);
  const VNInfo *Number = Interval.getVNInfoAt(Here.getBaseIndex());
  if (!Number || DefinedByTerminator[Value.virtRegIndex()])
    return false;
  if (LIS.getMBBFromIndex(Number->def) == Block ||
      isDefinitionCheaper(*Number, frequency(*Block))) {
    const unsigned Home = LIS.getMBBFromIndex(Number->def)->getNumber();
    if (!Number->isPHIDef() || contains(Entries[Home], Value)) {
      saveDefinition(Value, Number, Why);
      return true;
    }
  }
  if (Number->def < LIS.getMBBStartIdx(Block) &&
      contains(Entries[Block->getNumber()], Value)) {
    SavedAtStart[Block->getNumber()].push_back({Value, Why});
    State.setSaved(Value, true);
    return true;
  }
  return false;
}

void Allocator::save(Register Value, Reason Why) {
  if (isRematerializable(Value))
    return;
  if (isSavedTentatively(Value))
    if (const VNInfo *Number =
            LIS.getInterval(Value).getVNInfoAt(Here.getBaseIndex()))
      SavedDefinitions.try_emplace(Number, Why);
  if (isSaved(Value, Here.getBaseIndex()))
    return;
  if (Policy.Spilling == SpillPolicy::Early && saveEarly(Value, Why))
    return;
  Action A{Action::Save, Why, Value, State.registerOf(Value)};
  Plans[Block->getNumber()].Actions.push_back(A);
  State.setSaved(Value, true);
}

void Allocator::restore(Register Value, MCRegister To, Reason Why) {
  Action A{Action::Restore, Why, Value, MCRegister(), To};
  Plans[Block->getNumber()].Actions.push_back(A);
  State.assign(Value, To, /*Saved=*/true);
  LastRegister[Value.virtRegIndex()] = To;
}

unsigned Allocator::positionAfterLastTouch(Register Value) const {
  const SlotIndex Start = LIS.getMBBStartIdx(Block);
  SlotIndex Last = Start;
  ArrayRef<SlotIndex> All = Uses.uses(Value);
  const auto *Next = lower_bound(All, Here.getBaseIndex());
  if (Next != All.begin())
    Last = std::max(Last, std::prev(Next)->getBaseIndex());
  if (const VNInfo *Number =
          LIS.getInterval(Value).getVNInfoAt(Here.getBaseIndex()))
    Last = std::max(Last, Number->def.getBaseIndex());
  if (Last == Start)
    return 0;
  return upper_bound(Indexes, Last) - Indexes.begin();
}

void Allocator::spill(Register Value, Reason Why) {
  if (Policy.Spilling == SpillPolicy::Early &&
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
  LeftBecause[Value.virtRegIndex()] = Why;
  State.release(Value);
}

bool Allocator::livesIntoPad(Register Value) const {
  return !isRematerializable(Value) &&
         any_of(Pads, [&](const MachineBasicBlock *Pad) {
           return LIS.isLiveInToMBB(LIS.getInterval(Value), Pad);
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
  for (const Residence &R : Entries[Block->getNumber()])
    if (livesIntoPad(R.Value) && !isSaved(R.Value, Here)) {
      SavedAtStart[Block->getNumber()].push_back({R.Value, Reason::Join});
      State.setSaved(R.Value, true);
    }
}

void Allocator::saveDefinitionForPads(Register Value) {
  const MachineInstr &MI = *Instructions[Position];
  const LiveInterval &Interval = LIS.getInterval(Value);
  const VNInfo *Number = Interval.Query(Here).valueOut();
  if (MI.getOpcode() == TargetOpcode::INLINEASM_BR) {
    // A save behind it would come too late: its jumps are already taken.
    for (const MachineBasicBlock *Pad : Pads)
      if (Pad->pred_size() > 1 && LIS.isLiveInToMBB(Interval, Pad))
        return giveUp(Value, "a result of asm goto is wanted behind an edge "
                             "that cannot be split");
    JumpResults[Block->getNumber()].push_back(
        {Value, State.registerOf(Value), false});
  } else if (!DefinedByTerminator[Value.virtRegIndex()]) {
    saveDefinition(Value, Number, Reason::Join);
  } else if (Number ==
             Interval.getVNInfoAt(LIS.getMBBEndIdx(Block).getPrevSlot())) {
    giveUp(Value, "a terminator's result is wanted behind an edge that cannot "
                  "be split");
  }
}

void Allocator::giveUp(Register Value, const Twine &Why) {
  if (Failure)
    return;
  const TargetRegisterClass &Class = classHere(Value);
  const unsigned Available = orderFor(Value).size();
  // Values that are live here, and the one that finds no register.
  unsigned Needed = 1;
  for (MCRegister Register : orderFor(Value))
    Needed +=
        !State.isFree(Register) ||
        Physical.nextFixed(Register, Here.getBaseIndex()) <= Here.getDeadSlot();
  if (const int Set = *TRI.getRegClassPressureSets(&Class); Set >= 0)
    for (const MachineBasicBlock &MBB : MF)
      Needed = std::max(Needed, Pressure.of(MBB)[Set] /
                                    TRI.getRegClassWeight(&Class).RegWeight);
  std::string Text = (Twine(Policy.Name) + ": ").str();
  if (Why.isTriviallyEmpty())
    Text += ("out of registers: " + Twine(Needed) + " of class " +
             TRI.getRegClassName(&Class) + " are needed, there are " +
             Twine(Available))
                .str();
  else
    Text += Why.str();
  Failure = {Text, {}};
  for (unsigned At = Position; At < Instructions.size(); ++At)
    if (DebugLoc Where = Instructions[At]->getDebugLoc();
        Where && Where.getLine()) {
      Failure->Where = Where;
      break;
    }
}
