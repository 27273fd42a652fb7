//===- CandidateList.h - The candidates of a reduction step -----*- C++ -*-===//

#ifndef MINCAML_LIB_REWRITING_CANDIDATELIST_H
#define MINCAML_LIB_REWRITING_CANDIDATELIST_H

#include "mincaml/Rewriting/Reducer.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringSet.h"

namespace mincaml::rewriting {

/// A program to be reduced, or one that may replace it.
struct Candidate {
  std::string Text;
  uint64_t Complexity = 0;
  size_t Nodes = 0;

  /// Every step of a reduction decreases the program in this order.
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
/// A coarse list proceeds from an eighth of the edits directly to single ones,
/// and contains only the first few of those, which change most.
class CandidateList {
public:
  /// A position in the list: Length edits from the edit First on.
  struct Position {
    size_t Length;
    size_t First;
  };

  CandidateList(const LanguageOptions &Language, llvm::StringRef Original);

  /// Starts with reduction Number from the beginning.
  void begin(unsigned Number, bool IsCoarse);
  /// The next candidate that can be made from Best, and its position. Returns
  /// nullopt at the end, or if IsOver returns true before one is found.
  std::optional<Candidate> next(const Candidate &Best, Position &At,
                                llvm::function_ref<bool()> IsOver);
  /// Continues after the candidate at At was taken: at the same position in the
  /// new program.
  void goBackTo(Position At) { Current = At; }
  /// Records that a program is not interesting. Returns whether it was not
  /// recorded before.
  bool reject(llvm::StringRef Text);

  /// The program with its complexity; nullopt if it is not well-formed.
  std::optional<Candidate> measure(llvm::StringRef Text);

private:
  std::unique_ptr<TypedProgram> parse(llvm::StringRef Text) const;
  std::optional<Candidate> make(const Candidate &Best, Position At);
  size_t shorter(size_t Length) const;
  bool introducesNames(TypedProgram &Program) const;

  const LanguageOptions Language;
  /// Names and number of warnings that candidates may have.
  llvm::StringSet<> Externals;
  unsigned Warnings = 0;
  unsigned Reduction = 0;
  bool IsCoarse = false;
  bool IsAtBegin = true;
  /// Length 0: after the end of the list.
  Position Current = {0, 0};
  /// The number of edits of the last program; 0 if not known.
  size_t Count = 0;
  /// Hashes of the texts that are not interesting or not acceptable.
  llvm::DenseSet<uint64_t> Rejected;
};

} // namespace mincaml::rewriting

#endif // MINCAML_LIB_REWRITING_CANDIDATELIST_H
