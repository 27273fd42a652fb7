//===- Collector.h - Chooses what to find -----------------------*- C++ -*-===//
//
// The general facts, solutions of data-flow problems, are found for every
// version. What a particular pass uses is found before it runs, and kept if the
// pass changes the function; besides that, for each function as IR generation
// has made it and as the pipeline has left it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_EXPLORER_FACTS_COLLECTOR_H
#define MINCAML_LIB_EXPLORER_FACTS_COLLECTOR_H

#include "Facts/Findings.h"
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

/// The IDs of the findings that a pass of ours works with.
llvm::ArrayRef<llvm::StringRef> findingsUsedBy(llvm::StringRef Pass);

class FactCollector {
public:
  FactCollector(OriginTable &Origins, VersionTable &Functions, Findings &Result,
                std::vector<Omission> &Omitted);
  ~FactCollector();

  /// M has changed as a whole.
  void start(llvm::Module &M);
  /// Finds everything about the functions as they are now.
  void addAll(llvm::Module &M);
  /// Finds the general facts of the last version of F, which F is.
  void addGeneral(llvm::Function &F);
  /// Finds what calls of functions do, whose last versions are new.
  void addEffectsOf(llvm::ArrayRef<llvm::Function *> Changed);
  /// What this pass uses of F, except for general facts.
  Findings findUsed(llvm::Function &F, llvm::StringRef Pass);
  void add(Findings New);
  /// Names what has been left out.
  void finish();

private:
  struct Managers;

  template <typename FindT> void analyze(llvm::Function &F, FindT Find);
  void addEffects(llvm::Module &M, llvm::ArrayRef<llvm::Function *> Of);
  bool replaceEffects(const Notes &Found);
  /// Appends findings, or says of an equal one that it holds for another
  /// version, too.
  template <typename T> void append(std::vector<T> New, std::vector<T> &All);
  void refuse(unsigned Function, llvm::StringRef What, llvm::StringRef Why);

  OriginTable &Origins;
  VersionTable &Functions;
  Findings &Result;
  std::vector<Omission> &Omitted;
  std::unique_ptr<Managers> Analyses;
  /// The analyses, functions and versions that are in Result.
  std::set<std::tuple<llvm::StringRef, unsigned, unsigned>> Known;
  /// The last finding of each analysis about each function.
  std::map<std::pair<llvm::StringRef, unsigned>, size_t> Last;
  /// The functions that something was left out of, by what it was and why.
  std::map<std::pair<std::string, std::string>, std::set<unsigned>> Refused;
  /// How much has been found.
  uint64_t Size = 0;
  /// How many instructions effects were computed from.
  uint64_t InstructionsOfEffects = 0;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_FACTS_COLLECTOR_H
