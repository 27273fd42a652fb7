//===- Limit.cpp - Leaving out what is too much ---------------------------===//

#include "Limit.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

namespace {

/// The size of a document, as the versions that it has decide it.
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
    return Size;
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
                            BytesOfStep = 60, BytesOfValue = 15,
                            BytesOfCount = 12, BytesOfPoint = 14,
                            BytesOfInterval = 100, BytesOfAddition = 60;

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
  /// How often each line is used.
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

/// Leaves out all versions but the first, the last, and those that References
/// name. Returns how many.
static size_t leaveOutVersions(FunctionVersions &F,
                               ArrayRef<unsigned *> References,
                               function_ref<void(const Version &)> Remove) {
  std::vector<Version> Kept;
  std::vector<unsigned> NewIndices;
  for (auto &&[I, V] : enumerate(F.Versions)) {
    NewIndices.push_back(Kept.size());
    const unsigned Index = I;
    if (Index == 0 || Index + 1 == F.Versions.size() ||
        any_of(References, [=](const unsigned *R) { return *R == Index; }))
      Kept.push_back(std::move(V));
    else
      Remove(V);
  }
  for (unsigned *R : References)
    *R = NewIndices[*R];
  const size_t Count = F.Versions.size() - Kept.size();
  F.Versions = std::move(Kept);
  return Count;
}

namespace {

/// Leaves out one thing after the other until the rest is small enough.
class Limiter {
public:
  Limiter(Recording &Data, uint64_t Bytes)
      : Data(Data), Bytes(Bytes), Size(Data) {
    for (Facts &A : Data.AllFacts)
      References[&Data.IR.Functions[A.Function]].push_back(&A.Version);
    for (Allocation &A : Data.Allocations)
      References[&Data.Machine.Functions[A.Function]].push_back(&A.Version);
  }

  void run() {
    leaveOutBetween(Data.IR, "LLVM IR");
    leaveOutBetween(Data.Machine, "machine IR");
    if (isLarge() && Data.TheAssembly.HasFields) {
      Size.removeFields();
      Data.TheAssembly.HasFields = false;
      omit("the fields of encodings, and the rules of words");
    }
    if (isLarge() && Data.TheRun) {
      Size.remove(*Data.TheRun);
      Data.TheRun.reset();
      omit("the run of the program");
    }
    if (isLarge() && !Data.Allocations.empty()) {
      for (const Allocation &A : Data.Allocations)
        Size.remove(A);
      Data.Allocations.clear();
      References.clear();
      omit("register allocations");
    }
    leaveOutMachineFunctions();
    leaveOutAssembly();
  }

private:
  bool isLarge() const { return Size.total() > Bytes; }
  void omit(const Twine &What) {
    Data.Omitted.push_back({What.str(), "--explorer-limit"});
  }
  void leaveOutBetween(VersionTable &Table, StringRef Form);
  void leaveOutMachineFunctions();
  void leaveOutAssembly();

  Recording &Data;
  uint64_t Bytes;
  SizeEstimate Size;
  /// The indices of versions of a function that other parts of the data have.
  DenseMap<const FunctionVersions *, std::vector<unsigned *>> References;
};

} // namespace

/// Versions, of the functions with the most lines first.
void Limiter::leaveOutBetween(VersionTable &Table, StringRef Form) {
  std::vector<std::pair<uint64_t, size_t>> Order;
  for (const auto &[I, F] : enumerate(Table.Functions))
    Order.push_back({numberOfLines(F), I});
  sort(Order, [](const auto &A, const auto &B) {
    return std::tuple(B.first, A.second) < std::tuple(A.first, B.second);
  });
  // A list of thousands of names would help nobody.
  constexpr unsigned MaximumNames = 20;
  unsigned Functions = 0;
  for (auto [Lines, Index] : Order) {
    if (!isLarge())
      break;
    FunctionVersions &F = Table.Functions[Index];
    const size_t Count = leaveOutVersions(
        F, References[&F], [&](const Version &V) { Size.remove(V.Lines); });
    if (Count && ++Functions <= MaximumNames)
      omit(Form + " of " + F.Name + ": " + Twine(Count) + " of its versions");
  }
  if (Functions > MaximumNames)
    omit(Form + " of " + Twine(Functions - MaximumNames) +
         " more functions: all but two of their versions");
}

/// All versions, of the last functions first.
void Limiter::leaveOutMachineFunctions() {
  size_t Count = 0;
  for (FunctionVersions &F : reverse(Data.Machine.Functions)) {
    if (!isLarge())
      break;
    for (const Version &V : F.Versions)
      Size.remove(V.Lines);
    F.Versions.clear();
    ++Count;
  }
  if (Count)
    omit("machine IR of the last " + Twine(Count) + " functions");
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
