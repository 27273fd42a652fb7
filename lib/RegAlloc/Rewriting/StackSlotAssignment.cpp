//===- StackSlotAssignment.cpp - Stack slots of spilled values ------------===//

#include "Rewriting/StackSlotAssignment.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include <map>
#include <queue>

using namespace llvm;
using namespace mincaml::regalloc;

StackSlotAssignment::StackSlotAssignment(MachineFunction &MF,
                                         const FunctionAnalyses &FA,
                                         const FunctionPlan &Plan)
    : Reloaded(FA.numValues()), Slots(FA.numValues(), -1) {
  findReloaded(FA, Plan);
  assign(MF, FA);
}

void StackSlotAssignment::findReloaded(const FunctionAnalyses &FA,
                                       const FunctionPlan &Plan) {
  auto Add = [&](ArrayRef<Action> Actions) {
    for (const Action &A : Actions)
      if (A.TheKind == Action::Reload && !FA.Values.isRematerializable(A.Value))
        Reloaded.set(A.Value.virtRegIndex());
  };
  for (const BlockPlan &Block : Plan.Blocks)
    Add(Block.Actions);
  for (const EdgePlan &Edge : Plan.Edges)
    Add(Edge.Actions);
}

void StackSlotAssignment::assign(MachineFunction &MF,
                                 const FunctionAnalyses &FA) {
  SmallVector<const LiveInterval *, 16> Values;
  for (unsigned Index : Reloaded.set_bits())
    Values.push_back(&FA.LIS.getInterval(Register::index2VirtReg(Index)));
  sort(Values, [](const LiveInterval *A, const LiveInterval *B) {
    return A->beginIndex() != B->beginIndex()
               ? A->beginIndex() < B->beginIndex()
               : A->reg().id() < B->reg().id();
  });

  // For each largest legal superclass, the slots in the order in which they
  // become free.
  using Use = std::pair<SlotIndex, int>;
  struct Later {
    bool operator()(const Use &A, const Use &B) const {
      return A.first != B.first ? A.first > B.first : A.second > B.second;
    }
  };
  std::map<unsigned, std::priority_queue<Use, std::vector<Use>, Later>> InUse;
  const bool IsShared = !MF.exposesReturnsTwice();
  for (const LiveInterval *Value : Values) {
    const TargetRegisterClass &Class = *FA.MRI.getRegClass(Value->reg());
    const TargetRegisterClass &Kind =
        *FA.TRI.getLargestLegalSuperClass(&Class, MF);
    auto &Known = InUse[Kind.getID()];
    int Slot;
    if (IsShared && !Known.empty() &&
        Known.top().first <= Value->beginIndex()) {
      Slot = Known.top().second;
      Known.pop();
    } else {
      Slot = MF.getFrameInfo().CreateSpillStackObject(
          FA.TRI.getSpillSize(Kind), FA.TRI.getSpillAlign(Kind));
      ++NumSlots;
    }
    Slots[Value->reg().virtRegIndex()] = Slot;
    Known.push({Value->endIndex(), Slot});
  }
}
