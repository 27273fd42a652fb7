//===- Limit.cpp - Leaves parts of a document out -------------------------===//

#include "Writer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

namespace {

/// Counts what is written to it.
class CountingStream : public raw_ostream {
public:
  ~CountingStream() override { flush(); }

private:
  void write_impl(const char *, size_t Size) override { Count += Size; }
  uint64_t current_pos() const override { return Count; }

  uint64_t Count = 0;
};

} // namespace

static uint64_t sizeOfDocument(const Recording &Data) {
  CountingStream OS;
  writeJSON(Data, OS);
  return OS.tell();
}

/// Whether a version of a function stays although others are left out.
static bool stays(const FunctionVersions &F, unsigned Version) {
  return Version == 0 || Version + 1 == F.Versions.size() ||
         is_contained(F.Milestones, Version);
}

/// Makes a finding one about versions that stay; false if it is about others
/// only. Indices are the new ones; -1: left out.
static bool renumber(Finding &A, ArrayRef<int> NewIndices) {
  std::vector<unsigned> Rest;
  A.Also.insert(A.Also.begin(), A.Version);
  for (unsigned Version : A.Also)
    if (NewIndices[Version] >= 0)
      Rest.push_back(NewIndices[Version]);
  if (Rest.empty())
    return false;
  A.Version = Rest.front();
  A.Also.assign(Rest.begin() + 1, Rest.end());
  return true;
}

/// Removes the findings for which \p Stays is false; it may change them.
static bool removeFindings(Findings &All, function_ref<bool(Finding &)> Stays) {
  auto Remove = [&](auto &List) {
    const size_t Before = List.size();
    erase_if(List, [&](Finding &A) { return !Stays(A); });
    return List.size() != Before;
  };
  const bool Facts = Remove(All.AllFacts), Notes = Remove(All.AllNotes),
             Predicates = Remove(All.AllPredicates);
  return Facts || Notes || Predicates;
}

/// Removes the runs of passes that changed nothing and have no remarks.
static bool removeIdlePasses(Recording &Data) {
  std::vector<PassRun> Rest;
  std::vector<unsigned> NewIndices;
  for (PassRun &P : Data.PassRuns) {
    NewIndices.push_back(Rest.size());
    if (P.Changed || !P.Remarks.empty())
      Rest.push_back(std::move(P));
  }
  const bool Removed = Rest.size() != Data.PassRuns.size();
  Data.PassRuns = std::move(Rest);
  // A version is of a pass that changed something.
  for (VersionTable *Table : {&Data.IR, &Data.Machine})
    for (FunctionVersions &F : Table->Functions)
      for (Version &V : F.Versions)
        V.Pass = NewIndices[V.Pass];
  return Removed;
}

/// Removes what was found about versions that may be left out.
static bool removeFindingsBetween(Recording &Data) {
  return removeFindings(Data.Found, [&](Finding &A) {
    const FunctionVersions &F = Data.IR.Functions[A.Function];
    return stays(F, A.Version) ||
           any_of(A.Also, [&](unsigned V) { return stays(F, V); });
  });
}

/// Removes the versions that need not stay. Findings and allocations get the
/// new numbers of the others.
static bool removeVersionsBetween(Recording &Data, VersionTable &Table) {
  std::vector<std::vector<int>> NewIndices;
  bool Removed = false;
  for (FunctionVersions &F : Table.Functions) {
    std::vector<Version> Rest;
    std::vector<int> &Of = NewIndices.emplace_back();
    for (auto &&[I, V] : enumerate(F.Versions)) {
      const bool Stays = stays(F, I);
      Of.push_back(Stays ? int(Rest.size()) : -1);
      if (Stays)
        Rest.push_back(V);
    }
    Removed |= Rest.size() != F.Versions.size();
    F.Versions = std::move(Rest);
    for (unsigned &Milestone : F.Milestones)
      Milestone = Of[Milestone];
  }
  if (&Table == &Data.IR)
    removeFindings(Data.Found, [&](Finding &A) {
      return renumber(A, NewIndices[A.Function]);
    });
  else
    // The versions before and after allocation are milestones.
    for (Allocation &A : Data.Allocations) {
      A.Version = NewIndices[A.Function][A.Version];
      A.After = NewIndices[A.Function][A.After];
    }
  return Removed;
}

static bool removeVersions(VersionTable &Table) {
  bool Removed = false;
  for (FunctionVersions &F : Table.Functions) {
    Removed |= !F.Versions.empty();
    F.Versions.clear();
  }
  return Removed;
}

/// Removes what the allocation checker knows and what allocators tried.
static bool removeReasons(Recording &Data) {
  bool Removed = false;
  for (Allocation &A : Data.Allocations) {
    Removed |= A.Checked || A.Trials;
    A.Checked.reset();
    A.Trials.reset();
  }
  return Removed;
}

void mincaml::explorer::limitSize(Recording &Data, uint64_t Bytes) {
  uint64_t Size = sizeOfDocument(Data);
  // Removes a part if the rest is too large; false: there was nothing of it.
  auto Remove = [&](const Twine &Part, function_ref<bool()> Apply) {
    if (Size <= Bytes || !Apply())
      return;
    Data.Omitted.push_back({Part.str(), "--explorer-limit"});
    Size = sizeOfDocument(Data);
  };
  auto RemoveStages = [&](ArrayRef<StringRef> IDs) {
    for (StringRef ID : IDs) {
      auto It =
          find_if(Data.Stages, [&](const Stage &S) { return S.ID == ID; });
      if (It == Data.Stages.end())
        continue;
      Remove("the stage \"" + It->Title + "\"", [&] {
        Data.Stages.erase(It);
        return true;
      });
    }
  };
  Remove("runs of passes that changed nothing",
         [&] { return removeIdlePasses(Data); });
  Remove("findings between the first and the last version",
         [&] { return removeFindingsBetween(Data); });
  Remove("LLVM IR between the first and the last version",
         [&] { return removeVersionsBetween(Data, Data.IR); });
  Remove("machine IR between the first and the last version",
         [&] { return removeVersionsBetween(Data, Data.Machine); });
  // The typed tree contains what these say.
  RemoveStages({"tokens", "ast", "core"});
  Remove("all findings", [&] {
    return removeFindings(Data.Found, [](Finding &) { return false; });
  });
  Remove("the fields of encodings, and the rules of words",
         [&] { return std::exchange(Data.TheAssembly.HasFields, false); });
  Remove("what the allocation checker knows and what allocators tried",
         [&] { return removeReasons(Data); });
  Remove("the run of the program",
         [&] { return std::exchange(Data.TheRun, std::nullopt).has_value(); });
  Remove("register allocations",
         [&] { return !std::exchange(Data.Allocations, {}).empty(); });
  RemoveStages({"typed", "alpha"});
  Remove("machine IR", [&] { return removeVersions(Data.Machine); });
  Remove("assembly", [&] {
    return !std::exchange(Data.TheAssembly.Functions, {}).empty();
  });
  RemoveStages({"closure", "knormal"});
  Remove("LLVM IR", [&] { return removeVersions(Data.IR); });
}
