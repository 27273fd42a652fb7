//===- Recording.h - Recorded and allocated operands ------------*- C++ -*-===//
//
// Functions on recordings, which AllocationCheck.h declares, that several phases
// of the check use.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_RECORDING_H
#define MINCAML_LIB_ALLOCATIONCHECK_RECORDING_H

#include "mincaml/AllocationCheck/AllocationCheck.h"

namespace mincaml::allocationcheck {

inline bool isImplicitRegister(const llvm::MachineOperand &MO) {
  return MO.isReg() && MO.isImplicit();
}

/// Returns a copy of an operand, detached from \p MI.
RecordedOperand recordOperand(const llvm::MachineInstr &MI, unsigned Index);

/// Whether an instruction with virtual registers gives the same result wherever
/// it is computed, as long as the registers that it reads do not change.
bool isRematerializable(const llvm::MachineInstr &MI);

/// Whether explicit operands other than registers and blocks are the same, and
/// registers and blocks are at the same positions. Implicit operands are
/// ignored.
bool haveSameConstants(const llvm::MachineInstr &MI,
                       llvm::ArrayRef<RecordedOperand> Operands);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_RECORDING_H
