//===- LiveIns.cpp - Live-in lists of blocks ------------------------------===//

#include "Rewriting/LiveIns.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/CodeGen/LivePhysRegs.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace llvm;
using namespace mincaml;

void regalloc::computeLiveInLists(MachineFunction &MF) {
  // The lists must be exact, not only conservative. If a register that is
  // written before it is read were listed as live in, the x87 stack pass would
  // keep both values.
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
