//===- BlockState.cpp - The state of the walk over a block ----------------===//

#include "Walk/BlockState.h"
#include "llvm/CodeGen/MachineBasicBlock.h"

using namespace llvm;
using namespace mincaml::regalloc;

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
