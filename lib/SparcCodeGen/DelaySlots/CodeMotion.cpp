//===- CodeMotion.cpp - Code motion for delay slots -----------------------===//

#include "DelaySlots/CodeMotion.h"
#include "DelaySlots/BranchPaths.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/Support/BranchProbability.h"

using namespace mincaml::sparc;
using namespace llvm;

/// The maximum number of instructions in which one that can be moved is
/// searched.
static constexpr unsigned MaximumDistance = 16;

CodeMotion::CodeMotion(MachineFunction &MF, const OpcodeInfo &Opcodes)
    : MF(MF), TII(*MF.getSubtarget().getInstrInfo()), Opcodes(Opcodes),
      Live(MF, Opcodes) {
  for (const MachineBasicBlock &MBB : MF) {
    Size += std::max(MBB.getAlignment(), Align(4)).value();
    for (const MachineInstr &MI : MBB.instrs())
      Size += TII.getInstSizeInBytes(MI);
  }
}

//===- Finding ------------------------------------------------------------===//

bool CodeMotion::reaches(unsigned Opcode) const {
  return TII.isBranchOffsetInRange(Opcode, Size) &&
         TII.isBranchOffsetInRange(Opcode, -Size);
}

bool CodeMotion::isLikely(const MachineInstr &Branch) const {
  const MachineBasicBlock &MBB = *Branch.getParent();
  return !fallThrough(Branch) ||
         MBB.getSuccProbability(find(MBB.successors(), destination(Branch))) >
             BranchProbability(1, 2);
}

MachineInstr *
CodeMotion::findAbove(MachineInstr &MI, Dependences After,
                      function_ref<bool(MachineInstr &)> IsSuitable) const {
  MachineBasicBlock &MBB = *MI.getParent();
  MachineBasicBlock::iterator I(MI);
  for (unsigned Distance = 0;
       I != MBB.begin() && Distance != MaximumDistance;) {
    MachineInstr &Above = *--I;
    if (Above.isMetaInstruction() && !Above.isPosition())
      continue;
    if (Opcodes.isBarrier(Above))
      return nullptr;
    // A compare may have to keep its distance from a branch.
    if (Opcodes.canBeInSlot(Above) && !Opcodes.comparesFloats(Above) &&
        IsSuitable(Above) && After.canMovePast(Above))
      return &Above;
    After.add(Above);
    ++Distance;
  }
  return nullptr;
}

MachineInstr *
CodeMotion::findSpeculatable(MachineBasicBlock &From,
                             const MachineBasicBlock &Other) const {
  Dependences Before(MF);
  unsigned Distance = 0;
  // The instruction after a compare may have to stay, to separate the compare
  // from its branch.
  bool IsAfterCompare = false;
  for (MachineInstr &MI : From) {
    if (MI.isMetaInstruction() && !MI.isPosition())
      continue;
    if (Opcodes.isBarrier(MI) || ++Distance > MaximumDistance)
      return nullptr;
    if (!IsAfterCompare && Opcodes.canBeInSlot(MI) &&
        Opcodes.isSpeculatable(MI) && Before.canMovePast(MI) &&
        !Live.readsResultOf(Other, MI))
      return &MI;
    Before.add(MI);
    IsAfterCompare = Opcodes.comparesFloats(MI);
  }
  return nullptr;
}

bool CodeMotion::isOnlyAbove(const MachineBasicBlock &Below,
                             const MachineInstr &Branch) const {
  return &Below != destination(Branch) && Below.pred_size() == 1 &&
         !Below.hasAddressTaken() && !Below.isEHPad() &&
         Below.getSectionID() == Branch.getParent()->getSectionID();
}

MachineInstr *
CodeMotion::findSpeculatableBelow(const MachineInstr &Branch) const {
  MachineBasicBlock *Below = fallThrough(Branch);
  const MachineBasicBlock *Target = destination(Branch);
  return Below && Target && isOnlyAbove(*Below, Branch)
             ? findSpeculatable(*Below, *Target)
             : nullptr;
}

//===- Changing -----------------------------------------------------------===//

MachineBasicBlock &CodeMotion::insertBlockAfter(MachineBasicBlock &MBB) {
  MachineBasicBlock &New = *MF.CreateMachineBasicBlock(MBB.getBasicBlock());
  MF.insert(std::next(MBB.getIterator()), &New);
  New.setSectionID(MBB.getSectionID());
  return New;
}

/// Returns a block that starts after an instruction, if necessary by splitting
/// the block of the instruction.
MachineBasicBlock &CodeMotion::blockAfter(MachineInstr &MI) {
  MachineBasicBlock &MBB = *MI.getParent();
  if (!nextEmitted(MI) && MBB.succ_size() == 1 &&
      MBB.isLayoutSuccessor(*MBB.succ_begin()))
    return **MBB.succ_begin();
  MachineBasicBlock &Rest = insertBlockAfter(MBB);
  Rest.splice(Rest.begin(), &MBB, std::next(MachineBasicBlock::iterator(MI)),
              MBB.end());
  Rest.transferSuccessors(&MBB);
  MBB.addSuccessor(&Rest);
  return Rest;
}

/// Returns the variables that a block describes before its first instruction.
static SmallDenseSet<DebugVariable, 4>
variablesAtStart(MachineBasicBlock &MBB) {
  SmallDenseSet<DebugVariable, 4> Result;
  for (const MachineInstr &MI : MBB) {
    if (MI.isDebugValue())
      Result.insert(DebugVariable(MI.getDebugVariable(),
                                  MI.getDebugExpression(),
                                  MI.getDebugLoc()->getInlinedAt()));
    else if (!MI.isMetaInstruction())
      break;
  }
  return Result;
}

/// Keeps the debug information about variables correct if a branch to \p Old
/// skips the path from \p Old to \p To. The last DBG_VALUE of each variable on
/// that path is repeated at the start of \p To if no other path leads there.
/// Otherwise the variable has no location from the branch on.
void CodeMotion::keepVariables(MachineInstr &Branch, MachineBasicBlock &Old,
                               MachineBasicBlock &To) {
  SmallSetVector<MachineBasicBlock *, 4> Way;
  for (MachineBasicBlock *MBB = &Old; MBB != &To && Way.insert(MBB);) {
    if (MBB->succ_size() == 1)
      MBB = *MBB->succ_begin();
  }
  MapVector<DebugVariable, const MachineInstr *> Said;
  for (MachineBasicBlock *MBB : Way)
    for (const MachineInstr &MI : *MBB)
      if (MI.isDebugValue())
        Said[DebugVariable(MI.getDebugVariable(), MI.getDebugExpression(),
                           MI.getDebugLoc()->getInlinedAt())] = &MI;
  const SmallDenseSet<DebugVariable, 4> Known = variablesAtStart(To);
  const bool IsOnlyWay = all_of(
      To.predecessors(), [&](MachineBasicBlock *P) { return Way.contains(P); });
  for (auto [Variable, MI] : Said) {
    if (Known.contains(Variable))
      continue;
    MachineInstr &Copy = copyOf(*MI);
    if (IsOnlyWay) {
      To.insert(To.begin(), &Copy);
    } else {
      Copy.setDebugValueUndef();
      Branch.getParent()->insert(MachineBasicBlock::iterator(Branch), &Copy);
    }
  }
}

void CodeMotion::redirect(MachineInstr &Branch, MachineBasicBlock &To) {
  MachineBasicBlock &Old = *destination(Branch);
  keepVariables(Branch, Old, To);
  Branch.getOperand(0).setMBB(&To);
  replaceSuccessor(*Branch.getParent(), Old, To);
  PossiblyUnreachable.insert(&Old);
}

MachineInstr &CodeMotion::copyOf(const MachineInstr &MI) {
  MachineInstr &Copy = *MF.CloneMachineInstr(&MI);
  Copy.clearKillInfo();
  // Both instructions compute the same value. DebugValueRepair.cpp therefore
  // treats them as one definition. Numbers are unique, so that the copy has its
  // own.
  if (const unsigned Original = MI.peekDebugInstrNum())
    MF.makeDebugValueSubstitution({Copy.getDebugInstrNum(MF), 0},
                                  {Original, 0});
  return Copy;
}

/// Removes an instruction from its block.
MachineInstr &CodeMotion::take(MachineInstr &MI) {
  Live.forget(*MI.getParent());
  MI.removeFromParent();
  MI.clearKillInfo();
  return MI;
}

MachineInstr &CodeMotion::takeFromTarget(MachineInstr &Branch,
                                         MachineInstr &First) {
  if (First.getParent() == destination(Branch) && isOnlyReachedBy(Branch))
    return take(First);
  redirect(Branch, blockAfter(First));
  return copyOf(First);
}

MachineInstr &CodeMotion::takeForBoth(MachineInstr &MI,
                                      const MachineInstr &Branch) {
  take(MI).setDebugLoc(Branch.getDebugLoc());
  return MI;
}

void CodeMotion::removeUnreachable() {
  while (!PossiblyUnreachable.empty()) {
    MachineBasicBlock &MBB = *PossiblyUnreachable.pop_back_val();
    if (!MBB.pred_empty() || &MBB == &MF.front() || MBB.hasAddressTaken() ||
        MBB.isEHPad() || MBB.isBeginSection() || MBB.isEndSection() ||
        any_of(MBB, [](const MachineInstr &MI) { return MI.isPosition(); }))
      continue;
    while (!MBB.succ_empty()) {
      PossiblyUnreachable.insert(*MBB.succ_begin());
      MBB.removeSuccessor(MBB.succ_begin());
    }
    MF.erase(&MBB);
  }
}
