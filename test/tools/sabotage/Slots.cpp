//===- Slots.cpp - Faults in delay slots and branch prediction ------------===//

#include "Faults.h"
#include "MachineCode.h"

using namespace mincaml;
using namespace mincaml::sabotage;
using namespace llvm;

/// Returns the instruction in the delay slot of a branch to a block, or null.
static MachineInstr *slotOf(MachineInstr &MI) {
  if (!MI.isBranch() || !MI.isBundledWithSucc() || !MI.getOperand(0).isMBB())
    return nullptr;
  return &*std::next(MI.getIterator());
}

/// Calls \p Plant on each branch with its slot until it returns true.
static bool
plantAtBranch(MachineFunction &MF,
              function_ref<bool(MachineInstr &, MachineInstr &)> Plant) {
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (MachineInstr *Slot = slotOf(MI); Slot && Plant(MI, *Slot))
        return true;
  return false;
}

static void putInSlot(MachineInstr &MI, MachineInstr &Branch) {
  slotOf(Branch)->eraseFromBundle();
  Branch.getParent()->insertAfter(MachineBasicBlock::iterator(Branch), &MI);
  MI.bundleWithPred();
}

bool sabotage::executeAnnulledSlot(MachineFunction &MF) {
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  return plantAtBranch(MF, [&](MachineInstr &Branch, MachineInstr &) {
    // The names have the form "BCONDA", "FBCONDA_V9" or "BPICCANT".
    std::string Name = nameOf(Branch).str();
    size_t Bit = Name.rfind("DA");
    if (Bit == std::string::npos)
      Bit = Name.rfind("CA");
    if (Bit == std::string::npos)
      return false;
    Name.erase(Bit + 1, 1);
    for (unsigned Opcode = 0; Opcode != TII.getNumOpcodes(); ++Opcode)
      if (TII.getName(Opcode) == Name) {
        Branch.setDesc(TII.get(Opcode));
        return true;
      }
    return false;
  });
}

bool sabotage::executeCopyAgain(MachineFunction &MF) {
  return plantAtBranch(MF, [](MachineInstr &Branch, MachineInstr &Slot) {
    MachineBasicBlock &Target = *Branch.getOperand(0).getMBB();
    for (MachineBasicBlock *Before : Target.predecessors()) {
      if (!Before->isLayoutSuccessor(&Target))
        continue;
      auto First = Before->getFirstNonDebugInstr();
      if (First == Before->end() || std::next(First) != Before->end() ||
          !First->isIdenticalTo(Slot, MachineInstr::CheckDefs))
        continue;
      Branch.getOperand(0).setMBB(Before);
      if (!Branch.getParent()->isSuccessor(Before))
        Branch.getParent()->addSuccessorWithoutProb(Before);
      return true;
    }
    return false;
  });
}

/// Returns the fall-through block of a conditional branch, if the branch is its
/// only predecessor; otherwise null.
static MachineBasicBlock *onlyBelow(MachineInstr &Branch) {
  MachineBasicBlock &MBB = *Branch.getParent();
  if (Branch.isBarrier() ||
      std::next(MachineBasicBlock::iterator(Branch)) != MBB.end())
    return nullptr;
  for (MachineBasicBlock *Below : MBB.successors())
    if (MBB.isLayoutSuccessor(Below) && Below->pred_size() == 1)
      return Below;
  return nullptr;
}

/// Moves the first instruction of the fall-through block into an empty slot, if
/// \p Fits accepts it.
static bool
speculate(MachineFunction &MF,
          function_ref<bool(const MachineInstr &, MachineInstr &)> Fits) {
  return plantAtBranch(MF, [&](MachineInstr &Branch, MachineInstr &Slot) {
    MachineBasicBlock *Below = onlyBelow(Branch);
    if (!Below || nameOf(Slot) != "NOP")
      return false;
    auto First = Below->getFirstNonDebugInstr();
    if (First == Below->end() || First->isPosition() || First->hasDelaySlot() ||
        !Fits(*First, Branch))
      return false;
    MachineInstr &MI = *First;
    MI.removeFromParent();
    MI.clearKillInfo();
    putInSlot(MI, Branch);
    return true;
  });
}

bool sabotage::speculateLoad(MachineFunction &MF) {
  return speculate(MF, [](const MachineInstr &MI, MachineInstr &) {
    return MI.mayLoad() && !MI.mayStore() && !MI.isCall() &&
           !MI.isDereferenceableInvariantLoad() &&
           !nameOf(MI).starts_with("RESTORE");
  });
}

/// Whether a block reads a register before it writes it.
static bool readsFirst(const MachineBasicBlock &MBB, Register R) {
  const TargetRegisterInfo &TRI =
      *MBB.getParent()->getSubtarget().getRegisterInfo();
  for (const MachineInstr &MI : MBB.instrs()) {
    if (MI.readsRegister(R, &TRI))
      return true;
    if (MI.modifiesRegister(R, &TRI))
      return false;
  }
  return false;
}

bool sabotage::clobberAtTarget(MachineFunction &MF) {
  return speculate(MF, [](const MachineInstr &MI, MachineInstr &Branch) {
    if (MI.mayLoadOrStore() || MI.isCall() || !MI.getNumOperands() ||
        !MI.getOperand(0).isReg() || !MI.getOperand(0).isDef())
      return false;
    return readsFirst(*Branch.getOperand(0).getMBB(),
                      MI.getOperand(0).getReg());
  });
}

bool sabotage::exchangeWithSlot(MachineFunction &MF) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  return plantAtBranch(MF, [&](MachineInstr &Branch, MachineInstr &Slot) {
    MachineBasicBlock &MBB = *Branch.getParent();
    MachineBasicBlock::iterator Position(Branch);
    if (Position == MBB.begin() || Slot.mayLoadOrStore())
      return false;
    MachineInstr &Above = *std::prev(Position);
    if (!Above.getNumOperands() || !Above.getOperand(0).isReg() ||
        !Above.getOperand(0).isDef() || Above.mayLoadOrStore() ||
        Above.isBundled() || Above.isPosition())
      return false;
    const Register Result = Above.getOperand(0).getReg();
    if (!Slot.readsRegister(Result, &TRI) || Branch.readsRegister(Result, &TRI))
      return false;
    Slot.removeFromBundle();
    Above.removeFromParent();
    MBB.insert(Position, &Slot);
    MBB.insertAfter(Position, &Above);
    Above.bundleWithPred();
    return true;
  });
}

bool sabotage::annulPredicted(MachineFunction &MF) {
  const TargetInstrInfo &TII = instructionsOf(MF);
  return plantAtBranch(MF, [&](MachineInstr &Branch, MachineInstr &Slot) {
    StringRef Stem = nameOf(Branch);
    if (!Stem.consume_back("NT") || Stem.ends_with("A") ||
        nameOf(Slot) == "NOP")
      return false;
    Branch.setDesc(TII.get(sparc::findOpcode(TII, (Stem + "ANT").str())));
    return true;
  });
}

bool sabotage::predictOnOtherCodes(MachineFunction &MF) {
  return plantAtBranch(MF, [&](MachineInstr &Branch, MachineInstr &) {
    if (nameOf(Branch) != "BPFCCNT" && nameOf(Branch) != "BPFCCANT")
      return false;
    Branch.getOperand(2).setReg(registerNamed(MF, "FCC1"));
    return true;
  });
}
