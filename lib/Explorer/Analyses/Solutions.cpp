//===- Solutions.cpp - Solutions of data-flow problems --------------------===//

#include "Analyses/AnalyzedFunction.h"
#include "Analyses/Findings.h"
#include "mincaml/Analysis/Expressions/AnticipatedExpressions.h"
#include "mincaml/Analysis/Expressions/AvailableExpressions.h"
#include "mincaml/Analysis/Slots/Liveness.h"
#include "mincaml/Analysis/Slots/ReachingDefinitions.h"
#include "llvm/Analysis/AliasAnalysis.h"

using namespace mincaml;
using namespace mincaml::explorer;
using namespace mincaml::dataflow;
using namespace llvm;

namespace {

/// Solves the data-flow problems of one function.
class Finder {
public:
  Finder(const AnalyzedFunction &S, std::vector<DataFlowSolution> &Result,
         OmissionCallback Omit)
      : S(S), F(S.F), Result(Result), Omit(Omit) {
    for (const BasicBlock &BB : F)
      Blocks[&BB] = Blocks.size();
  }

  void findReachingDefinitions();
  void findLiveness();
  /// Adds the solution of an analysis of expressions.
  template <Direction D, typename AnalysisT>
  void findExpressions(StringRef ID, StringRef Title,
                       const AnalysisT &Analysis);

private:
  using Graph = FlowGraph<BasicBlock>;

  /// Creates the description of a problem without a solution.
  DataFlowSolution begin(StringRef ID, StringRef Title, Direction D,
                         bool IsUnion) const;
  void addElement(DataFlowSolution &To, std::string Text,
                  const Instruction *From) const;
  void addExpressions(DataFlowSolution &To,
                      const ExpressionTable &Expressions) const;
  /// Solves the problem and appends the result.
  template <typename P>
  void solveAndAdd(DataFlowSolution New, const P &TheProblem, const Graph &G,
                   function_ref<const GenKill &(Node)> RowOf);
  std::vector<unsigned> nodesToBlocks(const Graph &G, Direction D,
                                      function_ref<bool(Node)> IsIn) const;

  const AnalyzedFunction &S;
  Function &F;
  std::vector<DataFlowSolution> &Result;
  OmissionCallback Omit;
  DenseMap<const BasicBlock *, unsigned> Blocks;
};

} // namespace

static std::vector<unsigned> elements(const BitVector &Set) {
  auto Bits = Set.set_bits();
  return {Bits.begin(), Bits.end()};
}

DataFlowSolution Finder::begin(StringRef ID, StringRef Title, Direction D,
                               bool IsUnion) const {
  DataFlowSolution New{{ID, Title, S.Index, S.Version}};
  New.IsForward = D == Direction::Forward;
  New.IsUnion = IsUnion;
  return New;
}

void Finder::addElement(DataFlowSolution &To, std::string Text,
                        const Instruction *From) const {
  To.Domain.push_back(std::move(Text));
  To.Origins.push_back(S.originOf(From));
}

std::vector<unsigned>
Finder::nodesToBlocks(const Graph &G, Direction D,
                      function_ref<bool(Node)> IsIn) const {
  std::vector<unsigned> Nodes;
  for (Node N = 1; N < G.exit(); ++N)
    if (IsIn(N))
      Nodes.push_back(Blocks.lookup(G.block(N)));
  // Use the order in which the solver processes the blocks.
  if (D == Direction::Backward)
    std::reverse(Nodes.begin(), Nodes.end());
  return Nodes;
}

template <typename P>
void Finder::solveAndAdd(DataFlowSolution New, const P &TheProblem,
                         const Graph &G,
                         function_ref<const GenKill &(Node)> RowOf) {
  if (New.Domain.empty())
    return;
  if (New.Domain.size() > MaximumDomain) {
    Omit(New.Title, "more than 120 facts");
    return;
  }
  auto Solved = solve(TheProblem, G,
                      [&](Node N, const Solution<BitVector> &Now, bool Changed,
                          auto IsPending) {
                        if (BasicBlock *BB = G.block(N))
                          New.Steps.push_back(
                              {Blocks.lookup(BB), elements(Now.In[N]),
                               elements(Now.Out[N]), Changed,
                               nodesToBlocks(G, P::TheDirection, IsPending)});
                      });
  New.Blocks.resize(Blocks.size());
  for (Node N = 1; N < G.exit(); ++N) {
    const GenKill &Row = RowOf(N);
    New.Blocks[Blocks.lookup(G.block(N))] = {
        elements(Row.Gen), elements(Row.Kill), elements(Solved.In[N]),
        elements(Solved.Out[N])};
  }
  Result.push_back(std::move(New));
}

void Finder::findReachingDefinitions() {
  SlotForm Form(F);
  Graph G(F);
  DefinitionTable Table(F, Form);
  DataFlowSolution New = begin("reaching-definitions", "Reaching definitions",
                               Direction::Forward, /*IsUnion=*/true);
  for (Definition D = 0; D < Table.size(); ++D) {
    const std::string Slot = Form.slots()[Table.slot(D)]->getName().str();
    const StoreInst *Store = Table.store(D);
    addElement(New,
               Store ? Slot + " = " + S.nameOf(*Store->getValueOperand()) +
                           " in " + S.nameOf(*Store->getParent())
                     : Slot + " undefined",
               Store);
  }
  ReachingDefinitionsProblem TheProblem(G, Table);
  solveAndAdd(std::move(New), TheProblem, G,
              [&](Node N) -> const GenKill & { return TheProblem.row(N); });
}

void Finder::findLiveness() {
  SlotForm Form(F);
  Graph G(F);
  VariableTable Table(F, Form);
  DataFlowSolution New = begin("liveness", "Liveness", Direction::Backward,
                               /*IsUnion=*/true);
  for (unsigned V = 0; V < Table.size(); ++V)
    addElement(New, S.nameOf(*Table.variable(V)),
               dyn_cast<Instruction>(Table.variable(V)));
  LivenessProblem TheProblem(G, Table);
  solveAndAdd(std::move(New), TheProblem, G,
              [&](Node N) -> const GenKill & { return TheProblem.row(N); });
}

void Finder::addExpressions(DataFlowSolution &To,
                            const ExpressionTable &Expressions) const {
  std::vector<const Instruction *> First(Expressions.size());
  for (const BasicBlock &BB : F)
    for (const Instruction &I : BB)
      if (auto E = Expressions.computedBy(I); E && !First[*E])
        First[*E] = &I;
  for (unsigned E = 0; E < Expressions.size(); ++E) {
    std::string Text;
    raw_string_ostream OS(Text);
    Expressions.print(OS, E, S.Names);
    addElement(To, std::move(Text), First[E]);
  }
}

template <Direction D, typename AnalysisT>
void Finder::findExpressions(StringRef ID, StringRef Title,
                             const AnalysisT &Analysis) {
  DataFlowSolution New = begin(ID, Title, D, /*IsUnion=*/false);
  addExpressions(New, Analysis.Expressions);
  solveAndAdd(
      std::move(New),
      GenKillProblem<D, MustHold>(Analysis.Expressions.size(), Analysis.Rows),
      Analysis.Graph,
      [&](Node N) -> const GenKill & { return Analysis.Rows[N]; });
}

void mincaml::explorer::findSolutions(const AnalyzedFunction &S,
                                      std::vector<DataFlowSolution> &Result,
                                      OmissionCallback Omit) {
  Finder TheFinder(S, Result, Omit);
  AAResults &AA = S.AM.getResult<AAManager>(S.F);
  TheFinder.findReachingDefinitions();
  TheFinder.findLiveness();
  TheFinder.findExpressions<Direction::Forward>("available-expressions",
                                                "Available expressions",
                                                AvailableExpressions(S.F, AA));
  TheFinder.findExpressions<Direction::Backward>(
      "anticipated-expressions", "Anticipated expressions",
      AnticipatedExpressions(S.F, AA));
}
