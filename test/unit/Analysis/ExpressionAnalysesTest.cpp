//===- ExpressionAnalysesTest.cpp - Sets of expressions against searches --===//

#include "Helpers/LatticeLaws.h"
#include "Helpers/RandomFunction.h"
#include "mincaml/Analysis/Expressions/AvailableExpressions.h"
#include "mincaml/Analysis/Expressions/PartialRedundancy.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Passes/PassBuilder.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

namespace {

class ExpressionAnalysesTest : public testing::Test {
protected:
  ExpressionAnalysesTest() {
    Builder.registerModuleAnalyses(MAM);
    Builder.registerCGSCCAnalyses(CGAM);
    Builder.registerFunctionAnalyses(FAM);
    Builder.registerLoopAnalyses(LAM);
    Builder.crossRegisterProxies(LAM, FAM, CGAM, MAM);
  }

  Function &random(Random &R) {
    FAM.clear();
    MAM.clear();
    M = std::make_unique<Module>("random", Context);
    return *makeRandomSlotFunction(*M, R, 1 + R.below(10), 3 + R.below(3));
  }
  AAResults &aliases(Function &F) { return FAM.getResult<AAManager>(F); }

  LLVMContext Context;
  std::unique_ptr<Module> M;
  PassBuilder Builder;
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
};

/// Whether some path from the far side of Start, through Step, ends or comes to
/// a node that kills the fact before one that generates it.
template <typename StepT>
bool canBeLost(Node Start, Node Boundary, ArrayRef<GenKill> Rows, unsigned Fact,
               StepT Step) {
  if (Start == Boundary)
    return true;
  BitVector Seen(Rows.size());
  SmallVector<Node> Worklist(Step(Start));
  while (!Worklist.empty()) {
    Node N = Worklist.pop_back_val();
    if (Seen.test(N))
      continue;
    Seen.set(N);
    if (Rows[N].Gen.test(Fact))
      continue;
    if (N == Boundary || Rows[N].Kill.test(Fact))
      return true;
    append_range(Worklist, Step(N));
  }
  return false;
}

template <typename P>
void checkProblem(Random &R, const P &Problem,
                  const FlowGraph<BasicBlock> &Graph,
                  const Solution<BitVector> &Result, unsigned Facts) {
  auto Make = [&] { return randomSet(R, Facts); };
  checkLatticeLaws(Problem.lattice(), Make, 5);
  checkMonotone(Problem, Graph.size(), Make, 5);
  EXPECT_TRUE(checkSolution(Problem, Graph) == Result);
}

TEST_F(ExpressionAnalysesTest, AvailableOnAllPathsFromTheStart) {
  Random R(21);
  unsigned Holds = 0;
  for (unsigned Trial = 0; Trial < 3000; ++Trial) {
    Function &F = random(R);
    AvailableExpressions A(F, aliases(F));
    const unsigned Size = A.Expressions.size();
    checkProblem(R, GenKillProblem<Direction::Forward, MustHold>(Size, A.Rows),
                 A.Graph, A.Available, Size);
    for (Node N = 0; N < A.Graph.size(); ++N)
      for (unsigned E = 0; E < Size; ++E) {
        bool IsLost = canBeLost(N, A.Graph.entry(), A.Rows, E, [&](Node M) {
          return A.Graph.predecessors(M);
        });
        EXPECT_NE(A.Available.In[N].test(E), IsLost);
        Holds += !IsLost;
      }
  }
  EXPECT_GT(Holds, 1000u);
}

TEST_F(ExpressionAnalysesTest, AnticipatedOnAllPathsToTheEnd) {
  Random R(22);
  unsigned Holds = 0;
  for (unsigned Trial = 0; Trial < 3000; ++Trial) {
    Function &F = random(R);
    AnticipatedExpressions A(F, aliases(F));
    const unsigned Size = A.Expressions.size();
    checkProblem(R, GenKillProblem<Direction::Backward, MustHold>(Size, A.Rows),
                 A.Graph, A.Anticipated, Size);
    for (Node N = 0; N < A.Graph.size(); ++N)
      for (unsigned E = 0; E < Size; ++E) {
        bool IsLost = canBeLost(N, A.Graph.exit(), A.Rows, E,
                                [&](Node M) { return A.Graph.successors(M); });
        EXPECT_NE(A.Anticipated.Out[N].test(E), IsLost);
        Holds += !IsLost;
      }
  }
  EXPECT_GT(Holds, 1000u);
}

/// The equations in PartialRedundancy.h, for one expression that cannot trap,
/// in a function without phi nodes, solved as they are written: all predicates
/// start out true where "all" is asked for, false where "some" is, and the
/// equations are applied until nothing changes.
class WrittenEquations {
public:
  WrittenEquations(const PartialRedundancy &P, unsigned E) : P(P), E(E) {
    const unsigned Size = P.Graph.size();
    for (auto *Predicate :
         {&NuSafe, &XuSafe, &NdSafe, &XdSafe, &NDelayed, &XDelayed})
      Predicate->assign(Size, true);
    for (auto *Predicate :
         {&NEarliest, &XEarliest, &NLatest, &XLatest, &NUsed, &XUsed})
      Predicate->assign(Size, false);
    repeat([&](Node N) { safety(N); });
    repeat([&](Node N) { earliest(N); });
    repeat([&](Node N) { delayed(N); });
    repeat([&](Node N) { latest(N); });
    repeat([&](Node N) { used(N); });
  }

  std::vector<bool> NuSafe, XuSafe, NdSafe, XdSafe, NEarliest, XEarliest,
      NDelayed, XDelayed, NLatest, XLatest, NUsed, XUsed;

private:
  bool nComp(Node N) const { return P.NComp[N].test(E); }
  bool xComp(Node N) const { return P.XComp[N].test(E); }
  bool transp(Node N) const { return P.Transp[N].test(E); }
  bool passes(Node N) const { return P.Passes[N].test(E); }

  void set(std::vector<bool> &Predicate, Node N, bool Value) {
    Changed |= Predicate[N] != Value;
    Predicate[N] = Value;
  }
  template <typename Equations> void repeat(Equations Apply) {
    do {
      Changed = false;
      for (Node N = 0; N < P.Graph.size(); ++N)
        Apply(N);
    } while (Changed);
  }

  void safety(Node N) {
    set(NuSafe, N,
        N != P.Graph.entry() && all_of(P.Graph.predecessors(N), [&](Node M) {
          return xComp(M) || XuSafe[M];
        }));
    set(XuSafe, N, transp(N) && (nComp(N) || NuSafe[N]));
    // Nothing is computed before the first block.
    set(XdSafe, N,
        xComp(N) ||
            (N != P.Graph.entry() && N != P.Graph.exit() &&
             all_of(P.Graph.successors(N), [&](Node M) { return NdSafe[M]; })));
    set(NdSafe, N, nComp(N) || (passes(N) && XdSafe[N]));
  }
  void earliest(Node N) {
    set(NEarliest, N,
        NdSafe[N] && !NuSafe[N] &&
            (N == P.Graph.entry() ||
             any_of(P.Graph.predecessors(N), [&](Node M) {
               return !(xComp(M) || XuSafe[M] || XdSafe[M]);
             })));
    set(XEarliest, N, XdSafe[N] && !XuSafe[N] && !passes(N));
  }
  void delayed(Node N) {
    set(NDelayed, N,
        NEarliest[N] || (NdSafe[N] && N != P.Graph.entry() &&
                         all_of(P.Graph.predecessors(N), [&](Node M) {
                           return XDelayed[M] && !xComp(M);
                         })));
    set(XDelayed, N, XEarliest[N] || (NDelayed[N] && !nComp(N)));
  }
  void latest(Node N) {
    set(NLatest, N, NDelayed[N] && nComp(N));
    set(XLatest, N,
        XDelayed[N] && (xComp(N) || any_of(P.Graph.successors(N), [&](Node M) {
                          return !NDelayed[M];
                        })));
  }
  void used(Node N) {
    set(XUsed, N, any_of(P.Graph.successors(N), [&](Node M) {
          return !NLatest[M] && (nComp(M) || NUsed[M]);
        }));
    set(NUsed, N, transp(N) && !XLatest[N] && (xComp(N) || XUsed[N]));
  }

  const PartialRedundancy &P;
  unsigned E;
  bool Changed = false;
};

/// An endless loop has an edge to the exit that no code can stand on. Nothing
/// moves across the block that it leaves the loop for, which the equations do
/// not say.
bool hasEndlessLoop(const FlowGraph<SplitNode> &Graph) {
  return any_of(Graph.predecessors(Graph.exit()),
                [&](Node N) { return Graph.successors(N).size() > 1; });
}

TEST_F(ExpressionAnalysesTest, PartialRedundancySolvesItsEquations) {
  Random R(23);
  unsigned Inserted = 0, Checked = 0;
  for (unsigned Trial = 0; Trial < 3000; ++Trial) {
    Function &F = random(R);
    PartialRedundancy P(F, aliases(F), FAM.getResult<LoopAnalysis>(F),
                        PartialRedundancy::Candidates::All);
    ASSERT_FALSE(P.IsTruncated);
    if (hasEndlessLoop(P.Graph))
      continue;
    ++Checked;
    EXPECT_TRUE(P.busy().IsCovered);
    EXPECT_TRUE(P.lazy().IsCovered);
    for (unsigned E = 0; E < P.Expressions.size(); ++E) {
      ASSERT_FALSE(P.Expressions[E].MayTrap);
      WrittenEquations Expected(P, E);
      auto Check = [&](const char *Name, const PartialRedundancy::Sets &Sets,
                       const std::vector<bool> &Predicate) {
        for (Node N = 0; N < P.Graph.size(); ++N)
          EXPECT_EQ(Sets[N].test(E), Predicate[N])
              << Name << " at node " << N << ", trial " << Trial;
      };
      Check("NuSafe", P.NUpSafe, Expected.NuSafe);
      Check("XuSafe", P.XUpSafe, Expected.XuSafe);
      Check("NdSafe", P.NDownSafe, Expected.NdSafe);
      Check("XdSafe", P.XDownSafe, Expected.XdSafe);
      Check("NEarliest", P.NEarliest, Expected.NEarliest);
      Check("XEarliest", P.XEarliest, Expected.XEarliest);
      Check("NDelayed", P.NDelayed, Expected.NDelayed);
      Check("XDelayed", P.XDelayed, Expected.XDelayed);
      Check("NLatest", P.NLatest, Expected.NLatest);
      Check("XLatest", P.XLatest, Expected.XLatest);
      Check("NUsed", P.NUsed, Expected.NUsed);
      Check("XUsed", P.XUsed, Expected.XUsed);
      Inserted += is_contained(Expected.NEarliest, true);
    }
  }
  EXPECT_GT(Checked, 200u);
  EXPECT_GT(Inserted, 200u);
}

} // namespace
