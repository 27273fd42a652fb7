//===- Machine.cpp - Faults in machine code -------------------------------===//

#include "Faults.h"
#include "MachineCode.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/CodeGen/LivePhysRegs.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"

using namespace mincaml;
using namespace mincaml::sabotage;
using namespace llvm;

namespace {

/// A spill or a reload.
struct SlotAccess {
  Register Value;
  int Slot = -1;
  explicit operator bool() const { return Value.isValid(); }
};

} // namespace

/// Returns \p Access if it is to a spill slot, otherwise an empty one.
static SlotAccess ifSpillSlot(const MachineFunction &MF, SlotAccess Access) {
  return Access && MF.getFrameInfo().isSpillSlotObjectIndex(Access.Slot)
             ? Access
             : SlotAccess();
}

// On SPARC, the target hooks without a size parameter find no slot.
static SlotAccess spill(const MachineInstr &MI) {
  const MachineFunction &MF = *MI.getMF();
  TypeSize Size = TypeSize::getZero();
  SlotAccess Access;
  Access.Value = instructionsOf(MF).isStoreToStackSlot(MI, Access.Slot, Size);
  return ifSpillSlot(MF, Access);
}

static SlotAccess reload(const MachineInstr &MI) {
  const MachineFunction &MF = *MI.getMF();
  TypeSize Size = TypeSize::getZero();
  SlotAccess Access;
  Access.Value = instructionsOf(MF).isLoadFromStackSlot(MI, Access.Slot, Size);
  return ifSpillSlot(MF, Access);
}

/// Removes the flags that state where the value of \p Register is last used, or
/// that it is never used.
static void extendLife(MachineBasicBlock &MBB, Register Register) {
  const TargetRegisterInfo *TRI =
      MBB.getParent()->getSubtarget().getRegisterInfo();
  for (MachineInstr &MI : MBB) {
    MI.clearRegisterKills(Register, TRI);
    MI.clearRegisterDeads(Register);
  }
}

bool sabotage::reloadOtherSlot(MachineFunction &MF) {
  const MachineFrameInfo &Frame = MF.getFrameInfo();
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF) {
    // Use a slot that holds a value, so that the fault is deterministic.
    int Last = -1;
    for (MachineInstr &MI : MBB) {
      if (SlotAccess Spill = spill(MI)) {
        Last = Spill.Slot;
        continue;
      }
      SlotAccess Reload = reload(MI);
      if (!Reload || Last < 0 || Last == Reload.Slot ||
          Frame.getObjectSize(Last) != Frame.getObjectSize(Reload.Slot))
        continue;
      for (MachineOperand &Operand : MI.operands())
        if (Operand.isFI())
          Operand.setIndex(Last);
      MI.dropMemRefs(MF);
      Changed = true;
    }
  }
  return Changed;
}

bool sabotage::dropSpill(MachineFunction &MF) {
  MapVector<int, SmallVector<MachineInstr *>> Spills;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (SlotAccess Spill = spill(MI))
        Spills[Spill.Slot].push_back(&MI);
  MachineDominatorTree Dominators(MF);
  bool Changed = false;
  for (auto &[Slot, Stores] : Spills) {
    MachineInstr *Last = Stores.back();
    if (none_of(drop_end(Stores), [&](const MachineInstr *Earlier) {
          return Dominators.dominates(Earlier, Last);
        }))
      continue;
    Last->eraseFromParent();
    Changed = true;
  }
  return Changed;
}

bool sabotage::dropReload(MachineFunction &MF) {
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF) {
    // The number of reloads of each register since the last call.
    MapVector<unsigned, unsigned> Reloads;
    for (MachineInstr &MI : make_early_inc_range(MBB)) {
      if (MI.isCall())
        Reloads.clear();
      SlotAccess Reload = reload(MI);
      if (!Reload || ++Reloads[Reload.Value] != 3)
        continue;
      extendLife(MBB, Reload.Value);
      MI.eraseFromParent();
      Changed = true;
    }
  }
  return Changed;
}

/// The largest class from which register allocation may assign \p Register.
static const TargetRegisterClass *allocatedClass(const TargetRegisterInfo &TRI,
                                                 MCRegister Register) {
  const TargetRegisterClass *Largest = nullptr;
  for (const TargetRegisterClass *RC : TRI.regclasses())
    if (RC->isAllocatable() && RC->contains(Register) &&
        (!Largest || RC->getNumRegs() > Largest->getNumRegs()))
      Largest = RC;
  return Largest;
}

/// Returns a register that a copy from \p From to \p To can wrongly overwrite:
/// one of the same class that is live after the copy. Returns none if fewer
/// than \p Pressure such registers are live.
static MCRegister victim(const MachineFunction &MF, const LivePhysRegs &Live,
                         MCRegister From, MCRegister To, unsigned Pressure) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  const TargetRegisterClass *RC = allocatedClass(TRI, To);
  if (!RC)
    return MCRegister();
  SmallVector<MCRegister> Candidates;
  for (MCPhysReg Register : *RC)
    // Do not overwrite half of a pointer.
    if (Live.contains(Register) && !MRI.isReserved(Register) &&
        !TRI.regsOverlap(Register, From) && !TRI.regsOverlap(Register, To) &&
        none_of(TRI.superregs(Register),
                [&](MCPhysReg Super) { return Live.contains(Super); }))
      Candidates.push_back(Register);
  return Candidates.size() >= Pressure ? Candidates.front() : MCRegister();
}

bool sabotage::clobberRegister(MachineFunction &MF) {
  constexpr unsigned Pressure = 3;
  LivePhysRegs Live(*MF.getSubtarget().getRegisterInfo());
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF) {
    Live.clear();
    Live.addLiveOutsNoPristines(MBB);
    for (MachineInstr &MI : reverse(MBB)) {
      if (MI.isCopy()) {
        MCRegister From = MI.getOperand(1).getReg().asMCReg();
        MCRegister To = MI.getOperand(0).getReg().asMCReg();
        if (MCRegister Victim = victim(MF, Live, From, To, Pressure)) {
          MI.getOperand(1).setIsKill(false);
          BuildMI(MBB, std::next(MI.getIterator()), MI.getDebugLoc(),
                  MI.getDesc(), Victim)
              .addReg(From);
          Changed = true;
          break;
        }
      }
      Live.stepBackward(MI);
    }
  }
  return Changed;
}

/// Returns the next copy that overwrites the source of the copy \p First and
/// whose own source does not change in between. Returns null if there is no
/// such copy nearby.
static MachineInstr *overwritingCopy(MachineInstr &First) {
  constexpr unsigned Window = 8;
  const TargetRegisterInfo *TRI =
      First.getMF()->getSubtarget().getRegisterInfo();
  MachineBasicBlock::iterator End = First.getParent()->end();
  MachineBasicBlock::iterator I = std::next(First.getIterator());
  for (unsigned Distance = 0; Distance != Window && I != End; ++Distance, ++I) {
    if (I->isCall() || I->isTerminator())
      return nullptr;
    if (!I->isCopy() ||
        I->getOperand(0).getReg() != First.getOperand(1).getReg())
      continue;
    Register Source = I->getOperand(1).getReg();
    bool Changes = any_of(make_range(MachineBasicBlock::iterator(First), I),
                          [&](const MachineInstr &Between) {
                            return Between.modifiesRegister(Source, TRI);
                          });
    return Changes ? nullptr : &*I;
  }
  return nullptr;
}

bool sabotage::swapCopies(MachineFunction &MF) {
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &First : MBB) {
      if (!First.isCopy())
        continue;
      MachineInstr *Second = overwritingCopy(First);
      if (!Second)
        continue;
      extendLife(MBB, Second->getOperand(0).getReg());
      extendLife(MBB, Second->getOperand(1).getReg());
      MBB.splice(First.getIterator(), &MBB, Second->getIterator());
      Changed = true;
    }
  return Changed;
}

bool sabotage::spillHalf(MachineFunction &MF) {
  // Find instructions and registers by name: their numbers are private to the
  // target.
  const TargetInstrInfo &TII = instructionsOf(MF);
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  unsigned StoreDouble = sparc::findOpcode(TII, "STDFri");
  const MCInstrDesc &StoreWord = TII.get(sparc::findOpcode(TII, "STFri"));
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : make_early_inc_range(MBB)) {
      SlotAccess Spill = spill(MI);
      if (!Spill || MI.getOpcode() != StoreDouble)
        continue;
      // Only half of the double registers have named halves.
      MCRegister High;
      for (MCPhysReg Half : TRI.subregs(Spill.Value.asMCReg()))
        if (TRI.getSubRegIndexName(TRI.getSubRegIndex(Spill.Value, Half)) ==
            StringRef("sub_even"))
          High = Half;
      if (!High)
        continue;
      for (int Offset : {0, 4})
        BuildMI(MBB, MI, MI.getDebugLoc(), StoreWord)
            .addFrameIndex(Spill.Slot)
            .addImm(Offset)
            .addReg(High);
      MI.eraseFromParent();
      Changed = true;
    }
  return Changed;
}
