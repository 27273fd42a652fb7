//===- ReachingDefinitions.cpp - Reaching definitions of slots ------------===//

#include "mincaml/Analysis/Slots/ReachingDefinitions.h"
#include "llvm/IR/Function.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

AnalysisKey ReachingDefinitionsAnalysis::Key;

DefinitionTable::DefinitionTable(Function &F, const SlotForm &Form) {
  std::vector<SmallVector<StoreInst *, 2>> StoresTo(Form.slots().size());
  SmallVector<Instruction *> Markers;
  for (BasicBlock &B : F)
    for (Instruction &I : B) {
      if (auto Slot = Form.storedSlot(I))
        StoresTo[*Slot].push_back(cast<StoreInst>(&I));
      else if (Form.undefinedSlot(I))
        Markers.push_back(&I);
    }
  for (unsigned Slot = 0; Slot < StoresTo.size(); ++Slot) {
    First.push_back(Stores.size());
    Stores.push_back(nullptr);
    for (StoreInst *Store : StoresTo[Slot]) {
      Numbers[Store] = Stores.size();
      Stores.push_back(Store);
    }
    SlotOf.resize(Stores.size(), Slot);
  }
  First.push_back(Stores.size());
  for (Instruction *Marker : Markers)
    Numbers[Marker] = First[*Form.undefinedSlot(*Marker)];
}

std::optional<Definition>
DefinitionTable::definition(const Instruction &I) const {
  auto Entry = Numbers.find(&I);
  return Entry == Numbers.end() ? std::nullopt : std::optional(Entry->second);
}

/// The gen and kill sets of each node.
static std::vector<GenKill> makeRows(const FlowGraph<BasicBlock> &Graph,
                                     const DefinitionTable &Table) {
  std::vector<GenKill> Rows(Graph.size(), GenKill(Table.size()));
  for (BasicBlock *B : Graph.blocks()) {
    GenKill &Row = Rows[*Graph.node(B)];
    for (Instruction &I : *B)
      if (auto D = Table.definition(I)) {
        unsigned Slot = Table.slot(*D);
        Row.Gen.reset(Table.undefined(Slot), Table.undefined(Slot + 1));
        Row.Kill.set(Table.undefined(Slot), Table.undefined(Slot + 1));
        Row.Gen.set(*D);
      }
  }
  return Rows;
}

/// The boundary: every slot is undefined where the function starts.
static BitVector allUndefined(const DefinitionTable &Table) {
  BitVector Result(Table.size());
  for (Definition D = 0; D < Table.size(); ++D)
    if (!Table.store(D))
      Result.set(D);
  return Result;
}

ReachingDefinitionsProblem::ReachingDefinitionsProblem(
    const FlowGraph<BasicBlock> &Graph, const DefinitionTable &Table)
    : GenKillProblem(allUndefined(Table), makeRows(Graph, Table)),
      Graph(&Graph), Table(&Table) {}

iterator_range<BasicBlock::iterator>
ReachingDefinitionsProblem::statements(Node N) const {
  BasicBlock *B = Graph->block(N);
  return B ? make_range(B->begin(), B->end())
           : make_range(BasicBlock::iterator(), BasicBlock::iterator());
}

void ReachingDefinitionsProblem::transferStatement(const Instruction &I,
                                                   BitVector &Fact) const {
  auto D = Table->definition(I);
  if (!D)
    return;
  unsigned Slot = Table->slot(*D);
  Fact.reset(Table->undefined(Slot), Table->undefined(Slot + 1));
  Fact.set(*D);
}

ReachingDefinitions::ReachingDefinitions(Function &F)
    : Form(F), Graph(F), Table(F, Form) {
  if (uint64_t(Table.size()) * Graph.size() > MaximumSize) {
    TooLarge = true;
    return;
  }
  ReachingDefinitionsProblem Problem(Graph, Table);
  Result = solve(Problem, Graph);
  recordReachOfLoads(Problem);
  for (Node N = 0; N < Graph.size(); ++N)
    Rows.push_back(Problem.row(N));
}

void ReachingDefinitions::recordReachOfLoads(
    const ReachingDefinitionsProblem &Problem) {
  uint64_t Total = 0;
  auto Record = [&](const Instruction &I, const BitVector &Fact) {
    auto Slot = Form.loadedSlot(I);
    if (!Slot || TooLarge)
      return;
    const auto &Load = cast<LoadInst>(I);
    std::vector<Definition> &Definitions = Reach[&Load];
    const Definition Last = Table.undefined(*Slot + 1);
    for (Definition D = Table.undefined(*Slot); D < Last; ++D) {
      int Next = Fact.find_first_in(D, Last);
      if (Next == -1)
        break;
      D = Next;
      Definitions.push_back(D);
    }
    LoadOf[{Form.statement(I), *Slot}] = &Load;
    Total += Definitions.size();
    TooLarge = Total > MaximumSize / 32;
  };
  for (BasicBlock *B : Graph.blocks())
    visitStatements(Problem, Result, *Graph.node(B), Record);
}

ReachingDefinitions::BlockSets
ReachingDefinitions::sets(const BasicBlock &B) const {
  BitVector Empty(Table.size());
  auto N = Graph.node(&B);
  if (!N || TooLarge)
    return {Empty, Empty, Empty, Empty};
  BlockSets Sets = {Rows[*N].Gen, Rows[*N].Kill, Result.In[*N], Result.Out[*N]};
  for (const Instruction &I : B)
    if (auto D = Table.definition(I))
      Sets.Kill.reset(*D);
  return Sets;
}

ArrayRef<Definition> ReachingDefinitions::reach(const LoadInst &Load) const {
  auto I = Reach.find(&Load);
  if (I == Reach.end() || TooLarge)
    return {};
  return I->second;
}

ArrayRef<Definition> ReachingDefinitions::reach(unsigned N,
                                                unsigned Slot) const {
  const LoadInst *Load = LoadOf.lookup({N, Slot});
  return Load ? reach(*Load) : ArrayRef<Definition>();
}

ReachingDefinitions
ReachingDefinitionsAnalysis::run(Function &F, FunctionAnalysisManager &) {
  return ReachingDefinitions(F);
}
