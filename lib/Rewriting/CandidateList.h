//===- CandidateList.h - The candidates of a reduction step -----*- C++ -*-===//

#ifndef MINCAML_LIB_REWRITING_CANDIDATELIST_H
#define MINCAML_LIB_REWRITING_CANDIDATELIST_H

#include "mincaml/Rewriting/Reducer.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringSet.h"

namespace mincaml::rewriting {

/// A program that is to be reduced or that may take its place.
struct Candidate {
  std::string Text;
  uint64_t Complexity = 0;
  size_t Nodes = 0;

  /// Every step of a reduction has to make the program less.
  bool operator<(const Candidate &Other) const {
    return std::pair(Complexity, Text.size()) <
           std::pair(Other.Complexity, Other.Text.size());
  }
};

/// Lists, one by one, the candidates that one reduction of Reductions.def makes
/// from a program: with all its edits, with each half of them, each quarter,
/// and so on down to single edits. Leaves out programs that are not well-typed,
/// not smaller, or known not to be interesting.
///
/// A coarse list goes from an eighth of the edits on to single ones at once, of
/// which it has the first few: those that change most.
class CandidateList {
public:
  /// A place in the list: so many edits from a certain one on.
  struct Place {
    size_t Length;
    size_t First;
  };

  CandidateList(const LanguageOptions &Language, llvm::StringRef Original);

  /// Starts with reduction Number from the beginning.
  void begin(unsigned Number, bool IsCoarse);
  /// The next candidate that can be made from Best, and where it stands.
  /// Nothing: there is none, or IsOver says so before one is found.
  std::optional<Candidate> next(const Candidate &Best, Place &At,
                                llvm::function_ref<bool()> IsOver);
  /// Goes on after At was successful: at the same place in the new program.
  void goBackTo(Place At) { Current = At; }
  /// Notes that a program is not interesting. Returns whether that is news.
  bool reject(llvm::StringRef Text);

  /// The same program as it counts for `next`; nothing: it is not well-formed.
  std::optional<Candidate> measure(llvm::StringRef Text);

private:
  std::unique_ptr<TypedProgram> parse(llvm::StringRef Text) const;
  std::optional<Candidate> make(const Candidate &Best, Place At);
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
  Place Current = {0, 0};
  /// How many edits there were in the last program; 0: not known.
  size_t Count = 0;
  /// Hashes of the texts that are not interesting, or no good.
  llvm::DenseSet<uint64_t> Rejected;
};

} // namespace mincaml::rewriting

#endif // MINCAML_LIB_REWRITING_CANDIDATELIST_H
