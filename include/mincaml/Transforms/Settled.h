//===- Settled.h - What a pass need not look at again -----------*- C++ -*-===//
//
// Which passes have found nothing to do in a function, or in a module, since it
// last changed. Passes that are repeated until nothing changes
// (`mincaml-fixpoint`) spend most of their time on what they have left alone
// before.
//
// Nothing but the analysis manager keeps this: a pass that changes the function
// and does not name this analysis among what it preserves, as none does, makes
// it forget. A pass that changes something and claims not to have done so could
// only make a later pass miss something to improve; what is skipped here is
// never needed for the meaning of the program.
//
// What a pass reads outside of the function, the attributes of callees and the
// values of constants, may change without the function. That too may hide an
// improvement until the function changes, and never makes a wrong one.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_TRANSFORMS_SETTLED_H
#define MINCAML_TRANSFORMS_SETTLED_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/PassManager.h"

namespace mincaml {

/// The passes that have found nothing to do, by class name.
class SettledPasses {
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

class SettledFunctionAnalysis
    : public llvm::AnalysisInfoMixin<SettledFunctionAnalysis> {
public:
  using Result = SettledPasses;
  Result run(llvm::Function &, llvm::FunctionAnalysisManager &) { return {}; }

private:
  friend llvm::AnalysisInfoMixin<SettledFunctionAnalysis>;
  static llvm::AnalysisKey Key;
};

class SettledModuleAnalysis
    : public llvm::AnalysisInfoMixin<SettledModuleAnalysis> {
public:
  using Result = SettledPasses;
  Result run(llvm::Module &, llvm::ModuleAnalysisManager &) { return {}; }

private:
  friend llvm::AnalysisInfoMixin<SettledModuleAnalysis>;
  static llvm::AnalysisKey Key;
};

/// Calls Run, which is the pass with this name, unless it has found nothing to
/// do in Unit since that last changed. A pass with options must not use it,
/// unless Pass names them too.
template <typename AnalysisT, typename UnitT, typename ManagerT>
llvm::PreservedAnalyses
runUnlessSettled(llvm::StringRef Pass, UnitT &Unit, ManagerT &AM,
                 llvm::function_ref<llvm::PreservedAnalyses()> Run) {
  if (const SettledPasses *Known = AM.template getCachedResult<AnalysisT>(Unit);
      Known && Known->contains(Pass))
    return llvm::PreservedAnalyses::all();
  llvm::PreservedAnalyses Preserved = Run();
  if (Preserved.areAllPreserved())
    AM.template getResult<AnalysisT>(Unit).insert(Pass);
  return Preserved;
}

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SETTLED_H
