//===- Remarks.h - Optimization remarks on an allocation --------*- C++ -*-===//
//
// The remarks, by the LLVM options that enable them:
//
//   -pass-remarks-missed=regalloc     each spill and reload, with its location
//   -pass-remarks-analysis=regalloc   the totals of each function
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_REWRITING_REMARKS_H
#define MINCAML_LIB_REGALLOC_REWRITING_REMARKS_H

#include "AllocationStatistics.h"

namespace llvm {
class DebugLoc;
class MachineBasicBlock;
class MachineFunction;
class MachineOptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml::regalloc {

struct Action;

/// Reports that A, a spill or a reload, is inserted into MBB.
void remarkSpillCode(llvm::MachineOptimizationRemarkEmitter &Remarks,
                     const Action &A, const llvm::MachineBasicBlock &MBB,
                     const llvm::DebugLoc &Where);

/// Reports the totals; Allocator is the name of the allocator.
void remarkStatistics(llvm::MachineOptimizationRemarkEmitter &Remarks,
                      const llvm::MachineFunction &MF, const char *Allocator,
                      const AllocationStatistics &Statistics);

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_REWRITING_REMARKS_H
