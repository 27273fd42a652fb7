//===- ReachingDefinitions.cpp - Reaching definitions of slots ------------===//

#include "mincaml/Analysis/Slots/ReachingDefinitions.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/IR/InstIterator.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

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
  for (Node N = 0; N < Graph.size(); ++N)
    Rows.push_back(Problem.row(N));
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

//===----------------------------------------------------------------------===//
// Def-use chains
//===----------------------------------------------------------------------===//

DefUse::DefUse(Function &F, const ReachingDefinitions &Reaching)
    : Uses(Reaching.definitions().size()) {
  for (Instruction &I : instructions(F))
    if (auto *Load = dyn_cast<LoadInst>(&I))
      for (Definition D : Reaching.reach(*Load))
        Uses[D].push_back(Load);
}

void mincaml::printDefUse(raw_ostream &OS, Function &F,
                          FunctionAnalysisManager &AM) {
  auto &Reaching = AM.getResult<ReachingDefinitionsAnalysis>(F);
  auto &Result = AM.getResult<DefUseAnalysis>(F);
  if (!printTitle(OS, "uses of definitions", F, Reaching.isTooLarge()))
    return;
  const SlotForm &Form = Reaching.form();
  StatementText Text(F, Form);
  for (unsigned N = 1; N <= Form.roots().size(); ++N) {
    auto D = Reaching.definitions().definition(*Form.roots()[N - 1]);
    if (!D)
      continue;
    SmallVector<unsigned> Users;
    for (const LoadInst *Load : Result.uses(*D))
      Users.push_back(Form.statement(*Load));
    std::string Label = "s" + std::to_string(N);
    OS << "  " << Label << ": " << Text.statement(N) << "  use[" << Label
       << "]=" << statementSetText(std::move(Users)) << '\n';
  }
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

namespace {

class DefinitionAnnotations {
public:
  DefinitionAnnotations(const Function &F, const ReachingDefinitions &Result)
      : Result(Result), Text(F, Result.form()) {}

  std::string name(const BasicBlock &B) { return Text.value(B); }

  /// The row of a block: `gen={s1} kill={} in={} out={s1} undefined={x}`.
  std::string block(const BasicBlock &B) {
    if (!Result.isReachable(B))
      return "unreachable";
    auto Sets = Result.sets(B);
    std::string Line =
        "gen=" + definitions(Sets.Gen) + " kill=" + definitions(Sets.Kill) +
        " in=" + definitions(Sets.In) + " out=" + definitions(Sets.Out);
    SmallVector<std::string> Undefined;
    for (Definition D : Sets.In.set_bits())
      if (!Result.definitions().store(D))
        Undefined.push_back(Text.slot(Result.definitions().slot(D)));
    return Line + " undefined=" + setText(Undefined);
  }

  /// The row of a statement: `s3: if i < 100  reach[s3,i]={s1, s6}`.
  std::string statement(unsigned N) {
    std::string Label = "s" + std::to_string(N);
    std::string Line = Label + ": " + Text.statement(N);
    if (!Result.isReachable(*Result.form().roots()[N - 1]->getParent()))
      return Line;
    for (unsigned Slot : Result.form().slotsRead(N))
      Line += "  reach[" + Label + ',' + Text.slot(Slot) +
              "]=" + set(Result.reach(N, Slot));
    return Line;
  }

  /// The numbers of the statements in B.
  auto statements(const BasicBlock &B) {
    auto Roots = Result.form().roots();
    // The roots of a block are numbered in program order.
    SmallVector<unsigned> Numbers;
    for (const Instruction &I : B)
      if (unsigned N = Result.form().statement(I); N && Roots[N - 1] == &I)
        Numbers.push_back(N);
    return Numbers;
  }

private:
  std::string definitions(const BitVector &Set) {
    SmallVector<Definition> Stores;
    for (Definition D : Set.set_bits())
      if (Result.definitions().store(D))
        Stores.push_back(D);
    return set(Stores);
  }

  std::string set(ArrayRef<Definition> Definitions) {
    SmallVector<unsigned> Numbers;
    bool MayBeUndefined = false;
    for (Definition D : Definitions)
      if (const StoreInst *Store = Result.definitions().store(D))
        Numbers.push_back(Result.form().statement(*Store));
      else
        MayBeUndefined = true;
    return statementSetText(std::move(Numbers),
                            MayBeUndefined ? "undefined" : "");
  }

  const ReachingDefinitions &Result;
  StatementText Text;
};

} // namespace

void mincaml::printReachingDefinitions(raw_ostream &OS, Function &F,
                                       FunctionAnalysisManager &AM) {
  auto &Result = AM.getResult<ReachingDefinitionsAnalysis>(F);
  if (!printTitle(OS, "reaching definitions", F, Result.isTooLarge()))
    return;
  DefinitionAnnotations ThePrinter(F, Result);
  for (const BasicBlock &B : F) {
    OS << ThePrinter.name(B) << ": " << ThePrinter.block(B) << '\n';
    for (unsigned N : ThePrinter.statements(B))
      OS << "  " << ThePrinter.statement(N) << '\n';
  }
}

void mincaml::printReachingDefinitionsGraph(raw_ostream &OS, Function &F,
                                            FunctionAnalysisManager &AM) {
  auto &Result = AM.getResult<ReachingDefinitionsAnalysis>(F);
  DefinitionAnnotations ThePrinter(F, Result);
  printAnnotatedCFG(OS, F,
                    ("reaching definitions in '" + F.getName() + "'").str(),
                    [&](const BasicBlock &B) {
                      if (Result.isTooLarge())
                        return std::string();
                      std::string Label = ThePrinter.block(B);
                      for (unsigned N : ThePrinter.statements(B))
                        Label += '\n' + ThePrinter.statement(N);
                      return Label;
                    });
}
