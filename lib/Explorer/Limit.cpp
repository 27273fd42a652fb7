//===- Limit.cpp - Limiting the size of the data --------------------------===//

#include "Limit.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

namespace {

/// An estimate of the size of the document. It is updated as parts are removed.
class SizeEstimate {
public:
  explicit SizeEstimate(const Recording &Data) : Data(Data) {
    Uses.resize(Data.Lines.lines().size());
    for (const Stage &S : Data.Stages)
      add(S.Lines);
    for (const VersionTable *Table : {&Data.IR, &Data.Machine})
      for (const FunctionVersions &F : Table->Functions)
        for (const Version &V : F.Versions)
          add(V.Lines);
    for (const AssemblyFunction &F : Data.TheAssembly.Functions)
      Total += sizeOf(F);
    for (const Facts &A : Data.Found.AllFacts)
      Total += bytesOf(A);
    for (const Notes &A : Data.Found.AllNotes)
      Total += bytesOf(A);
    for (const Predicates &A : Data.Found.AllPredicates)
      Total += bytesOf(A);
    for (const Allocation &A : Data.Allocations)
      Total += sizeOf(A);
    if (Data.TheRun)
      Total += sizeOf(*Data.TheRun);
    Total += Data.PassRuns.size() * BytesOfPass +
             Data.Origins.expressions().size() * BytesOfOrigin +
             Data.Source.getBufferSize();
  }

  static uint64_t sizeOf(const Allocation &A) {
    uint64_t Size = A.Lines.size() * BytesOfPoint +
                    A.Facts.Additions.size() * BytesOfAddition +
                    A.Facts.Interference.size() * BytesOfCount;
    for (const AllocationFacts::Interval &I : A.Facts.Intervals)
      Size += BytesOfInterval + I.Live.size() * BytesOfCount +
              I.Places.size() * BytesOfValue;
    return Size + sizeOfReasons(A);
  }
  static uint64_t sizeOf(const CheckedAllocation &A) {
    return A.numberOfInstructions() * BytesOfPoint +
           A.numberOfMembers() * BytesOfIndex;
  }
  static uint64_t sizeOf(const RegisterTrials &T) {
    return T.numberOfTrials() * BytesOfTrial +
           T.numberOfCandidates() * BytesOfCandidate;
  }
  /// The size of the allocator's trace and of the checker's results.
  static uint64_t sizeOfReasons(const Allocation &A) {
    return (A.Checked ? sizeOf(*A.Checked) : 0) +
           (A.Trials ? sizeOf(*A.Trials) : 0);
  }
  static uint64_t sizeOf(const Run &R) {
    uint64_t Size = R.Counts.size() * BytesOfCount;
    for (const Run::Step &S : R.Steps) {
      Size += BytesOfStep + S.Output.size() + S.Reads.size() * BytesOfValue;
      for (const auto &[Name, Value] : S.Values)
        Size += Name.size() + Value.size();
    }
    return Size;
  }
  uint64_t sizeOf(const AssemblyFunction &F) const {
    return F.Lines.size() *
           (BytesOfWord + (Data.TheAssembly.HasFields ? BytesOfFields : 0));
  }
  void remove(const Allocation &A) { Total -= sizeOf(A); }
  void remove(const Run &R) { Total -= sizeOf(R); }
  void removeFields() {
    for (const AssemblyFunction &F : Data.TheAssembly.Functions)
      Total -= F.Lines.size() * BytesOfFields;
  }
  void remove(const AssemblyFunction &F) { Total -= sizeOf(F); }
  void remove(uint64_t Bytes) { Total -= Bytes; }
  void removePasses(uint64_t Count) { Total -= Count * BytesOfPass; }
  template <typename T> static uint64_t bytesOf(const T &A) {
    return BytesOfFinding + BytesOfMember * mincaml::explorer::sizeOf(A);
  }

  void remove(ArrayRef<unsigned> Lines) {
    for (unsigned Line : Lines)
      if (!--Uses[Line])
        Total -= sizeOf(Line);
    Total -= Lines.size() * BytesOfIndex;
  }
  uint64_t total() const { return Total; }

private:
  static constexpr uint64_t BytesOfIndex = 6, BytesOfSpan = 20,
                            BytesOfPass = 140, BytesOfOrigin = 25,
                            BytesOfWord = 110, BytesOfFields = 160,
                            BytesOfFinding = 250, BytesOfMember = 3,
                            BytesOfStep = 60, BytesOfValue = 15,
                            BytesOfCount = 12, BytesOfPoint = 14,
                            BytesOfInterval = 100, BytesOfAddition = 60,
                            BytesOfTrial = 80, BytesOfCandidate = 30;

  void add(ArrayRef<unsigned> Lines) {
    for (unsigned Line : Lines)
      if (!Uses[Line]++)
        Total += sizeOf(Line);
    Total += Lines.size() * BytesOfIndex;
  }
  uint64_t sizeOf(unsigned Line) const {
    const LineTable::Line &L = Data.Lines.lines()[Line];
    return L.Text.size() + L.Spans.size() * BytesOfSpan;
  }

  const Recording &Data;
  /// The number of uses of each line.
  std::vector<unsigned> Uses;
  uint64_t Total = 0;
};

} // namespace

static uint64_t numberOfLines(const FunctionVersions &F) {
  uint64_t Result = 0;
  for (const Version &V : F.Versions)
    Result += V.Lines.size();
  return Result;
}

/// Whether a version is kept when others are removed.
static bool stays(const FunctionVersions &F, unsigned Version) {
  return Version == 0 || Version + 1 == F.Versions.size() ||
         is_contained(F.Milestones, Version);
}

/// Removes all versions that need not be kept. Returns the new index of each
/// version; -1 if it was removed.
static std::vector<int>
leaveOutVersions(FunctionVersions &F,
                 function_ref<void(const Version &)> Remove) {
  std::vector<Version> Kept;
  std::vector<int> NewIndices;
  for (auto &&[I, V] : enumerate(F.Versions)) {
    if (stays(F, I)) {
      NewIndices.push_back(Kept.size());
      Kept.push_back(std::move(V));
    } else {
      NewIndices.push_back(-1);
      Remove(V);
    }
  }
  F.Versions = std::move(Kept);
  for (unsigned &Milestone : F.Milestones)
    Milestone = NewIndices[Milestone];
  return NewIndices;
}

/// Restricts a finding to the versions that are kept. Returns false if there are
/// none. NewIndices has the new index of each version; -1 if it was removed.
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

template <typename VisitT>
static void forEachList(Findings &All, VisitT Visit) {
  Visit(All.AllFacts);
  Visit(All.AllNotes);
  Visit(All.AllPredicates);
}

namespace {

/// Removes one part after the other until the rest is small enough.
class Limiter {
public:
  Limiter(Recording &Data, uint64_t Bytes)
      : Data(Data), Bytes(Bytes), Size(Data) {}

  void run() {
    leaveOutIdlePasses();
    leaveOutFindings(Which::Between);
    leaveOutBetween(Data.IR, "LLVM IR");
    leaveOutBetween(Data.Machine, "machine IR");
    // The typed tree contains the same information.
    leaveOutStages({"tokens", "ast", "core"});
    leaveOutFindings(Which::All);
    if (isLarge() && Data.TheAssembly.HasFields) {
      Size.removeFields();
      Data.TheAssembly.HasFields = false;
      omit("the fields of encodings, and the rules of words");
    }
    leaveOutReasons();
    if (isLarge() && Data.TheRun) {
      Size.remove(*Data.TheRun);
      Data.TheRun.reset();
      omit("the run of the program");
    }
    if (isLarge() && !Data.Allocations.empty()) {
      for (const Allocation &A : Data.Allocations)
        Size.remove(A);
      Data.Allocations.clear();
      omit("register allocations");
    }
    leaveOutStages({"typed", "alpha"});
    leaveOutFunctions(Data.Machine, "machine IR");
    leaveOutAssembly();
    leaveOutStages({"closure", "knormal"});
    leaveOutFunctions(Data.IR, "LLVM IR");
  }

private:
  bool isLarge() const { return Size.total() > Bytes; }
  void omit(const Twine &What) {
    Data.Omitted.push_back({What.str(), "--explorer-limit"});
  }
  void leaveOutIdlePasses();
  void leaveOutStages(ArrayRef<StringRef> IDs);
  enum class Which : uint8_t { Between, All };
  void leaveOutFindings(Which Findings);
  void renumberFindings(ArrayRef<std::vector<int>> NewIndices);
  void leaveOutBetween(VersionTable &Table, StringRef Form);
  void leaveOutFunctions(VersionTable &Table, StringRef Form);
  void leaveOutReasons();
  void leaveOutAssembly();

  Recording &Data;
  uint64_t Bytes;
  SizeEstimate Size;
};

} // namespace

/// Adapts the findings to removed versions. NewIndices has, for each function,
/// the new index of each version; if it is empty, all findings about the
/// function are kept.
void Limiter::renumberFindings(ArrayRef<std::vector<int>> NewIndices) {
  forEachList(Data.Found, [&](auto &List) {
    erase_if(List, [&](Finding &A) {
      const std::vector<int> &Of = NewIndices[A.Function];
      return !Of.empty() && !renumber(A, Of);
    });
  });
}

/// Removes the passes that changed nothing and emitted no remarks.
void Limiter::leaveOutIdlePasses() {
  if (!isLarge())
    return;
  std::vector<PassRun> Kept;
  std::vector<unsigned> NewIndices;
  for (PassRun &P : Data.PassRuns) {
    NewIndices.push_back(Kept.size());
    if (P.Changed || !P.Remarks.empty())
      Kept.push_back(std::move(P));
  }
  const size_t Count = Data.PassRuns.size() - Kept.size();
  Data.PassRuns = std::move(Kept);
  if (!Count)
    return;
  // The passes of all versions have been kept, since they changed something.
  for (VersionTable *Table : {&Data.IR, &Data.Machine})
    for (FunctionVersions &F : Table->Functions)
      for (Version &V : F.Versions)
        V.Pass = NewIndices[V.Pass];
  Size.removePasses(Count);
  omit(Twine(Count) + " runs of passes that changed nothing");
}

void Limiter::leaveOutStages(ArrayRef<StringRef> IDs) {
  for (StringRef ID : IDs) {
    auto It = find_if(Data.Stages, [&](const Stage &S) { return S.ID == ID; });
    if (!isLarge() || It == Data.Stages.end())
      continue;
    Size.remove(It->Lines);
    omit("the stage \"" + It->Title + "\"");
    Data.Stages.erase(It);
  }
}

/// Removes the findings about versions that need not be kept, or all findings.
/// Starts with the functions that have the most findings.
void Limiter::leaveOutFindings(Which Findings) {
  const std::vector<FunctionVersions> &Functions = Data.IR.Functions;
  const bool All = Findings == Which::All;
  auto Stays = [&](const Finding &A) {
    return !All && (stays(Functions[A.Function], A.Version) ||
                    any_of(A.Also, [&](unsigned V) {
                      return stays(Functions[A.Function], V);
                    }));
  };
  std::vector<std::pair<uint64_t, size_t>> Order(Functions.size());
  for (auto &&[I, Entry] : enumerate(Order))
    Entry.second = I;
  forEachList(Data.Found, [&](const auto &List) {
    for (const auto &A : List)
      if (!Stays(A))
        Order[A.Function].first += SizeEstimate::bytesOf(A);
  });
  sort(Order, [](const auto &A, const auto &B) {
    return std::tuple(B.first, A.second) < std::tuple(A.first, B.second);
  });
  std::vector<std::vector<int>> NewIndices(Functions.size());
  size_t Count = 0;
  for (auto [OfFunction, Index] : Order) {
    if (!isLarge() || !OfFunction)
      break;
    Size.remove(OfFunction);
    ++Count;
    const FunctionVersions &F = Functions[Index];
    for (unsigned V = 0; V != F.Versions.size(); ++V)
      NewIndices[Index].push_back(!All && stays(F, V) ? int(V) : -1);
  }
  renumberFindings(NewIndices);
  if (Count)
    omit((All ? "all facts, of "
              : "facts between the first and the last version, of ") +
         Twine(Count) + " functions");
}

/// Removes versions that need not be kept. Starts with the functions that have
/// the most lines.
void Limiter::leaveOutBetween(VersionTable &Table, StringRef Form) {
  std::vector<std::pair<uint64_t, size_t>> Order;
  for (const auto &[I, F] : enumerate(Table.Functions))
    Order.push_back({numberOfLines(F), I});
  sort(Order, [](const auto &A, const auto &B) {
    return std::tuple(B.first, A.second) < std::tuple(A.first, B.second);
  });
  // Do not list thousands of names.
  constexpr unsigned MaximumNames = 20;
  unsigned Functions = 0;
  std::vector<std::vector<int>> NewIndices(Table.Functions.size());
  for (auto [Lines, Index] : Order) {
    if (!isLarge())
      break;
    FunctionVersions &F = Table.Functions[Index];
    NewIndices[Index] =
        leaveOutVersions(F, [&](const Version &V) { Size.remove(V.Lines); });
    const size_t Count = count(NewIndices[Index], -1);
    if (Count && ++Functions <= MaximumNames)
      omit(Form + " of " + F.Name + ": " + Twine(Count) + " of its versions");
  }
  if (&Table == &Data.IR)
    renumberFindings(NewIndices);
  else
    // The versions before and after allocation are milestones.
    for (Allocation &A : Data.Allocations)
      if (ArrayRef<int> Of = NewIndices[A.Function]; !Of.empty()) {
        A.Version = Of[A.Version];
        A.After = Of[A.After];
      }
  if (Functions > MaximumNames)
    omit(Form + " of " + Twine(Functions - MaximumNames) +
         " more functions: all but two of their versions");
}

/// Removes all versions of functions. Starts with the last function.
void Limiter::leaveOutFunctions(VersionTable &Table, StringRef Form) {
  size_t Count = 0;
  for (FunctionVersions &F : reverse(Table.Functions)) {
    if (!isLarge())
      break;
    if (F.Versions.empty())
      continue;
    for (const Version &V : F.Versions)
      Size.remove(V.Lines);
    F.Versions.clear();
    ++Count;
  }
  if (Count)
    omit(Form + " of the last " + Twine(Count) + " functions");
}

/// Removes the allocation checker's results and the allocators' traces. Starts
/// with the functions where they are largest.
void Limiter::leaveOutReasons() {
  std::vector<std::pair<uint64_t, size_t>> Order;
  for (const auto &[I, A] : enumerate(Data.Allocations))
    if (const uint64_t OfFunction = SizeEstimate::sizeOfReasons(A))
      Order.push_back({OfFunction, I});
  sort(Order, [](const auto &A, const auto &B) {
    return std::tuple(B.first, A.second) < std::tuple(A.first, B.second);
  });
  size_t Count = 0;
  for (auto [OfFunction, Index] : Order) {
    if (!isLarge())
      break;
    Size.remove(OfFunction);
    Data.Allocations[Index].Checked.reset();
    Data.Allocations[Index].Trials.reset();
    ++Count;
  }
  if (Count)
    omit("what the allocation checker knows and what allocators tried, of " +
         Twine(Count) + " functions");
}

void Limiter::leaveOutAssembly() {
  size_t Count = 0;
  for (std::vector<AssemblyFunction> &All = Data.TheAssembly.Functions;
       isLarge() && !All.empty(); ++Count) {
    Size.remove(All.back());
    All.pop_back();
  }
  if (Count)
    omit("assembly of the last " + Twine(Count) + " functions");
}

void mincaml::explorer::limitSize(Recording &Data, uint64_t Bytes) {
  Limiter(Data, Bytes).run();
}
