//===- PhiTranslation.cpp - Phi translation of expressions ----------------===//

#include "mincaml/Analysis/Expressions/PartialRedundancy.h"

using namespace mincaml;
using namespace llvm;

void PhiTranslation::build(const Graph &G, ExpressionTable &Expressions) {
  Closed.resize(G.size());
  // There is no insertion point before the first block.
  Closed.set(1);
  for (Node N = 1; N < G.exit(); ++N)
    for (Node P : G.predecessors(N)) {
      const SplitNode *From = G.block(P);
      bool CanEnd =
          From && From->source()->getTerminator() &&
          isa<BranchInst, SwitchInst>(From->source()->getTerminator());
      bool IsEdgeOfItsOwn =
          G.predecessors(N).size() == 1 || G.successors(P).size() == 1;
      if (!CanEnd || !IsEdgeOfItsOwn ||
          (G.block(N)->Block && G.block(N)->Block->isEHPad()))
        Closed.set(N);
    }

  DenseMap<const BasicBlock *, Node> Nodes;
  for (Node N = 1; N < G.exit(); ++N)
    if (const BasicBlock *Block = G.block(N)->Block)
      Nodes[Block] = N;
  // The table grows during the loop: a translated expression may have phi nodes
  // of earlier blocks as operands. The number of expressions is finite, so that
  // the loop ends even if phi nodes depend on themselves; the limit bounds its
  // time.
  const unsigned Limit = 2 * Expressions.size() + 1000;
  for (unsigned E = 0; E < Expressions.size(); ++E) {
    SmallSetVector<const BasicBlock *, 2> PhiBlocks;
    for (ExpressionOperand Operand : Expressions[E].Operands)
      if (auto *Phi = dyn_cast<PHINode>(Operand.getValue()))
        PhiBlocks.insert(Phi->getParent());
    for (const BasicBlock *Block : PhiBlocks) {
      auto Entry = Nodes.find(Block);
      if (Entry == Nodes.end())
        continue;
      Node N = Entry->second;
      Defined[N].push_back(E);
      if (Expressions.size() + G.predecessors(N).size() > Limit)
        continue;
      for (Node P : G.predecessors(N))
        Pairs[{P, N}].push_back(
            {E, Expressions.translate(E, *Block, *G.block(P)->source())});
    }
  }
}

void PhiTranslation::renumber(ArrayRef<int> NewNumber) {
  for (auto &[N, List] : Defined) {
    std::vector<unsigned> New;
    for (unsigned E : List)
      if (NewNumber[E] >= 0)
        New.push_back(NewNumber[E]);
    List = std::move(New);
  }
  for (auto &[Edge, List] : Pairs) {
    std::vector<Pair> New;
    for (Pair P : List)
      if (NewNumber[P.After] >= 0 && NewNumber[P.Before] >= 0)
        New.push_back(
            {unsigned(NewNumber[P.After]), unsigned(NewNumber[P.Before])});
    List = std::move(New);
  }
}

ArrayRef<PhiTranslation::Pair> PhiTranslation::pairs(Node From, Node To) const {
  auto Entry = Pairs.find({From, To});
  return Entry == Pairs.end() ? ArrayRef<Pair>()
                              : ArrayRef<Pair>(Entry->second);
}

bool PhiTranslation::changes(Node To, Carry What) const {
  return (What == Carry::Computations && Closed.test(To)) ||
         Defined.contains(To);
}

// All phi nodes of a block are assigned to in parallel: first the pairs are
// read from the old set, then the expressions with phi nodes of the block are
// removed, and then the translated expressions are added.

void PhiTranslation::carry(Node From, Node To, BitVector &Fact, Carry What,
                           unsigned Pair::*Read, unsigned Pair::*Made) const {
  if (What == Carry::Computations && Closed.test(To)) {
    Fact.reset();
    return;
  }
  auto Here = Defined.find(To);
  if (Here == Defined.end())
    return;
  SmallVector<unsigned, 16> New;
  for (const Pair &P : pairs(From, To))
    if (Fact.test(P.*Read))
      New.push_back(P.*Made);
  for (unsigned E : Here->second)
    Fact.reset(E);
  for (unsigned E : New)
    Fact.set(E);
}

void PhiTranslation::forward(Node From, Node To, BitVector &Fact,
                             Carry What) const {
  carry(From, To, Fact, What, &Pair::Before, &Pair::After);
}

void PhiTranslation::backward(Node From, Node To, BitVector &Fact,
                              Carry What) const {
  carry(From, To, Fact, What, &Pair::After, &Pair::Before);
}
