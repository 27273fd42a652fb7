//===- ControlFlow.cpp - The control-flow graph as a table ----------------===//

#include "mincaml/Analysis/Printing/ControlFlow.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;

namespace {

struct Row {
  std::string Name, Predecessors, Successors;
  bool IsReachable = false;
};

} // namespace

static std::vector<Row> makeTable(Function &F) {
  ModuleSlotTracker Names(F.getParent(), /*ShouldInitializeAllMetadata=*/false);
  Names.incorporateFunction(F);
  DenseMap<const BasicBlock *, unsigned> Number;
  std::vector<Row> Rows;
  for (const BasicBlock &B : F) {
    Number[&B] = Rows.size();
    raw_string_ostream OS(Rows.emplace_back().Name);
    B.printAsOperand(OS, /*PrintType=*/false, Names);
  }
  for (const BasicBlock *B : depth_first(&F))
    Rows[Number[B]].IsReachable = true;

  // The blocks are visited in order, so the predecessors of each are in order
  // too.
  std::vector<SmallVector<std::string>> Predecessors(Rows.size());
  for (const BasicBlock &B : F) {
    SmallSetVector<unsigned, 4> Numbers;
    for (const BasicBlock *S : successors(&B))
      Numbers.insert(Number[S]);
    SmallVector<std::string> Successors;
    for (unsigned S : Numbers) {
      Successors.push_back(Rows[S].Name);
      Predecessors[S].push_back(Rows[Number[&B]].Name);
    }
    Rows[Number[&B]].Successors = join(Successors, ", ");
  }
  for (unsigned I = 0; I < Rows.size(); ++I)
    Rows[I].Predecessors = join(Predecessors[I], ", ");
  return Rows;
}

void mincaml::printControlFlow(raw_ostream &OS, Function &F,
                               FunctionAnalysisManager &) {
  std::vector<Row> Rows = makeTable(F);
  size_t NameWidth = 5, PredecessorWidth = 4;
  for (const Row &R : Rows) {
    NameWidth = std::max(NameWidth, R.Name.size());
    PredecessorWidth = std::max(PredecessorWidth, R.Predecessors.size());
  }
  auto PrintRow = [&](StringRef Name, StringRef Predecessors,
                      StringRef Successors, bool IsReachable) {
    std::string Line;
    raw_string_ostream(Line)
        << left_justify(Name, NameWidth) << "  "
        << left_justify(Predecessors, PredecessorWidth) << "  " << Successors
        << (IsReachable ? "" : "  (unreachable)");
    OS << StringRef(Line).rtrim() << '\n';
  };
  OS << "control flow of '" << F.getName() << "':\n";
  PrintRow("block", "pred", "succ", true);
  for (const Row &R : Rows)
    PrintRow(R.Name, R.Predecessors, R.Successors, R.IsReachable);
}

void mincaml::printControlFlowGraph(raw_ostream &OS, Function &F,
                                    FunctionAnalysisManager &) {
  std::vector<Row> Rows = makeTable(F);
  DenseMap<const BasicBlock *, unsigned> Number;
  for (const BasicBlock &B : F)
    Number.try_emplace(&B, Number.size());
  printAnnotatedCFG(OS, F, ("control flow of '" + F.getName() + "'").str(),
                    [&](const BasicBlock &B) {
                      const Row &R = Rows[Number[&B]];
                      return "pred={" + R.Predecessors + "}\nsucc={" +
                             R.Successors + "}" +
                             (R.IsReachable ? "" : "\nunreachable");
                    });
}
