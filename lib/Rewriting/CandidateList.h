//===- CandidateList.h - The candidates of a reduction step -----*- C++ -*-===//

#ifndef MINCAML_LIB_REWRITING_CANDIDATELIST_H
#define MINCAML_LIB_REWRITING_CANDIDATELIST_H

#include "mincaml/Rewriting/Reducer.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringSet.h"

namespace mincaml::rewriting {

/// A program to be reduced, or a candidate to replace it.
struct Candidate {
  std::string Text;
  uint64_t Complexity = 0;
  size_t Nodes = 0;

  /// The order by complexity, then by the size of the text. Every step of a
  /// reduction makes the program smaller in this order.
  bool operator<(const Candidate &Other) const {
    return std::pair(Complexity, Text.size()) <
           std::pair(Other.Complexity, Other.Text.size());
  }
};

/// Enumerates the candidates that one reduction of Reductions.def makes from a
/// program: with all its edits, with each half of them, each quarter, and so on
/// down to single edits. Skips programs that are not well-typed, not smaller,
/// or known not to be interesting.
///
/// A coarse list goes from an eighth of the edits directly to single edits, and
/// has only the first few of those, which change most.
class CandidateList {
public:
  /// A position in the list: the Length edits from the edit First on.
  struct Position {
    size_t Length;
    size_t First;
  };

  CandidateList(const LanguageOptions &Language, llvm::StringRef Original);

  /// Starts the list of reduction Number.
  void begin(unsigned Number, bool IsCoarse);
  /// Returns the next candidate that can be made from Best, and sets At to its
  /// position. Returns nullopt at the end, or if IsOver returns true before a
  /// candidate is found.
  std::optional<Candidate> next(const Candidate &Best, Position &At,
                                llvm::function_ref<bool()> IsOver);
  /// Continues at the position At in the new program, after the candidate at At
  /// was taken.
  void continueAt(Position At) { Current = At; }
  /// Records that a program is not interesting. Returns false if that was
  /// recorded before.
  bool reject(llvm::StringRef Text);

  /// Returns the program with its complexity, or nullopt if it is not
  /// acceptable.
  std::optional<Candidate> measure(llvm::StringRef Text);

private:
  std::unique_ptr<TypedProgram> parse(llvm::StringRef Text) const;
  std::optional<Candidate> make(const Candidate &Best, Position At);
  size_t shorter(size_t Length) const;
  bool introducesNames(TypedProgram &Program) const;

  const LanguageOptions Language;
  /// The externals and the number of warnings of the original program.
  /// Candidates must not have others or more.
  llvm::StringSet<> Externals;
  unsigned Warnings = 0;
  unsigned Reduction = 0;
  bool IsCoarse = false;
  bool IsAtBegin = true;
  /// The next position. Length is 0 at the end of the list.
  Position Current = {0, 0};
  /// The number of edits for the last program; 0 if not known.
  size_t Count = 0;
  /// Hashes of the texts that are not interesting or not acceptable.
  llvm::DenseSet<uint64_t> Rejected;
};

} // namespace mincaml::rewriting

#endif // MINCAML_LIB_REWRITING_CANDIDATELIST_H
