//===- SlotAnalysesTest.cpp - Analyses of slots against path search -------===//

#include "Helpers/LatticeLaws.h"
#include "Helpers/RandomFunction.h"
#include "mincaml/Analysis/Slots/Liveness.h"
#include "mincaml/Analysis/Slots/ReachingDefinitions.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

namespace {

using Instructions = SmallPtrSet<const Instruction *, 16>;

/// The instructions that some path from a start leads to, starts included;
/// paths continue only after those for which Passes holds.
template <typename PredicateT>
Instructions findReached(ArrayRef<const Instruction *> Starts,
                         PredicateT Passes) {
  Instructions Seen;
  SmallVector<const Instruction *> Worklist(Starts);
  while (!Worklist.empty()) {
    const Instruction *I = Worklist.pop_back_val();
    if (!Seen.insert(I).second || !Passes(*I))
      continue;
    if (!I->isTerminator())
      Worklist.push_back(I->getNextNode());
    for (const BasicBlock *S : successors(I->getParent()))
      if (I->isTerminator())
        Worklist.push_back(&S->front());
  }
  return Seen;
}

/// The instructions that can execute directly after I.
SmallVector<const Instruction *> nextInstructions(const Instruction &I) {
  if (!I.isTerminator())
    return {I.getNextNode()};
  SmallVector<const Instruction *> Result;
  for (const BasicBlock *S : successors(I.getParent()))
    Result.push_back(&S->front());
  return Result;
}

class SlotAnalysesTest : public testing::Test {
protected:
  Function &random(Random &R) {
    M = std::make_unique<Module>("random", Context);
    return *makeRandomSlotFunction(*M, R, 1 + R.below(12), 1 + R.below(4));
  }

  LLVMContext Context;
  std::unique_ptr<Module> M;
};

TEST_F(SlotAnalysesTest, DefinitionsReachAlongPaths) {
  Random R(11);
  for (unsigned Trial = 0; Trial < 1000; ++Trial) {
    Function &F = random(R);
    ReachingDefinitions Reaching(F);
    DefUse Uses(F, Reaching);
    ASSERT_FALSE(Reaching.isTooLarge());
    const DefinitionTable &Table = Reaching.definitions();
    for (Definition D = 0; D < Table.size(); ++D) {
      auto MakesNone = [&](const Instruction &I) {
        auto Other = Table.definition(I);
        return !Other || Table.slot(*Other) != Table.slot(D);
      };
      // "Undefined" starts with the function and at each lifetime marker.
      Instructions Reached;
      if (!Table.store(D))
        Reached = findReached(&F.getEntryBlock().front(), MakesNone);
      for (const Instruction &I : instructions(F))
        if (Table.definition(I) == D && Reaching.isReachable(*I.getParent()))
          for (const Instruction *Next :
               findReached(nextInstructions(I), MakesNone))
            Reached.insert(Next);
      unsigned Loads = 0;
      for (const Instruction &I : instructions(F)) {
        const auto *Load = dyn_cast<LoadInst>(&I);
        if (!Load || Reaching.form().loadedSlot(I) != Table.slot(D) ||
            !Reaching.isReachable(*I.getParent()))
          continue;
        EXPECT_EQ(is_contained(Reaching.reach(*Load), D), Reached.contains(&I));
        EXPECT_EQ(is_contained(Uses.uses(D), Load), Reached.contains(&I));
        Loads += Reached.contains(&I);
      }
      EXPECT_EQ(Loads, Uses.uses(D).size());
    }
  }
}

/// The transfer function of a block is that of its instructions.
template <typename P>
void checkTransfer(Random &R, const P &Problem, unsigned Nodes,
                   unsigned Facts) {
  for (Node N = 0; N < Nodes; ++N) {
    BitVector Fact = randomSet(R, Facts), Expected = Fact;
    transferStatements(Problem, N, Expected);
    Problem.transfer(N, Fact);
    EXPECT_EQ(Fact, Expected);
  }
}

TEST_F(SlotAnalysesTest, ReachingDefinitionsProblem) {
  Random R(12);
  for (unsigned Trial = 0; Trial < 1000; ++Trial) {
    Function &F = random(R);
    SlotForm Form(F);
    FlowGraph<BasicBlock> Graph(F);
    DefinitionTable Table(F, Form);
    ReachingDefinitionsProblem Problem(Graph, Table);
    checkMonotone(
        Problem, Graph.size(), [&] { return randomSet(R, Table.size()); }, 5);
    checkSolution(Problem, Graph);
    checkTransfer(R, Problem, Graph.size(), Table.size());
  }
}

/// Whether I, or an edge out of it, reads V.
bool reads(const Instruction &I, const Value &V) {
  if (I.isTerminator())
    for (const BasicBlock *S : successors(I.getParent()))
      for (const PHINode &Phi : S->phis())
        if (Phi.getIncomingValueForBlock(I.getParent()) == &V)
          return true;
  return !isa<PHINode>(I) && is_contained(I.operand_values(), &V);
}

TEST_F(SlotAnalysesTest, SlotsAreLiveAlongPaths) {
  Random R(13);
  for (unsigned Trial = 0; Trial < 1000; ++Trial) {
    Function &F = random(R);
    Liveness Result(F);
    const SlotForm &Form = Result.variables().form();
    for (unsigned Slot = 0; Slot < Form.slots().size(); ++Slot)
      for (const BasicBlock &B : F)
        Result.visitBlock(B, [&](const Instruction &I, const BitVector &Live) {
          bool Expected = false;
          for (const Instruction *Next :
               findReached(nextInstructions(I), [&](const Instruction &Other) {
                 return Form.storedSlot(Other) != Slot &&
                        Form.undefinedSlot(Other) != Slot;
               }))
            Expected |= Form.loadedSlot(*Next) == Slot;
          EXPECT_EQ(Live.test(Slot), Expected);
        });
  }
}

TEST_F(SlotAnalysesTest, ValuesAreLiveAlongPaths) {
  Random R(14);
  unsigned Phis = 0;
  for (unsigned Trial = 0; Trial < 1000; ++Trial) {
    Function &F = random(R);
    DominatorTree DT(F);
    SmallVector<AllocaInst *> Slots(SlotForm(F).slots());
    PromoteMemToReg(Slots, DT);
    ASSERT_FALSE(verifyFunction(F, &errs()));
    Liveness Result(F);
    const VariableTable &Table = Result.variables();
    for (unsigned Number = 0; Number < Table.size(); ++Number) {
      const Value *V = Table.variable(Number);
      Phis += isa<PHINode>(V);
      for (const BasicBlock &B : F)
        if (Result.isReachable(B)) {
          Instructions Reached = findReached(
              &B.front(), [&](const Instruction &I) { return &I != V; });
          auto Reads = [&](const Instruction *I) { return reads(*I, *V); };
          EXPECT_EQ(Result.sets(B).In.test(Number), any_of(Reached, Reads))
              << "in " << B.getName().str();
        }
    }
  }
  EXPECT_GT(Phis, 100u);
}

TEST_F(SlotAnalysesTest, LivenessProblem) {
  Random R(15);
  for (unsigned Trial = 0; Trial < 1000; ++Trial) {
    Function &F = random(R);
    if (Trial % 2) {
      DominatorTree DT(F);
      SmallVector<AllocaInst *> Slots(SlotForm(F).slots());
      PromoteMemToReg(Slots, DT);
    }
    SlotForm Form(F);
    FlowGraph<BasicBlock> Graph(F);
    VariableTable Table(F, Form);
    LivenessProblem Problem(Graph, Table);
    checkMonotone(
        Problem, Graph.size(), [&] { return randomSet(R, Table.size()); }, 5);
    checkSolution(Problem, Graph);
    checkTransfer(R, Problem, Graph.size(), Table.size());
  }
}

TEST_F(SlotAnalysesTest, EachInstructionIsInItsStatement) {
  Random R(16);
  for (unsigned Trial = 0; Trial < 1000; ++Trial) {
    Function &F = random(R);
    SlotForm Form(F);
    for (const Instruction &I : instructions(F)) {
      unsigned N = Form.statement(I);
      if (!N)
        continue;
      const Instruction *Root = Form.roots()[N - 1];
      EXPECT_EQ(Root->getParent(), I.getParent());
      EXPECT_FALSE(Root->comesBefore(&I));
      if (&I == Root)
        continue;
      for (const User *U : I.users())
        EXPECT_EQ(Form.statement(*cast<Instruction>(U)), N);
      // Its statement may as well be thought to run at its root.
      if (auto Slot = Form.loadedSlot(I))
        for (const Instruction *Next = &I; Next != Root;
             Next = Next->getNextNode())
          EXPECT_TRUE(Form.storedSlot(*Next) != Slot &&
                      Form.undefinedSlot(*Next) != Slot);
    }
  }
}

} // namespace
