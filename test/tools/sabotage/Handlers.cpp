//===- Handlers.cpp - Faults in exception handling ------------------------===//

#include "Faults.h"

using namespace mincaml;
using namespace llvm;

/// Returns the call whose exception the branch passes on or handles, if the call
/// raises one; null if the branch does something else.
static CallInst *raisingCall(const BranchInst &Branch) {
  auto *Test = Branch.isConditional()
                   ? dyn_cast<ICmpInst>(Branch.getCondition())
                   : nullptr;
  if (!Test || Test->getPredicate() != ICmpInst::ICMP_NE ||
      !isa<ConstantPointerNull>(Test->getOperand(1)))
    return nullptr;
  // The exception is returned with a result, or alone if the result is unit.
  Value *Exception = Test->getOperand(0);
  if (auto *Part = dyn_cast<ExtractValueInst>(Exception))
    Exception = Part->getAggregateOperand();
  return dyn_cast<CallInst>(Exception);
}

bool sabotage::ignoreException(Function &F) {
  return plantAtEach(F, [&F](Instruction &I) {
    auto *Branch = dyn_cast<BranchInst>(&I);
    CallInst *Call = Branch ? raisingCall(*Branch) : nullptr;
    // A result that is a pointer would be null, but programs must not crash.
    auto *Results = Call ? dyn_cast<StructType>(Call->getType()) : nullptr;
    if (!Call || (Results && Results->getElementType(0)->isPointerTy()))
      return false;
    Branch->setCondition(ConstantInt::getFalse(F.getContext()));
    return true;
  });
}

/// Returns the comparison of an exception's number at the end of a block that
/// selects a case; null if there is none.
static ICmpInst *caseTest(const BasicBlock &Block) {
  auto *Branch = dyn_cast<BranchInst>(Block.getTerminator());
  auto *Test = Branch && Branch->isConditional()
                   ? dyn_cast<ICmpInst>(Branch->getCondition())
                   : nullptr;
  auto *Number = Test ? dyn_cast<LoadInst>(Test->getOperand(0)) : nullptr;
  if (!Number || sabotage::regionOf(*Number) != "exception number" ||
      !isa<ConstantInt>(Test->getOperand(1)))
    return nullptr;
  return Test;
}

/// Whether the code of the case reads an argument of the exception. The other
/// exception may not have it.
static bool hasArgument(const BasicBlock &Block) {
  const BasicBlock *Case = Block.getTerminator()->getSuccessor(0);
  return any_of(*Case, [](const Instruction &I) {
    return sabotage::regionOf(I).starts_with("exception argument");
  });
}

bool sabotage::swapCases(Function &F) {
  for (BasicBlock &Block : F) {
    ICmpInst *First = caseTest(Block);
    if (!First)
      continue;
    BasicBlock &Next = *Block.getTerminator()->getSuccessor(1);
    ICmpInst *Second = caseTest(Next);
    if (!Second || First->getOperand(0) != Second->getOperand(0) ||
        hasArgument(Block) || hasArgument(Next))
      continue;
    First->getOperandUse(1).swap(Second->getOperandUse(1));
    return true;
  }
  return false;
}
