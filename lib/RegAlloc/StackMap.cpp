//===- StackMap.cpp - Where saved values are on the stack -----------------===//
//
// What stackmap is in the original: a place for each value that is restored
// somewhere. Values share a place if one is born, in the order of the layout,
// after the other has died. Small frames matter: SPARC reaches only 4 KiB from
// the frame pointer with one instruction.
//
// Nothing is shared where setjmp can return once more: what is wanted behind
// the second return has to outlast code that follows the first. And values of
// different kinds of registers share nothing, since vectors whose length is
// known to the processor alone stand in another part of the frame.
//
//===----------------------------------------------------------------------===//

#include "Allocator.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include <map>
#include <queue>

using namespace llvm;
using namespace mincaml::regalloc;

void Allocator::assignStackSlots() {
  SmallVector<const LiveInterval *, 16> Values;
  for (unsigned Index : Restored.set_bits())
    Values.push_back(&LIS.getInterval(Register::index2VirtReg(Index)));
  sort(Values, [](const LiveInterval *A, const LiveInterval *B) {
    return A->beginIndex() != B->beginIndex()
               ? A->beginIndex() < B->beginIndex()
               : A->reg().id() < B->reg().id();
  });

  // By kind of register, the slots in the order in which they fall free.
  using Use = std::pair<SlotIndex, int>;
  struct Later {
    bool operator()(const Use &A, const Use &B) const {
      return A.first != B.first ? A.first > B.first : A.second > B.second;
    }
  };
  std::map<unsigned, std::priority_queue<Use, std::vector<Use>, Later>> Slots;
  const bool IsShared = !MF.exposesReturnsTwice();
  for (const LiveInterval *Value : Values) {
    const TargetRegisterClass &Class = *MRI.getRegClass(Value->reg());
    const TargetRegisterClass &Kind =
        *TRI.getLargestLegalSuperClass(&Class, MF);
    auto &Known = Slots[Kind.getID()];
    int Slot;
    if (IsShared && !Known.empty() &&
        Known.top().first <= Value->beginIndex()) {
      Slot = Known.top().second;
      Known.pop();
    } else {
      Slot = MF.getFrameInfo().CreateSpillStackObject(TRI.getSpillSize(Kind),
                                                      TRI.getSpillAlign(Kind));
      ++Statistics.StackSlots;
    }
    StackSlots[Value->reg().virtRegIndex()] = Slot;
    Known.push({Value->endIndex(), Slot});
  }
}
