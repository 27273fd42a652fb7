//===- LiveIns.cpp - The registers that are live into blocks --------------===//

#include "Rewriting/LiveIns.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/CodeGen/LivePhysRegs.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace llvm;
using namespace mincaml;

void regalloc::computeLiveInLists(MachineFunction &MF) {
  // The lists must be exact, not only conservative: if a register is live in
  // and written before it is read, the x87 stack pass keeps both values.
  SmallVector<MachineBasicBlock *, 0> Worklist;
  BitVector IsPending(MF.getNumBlockIDs());
  for (MachineBasicBlock &MBB : drop_begin(MF)) {
    MBB.clearLiveIns();
    Worklist.push_back(&MBB);
    IsPending.set(MBB.getNumber());
  }
  LivePhysRegs Live;
  std::vector<MachineBasicBlock::RegisterMaskPair> Before;
  while (!Worklist.empty()) {
    MachineBasicBlock &MBB = *Worklist.pop_back_val();
    IsPending.reset(MBB.getNumber());
    Before.clear();
    MBB.clearLiveIns(Before);
    computeAndAddLiveIns(Live, MBB);
    MBB.sortUniqueLiveIns();
    if (MBB.getLiveIns() == Before)
      continue;
    for (MachineBasicBlock *Predecessor : MBB.predecessors())
      if (Predecessor != &MF.front() &&
          !IsPending.test(Predecessor->getNumber())) {
        Worklist.push_back(Predecessor);
        IsPending.set(Predecessor->getNumber());
      }
  }
}
