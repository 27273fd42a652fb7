//===- Solver.h - Data-flow equations and their solution --------*- C++ -*-===//
//
// A data-flow problem consists of a lattice, a direction, and a monotone
// transfer function for each node. The solver computes the least solution of
//
//   forward:   In[n]  = join of Out[p] over the predecessors p of n
//              Out[n] = transfer(n, In[n])
//   backward:  Out[n] = join of In[s] over the successors s of n
//              In[n]  = transfer(n, Out[n])
//
// In[n] is what holds at the start of block n and Out[n] what holds at its end,
// in both directions. The problem also states what holds at the boundary:
// before the entry or after the exit.
//
// Source: [Lecture8], "forward analysis" and "backward analysis"; [Kildall];
// for the order of the nodes [KamUllman] (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_DATAFLOW_SOLVER_H
#define MINCAML_DATAFLOW_SOLVER_H

#include "mincaml/DataFlow/FlowGraph.h"
#include "mincaml/DataFlow/Lattice.h"

namespace mincaml::dataflow {

enum class Direction : unsigned char { Forward, Backward };

template <typename P> using ElementOf = typename P::LatticeType::Element;

/// A data-flow problem:
///
/// - LatticeType, lattice(): the lattice of the facts.
/// - TheDirection: forward or backward.
/// - boundary(): what holds before the entry (forward) or after the exit
///   (backward).
/// - transfer(N, Fact): turns what holds before node N (forward), or after it
///   (backward), into what holds on the other side of the node. It must be
///   monotone. It is called for the empty entry and exit nodes too.
template <typename P>
concept Problem = Lattice<typename P::LatticeType> &&
                  requires(const P &TheProblem, Node N, ElementOf<P> &Fact) {
                    {
                      TheProblem.lattice()
                    } -> std::convertible_to<typename P::LatticeType>;
                    { P::TheDirection } -> std::convertible_to<Direction>;
                    { TheProblem.boundary() } -> std::same_as<ElementOf<P>>;
                    TheProblem.transfer(N, Fact);
                  };

/// A problem whose facts depend on the edge that is taken. flow(From, To, Fact)
/// changes the fact of From into the fact for To, in the direction of the
/// problem. It returns false if the edge is infeasible, because the branch is
/// known to take another edge. flow() must be monotone as well; in particular,
/// an edge that has become feasible must stay feasible.
template <typename P>
concept EdgeSensitive =
    Problem<P> && requires(const P &TheProblem, Node N, ElementOf<P> &Fact) {
      { TheProblem.flow(N, N, Fact) } -> std::same_as<bool>;
    };

/// An edge-sensitive problem that knows its plain edges: isPlainEdge(From, To)
/// is true if flow() returns true for the edge and never changes the fact. The
/// solver then does not have to copy the fact.
template <typename P>
concept KnowsPlainEdges = EdgeSensitive<P> && requires(const P &TheProblem) {
  { TheProblem.isPlainEdge(Node(), Node()) } -> std::same_as<bool>;
};

/// A problem that can look inside a node. statements(N) is the range of the
/// node's statements in program order; transferStatement(S, Fact) moves a fact
/// across one statement, in the direction of the problem.
template <typename P>
concept StatementLevel =
    Problem<P> && requires(const P &TheProblem, Node N, ElementOf<P> &Fact) {
      TheProblem.transferStatement(*std::begin(TheProblem.statements(N)), Fact);
    };

/// The solution: the facts at the start and at the end of each node.
template <typename E> struct Solution {
  std::vector<E> In, Out;
  /// The nodes that some feasible path reaches: all of them, unless the problem
  /// is edge-sensitive. The other nodes stay at the bottom.
  llvm::BitVector Reached;
  /// The number of transfer functions that the solver has applied.
  unsigned Transfers = 0;

  bool operator==(const Solution &Other) const {
    return In == Other.In && Out == Other.Out && Reached == Other.Reached;
  }
};

/// Applies flow(), if the problem has it, to the fact. Returns false if the
/// edge is infeasible.
template <Problem P>
bool takeEdge(const P &TheProblem, Node From, Node To, ElementOf<P> &Fact) {
  if constexpr (EdgeSensitive<P>)
    return TheProblem.flow(From, To, Fact);
  return true;
}

/// One step of a solver: recomputes node N from its neighbours. Returns whether
/// the nodes that depend on N have to be recomputed.
///
/// Facts may be large: each is copied as few times as possible.
template <Problem P, typename BlockT>
bool update(const P &TheProblem, const FlowGraph<BlockT> &Graph, Node N,
            Solution<ElementOf<P>> &Result) {
  constexpr bool IsForward = P::TheDirection == Direction::Forward;
  auto &Before = IsForward ? Result.In : Result.Out;
  auto &After = IsForward ? Result.Out : Result.In;
  const auto &TheLattice = TheProblem.lattice();
  const Node Boundary = IsForward ? Graph.entry() : Graph.exit();

  bool IsReached = N == Boundary;
  ElementOf<P> Fact = IsReached ? TheProblem.boundary() : TheLattice.bottom();
  for (Node M : IsForward ? Graph.predecessors(N) : Graph.successors(N)) {
    if (!Result.Reached.test(M))
      continue;
    if (!IsReached) {
      // A copy suffices: the join with the bottom is After[M].
      Fact = After[M];
      IsReached = takeEdge(TheProblem, M, N, Fact);
      continue;
    }
    bool IsPlain = !EdgeSensitive<P>;
    if constexpr (KnowsPlainEdges<P>)
      IsPlain = TheProblem.isPlainEdge(M, N);
    if (IsPlain) {
      TheLattice.join(Fact, After[M]);
      continue;
    }
    ElementOf<P> OnEdge = After[M];
    if (takeEdge(TheProblem, M, N, OnEdge))
      TheLattice.join(Fact, OnEdge);
  }
  if (!IsReached)
    return false;
  bool Changed = !Result.Reached.test(N);
  Result.Reached.set(N);
  Before[N] = Fact;
  ++Result.Transfers;
  TheProblem.transfer(N, Fact);
  if (Fact != After[N]) {
    After[N] = std::move(Fact);
    Changed = true;
  }
  return Changed;
}

template <Problem P>
Solution<ElementOf<P>> unsolved(const P &TheProblem, unsigned Size) {
  Solution<ElementOf<P>> Result;
  Result.In.assign(Size, TheProblem.lattice().bottom());
  Result.Out = Result.In;
  Result.Reached.resize(Size);
  return Result;
}

/// The default observer of solve(), which is never called.
struct NoObserver {};

/// Solves the problem with a worklist that is processed in reverse post order
/// (forward) or in post order (backward), so that most nodes are visited after
/// the nodes that they depend on. Applies at most height x edges transfer
/// functions. For bit vectors, the usual number of sweeps over the graph is the
/// depth of the loop nest + 2.
///
/// Calls TheObserver(N, Result, Changed, Pending) after each step, with the
/// node that was computed, all facts, whether the nodes that depend on it have
/// to be recomputed, and a function that tells whether a node is on the
/// worklist.
template <Problem P, typename BlockT, typename Observer = NoObserver>
Solution<ElementOf<P>> solve(const P &TheProblem,
                             const FlowGraph<BlockT> &Graph,
                             Observer &&TheObserver = {}) {
  constexpr bool IsForward = P::TheDirection == Direction::Forward;
  Solution<ElementOf<P>> Result = unsolved(TheProblem, Graph.size());
  // Bit I stands for the I-th node in the order of the walk.
  const unsigned Size = Graph.size();
  auto Mirror = [&](unsigned I) { return IsForward ? I : Size - 1 - I; };
  llvm::BitVector Pending(Size, true);
  for (int I = Pending.find_first(); I != -1;) {
    Pending.reset(I);
    Node N = Mirror(I);
    const bool Changed = update(TheProblem, Graph, N, Result);
    if (Changed)
      for (Node M : IsForward ? Graph.successors(N) : Graph.predecessors(N))
        Pending.set(Mirror(M));
    if constexpr (!std::is_same_v<std::decay_t<Observer>, NoObserver>)
      TheObserver(N, std::as_const(Result), Changed,
                  [&](Node M) { return Pending.test(Mirror(M)); });
    I = Pending.find_next(I);
    if (I == -1)
      I = Pending.find_first();
  }
  return Result;
}

/// Computes the facts at the statements of node N from the solution. Calls
/// Visit(Statement, Fact) for each statement, in the direction of the problem;
/// Fact is what holds before the statement (forward) or after it (backward).
template <StatementLevel P, typename Visitor>
void visitStatements(const P &TheProblem, const Solution<ElementOf<P>> &Result,
                     Node N, Visitor &&Visit) {
  auto &&Statements = TheProblem.statements(N);
  auto Step = [&](auto &&S, ElementOf<P> &Fact) {
    Visit(S, std::as_const(Fact));
    TheProblem.transferStatement(S, Fact);
  };
  if constexpr (P::TheDirection == Direction::Forward) {
    ElementOf<P> Fact = Result.In[N];
    for (auto &&S : Statements)
      Step(S, Fact);
  } else {
    ElementOf<P> Fact = Result.Out[N];
    for (auto &&S : llvm::reverse(Statements))
      Step(S, Fact);
  }
}

/// The effect of a node on a set of facts: it removes Kill, then adds Gen.
struct GenKill {
  explicit GenKill(unsigned Size) : Gen(Size), Kill(Size) {}

  /// Composes two effects: this one first, then Next.
  void append(const GenKill &Next) {
    Gen.reset(Next.Kill);
    Gen |= Next.Gen;
    Kill |= Next.Kill;
    Kill.reset(Next.Gen);
  }
  void apply(llvm::BitVector &Fact) const {
    Fact.reset(Kill);
    Fact |= Gen;
  }

  llvm::BitVector Gen, Kill;
};

/// The classic bit-vector problem: sets of facts with transfer functions
/// Gen + (Fact - Kill), joined by union (MayHold) or intersection (MustHold).
/// The transfer functions are monotone, since Gen and Kill do not depend on the
/// fact. Nothing holds at the boundary unless Boundary says so. Rows has one
/// row for each node, including entry and exit.
template <Direction D, Lattice L> class GenKillProblem {
public:
  using LatticeType = L;
  static constexpr Direction TheDirection = D;

  GenKillProblem(unsigned Facts, std::vector<GenKill> Rows)
      : TheLattice(Facts), Rows(std::move(Rows)), Boundary(Facts) {}
  GenKillProblem(llvm::BitVector Boundary, std::vector<GenKill> Rows)
      : TheLattice(Boundary.size()), Rows(std::move(Rows)),
        Boundary(std::move(Boundary)) {}

  const L &lattice() const { return TheLattice; }
  llvm::BitVector boundary() const { return Boundary; }
  void transfer(Node N, llvm::BitVector &Fact) const { Rows[N].apply(Fact); }
  const GenKill &row(Node N) const { return Rows[N]; }

private:
  L TheLattice;
  std::vector<GenKill> Rows;
  llvm::BitVector Boundary;
};

} // namespace mincaml::dataflow

#endif // MINCAML_DATAFLOW_SOLVER_H
