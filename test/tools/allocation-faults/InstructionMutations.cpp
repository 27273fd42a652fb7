//===- InstructionMutations.cpp - Faults in kept instructions -------------===//

#include "Mutator.h"

using namespace mincaml;
using namespace mincaml::faults;
using namespace llvm;

/// Whether an instruction belongs to the program and may be moved within its
/// block.
static bool isProgramInstruction(const Mutator &M, const MachineInstr &MI) {
  return !MI.isMetaInstruction() && !M.isTransfer(MI) && !MI.isTerminator() &&
         !MI.isPosition();
}

bool faults::deleteInstruction(Mutator &M) {
  MachineInstr *MI = M.anyInstruction(
      [&](MachineInstr &MI) { return isProgramInstruction(M, MI); });
  if (!MI)
    return false;
  M.note("removed " + describe(*MI));
  M.E.remove(*MI);
  return true;
}

bool faults::duplicateInstruction(Mutator &M) {
  MachineInstr *MI = M.anyInstruction(
      [&](MachineInstr &MI) { return isProgramInstruction(M, MI); });
  if (!MI)
    return false;
  M.note("repeated " + describe(*MI));
  M.E.insertClone(*MI, *MI->getParent(), std::next(MI->getIterator()));
  return true;
}

/// Whether \p Second must stay after \p First.
static bool depends(const Mutator &M, const MachineInstr &First,
                    const MachineInstr &Second) {
  for (const MachineOperand &MO : First.operands()) {
    if (!MO.isReg() || !MO.getReg().isValid() || MO.isDebug() ||
        M.MRI.isConstantPhysReg(MO.getReg().asMCReg()))
      continue;
    if (MO.isDef() && !MO.isDead() && M.reads(Second, MO.getReg().asMCReg()))
      return true;
    if (MO.isUse() && !MO.isUndef() &&
        M.modifies(Second, MO.getReg().asMCReg()))
      return true;
  }
  return (First.mayStore() && Second.mayLoadOrStore()) ||
         (First.mayLoad() && Second.mayStore());
}

bool faults::reorderInstructions(Mutator &M) {
  MachineInstr *First = M.anyInstruction([&](MachineInstr &MI) {
    const MachineInstr *Next = MI.getNextNode();
    return isProgramInstruction(M, MI) && Next && !Next->isDebugInstr() &&
           isProgramInstruction(M, *Next) && depends(M, MI, *Next);
  });
  return M.swapWithNext(First);
}

bool faults::changeConstant(Mutator &M) {
  bool OnlyRematerialized = M.R.percent(70);
  MachineOperand *MO = M.anyOperand([&](MachineInstr &MI, MachineOperand &MO) {
    return isProgramInstruction(M, MI) && !MI.isInlineAsm() && MO.isImm() &&
           (!OnlyRematerialized || M.TII.isReMaterializable(MI));
  });
  if (!MO)
    return false;
  M.note("changed " + Twine(MO->getImm()) + " in " +
         describe(*MO->getParent()));
  M.E.setImmediate(*MO, MO->getImm() + 1);
  return true;
}

bool faults::changeFrameOffset(Mutator &M) {
  const MachineFrameInfo &Frame = M.MF.getFrameInfo();
  MachineOperand *MO = M.anyOperand([&](MachineInstr &MI, MachineOperand &MO) {
    return isProgramInstruction(M, MI) && !MI.isInlineAsm() && MO.isFI() &&
           !Frame.isSpillSlotObjectIndex(MO.getIndex());
  });
  if (!MO)
    return false;
  std::vector<int> Others;
  for (int I = Frame.getObjectIndexBegin(); I != Frame.getObjectIndexEnd(); ++I)
    if (I != MO->getIndex() && !Frame.isDeadObjectIndex(I))
      Others.push_back(I);
  if (Others.empty())
    return false;
  int Other = M.R.pick<int>(Others);
  M.note("frame index " + Twine(Other) + " in " + describe(*MO->getParent()));
  M.E.setFrameIndex(*MO, Other);
  return true;
}

bool faults::changeTarget(Mutator &M) {
  MachineOperand *MO = M.anyOperand([&](MachineInstr &MI, MachineOperand &MO) {
    return MI.isBranch() && MO.isMBB() && M.MF.size() > 2;
  });
  if (!MO)
    return false;
  // Prefer another successor.
  std::vector<MachineBasicBlock *> Others;
  for (MachineBasicBlock *Block : MO->getParent()->getParent()->successors())
    if (Block != MO->getMBB())
      Others.push_back(Block);
  if (Others.empty() || M.R.percent(30))
    for (MachineBasicBlock &Block : M.MF)
      if (&Block != MO->getMBB() && !Block.isEHPad())
        Others.push_back(&Block);
  MachineBasicBlock *Other = M.any(Others);
  if (!Other)
    return false;
  M.note(describe(*MO->getParent()) + " jumps to block " +
         Twine(Other->getNumber()));
  M.E.setBlock(*MO, *Other);
  return true;
}
