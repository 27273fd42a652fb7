//===- CriticalRegion.cpp - The critical region of a handler --------------===//

#include "CriticalRegion.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"

using namespace mincaml;
using namespace llvm;

CriticalRegion::CriticalRegion(const Handler &H, const DominatorTree &DT) {
  const BasicBlock *First = H.Raising.front();
  for (const BasicBlock *B : H.Raising)
    First = DT.findNearestCommonDominator(First, B);

  DenseMap<const BasicBlock *, RegionBlock *> Nodes;
  auto Add = [&](const BasicBlock *B) {
    auto [I, IsNew] = Nodes.try_emplace(B);
    if (IsNew)
      I->second = &Blocks.emplace_back(RegionBlock{B, {}});
  };
  for (const BasicBlock *B : H.Raising)
    Add(B);
  for (size_t I = 0; I < Blocks.size(); ++I)
    if (Blocks[I].Block != First)
      for (const BasicBlock *P : predecessors(Blocks[I].Block))
        if (DT.isReachableFromEntry(P))
          Add(P);
  for (RegionBlock &B : Blocks)
    for (const BasicBlock *S : successors(B.Block))
      if (RegionBlock *Node = Nodes.lookup(S))
        B.Successors.push_back(Node);

  Entry = Nodes.lookup(First);
  Start = is_contained(H.Raising, First) ? raisingInstruction(H, *First)
                                         : First->getTerminator();
}

iterator_range<BasicBlock::const_iterator>
CriticalRegion::instructions(const BasicBlock &B) const {
  return make_range(&B == Entry->Block ? Start->getIterator() : B.begin(),
                    B.end());
}
