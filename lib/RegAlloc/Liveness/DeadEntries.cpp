//===- DeadEntries.cpp - Removal of dead entry registers ------------------===//

#include "Liveness/DeadEntries.h"
#include "FunctionPlan.h"
#include "Liveness/FunctionAnalyses.h"
#include "Spilling/DefinitionSpills.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBundle.h"

using namespace llvm;
using namespace mincaml;
using namespace mincaml::regalloc;

namespace {

/// Sets of entry values, indexed by block number.
struct EntryNeeds {
  std::vector<DenseSet<Register>> Needed;
  /// Values that stay in their registers up to the end of the block and whose
  /// stack slots hold them, too (or which are rematerializable): a block needs
  /// them in registers only if a successor does.
  std::vector<DenseSet<Register>> Through;
};

} // namespace

/// Collects the needs of MBB itself, without those of its successors.
static void collectNeeds(const FunctionAnalyses &FA, const FunctionPlan &Plan,
                         const DefinitionSpills &DefSpills,
                         const MachineBasicBlock &MBB, EntryNeeds &Needs) {
  const BlockPlan &Block = Plan.of(MBB);
  DenseSet<Register> &Needed = Needs.Needed[MBB.getNumber()];
  DenseSet<Register> Open;
  for (const AssignedValue &R : Block.Entry)
    Open.insert(R.Value);
  auto Need = [&](Register Value) {
    if (Open.erase(Value))
      Needed.insert(Value);
  };
  for (const Eviction &E : DefSpills.spillsAtStart(MBB))
    Need(E.Value);
  for (const Action &A : Block.Actions) {
    if (Open.empty())
      return;
    if (A.TheKind == Action::Spill)
      Need(A.Value);
    else if (A.TheKind == Action::Reload)
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
  for (const AssignedValue &R : Block.End)
    if (Open.contains(R.Value)) {
      if (R.InSlot || FA.Values.isRematerializable(R.Value))
        Needs.Through[MBB.getNumber()].insert(R.Value);
      else if (FA.LIS.isLiveOutOfMBB(FA.LIS.getInterval(R.Value), &MBB))
        Needed.insert(R.Value);
    }
}

/// Propagates the needs of each block to its predecessors.
static void propagateNeeds(const FunctionAnalyses &FA, const FunctionPlan &Plan,
                           EntryNeeds &Needs) {
  struct Need {
    const MachineBasicBlock *MBB;
    Register Value;
  };
  SmallVector<Need, 0> Worklist;
  for (const MachineBasicBlock *MBB : FA.Order)
    for (const AssignedValue &R : Plan.of(*MBB).Entry)
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
}

/// Changes the plan of MBB such that Values are in memory at its start.
static void startInMemory(const FunctionAnalyses &FA, FunctionPlan &Plan,
                          const MachineBasicBlock &MBB,
                          DenseSet<Register> &Values) {
  BlockPlan &Block = Plan.of(MBB);
  SlotIndex Last = FA.LIS.getMBBStartIdx(&MBB);
  erase_if(Block.Actions, [&](const Action &A) {
    switch (A.TheKind) {
    case Action::Move:
      return Values.contains(A.Value);
    case Action::Reload:
      Values.erase(A.Value);
      return false;
    case Action::Instruction:
      Last = FA.LIS.getInstructionIndex(*A.MI);
      for (const MachineOperand &MO : const_mi_bundle_ops(*A.MI))
        if (MO.isReg() && MO.isDef())
          Values.erase(MO.getReg());
      return false;
    case Action::Debug: {
      size_t Next = A.FirstOperand;
      for (const MachineOperand &MO : A.MI->operands())
        if (MO.isReg() && MO.getReg().isVirtual()) {
          if (Values.contains(MO.getReg()))
            Plan.OperandRegisters[Next] =
                FA.Values.isInMemory(MO.getReg(), Last) ? InMemory
                                                        : MCRegister();
          ++Next;
        }
      return false;
    }
    default:
      return false;
    }
  });
  erase_if(Block.End,
           [&](const AssignedValue &R) { return Values.contains(R.Value); });
}

void regalloc::removeDeadEntries(const FunctionAnalyses &FA, FunctionPlan &Plan,
                                 const DefinitionSpills &DefSpills) {
  EntryNeeds Needs{std::vector<DenseSet<Register>>(Plan.Blocks.size()),
                   std::vector<DenseSet<Register>>(Plan.Blocks.size())};
  for (const MachineBasicBlock *MBB : FA.Order)
    collectNeeds(FA, Plan, DefSpills, *MBB, Needs);
  propagateNeeds(FA, Plan, Needs);

  for (const MachineBasicBlock *MBB : FA.Order) {
    const DenseSet<Register> &Needed = Needs.Needed[MBB->getNumber()];
    DenseSet<Register> Dead;
    erase_if(Plan.of(*MBB).Entry, [&](const AssignedValue &R) {
      if (Needed.contains(R.Value))
        return false;
      Dead.insert(R.Value);
      return true;
    });
    if (!Dead.empty())
      startInMemory(FA, Plan, *MBB, Dead);
  }
}
