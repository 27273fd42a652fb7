//===- Rewriter.h - Rewriting of the code by the plan -----------*- C++ -*-===//
//
// The only phase that changes code. It replaces virtual operands by registers,
// removes undefined definitions and copies that have become redundant, and
// inserts spills, reloads and moves. It inserts a spill only if the value is
// reloaded somewhere.
//
// Needs: a complete plan without a failure, and the slot indexes of the
// unchanged code. Gives: code without virtual registers, with live-in lists,
// debug values and remarks. Must not change the plan or make any decision.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_REWRITER_H
#define MINCAML_LIB_REGALLOC_REWRITER_H

#include "FunctionPlan.h"

namespace mincaml::regalloc {

/// Returns a failure if the target cannot spill a value; then the function still
/// has virtual registers.
std::optional<AllocationFailure>
rewrite(llvm::MachineFunction &MF, const FunctionAnalyses &FA,
        const FunctionPlan &Plan, const DefinitionSpills &DefSpills,
        const ValueHistories &History,
        llvm::MachineOptimizationRemarkEmitter &Remarks);

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_REWRITER_H
