//===- StackProbe.cpp - Stack probes in recursive functions ---------------===//

#include "mincaml/Support/IRAnnotations.h"
#include "mincaml/Transforms/Sparc.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include <deque>

using namespace mincaml;
using namespace llvm;

namespace {

/// A function of the module or, if F is null, all possible targets of indirect
/// calls.
struct CallNode {
  Function *F = nullptr;
  SmallVector<CallNode *, 8> Callees;
  unsigned Component = 0;
};

/// The call graph, with calls of all kinds.
class Calls {
public:
  explicit Calls(Module &M) {
    // Every function may be called from outside, so the root reaches all nodes.
    Root.Callees.push_back(&Indirect);
    for (Function &F : M) {
      if (F.isDeclaration())
        continue;
      CallNode &Node = Storage.emplace_back();
      Node.F = &F;
      Nodes[&F] = &Node;
      Root.Callees.push_back(&Node);
      if (F.hasAddressTaken())
        Indirect.Callees.push_back(&Node);
    }
    for (CallNode &Node : Storage)
      for (Instruction &I : instructions(*Node.F))
        if (auto *Call = dyn_cast<CallBase>(&I))
          if (CallNode *Callee = callee(*Call))
            Node.Callees.push_back(Callee);
    numberComponents();
  }

  /// Returns null for a function outside of the module, which is assumed not to
  /// call back.
  CallNode *callee(const CallBase &Call) {
    if (Call.isInlineAsm())
      return nullptr;
    if (const Function *F = Call.getCalledFunction())
      return Nodes.lookup(F);
    return &Indirect;
  }

  std::deque<CallNode> Storage;
  CallNode Root;

private:
  void numberComponents();

  CallNode Indirect;
  DenseMap<const Function *, CallNode *> Nodes;
};

} // namespace

template <> struct llvm::GraphTraits<Calls *> {
  using NodeRef = CallNode *;
  using ChildIteratorType = SmallVectorImpl<CallNode *>::iterator;
  static NodeRef getEntryNode(Calls *C) { return &C->Root; }
  static ChildIteratorType child_begin(NodeRef N) { return N->Callees.begin(); }
  static ChildIteratorType child_end(NodeRef N) { return N->Callees.end(); }
};

void Calls::numberComponents() {
  unsigned Number = 0;
  for (auto I = scc_begin(this); !I.isAtEnd(); ++I, ++Number)
    for (CallNode *Node : *I)
      Node->Component = Number;
}

static bool needsProbe(CallNode &Node, Calls &C) {
  // The prologue of a function with a flat frame stores the return address,
  // which accesses the stack already.
  if (Node.F->doesNotRecurse() || Node.F->hasFnAttribute(FlatFrameAttribute))
    return false;
  for (Instruction &I : instructions(*Node.F)) {
    auto *Call = dyn_cast<CallBase>(&I);
    if (!Call || Call->isMustTailCall())
      continue;
    CallNode *Callee = C.callee(*Call);
    if (Callee && Callee->Component == Node.Component)
      return true;
  }
  return false;
}

PreservedAnalyses SparcStackProbePass::run(Module &M, ModuleAnalysisManager &) {
  Calls C(M);
  bool Changed = false;
  for (CallNode &Node : C.Storage) {
    if (!needsProbe(Node, C))
      continue;
    BasicBlock &Entry = Node.F->getEntryBlock();
    IRBuilder<> Builder(&Entry, Entry.getFirstInsertionPt());
    auto *Probe = Builder.CreateAlloca(Builder.getInt32Ty(), nullptr, "probe");
    Builder.CreateStore(Builder.getInt32(0), Probe, /*isVolatile=*/true);
    Changed = true;
  }
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
