//===- ExpressionPrinting.cpp - Tables of expressions ---------------------===//

#include "mincaml/Analysis/Expressions/ExpressionPrinting.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/Format.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

void mincaml::printExpressionList(raw_ostream &OS, const Function &F,
                                  const ExpressionTable &Expressions) {
  ModuleSlotTracker Names(F.getParent());
  Names.incorporateFunction(F);
  for (unsigned E = 0; E < Expressions.size(); ++E) {
    OS << "  e" << E + 1 << " = ";
    Expressions.print(OS, E, Names);
    OS << '\n';
  }
}

std::string mincaml::expressionSet(const BitVector &Set) {
  std::string Text = "{";
  ListSeparator Separator;
  for (unsigned E : Set.set_bits())
    Text += (StringRef(Separator) + "e" + Twine(E + 1)).str();
  return Text + "}";
}

void mincaml::printExpressionSets(raw_ostream &OS, StringRef Title,
                                  const Function &F,
                                  const ExpressionTable &Expressions,
                                  const FlowGraph<BasicBlock> &Graph,
                                  const std::vector<GenKill> &Rows,
                                  StringRef GenName,
                                  const Solution<BitVector> &Result) {
  OS << Title << " in '" << F.getName() << "':\n";
  printExpressionList(OS, F, Expressions);
  std::vector<std::array<std::string, 5>> Table = {
      {"block", GenName.str(), "Ekill", "in", "out"}};
  for (const BasicBlock &Block : F)
    if (auto N = Graph.node(&Block))
      Table.push_back({operandName(Block), expressionSet(Rows[*N].Gen),
                       expressionSet(Rows[*N].Kill),
                       expressionSet(Result.In[*N]),
                       expressionSet(Result.Out[*N])});
  std::array<size_t, 5> Width = {};
  for (const auto &Row : Table)
    for (unsigned Column = 0; Column < 5; ++Column)
      Width[Column] = std::max(Width[Column], Row[Column].size());
  for (const auto &Row : Table) {
    for (unsigned Column = 0; Column < 4; ++Column)
      OS << "  " << left_justify(Row[Column], Width[Column]);
    OS << "  " << Row[4] << '\n';
  }
}

void mincaml::printExpressionGraph(raw_ostream &OS, StringRef Title,
                                   const Function &F,
                                   const ExpressionTable &Expressions,
                                   const FlowGraph<BasicBlock> &Graph,
                                   const Solution<BitVector> &Result) {
  ModuleSlotTracker Names(F.getParent());
  Names.incorporateFunction(F);
  auto Line = [&](StringRef Point, const BitVector &Set) {
    std::string Text;
    raw_string_ostream Stream(Text);
    Stream << Point;
    StringRef Separator = " ";
    for (unsigned E : Set.set_bits()) {
      Stream << std::exchange(Separator, "; ");
      Expressions.print(Stream, E, Names);
    }
    Stream << '\n';
    return Text;
  };
  printAnnotatedCFG(OS, F, Title, [&](const BasicBlock &Block) -> std::string {
    auto N = Graph.node(&Block);
    if (!N)
      return "unreachable\n";
    return Line("in:", Result.In[*N]) + Line("out:", Result.Out[*N]);
  });
}
