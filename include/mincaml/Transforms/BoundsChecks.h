//===- BoundsChecks.h - Passes on bounds checks -----------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_BOUNDSCHECKS_H
#define MINCAML_TRANSFORMS_BOUNDSCHECKS_H

#include "mincaml/Transforms/PassOptions.h"

namespace llvm {
class Instruction;
} // namespace llvm

namespace mincaml {

/// `mincaml-abcd`: bounds check elimination on demand (ABCD). The pass replaces
/// comparisons that inequalities between variables decide. For example, a loop
/// compares an index with a variable, and an array was created with that
/// variable as its size. Comparisons that intervals decide are left to
/// `mincaml-vrp`.
///
/// The pass handles signed and unsigned comparisons of integers of at most 64
/// bits that a branch or a select depends on. Inequalities.h describes the
/// graph of inequalities, and how arithmetic that wraps is treated. Comparisons
/// whose proof takes too many steps stay; `-pass-remarks-analysis` shows the
/// number of steps.
///
/// The analysis results describe the module before the pass. All comparisons
/// are decided before the first one is replaced. Therefore each decision is
/// correct for every execution of the program with all of its checks.
///
/// Source: [ABCD] (docs/sources.md).
struct BoundsCheckEliminationPass
    : llvm::PassInfoMixin<BoundsCheckEliminationPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

struct LoopChecksOptions {
  /// The maximum number of instructions of a loop.
  unsigned Size = 100;
  /// The maximum number of instructions of all copies in a function.
  unsigned Growth = 1000;

  PassOptionList list() { return {{"size", &Size}, {"growth", &Growth}}; }
};

/// `mincaml-loop-checks`: replaces the bounds checks of a counted loop by one
/// condition in front of the loop. If the condition holds, a version of the
/// loop without the checks is executed. Otherwise the unchanged loop is
/// executed: a check fails in the same iteration as before, with the same
/// message and after the same side effects. The unchanged loop is marked not to
/// be unrolled.
///
/// A check is an unsigned comparison `index < length` in an innermost loop
/// whose failure ends the program, where
///   - the length is loop-invariant,
///   - the index is b + a * t in iteration t, for loop-invariant a and b, and
///   - another exit of the loop bounds the number of iterations: it compares
///     a variable that changes by the same number in each iteration with a
///     loop-invariant value.
/// If T is the last iteration in which the check is executed, the condition is
///   b < length  and  T < length - b,            for a = 1,
///   b < length  and  T <= b,                    for a = -1,
///   b < length  and  a * T <= length - 1 - b,   otherwise, in 64 bits,
/// all unsigned, so that no index in between wraps.
///
/// These checks include those that ABCD calls partially redundant: checks that
/// are redundant after the first iteration, or if a loop-invariant condition
/// holds. Hoisting such a check alone could make it fail too early.
///
/// The pass does not change loops of more than `size=N` instructions (100 by
/// default), and a function grows by at most `growth=N` instructions (1000).
///
/// Sources: [ABCD], "partially redundant checks"; [GuptaChecks] for range
/// checks in front of loops (docs/sources.md).
struct LoopChecksPass : PassWithOptions<LoopChecksPass, LoopChecksOptions> {
  using PassWithOptions::PassWithOptions;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

struct MergeChecksOptions {
  /// The maximum number of instructions of a copy.
  unsigned Size = 60;
  /// The maximum number of instructions of all copies in a function.
  unsigned Growth = 1000;

  PassOptionList list() { return {{"size", &Size}, {"growth", &Growth}}; }
};

/// `mincaml-merge-checks`: merges bounds checks of constant indices of one
/// array. If such indices are checked one after the other, for example 0, 1 and
/// 2, the first check is replaced by a check of the greatest index, and the
/// others are removed. If the new check fails, an unchanged copy of the code up
/// to the check of the greatest index is executed: one of its checks fails,
/// with the same message and after the same side effects.
///
/// A check is a comparison of a length with a constant whose failure ends the
/// program. The merged checks test the same length, and from the first to the
/// last one, the only path that does not end the program is a sequence of
/// blocks that cannot be entered otherwise.
///
/// The pass does not change sequences of more than `size=N` instructions (60 by
/// default), and a function grows by at most `growth=N` instructions (1000).
///
/// Source: [ABCD], "partially redundant checks"; [GuptaChecks] for combined
/// checks (docs/sources.md).
struct MergeChecksPass : PassWithOptions<MergeChecksPass, MergeChecksOptions> {
  using PassWithOptions::PassWithOptions;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

/// Marks a bounds check on a slow path: code that is executed only if a
/// combined check, which pass \p Pass has inserted in place of several checks,
/// has failed.
void markSlowCheck(llvm::Instruction &Branch, llvm::StringRef Pass);

/// The pass that inserted the combined check; empty for other branches.
llvm::StringRef passOfSlowCheck(const llvm::Instruction &Branch);

struct InsertPiNodesOptions {
  bool Remove = false;

  PassOptionList list() { return {{"remove", &Remove}}; }
};

/// `mincaml-pi`: inserts the pi nodes of PiNodes.h as instructions, for other
/// passes and for readers. A pi node is a copy of a value at the start of a
/// block that is entered by a branch which has compared the value.
/// `mincaml-pi<remove>` removes the copies. Running both passes leaves the
/// function as it was.
///
///   %i.pi = bitcast i32 %i to i32, !mincaml.pi !0     ; !{!"%i slt %n"}
///
/// A pi node is a bitcast to the same type, as in LLVM's PredicateInfo:
/// instruction selection drops it, and every pass knows that it equals its
/// operand. (The intrinsic llvm.ssa.copy cannot be selected.) Other passes may
/// delete a copy, merge it with others, or move it out of the block. This is
/// safe, because analyses derive the inequality from the branches that dominate
/// a use, not from the position of the copy. The metadata only distinguishes
/// the copies from other bitcasts.
///
/// No copy is inserted for an edge to a block with other predecessors, because
/// the copy would need a separate block.
///
/// Source: [ABCD], "e-SSA form" (docs/sources.md).
struct InsertPiNodesPass
    : PassWithOptions<InsertPiNodesPass, InsertPiNodesOptions> {
  using PassWithOptions::PassWithOptions;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_BOUNDSCHECKS_H
