//===- UnrollingCost.cpp - Gain of unrolling recursive functions ----------===//

#include "Loops/UnrollingCost.h"
#include "Scalar/SelfTailCalls.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace mincaml;
using namespace llvm;

/// The cost of a call in instructions: the call itself, moves of arguments and
/// results, the frame, and a register window or spills of registers.
static constexpr uint64_t CostOfCall = 20;
/// The cost of a jump to the start of a loop.
static constexpr uint64_t CostOfIteration = 3;
/// The factor by which the gain for a linear recursive function counts less.
static constexpr uint64_t LinearDivisor = 4;

static bool becomesCode(const Instruction &I) {
  if (const auto *Alloca = dyn_cast<AllocaInst>(&I))
    return !Alloca->isStaticAlloca();
  if (const auto *Branch = dyn_cast<BranchInst>(&I))
    return Branch->isConditional();
  if (const auto *Intrinsic = dyn_cast<IntrinsicInst>(&I))
    return !Intrinsic->isAssumeLikeIntrinsic();
  return !isa<PHINode, ReturnInst, UnreachableInst>(I);
}

uint64_t mincaml::inlinedSize(const Function &F) {
  return count_if(instructions(F), becomesCode);
}

static bool isFloatElement(const Value &Address) {
  const auto *GEP = dyn_cast<GetElementPtrInst>(&Address);
  return GEP && GEP->getSourceElementType()->isFloatingPointTy() &&
         !GEP->hasAllConstantIndices();
}

static bool isLinear(Function &F) {
  if (count_if(instructions(F), [&](const Instruction &I) {
        const auto *Call = dyn_cast<CallInst>(&I);
        return Call && Call->getCalledFunction() == &F;
      }) != 1)
    return false;
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>, 4> Back;
  FindFunctionBackedges(F, Back);
  return Back.empty();
}

RecursionForm mincaml::recursionForm(Function &F) {
  const auto TailCalls = possibleSelfTailCalls(F);
  if (TailCalls.empty())
    return isLinear(F) ? RecursionForm::Linear : RecursionForm::Other;
  unsigned CallsInside = 0;
  bool CallsOthers = false, StoresElements = false;
  for (const Instruction &I : instructions(F)) {
    const auto *Call = dyn_cast<CallInst>(&I);
    if (Call && Call->getCalledFunction() == &F)
      CallsInside += !TailCalls.contains(Call);
    else if (isa<CallBase>(I) && !isa<IntrinsicInst>(I))
      CallsOthers |= !isa<UnreachableInst>(I.getParent()->getTerminator());
    const auto *Store = dyn_cast<StoreInst>(&I);
    StoresElements |= Store && isFloatElement(*Store->getPointerOperand());
  }
  if (CallsInside != 0)
    return CallsInside == 1 ? RecursionForm::OneNonTailCall
                            : RecursionForm::PartlyTailRecursive;
  return StoresElements && !CallsOthers ? RecursionForm::FloatArrayTailRecursive
                                        : RecursionForm::TailRecursive;
}

bool mincaml::isTailRecursiveOverMemory(Function &F) {
  return isTailRecursive(recursionForm(F)) &&
         any_of(instructions(F), [](const Instruction &I) {
           return isa<LoadInst>(I) || isa<StoreInst>(I);
         });
}

unsigned mincaml::deepestLoop(const LoopInfo &Loops) {
  unsigned Deepest = 0;
  for (const Loop *L : Loops.getLoopsInPreorder())
    Deepest = std::max(Deepest, L->getLoopDepth());
  return Deepest;
}

uint64_t mincaml::unrollingGain(uint64_t Size, RecursionForm Form,
                                uint64_t Before, uint64_t After) {
  const uint64_t Call = isTailRecursive(Form) ? CostOfIteration : CostOfCall;
  // The cost of one body, scaled by Before and After.
  const uint64_t Cost = After * (Size * Before + Call);
  const uint64_t Divisor = Form == RecursionForm::Linear ? LinearDivisor : 1;
  return 1000 * Call * (After - Before) / (Divisor * Cost);
}
