//===- GreatestFixpointSearchTest.cpp - Proofs that have to guess ---------===//

#include "Comparison/GreatestFixpointSearch.h"
#include "gtest/gtest.h"
#include <random>

using namespace mincaml::sparc;

namespace {

/// For each state and guess, where it leads to; nothing if it fails.
using Guesses = std::vector<std::optional<std::vector<int>>>;
using Graph = std::vector<Guesses>;

struct Proof {
  SearchResult Result;
  std::string Why;
  unsigned Made;
};

Proof search(const Graph &G, unsigned Limit = 1000) {
  using Search = GreatestFixpointSearch<int, std::string>;
  auto Count = [&](int S) { return unsigned(G[S].size()); };
  auto Try = [&](int S, unsigned Guess) {
    Search::Outcome Result;
    if (G[S][Guess])
      Result.Next = *G[S][Guess];
    else
      Result.Failure = std::to_string(S) + "." + std::to_string(Guess);
    return Result;
  };
  Search TheSearch(Count, Try);
  const SearchResult Result = TheSearch.run(0, Limit);
  return {Result, TheSearch.reason().value_or(""), TheSearch.guessesMade()};
}

const std::nullopt_t Fails = std::nullopt;

TEST(GreatestFixpointSearchTest, CyclesAreGood) {
  Proof P = search({{{{1}}}, {{{0, 1}}}});
  EXPECT_EQ(P.Result, SearchResult::Good);
  EXPECT_EQ(P.Made, 2U);
}

TEST(GreatestFixpointSearchTest, SecondGuess) {
  EXPECT_EQ(search({{Fails, {{1}}}, {{{}}}}).Result, SearchResult::Good);
}

TEST(GreatestFixpointSearchTest, WithoutGuesses) {
  EXPECT_EQ(search({{{{1}}}, {}}).Result, SearchResult::Bad);
}

TEST(GreatestFixpointSearchTest, LaterFailure) {
  // 0 guesses 1, which leads to 3, which fails; then 2.
  Graph G = {{{{1}}, {{2}}}, {{{3}}}, {{{}}}, {Fails}};
  EXPECT_EQ(search(G).Result, SearchResult::Good);
  G[2] = {{{3}}};
  Proof P = search(G);
  EXPECT_EQ(P.Result, SearchResult::Bad);
  EXPECT_EQ(P.Why, "3.0");
}

TEST(GreatestFixpointSearchTest, FailureInACycle) {
  // Each relies on the other one, and 1 on 2, which fails.
  EXPECT_EQ(search({{{{1}}}, {{{0, 2}}}, {Fails}}).Result, SearchResult::Bad);
}

TEST(GreatestFixpointSearchTest, TheFirstGuessIsTheReason) {
  Proof P = search({{Fails, {{1}}}, {Fails}});
  EXPECT_EQ(P.Result, SearchResult::Bad);
  EXPECT_EQ(P.Why, "0.0");
}

TEST(GreatestFixpointSearchTest, Limit) {
  EXPECT_EQ(search({{Fails, Fails, {{}}}}, 2).Result,
            SearchResult::LimitReached);
  EXPECT_EQ(search({{Fails, Fails, {{}}}}, 3).Result, SearchResult::Good);
}

/// The greatest fixed point, state by state.
bool isGood(const Graph &G) {
  std::vector<bool> Good(G.size(), true);
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (size_t S = 0; S != G.size(); ++S) {
      bool Holds = llvm::any_of(G[S], [&](const auto &Next) {
        return Next && llvm::all_of(*Next, [&](int To) { return Good[To]; });
      });
      Changed |= Good[S] && !Holds;
      Good[S] = Good[S] && Holds;
    }
  }
  return Good[0];
}

TEST(GreatestFixpointSearchTest, RandomGraphs) {
  std::mt19937 Random(1);
  auto Below = [&](unsigned N) { return int(Random() % N); };
  unsigned NumGood = 0;
  for (unsigned Round = 0; Round != 2000; ++Round) {
    Graph G(1 + Below(12));
    for (Guesses &State : G)
      for (int I = 0, E = 1 + Below(3); I != E; ++I) {
        State.emplace_back();
        if (Below(4) == 0)
          continue;
        State.back().emplace();
        for (int J = 0, N = Below(4); J != N; ++J)
          State.back()->push_back(Below(G.size()));
      }
    Proof P = search(G);
    EXPECT_EQ(P.Result == SearchResult::Good, isGood(G)) << "round " << Round;
    NumGood += P.Result == SearchResult::Good;
  }
  EXPECT_GT(NumGood, 200U);
  EXPECT_LT(NumGood, 1800U);
}

} // namespace
