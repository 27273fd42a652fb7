//===- Limit.cpp - Leaving out what is too much ---------------------------===//

#include "Limit.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

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
  }

  void remove(ArrayRef<unsigned> Lines) {
    for (unsigned Line : Lines)
      if (!--Uses[Line])
        Total -= sizeOf(Line);
    Total -= Lines.size() * BytesOfIndex;
  }
  uint64_t total() const { return Total; }

private:
  static constexpr uint64_t BytesOfIndex = 6, BytesOfSpan = 20;

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

/// Leaves out all versions but the first, the last, and those that facts are
/// about. Returns how many.
static size_t leaveOutVersions(FunctionVersions &F, ArrayRef<Facts *> FactsOf,
                               function_ref<void(const Version &)> Remove) {
  std::vector<Version> Kept;
  std::vector<unsigned> NewIndices;
  for (auto &&[I, V] : enumerate(F.Versions)) {
    NewIndices.push_back(Kept.size());
    const unsigned Index = I;
    if (Index == 0 || Index + 1 == F.Versions.size() ||
        any_of(FactsOf, [=](const Facts *A) { return A->Version == Index; }))
      Kept.push_back(std::move(V));
    else
      Remove(V);
  }
  for (Facts *A : FactsOf)
    A->Version = NewIndices[A->Version];
  const size_t Count = F.Versions.size() - Kept.size();
  F.Versions = std::move(Kept);
  return Count;
}

void mincaml::explorer::limitSize(Recording &Data, uint64_t Bytes) {
  SizeEstimate Size(Data);
  struct Candidate {
    FunctionVersions *F;
    StringRef Form;
    uint64_t Lines;
    size_t Index;
  };
  std::vector<Candidate> Candidates;
  DenseMap<const FunctionVersions *, std::vector<Facts *>> FactsOf;
  for (Facts &A : Data.AllFacts)
    FactsOf[&Data.IR.Functions[A.Function]].push_back(&A);
  auto Add = [&](VersionTable &Table, StringRef Form) {
    for (FunctionVersions &F : Table.Functions)
      Candidates.push_back({&F, Form, numberOfLines(F), Candidates.size()});
  };
  Add(Data.IR, "LLVM IR");
  Add(Data.Machine, "machine IR");
  sort(Candidates, [](const Candidate &A, const Candidate &B) {
    return A.Lines != B.Lines ? A.Lines > B.Lines : A.Index < B.Index;
  });
  for (const auto &[F, Form, Lines, Index] : Candidates) {
    if (Size.total() <= Bytes)
      return;
    const size_t Count = leaveOutVersions(
        *F, FactsOf[F], [&](const Version &V) { Size.remove(V.Lines); });
    if (!Count)
      continue;
    Data.Omitted.push_back(
        (Form + " of " + F->Name + ": " + Twine(Count) + " of its versions")
            .str());
  }
}
