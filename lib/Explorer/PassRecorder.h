//===- PassRecorder.h - Records a pipeline on LLVM IR -----------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_PASSRECORDER_H
#define MINCAML_LIB_EXPLORER_PASSRECORDER_H

#include "Facts/Collector.h"
#include "OriginTable.h"
#include "Stopwatch.h"
#include "Versions.h"
#include "mincaml/Passes/PassObserver.h"

namespace llvm {
class Any;
class Function;
} // namespace llvm

namespace mincaml::explorer {

/// Lists the passes of the pipelines that it watches, and the versions of the
/// functions that they change.
class PassRecorder : public PassObserver {
public:
  PassRecorder(OriginTable &Origins, LineTable &Lines,
               std::vector<PassRun> &Passes, VersionTable &Functions,
               FactCollector &Collector)
      : Origins(Origins), Lines(Lines), Passes(Passes), Functions(Functions),
        Collector(Collector) {}

  /// The first pass, IR generation.
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
    /// Index into Passes; -1: a manager.
    int Pass = -1;
    /// What it runs on, if that is one function or a part of it.
    llvm::Function *F = nullptr;
    /// The names of what it runs on, if that is several functions but not all.
    std::vector<std::string> Names;
    /// Rounds so far, of a fixed point.
    unsigned Rounds = 0;
    /// What the pass uses.
    Findings Used;
    /// When it began.
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
  FactCollector &Collector;
  Stopwatch Watch;
  llvm::Module *TheModule = nullptr;
  std::vector<Running> Stack;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_PASSRECORDER_H
