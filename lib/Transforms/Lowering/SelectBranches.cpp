//===- SelectBranches.cpp - Branches instead of selects -------------------===//

#include "mincaml/Transforms/Lowering.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace mincaml;
using namespace llvm;
using namespace PatternMatch;

/// Finds the operands of `and` and `or`, also if they are written as selects.
static bool isCombination(const Value &V, const Value *&A, const Value *&B) {
  return match(&V, m_CombineOr(m_LogicalAnd(m_Value(A), m_Value(B)),
                               m_LogicalOr(m_Value(A), m_Value(B))));
}

/// Whether instruction selection turns a branch on V into several branches.
static bool isCombinationOfComparisons(const Value &V) {
  const Value *A, *B;
  if (!V.getType()->isIntegerTy(1) || !isCombination(V, A, B))
    return false;
  auto IsComparison = [](const Value *Part) {
    return Part->hasOneUse() &&
           (isa<CmpInst>(Part) || isCombinationOfComparisons(*Part));
  };
  return IsComparison(A) || IsComparison(B);
}

/// The selects on a condition, in order, if all of them can be computed at the
/// position of the first. The list is empty if they cannot, or if the condition
/// has other users, such as another combination.
static SmallVector<SelectInst *, 4> selectsOn(Instruction &Condition) {
  SmallPtrSet<const User *, 4> Users;
  for (const Use &U : Condition.uses()) {
    const auto *Select = dyn_cast<SelectInst>(U.getUser());
    if (!Select || U.getOperandNo() != 0 ||
        Select->getParent() != Condition.getParent() ||
        Select->getType()->isIntegerTy(1))
      return {};
    Users.insert(Select);
  }
  SmallVector<SelectInst *, 4> Selects;
  SmallPtrSet<const Value *, 8> Between;
  for (Instruction *I = Condition.getNextNode(); Selects.size() != Users.size();
       I = I->getNextNode()) {
    if (Users.contains(I)) {
      auto *Select = cast<SelectInst>(I);
      if (Between.contains(Select->getTrueValue()) ||
          Between.contains(Select->getFalseValue()))
        return {};
      Selects.push_back(Select);
    }
    if (!Selects.empty())
      Between.insert(I);
  }
  return Selects;
}

static void freeze(Use &U) {
  if (isGuaranteedNotToBeUndefOrPoison(U))
    return;
  IRBuilder<> Builder(cast<Instruction>(U.getUser()));
  U.set(Builder.CreateFreeze(U, U->getName() + ".frozen"));
}

/// Makes it possible to branch on a condition. A select on poison yields
/// poison, but a branch on poison is undefined. Operands are frozen before they
/// are compared, so that the comparisons can still be selected as branches.
static void freezeParts(Instruction &Condition) {
  for (Use &U : Condition.operands()) {
    auto *Part = dyn_cast<Instruction>(U);
    const Value *A, *B;
    if (Part && Part->hasOneUse() && isa<CmpInst>(Part)) {
      Part->dropPoisonGeneratingAnnotations();
      for (Use &Operand : Part->operands())
        freeze(Operand);
    } else if (Part && Part->hasOneUse() && isCombination(*Part, A, B)) {
      freezeParts(*Part);
    } else {
      freeze(U);
    }
  }
}

static void replace(ArrayRef<SelectInst *> Selects) {
  SelectInst &First = *Selects.front();
  BasicBlock *Head = First.getParent();
  Instruction *Chosen = SplitBlockAndInsertIfThen(
      First.getCondition(), First.getIterator(),
      /*Unreachable=*/false, First.getMetadata(LLVMContext::MD_prof));
  Head->getTerminator()->setDebugLoc(First.getDebugLoc());
  BasicBlock *Then = Chosen->getParent();
  Then->setName("chosen");
  Chosen->getSuccessor(0)->setName("join");
  for (SelectInst *Select : Selects) {
    IRBuilder<> Builder(First.getParent(), First.getParent()->begin());
    Builder.SetCurrentDebugLocation(Select->getDebugLoc());
    PHINode *Phi = Builder.CreatePHI(Select->getType(), 2);
    Phi->takeName(Select);
    Phi->addIncoming(Select->getTrueValue(), Then);
    Phi->addIncoming(Select->getFalseValue(), Head);
    Select->replaceAllUsesWith(Phi);
  }
  for (SelectInst *Select : Selects)
    Select->eraseFromParent();
}

PreservedAnalyses SelectBranchesPass::run(Function &F,
                                          FunctionAnalysisManager &) {
  SmallVector<Instruction *, 8> Conditions;
  for (Instruction &I : instructions(F))
    if (!I.use_empty() && isCombinationOfComparisons(I))
      Conditions.push_back(&I);
  bool Changed = false;
  for (Instruction *Condition : Conditions)
    if (auto Selects = selectsOn(*Condition); !Selects.empty()) {
      freezeParts(*Condition);
      replace(Selects);
      Changed = true;
    }
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
