//===- LatticeLaws.h - What every lattice must satisfy ----------*- C++ -*-===//

#ifndef MINCAML_TEST_UNIT_HELPERS_LATTICELAWS_H
#define MINCAML_TEST_UNIT_HELPERS_LATTICELAWS_H

#include "mincaml/DataFlow/Solver.h"
#include "mincaml/Support/Random.h"
#include "gtest/gtest.h"

namespace mincaml::dataflow {

/// Whether A is below B, or equal to it.
template <Lattice L>
bool isLessOrEqual(const L &TheLattice, const typename L::Element &A,
                   const typename L::Element &B) {
  typename L::Element Joined = B;
  return !TheLattice.join(Joined, A);
}

/// The laws of a join-semilattice with a least element, on triples of elements
/// that Make draws.
template <Lattice L, typename Maker>
void checkLatticeLaws(const L &TheLattice, Maker Make, unsigned Triples = 500) {
  using Element = typename L::Element;
  auto Join = [&](Element A, const Element &B) {
    bool Differs = !isLessOrEqual(TheLattice, B, A);
    Element Before = A;
    bool Changed = TheLattice.join(A, B);
    EXPECT_EQ(Changed, !(A == Before)) << "join reports whether it changed";
    EXPECT_EQ(Changed, Differs);
    return A;
  };
  for (unsigned I = 0; I < Triples; ++I) {
    const Element A = Make(), B = Make(), C = Make();
    EXPECT_EQ(Join(A, A), A);
    EXPECT_EQ(Join(A, B), Join(B, A));
    EXPECT_EQ(Join(A, Join(B, C)), Join(Join(A, B), C));
    EXPECT_EQ(Join(A, TheLattice.bottom()), A);
    EXPECT_EQ(Join(TheLattice.bottom(), A), A);
    EXPECT_TRUE(isLessOrEqual(TheLattice, A, Join(A, B))) << "upper bound";
    // The least of them: any other upper bound is above it.
    const Element Bound = Join(Join(A, C), B);
    EXPECT_TRUE(isLessOrEqual(TheLattice, Join(A, B), Bound));
  }
}

/// No chain of joins is longer than the height that the lattice states.
template <Lattice L, typename Maker>
void checkHeight(const L &TheLattice, unsigned Height, Maker Make,
                 unsigned Chains = 50) {
  for (unsigned I = 0; I < Chains; ++I) {
    typename L::Element Fact = TheLattice.bottom();
    unsigned Steps = 0;
    for (unsigned J = 0; J < 10 * Height + 10; ++J)
      Steps += TheLattice.join(Fact, Make());
    EXPECT_LE(Steps, Height);
  }
}

/// A below B gives transfer(A) below transfer(B), at every node. B is A joined
/// with another element that Make draws.
template <Problem P, typename Maker>
void checkMonotone(const P &TheProblem, unsigned Nodes, Maker Make,
                   unsigned Pairs = 50) {
  const auto &TheLattice = TheProblem.lattice();
  for (Node N = 0; N < Nodes; ++N)
    for (unsigned I = 0; I < Pairs; ++I) {
      ElementOf<P> A = Make(), B = A;
      TheLattice.join(B, Make());
      TheProblem.transfer(N, A);
      TheProblem.transfer(N, B);
      EXPECT_TRUE(isLessOrEqual(TheLattice, A, B)) << "at node " << N;
    }
}

/// Solves by sweeps over all nodes until nothing changes, as [Lecture8] writes
/// it (docs/sources.md).
template <Problem P, typename BlockT>
Solution<ElementOf<P>> solveRoundRobin(const P &TheProblem,
                                       const FlowGraph<BlockT> &Graph) {
  Solution<ElementOf<P>> Result = unsolved(TheProblem, Graph.size());
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (Node N = 0; N < Graph.size(); ++N)
      Changed |= update(TheProblem, Graph, N, Result);
  }
  return Result;
}

/// Whether Result satisfies the equations.
template <Problem P, typename BlockT>
bool isFixedPoint(const P &TheProblem, const FlowGraph<BlockT> &Graph,
                  const Solution<ElementOf<P>> &Result) {
  Solution<ElementOf<P>> Again = Result;
  for (Node N = 0; N < Graph.size(); ++N)
    update(TheProblem, Graph, N, Again);
  return Again == Result;
}

/// The transfer function of a node, composed of those of its statements.
template <typename P, typename Element>
void transferStatements(const P &TheProblem, Node N, Element &Fact) {
  auto &&Statements = TheProblem.statements(N);
  if constexpr (P::TheDirection == Direction::Forward)
    for (auto &&S : Statements)
      TheProblem.transferStatement(S, Fact);
  else
    for (auto &&S : llvm::reverse(Statements))
      TheProblem.transferStatement(S, Fact);
}

/// The worklist finds a solution, and the one that round-robin iteration finds.
template <Problem P, typename BlockT>
Solution<ElementOf<P>> checkSolution(const P &TheProblem,
                                     const FlowGraph<BlockT> &Graph) {
  auto Result = solve(TheProblem, Graph);
  EXPECT_TRUE(isFixedPoint(TheProblem, Graph, Result));
  EXPECT_TRUE(Result == solveRoundRobin(TheProblem, Graph));
  return Result;
}

inline llvm::BitVector randomSet(Random &R, unsigned Size,
                                 unsigned Percent = 50) {
  llvm::BitVector Set(Size);
  for (unsigned I = 0; I < Size; ++I)
    if (R.percent(Percent))
      Set.set(I);
  return Set;
}

} // namespace mincaml::dataflow

#endif // MINCAML_TEST_UNIT_HELPERS_LATTICELAWS_H
