//===- SlotAccess.h - Recognition of spills and reloads ---------*- C++ -*-===//

#ifndef MINCAML_TEST_ALLOCATION_FAULTS_SLOTACCESS_H
#define MINCAML_TEST_ALLOCATION_FAULTS_SLOTACCESS_H

#include "llvm/CodeGen/MachineInstr.h"

namespace mincaml::faults {

/// A spill or a reload.
struct SlotAccess {
  llvm::MCRegister Register;
  int Slot = 0;
  uint64_t Size = 0;
  explicit operator bool() const { return Register.isValid(); }
};

/// Analyzes \p MI as a spill to, or a reload from, a slot of register
/// allocation; the result is false if it is none.
SlotAccess spillIn(const llvm::MachineInstr &MI);
SlotAccess reloadIn(const llvm::MachineInstr &MI);

} // namespace mincaml::faults

#endif // MINCAML_TEST_ALLOCATION_FAULTS_SLOTACCESS_H
