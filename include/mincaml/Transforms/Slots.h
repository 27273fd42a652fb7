//===- Slots.h - Passes on slot form, the form before SSA -------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SLOTS_H
#define MINCAML_TRANSFORMS_SLOTS_H

#include "llvm/IR/PassManager.h"

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

/// `mincaml-promote`: converts slots to SSA form; the inverse of
/// `mincaml-demote`.
///
/// Each load is replaced by the value that was stored last. Where several
/// stores reach a join, a phi node is inserted; LLVM's PromoteMemToReg computes
/// where (the iterated dominance frontiers of the stores). A load before any
/// store yields undef.
///
/// The pass promotes only memory that is used by loads and stores of its whole
/// type, neither volatile nor atomic, by debug records and by lifetime markers.
/// It does not touch functions that call functions like `setjmp`.
///
/// The pass is idempotent.
struct PromotePass : llvm::PassInfoMixin<PromotePass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// `mincaml-rd-constfold`: constant folding by reaching definitions, as in
/// [Lecture8], on slot form (Slots/SlotForm.h):
///
///   worklist := statements x = e where e is or folds to a constant
///   while the worklist is not empty
///     take a statement s from it; let x be what s defines
///     for each t in use[s]
///       if all of reach[t,x] define the same constant
///         replace x in t by it; evaluate t as far as its operands are constant
///         if t now defines a constant, add t to the worklist
///
/// The undefined value of x at the start of the function counts as one of the
/// definitions that may reach t. Constants are the same if their bits are the
/// same: 0.0 is not -0.0. Definitions that have lost all their uses are
/// removed.
///
/// The algorithm is pessimistic: it does not find that `i = i * 1` in a loop
/// keeps i constant, nor that a branch is never taken; mincaml-constfold finds
/// never-taken branches. If folding makes the address of a load or store
/// invalid, such as null, code that must reach the access becomes unreachable
/// and is removed. Other branches do not change.
///
/// The pass folds only what foldConstantOperands folds. It skips coroutines
/// that have not been split, and functions that call functions like `setjmp`.
struct ReachingConstantFoldingPass
    : llvm::PassInfoMixin<ReachingConstantFoldingPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// `mincaml-rd-copyprop`: copy propagation by reaching definitions, as in
/// [Lecture8], on slot form (Slots/SlotForm.h):
///
///   worklist := statements of the form x = v, where v is a variable
///   while the worklist is not empty
///     take a statement s from it; let x be what s defines
///     for each t in use[s]
///       if reach[t,x] = {s}
///         replace x in t by v
///         if t now has the form x' = v', add t to the worklist
///
/// If v is an SSA value (an argument, the result of a call), it is the same at
/// t as at s. As s is the only definition that reaches t (x being undefined at
/// the start would be another one), s dominates t. If v were computed again
/// between s and t, there would be a path to t that avoids s.
///
/// If v is a slot, it may have been assigned to since s, `x = v; v = v + 1; t`,
/// which the lecture does not consider. So there is a second data-flow problem:
///
///   Lattice    sets of copies s: x = v such that v may have changed since s
///   Direction  forward; the set is empty at the start
///   Join       union: v may have changed if it may have changed on some path
///   Transfer   an assignment to v adds all copies of v; s removes itself
///
/// If a use reads another slot after a replacement, this use, and copies that
/// result from it, are examined again with new solutions of both problems,
/// until nothing changes. This terminates, because each replacement makes a use
/// read a slot that was assigned to earlier.
///
/// Copies that lose their last use in this way are removed, and so is `x = x`.
///
/// The pass does not touch coroutines that have not been split, and functions
/// that call functions like `setjmp`.
struct ReachingCopyPropagationPass
    : llvm::PassInfoMixin<ReachingCopyPropagationPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SLOTS_H
