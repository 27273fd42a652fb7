//===- LowerOverflowChecks.cpp - Checks for signed overflow ---------------===//

#include "Utils/Utils.h"
#include "mincaml/Transforms/Lowering.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

/// The operations that Check dominates and whose result it computes as well.
static SmallSetVector<BinaryOperator *, 2>
sameOperations(const WithOverflowInst &Check, const DominatorTree &DT) {
  // An operation that uses a value twice is found twice.
  SmallSetVector<BinaryOperator *, 2> Result;
  Value *L = Check.getLHS(), *R = Check.getRHS();
  // The use list of a constant spans functions.
  Value *Searched = isa<Constant>(L) ? R : L;
  if (isa<Constant>(Searched))
    return Result;
  for (User *U : Searched->users()) {
    auto *I = dyn_cast<BinaryOperator>(U);
    if (!I || I->getOpcode() != Check.getBinaryOp() || !DT.dominates(&Check, I))
      continue;
    const bool IsSame = I->getOperand(0) == L && I->getOperand(1) == R;
    if (IsSame ||
        (I->isCommutative() && I->getOperand(0) == R && I->getOperand(1) == L))
      Result.insert(I);
  }
  return Result;
}

static void replaceAll(ArrayRef<BinaryOperator *> Operations, Value *Result) {
  for (BinaryOperator *I : Operations) {
    I->replaceAllUsesWith(Result);
    I->eraseFromParent();
  }
}

/// Replaces both results of Check. They may be extracted in any block.
static void replaceResults(WithOverflowInst &Check, IRBuilderBase &Builder,
                           Value *Result, Value *Overflow) {
  for (User *U : make_early_inc_range(Check.users())) {
    auto *Extract = dyn_cast<ExtractValueInst>(U);
    if (!Extract || Extract->getNumIndices() != 1)
      continue;
    Extract->replaceAllUsesWith(Extract->getIndices()[0] ? Overflow : Result);
    Extract->eraseFromParent();
  }
  if (!Check.use_empty()) {
    Value *Both =
        Builder.CreateInsertValue(PoisonValue::get(Check.getType()), Result, 0);
    Check.replaceAllUsesWith(Builder.CreateInsertValue(Both, Overflow, 1));
  }
  Check.eraseFromParent();
}

/// Expands Check for SPARC, where LLVM would compute the overflow as a value.
static void expand(WithOverflowInst &Check,
                   ArrayRef<BinaryOperator *> Operations) {
  IRBuilder<> Builder(&Check);
  Value *L = Check.getLHS(), *R = Check.getRHS();
  Value *Result, *Overflow;
  if (Check.getBinaryOp() == Instruction::Mul) {
    // The exact product.
    Type *Wide = L->getType()->getExtendedType();
    Value *Product = Builder.CreateNSWMul(
        Builder.CreateSExt(L, Wide), Builder.CreateSExt(R, Wide), "product");
    Result = Builder.CreateTrunc(Product, L->getType(), "mul");
    Overflow = Builder.CreateICmpNE(Builder.CreateSExt(Result, Wide), Product,
                                    "overflow");
  } else {
    const bool IsSum = Check.getBinaryOp() == Instruction::Add;
    Result =
        IsSum ? Builder.CreateAdd(L, R, "add") : Builder.CreateSub(L, R, "sub");
    // A sum overflows if its sign differs from those of both operands; a
    // difference, if the signs of the operands differ and that of the result
    // differs from the left one.
    Value *Differ =
        IsSum ? Builder.CreateXor(Result, R) : Builder.CreateXor(L, R);
    Overflow = Builder.CreateICmpSLT(
        Builder.CreateAnd(Builder.CreateXor(Result, L), Differ),
        Constant::getNullValue(L->getType()), "overflow");
  }
  replaceAll(Operations, Result);
  replaceResults(Check, Builder, Result, Overflow);
}

PreservedAnalyses LowerOverflowChecksPass::run(Function &F,
                                               FunctionAnalysisManager &AM) {
  SmallVector<WithOverflowInst *, 8> Checks;
  for (Instruction &I : instructions(F))
    if (auto *Check = dyn_cast<WithOverflowInst>(&I);
        Check && Check->isSigned() &&
        Check->getLHS()->getType()->isIntegerTy(32))
      Checks.push_back(Check);
  if (Checks.empty())
    return PreservedAnalyses::all();
  const auto &DT = AM.getResult<DominatorTreeAnalysis>(F);
  const bool IsSparc = F.getParent()->getTargetTriple().isSPARC();
  for (WithOverflowInst *Check : Checks) {
    const auto Operations = sameOperations(*Check, DT);
    if (IsSparc) {
      expand(*Check, Operations.getArrayRef());
    } else if (!Operations.empty()) {
      IRBuilder<> Builder(Check->getNextNode());
      replaceAll(Operations.getArrayRef(),
                 Builder.CreateExtractValue(Check, 0));
    }
  }
  return preservingCFG();
}
