//===- WindowRegisters.cpp - Registers before and after `save` ------------===//

#include "WindowRegisters.h"
#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "llvm/ADT/StringMap.h"

using namespace mincaml::sparc;
using namespace llvm;

/// Returns the name of a register before `save`: "I0" becomes "O0", and "I0_I1"
/// becomes "O0_O1".
static std::string nameBeforeSave(StringRef Name) {
  std::string Result = Name.str();
  llvm::replace(Result, 'I', 'O');
  return Result;
}

WindowRegisters::WindowRegisters(const TargetRegisterInfo &TRI)
    : BeforeSave(TRI.getNumRegs()), OfWindow(TRI.getNumRegs()) {
  StringMap<MCRegister> Registers;
  for (unsigned R = 1; R != TRI.getNumRegs(); ++R) {
    BeforeSave[R] = R;
    Registers[TRI.getName(R)] = R;
  }
  for (unsigned R = 1; R != TRI.getNumRegs(); ++R) {
    std::optional<unsigned> Number = registerNumber(TRI.getName(R));
    if (!Number || *Number < reg::O0 || *Number > reg::I7)
      continue;
    const bool IsArgument = *Number >= reg::I0 && *Number < reg::FP;
    for (MCSuperRegIterator Super(R, &TRI, /*IncludeSelf=*/true);
         Super.isValid(); ++Super)
      if (IsArgument)
        BeforeSave[*Super] = Registers.at(nameBeforeSave(TRI.getName(*Super)));
      else
        OfWindow.set(*Super);
  }
}

bool WindowRegisters::namesWindow(const MachineInstr &MI) const {
  return any_of(MI.operands(), [&](const MachineOperand &MO) {
    return MO.isReg() && MO.getReg().isPhysical() &&
           belongsToWindow(MO.getReg().asMCReg());
  });
}

void WindowRegisters::renameToBefore(MachineInstr &MI) const {
  for (MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.getReg().isPhysical())
      MO.setReg(beforeSave(MO.getReg().asMCReg()));
}
