//===- ExecutedOnce.cpp - Code that is executed at most once --------------===//

#include "mincaml/Analysis/Interprocedural/ExecutedOnce.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

/// The blocks of a function that are executed at most once in each call.
static SmallVector<BasicBlock *, 8> blocksOutsideCycles(Function &F) {
  SmallVector<BasicBlock *, 8> Result;
  for (auto I = scc_begin(&F); !I.isAtEnd(); ++I)
    if (!I.hasCycle())
      Result.push_back(I->front());
  std::reverse(Result.begin(), Result.end());
  return Result;
}

SmallVector<BasicBlock *, 32> mincaml::blocksExecutedOnce(Module &M) {
  SmallVector<BasicBlock *, 32> Result;
  Function *Start = M.getFunction(runtime::StartSymbol);
  // If the module itself uses the start function, it may call it again.
  if (!Start || !Start->use_empty())
    return Result;
  SmallVector<Function *, 8> Pending = {Start};
  while (!Pending.empty()) {
    Function &F = *Pending.pop_back_val();
    // After a longjmp, code may be executed again.
    if (F.isDeclaration() || F.isPresplitCoroutine() ||
        F.callsFunctionThatReturnsTwice())
      continue;
    for (BasicBlock *B : blocksOutsideCycles(F)) {
      Result.push_back(B);
      for (Instruction &I : *B) {
        const auto *Call = dyn_cast<CallInst>(&I);
        Function *Callee = Call ? Call->getCalledFunction() : nullptr;
        if (Callee && Callee->hasLocalLinkage() && Callee->hasOneUse())
          Pending.push_back(Callee);
      }
    }
  }
  return Result;
}
