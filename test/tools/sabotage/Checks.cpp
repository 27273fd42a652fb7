//===- Checks.cpp - Faults in run-time checks -----------------------------===//

#include "Faults.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

bool sabotage::acceptLength(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    auto *Branch = dyn_cast<BranchInst>(&I);
    ICmpInst *Check = Branch ? checkBefore(*Branch, "bounds") : nullptr;
    if (!Check || isa<Constant>(Check->getOperand(0)))
      return false;
    // The check fails only if the index is greater than the length.
    Check->setPredicate(CmpInst::ICMP_UGT);
    return true;
  });
}

bool sabotage::acceptNegativeIndex(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    auto *Branch = dyn_cast<BranchInst>(&I);
    ICmpInst *Check = Branch ? checkBefore(*Branch, "bounds") : nullptr;
    if (!Check || isa<Constant>(Check->getOperand(0)))
      return false;
    Check->setPredicate(CmpInst::ICMP_SGE);
    return true;
  });
}

bool sabotage::confuseLimits(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    auto *Branch = dyn_cast<BranchInst>(&I);
    ICmpInst *Check = Branch ? checkBefore(*Branch, "bounds") : nullptr;
    const BasicBlock *Before =
        Check ? Check->getParent()->getSinglePredecessor() : nullptr;
    auto *Decision =
        Before ? dyn_cast<BranchInst>(Before->getTerminator()) : nullptr;
    if (!Decision || !Decision->isConditional())
      return false;
    auto *Test = dyn_cast<ICmpInst>(Decision->getCondition());
    if (!Test || Test->getOperand(0) != Check->getOperand(0) ||
        !isa<LoadInst>(Test->getOperand(1)))
      return false;
    Check->replaceAllUsesWith(ConstantInt::getFalse(Check->getContext()));
    return true;
  });
}

bool sabotage::checkFirstIndex(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    auto *Branch = dyn_cast<BranchInst>(&I);
    if (!Branch || !Branch->isConditional())
      return false;
    auto *Check = dyn_cast<ICmpInst>(Branch->getCondition());
    // After other passes, either successor may be the one that reports.
    if (none_of(successors(Branch), [](BasicBlock *To) {
          const auto *Report = dyn_cast<CallInst>(&*To->getFirstNonPHIIt());
          return Report && failureOf(*Report) == "bounds";
        }))
      return false;
    auto *Phi = Check ? dyn_cast<PHINode>(Check->getOperand(0)) : nullptr;
    if (!Phi || Phi->getNumIncomingValues() != 2 ||
        !isa<Constant, Argument>(Phi->getIncomingValue(0)))
      return false;
    Check->setOperand(0, Phi->getIncomingValue(0));
    return true;
  });
}

/// Returns the bounds check of a constant index at the end of a block, and the
/// array.
static std::pair<ICmpInst *, const Value *> constantCheckOf(BasicBlock &B) {
  auto *Branch = dyn_cast<BranchInst>(B.getTerminator());
  ICmpInst *Check = Branch ? sabotage::checkBefore(*Branch, "bounds") : nullptr;
  if (!Check || !isa<ConstantInt>(Check->getOperand(0)))
    return {};
  const auto *Length = dyn_cast<LoadInst>(Check->getOperand(1));
  const auto *Address =
      Length ? dyn_cast<GetElementPtrInst>(Length->getPointerOperand())
             : nullptr;
  if (!Address)
    return {};
  return {Check, Address->getPointerOperand()};
}

bool sabotage::checkSmallestIndex(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    auto [Check, Array] = I.isTerminator()
                              ? constantCheckOf(*I.getParent())
                              : std::pair<ICmpInst *, const Value *>();
    if (!Check)
      return false;
    const APInt &Index = cast<ConstantInt>(Check->getOperand(0))->getValue();
    for (BasicBlock *B = I.getParent()->getSinglePredecessor(); B;
         B = B->getSinglePredecessor()) {
      auto [Before, Same] = constantCheckOf(*B);
      if (Before && Same == Array &&
          cast<ConstantInt>(Before->getOperand(0))->getValue().ult(Index)) {
        Check->replaceAllUsesWith(ConstantInt::getFalse(Check->getContext()));
        return true;
      }
    }
    return false;
  });
}

bool sabotage::mergeCallers(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    auto *Call = dyn_cast<CallInst>(&I);
    Function *Callee = Call ? Call->getCalledFunction() : nullptr;
    Function *Copy =
        Callee
            ? I.getModule()->getFunction((Callee->getName() + ".special").str())
            : nullptr;
    if (!Copy || Copy->getFunctionType() != Callee->getFunctionType() ||
        Call->getFunction() == Callee)
      return false;
    Call->setCalledFunction(Copy);
    return true;
  });
}

bool sabotage::omitDivisionCheck(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    auto *Branch = dyn_cast<BranchInst>(&I);
    ICmpInst *Check = Branch ? checkBefore(*Branch, "division") : nullptr;
    if (!Check || !isa<Instruction>(Check->getOperand(0)))
      return false;
    // Some processors do not fail on a division by zero, either. The select
    // avoids undefined behavior in LLVM IR, which would be another fault.
    Value *Divisor = Check->getOperand(0);
    BasicBlock *Division = Branch->getSuccessor(1);
    IRBuilder<> Builder(Division, Division->getFirstNonPHIIt());
    auto *NotZero = cast<Instruction>(Builder.CreateSelect(
        Builder.CreateIsNull(Divisor), Builder.getInt32(1), Divisor));
    for (Instruction &User :
         make_range(std::next(NotZero->getIterator()), Division->end()))
      User.replaceUsesOfWith(Divisor, NotZero);
    Branch->setCondition(Builder.getFalse());
    return true;
  });
}

bool sabotage::mergeLocations(Function &F) {
  // For each kind of report, the previous one if it is the first of a pair.
  MapVector<Function *, CallInst *> Before;
  bool Changed = false;
  for (Instruction &I : instructions(F)) {
    auto *Report = dyn_cast<CallInst>(&I);
    if (!Report || failureOf(*Report).empty())
      continue;
    CallInst *&First = Before[Report->getCalledFunction()];
    if (!First) {
      First = Report;
      continue;
    }
    Report->setArgOperand(0, First->getArgOperand(0));
    First = nullptr;
    Changed = true;
  }
  return Changed;
}
