//===- BackwardProofTest.cpp - The quick proof and the data flow ----------===//

#include "AllocationCheckTest.h"
#include "AllocationState.h"
#include "gtest/gtest.h"
#include <random>

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

namespace {

/// Fills a program with random operations on few variables and locations, so
/// that they often meet.
class RandomProgram {
public:
  RandomProgram(Program &P, unsigned Seed) : P(P), Random(Seed) {
    const CheckInput &Input = P.Input;
    for (Variable V : {1u, 2u, Input.Atoms.size() - 1, Input.Atoms.size() - 2})
      Variables.push_back(V);
    Locations = {1, 2, P.newLocation(), P.newLocation()};
    P.Slots[0] = {{0, Locations[2]}, {32, Locations[3]}};
    P.Conditions.push_back({{Variables[2], Locations[2]}});
    P.Dependents[Variables[3]].push_back(Locations[3]);
    for (unsigned I = 0; I < 5; ++I)
      P.Nodes.emplace_back();
    for (ProgramNode &N : P.Nodes) {
      for (unsigned I = Random() % 3; I > 0; --I)
        N.Successors.push_back(&P.Nodes[Random() % P.Nodes.size()]);
      if (&N != &P.Nodes.back())
        N.Successors.push_back(next(N));
      for (unsigned I = Random() % 8; I > 0; --I)
        add(N.Operations);
    }
    // Few needs, so that some programs are right.
    for (unsigned I = 0; I < 2; ++I) {
      auto &Operations = P.Nodes[Random() % P.Nodes.size()].Operations;
      if (Random() % 3)
        Operations.push_back(need());
      else {
        P.Choices.push_back({{need(), need()}, {need()}});
        Operations.push_back({Operation::NeedOneOf,
                              static_cast<uint32_t>(P.Choices.size() - 1), 0,
                              0});
      }
    }
  }

private:
  ProgramNode *next(const ProgramNode &N) {
    return &*std::next(find_if(
        P.Nodes, [&](const ProgramNode &Other) { return &Other == &N; }));
  }
  Variable variable() { return Variables[Random() % Variables.size()]; }
  Location location() { return Locations[Random() % Locations.size()]; }
  Operation need() {
    if (Random() % 4)
      return {Operation::Need, variable(), location(), 0};
    return {Operation::NeedUndefined, variable(), 0, 0};
  }
  void add(std::vector<Operation> &To) {
    Variable V = variable();
    switch (Random() % 8) {
    case 0:
    case 1:
      To.push_back(
          {Operation::Copy, location(), location(), Random() % 4 ? 64u : 1u});
      return;
    case 2:
      To.push_back({Operation::Clear, location(), 0, 0});
      return;
    case 3:
      To.push_back({Operation::ClearSlot, 0, Random() % 2 ? 32u : 64u, 0});
      return;
    case 4:
      To.push_back({Operation::Alias, V, variable(), 0});
      return;
    case 5:
      To.push_back({Operation::Undefine, V, 0, 0});
      return;
    default:
      To.push_back({Operation::Kill, V, 0, 0});
      // The location of a DefineIf does not hold the variable otherwise.
      To.push_back({Operation::Define, V, Locations[Random() % 3], 0});
      if (Random() % 2)
        To.push_back({Operation::DefineIf, V, Locations[3], 0});
    }
  }

  Program &P;
  std::mt19937 Random;
  std::vector<Variable> Variables;
  std::vector<Location> Locations;
};

bool isRight(Program &P) {
  dataflow::FlowGraph<ProgramNode> Graph(P);
  AllocationProblem Problem(P, Graph);
  auto Solution = dataflow::solve(Problem, Graph);
  bool Result = true;
  for (dataflow::Node N = 0; N < Graph.size(); ++N)
    dataflow::visitStatements(Problem, Solution, N,
                              [&](const Operation &O, const auto &State) {
                                Result &= !findMissing(P, O, State);
                              });
  return Result;
}

TEST(AllocationCheckerDemands, AgreeWithTheDataFlow) {
  HandAllocation A("sparc", R"(
  bb.0:
    liveins: $i0
    %0:intregs = COPY $i0
    %1:intregs = COPY $i0
    $i0 = COPY %1
    RETL 8, implicit $i0
)");
  Recording Before = recordFunction(A.function());
  RegisterLayout Layout(A.registers());
  CheckInput Input(A.function(), Before, Layout);
  unsigned Right = 0, Total = 4000;
  for (unsigned Seed = 0; Seed < Total; ++Seed) {
    Program P(Input);
    RandomProgram(P, Seed);
    bool Expected = isRight(P);
    ASSERT_EQ(proveUses(P), Expected) << Seed;
    Right += Expected;
  }
  // Both verdicts are common.
  EXPECT_GT(Right, Total / 10);
  EXPECT_GT(Total - Right, Total / 10);
}

} // namespace
