//===- PartialRedundancyElimination.h - PRE ---------------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SCALAR_PARTIALREDUNDANCYELIMINATION_H
#define MINCAML_TRANSFORMS_SCALAR_PARTIALREDUNDANCYELIMINATION_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-pre<busy>` and `mincaml-pre<lazy>`: partial redundancy elimination.
///
/// The pass inserts computations on paths that lack them, so that later ones
/// are redundant on every path, and removes those. No path computes more than
/// before. As the paths through loops are included, this also hoists
/// loop-invariant computations.
///
/// `busy` computes expressions as early as possible, as the lecture does.
/// `lazy`, the default, computes them as late as possible without losing
/// anything, so that the live ranges of values are as short as possible, and
/// moves nothing without gain. PartialRedundancy.h has the equations. A
/// critical edge is split if a computation is inserted on it.
///
/// The pass works on slot form, where a load reads a variable and a store
/// assigns to it, and on SSA form, through phi nodes. Loads and divisions are
/// inserted only where they are guaranteed to execute. Stores, calls, volatile
/// and atomic accesses stay where they are. The pass does not touch coroutines,
/// and functions with Windows exception handling or with calls that return
/// twice.
///
/// Sources: [Lecture8], "partial redundancy elimination"; [LazyCodeMotion].
class PartialRedundancyEliminationPass
    : public llvm::PassInfoMixin<PartialRedundancyEliminationPass> {
public:
  enum class Motion : bool { Busy, Lazy };
  struct Options {
    Motion How = Motion::Lazy;
  };
  /// Parses `busy` or `lazy`.
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

#endif // MINCAML_TRANSFORMS_SCALAR_PARTIALREDUNDANCYELIMINATION_H
