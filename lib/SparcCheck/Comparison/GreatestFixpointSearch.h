//===- GreatestFixpointSearch.h - Local greatest fixed points ---*- C++ -*-===//
//
// Decides whether a state is good. For each state there are several guesses,
// and each guess leads to a set of states. A state is good if it has a guess
// that leads only to good states. The set of good states is the greatest fixed
// point of this definition, so a cycle is good, as in the search for a
// simulation.
//
// The search keeps the first guess of each state until it fails: by itself, or
// because it leads to a state that has no guesses left. Then it tries the next
// guess. A guess that has failed fails forever, so each guess is made at
// most once. The states that remain at the end are closed under their current
// guesses, which proves that they are good.
//
// Source: [LiuSmolka], the local algorithm, for greatest fixed points
// (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_COMPARISON_GREATESTFIXPOINTSEARCH_H
#define MINCAML_LIB_SPARCCHECK_COMPARISON_GREATESTFIXPOINTSEARCH_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <map>
#include <optional>
#include <vector>

namespace mincaml::sparc {

enum class SearchResult : unsigned char { Good, Bad, LimitReached };

/// \p StateT must be ordered. \p ReasonT describes why a guess has failed.
template <typename StateT, typename ReasonT> class GreatestFixpointSearch {
public:
  /// The states that a guess leads to, or the reason why it fails.
  struct Outcome {
    std::vector<StateT> Next;
    std::optional<ReasonT> Failure;
  };
  using NumberOfGuesses = llvm::function_ref<unsigned(const StateT &)>;
  /// Makes the guess with the given number. Guesses are numbered from 0, the
  /// most likely one first.
  using Guess = llvm::function_ref<Outcome(const StateT &, unsigned)>;

  GreatestFixpointSearch(NumberOfGuesses Count, Guess Try)
      : Count(Count), Try(Try) {}

  /// Decides whether \p Start is good. Makes at most \p Limit guesses.
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

  /// If the start state is bad: the reason why the first guess made at it
  /// failed, either at the start state itself or at a state to which that guess
  /// leads.
  const std::optional<ReasonT> &reason() const { return Why; }
  unsigned guessesMade() const { return Made; }

private:
  /// Open: the state must still be processed. Settled: its current guess has
  /// not failed yet.
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

  /// Makes guesses until one does not fail immediately. Returns false if the
  /// limit is reached.
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
    // The guesses that lead to this state have failed, too.
    for (unsigned User : Nodes[N].Users) {
      Node &U = Nodes[User];
      if (U.Status != Status::Settled || !llvm::is_contained(U.Next, N))
        continue;
      if (!U.Why)
        U.Why = Nodes[N].Why;
      ++U.Guess;
      U.Status = Status::Open;
      Pending.push_back(User);
    }
    return true;
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

#endif // MINCAML_LIB_SPARCCHECK_COMPARISON_GREATESTFIXPOINTSEARCH_H
