//===- Compares.cpp - Faults in compare elimination -----------------------===//

#include "Faults.h"
#include "MachineCode.h"

using namespace mincaml;
using namespace mincaml::sabotage;
using namespace llvm;

/// Whether MI compares a register with a number.
static bool isCompare(const MachineInstr &MI) {
  return nameOf(MI) == "SUBCCri" && MI.getOperand(2).isImm() &&
         MI.getOperand(0).getReg() == registerNamed(*MI.getMF(), "G0");
}

/// Returns the last instruction of a block that sets condition codes, if it is
/// such a compare and no call follows; otherwise null.
static const MachineInstr *lastCompare(const MachineBasicBlock &MBB) {
  const MachineFunction &MF = *MBB.getParent();
  for (const MachineInstr &MI : reverse(MBB)) {
    if (MI.isCall())
      return nullptr;
    if (MI.modifiesRegister(registerNamed(MF, "ICC"), &registersOf(MF)))
      return isCompare(MI) ? &MI : nullptr;
  }
  return nullptr;
}

static bool changesBehind(const MachineInstr &From, Register R) {
  return any_of(
      make_range(std::next(From.getIterator()), From.getParent()->instr_end()),
      [&](const MachineInstr &MI) {
        return MI.modifiesRegister(R, &registersOf(*MI.getMF()));
      });
}

static void removeCompare(MachineInstr &Compare) {
  MachineBasicBlock &MBB = *Compare.getParent();
  const MachineFunction &MF = *MBB.getParent();
  const MCRegister Codes = registerNamed(MF, "ICC");
  for (MachineBasicBlock *Before : MBB.predecessors())
    for (MachineInstr &MI : *Before)
      MI.clearRegisterDeads(Codes), MI.clearRegisterKills(Codes, nullptr);
  if (!MBB.isLiveIn(Codes))
    MBB.addLiveIn(Codes);
  Compare.eraseFromParent();
}

/// Returns the first compare of a block if no call and no other change of the
/// condition codes precedes it; otherwise null.
static MachineInstr *firstCompare(MachineBasicBlock &MBB) {
  const MachineFunction &MF = *MBB.getParent();
  for (MachineInstr &MI : MBB) {
    if (isCompare(MI))
      return &MI;
    if (MI.isCall() ||
        MI.modifiesRegister(registerNamed(MF, "ICC"), &registersOf(MF)))
      return nullptr;
  }
  return nullptr;
}

static bool isUnchangedBefore(const MachineInstr &Compare) {
  return none_of(
      make_range(Compare.getParent()->instr_begin(), Compare.getIterator()),
      [&](const MachineInstr &MI) {
        return MI.modifiesRegister(Compare.getOperand(1).getReg(),
                                   &registersOf(*MI.getMF()));
      });
}

static bool haveSameOperand(const MachineInstr &A, const MachineInstr &B) {
  return A.getOperand(1).getReg() == B.getOperand(1).getReg();
}

/// Removes the first compare of a block with a single predecessor if \p Fits
/// accepts it and the last compare of the predecessor.
static bool removeCompareAfter(
    MachineFunction &MF,
    function_ref<bool(const MachineInstr &, const MachineInstr &)> Fits) {
  for (MachineBasicBlock &MBB : MF) {
    MachineInstr *Compare = firstCompare(MBB);
    if (!Compare || MBB.pred_size() != 1)
      continue;
    const MachineInstr *Earlier = lastCompare(**MBB.pred_begin());
    if (!Earlier || !haveSameOperand(*Earlier, *Compare) ||
        !Fits(*Earlier, *Compare))
      continue;
    removeCompare(*Compare);
    return true;
  }
  return false;
}

bool sabotage::shareOtherNumber(MachineFunction &MF) {
  return removeCompareAfter(MF, [](const MachineInstr &Earlier,
                                   const MachineInstr &Compare) {
    return Earlier.getOperand(2).getImm() != Compare.getOperand(2).getImm() &&
           isUnchangedBefore(Compare) &&
           !changesBehind(Earlier, Compare.getOperand(1).getReg());
  });
}

bool sabotage::shareChangedOperand(MachineFunction &MF) {
  return removeCompareAfter(MF, [](const MachineInstr &Earlier,
                                   const MachineInstr &Compare) {
    return Earlier.getOperand(2).getImm() == Compare.getOperand(2).getImm() &&
           (!isUnchangedBefore(Compare) ||
            changesBehind(Earlier, Compare.getOperand(1).getReg()));
  });
}

bool sabotage::shareOnOnePath(MachineFunction &MF) {
  for (MachineBasicBlock &MBB : MF) {
    MachineInstr *Compare = firstCompare(MBB);
    if (!Compare || MBB.pred_size() < 2 || !isUnchangedBefore(*Compare))
      continue;
    const auto HasIt = [&](const MachineBasicBlock *Before) {
      const MachineInstr *Earlier = lastCompare(*Before);
      return Earlier && haveSameOperand(*Earlier, *Compare) &&
             Earlier->getOperand(2).getImm() ==
                 Compare->getOperand(2).getImm() &&
             !changesBehind(*Earlier, Compare->getOperand(1).getReg());
    };
    if (none_of(MBB.predecessors(), HasIt) || all_of(MBB.predecessors(), HasIt))
      continue;
    removeCompare(*Compare);
    return true;
  }
  return false;
}
