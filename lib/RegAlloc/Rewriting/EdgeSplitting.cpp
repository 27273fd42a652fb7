//===- EdgeSplitting.cpp - Splitting of critical edges --------------------===//

#include "Rewriting/EdgeSplitting.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;
using namespace mincaml;

MachineBasicBlock &regalloc::splitEdge(MachineBasicBlock &From,
                                       MachineBasicBlock &To) {
  MachineFunction &MF = *From.getParent();
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  MachineBasicBlock *IfTrue = nullptr, *IfFalse = nullptr;
  SmallVector<MachineOperand, 4> Condition;
  if (TII.analyzeBranch(From, IfTrue, IfFalse, Condition))
    // The branch cannot be analyzed: it uses a jump table.
    return *From.SplitCriticalEdge(&To, {nullptr, nullptr, nullptr, nullptr},
                                   nullptr, nullptr);
  // Retarget the existing branches; LLVM would replace them by new ones.
  MachineBasicBlock *Between = MF.CreateMachineBasicBlock();
  Between->setCallFrameSize(To.getCallFrameSize());
  const bool Jumps = any_of(From.terminators(), [&](const MachineInstr &MI) {
    return any_of(MI.operands(), [&](const MachineOperand &MO) {
      return MO.isMBB() && MO.getMBB() == &To;
    });
  });
  // On x86 a block may both branch conditionally to its layout successor and
  // fall through to it.
  if (!Jumps || From.getFallThrough(/*JumpToFallThrough=*/false) == &To) {
    MF.insert(std::next(From.getIterator()), Between);
  } else if (MachineBasicBlock *Above = To.getPrevNode();
             Above && !Above->canFallThrough()) {
    MF.insert(To.getIterator(), Between);
  } else {
    MF.insert(MF.end(), Between);
    TII.insertBranch(*Between, &To, nullptr, {}, From.findBranchDebugLoc());
  }
  From.ReplaceUsesOfBlockWith(&To, Between);
  Between->addSuccessor(&To);
  return *Between;
}
