//===- BlockState.cpp - The state of the walk over a block ----------------===//

#include "BlockState.h"
#include "llvm/CodeGen/MachineBasicBlock.h"

using namespace llvm;
using namespace mincaml;
using namespace mincaml::regalloc;

//===----------------------------------------------------------------------===//
// Table of registers and values
//===----------------------------------------------------------------------===//

bool RegisterState::isFree(MCRegister Register) const {
  return all_of(TRI.regunits(Register),
                [&](MCRegUnit Unit) { return !owner(Unit).isValid(); });
}

void RegisterState::set(llvm::Register Value, Location New) {
  const unsigned Index = Value.virtRegIndex();
  Location &Old = Locations[Index];
  if (Old.Register != New.Register) {
    if (Old.Register) {
      for (MCRegUnit Unit : TRI.regunits(Old.Register))
        Owners[static_cast<unsigned>(Unit)] = llvm::Register();
      Present[Slots[Index] - 1] = Present.back();
      Slots[Present.back().virtRegIndex()] = Slots[Index];
      Present.pop_back();
      Slots[Index] = 0;
    }
    if (New.Register) {
      for (MCRegUnit Unit : TRI.regunits(New.Register))
        Owners[static_cast<unsigned>(Unit)] = Value;
      Present.push_back(Value);
      Slots[Index] = Present.size();
    }
  }
  Old = New;
}

void RegisterState::assign(llvm::Register Value, MCRegister Register,
                           bool InSlot) {
  Journal.push_back({Value, Locations[Value.virtRegIndex()]});
  set(Value, {Register, InSlot});
}

void RegisterState::release(llvm::Register Value) {
  if (registerOf(Value))
    assign(Value, MCRegister(), false);
}

void RegisterState::setInSlot(llvm::Register Value, bool InSlot) {
  assign(Value, registerOf(Value), InSlot);
}

void RegisterState::reset() {
  while (!Present.empty())
    set(Present.back(), {});
  Journal.clear();
}

void RegisterState::rollback(size_t Checkpoint) {
  while (Journal.size() > Checkpoint) {
    set(Journal.back().Value, Journal.back().Before);
    Journal.pop_back();
  }
}

//===----------------------------------------------------------------------===//
// The state of the walk over a block
//===----------------------------------------------------------------------===//

BlockState::BlockState(const FunctionAnalyses &FA)
    : Registers(FA.TRI, FA.numValues()), Marks(FA.TRI, FA.numValues()) {}

void BlockState::startBlock(MachineBasicBlock &MBB, BlockPlan &ItsPlan,
                            const LiveIntervals &LIS) {
  Block = &MBB;
  Plan = &ItsPlan;
  Instructions.clear();
  Indexes.clear();
  SlotIndex Last = LIS.getMBBStartIdx(&MBB);
  for (MachineInstr &MI : MBB) {
    if (!MI.isDebugOrPseudoInstr())
      Last = LIS.getInstructionIndex(MI);
    Instructions.push_back(&MI);
    Indexes.push_back(Last);
  }

  Position = 0;
  Here = LIS.getMBBStartIdx(&MBB);
  Marks.clear();
  Masks.clear();
  RelaxedClasses = false;
  Registers.reset();
  for (const AssignedValue &R : ItsPlan.Entry)
    Registers.assign(R.Value, R.Register, R.InSlot);
}

void BlockState::startInstruction(unsigned At) {
  Position = At;
  Here = Indexes[At];
  Marks.clear();
  Masks.clear();
  RelaxedClasses = false;
}

DebugLoc BlockState::location() const {
  for (unsigned At = Position; At < Instructions.size(); ++At)
    if (DebugLoc Where = Instructions[At]->getDebugLoc();
        Where && Where.getLine())
      return Where;
  return {};
}
