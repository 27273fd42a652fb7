//===- CallComponents.cpp - The components of the call graph --------------===//

#include "mincaml/Analysis/Interprocedural/CallComponents.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include <deque>

using namespace mincaml;
using namespace llvm;

namespace {

/// A node of the call graph: a function with a body, and its callees that have
/// a body. The root node has no function; its callees are all these functions.
struct CallNode {
  Function *F = nullptr;
  SmallVector<CallNode *, 4> Callees;
};

} // namespace

template <> struct llvm::GraphTraits<CallNode *> {
  using NodeRef = CallNode *;
  using ChildIteratorType = SmallVectorImpl<NodeRef>::iterator;
  static NodeRef getEntryNode(NodeRef Root) { return Root; }
  static ChildIteratorType child_begin(NodeRef N) { return N->Callees.begin(); }
  static ChildIteratorType child_end(NodeRef N) { return N->Callees.end(); }
};

CallComponents::CallComponents(Module &M) {
  std::deque<CallNode> Nodes;
  DenseMap<const Function *, CallNode *> NodeOf;
  CallNode Root;
  for (Function &F : M)
    if (!F.isDeclaration()) {
      NodeOf[&F] = &Nodes.emplace_back(CallNode{&F, {}});
      Root.Callees.push_back(&Nodes.back());
    }
  for (CallNode &Node : Nodes)
    for (Instruction &I : instructions(*Node.F))
      if (auto *Call = dyn_cast<CallBase>(&I))
        if (CallNode *Callee = NodeOf.lookup(Call->getCalledFunction()))
          Node.Callees.push_back(Callee);
  for (auto I = scc_begin(&Root); !I.isAtEnd(); ++I) {
    if (I->front() == &Root)
      continue;
    Component &Members = Components.emplace_back();
    // The iterator lists the members from the last visited to the first.
    for (CallNode *Node : reverse(*I)) {
      Numbers[Node->F] = Components.size() - 1;
      Members.push_back(Node->F);
    }
    AreRecursive.push_back(I.hasCycle());
  }
}

bool CallComponents::isRecursive(const Function &F) const {
  auto I = Numbers.find(&F);
  return I != Numbers.end() && AreRecursive[I->second];
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
  // If the module uses the start function, it may call the function again.
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
