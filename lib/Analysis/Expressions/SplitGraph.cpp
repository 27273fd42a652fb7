//===- SplitGraph.cpp - The flow graph with critical edges split ----------===//

#include "mincaml/Analysis/Expressions/SplitGraph.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

using namespace mincaml;
using namespace llvm;

static bool isCritical(const BasicBlock &From, const BasicBlock &To) {
  return isa<BranchInst, SwitchInst>(From.getTerminator()) && !To.isEHPad() &&
         !From.getUniqueSuccessor() && !To.getUniquePredecessor();
}

SplitGraph::SplitGraph(Function &F) {
  DenseMap<const BasicBlock *, SplitNode *> Nodes;
  for (BasicBlock &Block : F) {
    Blocks.push_back({&Block, nullptr, nullptr, {}});
    Nodes[&Block] = &Blocks.back();
  }
  for (BasicBlock &From : F) {
    SplitNode *Node = Nodes[&From];
    SmallSetVector<BasicBlock *, 4> Successors(succ_begin(&From),
                                               succ_end(&From));
    for (BasicBlock *To : Successors) {
      if (!isCritical(From, *To)) {
        Node->Successors.push_back(Nodes[To]);
        continue;
      }
      Blocks.push_back({nullptr, &From, To, {Nodes[To]}});
      Node->Successors.push_back(&Blocks.back());
    }
  }
}
