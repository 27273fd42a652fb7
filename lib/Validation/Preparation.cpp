//===- Preparation.cpp - Expansion of calls before comparison -------------===//

#include "Preparation.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace mincaml;
using namespace llvm;

/// No more calls are inlined into a function with more instructions.
static constexpr unsigned SizeLimit = 2000;

static SmallVector<CallBase *, 4> selfCalls(Function &F) {
  SmallVector<CallBase *, 4> Result;
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<CallBase>(&I))
      if (Call->getCalledOperand() == &F)
        Result.push_back(Call);
  return Result;
}

unsigned validation::countSelfCalls(const Function &F) {
  return selfCalls(const_cast<Function &>(F)).size();
}

void validation::expandRecursion(Function &F, unsigned Depth) {
  ValueToValueMapTy Map;
  Function *Copy = CloneFunction(&F, Map);
  // The recursive calls in the copy call F, so that inlining the copy adds
  // recursive calls to F.
  Copy->setLinkage(GlobalValue::InternalLinkage);
  for (unsigned I = 0; I < Depth; ++I)
    for (CallBase *Call : selfCalls(F)) {
      if (F.getInstructionCount() > SizeLimit)
        break;
      Call->setCalledFunction(Copy);
      InlineFunctionInfo Info;
      if (!InlineFunction(*Call, Info).isSuccess())
        Call->setCalledFunction(&F);
    }
  FunctionCallee Beyond = F.getParent()->getOrInsertFunction(
      BeyondBoundName, Type::getVoidTy(F.getContext()));
  for (CallBase *Call : selfCalls(F)) {
    CallInst::Create(Beyond, "", Call->getIterator());
    // A musttail call must be followed by a return of its result, which is
    // replaced now.
    if (auto *Plain = dyn_cast<CallInst>(Call))
      Plain->setTailCallKind(CallInst::TCK_None);
    Call->replaceAllUsesWith(PoisonValue::get(Call->getType()));
    Call->eraseFromParent();
  }
  Copy->eraseFromParent();
}

static void expandCallsIn(Function &F,
                          const SmallPtrSetImpl<Function *> &Done) {
  for (bool HasChanged = true; HasChanged;) {
    HasChanged = false;
    SmallVector<CallBase *, 8> Calls;
    for (Instruction &I : instructions(F))
      if (auto *Call = dyn_cast<CallBase>(&I))
        if (Function *Callee = Call->getCalledFunction();
            Callee && Done.contains(Callee))
          Calls.push_back(Call);
    for (CallBase *Call : Calls) {
      if (F.getInstructionCount() > SizeLimit)
        return;
      InlineFunctionInfo Info;
      HasChanged |= InlineFunction(*Call, Info).isSuccess();
    }
  }
}

void validation::expandCalls(Module &M) {
  // Visit callees before callers.
  std::vector<Function *> Order;
  {
    CallGraph Graph(M);
    for (auto Component = scc_begin(&Graph); !Component.isAtEnd(); ++Component)
      if (Component->size() == 1)
        if (Function *F = Component->front()->getFunction())
          if (!F->isDeclaration())
            Order.push_back(F);
  }
  SmallPtrSet<Function *, 16> Done;
  for (Function *F : Order) {
    expandCallsIn(*F, Done);
    if (countSelfCalls(*F) == 0 && F->isDefinitionExact())
      Done.insert(F);
  }
}
