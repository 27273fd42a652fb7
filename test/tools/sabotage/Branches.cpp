//===- Branches.cpp - Faults in branches and moves on registers -----------===//

#include "Faults.h"
#include "MachineCode.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"

using namespace mincaml;
using namespace mincaml::sabotage;
using namespace llvm;

// LLVM's numbers of the conditions on registers.
static constexpr int64_t IsZero = 49, IsNotPositive = 50, IsNegative = 51,
                         IsNotZero = 53;

/// The compare of a register with zero directly before a branch on equality, or
/// null.
static MachineInstr *compareBefore(MachineInstr &Branch) {
  constexpr int64_t Equal = 1, NotEqual = 9;
  MachineBasicBlock::iterator I(Branch);
  if (nameOf(Branch) != "BPICC" || I == Branch.getParent()->begin())
    return nullptr;
  const int64_t Condition = Branch.getOperand(1).getImm();
  MachineInstr &Before = *std::prev(I);
  const bool Fits = (Condition == Equal || Condition == NotEqual) &&
                    nameOf(Before) == "SUBCCri" &&
                    Before.getOperand(2).isImm() &&
                    Before.getOperand(2).getImm() == 0;
  return Fits ? &Before : nullptr;
}

static void branchOnRegister(MachineInstr &Branch, MachineInstr &Compare) {
  BuildMI(*Branch.getParent(), Branch, Branch.getDebugLoc(),
          instructionsOf(*Branch.getMF())
              .get(sparc::findOpcode(instructionsOf(*Branch.getMF()), "BPR")))
      .addMBB(Branch.getOperand(0).getMBB())
      .addImm(Branch.getOperand(1).getImm() == 1 ? IsZero : IsNotZero)
      .addReg(Compare.getOperand(1).getReg());
  Compare.eraseFromParent();
  Branch.eraseFromParent();
}

bool sabotage::testWholeRegister(MachineFunction &MF) {
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      // The compares that are still here are those that cannot be replaced.
      if (MachineInstr *Compare = compareBefore(MI)) {
        branchOnRegister(MI, *Compare);
        return true;
      }
  return false;
}

bool sabotage::confuseConditions(MachineFunction &MF) {
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (nameOf(MI) == "BPR" && MI.getOperand(1).getImm() == IsZero) {
        MI.getOperand(1).setImm(IsNotPositive);
        return true;
      }
  return false;
}

/// The compare of a register with zero directly before a conditional move on
/// "negative", or null.
static MachineInstr *compareBeforeMove(MachineInstr &Move) {
  constexpr int64_t Negative = 3;
  MachineBasicBlock::iterator I(Move);
  if (nameOf(Move) != "MOVICCrr" || I == Move.getParent()->begin() ||
      Move.getOperand(3).getImm() != Negative)
    return nullptr;
  MachineInstr &Before = *std::prev(I);
  const bool Fits = nameOf(Before) == "SUBCCri" &&
                    Before.getOperand(2).isImm() &&
                    Before.getOperand(2).getImm() == 0;
  return Fits ? &Before : nullptr;
}

bool sabotage::moveOnWholeRegister(MachineFunction &MF) {
  const TargetInstrInfo &TII = instructionsOf(MF);
  return plantOnce(MF, [&](MachineInstr &Move) {
    MachineInstr *Compare = compareBeforeMove(Move);
    if (!Compare)
      return false;
    BuildMI(*Move.getParent(), Move, Move.getDebugLoc(),
            TII.get(sparc::findOpcode(TII, "MOVRrr")))
        .add(Move.getOperand(0))
        .addReg(Compare->getOperand(1).getReg())
        .add(Move.getOperand(1))
        .add(Move.getOperand(2))
        .addImm(IsNegative);
    Compare->eraseFromParent();
    Move.eraseFromParent();
    return true;
  });
}

bool sabotage::confuseMoves(MachineFunction &MF) {
  return plantOnce(MF, [](MachineInstr &MI) {
    if (nameOf(MI) != "MOVRrr" || MI.getOperand(4).getImm() != IsZero)
      return false;
    MI.getOperand(4).setImm(IsNotPositive);
    return true;
  });
}

bool sabotage::dropExtension(MachineFunction &MF) {
  if (!MF.getTarget().getTargetTriple().isSPARC64())
    return false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      if ((nameOf(MI) != "SRLri" && nameOf(MI) != "SRAri") ||
          !MI.getOperand(2).isImm() || MI.getOperand(2).getImm() != 0)
        continue;
      const TargetInstrInfo &TII = instructionsOf(MF);
      if (MI.getOperand(0).getReg() != MI.getOperand(1).getReg())
        TII.copyPhysReg(MBB, MI, MI.getDebugLoc(), MI.getOperand(0).getReg(),
                        MI.getOperand(1).getReg(), /*KillSrc=*/false);
      MI.eraseFromParent();
      return true;
    }
  return false;
}

bool sabotage::dropCompare(MachineFunction &MF) {
  if (!MF.getTarget().getTargetTriple().isSPARC64())
    return false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (nameOf(MI) == "SUBCCri" && MI.getOperand(2).isImm() &&
          MI.getOperand(2).getImm() != 0 && !MBB.succ_empty()) {
        MI.eraseFromParent();
        return true;
      }
  return false;
}
