//===- Demote.h - Values and phi nodes to slots -----------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_DEMOTE_H
#define MINCAML_TRANSFORMS_DEMOTE_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

/// Leaves SSA form: what crosses blocks does so in slots (Analysis/SlotForm.h),
/// variables that are assigned to wherever control comes from, which is the
/// form that [Lecture8] uses for its analyses. mincaml-promote goes
/// back.
///
/// - A value that other blocks use gets a slot. It is stored to right after
/// the
///   value, and loaded once in each block that uses it.
/// - A phi node p gets a slot too. Each predecessor stores what p would be if
///   control came from it, `p = v`, and where p was its slot is loaded. If
///   other blocks use p, that is a copy to a second slot, `x = p`: by the time
///   that x is read a predecessor may have stored to p for another iteration.
/// - Of several phi nodes in a block, all operands are loaded before the first
///   is stored: phi nodes are assigned to in parallel, and may swap.
///
/// Left alone are values that cannot be kept in memory or whose definition
/// cannot be followed by a store: tokens and types of unknown size, results of
/// terminators (`invoke`, `callbr`), uses by exception handling pads, phi nodes
/// of a block that starts with a pad or that get the result of the terminator
/// of a predecessor; allocas, whose address is not a computation; and whole
/// functions that are naked, coroutines not yet split, garbage collected by
/// LLVM, whose collector has to find pointers, or call something like `setjmp`.
///
/// Changes nothing the second time.
struct DemotePass : llvm::PassInfoMixin<DemotePass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// Whether anything changed.
bool demoteToSlots(llvm::Function &F, llvm::OptimizationRemarkEmitter &Remarks);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_DEMOTE_H
