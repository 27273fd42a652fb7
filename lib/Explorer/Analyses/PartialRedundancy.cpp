//===- PartialRedundancy.cpp - Predicates of partial redundancy -----------===//

#include "mincaml/Analysis/Expressions/PartialRedundancy.h"
#include "Analyses/AnalyzedFunction.h"
#include "Analyses/Findings.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

/// The elements of Set, as indices into Shown.
static std::vector<unsigned> members(const BitVector &Set,
                                     ArrayRef<unsigned> Shown) {
  std::vector<unsigned> Result;
  for (auto [Number, E] : enumerate(Shown))
    if (Set.test(E))
      Result.push_back(Number);
  return Result;
}

void mincaml::explorer::findPartialRedundancy(const AnalyzedFunction &S,
                                              std::vector<Predicates> &Result,
                                              OmissionCallback Omit) {
  const PartialRedundancy Found(S.F, S.AM.getResult<AAManager>(S.F),
                                S.AM.getResult<LoopAnalysis>(S.F),
                                PartialRedundancy::Candidates::All);
  Predicates New{
      {"partial-redundancy", "Partial redundancy", S.Index, S.Version}};
  std::vector<unsigned> Shown;
  for (unsigned E = 0; E != Found.Expressions.size(); ++E)
    if (Found.isOfInterest(E))
      Shown.push_back(E);
  if (Shown.empty())
    return;
  if (Shown.size() > MaximumDomain) {
    Omit(New.Title, "more than 120 facts");
    return;
  }
  for (unsigned E : Shown) {
    raw_string_ostream OS(New.Domain.emplace_back());
    Found.Expressions.print(OS, E, S.Names);
    ArrayRef<Instruction *> Occurrences = Found.Expressions[E].Occurrences;
    New.Origins.push_back(
        S.originOf(Occurrences.empty() ? nullptr : Occurrences.front()));
  }
  DenseMap<const BasicBlock *, int> Blocks;
  for (const BasicBlock &BB : S.F)
    Blocks[&BB] = Blocks.size();
  const auto All = Found.predicates();
  for (const auto &[Name, Sets] : All)
    New.Names.push_back(Name);
  for (PartialRedundancy::Node N = 1; N < Found.Graph.exit(); ++N) {
    const SplitNode &Block = *Found.Graph.block(N);
    Predicates::Row &Row = New.Rows.emplace_back();
    Row.Block = Block.Block ? Blocks.lookup(Block.Block) : -1;
    Row.Name = Block.Block ? S.nameOf(*Block.Block)
                           : S.nameOf(*Block.From) + "->" + S.nameOf(*Block.To);
    for (const auto &[Name, Sets] : All)
      Row.Sets.push_back(members(Sets[N], Shown));
  }
  Result.push_back(std::move(New));
}
