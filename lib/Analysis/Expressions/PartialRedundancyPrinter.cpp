//===- PartialRedundancyPrinter.cpp - Tables of code motion ---------------===//

#include "mincaml/Analysis/Expressions/ExpressionPrinting.h"
#include "mincaml/Analysis/Expressions/PartialRedundancy.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/Format.h"

using namespace mincaml;
using namespace llvm;

using Sets = PartialRedundancy::Sets;
using Node = PartialRedundancy::Node;

static std::string nameOf(const SplitNode &Block) {
  if (Block.Block)
    return operandName(*Block.Block);
  return operandName(*Block.From) + "->" + operandName(*Block.To);
}

std::vector<std::pair<StringRef, Sets>> PartialRedundancy::predicates() const {
  auto Complement = [](Sets Of) {
    for (BitVector &Set : Of)
      Set.flip();
    return Of;
  };
  return {{"NComp", NComp},
          {"XComp", XComp},
          {"Transp", Transp},
          {"NuSafe", NUpSafe},
          {"XuSafe", XUpSafe},
          {"NdSafe", NDownSafe},
          {"XdSafe", XDownSafe},
          {"NEarliest", NEarliest},
          {"XEarliest", XEarliest},
          {"NDelayed", NDelayed},
          {"XDelayed", XDelayed},
          {"NLatest", NLatest},
          {"XLatest", XLatest},
          {"NIsolated", Complement(NUsed)},
          {"XIsolated", Complement(XUsed)}};
}

bool PartialRedundancy::isOfInterest(unsigned E) const {
  return !Expressions[E].Occurrences.empty() ||
         any_of(NDownSafe, [&](const BitVector &Set) { return Set.test(E); });
}

static void printTable(raw_ostream &OS, const PartialRedundancy &Result,
                       ArrayRef<std::pair<StringRef, Sets>> Columns,
                       unsigned E) {
  size_t Width = 5;
  for (Node N = 1; N < Result.Graph.exit(); ++N)
    Width = std::max(Width, nameOf(*Result.Graph.block(N)).size());
  OS << "    " << left_justify("block", Width);
  for (const auto &[Name, Column] : Columns)
    OS << ' ' << Name;
  OS << '\n';
  for (Node N = 1; N < Result.Graph.exit(); ++N) {
    std::string Row;
    raw_string_ostream Line(Row);
    Line << "    " << left_justify(nameOf(*Result.Graph.block(N)), Width);
    for (const auto &[Name, Column] : Columns)
      Line << ' ' << left_justify(Column[N].test(E) ? "1" : "-", Name.size());
    OS << StringRef(Row).rtrim() << '\n';
  }
}

static PartialRedundancy analyze(Function &F, FunctionAnalysisManager &AM) {
  return PartialRedundancy(F, AM.getResult<AAManager>(F),
                           AM.getResult<LoopAnalysis>(F),
                           PartialRedundancy::Candidates::All);
}

void mincaml::printPartialRedundancy(raw_ostream &OS, Function &F,
                                     FunctionAnalysisManager &AM) {
  const PartialRedundancy Result = analyze(F, AM);
  ModuleSlotTracker Names(F.getParent());
  Names.incorporateFunction(F);
  OS << "Partial redundancy in '" << F.getName() << "':\n";
  if (Result.IsTruncated)
    OS << "  (too large, not all expressions)\n";
  const auto Predicates = Result.predicates();
  for (unsigned E = 0; E < Result.Expressions.size(); ++E) {
    if (!Result.isOfInterest(E))
      continue;
    OS << "  e" << E + 1 << " = ";
    Result.Expressions.print(OS, E, Names);
    OS << '\n';
    printTable(OS, Result, Predicates, E);
  }
}

void mincaml::printPartialRedundancyGraph(raw_ostream &OS, Function &F,
                                          FunctionAnalysisManager &AM) {
  const PartialRedundancy Result = analyze(F, AM);
  DenseMap<const BasicBlock *, Node> Nodes;
  for (Node N = 1; N < Result.Graph.exit(); ++N)
    if (const BasicBlock *Block = Result.Graph.block(N)->Block)
      Nodes[Block] = N;
  printAnnotatedCFG(
      OS, F, "Partial redundancy", [&](const BasicBlock &Block) -> std::string {
        auto Entry = Nodes.find(&Block);
        if (Entry == Nodes.end())
          return "unreachable\n";
        const std::pair<StringRef, const Sets *> Lines[] = {
            {"NComp", &Result.NComp},         {"XComp", &Result.XComp},
            {"Transp", &Result.Transp},       {"NdSafe", &Result.NDownSafe},
            {"XdSafe", &Result.XDownSafe},    {"NEarliest", &Result.NEarliest},
            {"XEarliest", &Result.XEarliest}, {"NLatest", &Result.NLatest},
            {"XLatest", &Result.XLatest}};
        std::string Text;
        for (auto [Name, Set] : Lines)
          Text +=
              (Name + " " + expressionSet((*Set)[Entry->second]) + "\n").str();
        return Text;
      });
}
