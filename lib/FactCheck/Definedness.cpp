//===- Definedness.cpp - Proving that values are defined ------------------===//

#include "Checks.h"
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
  // With more slots the data-flow problem would take too long.
  constexpr size_t MaximumSize = size_t(1) << 22;
  if (!Form.slots().empty() && Form.slots().size() * F.size() <= MaximumSize)
    findStoredLoads(F);
  findUndefined(F);
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

/// Whether I may be undef or poison even if its operands are defined.
bool Definedness::mayStartUndefined(const Instruction &I) const {
  if (isGuaranteedNotToBeUndefOrPoison(&I, &Assumptions, &I, &Dominators))
    return false;
  bool IsUndefinedConstant = any_of(I.operands(), [&](const Value *Operand) {
    return !isa<Instruction, BasicBlock>(Operand) &&
           !isGuaranteedNotToBeUndefOrPoison(Operand, &Assumptions, &I,
                                             &Dominators);
  });
  if (isa<PHINode>(I))
    return IsUndefinedConstant;
  if (Form.loadedSlot(I))
    return !StoredLoads.contains(&I) || I.hasPoisonGeneratingMetadata();
  return IsUndefinedConstant || isa<CallBase, LoadInst>(I) ||
         canCreateUndefOrPoison(cast<Operator>(&I));
}

void Definedness::findUndefined(Function &F) {
  SmallVector<const Value *> Pending;
  auto Add = [&](const Value &V) {
    if (Undefined.insert(&V).second)
      Pending.push_back(&V);
  };
  auto IsProved = [&](const Instruction &I) {
    return isGuaranteedNotToBeUndefOrPoison(&I, &Assumptions, &I, &Dominators);
  };
  for (const Instruction &I : instructions(F)) {
    if (!I.getType()->isVoidTy() && mayStartUndefined(I))
      Add(I);
    // A stored parameter or constant that may be undefined makes the slot
    // undefined.
    if (auto Slot = Form.storedSlot(I))
      if (const Value *Stored = I.getOperand(0);
          !isa<Instruction>(Stored) &&
          !isGuaranteedNotToBeUndefOrPoison(Stored, &Assumptions, &I,
                                            &Dominators))
        Add(*Form.slots()[*Slot]);
  }
  while (!Pending.empty())
    for (const User *U : Pending.pop_back_val()->users()) {
      const auto *I = dyn_cast<Instruction>(U);
      if (!I)
        continue;
      if (auto Slot = Form.storedSlot(*I))
        Add(*Form.slots()[*Slot]);
      else if (!I->getType()->isVoidTy() && !IsProved(*I))
        Add(*I);
    }
}

bool Definedness::isDefined(const Value &V, const Instruction &At) const {
  return (isa<Instruction>(V) && !Undefined.contains(&V)) ||
         isGuaranteedNotToBeUndefOrPoison(&V, &Assumptions, &At, &Dominators);
}
