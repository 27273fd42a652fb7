//===- PassRecorder.h - Records a pipeline on LLVM IR -----------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_PASSRECORDER_H
#define MINCAML_LIB_EXPLORER_PASSRECORDER_H

#include "Facts.h"
#include "OriginTable.h"
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
               std::vector<Facts> &AllFacts)
      : Origins(Origins), Lines(Lines), Passes(Passes), Functions(Functions),
        AllFacts(AllFacts) {}

  /// The facts about the functions as they are now.
  void addFacts(llvm::Module &M) { findFacts(M, Origins, Functions, AllFacts); }
  /// The first pass, IR generation.
  void addModule(llvm::Module &M);

  void
  registerCallbacks(llvm::PassInstrumentationCallbacks &Callbacks) override;
  void start(llvm::Module &M) override { TheModule = &M; }
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
  };

  void begin(llvm::StringRef Class, llvm::StringRef Name, const llvm::Any &IR);
  void end(bool Changed);
  void recordChanges(const Running &R);
  bool record(const llvm::Function &F, unsigned Pass);
  bool recordDeletion(unsigned Function, unsigned Pass);
  bool recordDeletions(unsigned Pass);
  unsigned countInstructions(const Running &R) const;

  OriginTable &Origins;
  LineTable &Lines;
  std::vector<PassRun> &Passes;
  VersionTable &Functions;
  std::vector<Facts> &AllFacts;
  llvm::Module *TheModule = nullptr;
  std::vector<Running> Stack;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_PASSRECORDER_H
