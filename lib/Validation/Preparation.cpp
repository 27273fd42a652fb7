//===- Preparation.cpp - Before functions are compared --------------------===//

#include "Preparation.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace mincaml;
using namespace llvm;

/// Instructions up to which a function grows.
static constexpr unsigned SizeLimit = 2000;

static bool callsItself(const Function &F) {
  for (const Instruction &I : instructions(F))
    if (const auto *Call = dyn_cast<CallBase>(&I))
      if (Call->getCalledOperand() == &F)
        return true;
  return false;
}

static void expandCallsIn(Function &F, const SmallPtrSetImpl<Function *> &Done) {
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
  // Callees first.
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
    if (!callsItself(*F) && F->isDefinitionExact())
      Done.insert(F);
  }
}
