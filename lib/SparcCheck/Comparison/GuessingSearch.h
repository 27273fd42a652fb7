//===- GuessingSearch.h - Proofs that have to guess -------------*- C++ -*-===//
//
// Decides whether a state is good, where a state is good if there is a guess
// after which all states are good that it leads to. A cycle is good: these are
// the greatest sets of states of which each has such a guess, as in the search
// for a simulation.
//
// Each state keeps to its first guess until that fails, in itself or because a
// state that it leads to has no guess left; then it takes the next one. A guess
// that has failed fails forever, so that each is made once. What is left at the
// end is closed under the guesses that were made, which proves it.
//
// Source: [LiuSmolka], the local algorithm, for greatest fixed points
// (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_COMPARISON_GUESSINGSEARCH_H
#define MINCAML_LIB_SPARCCHECK_COMPARISON_GUESSINGSEARCH_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <map>
#include <optional>
#include <vector>

namespace mincaml::sparc {

enum class SearchResult : unsigned char { Good, Bad, LimitReached };

/// \p StateT is ordered; \p ReasonT says why a guess has failed.
template <typename StateT, typename ReasonT> class GuessingSearch {
public:
  /// Where a guess leads to, or why it fails.
  struct Outcome {
    std::vector<StateT> Next;
    std::optional<ReasonT> Failure;
  };
  using NumberOfGuesses = llvm::function_ref<unsigned(const StateT &)>;
  /// Guesses are numbered from 0 on; the best one is first.
  using Guess = llvm::function_ref<Outcome(const StateT &, unsigned)>;

  GuessingSearch(NumberOfGuesses Count, Guess Try) : Count(Count), Try(Try) {}

  /// Makes no more than \p Limit guesses.
  SearchResult run(StateT Start, unsigned Limit) {
    const unsigned Root = number(std::move(Start));
    while (!Pending.empty()) {
      const unsigned N = Pending.back();
      Pending.pop_back();
      if (Nodes[N].Status != Status::Open)
        continue;
      if (!settle(N, Limit))
        return SearchResult::LimitReached;
      if (Nodes[Root].Status == Status::Bad) {
        Why = std::move(Nodes[Root].Why);
        return SearchResult::Bad;
      }
    }
    return SearchResult::Good;
  }

  /// If the start is bad: why its first guess has failed, and so on.
  const std::optional<ReasonT> &reason() const { return Why; }
  unsigned guessesMade() const { return Made; }

private:
  /// Open: to be looked at. Settled: its guess has not failed yet.
  enum class Status : unsigned char { Open, Settled, Bad };
  struct Node {
    const StateT *State;
    Status Status = Status::Open;
    unsigned Guess = 0;
    std::vector<unsigned> Next, Users;
    std::optional<ReasonT> Why;
  };

  unsigned number(StateT S) {
    auto [I, IsNew] = Numbers.try_emplace(std::move(S), Nodes.size());
    if (IsNew) {
      Nodes.push_back({&I->first, Status::Open, 0, {}, {}, std::nullopt});
      Pending.push_back(I->second);
    }
    return I->second;
  }

  /// Makes guesses until one does not fail at once. False at the limit.
  bool settle(unsigned N, unsigned Limit) {
    const StateT &S = *Nodes[N].State;
    for (const unsigned End = Count(S); Nodes[N].Guess != End;
         ++Nodes[N].Guess) {
      if (Made++ == Limit)
        return false;
      Outcome Result = Try(S, Nodes[N].Guess);
      std::vector<unsigned> Next;
      if (!Result.Failure)
        for (StateT &To : Result.Next)
          Next.push_back(number(std::move(To)));
      auto Bad = llvm::find_if(
          Next, [&](unsigned To) { return Nodes[To].Status == Status::Bad; });
      if (!Result.Failure && Bad == Next.end()) {
        for (unsigned To : Next)
          Nodes[To].Users.push_back(N);
        Nodes[N].Next = std::move(Next);
        Nodes[N].Status = Status::Settled;
        return true;
      }
      if (!Nodes[N].Why)
        Nodes[N].Why = Result.Failure ? Result.Failure : Nodes[*Bad].Why;
    }
    Nodes[N].Status = Status::Bad;
    for (unsigned User : Nodes[N].Users)
      reopen(User, N);
    return true;
  }

  /// Its guess has failed, if it leads to this state.
  void reopen(unsigned User, unsigned Bad) {
    Node &U = Nodes[User];
    if (U.Status != Status::Settled || !llvm::is_contained(U.Next, Bad))
      return;
    if (!U.Why)
      U.Why = Nodes[Bad].Why;
    ++U.Guess;
    U.Status = Status::Open;
    Pending.push_back(User);
  }

  NumberOfGuesses Count;
  Guess Try;
  unsigned Made = 0;
  std::map<StateT, unsigned> Numbers;
  std::vector<Node> Nodes;
  std::vector<unsigned> Pending;
  std::optional<ReasonT> Why;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_COMPARISON_GUESSINGSEARCH_H
