//===- AnalysisCollector.h - Collecting analysis results --------*- C++ -*-===//
//
// Runs analyses and collects their results. The solutions of general data-flow
// problems are computed for every version of a function. The analyses that a
// particular pass uses are run before the pass, and the results are kept if the
// pass changes the function. These analyses are also run on each function after
// IR generation and after the pipeline.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_EXPLORER_ANALYSES_ANALYSISCOLLECTOR_H
#define MINCAML_LIB_EXPLORER_ANALYSES_ANALYSISCOLLECTOR_H

#include "Analyses/Findings.h"
#include "Omission.h"
#include "OriginTable.h"
#include "Versions.h"
#include "llvm/ADT/ArrayRef.h"
#include <map>
#include <memory>
#include <set>
#include <tuple>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace mincaml::explorer {

/// The IDs of the analyses that a pass of this project uses.
llvm::ArrayRef<llvm::StringRef> findingsUsedBy(llvm::StringRef Pass);

class AnalysisCollector {
public:
  AnalysisCollector(OriginTable &Origins, VersionTable &Functions,
                    Findings &Result, std::vector<Omission> &Omitted);
  ~AnalysisCollector();

  /// Must be called after M has changed as a whole.
  void start(llvm::Module &M);
  /// Runs all analyses on the current functions.
  void addAll(llvm::Module &M);
  /// Solves the general data-flow problems for F. Precondition: F is the last
  /// recorded version of the function.
  void addGeneral(llvm::Function &F);
  /// Computes the side effects of functions that have a new version.
  void addEffectsOf(llvm::ArrayRef<llvm::Function *> Changed);
  /// Returns the results of the analyses that this pass uses, except the
  /// general data-flow problems.
  Findings findUsed(llvm::Function &F, llvm::StringRef Pass);
  void add(Findings New);
  /// Records what was omitted.
  void finish();

private:
  struct Managers;

  template <typename FindT> void analyze(llvm::Function &F, FindT Find);
  void addEffects(llvm::Module &M, llvm::ArrayRef<llvm::Function *> Of);
  bool replaceEffects(const Annotations &Found);
  /// Appends findings. If the last finding of the function is equal, records
  /// that it also holds for the new version.
  template <typename T> void append(std::vector<T> New, std::vector<T> &All);
  void omit(unsigned Function, llvm::StringRef What, llvm::StringRef Why);

  OriginTable &Origins;
  VersionTable &Functions;
  Findings &Result;
  std::vector<Omission> &Omitted;
  std::unique_ptr<Managers> Analyses;
  /// The analyses, functions and versions that are in Result.
  std::set<std::tuple<llvm::StringRef, unsigned, unsigned>> Known;
  /// The last finding of each analysis about each function.
  std::map<std::pair<llvm::StringRef, unsigned>, size_t> Last;
  /// For each pair of an omitted part and the reason, the functions concerned.
  std::map<std::pair<std::string, std::string>, std::set<unsigned>> OmittedIn;
  /// The sum of sizeOf over all findings.
  uint64_t Size = 0;
  /// The number of instructions that the computations of effects have read.
  uint64_t InstructionsOfEffects = 0;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_ANALYSES_ANALYSISCOLLECTOR_H
