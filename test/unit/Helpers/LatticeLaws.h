//===- LatticeLaws.h - What every lattice must satisfy ----------*- C++ -*-===//

#ifndef MINCAML_TEST_UNIT_HELPERS_LATTICELAWS_H
#define MINCAML_TEST_UNIT_HELPERS_LATTICELAWS_H

#include "mincaml/DataFlow/Solver.h"
#include "mincaml/Support/Random.h"
#include "gtest/gtest.h"

namespace mincaml::dataflow {

/// The laws, on triples of elements that Make draws.
template <Lattice L, typename Maker>
void checkLatticeLaws(const L &TheLattice, Maker Make, unsigned Triples = 500) {
  using Element = typename L::Element;
  auto Join = [&](Element A, const Element &B) {
    bool Differs = !isLessOrEqual(TheLattice, B, A);
    Element Before = A;
    bool Changed = TheLattice.join(A, B);
    EXPECT_EQ(Changed, !(A == Before)) << "join says whether it changed";
    EXPECT_EQ(Changed, Differs);
    return A;
  };
  auto Meet = [&](Element A, const Element &B) {
    Element Before = A;
    EXPECT_EQ(TheLattice.meet(A, B), !(A == Before));
    return A;
  };
  for (unsigned I = 0; I < Triples; ++I) {
    const Element A = Make(), B = Make(), C = Make();
    EXPECT_EQ(Join(A, A), A);
    EXPECT_EQ(Meet(A, A), A);
    EXPECT_EQ(Join(A, B), Join(B, A));
    EXPECT_EQ(Meet(A, B), Meet(B, A));
    EXPECT_EQ(Join(A, Join(B, C)), Join(Join(A, B), C));
    EXPECT_EQ(Meet(A, Meet(B, C)), Meet(Meet(A, B), C));
    EXPECT_EQ(Join(A, Meet(A, B)), A) << "absorption";
    EXPECT_EQ(Meet(A, Join(A, B)), A) << "absorption";
    EXPECT_EQ(Join(A, TheLattice.bottom()), A);
    EXPECT_EQ(Meet(A, TheLattice.top()), A);
    EXPECT_EQ(Join(A, TheLattice.top()), TheLattice.top());
    EXPECT_EQ(Meet(A, TheLattice.bottom()), TheLattice.bottom());
  }
}

/// No chain of joins is longer than the height.
template <Lattice L, typename Maker>
void checkHeight(const L &TheLattice, Maker Make, unsigned Chains = 50) {
  for (unsigned I = 0; I < Chains; ++I) {
    typename L::Element Fact = TheLattice.bottom();
    unsigned Steps = 0;
    for (unsigned J = 0; J < 10 * TheLattice.height() + 10; ++J)
      Steps += TheLattice.join(Fact, Make());
    EXPECT_LE(Steps, TheLattice.height());
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

/// The worklist finds a solution, and the one that naive iteration finds.
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
