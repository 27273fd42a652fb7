//===- Calls.cpp - Faults in calls ----------------------------------------===//

#include "Faults.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

/// Returns \p I as a call, direct or through a closure, of a function that may
/// have effects; null if it is none.
static CallInst *effectiveCall(Value *I) {
  auto *Call = dyn_cast<CallInst>(I);
  if (!Call || Call->isMustTailCall() || !sabotage::mayChangeMemory(*Call))
    return nullptr;
  return Call;
}

/// Moves \p Second before \p First if this is enough to swap them.
static bool swapCalls(CallInst &First, CallInst &Second) {
  if (First.getParent() != Second.getParent() || !First.comesBefore(&Second))
    return false;
  for (Value *Operand : Second.operands())
    if (auto *I = dyn_cast<Instruction>(Operand);
        I && I->getParent() == First.getParent() && !I->comesBefore(&First))
      return false;
  // An argument that is passed in memory would have to move, too.
  for (auto I = First.getIterator(); I != Second.getIterator(); ++I)
    if (isa<StoreInst>(*I))
      return false;
  Second.moveBefore(First.getIterator());
  return true;
}

bool sabotage::callLeftToRight(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    CallInst *Before = nullptr;
    for (Value *Operand : reverse(I.operands())) {
      CallInst *Call = effectiveCall(Operand);
      if (Before && Call && swapCalls(*Before, *Call))
        return true;
      if (Call)
        Before = Call;
    }
    return false;
  });
}

bool sabotage::deleteUnusedCall(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    CallInst *Call = effectiveCall(&I);
    if (!Call || Call->getType()->isVoidTy() || !Call->use_empty())
      return false;
    Call->eraseFromParent();
    return true;
  });
}

bool sabotage::shareCalls(Function &F) {
  SmallVector<CallInst *> Deleted;
  for (const StraightPath &Path : straightPaths(F)) {
    // The last call of each function. A call with other arguments between two
    // equal calls makes these different.
    SmallVector<CallInst *> Calls;
    for (Instruction *I : Path) {
      CallInst *Call = effectiveCall(I);
      if (!Call || !Call->getCalledFunction() || Call->getType()->isVoidTy())
        continue;
      auto *Earlier = find_if(Calls, [&](const CallInst *Other) {
        return Other->getCalledFunction() == Call->getCalledFunction();
      });
      if (Earlier == Calls.end()) {
        Calls.push_back(Call);
      } else if (equal((*Earlier)->args(), Call->args())) {
        Call->replaceAllUsesWith(*Earlier);
        Deleted.push_back(Call);
      } else {
        *Earlier = Call;
      }
    }
  }
  for (CallInst *Call : Deleted)
    Call->eraseFromParent();
  return !Deleted.empty();
}

/// Returns argument \p Number of \p Call as it is if the parameters before it
/// have been assigned already; null if this makes no difference.
static Value *afterAssignments(CallInst &Call, unsigned Number) {
  auto NewValue = [&](Value *Old) -> Value * {
    auto *Parameter = dyn_cast<Argument>(Old);
    if (!Parameter || Parameter->getArgNo() >= Number ||
        Call.getArgOperand(Parameter->getArgNo()) == Parameter)
      return nullptr;
    return Call.getArgOperand(Parameter->getArgNo());
  };
  Value *Argument = Call.getArgOperand(Number);
  if (Value *New = NewValue(Argument))
    return New;
  auto *Computed = dyn_cast<BinaryOperator>(Argument);
  if (!Computed || Computed->isIntDivRem())
    return nullptr;
  BinaryOperator *Late = nullptr;
  for (auto [Operand, Old] : enumerate(Computed->operands())) {
    Value *New = NewValue(Old);
    if (!New)
      continue;
    if (!Late)
      Late = cast<BinaryOperator>(Computed->clone());
    Late->setOperand(Operand, New);
  }
  if (Late)
    Late->insertBefore(Call.getIterator());
  return Late;
}

bool sabotage::assignSequentially(Function &F) {
  return plantAtEach(F, [&](Instruction &I) {
    auto *Call = dyn_cast<CallInst>(&I);
    if (!Call || !Call->isMustTailCall() || Call->getCalledFunction() != &F)
      return false;
    bool Changed = false;
    for (unsigned Number = 1; Number < Call->arg_size(); ++Number)
      if (Value *Wrong = afterAssignments(*Call, Number)) {
        Call->setArgOperand(Number, Wrong);
        Changed = true;
      }
    return Changed;
  });
}

bool sabotage::swapCurried(Function &F) {
  if (!F.getName().starts_with("ml.partial"))
    return false;
  return plantAtEach(F, [](Instruction &I) {
    auto *Call = dyn_cast<CallInst>(&I);
    if (!Call)
      return false;
    for (unsigned Number = 1; Number < Call->arg_size(); ++Number) {
      Use &Has = Call->getArgOperandUse(Number - 1);
      Use &Gets = Call->getArgOperandUse(Number);
      if (isa<Argument>(Has) || !isa<Argument>(Gets) ||
          Has->getType() != Gets->getType())
        continue;
      Has.swap(Gets);
      return true;
    }
    return false;
  });
}

/// Whether two functions have the same instructions, not counting operands.
static bool isSimilar(Function &Left, Function &Right) {
  return Left.getFunctionType() == Right.getFunctionType() &&
         Left.getCallingConv() == Right.getCallingConv() &&
         equal(instructions(Left), instructions(Right),
               [](const Instruction &L, const Instruction &R) {
                 return L.isSameOperationAs(&R);
               });
}

bool sabotage::callSimilar(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    auto *Call = dyn_cast<CallInst>(&I);
    Function *Callee = Call ? Call->getCalledFunction() : nullptr;
    if (!Callee || !Callee->hasLocalLinkage() || Callee->isDeclaration())
      return false;
    for (Function &Earlier : *Callee->getParent()) {
      if (&Earlier == Callee)
        return false;
      if (Earlier.hasLocalLinkage() && isSimilar(Earlier, *Callee)) {
        Call->setCalledFunction(&Earlier);
        return true;
      }
    }
    return false;
  });
}
