//===- Recording.h - Recorded and allocated operands ------------*- C++ -*-===//
//
// What the phases of the check share about recordings, which
// AllocationCheck.h declares.
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

/// Returns whether an instruction with virtual registers gives the same result
/// wherever it is computed, as long as those that it reads do not change.
bool isRematerializable(const llvm::MachineInstr &MI);

/// Whether all operands are the same, except registers, blocks and implicit
/// operands, and explicit registers are at the same positions.
bool haveSameConstants(const llvm::MachineInstr &MI,
                       llvm::ArrayRef<RecordedOperand> Operands);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_RECORDING_H
