//===- Control.cpp - Faults in control flow -------------------------------===//

#include "Faults.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"

using namespace mincaml;
using namespace llvm;
using namespace llvm::PatternMatch;

static bool isSelfTailCall(const Instruction &I) {
  auto *Call = dyn_cast<CallInst>(&I);
  return Call && Call->isMustTailCall() &&
         Call->getCalledOperand() == I.getFunction();
}

bool sabotage::flipStrictness(Function &F) {
  if (none_of(instructions(F), isSelfTailCall))
    return false;
  return plantAtEach(F, [](Instruction &I) {
    auto *Comparison = dyn_cast<ICmpInst>(&I);
    if (!Comparison || !Comparison->isSigned() ||
        !isa<Argument>(Comparison->getOperand(0)) || !Comparison->hasOneUse() ||
        !isa<BranchInst>(Comparison->user_back()))
      return false;
    Comparison->setPredicate(Comparison->getFlippedStrictnessPredicate());
    return true;
  });
}

/// Makes the loop \p Around end one iteration too early at \p Branch: a
/// condition `i < n` for continuing becomes `i + 1 < n`.
static bool shorten(BranchInst &Branch, const Loop &Around) {
  auto *Exit = dyn_cast<ICmpInst>(Branch.getCondition());
  if (!Exit || Exit->isEquality() || !Exit->hasOneUse() ||
      !isa<Instruction>(Exit->getOperand(0)) ||
      !Around.isLoopInvariant(Exit->getOperand(1)) ||
      !Exit->getOperand(0)->getType()->isIntegerTy(32))
    return false;
  CmpInst::Predicate GoesOn = Around.contains(Branch.getSuccessor(0))
                                  ? Exit->getPredicate()
                                  : Exit->getInversePredicate();
  bool Ascends = ICmpInst::isLT(GoesOn) || ICmpInst::isLE(GoesOn);
  IRBuilder<> Builder(Exit);
  auto Widen = [&](Value *V) {
    return Exit->isSigned() ? Builder.CreateSExt(V, Builder.getInt64Ty())
                            : Builder.CreateZExt(V, Builder.getInt64Ty());
  };
  Value *Next = Builder.CreateAdd(Widen(Exit->getOperand(0)),
                                  Builder.getInt64(Ascends ? 1 : -1));
  // Compare as signed numbers, since even an unsigned 0 may decrease now.
  Branch.setCondition(
      Builder.CreateICmp(ICmpInst::getSignedPredicate(Exit->getPredicate()),
                         Next, Widen(Exit->getOperand(1))));
  Exit->eraseFromParent();
  return true;
}

bool sabotage::shortenLoop(Function &F) {
  DominatorTree Dominators(F);
  LoopInfo Loops(Dominators);
  return plantAtEach(F, [&](Instruction &I) {
    auto *Branch = dyn_cast<BranchInst>(&I);
    const Loop *Around = Loops.getLoopFor(I.getParent());
    // Do not change run-time checks, which exit to a block that ends the program.
    return Branch && Around && Branch->isConditional() &&
           Around->isLoopExiting(I.getParent()) &&
           none_of(successors(I.getParent()),
                   [](const BasicBlock *Exit) {
                     return isa<UnreachableInst>(Exit->getTerminator());
                   }) &&
           shorten(*Branch, *Around);
  });
}

bool sabotage::dropPhiEdge(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    auto *Phi = dyn_cast<PHINode>(&I);
    if (!Phi || Phi->getNumIncomingValues() != 2 ||
        Phi->getType()->isIntegerTy(1))
      return false;
    for (unsigned Edge : {0, 1})
      if (auto *C = dyn_cast<Constant>(Phi->getIncomingValue(Edge));
          C && !isa<Constant>(Phi->getIncomingValue(1 - Edge))) {
        Phi->setIncomingValue(1 - Edge, C);
        return true;
      }
    return false;
  });
}

bool sabotage::invertNegation(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    if (auto *Branch = dyn_cast<BranchInst>(&I);
        Branch && Branch->isConditional() &&
        match(Branch->getCondition(), m_Not(m_Value()))) {
      Branch->swapSuccessors();
      return true;
    }
    if (auto *Select = dyn_cast<SelectInst>(&I);
        Select && match(Select->getCondition(), m_Not(m_Value()))) {
      Select->swapValues();
      return true;
    }
    return false;
  });
}

/// Whether \p Select belongs to a division: it prevents a divisor of -1.
static bool isOfDivision(const SelectInst &Select) {
  return match(&Select, m_Select(m_SpecificICmp(CmpInst::ICMP_EQ, m_Value(),
                                                m_AllOnes()),
                                 m_Value(), m_Value()));
}

bool sabotage::swapSelect(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    auto *Select = dyn_cast<SelectInst>(&I);
    if (!Select || !isa<CmpInst>(Select->getCondition()) ||
        isa<Constant>(Select->getTrueValue()) ==
            isa<Constant>(Select->getFalseValue()) ||
        Select->getType()->isIntegerTy(1) || isOfDivision(*Select))
      return false;
    Select->swapValues();
    return true;
  });
}
