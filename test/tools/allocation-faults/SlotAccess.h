//===- SlotAccess.h - Saves and restores ------------------------*- C++ -*-===//

#ifndef MINCAML_TEST_ALLOCATION_FAULTS_SLOTACCESS_H
#define MINCAML_TEST_ALLOCATION_FAULTS_SLOTACCESS_H

#include "llvm/CodeGen/MachineInstr.h"

namespace mincaml::faults {

/// A save or a restore.
struct SlotAccess {
  llvm::MCRegister Register;
  int Slot = 0;
  uint64_t Size = 0;
  explicit operator bool() const { return Register.isValid(); }
};

/// Finds the store to, or the load from, a slot of register allocation that
/// \p MI is.
SlotAccess saveIn(const llvm::MachineInstr &MI);
SlotAccess restoreIn(const llvm::MachineInstr &MI);

} // namespace mincaml::faults

#endif // MINCAML_TEST_ALLOCATION_FAULTS_SLOTACCESS_H
