//===- Pipelines.h - Running and printing pass pipelines --------*- C++ -*-===//

#ifndef MINCAML_PASSES_PIPELINES_H
#define MINCAML_PASSES_PIPELINES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class TargetMachine;
class raw_ostream;
} // namespace llvm

namespace mincaml {

class PassObserver;

struct PipelineOptions {
  /// The optimization level, 0 to 3; docs/passes.md describes the pipelines.
  unsigned OptimizationLevel = 0;
  /// The maximum size of functions to inline; by default that of the level.
  std::optional<unsigned> InlineThreshold;
  /// The maximum number of iterations of MinCaml's optimizations
  /// (`mincaml-fixpoint`).
  unsigned Iterations = 1000;
  /// If not empty, this pipeline runs instead of that of the level.
  std::string Passes;
  /// Shared libraries with further passes.
  std::vector<std::string> Plugins;
  /// For SPARC: passes use the cost model of SparcTarget/CostModel.h.
  bool SparcCosts = true;
  bool VerifyEach = false;
};

/// Optimizes a module. LLVM's passes that are known to miscompile are skipped
/// in every pipeline (UnsoundPassGuard). Fails if a plugin does not load or if
/// the text of the pipeline does not parse.
///
/// Without observers, no callbacks are registered for them, so that they cost
/// no time.
llvm::Error runPipeline(llvm::Module &M, llvm::TargetMachine &Target,
                        const PipelineOptions &Options,
                        llvm::ArrayRef<PassObserver *> Observers = {});

/// Prints the pipeline that runPipeline would run, as text for `-passes=` that
/// gives the same pipeline. \p Target may be null. Fails in the same cases as
/// runPipeline.
llvm::Error printPipeline(llvm::TargetMachine *Target,
                          const PipelineOptions &Options,
                          llvm::raw_ostream &OS);

/// Runs passes that are not a user's pipeline, with the same analyses and
/// instrumentation.
void runPasses(llvm::Module &M, llvm::TargetMachine &Target,
               llvm::ModulePassManager Passes, bool VerifyEach,
               llvm::ArrayRef<PassObserver *> Observers = {});

} // namespace mincaml

#endif // MINCAML_PASSES_PIPELINES_H
