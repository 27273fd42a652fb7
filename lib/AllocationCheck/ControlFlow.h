//===- ControlFlow.h - Check of the control flow ----------------*- C++ -*-===//
//
// Checks that control leaves each block as it did before allocation. An
// allocator may only split an edge with a new block that has one successor.
//
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_CONTROLFLOW_H
#define MINCAML_LIB_ALLOCATIONCHECK_CONTROLFLOW_H

#include "CheckInput.h"

namespace mincaml::allocationcheck {

/// Returns the recorded block that control reaches from \p MBB through new
/// blocks with a single successor, or null if there is none. If \p MBB is
/// recorded itself, returns \p MBB.
const llvm::MachineBasicBlock *
recordedTarget(const Recording &Before, const llvm::MachineBasicBlock *MBB);

/// Checks that no recorded block is missing, and that jump tables have their
/// recorded targets. The other checks assume this.
std::optional<AllocationFault> checkBlocks(const CheckInput &Input);

/// Checks that control leaves a recorded block as it did before allocation.
std::optional<AllocationFault> checkControlFlow(const CheckInput &Input,
                                                const RecordedBlock &Block);

/// Checks that control leaves a new block only to its single successor.
std::optional<AllocationFault> checkEdgeBlock(const CheckInput &Input,
                                              llvm::MachineBasicBlock &MBB);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_CONTROLFLOW_H
