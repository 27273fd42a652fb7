//===- Analyses.cpp - Faults in analyses ----------------------------------===//

#include "Faults.h"
#include "TemporaryChange.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"

using namespace mincaml;
using namespace mincaml::sabotage;
using namespace llvm;

/// All instructions of a kind. They are collected first, since some are hidden.
template <typename T> static SmallVector<T *> each(Function &F) {
  SmallVector<T *> Result;
  for (Instruction &I : instructions(F))
    if (auto *Found = dyn_cast<T>(&I))
      Result.push_back(Found);
  return Result;
}

static const Value *objectOf(const Value &Pointer) {
  return getUnderlyingObject(&Pointer);
}

static bool isVariable(const Value &Pointer) {
  return isa<AllocaInst>(Pointer);
}

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

void sabotage::forgetWrites(Function &F, TemporaryChange &To) {
  for (StoreInst *Store : each<StoreInst>(F))
    if (isa<Argument>(objectOf(*Store->getPointerOperand())))
      To.hide(*Store);
}

void sabotage::forgetReads(Function &F, TemporaryChange &To) {
  for (LoadInst *Load : each<LoadInst>(F))
    if (isa<Argument>(objectOf(*Load->getPointerOperand())) &&
        !Load->getType()->isPointerTy())
      To.hide(*Load);
}

void sabotage::ignoreCallees(Function &F, TemporaryChange &To) {
  for (CallInst *Call : each<CallInst>(F)) {
    const Function *Callee = Call->getCalledFunction();
    if (Callee && !Callee->isDeclaration() && Callee != &F &&
        !Call->isMustTailCall())
      To.hide(*Call);
  }
}

void sabotage::returnFromFailures(Function &F, TemporaryChange &To) {
  for (CallInst *Call : each<CallInst>(F))
    if (Call->doesNotReturn())
      To.hide(*Call);
}

void sabotage::forgetOutput(Function &F, TemporaryChange &To) {
  for (CallInst *Call : each<CallInst>(F)) {
    const Function *Callee = Call->getCalledFunction();
    if (Callee && Callee->getName().starts_with("min_caml_print"))
      To.hide(*Call);
  }
}

/// Visits the constants by which phi nodes of loops, or parameters, change.
static void forEachStep(Function &F,
                        function_ref<void(Use &, const APInt &)> Visit) {
  for (BinaryOperator *Step : each<BinaryOperator>(F)) {
    auto *By = dyn_cast<ConstantInt>(Step->getOperand(1));
    bool IsStep = Step->getOpcode() == Instruction::Add ||
                  Step->getOpcode() == Instruction::Sub;
    if (By && IsStep && isa<PHINode, Argument>(Step->getOperand(0)))
      Visit(Step->getOperandUse(1), By->getValue());
  }
}

void sabotage::takeStepsForOdd(Function &F, TemporaryChange &To) {
  forEachStep(F, [&](Use &U, const APInt &By) {
    if (!By[0])
      To.setOperand(U, *ConstantInt::get(U->getType(), 1));
  });
}

//===----------------------------------------------------------------------===//
// Constants and value numbers
//===----------------------------------------------------------------------===//

void sabotage::believeFirstOperand(Function &F, TemporaryChange &To) {
  for (PHINode *Phi : each<PHINode>(F))
    if (isa<ConstantInt, ConstantFP>(Phi->getIncomingValue(0)))
      for (unsigned I = 1; I < Phi->getNumIncomingValues(); ++I)
        To.setOperand(Phi->getOperandUse(I), *Phi->getIncomingValue(0));
}

void sabotage::forgetComputedStores(Function &F, TemporaryChange &To) {
  for (StoreInst *Store : each<StoreInst>(F))
    if (isVariable(*Store->getPointerOperand()) &&
        !isa<Constant>(Store->getValueOperand()))
      To.hide(*Store);
}

void sabotage::decideEqualities(Function &F, TemporaryChange &To) {
  for (ICmpInst *Compare : each<ICmpInst>(F))
    if (Compare->isEquality() && isa<ConstantInt>(Compare->getOperand(1)) &&
        Compare->getOperand(0)->getType()->isIntegerTy(32))
      To.setOperand(
          Compare->getOperandUse(0),
          *ConstantInt::get(
              Compare->getOperand(0)->getType(),
              cast<ConstantInt>(Compare->getOperand(1))->getValue() + 1));
}

void sabotage::equateAddends(Function &F, TemporaryChange &To) {
  for (BinaryOperator *Sum : each<BinaryOperator>(F))
    if (Sum->getOpcode() == Instruction::Add &&
        isa<ConstantInt>(Sum->getOperand(1)))
      To.setOperand(Sum->getOperandUse(1),
                    *ConstantInt::get(Sum->getType(), 1));
}

void sabotage::commuteSubtractions(Function &F, TemporaryChange &To) {
  auto Differences = each<BinaryOperator>(F);
  erase_if(Differences, [](const BinaryOperator *I) {
    return I->getOpcode() != Instruction::Sub;
  });
  // Change only the later one, so that the two become equal.
  for (auto [Number, Later] : enumerate(Differences))
    for (BinaryOperator *Earlier : ArrayRef(Differences).take_front(Number))
      if (Earlier->getOperand(0) == Later->getOperand(1) &&
          Earlier->getOperand(1) == Later->getOperand(0)) {
        To.setOperand(Later->getOperandUse(0), *Earlier->getOperand(0));
        To.setOperand(Later->getOperandUse(1), *Earlier->getOperand(1));
        break;
      }
}

//===----------------------------------------------------------------------===//
// Expressions, liveness, definitions
//===----------------------------------------------------------------------===//

void sabotage::forgetKills(Function &F, TemporaryChange &To) {
  for (StoreInst *Store : each<StoreInst>(F))
    To.hide(*Store);
}

void sabotage::followFirstSuccessor(Function &F, TemporaryChange &To) {
  for (BranchInst *Branch : each<BranchInst>(F))
    if (Branch->isConditional() &&
        !isa<UnreachableInst>(Branch->getSuccessor(0)->getTerminator()))
      To.takeFirst(*Branch);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

void sabotage::reverseSteps(Function &F, TemporaryChange &To) {
  forEachStep(F, [&](Use &U, const APInt &By) {
    To.setOperand(U, *ConstantInt::get(U->getType(), -By));
  });
}

void sabotage::includeBounds(Function &F, TemporaryChange &To) {
  for (ICmpInst *Compare : each<ICmpInst>(F))
    if (Compare->isRelational())
      To.setPredicate(*Compare,
                      CmpInst::isStrictPredicate(Compare->getPredicate())
                          ? Compare->getNonStrictPredicate()
                          : Compare->getStrictPredicate());
}

void sabotage::dropOffsets(Function &F, TemporaryChange &To) {
  for (GetElementPtrInst *Address : each<GetElementPtrInst>(F))
    for (Use &Index : Address->indices())
      if (auto *Sum = dyn_cast<BinaryOperator>(Index.get()))
        if (isa<ConstantInt>(Sum->getOperand(1)))
          To.setOperand(Index, *Sum->getOperand(0));
}

void sabotage::forgetLoads(Function &F, TemporaryChange &To) {
  for (LoadInst *Load : each<LoadInst>(F))
    if (!Load->getType()->isPointerTy() &&
        isa<GetElementPtrInst>(Load->getPointerOperand()))
      To.hide(*Load);
}
