//===- ControlFlow.h - The ways out of blocks -------------------*- C++ -*-===//
//
// An allocator may split an edge with a new block that has one successor. Apart
// from such blocks, control must leave each block as it did before allocation.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_CONTROLFLOW_H
#define MINCAML_LIB_ALLOCATIONCHECK_CONTROLFLOW_H

#include "CheckInput.h"

namespace mincaml::allocationcheck {

/// Returns the recorded block that control reaches from the start of a block
/// through new blocks with a single successor: the block itself if it is
/// recorded. Null if there is none.
const llvm::MachineBasicBlock *
recordedTarget(const Recording &Before, const llvm::MachineBasicBlock *MBB);

/// Checks that no recorded block is missing, and that jump tables have their
/// recorded targets. The other checks assume this.
std::optional<AllocationFault> checkBlocks(const CheckInput &Input);

/// Checks that control leaves a recorded block as before.
std::optional<AllocationFault> checkControlFlow(const CheckInput &Input,
                                                const RecordedBlock &Block);

/// Checks that control leaves a new block only for its only successor.
std::optional<AllocationFault> checkEdgeBlock(const CheckInput &Input,
                                              llvm::MachineBasicBlock &MBB);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_CONTROLFLOW_H
