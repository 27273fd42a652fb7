//===- UpToDate.h - Passes that need not run again --------------*- C++ -*-===//
//
// An analysis that records which passes have found nothing to do in a function
// or module since it last changed. Passes that are repeated until nothing
// changes (`mincaml-fixpoint`) would otherwise spend most of their time on
// functions that they do not change.
//
// The record is invalidated like any other analysis: every pass that changes
// the function invalidates it, because no pass lists this analysis as
// preserved. If a pass changed something and claimed not to have done so, a
// later pass could miss an optimization. It could do no other harm: the passes
// skipped here are never needed for correctness.
//
// A pass may read attributes of callees, values of constants and other things
// outside of the function, which may change while the function does not. This
// may also hide an optimization until the function changes, but it never makes
// code incorrect.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_TRANSFORMS_UPTODATE_H
#define MINCAML_TRANSFORMS_UPTODATE_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/PassManager.h"

namespace mincaml {

/// The passes that have found nothing to do, identified by their class names.
class UpToDatePasses {
public:
  bool contains(llvm::StringRef Pass) const {
    return llvm::is_contained(Passes, Pass);
  }
  void insert(llvm::StringRef Pass) {
    if (!contains(Pass))
      Passes.push_back(Pass);
  }

private:
  llvm::SmallVector<llvm::StringRef, 4> Passes;
};

struct UpToDateFunctionAnalysis
    : llvm::AnalysisInfoMixin<UpToDateFunctionAnalysis> {
  static inline llvm::AnalysisKey Key;
  using Result = UpToDatePasses;
  Result run(llvm::Function &, llvm::FunctionAnalysisManager &) { return {}; }
};

struct UpToDateModuleAnalysis
    : llvm::AnalysisInfoMixin<UpToDateModuleAnalysis> {
  static inline llvm::AnalysisKey Key;
  using Result = UpToDatePasses;
  Result run(llvm::Module &, llvm::ModuleAnalysisManager &) { return {}; }
};

/// Calls Run, which executes the pass, unless the pass has found nothing to do
/// in Unit since Unit last changed. If the pass has options, Pass must include
/// them.
template <typename AnalysisT, typename UnitT, typename ManagerT>
llvm::PreservedAnalyses
runUnlessUpToDate(llvm::StringRef Pass, UnitT &Unit, ManagerT &AM,
                  llvm::function_ref<llvm::PreservedAnalyses()> Run) {
  if (const UpToDatePasses *Known =
          AM.template getCachedResult<AnalysisT>(Unit);
      Known && Known->contains(Pass))
    return llvm::PreservedAnalyses::all();
  llvm::PreservedAnalyses Preserved = Run();
  if (Preserved.areAllPreserved())
    AM.template getResult<AnalysisT>(Unit).insert(Pass);
  return Preserved;
}

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_UPTODATE_H
