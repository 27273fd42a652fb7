//===- Assoc.cpp - Control-flow simplification ----------------------------===//

#include "mincaml/Transforms/Scalar/Assoc.h"
#include "Scalar/BranchThreading.h"
#include "mincaml/Transforms/Utils/UpToDate.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/SSAUpdater.h"

using namespace mincaml;
using namespace llvm;

#define DEBUG_TYPE "mincaml-assoc"

namespace {

/// Applies the simplifications until none is applicable. This terminates,
/// because each step makes the path through some block shorter or the function
/// smaller, and none makes another path longer. Usually the second iteration
/// finds nothing.
class Straightener {
public:
  Straightener(Function &F, OptimizationRemarkEmitter &Remarks)
      : F(F), Remarks(Remarks),
        HasConvergentCalls(any_of(instructions(F), [](const Instruction &I) {
          const auto *Call = dyn_cast<CallBase>(&I);
          return Call && Call->isConvergent();
        })) {}

  bool run() {
    bool Changed = false;
    while (runOnce())
      Changed = true;
    return Changed;
  }

private:
  using Order = std::vector<BasicBlock *>;

  bool runOnce() {
    bool Changed = EliminateUnreachableBlocks(F);
    findLoopHeaders();
    // Visit blocks in reverse post-order, because bypassing one block may
    // decide the branch of the next.
    if (!HasConvergentCalls)
      for (BasicBlock *B : reversePostOrder())
        Changed |= threadBranch(*B, LoopHeaders, Remarks);
    Changed |= EliminateUnreachableBlocks(F);
    findLoopHeaders();
    // Visit blocks in post-order, because nested conditions become empty from
    // the inside.
    Order Blocks = reversePostOrder();
    for (BasicBlock *B : reverse(Blocks)) {
      Changed |= joinEqualSuccessors(*B);
      Changed |= skipEmptyBlock(*B);
    }
    Changed |= EliminateUnreachableBlocks(F);
    Changed |= mergeBlocks();
    return Changed;
  }

  Order reversePostOrder() {
    ReversePostOrderTraversal<Function *> Traversal(&F);
    return Order(Traversal.begin(), Traversal.end());
  }

  void findLoopHeaders() {
    SmallVector<std::pair<const BasicBlock *, const BasicBlock *>, 8> BackEdges;
    FindFunctionBackedges(F, BackEdges);
    LoopHeaders.clear();
    for (const auto &[Latch, Header] : BackEdges)
      LoopHeaders.insert(Header);
  }

  /// Replaces `br c, b, b` by `br b`.
  bool joinEqualSuccessors(BasicBlock &B) {
    Instruction *Old = B.getTerminator();
    BasicBlock *Successor = B.getUniqueSuccessor();
    if (!canRetarget(B) || !Successor || Old->getNumSuccessors() == 1)
      return false;
    for (unsigned I = 1, E = Old->getNumSuccessors(); I < E; ++I)
      Successor->removePredecessor(&B, /*KeepOneInputPHIs=*/true);
    Value *Condition = Old->getOperand(0);
    auto *New = BranchInst::Create(Successor, Old->getIterator());
    New->copyMetadata(*Old, {LLVMContext::MD_loop, LLVMContext::MD_dbg});
    Old->eraseFromParent();
    RecursivelyDeleteTriviallyDeadInstructions(Condition);
    return true;
  }

  /// Redirects the predecessors of a block that contains only a jump to the
  /// target of the jump. The phi nodes of the block may be used only by phi
  /// nodes of the target.
  bool skipEmptyBlock(BasicBlock &B) {
    auto *Jump = dyn_cast<BranchInst>(B.getTerminator());
    if (!Jump || Jump->isConditional() || !isSkippable(B, LoopHeaders))
      return false;
    BasicBlock &Next = *Jump->getSuccessor(0);
    // A block whose only predecessor is B is merged with it instead.
    if (&Next == &B || LoopHeaders.contains(&Next) ||
        Next.getSinglePredecessor())
      return false;
    for (PHINode &Phi : B.phis())
      for (Use &U : Phi.uses()) {
        auto *User = dyn_cast<PHINode>(U.getUser());
        if (!User || User->getParent() != &Next ||
            User->getIncomingBlock(U) != &B)
          return false;
      }
    bool Changed = false;
    SmallSetVector<BasicBlock *, 8> Predecessors(pred_begin(&B), pred_end(&B));
    for (BasicBlock *P : Predecessors) {
      if (P == &B || P == &Next || !canRetarget(*P) || !agree(*P, B, Next) ||
          Next.hasNPredecessorsOrMore(MaximumPredecessors))
        continue;
      skipBlock(*P, B, Next);
      Changed = true;
    }
    if (!Changed)
      return false;
    forgetVariables(B, Next);
    // Only debug records can still refer to B's phi nodes after B.
    for (PHINode &Phi : B.phis()) {
      SSAUpdater Updater;
      Updater.Initialize(Phi.getType(), Phi.getName());
      Updater.AddAvailableValue(&B, &Phi);
      Updater.UpdateDebugValues(&Phi);
    }
    return true;
  }

  /// Merges in reverse post-order, so that each instruction moves once.
  bool mergeBlocks() {
    bool Changed = false;
    SmallPtrSet<BasicBlock *, 16> Merged;
    for (BasicBlock *B : reversePostOrder()) {
      if (Merged.contains(B))
        continue;
      while (BasicBlock *Next = B->getSingleSuccessor()) {
        if (Next->getSinglePredecessor() != B ||
            !MergeBlockIntoPredecessor(Next))
          break;
        Merged.insert(Next);
        Changed = true;
      }
    }
    return Changed;
  }

  Function &F;
  OptimizationRemarkEmitter &Remarks;
  BlockSet LoopHeaders;
  /// Branches are not threaded in such a function: where control flow joins
  /// decides which threads of a GPU execute a convergent call together.
  bool HasConvergentCalls;
};

} // namespace

PreservedAnalyses mincaml::AssocPass::run(Function &F,
                                          FunctionAnalysisManager &AM) {
  if (F.isPresplitCoroutine())
    return PreservedAnalyses::all();
  return runUnlessUpToDate<UpToDateFunctionAnalysis>(name(), F, AM, [&] {
    Straightener TheStraightener(
        F, AM.getResult<OptimizationRemarkEmitterAnalysis>(F));
    return TheStraightener.run() ? PreservedAnalyses::none()
                                 : PreservedAnalyses::all();
  });
}
