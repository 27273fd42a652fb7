//===- ParallelCopyTest.cpp -----------------------------------------------===//
//
// Every map from four targets to six registers, pairs that share halves, with
// and without free registers: the steps are carried out, and each target has
// to end up with what its source held.
//
//===----------------------------------------------------------------------===//

#include "FunctionPlan.h"
#include <gtest/gtest.h>
#include <map>

using namespace llvm;
using namespace mincaml::regalloc;

namespace {

/// Registers 1 to 8 are single units; 101 is the pair of 1 and 2, and so on.
std::vector<unsigned> unitsOf(MCRegister R) {
  if (R.id() < 100)
    return {R.id()};
  return {2 * (R.id() - 100) - 1, 2 * (R.id() - 100)};
}

bool overlap(MCRegister A, MCRegister B) {
  for (unsigned UnitA : unitsOf(A))
    for (unsigned UnitB : unitsOf(B))
      if (UnitA == UnitB)
        return true;
  return false;
}

/// Carries out the steps and compares with a parallel copy.
void check(ArrayRef<ParallelMove> Moves, ArrayRef<MCRegister> Free) {
  auto FreeRegister = [&](const ParallelMove &M, ArrayRef<MCRegister> Taken) {
    for (MCRegister R : Free)
      if (unitsOf(R).size() == unitsOf(M.From).size() &&
          none_of(Taken, [&](MCRegister T) { return overlap(T, R); }))
        return R;
    return MCRegister();
  };
  std::map<unsigned, unsigned> Units;
  std::map<unsigned, std::vector<unsigned>> Memory;
  for (unsigned Unit = 1; Unit < 20; ++Unit)
    Units[Unit] = 1000 + Unit;
  const auto Before = Units;
  auto Read = [&](MCRegister R) {
    std::vector<unsigned> Result;
    for (unsigned Unit : unitsOf(R))
      Result.push_back(Units[Unit]);
    return Result;
  };
  auto Write = [&](MCRegister R, const std::vector<unsigned> &Values) {
    ASSERT_EQ(unitsOf(R).size(), Values.size());
    for (unsigned I = 0; I < Values.size(); ++I)
      Units[unitsOf(R)[I]] = Values[I];
  };
  for (const CopyStep &S :
       serializeParallelCopy(Moves, overlap, FreeRegister)) {
    switch (S.TheKind) {
    case CopyStep::Move:
    case CopyStep::BreakCycle:
      Write(S.To, Read(S.From));
      break;
    case CopyStep::ToMemory:
      Memory[S.Index] = Read(S.From);
      break;
    case CopyStep::FromMemory:
      ASSERT_TRUE(Memory.count(S.Index));
      Write(S.To, Memory[S.Index]);
      break;
    }
  }
  for (const ParallelMove &M : Moves) {
    std::vector<unsigned> Expected;
    for (unsigned Unit : unitsOf(M.From))
      Expected.push_back(Before.at(Unit));
    EXPECT_EQ(Read(M.To), Expected);
  }
}

TEST(ParallelCopy, EveryMapOfFourTargets) {
  for (unsigned Code = 0; Code < 6 * 6 * 6 * 6; ++Code) {
    SmallVector<ParallelMove, 4> Moves;
    for (unsigned To = 1, Rest = Code; To <= 4; ++To, Rest /= 6)
      Moves.push_back({To, MCRegister(Rest % 6 + 1), MCRegister(To)});
    check(Moves, {});
    check(Moves, {MCRegister(7)});
    check(Moves, {MCRegister(7), MCRegister(8)});
  }
}

TEST(ParallelCopy, PairsAndHalves) {
  // 1 and 2 go to 5 and 6, whose pair goes to the pair of 1 and 2.
  const ParallelMove Moves[] = {{0, MCRegister(103), MCRegister(101)},
                                {1, MCRegister(1), MCRegister(6)},
                                {2, MCRegister(2), MCRegister(5)}};
  check(Moves, {});
  check(Moves, {MCRegister(7)});
  check(Moves, {MCRegister(104)});
}

TEST(ParallelCopy, OrderInsteadOfAFreeRegister) {
  // A chain is no cycle.
  const ParallelMove Moves[] = {{0, MCRegister(1), MCRegister(2)},
                                {1, MCRegister(2), MCRegister(3)}};
  auto Steps = serializeParallelCopy(Moves, overlap, [](auto &, auto) {
    ADD_FAILURE() << "asked for a free register";
    return MCRegister();
  });
  ASSERT_EQ(Steps.size(), 2u);
  EXPECT_EQ(Steps[0].Index, 1u);
  EXPECT_EQ(Steps[1].Index, 0u);
}

TEST(ParallelCopy, NothingToDo) {
  const ParallelMove Moves[] = {{0, MCRegister(1), MCRegister(1)}};
  EXPECT_TRUE(serializeParallelCopy(Moves, overlap, [](auto &, auto) {
                return MCRegister();
              }).empty());
}

} // namespace
