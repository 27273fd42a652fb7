//===- SolverTest.cpp -----------------------------------------------------===//

#include "Helpers/LatticeLaws.h"
#include "Helpers/RandomFunction.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/CFG.h"
#include "llvm/Support/SourceMgr.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

namespace {

using Graph = FlowGraph<const BasicBlock>;

class SolverTest : public testing::Test {
protected:
  const Function &parse(StringRef Assembly) {
    SMDiagnostic Error;
    M = parseAssemblyString(Assembly, Error, Context);
    EXPECT_TRUE(M) << Error.getMessage().str();
    return *M->begin();
  }

  const Function &random(Random &R, unsigned Blocks) {
    M = std::make_unique<Module>("random", Context);
    return *makeRandomFunction(*M, R, Blocks);
  }

  static std::vector<std::string> names(const Graph &G, ArrayRef<Node> Nodes) {
    std::vector<std::string> Names;
    for (Node N : Nodes)
      Names.push_back(N == G.entry()  ? "entry"
                      : N == G.exit() ? "exit"
                                      : G.block(N)->getName().str());
    return Names;
  }

  LLVMContext Context;
  std::unique_ptr<Module> M;
};

using Names = std::vector<std::string>;

TEST_F(SolverTest, GraphOfALoop) {
  const Function &F = parse(R"(
    define void @f(i1 %c) {
    a:
      br label %b
    b:
      br i1 %c, label %d, label %e
    dead:
      br label %b
    d:
      br i1 %c, label %b, label %b
    e:
      ret void
    })");
  Graph G(F);
  ASSERT_EQ(G.size(), 6u);
  EXPECT_EQ(names(G, G.successors(G.entry())), Names{"a"});
  Node B = *G.node(G.block(1)->getSingleSuccessor());
  EXPECT_EQ(names(G, G.successors(B)), (Names{"d", "e"}));
  // The two edges from d are one, and that from the dead block is none.
  EXPECT_EQ(names(G, G.predecessors(B)), (Names{"a", "d"}));
  EXPECT_EQ(names(G, G.predecessors(G.exit())), Names{"e"});
  EXPECT_FALSE(G.node(&*std::next(F.begin(), 2)));
  EXPECT_EQ(G.blocks().size(), 4u);
}

TEST_F(SolverTest, EndlessLoopsReachTheExit) {
  const Function &F = parse(R"(
    define void @f(i1 %c) {
    a:
      br i1 %c, label %one, label %two
    one:
      br label %one.latch
    one.latch:
      br label %one
    two:
      br label %two
    })");
  Graph G(F);
  Names Ends = names(G, G.predecessors(G.exit()));
  std::sort(Ends.begin(), Ends.end());
  EXPECT_EQ(Ends, (Names{"one.latch", "two"}));
}

TEST_F(SolverTest, ExitIsReachedFromEveryNode) {
  Random R(7);
  for (unsigned Trial = 0; Trial < 200; ++Trial) {
    Graph G(random(R, 1 + R.below(30)));
    for (Node N = 0; N < G.size(); ++N) {
      for (Node S : G.successors(N))
        EXPECT_TRUE(is_contained(G.predecessors(S), N));
      EXPECT_EQ(G.successors(N).empty(), N == G.exit());
      EXPECT_EQ(G.predecessors(N).empty(), N == G.entry());
    }
  }
}

template <Direction D, typename L>
GenKillProblem<D, L> randomProblem(Random &R, const Graph &G, unsigned Facts) {
  std::vector<GenKill> Rows(G.size(), GenKill(Facts));
  for (GenKill &Row : Rows) {
    Row.Gen = randomSet(R, Facts, 20);
    Row.Kill = randomSet(R, Facts, 20);
  }
  return GenKillProblem<D, L>(randomSet(R, Facts), std::move(Rows));
}

template <Direction D, typename L> void checkRandom(Random &R, const Graph &G) {
  auto Problem = randomProblem<D, L>(R, G, 20);
  checkMonotone(Problem, G.size(), [&] { return randomSet(R, 20); }, 5);
  auto Result = checkSolution(Problem, G);
  EXPECT_TRUE(Result.Reached.all());
  EXPECT_LE(Result.Transfers, (G.size() + 1) * (20u * 2 + 1));
}

TEST_F(SolverTest, RandomProblemsOnRandomGraphs) {
  Random R(8);
  for (unsigned Trial = 0; Trial < 100; ++Trial) {
    Graph G(random(R, 1 + R.below(25)));
    checkRandom<Direction::Forward, MayHold>(R, G);
    checkRandom<Direction::Forward, MustHold>(R, G);
    checkRandom<Direction::Backward, MayHold>(R, G);
    checkRandom<Direction::Backward, MustHold>(R, G);
  }
}

// What holds on some path, or on all, is what walking along the paths shows.
// A fact that no path kills or generates comes from the boundary.
TEST_F(SolverTest, SetsHoldOnPaths) {
  Random R(9);
  for (unsigned Trial = 0; Trial < 100; ++Trial) {
    Graph G(random(R, 2 + R.below(12)));
    auto May = randomProblem<Direction::Forward, MayHold>(R, G, 1);
    auto Result = solve(May, G);
    // The pairs of a node and whether the fact holds before it.
    BitVector Seen(2 * G.size());
    SmallVector<unsigned> Worklist = {May.boundary().test(0)};
    Seen.set(Worklist.back());
    while (!Worklist.empty()) {
      unsigned Pair = Worklist.pop_back_val();
      BitVector Fact(1, Pair % 2);
      May.transfer(Pair / 2, Fact);
      for (Node S : G.successors(Pair / 2)) {
        unsigned Next = 2 * S + Fact.test(0);
        if (!Seen.test(Next))
          Worklist.push_back(Next);
        Seen.set(Next);
      }
    }
    std::vector<GenKill> Rows;
    for (Node N = 0; N < G.size(); ++N)
      Rows.push_back(May.row(N));
    GenKillProblem<Direction::Forward, MustHold> Must(May.boundary(), Rows);
    auto MustResult = solve(Must, G);
    for (Node N = 0; N < G.size(); ++N) {
      EXPECT_EQ(Result.In[N].test(0), Seen.test(2 * N + 1));
      EXPECT_EQ(MustResult.In[N].test(0), !Seen.test(2 * N));
    }
  }
}

// An observer sees each step, the way to the solution, and an empty
// worklist in the end; it does not change the solution.
TEST_F(SolverTest, ObserversSeeTheSteps) {
  Random R(10);
  for (unsigned Trial = 0; Trial < 100; ++Trial) {
    Graph G(random(R, 1 + R.below(12)));
    auto Problem = randomProblem<Direction::Backward, MayHold>(R, G, 3);
    auto Expected = solve(Problem, G);
    unsigned Steps = 0, Pending = 0;
    std::vector<BitVector> In(G.size(), BitVector(3));
    auto Result = solve(Problem, G,
                        [&](Node N, const Solution<BitVector> &Now,
                            bool Changed, auto IsPending) {
                          ++Steps;
                          // Facts only climb.
                          EXPECT_FALSE(In[N].test(Now.In[N]));
                          In[N] = Now.In[N];
                          Pending = count_if(seq(0u, G.size()), IsPending);
                          for (Node P : G.predecessors(N))
                            EXPECT_TRUE(!Changed || IsPending(P));
                        });
    EXPECT_TRUE(Result == Expected);
    // A node that no fact has reached yet is a step, too.
    EXPECT_GE(Steps, Result.Transfers);
    EXPECT_EQ(Pending, 0u);
    EXPECT_TRUE(In == Result.In);
  }
}

/// False below true.
struct Boolean {
  using Element = bool;
  bool bottom() const { return false; }
  bool join(bool &Into, const bool &From) const {
    return From && !std::exchange(Into, true);
  }
};

/// The direction that a branch on a constant takes.
struct Feasible {
  using LatticeType = Boolean;
  static constexpr Direction TheDirection = Direction::Forward;
  Boolean lattice() const { return {}; }
  bool boundary() const { return true; }
  void transfer(Node, bool &) const {}
  bool flow(Node From, Node To, bool &) const {
    const BasicBlock *B = G.block(From);
    const auto *Branch = B ? dyn_cast<BranchInst>(B->getTerminator()) : nullptr;
    const auto *Constant = Branch && Branch->isConditional()
                               ? dyn_cast<ConstantInt>(Branch->getCondition())
                               : nullptr;
    return !Constant || G.block(To) == Branch->getSuccessor(Constant->isZero());
  }
  const Graph &G;
};

/// Facts that the edges into some nodes take away.
class EdgeKills : public GenKillProblem<Direction::Forward, MustHold> {
public:
  EdgeKills(GenKillProblem Within, std::vector<BitVector> Killed)
      : GenKillProblem(std::move(Within)), Killed(std::move(Killed)) {}

  bool flow(Node, Node To, BitVector &Fact) const {
    ++Flows;
    Fact.reset(Killed[To]);
    return true;
  }

  std::vector<BitVector> Killed;
  mutable unsigned Flows = 0;
};

struct EdgeKillsOrPlain : EdgeKills {
  using EdgeKills::EdgeKills;
  bool isPlainEdge(Node, Node To) const { return Killed[To].none(); }
};

TEST_F(SolverTest, PlainEdgesNeedNoFlow) {
  static_assert(!KnowsPlainEdges<EdgeKills>);
  static_assert(KnowsPlainEdges<EdgeKillsOrPlain>);
  Random R(10);
  unsigned Flows = 0, FewerFlows = 0;
  for (unsigned Trial = 0; Trial < 100; ++Trial) {
    Graph G(random(R, 1 + R.below(25)));
    auto Within = randomProblem<Direction::Forward, MustHold>(R, G, 20);
    std::vector<BitVector> Killed(G.size(), BitVector(20));
    for (BitVector &Facts : Killed)
      if (R.below(2))
        Facts = randomSet(R, 20);
    EdgeKills All(Within, Killed);
    EdgeKillsOrPlain Some(Within, Killed);
    EXPECT_TRUE(solve(All, G) == solve(Some, G));
    Flows += All.Flows;
    FewerFlows += Some.Flows;
  }
  EXPECT_LT(FewerFlows, Flows);
}

TEST_F(SolverTest, InfeasibleEdges) {
  const Function &F = parse(R"(
    define void @f() {
    a:
      br i1 true, label %b, label %c
    b:
      br i1 false, label %a2, label %d
    a2:
      br label %c
    c:
      br label %d
    d:
      ret void
    })");
  Graph G(F);
  auto Result = checkSolution(Feasible{G}, G);
  Names Reached;
  for (const BasicBlock *B : G.blocks())
    if (Result.Reached.test(*G.node(B)))
      Reached.push_back(B->getName().str());
  std::sort(Reached.begin(), Reached.end());
  EXPECT_EQ(Reached, (Names{"a", "b", "d"}));
}

TEST(GenKillTest, Append) {
  Random R(10);
  for (unsigned Trial = 0; Trial < 200; ++Trial) {
    GenKill First(8), Second(8);
    for (GenKill *Row : {&First, &Second}) {
      Row->Gen = randomSet(R, 8);
      Row->Kill = randomSet(R, 8);
    }
    BitVector Fact = randomSet(R, 8), Expected = Fact;
    First.apply(Expected);
    Second.apply(Expected);
    GenKill Both = First;
    Both.append(Second);
    Both.apply(Fact);
    EXPECT_EQ(Fact, Expected);
  }
}

/// Statements are numbers; each adds itself to the set.
struct Trace {
  using LatticeType = MayHold;
  static constexpr Direction TheDirection = Direction::Backward;
  MayHold lattice() const { return MayHold(3); }
  BitVector boundary() const { return BitVector(3); }
  void transfer(Node N, BitVector &Fact) const {
    transferStatements(*this, N, Fact);
  }
  SmallVector<unsigned> statements(Node N) const {
    return N == 1 ? SmallVector<unsigned>{0, 1, 2} : SmallVector<unsigned>{};
  }
  void transferStatement(unsigned S, BitVector &Fact) const { Fact.set(S); }
};

TEST_F(SolverTest, StatementsAreVisitedInTheDirectionOfTheProblem) {
  Graph G(parse("define void @f() { ret void }"));
  Trace Problem;
  auto Result = checkSolution(Problem, G);
  std::vector<std::pair<unsigned, unsigned>> Visits;
  visitStatements(Problem, Result, 1, [&](unsigned S, const BitVector &Fact) {
    Visits.push_back({S, Fact.count()});
  });
  EXPECT_EQ(Visits, (std::vector<std::pair<unsigned, unsigned>>{
                        {2, 0}, {1, 1}, {0, 2}}));
  EXPECT_TRUE(Result.In[1].all());
}

} // namespace
