//===- MachineCode.h - Helpers of the faults in SPARC code ------*- C++ -*-===//

#ifndef MINCAML_TEST_SABOTAGE_MACHINECODE_H
#define MINCAML_TEST_SABOTAGE_MACHINECODE_H

#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Target/TargetMachine.h"

namespace mincaml::sabotage {

inline const llvm::TargetInstrInfo &
instructionsOf(const llvm::MachineFunction &MF) {
  return *MF.getSubtarget().getInstrInfo();
}

inline const llvm::TargetRegisterInfo &
registersOf(const llvm::MachineFunction &MF) {
  return *MF.getSubtarget().getRegisterInfo();
}

inline llvm::StringRef nameOf(const llvm::MachineInstr &MI) {
  return instructionsOf(*MI.getMF()).getName(MI.getOpcode());
}

inline llvm::MCRegister registerNamed(const llvm::MachineFunction &MF,
                                      llvm::StringRef Name) {
  return sparc::findRegister(registersOf(MF), Name);
}

/// Calls \p Plant on the instructions of a function until it returns true.
inline bool plantOnce(llvm::MachineFunction &MF,
                      llvm::function_ref<bool(llvm::MachineInstr &)> Plant) {
  for (llvm::MachineBasicBlock &MBB : MF)
    for (llvm::MachineInstr &MI : MBB)
      if (Plant(MI))
        return true;
  return false;
}

/// Removes the first instruction for which \p Which returns true, if there is
/// one.
inline bool
dropFirst(llvm::MachineFunction &MF,
          llvm::function_ref<bool(const llvm::MachineInstr &)> Which) {
  return plantOnce(MF, [&](llvm::MachineInstr &MI) {
    const bool Drops = Which(MI);
    if (Drops)
      MI.eraseFromParent();
    return Drops;
  });
}

} // namespace mincaml::sabotage

#endif // MINCAML_TEST_SABOTAGE_MACHINECODE_H
