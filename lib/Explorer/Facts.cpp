//===- Facts.cpp - Solutions of data-flow problems ------------------------===//

#include "Facts.h"
#include "Versions.h"
#include "mincaml/Analysis/Expressions/AnticipatedExpressions.h"
#include "mincaml/Analysis/Expressions/AvailableExpressions.h"
#include "mincaml/Analysis/Slots/Liveness.h"
#include "mincaml/Analysis/Slots/ReachingDefinitions.h"
#include "mincaml/Passes/Registration.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/raw_ostream.h"
#include <set>

using namespace mincaml;
using namespace mincaml::explorer;
using namespace mincaml::dataflow;
using namespace llvm;

static constexpr size_t MaximumBlocks = 40;
static constexpr size_t MaximumDomain = 120;

namespace {

/// The facts of one function.
class Finder {
public:
  /// Names is of the module: to make one for each function takes quadratic
  /// time.
  Finder(Function &F, unsigned Index, unsigned Version, OriginTable &Origins,
         ModuleSlotTracker &Names, std::vector<Facts> &Result)
      : F(F), Index(Index), Version(Version), Origins(Origins), Names(Names),
        Result(Result) {
    Names.incorporateFunction(F);
    for (const BasicBlock &BB : F)
      Blocks[&BB] = Blocks.size();
  }

  void findReachingDefinitions();
  void findLiveness();
  /// Of an analysis of expressions.
  template <Direction D, typename AnalysisT>
  void findExpressions(StringRef ID, StringRef Title,
                       const AnalysisT &Analysis);

private:
  using Graph = FlowGraph<BasicBlock>;

  std::string nameOf(const Value &V) {
    std::string Text;
    raw_string_ostream OS(Text);
    V.printAsOperand(OS, /*PrintType=*/false, Names);
    return Text;
  }
  /// The facts, still without a solution.
  Facts begin(StringRef ID, StringRef Title, Direction D, bool IsUnion) const;
  void addElement(Facts &To, std::string Text, const Instruction *From);
  void addExpressions(Facts &To, const ExpressionTable &Expressions);
  /// Solves the problem and appends the facts.
  template <typename P>
  void solveAndAdd(Facts New, const P &TheProblem, const Graph &G,
                   function_ref<const GenKill &(Node)> RowOf);
  std::vector<unsigned> nodesToBlocks(const Graph &G, Direction D,
                                      function_ref<bool(Node)> IsIn) const;

  Function &F;
  unsigned Index;
  unsigned Version;
  OriginTable &Origins;
  ModuleSlotTracker &Names;
  std::vector<Facts> &Result;
  DenseMap<const BasicBlock *, unsigned> Blocks;
};

} // namespace

static std::vector<unsigned> elements(const BitVector &Set) {
  auto Bits = Set.set_bits();
  return {Bits.begin(), Bits.end()};
}

Facts Finder::begin(StringRef ID, StringRef Title, Direction D,
                    bool IsUnion) const {
  Facts New;
  New.ID = ID;
  New.Title = Title;
  New.IsForward = D == Direction::Forward;
  New.IsUnion = IsUnion;
  New.Function = Index;
  New.Version = Version;
  return New;
}

void Finder::addElement(Facts &To, std::string Text, const Instruction *From) {
  To.Domain.push_back(std::move(Text));
  To.Origins.push_back(From ? Origins.find(From->getDebugLoc().get()).Expression
                            : -1);
}

std::vector<unsigned>
Finder::nodesToBlocks(const Graph &G, Direction D,
                      function_ref<bool(Node)> IsIn) const {
  std::vector<unsigned> Nodes;
  for (Node N = 1; N < G.exit(); ++N)
    if (IsIn(N))
      Nodes.push_back(Blocks.lookup(G.block(N)));
  // In the order in which the solver takes them.
  if (D == Direction::Backward)
    std::reverse(Nodes.begin(), Nodes.end());
  return Nodes;
}

template <typename P>
void Finder::solveAndAdd(Facts New, const P &TheProblem, const Graph &G,
                         function_ref<const GenKill &(Node)> RowOf) {
  if (New.Domain.empty() || New.Domain.size() > MaximumDomain)
    return;
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
  Facts New = begin("reaching-definitions", "Reaching definitions",
                    Direction::Forward, /*IsUnion=*/true);
  for (Definition D = 0; D < Table.size(); ++D) {
    const std::string Slot = Form.slots()[Table.slot(D)]->getName().str();
    const StoreInst *Store = Table.store(D);
    addElement(New,
               Store ? Slot + " = " + nameOf(*Store->getValueOperand()) +
                           " in " + nameOf(*Store->getParent())
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
  Facts New = begin("liveness", "Liveness", Direction::Backward,
                    /*IsUnion=*/true);
  for (unsigned V = 0; V < Table.size(); ++V)
    addElement(New, nameOf(*Table.variable(V)),
               dyn_cast<Instruction>(Table.variable(V)));
  LivenessProblem TheProblem(G, Table);
  solveAndAdd(std::move(New), TheProblem, G,
              [&](Node N) -> const GenKill & { return TheProblem.row(N); });
}

void Finder::addExpressions(Facts &To, const ExpressionTable &Expressions) {
  std::vector<const Instruction *> First(Expressions.size());
  for (const BasicBlock &BB : F)
    for (const Instruction &I : BB)
      if (auto E = Expressions.computedBy(I); E && !First[*E])
        First[*E] = &I;
  for (unsigned E = 0; E < Expressions.size(); ++E) {
    std::string Text;
    raw_string_ostream OS(Text);
    Expressions.print(OS, E, Names);
    addElement(To, std::move(Text), First[E]);
  }
}

template <Direction D, typename AnalysisT>
void Finder::findExpressions(StringRef ID, StringRef Title,
                             const AnalysisT &Analysis) {
  Facts New = begin(ID, Title, D, /*IsUnion=*/false);
  addExpressions(New, Analysis.Expressions);
  solveAndAdd(
      std::move(New),
      GenKillProblem<D, MustHold>(Analysis.Expressions.size(), Analysis.Rows),
      Analysis.Graph,
      [&](Node N) -> const GenKill & { return Analysis.Rows[N]; });
}

void mincaml::explorer::findFacts(Module &M, OriginTable &Origins,
                                  VersionTable &Functions,
                                  std::vector<Facts> &Result) {
  // Managers of their own: what is cached in those of a pipeline could change
  // what its passes do.
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PassBuilder Builder;
  registerPasses(Builder);
  registerAnalyses(Builder, LAM, FAM, CGAM, MAM);
  ModuleSlotTracker Names(&M);
  std::set<std::pair<unsigned, unsigned>> Known;
  for (const Facts &A : Result)
    Known.insert({A.Function, A.Version});
  for (Function &F : M) {
    if (F.isDeclaration() || F.size() > MaximumBlocks)
      continue;
    const unsigned Index = Functions.function(F.getName());
    const std::vector<Version> &All = Functions.Functions[Index].Versions;
    if (All.empty() || Known.contains({Index, unsigned(All.size() - 1)}))
      continue;
    Finder TheFinder(F, Index, All.size() - 1, Origins, Names, Result);
    AAResults &AA = FAM.getResult<AAManager>(F);
    TheFinder.findReachingDefinitions();
    TheFinder.findLiveness();
    TheFinder.findExpressions<Direction::Forward>("available-expressions",
                                                  "Available expressions",
                                                  AvailableExpressions(F, AA));
    TheFinder.findExpressions<Direction::Backward>(
        "anticipated-expressions", "Anticipated expressions",
        AnticipatedExpressions(F, AA));
  }
}
