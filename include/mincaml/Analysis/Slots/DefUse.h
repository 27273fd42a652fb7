//===- DefUse.h - Def-use chains of slots -----------------------*- C++ -*-===//
//
// For each store to a slot, the loads that may read the value that it has
// written. This is the inverse of reaching definitions:
//
//   use[s] = { t | s in reach[t,x], where x is the slot that s defines }
//
// Def-use could also be solved as a backward problem. The lecture derives it
// from reaching definitions, and so does this analysis.
//
// Source: [Lecture8], "def-use analysis".
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_SLOTS_DEFUSE_H
#define MINCAML_ANALYSIS_SLOTS_DEFUSE_H

#include "mincaml/Analysis/Slots/ReachingDefinitions.h"

namespace mincaml {

class DefUse {
public:
  /// Empty if the function is too large for reaching definitions.
  DefUse(llvm::Function &F, const ReachingDefinitions &Reaching);

  /// The loads in reachable blocks that may read the value that D has written,
  /// in program order.
  llvm::ArrayRef<llvm::LoadInst *> uses(Definition D) const { return Uses[D]; }

private:
  std::vector<llvm::SmallVector<llvm::LoadInst *, 2>> Uses;
};

struct DefUseAnalysis : llvm::AnalysisInfoMixin<DefUseAnalysis> {
  static inline llvm::AnalysisKey Key;
  using Result = DefUse;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
};

/// Prints use[s] of each statement s that stores to a slot.
void printDefUse(llvm::raw_ostream &OS, llvm::Function &F,
                 llvm::FunctionAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_SLOTS_DEFUSE_H
