//===- AnalysisCollector.cpp - Collecting analysis results ----------------===//

#include "Findings.h"
#include "Recorders.h"
#include "mincaml/Analysis/Interprocedural/Effects.h"
#include "mincaml/Passes/Registration.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

/// The size of all findings (set elements and characters) above which versions
/// between the first and the last are not analyzed.
static constexpr uint64_t MaximumSize = 4'000'000;

/// The number of instructions that the computations of effects may read. Effects
/// are computed from the whole module; above this limit, they are omitted for
/// further versions between the first and the last.
static constexpr uint64_t MaximumInstructionsOfEffects = 200'000;

static constexpr StringRef NoteIDs[] = {"constants", "value-numbers",
                                        "induction-variables"};
static constexpr StringRef PredicatesID = "partial-redundancy";
static constexpr StringRef EffectsID = "effects";

ArrayRef<StringRef> mincaml::explorer::findingsUsedBy(StringRef Pass) {
  struct Use {
    StringRef Pass;
    SmallVector<StringRef, 2> IDs;
  };
  static const Use Uses[] = {
      {"mincaml-constfold", {"constants"}},
      {"mincaml-cse", {"available-expressions"}},
      {"mincaml-gvn", {"value-numbers", "available-expressions"}},
      {"mincaml-pre", {"partial-redundancy"}},
      {"mincaml-strength", {"induction-variables"}},
      {"mincaml-rd-copyprop", {"reaching-definitions"}},
      {"mincaml-rd-constfold", {"reaching-definitions"}},
      {"sparc-flat-frames", {"liveness"}},
  };
  for (const Use &U : Uses)
    if (U.Pass == Pass)
      return U.IDs;
  return {};
}

/// Separate analysis managers. If results were cached in the managers of the
/// pipeline, they could change the behaviour of its passes.
struct AnalysisCollector::Managers {
  Managers() {
    registerPasses(Builder);
    registerAnalyses(Builder, LAM, FAM, CGAM, MAM);
  }
  /// Discards all results, because the functions will change.
  void clear() {
    LAM.clear();
    FAM.clear();
    CGAM.clear();
    MAM.clear();
  }

  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PassBuilder Builder;
  /// The names of the values in the module at the last call of start().
  std::optional<ModuleSlotTracker> Names;
};

AnalysisCollector::AnalysisCollector(Recording &Data)
    : Functions(Data.IR), Data(Data) {}

AnalysisCollector::~AnalysisCollector() = default;

void AnalysisCollector::start(Module &M) {
  if (!Analyses)
    Analyses = std::make_unique<Managers>();
  Analyses->Names.emplace(&M);
}

void AnalysisCollector::omit(unsigned Function, StringRef What, StringRef Why) {
  OmittedIn[{What.str(), Why.str()}].insert(Function);
}

/// Whether the results for two versions are equal.
static bool isSame(const DataFlowSolution &A, const DataFlowSolution &B) {
  return A.Domain == B.Domain && A.Origins == B.Origins &&
         A.Blocks == B.Blocks && A.Steps == B.Steps;
}
static bool isSame(const Annotations &A, const Annotations &B) {
  return A.Lines == B.Lines;
}
static bool isSame(const Predicates &A, const Predicates &B) {
  return A.Domain == B.Domain && A.Origins == B.Origins && A.Rows == B.Rows;
}

template <typename T>
void AnalysisCollector::append(std::vector<T> New, std::vector<T> &All) {
  for (T &A : New) {
    if (!Known.insert({A.ID, A.Function, A.Version}).second)
      continue;
    auto [It, IsFirst] = Last.try_emplace({A.ID, A.Function}, All.size());
    if (!IsFirst && isSame(All[It->second], A)) {
      All[It->second].Also.push_back(A.Version);
      continue;
    }
    It->second = All.size();
    Size += sizeOf(A);
    All.push_back(std::move(A));
  }
}

void AnalysisCollector::add(Findings New) {
  append(std::move(New.AllFacts), Data.Found.AllFacts);
  append(std::move(New.AllNotes), Data.Found.AllNotes);
  append(std::move(New.AllPredicates), Data.Found.AllPredicates);
}

/// Calls Find with the function and its last recorded version. Does nothing if
/// there is no version.
template <typename FindT>
void AnalysisCollector::analyze(Function &F, FindT Find) {
  const unsigned Index = Functions.function(F.getName());
  if (!Functions.exists(Index))
    return;
  const std::vector<Version> &All = Functions.Functions[Index].Versions;
  const std::vector<unsigned> &Lines = All.back().InstructionLines;
  // Ignore a function that a pass changed although it reported no change.
  if (Lines.size() != F.getInstructionCount())
    return;
  Analyses->Names->incorporateFunction(F);
  Find(AnalyzedFunction{F, Index, unsigned(All.size() - 1), Lines, Data.Origins,
                        *Analyses->Names, Analyses->FAM},
       [&](StringRef What, StringRef Why) { omit(Index, What, Why); });
  Analyses->clear();
}

void AnalysisCollector::addGeneral(Function &F) {
  analyze(F, [&](const AnalyzedFunction &S, OmissionCallback Omit) {
    if (F.size() > MaximumBlocks)
      return Omit("Solutions of data-flow problems", "more than 40 blocks");
    if (Size > MaximumSize)
      return Omit("Solutions of data-flow problems between the first and "
                  "the last version",
                  "too many in all");
    Findings New;
    findSolutions(S, New.AllFacts, Omit);
    add(std::move(New));
  });
}

Findings AnalysisCollector::findUsed(Function &F, StringRef Pass) {
  Findings New;
  ArrayRef<StringRef> IDs = findingsUsedBy(Pass);
  auto IsWanted = [&](StringRef ID) { return is_contained(IDs, ID); };
  if (!IsWanted(PredicatesID) && none_of(NoteIDs, IsWanted))
    return New;
  analyze(F, [&](const AnalyzedFunction &S, OmissionCallback Omit) {
    if (Size > MaximumSize)
      return Omit("Facts that passes used", "too many in all");
    for (StringRef ID : NoteIDs)
      if (IsWanted(ID) && !Known.contains({ID, S.Index, S.Version}))
        findAnnotations(ID, S, New.AllNotes);
    if (IsWanted(PredicatesID) && F.size() <= MaximumBlocks)
      findPartialRedundancy(S, New.AllPredicates, Omit);
  });
  return New;
}

/// Replaces the effects that were already recorded for this version: they are
/// outdated if callees have changed since. The effects of version 0, the result
/// of IR generation, are never replaced. Returns whether Found is recorded and
/// need not be added.
bool AnalysisCollector::replaceEffects(const Annotations &Found) {
  if (!Found.Version ||
      !Known.contains({Found.ID, Found.Function, Found.Version}))
    return false;
  Annotations &Old = Data.Found.AllNotes[Last.at({Found.ID, Found.Function})];
  if (Old.Also.empty() || Old.Lines == Found.Lines) {
    Old.Lines = Found.Lines;
    return true;
  }
  Old.Also.pop_back();
  Known.erase({Found.ID, Found.Function, Found.Version});
  return false;
}

void AnalysisCollector::addEffects(Module &M, ArrayRef<Function *> Of) {
  const auto &Effects = Analyses->MAM.getResult<EffectsAnalysis>(M);
  Findings New;
  for (const Function *Each : Of) {
    const Function &F = *Each;
    const unsigned Index = Functions.function(F.getName());
    if (!Functions.exists(Index))
      continue;
    const std::vector<Version> &All = Functions.Functions[Index].Versions;
    // This is the line of `define`, before the first block.
    const unsigned Line = All.back().Blocks.front().First - 1;
    std::string Text;
    raw_string_ostream OS(Text);
    Effects.printEffects(OS, F);
    Annotations Found = {
        {EffectsID, "Effects", Index, unsigned(All.size() - 1)},
        {{Line, std::move(Text)}}};
    if (!replaceEffects(Found))
      New.AllNotes.push_back(std::move(Found));
  }
  add(std::move(New));
  Analyses->clear();
}

void AnalysisCollector::addEffectsOf(ArrayRef<Function *> Changed) {
  if (Changed.empty())
    return;
  Module &M = *Changed.front()->getParent();
  // Stop counting above the limit, because counting takes time, too.
  if (InstructionsOfEffects <= MaximumInstructionsOfEffects)
    InstructionsOfEffects += M.getInstructionCount();
  if (InstructionsOfEffects <= MaximumInstructionsOfEffects)
    return addEffects(M, Changed);
  for (const Function *F : Changed)
    omit(Functions.function(F->getName()),
         "Effects between the first and the last version", "too many in all");
}

void AnalysisCollector::addAll(Module &M) {
  start(M);
  std::vector<Function *> Defined;
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    Defined.push_back(&F);
    FunctionVersions &Of = Functions.Functions[Functions.function(F.getName())];
    if (!Of.Versions.empty())
      Of.Milestones.push_back(Of.Versions.size() - 1);
    analyze(F, [&](const AnalyzedFunction &S, OmissionCallback Omit) {
      Findings New;
      for (StringRef ID : NoteIDs)
        findAnnotations(ID, S, New.AllNotes);
      if (F.size() > MaximumBlocks) {
        Omit("Solutions of data-flow problems", "more than 40 blocks");
      } else {
        findPartialRedundancy(S, New.AllPredicates, Omit);
        if (!Known.contains({"liveness", S.Index, S.Version}))
          findSolutions(S, New.AllFacts, Omit);
      }
      add(std::move(New));
    });
  }
  addEffects(M, Defined);
}

void AnalysisCollector::finish() {
  // Do not list thousands of names.
  constexpr unsigned MaximumNames = 20;
  for (const auto &[What, OfFunctions] : OmittedIn) {
    std::string Text = What.first + " of ";
    ListSeparator Comma;
    unsigned Count = 0;
    for (unsigned Index : OfFunctions) {
      if (++Count > MaximumNames)
        break;
      Text += StringRef(Comma);
      Text += Functions.Functions[Index].Name;
    }
    if (OfFunctions.size() > MaximumNames)
      Text += " and " + std::to_string(OfFunctions.size() - MaximumNames) +
              " more functions";
    Data.Omitted.push_back({std::move(Text), What.second});
  }
  OmittedIn.clear();
}
