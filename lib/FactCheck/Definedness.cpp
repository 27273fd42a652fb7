//===- Definedness.cpp - Values that are neither undef nor poison ---------===//

#include "Definedness.h"
#include "mincaml/DataFlow/Solver.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Operator.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

Definedness::Definedness(Function &F, FunctionAnalysisManager &AM)
    : Dominators(AM.getResult<DominatorTreeAnalysis>(F)),
      Assumptions(AM.getResult<AssumptionAnalysis>(F)), Form(F) {
  // More are not worth the time.
  constexpr size_t MaximumSize = size_t(1) << 22;
  GoodSlots.resize(Form.slots().size());
  if (Form.slots().empty() || Form.slots().size() * F.size() > MaximumSize)
    return;
  findStoredLoads(F);
  findGoodSlots(F);
}

void Definedness::findStoredLoads(Function &F) {
  FlowGraph<BasicBlock> Graph(F);
  unsigned Size = Form.slots().size();
  std::vector<GenKill> Rows(Graph.size(), GenKill(Size));
  auto Transfer = [&](const Instruction &I, auto Stored, auto Ended) {
    if (auto Slot = Form.storedSlot(I))
      Stored(*Slot);
    if (auto Slot = Form.undefinedSlot(I))
      Ended(*Slot);
  };
  for (BasicBlock *B : Graph.blocks()) {
    GenKill &Row = Rows[*Graph.node(B)];
    for (const Instruction &I : *B)
      Transfer(
          I, [&](unsigned Slot) { Row.Gen.set(Slot); },
          [&](unsigned Slot) {
            Row.Gen.reset(Slot);
            Row.Kill.set(Slot);
          });
  }
  Solution<BitVector> Result =
      solve(GenKillProblem<Direction::Forward, MustHold>(Size, std::move(Rows)),
            Graph);
  for (BasicBlock *B : Graph.blocks()) {
    BitVector Stored = Result.In[*Graph.node(B)];
    for (const Instruction &I : *B) {
      if (auto Slot = Form.loadedSlot(I); Slot && Stored.test(*Slot))
        StoredLoads.insert(&I);
      Transfer(
          I, [&](unsigned Slot) { Stored.set(Slot); },
          [&](unsigned Slot) { Stored.reset(Slot); });
    }
  }
}

void Definedness::findGoodSlots(Function &F) {
  GoodSlots.set();
  // Each round removes a slot, mostly all of them in the first.
  constexpr unsigned MaximumRounds = 16;
  for (unsigned Round = 0;; ++Round) {
    BitVector Good = GoodSlots;
    for (const Instruction &I : instructions(F))
      if (auto Slot = Form.storedSlot(I); Slot && Good.test(*Slot))
        if (!isDefined(*I.getOperand(0), I))
          Good.reset(*Slot);
    if (Good == GoodSlots)
      return;
    GoodSlots = std::move(Good);
    if (Round == MaximumRounds) {
      GoodSlots.reset();
      return;
    }
  }
}

bool Definedness::isDefined(const Value &V, const Instruction &At) const {
  return isDefined(V, At, 0);
}

bool Definedness::isDefined(const Value &V, const Instruction &At,
                            unsigned Depth) const {
  // Beyond a few steps LLVM gives up, too.
  constexpr unsigned MaximumDepth = 6;
  if (isGuaranteedNotToBeUndefOrPoison(&V, &Assumptions, &At, &Dominators))
    return true;
  const auto *I = dyn_cast<Instruction>(&V);
  if (!I || Depth == MaximumDepth)
    return false;
  if (auto Slot = Form.loadedSlot(*I))
    return GoodSlots.test(*Slot) && StoredLoads.contains(I) &&
           !cast<LoadInst>(I)->hasPoisonGeneratingMetadata();
  if (isa<PHINode, CallBase, LoadInst>(I) ||
      canCreateUndefOrPoison(cast<Operator>(I)))
    return false;
  return all_of(I->operands(), [&](const Value *Operand) {
    return isDefined(*Operand, At, Depth + 1);
  });
}
