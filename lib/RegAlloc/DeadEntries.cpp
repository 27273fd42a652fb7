//===- DeadEntries.cpp - Values that come in a register for nothing -------===//
//
// What a block starts with is chosen before the block is planned. Some of it
// turns out to give its register back before anything reads it, and is restored
// from memory later: moves and restores on the edges would bring it there for
// nothing. Such values start the block in memory.
//
// A value is needed in its register at the start of a block if, before it is
// restored or defined anew, an instruction reads it or it is saved, or if it is
// still there at the end of the block, and memory does not have it or a
// successor needs it there. The smallest solution is computed: around a loop,
// a value does not need itself.
//
//===----------------------------------------------------------------------===//

#include "Allocator.h"
#include "llvm/CodeGen/MachineBasicBlock.h"
#include "llvm/CodeGen/MachineInstrBundle.h"

using namespace llvm;
using namespace mincaml::regalloc;

/// By block number, of the values that start the block in a register.
struct Allocator::EntryNeeds {
  std::vector<DenseSet<Register>> Needed;
  /// Those that stay in their registers up to the end, and that memory has.
  std::vector<DenseSet<Register>> Through;
};

void Allocator::collectNeeds(const MachineBasicBlock &MBB, EntryNeeds &Needs) {
  const unsigned Number = MBB.getNumber();
  DenseSet<Register> &Needed = Needs.Needed[Number];
  DenseSet<Register> Open;
  for (const Residence &R : Entries[Number])
    Open.insert(R.Value);
  auto Need = [&](Register Value) {
    if (Open.erase(Value))
      Needed.insert(Value);
  };
  for (const Leaving &L : SavedJoins[Number])
    Need(L.Value);
  for (const Leaving &L : SavedAtStart[Number])
    if (!isDefinitionSaved(L.Value, LIS.getMBBStartIdx(&MBB)))
      Need(L.Value);
  for (const Action &A : Plans[Number].Actions) {
    if (Open.empty())
      return;
    if (A.TheKind == Action::Save)
      Need(A.Value);
    else if (A.TheKind == Action::Restore)
      Open.erase(A.Value);
    if (A.TheKind != Action::Instruction)
      continue;
    for (const MachineOperand &MO : const_mi_bundle_ops(*A.MI))
      if (MO.isReg() && MO.readsReg())
        Need(MO.getReg());
    for (const MachineOperand &MO : const_mi_bundle_ops(*A.MI))
      if (MO.isReg() && MO.isDef())
        Open.erase(MO.getReg());
  }
  for (const Residence &R : Ends[Number])
    if (Open.contains(R.Value)) {
      if (R.Saved || isRematerializable(R.Value))
        Needs.Through[Number].insert(R.Value);
      else if (LIS.isLiveOutOfMBB(LIS.getInterval(R.Value), &MBB))
        Needed.insert(R.Value);
    }
}

void Allocator::dropDeadEntries() {
  EntryNeeds Needs{std::vector<DenseSet<Register>>(Plans.size()),
                   std::vector<DenseSet<Register>>(Plans.size())};
  for (const MachineBasicBlock *MBB : Order)
    collectNeeds(*MBB, Needs);

  struct Need {
    const MachineBasicBlock *MBB;
    Register Value;
  };
  SmallVector<Need, 0> Worklist;
  for (const MachineBasicBlock *MBB : Order)
    for (const Residence &R : Entries[MBB->getNumber()])
      if (Needs.Needed[MBB->getNumber()].contains(R.Value))
        Worklist.push_back({MBB, R.Value});
  while (!Worklist.empty()) {
    const Need N = Worklist.pop_back_val();
    for (const MachineBasicBlock *Before : N.MBB->predecessors())
      if (Needs.Through[Before->getNumber()].erase(N.Value)) {
        Needs.Needed[Before->getNumber()].insert(N.Value);
        Worklist.push_back({Before, N.Value});
      }
  }

  for (const MachineBasicBlock *MBB : Order) {
    const DenseSet<Register> &Needed = Needs.Needed[MBB->getNumber()];
    DenseSet<Register> Dead;
    erase_if(Entries[MBB->getNumber()], [&](const Residence &R) {
      if (Needed.contains(R.Value))
        return false;
      Dead.insert(R.Value);
      return true;
    });
    if (!Dead.empty())
      leaveInMemory(*MBB, Dead);
  }
}

void Allocator::leaveInMemory(const MachineBasicBlock &MBB,
                              DenseSet<Register> &Values) {
  SlotIndex Last = LIS.getMBBStartIdx(&MBB);
  erase_if(Plans[MBB.getNumber()].Actions, [&](const Action &A) {
    switch (A.TheKind) {
    case Action::Move:
      return Values.contains(A.Value);
    case Action::Restore:
      Values.erase(A.Value);
      return false;
    case Action::Instruction:
      Last = indexOf(*A.MI);
      for (const MachineOperand &MO : const_mi_bundle_ops(*A.MI))
        if (MO.isReg() && MO.isDef())
          Values.erase(MO.getReg());
      return false;
    case Action::Debug: {
      size_t Next = A.FirstOperand;
      for (const MachineOperand &MO : A.MI->operands())
        if (MO.isReg() && MO.getReg().isVirtual()) {
          if (Values.contains(MO.getReg()))
            OperandRegisters[Next] = placeInMemory(MO.getReg(), Last);
          ++Next;
        }
      return false;
    }
    default:
      return false;
    }
  });
  erase_if(Ends[MBB.getNumber()],
           [&](const Residence &R) { return Values.contains(R.Value); });
}
