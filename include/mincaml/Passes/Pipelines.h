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
class DiagnosticInfoOptimizationBase;
class Module;
class PassBuilder;
class PassInstrumentationCallbacks;
class TargetMachine;
class raw_ostream;
} // namespace llvm

namespace mincaml {

/// The interface of observers of a running pipeline. An observer must not
/// change the module.
class PassObserver {
public:
  virtual ~PassObserver() = default;

  /// Called before the first pass. The callbacks may refer to the observer,
  /// which outlives them.
  virtual void
  registerCallbacks(llvm::PassInstrumentationCallbacks &Callbacks) = 0;
  virtual void start(llvm::Module &M) = 0;
  /// Called for each remark, even if the user has not asked for it.
  virtual void
  addRemark(const llvm::DiagnosticInfoOptimizationBase & /*Remark*/) {}
  /// Whether the observer wants remarks of this pass about applied
  /// optimizations.
  virtual bool wantsRemarks(llvm::StringRef /*Pass*/) const { return false; }
  /// Whether the observer also wants missed-optimization and analysis remarks.
  virtual bool wantsAllRemarks() const { return false; }
  /// Called after the last pass.
  virtual void finish(llvm::Module & /*M*/,
                      llvm::ModuleAnalysisManager & /*AM*/) {}
};

struct PipelineOptions {
  /// The optimization level, 0 to 3; docs/passes.md describes the pipelines.
  unsigned OptimizationLevel = 0;
  /// The maximum size of functions to inline; by default, the level determines
  /// it.
  std::optional<unsigned> InlineThreshold;
  /// The maximum number of iterations of MinCaml's optimizations
  /// (`mincaml-fixpoint`).
  unsigned Iterations = 1000;
  /// If not empty, this pipeline runs instead of the pipeline of the level.
  std::string Passes;
  /// Shared libraries with further passes.
  std::vector<std::string> Plugins;
  /// For SPARC: passes use the cost model of SparcTarget/CostModel.h.
  bool SparcCosts = true;
  /// From level 1 on: threads execute loops with independent iterations, if
  /// they have at least this much work (ParallelLoopsPass).
  std::optional<unsigned> ParallelThreshold;
  bool VerifyEach = false;
};

/// Adds the passes of Options.OptimizationLevel, which is at most 3. Plugins
/// can add passes at the start and the end of every level. If \p UnrollsLoops,
/// loops are unrolled from level 2 on, as far as the cost model of the target
/// suggests.
void addLevel(llvm::PassBuilder &Builder, llvm::ModulePassManager &PM,
              const PipelineOptions &Options, bool UnrollsLoops);

/// Optimizes a module. LLVM's passes that are known to miscompile are skipped
/// in every pipeline (UnsoundPassGuard). Fails if a plugin does not load or if
/// the text of the pipeline does not parse.
///
/// Callbacks for observers are registered only if there are observers; they
/// cost no time otherwise.
llvm::Error runPipeline(llvm::Module &M, llvm::TargetMachine &Target,
                        const PipelineOptions &Options,
                        llvm::ArrayRef<PassObserver *> Observers = {});

/// Prints the pipeline that runPipeline would run, as text that `-passes=`
/// parses to the same pipeline. \p Target may be null. Fails in the same cases
/// as runPipeline.
llvm::Error printPipeline(llvm::TargetMachine *Target,
                          const PipelineOptions &Options,
                          llvm::raw_ostream &OS);

/// Runs \p Passes instead of a pipeline that the user selects, with the same
/// analyses and instrumentation as runPipeline.
void runPasses(llvm::Module &M, llvm::TargetMachine &Target,
               llvm::ModulePassManager Passes, bool VerifyEach,
               llvm::ArrayRef<PassObserver *> Observers = {});

} // namespace mincaml

#endif // MINCAML_PASSES_PIPELINES_H
