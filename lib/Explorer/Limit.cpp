//===- Limit.cpp - Leaving out what is too much ---------------------------===//

#include "Limit.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

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
    Total += Data.PassRuns.size() * BytesOfPass +
             Data.Origins.expressions().size() * BytesOfOrigin +
             Data.Source.getBufferSize();
  }

  uint64_t sizeOf(const AssemblyFunction &F) const {
    return F.Lines.size() *
           (BytesOfWord + (Data.TheAssembly.HasFields ? BytesOfFields : 0));
  }
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
                            BytesOfWord = 110, BytesOfFields = 120;

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

namespace {

/// Leaves out one thing after the other until the rest is small enough.
class Limiter {
public:
  Limiter(Recording &Data, uint64_t Bytes)
      : Data(Data), Bytes(Bytes), Size(Data) {
    for (Facts &A : Data.AllFacts)
      FactsOf[&Data.IR.Functions[A.Function]].push_back(&A);
  }

  void run() {
    leaveOutBetween(Data.IR, "LLVM IR");
    leaveOutBetween(Data.Machine, "machine IR");
    if (isLarge() && Data.TheAssembly.HasFields) {
      Size.removeFields();
      Data.TheAssembly.HasFields = false;
      omit("the fields of encodings");
    }
    leaveOutMachineFunctions();
    leaveOutAssembly();
  }

private:
  bool isLarge() const { return Size.total() > Bytes; }
  void omit(const Twine &What) { Data.Omitted.push_back(What.str()); }
  void leaveOutBetween(VersionTable &Table, StringRef Form);
  void leaveOutMachineFunctions();
  void leaveOutAssembly();

  Recording &Data;
  uint64_t Bytes;
  SizeEstimate Size;
  DenseMap<const FunctionVersions *, std::vector<Facts *>> FactsOf;
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
        F, FactsOf[&F], [&](const Version &V) { Size.remove(V.Lines); });
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
