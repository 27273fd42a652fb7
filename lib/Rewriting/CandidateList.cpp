//===- CandidateList.cpp - The candidates of a reduction step -------------===//

#include "CandidateList.h"
#include "Complexity.h"
#include "ProgramEditor.h"
#include "mincaml/Rewriting/TreeWalker.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace mincaml;
using namespace mincaml::rewriting;
using llvm::StringRef;

namespace {

struct ReductionInfo {
  Edits (*List)(ProgramEditor &);
  bool IsChunked;
};

constexpr ReductionInfo ReductionInfos[] = {
#define REDUCTION(Name, Function, IsChunked, Description) {Function, IsChunked},
#include "mincaml/Rewriting/Reductions.def"
};

} // namespace

CandidateList::CandidateList(const LanguageOptions &Language,
                             StringRef Original)
    : Language(Language) {
  std::unique_ptr<TypedProgram> Program = parse(Original);
  assert(Program && "the caller has found it well-formed");
  Warnings = Program->warnings();
  VariableTable Table(Program->Tree);
  for (StringRef Name : Table.externals())
    Externals.insert(Name);
}

std::unique_ptr<TypedProgram> CandidateList::parse(StringRef Text) const {
  // Diagnostics about candidates are not shown.
  DiagnosticOptions Silent;
  Silent.ErrorLimit = 1;
  return TypedProgram::parse(Text, "candidate", Language, Silent,
                             llvm::nulls());
}

/// Whether the program uses externals that the original does not use: names
/// whose definitions were removed.
bool CandidateList::introducesNames(TypedProgram &Program) const {
  return llvm::any_of(
      VariableTable(Program.Tree).externals(), [this](StringRef Name) {
        return !Externals.contains(Name) && !FreshNames::isReserved(Name);
      });
}

std::optional<Candidate> CandidateList::measure(StringRef Text) {
  std::unique_ptr<TypedProgram> Program = parse(Text);
  if (!Program || Program->warnings() > Warnings || introducesNames(*Program))
    return std::nullopt;
  return Candidate{Text.str(), complexity(Program->Tree),
                   countNodes(Program->Tree)};
}

void CandidateList::begin(unsigned Number, bool Coarse) {
  Reduction = Number;
  IsCoarse = Coarse;
  IsAtBegin = true;
  Count = 0;
}

bool CandidateList::reject(StringRef Text) {
  return Rejected.insert(llvm::xxh3_64bits(Text)).second;
}

/// Returns the candidate at a position, or nullopt if it is not acceptable or
/// the position is after the last one.
std::optional<Candidate> CandidateList::make(const Candidate &Best,
                                             Position At) {
  std::unique_ptr<TypedProgram> Program = parse(Best.Text);
  ProgramEditor Editor(*Program, Language.Strict);
  Edits List = ReductionInfos[Reduction].List(Editor);
  Count = List.size();
  for (size_t I = std::min(At.First + At.Length, Count); I-- > At.First;)
    List[I]();
  if (At.First >= Count || complexity(Program->Tree) > Best.Complexity)
    return std::nullopt;
  std::string Text = Program->text();
  if (Rejected.contains(llvm::xxh3_64bits(Text)))
    return std::nullopt;
  std::optional<Candidate> Result = measure(Text);
  if (Result && *Result < Best)
    return Result;
  reject(Text);
  return std::nullopt;
}

/// The number of edits to try together after trying Length of them; 0 at the
/// end.
size_t CandidateList::shorter(size_t Length) const {
  constexpr size_t CoarseParts = 8;
  if (IsCoarse && Length > 1 && Length / 2 < Count / CoarseParts)
    return 1;
  return Length / 2;
}

std::optional<Candidate>
CandidateList::next(const Candidate &Best, Position &At,
                    llvm::function_ref<bool()> IsOver) {
  if (std::exchange(IsAtBegin, false)) {
    // This call only sets Count.
    make(Best, {0, 0});
    Current = {ReductionInfos[Reduction].IsChunked ? Count : 1, 0};
  }
  while (Current.Length && !IsOver()) {
    constexpr size_t CoarseEdits = 24;
    bool HasMore = Current.First < Count && !(IsCoarse && Current.Length == 1 &&
                                              Current.First >= CoarseEdits);
    if (!HasMore) {
      Current = {shorter(Current.Length), 0};
      continue;
    }
    At = Current;
    Current.First += Current.Length;
    if (std::optional<Candidate> Result = make(Best, At))
      return Result;
  }
  return std::nullopt;
}
