//===- Frames.cpp - Faults in frames and register windows -----------------===//

#include "Faults.h"
#include "MachineCode.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"

using namespace mincaml;
using namespace mincaml::sabotage;
using namespace llvm;

static bool isRegister(const MachineOperand &MO, StringRef Name) {
  return MO.isReg() &&
         MO.getReg() == registerNamed(*MO.getParent()->getMF(), Name);
}

/// Whether an instruction adds a constant to %sp.
static bool addsToStackPointer(const MachineInstr &MI, bool Allocates) {
  return nameOf(MI) == "ADDri" && isRegister(MI.getOperand(0), "O6") &&
         isRegister(MI.getOperand(1), "O6") && MI.getOperand(2).isImm() &&
         (MI.getOperand(2).getImm() < 0) == Allocates;
}

//===- Shrink-wrapped frames ----------------------------------------------===//

static bool isSave(const MachineInstr &MI) { return nameOf(MI) == "SAVEri"; }

/// Whether the function allocates a window, but not in its entry block.
static bool hasLaterWindow(const MachineFunction &MF) {
  return none_of(MF.front(), isSave) &&
         any_of(MF, [](const MachineBasicBlock &MBB) {
           return any_of(MBB, isSave);
         });
}

/// Makes the first instruction of the entry block that reads the first argument
/// read another register.
static bool readOther(MachineFunction &MF, StringRef Name) {
  for (MachineInstr &MI : MF.front()) {
    if (MI.isMetaInstruction())
      continue;
    if (MI.isCall() || MI.isTerminator())
      return false;
    for (MachineOperand &MO : MI.explicit_uses())
      if (isRegister(MO, "O0")) {
        MO.setReg(registerNamed(MF, Name));
        MO.setIsKill(false);
        return true;
      }
  }
  return false;
}

bool sabotage::readOtherArgument(MachineFunction &MF) {
  return hasLaterWindow(MF) && MF.front().isLiveIn(registerNamed(MF, "O1")) &&
         readOther(MF, "O1");
}

bool sabotage::keepNameOfWindow(MachineFunction &MF) {
  return hasLaterWindow(MF) && readOther(MF, "I0");
}

bool sabotage::dropStoreBehindSave(MachineFunction &MF) {
  return hasLaterWindow(MF) && dropFirst(MF, [](const MachineInstr &MI) {
           return MI.getIterator() != MI.getParent()->instr_begin() &&
                  MI.mayStore() && isRegister(MI.getOperand(0), "I6") &&
                  isSave(*std::prev(MI.getIterator()));
         });
}

bool sabotage::dropLaterSave(MachineFunction &MF) {
  return hasLaterWindow(MF) && dropFirst(MF, isSave);
}

bool sabotage::keepRestore(MachineFunction &MF) {
  if (!hasLaterWindow(MF))
    return false;
  return plantOnce(MF, [&](MachineInstr &MI) {
    if (!MI.isReturn() || MI.isCall() ||
        (MI.getIterator() != MI.getParent()->instr_begin() &&
         nameOf(*std::prev(MI.getIterator())).starts_with("RESTORE")))
      return false;
    const TargetInstrInfo &TII = instructionsOf(MF);
    const MCRegister G0 = registerNamed(MF, "G0");
    BuildMI(*MI.getParent(), MI, MI.getDebugLoc(),
            TII.get(sparc::findOpcode(TII, "RESTORErr")), G0)
        .addReg(G0)
        .addReg(G0);
    return true;
  });
}

//===- Frames without a window --------------------------------------------===//

static bool storesReturnAddress(const MachineInstr &MI) {
  return MI.mayStore() && isRegister(MI.getOperand(0), "O6") &&
         isRegister(MI.getOperand(2), "O7");
}

static bool hasFlatFrame(const MachineFunction &MF) {
  return any_of(MF, [](const MachineBasicBlock &MBB) {
    return any_of(MBB, storesReturnAddress);
  });
}

/// Whether MI accesses the frame, with a value other than %o7 or %g0.
static bool isOfFrame(const MachineInstr &MI, unsigned Base, unsigned Value) {
  return isRegister(MI.getOperand(Base), "O6") &&
         MI.getOperand(Value).isReg() &&
         !isRegister(MI.getOperand(Value), "O7") &&
         !isRegister(MI.getOperand(Value), "G0");
}

bool sabotage::dropReturnAddress(MachineFunction &MF) {
  return hasFlatFrame(MF) && dropFirst(MF, storesReturnAddress);
}

bool sabotage::loadOtherReturnAddress(MachineFunction &MF) {
  return hasFlatFrame(MF) && plantOnce(MF, [](MachineInstr &MI) {
           if (!MI.mayLoad() || !isRegister(MI.getOperand(0), "O7") ||
               !isRegister(MI.getOperand(1), "O6"))
             return false;
           MachineOperand &Offset = MI.getOperand(2);
           const bool Is64 =
               MI.getMF()->getTarget().getTargetTriple().isSPARC64();
           Offset.setImm(Offset.getImm() - (Is64 ? 8 : 4));
           return true;
         });
}

bool sabotage::keepFrame(MachineFunction &MF) {
  return hasFlatFrame(MF) && dropFirst(MF, [](const MachineInstr &MI) {
           return addsToStackPointer(MI, /*Allocates=*/false);
         });
}

bool sabotage::dropReloadOfFrame(MachineFunction &MF) {
  return hasFlatFrame(MF) && dropFirst(MF, [](const MachineInstr &MI) {
           return MI.mayLoad() && !MI.isCall() && isOfFrame(MI, 1, 0);
         });
}

bool sabotage::dropSpillToFrame(MachineFunction &MF) {
  return hasFlatFrame(MF) && dropFirst(MF, [](const MachineInstr &MI) {
           return MI.mayStore() && !MI.isCall() && isOfFrame(MI, 0, 2);
         });
}

bool sabotage::useCallersLocal(MachineFunction &MF) {
  if (!hasFlatFrame(MF))
    return false;
  const MCRegister Own = registerNamed(MF, "G2"),
                   Callers = registerNamed(MF, "L0");
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF) {
    if (MBB.isLiveIn(Own)) {
      MBB.removeLiveIn(Own);
      MBB.addLiveIn(Callers);
    }
    for (MachineInstr &MI : MBB)
      for (MachineOperand &MO : MI.operands())
        if (MO.isReg() && MO.getReg() == Own) {
          MO.setReg(Callers);
          Changed = true;
        }
  }
  return Changed;
}

bool sabotage::exchangeArgumentsInFrame(MachineFunction &MF) {
  return hasFlatFrame(MF) && MF.front().isLiveIn(registerNamed(MF, "O1")) &&
         readOther(MF, "O1");
}
