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

#ifndef MINCAML_LIB_REGALLOC_REWRITING_REWRITER_H
#define MINCAML_LIB_REGALLOC_REWRITING_REWRITER_H

#include "FunctionPlan.h"
#include "Rewriting/StackSlotAssignment.h"
#include "Spilling/DefinitionSpills.h"

namespace mincaml::regalloc {

class Rewriter {
public:
  Rewriter(llvm::MachineFunction &MF, const FunctionAnalyses &FA,
           const FunctionPlan &Plan, const DefinitionSpills &DefSpills,
           const ValueHistories &History,
           llvm::MachineOptimizationRemarkEmitter &Remarks);

  /// Returns a failure if the target cannot spill a value; then the function
  /// still has virtual registers.
  std::optional<AllocationFailure> run();

private:
  void rewriteBlock(llvm::MachineBasicBlock &MBB);
  void rewriteInstruction(const Action &A);
  void rewriteEdge(const EdgePlan &Edge);
  /// The spills that follow the instruction of A, which is at Index.
  llvm::SmallVector<Action, 4> spillsAfter(const Action &A,
                                           llvm::SlotIndex Index) const;
  void insert(const Action &A, llvm::MachineBasicBlock &MBB,
              llvm::MachineBasicBlock::iterator Before,
              const llvm::DebugLoc &Where);
  void insertInstruction(const Action &A, llvm::MachineBasicBlock &MBB,
                         llvm::MachineBasicBlock::iterator Before,
                         const llvm::DebugLoc &Where);

  llvm::MachineFunction &MF;
  llvm::MachineRegisterInfo &MRI;
  const FunctionAnalyses &FA;
  const FunctionPlan &Plan;
  const DefinitionSpills &DefSpills;
  const ValueHistories &History;
  llvm::MachineOptimizationRemarkEmitter &Remarks;
  const StackSlotAssignment Slots;

  /// Copies from a register to itself, and undefined definitions.
  llvm::SmallVector<llvm::MachineInstr *, 0> Redundant;
  AllocationStatistics Statistics;
  std::optional<AllocationFailure> Failure;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_REWRITING_REWRITER_H
