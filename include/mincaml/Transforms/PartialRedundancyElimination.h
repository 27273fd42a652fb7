//===- PartialRedundancyElimination.h - Code motion -------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_PARTIALREDUNDANCYELIMINATION_H
#define MINCAML_TRANSFORMS_PARTIALREDUNDANCYELIMINATION_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Computes expressions where no path computes them twice: inserts computations
/// on paths that lack them, so that those that follow on every path are
/// redundant, and removes these. No path computes more than before. Loops are
/// among the paths, so this moves invariant computations out of them.
///
/// `busy` computes as early as possible, as the lecture does it; `lazy`, the
/// default, as late as possible without losing anything, so that values do not
/// occupy registers for longer than they must, and without moves that gain
/// nothing.
/// PartialRedundancy.h has the equations. Critical edges are split where a
/// computation goes there.
///
/// Works on slots, where a load reads a variable and a store assigns to it, and
/// on SSA form, through phi nodes. A load or a division is only computed where
/// it is guaranteed to execute. Stores, calls, volatile and atomic
/// accesses stay where they are. Leaves functions with exception handlers of
/// the Windows kind, with returns_twice calls, and coroutines alone.
///
/// Sources: [Lecture8], "partial redundancy elimination"; [LazyCodeMotion].
class PartialRedundancyEliminationPass
    : public llvm::PassInfoMixin<PartialRedundancyEliminationPass> {
public:
  enum class Motion : bool { Busy, Lazy };
  struct Options {
    Motion How = Motion::Lazy;
  };
  /// `busy` or `lazy`.
  static llvm::Expected<Options> parseOptions(llvm::StringRef Text);

  explicit PartialRedundancyEliminationPass(Options TheOptions)
      : TheOptions(TheOptions) {}
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> PassNameOfClass);

private:
  Options TheOptions;
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_PARTIALREDUNDANCYELIMINATION_H
