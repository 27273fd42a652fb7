//===- AllocationStateTest.cpp - The lattice of the checker ---------------===//

#include "AllocationState.h"
#include "Helpers/LatticeLaws.h"
#include "gtest/gtest.h"
#include <random>
#include <set>

using namespace mincaml;
using namespace mincaml::allocationcheck;

namespace {

using Pairs = std::set<std::pair<unsigned, unsigned>>;

/// Random changes to a set of pairs and to a model of it.
class Changes {
public:
  explicit Changes(unsigned Seed) : Random(Seed) {}

  void make(PairSet &Set, Pairs &Model, unsigned Count) {
    for (unsigned I = 0; I < Count; ++I) {
      unsigned Major = number(), Minor = number();
      switch (Random() % 4) {
      case 0:
        Set.erase(Major);
        std::erase_if(Model, [&](auto P) { return P.first == Major; });
        break;
      case 1:
        Set.erase(Major, Minor);
        Model.erase({Major, Minor});
        break;
      default:
        Set.insert(Major, Minor);
        Model.insert({Major, Minor});
      }
    }
  }

private:
  /// Small numbers, and some that are far apart.
  unsigned number() { return Random() % 6 * (Random() % 3 ? 1 : 0x10000001u); }

  std::mt19937 Random;
};

Pairs contents(const PairSet &Set) {
  Pairs Result;
  Set.forEachMajorBelow(~0u, [&](unsigned Major) {
    for (unsigned Minor : Set.minors(Major))
      Result.insert({Major, Minor});
  });
  return Result;
}

bool hasMajor(const Pairs &Set, unsigned Major) {
  auto I = Set.lower_bound({Major, 0});
  return I != Set.end() && I->first == Major;
}

TEST(PairSetTest, IsASet) {
  for (unsigned Seed = 0; Seed < 200; ++Seed) {
    Changes C(Seed);
    PairSet Set;
    Pairs Model;
    C.make(Set, Model, 60);
    EXPECT_EQ(contents(Set), Model);
    // A copy goes its own way.
    PairSet Copy = Set;
    Pairs CopyModel = Model;
    C.make(Copy, CopyModel, 20);
    EXPECT_EQ(contents(Set), Model);
    EXPECT_EQ(contents(Copy), CopyModel);
    EXPECT_EQ(Copy == Set, CopyModel == Model);
  }
}

TEST(PairSetTest, Merges) {
  for (unsigned Seed = 0; Seed < 500; ++Seed) {
    Changes C(Seed);
    PairSet A, B;
    Pairs ModelA, ModelB;
    C.make(A, ModelA, 20);
    // Half of the time they share nodes.
    if (Seed % 2) {
      B = A;
      ModelB = ModelA;
    }
    C.make(A, ModelA, 8);
    C.make(B, ModelB, 8);
    Pairs ByMajor, ByPair;
    auto KeepA = [](unsigned Minor) { return Minor % 2 == 0; };
    auto KeepB = [](unsigned Minor) { return Minor % 3 == 0; };
    for (auto P : ModelA) {
      if (ModelB.contains(P) || !hasMajor(ModelB, P.first))
        ByMajor.insert(P);
      if (ModelB.contains(P) || KeepA(P.second))
        ByPair.insert(P);
    }
    for (auto P : ModelB) {
      if (ModelA.contains(P) || !hasMajor(ModelA, P.first))
        ByMajor.insert(P);
      if (ModelA.contains(P) || KeepB(P.second))
        ByPair.insert(P);
    }
    // In a set by variable each major has the pair with 0, so that an
    // intersection is never empty.
    bool HaveCommon = true;
    for (auto P : ModelA)
      HaveCommon &= !hasMajor(ModelB, P.first) || hasMajor(ByMajor, P.first);
    if (HaveCommon)
      EXPECT_EQ(contents(PairSet::mergeByMajor(A, B)), ByMajor) << Seed;
    EXPECT_EQ(contents(PairSet::mergeByPair(A, B, KeepA, KeepB)), ByPair);
    EXPECT_EQ(contents(A), ModelA);
    EXPECT_EQ(contents(B), ModelB);
  }
}

/// All states of two variables and two locations.
std::vector<AllocationState> allStates() {
  std::vector<AllocationState> Result = {AllocationState()};
  for (unsigned Bits = 0; Bits < 25; ++Bits) {
    AllocationState State = AllocationState::unknown();
    unsigned Kinds[] = {Bits % 5, Bits / 5};
    for (unsigned V = 1; V <= 2; ++V) {
      unsigned Kind = Kinds[V - 1];
      if (Kind == 4)
        continue;
      State.kill(V);
      for (unsigned L = 1; L <= 2; ++L)
        if (Kind >> (L - 1) & 1)
          State.add(L, V);
    }
    Result.push_back(State);
  }
  return Result;
}

TEST(AllocationLatticeTest, IsALattice) {
  AllocationLattice L;
  std::vector<AllocationState> States = allStates();
  std::mt19937 Random(1);
  auto Make = [&] { return States[Random() % States.size()]; };
  dataflow::checkLatticeLaws(L, Make);
  // Two variables, two locations.
  dataflow::checkHeight(L, 2 * (2 + 1) + 1, Make);
}

TEST(AllocationLatticeTest, JoinKeepsWhatBothSay) {
  AllocationState A = AllocationState::unknown(), B = A;
  A.add(1, 1);
  A.add(2, 1);
  B.add(2, 1);
  // Undefined on one side: as on the other.
  A.add(1, 2);
  EXPECT_TRUE(A.join(B));
  EXPECT_FALSE(A.holds(1, 1));
  EXPECT_TRUE(A.holds(2, 1));
  EXPECT_TRUE(A.holds(1, 2));
  EXPECT_FALSE(A.holds(2, 2));
  EXPECT_FALSE(A.join(B));
}

} // namespace
