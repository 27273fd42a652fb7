//===- CallComponents.cpp - The components of the call graph --------------===//

#include "mincaml/Analysis/Interprocedural/CallComponents.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

namespace {

/// The state of a function that the walk has visited.
struct Visit {
  unsigned Number = 0;
  /// The least number of an open function that can be reached.
  unsigned Lowest = 0;
  bool IsOpen = false;
};

/// A function on the stack of the walk, and its next callee.
struct Frame {
  Function *F;
  SmallVector<Function *, 8> Callees;
  unsigned Next = 0;
};

} // namespace

static SmallVector<Function *, 8> calleesOf(Function &F) {
  SmallSetVector<Function *, 8> Result;
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<CallBase>(&I))
      if (Function *Callee = Call->getCalledFunction())
        if (!Callee->isDeclaration())
          Result.insert(Callee);
  return Result.takeVector();
}

CallComponents::CallComponents(Module &M) {
  DenseMap<const Function *, Visit> Visits;
  SmallVector<Function *, 16> Open;
  std::vector<Frame> Stack;
  auto Enter = [&](Function &F) {
    unsigned Number = Visits.size();
    Visits[&F] = {Number, Number, true};
    Open.push_back(&F);
    Stack.push_back({&F, calleesOf(F)});
  };
  auto Leave = [&](const Frame &Done) {
    const Visit V = Visits.lookup(Done.F);
    if (Stack.size() > 1) {
      Visit &Caller = Visits[Stack[Stack.size() - 2].F];
      Caller.Lowest = std::min(Caller.Lowest, V.Lowest);
    }
    if (V.Lowest != V.Number)
      return;
    // All functions that were opened since Done.F can reach it and be reached
    // from it.
    auto First = std::prev(Open.end());
    while (*First != Done.F)
      --First;
    Components.emplace_back(First, Open.end());
    Open.erase(First, Open.end());
    for (Function *Member : Components.back()) {
      Visits[Member].IsOpen = false;
      Numbers[Member] = Components.size() - 1;
    }
  };

  for (Function &Root : M) {
    if (Root.isDeclaration() || Visits.contains(&Root))
      continue;
    Enter(Root);
    while (!Stack.empty()) {
      Frame &Top = Stack.back();
      if (Top.Next == Top.Callees.size()) {
        Leave(Top);
        Stack.pop_back();
        continue;
      }
      Function *Callee = Top.Callees[Top.Next++];
      if (Callee == Top.F)
        CallThemselves.insert(Callee);
      auto Known = Visits.find(Callee);
      if (Known == Visits.end()) {
        Enter(*Callee);
      } else if (Known->second.IsOpen) {
        Visit &V = Visits[Top.F];
        V.Lowest = std::min(V.Lowest, Known->second.Number);
      }
    }
  }
}

bool CallComponents::isRecursive(const Function &F) const {
  auto I = Numbers.find(&F);
  return I != Numbers.end() &&
         (Components[I->second].size() > 1 || CallThemselves.contains(&F));
}

bool CallComponents::areInSameComponent(const Function &F,
                                        const Function &G) const {
  auto I = Numbers.find(&F), J = Numbers.find(&G);
  return I != Numbers.end() && J != Numbers.end() && I->second == J->second;
}

//===----------------------------------------------------------------------===//
// Code that is executed at most once
//===----------------------------------------------------------------------===//

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
