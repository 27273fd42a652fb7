//===- Liveness.cpp - Live variables: slots and SSA values ----------------===//

#include "mincaml/Analysis/Slots/Liveness.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/IR/InstIterator.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

/// Whether the value is used outside B or, by a phi node, on an edge.
static bool isUsedBeyond(const Value &V, const BasicBlock &B) {
  return any_of(V.users(), [&](const User *U) {
    const auto *I = cast<Instruction>(U);
    return I->getParent() != &B || isa<PHINode>(I);
  });
}

VariableTable::VariableTable(Function &F, const SlotForm &Form) : Form(&Form) {
  Variables.assign(Form.slots().begin(), Form.slots().end());
  auto Add = [&](Value &V) {
    Numbers[&V] = Variables.size();
    Variables.push_back(&V);
  };
  for (Argument &A : F.args())
    if (!A.use_empty())
      Add(A);
  for (Instruction &I : instructions(F))
    if (!Form.slot(&I) && isUsedBeyond(I, *I.getParent()))
      Add(I);
}

std::optional<unsigned> VariableTable::value(const Value *V) const {
  auto I = Numbers.find(V);
  return I == Numbers.end() ? std::nullopt : std::optional(I->second);
}

/// Calls Def and then Use with the variables that I assigns to and reads.
template <typename DefT, typename UseT>
static void visitVariables(const VariableTable &Table, const Instruction &I,
                           DefT Def, UseT Use) {
  const SlotForm &Form = Table.form();
  if (auto Number = Table.value(&I))
    Def(*Number);
  if (auto Slot = Form.storedSlot(I))
    Def(*Slot);
  if (auto Slot = Form.undefinedSlot(I))
    Def(*Slot);
  if (auto Slot = Form.loadedSlot(I))
    Use(*Slot);
  if (isa<PHINode>(I))
    return; // The operands are read on the edges.
  for (const llvm::Use &Operand : I.operands())
    if (auto Number = Table.value(Operand))
      Use(*Number);
}

static std::vector<GenKill> makeRows(const FlowGraph<BasicBlock> &Graph,
                                     const VariableTable &Table) {
  std::vector<GenKill> Rows(Graph.size(), GenKill(Table.size()));
  for (BasicBlock *B : Graph.blocks()) {
    GenKill &Row = Rows[*Graph.node(B)];
    for (const Instruction &I : reverse(*B))
      visitVariables(
          Table, I,
          [&](unsigned V) {
            Row.Gen.reset(V);
            Row.Kill.set(V);
          },
          [&](unsigned V) { Row.Gen.set(V); });
  }
  return Rows;
}

LivenessProblem::LivenessProblem(const FlowGraph<BasicBlock> &Graph,
                                 const VariableTable &Table)
    : GenKillProblem(Table.size(), makeRows(Graph, Table)), Graph(&Graph),
      Table(&Table) {
  for (BasicBlock *B : Graph.blocks())
    for (const PHINode &Phi : B->phis())
      for (unsigned I = 0; I < Phi.getNumIncomingValues(); ++I) {
        auto Number = Table.value(Phi.getIncomingValue(I));
        auto Predecessor = Graph.node(Phi.getIncomingBlock(I));
        if (Number && Predecessor)
          ReadOnEdge[{*Graph.node(B), *Predecessor}].push_back(*Number);
      }
}

bool LivenessProblem::flow(Node From, Node To, BitVector &Fact) const {
  auto Edge = ReadOnEdge.find({From, To});
  if (Edge != ReadOnEdge.end())
    for (unsigned V : Edge->second)
      Fact.set(V);
  return true;
}

iterator_range<BasicBlock::iterator> LivenessProblem::statements(Node N) const {
  BasicBlock *B = Graph->block(N);
  return B ? make_range(B->begin(), B->end())
           : make_range(BasicBlock::iterator(), BasicBlock::iterator());
}

void LivenessProblem::transferStatement(const Instruction &I,
                                        BitVector &Fact) const {
  visitVariables(
      *Table, I, [&](unsigned V) { Fact.reset(V); },
      [&](unsigned V) { Fact.set(V); });
}

Liveness::Liveness(Function &F)
    : Form(std::make_unique<SlotForm>(F)),
      Graph(std::make_unique<FlowGraph<BasicBlock>>(F)),
      Table(std::make_unique<VariableTable>(F, *Form)) {
  if (uint64_t(Table->size()) * Graph->size() > MaximumSize) {
    TooLarge = true;
    return;
  }
  Problem = std::make_unique<LivenessProblem>(*Graph, *Table);
  Result = solve(*Problem, *Graph);
}

Liveness::BlockSets Liveness::sets(const BasicBlock &B) const {
  auto N = Graph->node(&B);
  if (!N || TooLarge) {
    BitVector Empty(Table->size());
    return {Empty, Empty, Empty, Empty};
  }
  const GenKill &Row = Problem->row(*N);
  return {Row.Gen, Row.Kill, Result.In[*N], Result.Out[*N]};
}

void Liveness::visitBlock(
    const BasicBlock &B,
    function_ref<void(const Instruction &, const BitVector &)> Visit) const {
  auto N = Graph->node(&B);
  if (N && !TooLarge)
    visitStatements(*Problem, Result, *N, Visit);
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

namespace {

class LivenessAnnotations {
public:
  LivenessAnnotations(const Function &F, const Liveness &Result)
      : Result(Result), Table(Result.variables()), Text(F, Table.form()) {}

  std::string name(const BasicBlock &B) { return Text.value(B); }

  /// The row of slots: `use={i} def={} live-in={i} live-out={i}`.
  std::string slotsOf(const BasicBlock &B) {
    if (!Result.isReachable(B))
      return "unreachable";
    auto Sets = Result.sets(B);
    return line(slots(Sets.Use), slots(Sets.Def), slots(Sets.In),
                slots(Sets.Out));
  }

  /// The row of SSA values, in the same format.
  std::string valuesOf(const BasicBlock &B) {
    if (!Result.isReachable(B))
      return "unreachable";
    auto Sets = Result.sets(B);
    // As in [Collatz], def includes the values that no other block uses.
    SmallVector<std::string> Defined;
    for (const Instruction &I : B)
      if (!I.getType()->isVoidTy() && !Table.form().slot(&I))
        Defined.push_back(Text.value(I));
    return line(values(Sets.Use), setText(Defined), values(Sets.In),
                values(Sets.Out));
  }

  /// One line for each statement, in program order:
  /// `s6: i = i + 1  live={i, s}`.
  std::vector<std::string> statements(const BasicBlock &B) {
    std::vector<std::string> Lines;
    Result.visitBlock(B, [&](const Instruction &I, const BitVector &Live) {
      unsigned N = Table.form().statement(I);
      if (N && Table.form().roots()[N - 1] == &I)
        Lines.push_back("s" + std::to_string(N) + ": " + Text.statement(N) +
                        "  live=" + slots(Live));
    });
    std::reverse(Lines.begin(), Lines.end());
    return Lines;
  }

private:
  static std::string line(StringRef Use, StringRef Def, StringRef In,
                          StringRef Out) {
    return ("use=" + Use + " def=" + Def + " live-in=" + In +
            " live-out=" + Out)
        .str();
  }

  std::string slots(const BitVector &Set) {
    SmallVector<std::string> Names;
    for (unsigned V : Set.set_bits())
      if (V < Table.slots())
        Names.push_back(Text.slot(V));
    return setText(Names);
  }

  std::string values(const BitVector &Set) {
    SmallVector<std::string> Names;
    for (unsigned V : Set.set_bits())
      if (V >= Table.slots())
        Names.push_back(Text.value(*Table.variable(V)));
    return setText(Names);
  }

  const Liveness &Result;
  const VariableTable &Table;
  StatementText Text;
};

} // namespace

void mincaml::printLiveness(raw_ostream &OS, Function &F,
                            FunctionAnalysisManager &AM) {
  auto &Result = AM.getResult<LivenessAnalysis>(F);
  if (!printTitle(OS, "live slots", F, Result.isTooLarge()))
    return;
  LivenessAnnotations ThePrinter(F, Result);
  for (const BasicBlock &B : F) {
    OS << ThePrinter.name(B) << ": " << ThePrinter.slotsOf(B) << '\n';
    for (const std::string &Line : ThePrinter.statements(B))
      OS << "  " << Line << '\n';
  }
  OS << "live values in '" << F.getName() << "':\n";
  for (const BasicBlock &B : F)
    OS << ThePrinter.name(B) << ": " << ThePrinter.valuesOf(B) << '\n';
}

void mincaml::printLivenessGraph(raw_ostream &OS, Function &F,
                                 FunctionAnalysisManager &AM) {
  auto &Result = AM.getResult<LivenessAnalysis>(F);
  LivenessAnnotations ThePrinter(F, Result);
  printAnnotatedCFG(OS, F, ("liveness in '" + F.getName() + "'").str(),
                    [&](const BasicBlock &B) {
                      if (Result.isTooLarge())
                        return std::string();
                      return "slots: " + ThePrinter.slotsOf(B) +
                             "\nvalues: " + ThePrinter.valuesOf(B);
                    });
}
