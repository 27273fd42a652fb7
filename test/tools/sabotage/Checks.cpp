//===- Checks.cpp - Faults in the checks at run time ----------------------===//

#include "Faults.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"

using namespace mincaml;
using namespace llvm;

bool sabotage::acceptLength(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    auto *Branch = dyn_cast<BranchInst>(&I);
    ICmpInst *Check = Branch ? checkBefore(*Branch, "bounds") : nullptr;
    if (!Check || isa<Constant>(Check->getOperand(0)))
      return false;
    // Fails if the index is not less than the length.
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

bool sabotage::omitDivisionCheck(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    auto *Branch = dyn_cast<BranchInst>(&I);
    ICmpInst *Check = Branch ? checkBefore(*Branch, "division") : nullptr;
    if (!Check || !isa<Instruction>(Check->getOperand(0)))
      return false;
    // Some processors do not divide by zero, either, and go on. That it is
    // undefined in LLVM IR must not become another fault.
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
  // Of each kind the report before, if it is the first of two.
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
