//===- PassRecorder.h - Recording passes on LLVM IR -------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_PASSRECORDER_H
#define MINCAML_LIB_EXPLORER_PASSRECORDER_H

#include "Analyses/AnalysisCollector.h"
#include "OriginTable.h"
#include "Stopwatch.h"
#include "Versions.h"
#include "mincaml/Passes/PassObserver.h"

namespace llvm {
class Any;
class Function;
} // namespace llvm

namespace mincaml::explorer {

/// Records the passes of the pipelines that it observes, and the versions of the
/// functions that they change.
class PassRecorder : public PassObserver {
public:
  PassRecorder(OriginTable &Origins, LineTable &Lines,
               std::vector<PassRun> &Passes, VersionTable &Functions,
               AnalysisCollector &Collector)
      : Origins(Origins), Lines(Lines), Passes(Passes), Functions(Functions),
        Collector(Collector) {}

  /// Records the module after IR generation, which counts as the first pass.
  void addModule(llvm::Module &M);

  void
  registerCallbacks(llvm::PassInstrumentationCallbacks &Callbacks) override;
  void start(llvm::Module &M) override;
  void addRemark(const llvm::DiagnosticInfoOptimizationBase &Remark) override;
  bool wantsRemarks(llvm::StringRef) const override { return true; }
  bool wantsAllRemarks() const override { return true; }

private:
  /// A pass or a manager of passes that is running.
  struct Running {
    /// The index into Passes; -1 for a manager.
    int Pass = -1;
    /// The function that it runs on, completely or on a part of it. Null if it
    /// runs on several functions.
    llvm::Function *F = nullptr;
    /// The names of the functions of an SCC that it runs on.
    std::vector<std::string> Names;
    /// The number of iterations so far, for a fixed point.
    unsigned Rounds = 0;
    /// The analysis results that the pass uses.
    Findings Used;
    /// The time at which it started.
    Stopwatch::Clock::duration Start{};
  };

  void begin(llvm::StringRef Class, llvm::StringRef Name, const llvm::Any &IR);
  void end(bool Changed);
  void recordChanges(Running &R);
  bool record(llvm::Function &F, unsigned Pass);
  /// Adds F to \p Changed if it has changed.
  void recordAndAnalyze(llvm::Function &F, Running &R,
                        std::vector<llvm::Function *> &Changed);
  bool recordDeletion(unsigned Function, unsigned Pass);
  bool recordDeletions(unsigned Pass);
  unsigned countInstructions(const Running &R) const;

  OriginTable &Origins;
  LineTable &Lines;
  std::vector<PassRun> &Passes;
  VersionTable &Functions;
  AnalysisCollector &Collector;
  Stopwatch Watch;
  llvm::Module *TheModule = nullptr;
  std::vector<Running> Stack;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_PASSRECORDER_H
