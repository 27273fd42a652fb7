//===- Demote.h - Demotion of SSA values to stack slots ---------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SLOTS_DEMOTE_H
#define MINCAML_TRANSFORMS_SLOTS_DEMOTE_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

/// `mincaml-demote`: converts a function from SSA form to slot form.
///
/// Values that are used in other blocks are kept in slots
/// (Analysis/Slots/SlotForm.h): variables in memory to which each path assigns.
/// [Lecture8] uses this form for its analyses. `mincaml-promote` is the
/// inverse.
///
/// - A value that other blocks use gets a slot. It is stored right after its
///   definition and loaded once in each block that uses it.
/// - A phi node p gets a slot, too. Each predecessor stores its operand,
///   `p = v`, and a load of the slot replaces p. If other blocks use p,
///   that load is copied to a second slot, `x = p`: when x is read, a
///   predecessor may already have stored to the slot of p for the next
///   iteration.
/// - If a block has several phi nodes, a predecessor loads all operands before
///   it stores the first: phi nodes are assigned in parallel and may swap
///   values.
///
/// The pass does not demote
/// - values that cannot be kept in memory, or whose definition cannot be
///   followed by a store: tokens, types of unknown size, results of terminators
///   (`invoke`, `callbr`), values that exception handling pads use;
/// - phi nodes of a block that starts with a pad, and those that get the result
///   of the terminator of a predecessor;
/// - allocas, because their address is not computed;
/// - anything in functions that are naked, coroutines not yet split, managed by
///   an LLVM garbage collector (which has to find pointers), or that call
///   functions like `setjmp`.
///
/// The pass is idempotent.
struct DemotePass : llvm::PassInfoMixin<DemotePass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// Demotes the values of F and returns whether anything changed.
bool demoteToSlots(llvm::Function &F, llvm::OptimizationRemarkEmitter &Remarks);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SLOTS_DEMOTE_H
