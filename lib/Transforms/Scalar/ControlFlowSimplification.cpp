//===- ControlFlowSimplification.cpp - Control-flow simplification --------===//

#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Transforms/Scalar.h"
#include "mincaml/Transforms/UpToDate.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/SSAUpdater.h"

#define DEBUG_TYPE "mincaml-assoc"

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Jump threading
//
// Jump threading for `mincaml-assoc`, for blocks that contain only phi nodes
// and a branch on one of them, or on a comparison of one with a constant:
//
//     a: br join                                a: br then
//     b: br join                                b: br join
//     join: c = phi [true, a], [d, b]    =>     join: br d, then, else
//           br c, then, else
//
// The predecessors from which the condition is a constant branch directly to
// the target that the constant selects.
//===----------------------------------------------------------------------===//

using BlockSet = SmallPtrSet<const BasicBlock *, 8>;

/// A block with more predecessors than this gets no additional ones, because
/// phi nodes are slow to search.
static constexpr unsigned MaximumPredecessors = 512;
/// Values that are live after a bypassed block are repaired use by use. A block
/// with more such uses is not bypassed.
static constexpr unsigned MaximumOutsideUses = 64;

/// Whether B may be bypassed at all: it contains only phi nodes, perhaps
/// Comparison, and a terminator, is neither the entry block nor a loop header,
/// its address is not taken, and it has no loop metadata.
static bool isSkippable(const BasicBlock &B, const BlockSet &LoopHeaders,
                        const ICmpInst *Comparison = nullptr) {
  const Instruction *First = &*B.getFirstNonPHIIt();
  if (Comparison && First == Comparison)
    First = First->getNextNode();
  return !B.isEntryBlock() && !B.hasAddressTaken() &&
         !LoopHeaders.contains(&B) && !pred_empty(&B) &&
         First == B.getTerminator() &&
         !B.getTerminator()->hasMetadata(LLVMContext::MD_loop);
}

/// Whether the branch at the end of B can be given another target.
static bool canRetarget(const BasicBlock &B) {
  return isa<BranchInst, SwitchInst>(B.getTerminator());
}

/// The value of V at the end of Predecessor, if V is a phi node of Skipped;
/// otherwise V.
static Value *throughPhi(Value *V, const BasicBlock &Predecessor,
                         const BasicBlock &Skipped) {
  auto *Phi = dyn_cast<PHINode>(V);
  return Phi && Phi->getParent() == &Skipped
             ? Phi->getIncomingValueForBlock(&Predecessor)
             : V;
}

/// Whether the phi nodes of Target have the same operands for Predecessor as
/// for the path from Predecessor through Skipped; true if Predecessor does not
/// branch to Target.
static bool agree(const BasicBlock &Predecessor, const BasicBlock &Skipped,
                  const BasicBlock &Target) {
  return !is_contained(successors(&Predecessor), &Target) ||
         all_of(Target.phis(), [&](const PHINode &Phi) {
           return Phi.getIncomingValueForBlock(&Predecessor) ==
                  throughPhi(Phi.getIncomingValueForBlock(&Skipped),
                             Predecessor, Skipped);
         });
}

/// Redirects every edge from Predecessor to Skipped to Target, a successor of
/// Skipped, and adds operands to Target's phi nodes. Predecessor must not be a
/// predecessor of Target unless the values agree (see agree).
static void skipBlock(BasicBlock &Predecessor, BasicBlock &Skipped,
                      BasicBlock &Target) {
  Instruction &Terminator = *Predecessor.getTerminator();
  unsigned Edges = 0;
  for (unsigned I = 0, E = Terminator.getNumSuccessors(); I < E; ++I)
    if (Terminator.getSuccessor(I) == &Skipped) {
      Terminator.setSuccessor(I, &Target);
      ++Edges;
    }
  for (PHINode &Phi : Target.phis()) {
    Value *V = throughPhi(Phi.getIncomingValueForBlock(&Skipped), Predecessor,
                          Skipped);
    for (unsigned I = 0; I < Edges; ++I)
      Phi.addIncoming(V, &Predecessor);
  }
  for (unsigned I = 0; I < Edges; ++I)
    Skipped.removePredecessor(&Predecessor, /*KeepOneInputPHIs=*/true);
}

/// Marks source variables that got a value in Skipped as unknown at the start
/// of Target, because control may now bypass Skipped.
static void forgetVariables(BasicBlock &Skipped, BasicBlock &Target) {
  BasicBlock::iterator Start = Target.getFirstNonPHIIt();
  for (Instruction &I : Skipped)
    for (DbgVariableRecord &Record : filterDbgVars(I.getDbgRecordRange())) {
      DbgVariableRecord *Copy = Record.clone();
      if (!Record.isDbgDeclare())
        Copy->setKillLocation();
      Target.insertDbgRecordBefore(Copy, Start);
    }
}

namespace {

/// A predecessor from which the branch is known to go to Target.
struct DecidedBranch {
  BasicBlock *Predecessor;
  BasicBlock *Target;
};

class BranchThreader {
public:
  BranchThreader(BasicBlock &B, const BlockSet &LoopHeaders)
      : B(B), LoopHeaders(LoopHeaders) {}

  /// The predecessors for which the branch is decided; none if B cannot be
  /// bypassed.
  SmallVector<DecidedBranch, 4> decisions() {
    SmallVector<DecidedBranch, 4> Result;
    if (!findCondition() || !isSkippable(B, LoopHeaders, Comparison) ||
        !findOutsideUses())
      return Result;
    SmallPtrSet<BasicBlock *, 8> Seen;
    for (BasicBlock *P : predecessors(&B)) {
      if (!Seen.insert(P).second || P == &B || !canRetarget(*P))
        continue;
      auto *C = dyn_cast_or_null<ConstantInt>(conditionFrom(*P));
      if (!C)
        continue;
      BasicBlock *T = target(*C);
      if (T != &B && T != P && !LoopHeaders.contains(T) &&
          !T->hasNPredecessorsOrMore(MaximumPredecessors) && !bringsPhi(*P))
        Result.push_back({P, T});
    }
    return Result;
  }

  void thread(ArrayRef<DecidedBranch> Decisions) {
    // Record the values of the phi nodes on the new edges before the phi nodes
    // change.
    struct Definition {
      BasicBlock *Block;
      SmallVector<Value *, 4> Values;
    };
    SmallVector<Definition, 4> Definitions;
    SmallPtrSet<BasicBlock *, 4> Targets;
    for (auto [P, T] : Decisions) {
      if (!agree(*P, B, *T) ||
          (!OutsideUses.empty() && !P->getUniqueSuccessor()))
        P = splitEdge(*P);
      Definition &D = Definitions.emplace_back();
      D.Block = P;
      for (PHINode &Phi : B.phis())
        D.Values.push_back(Phi.getIncomingValueForBlock(P));
      skipBlock(*P, B, *T);
      if (Targets.insert(T).second)
        forgetVariables(B, *T);
    }
    // Phi nodes that are live after B no longer dominate their uses. The uses
    // are collected again, because adding operands to a phi node moves its
    // uses.
    findOutsideUses();
    for (auto [Index, Phi] : enumerate(B.phis())) {
      SSAUpdater Updater;
      Updater.Initialize(Phi.getType(), Phi.getName());
      Updater.AddAvailableValue(&B, &Phi);
      Updater.UpdateDebugValues(&Phi);
      auto Uses = OutsideUses.find(&Phi);
      if (Uses == OutsideUses.end())
        continue;
      for (const Definition &D : Definitions)
        Updater.AddAvailableValue(D.Block, D.Values[Index]);
      for (Use *U : Uses->second)
        Updater.RewriteUse(*U);
    }
  }

private:
  bool findCondition() {
    Value *V = nullptr;
    Instruction *Terminator = B.getTerminator();
    if (auto *Branch = dyn_cast<BranchInst>(Terminator))
      V = Branch->isConditional() ? Branch->getCondition() : nullptr;
    else if (auto *Switch = dyn_cast<SwitchInst>(Terminator))
      V = Switch->getCondition();
    Comparison = dyn_cast_or_null<ICmpInst>(V);
    if (Comparison && Comparison->getParent() == &B &&
        Comparison->hasOneUse() && isa<Constant>(Comparison->getOperand(1)))
      V = Comparison->getOperand(0);
    else
      Comparison = nullptr;
    Condition = dyn_cast_or_null<PHINode>(V);
    return Condition && Condition->getParent() == &B;
  }

  /// The value on which the terminator of B branches if control comes from P;
  /// null if it is not a constant.
  Constant *conditionFrom(const BasicBlock &P) const {
    auto *C = dyn_cast<Constant>(Condition->getIncomingValueForBlock(&P));
    if (!C || !Comparison)
      return C;
    return ConstantFoldCompareInstOperands(
        Comparison->getPredicate(), C,
        cast<Constant>(Comparison->getOperand(1)), B.getDataLayout());
  }

  BasicBlock *target(ConstantInt &C) const {
    if (auto *Switch = dyn_cast<SwitchInst>(B.getTerminator()))
      return Switch->findCaseValue(&C)->getCaseSuccessor();
    return B.getTerminator()->getSuccessor(C.isZero() ? 1 : 0);
  }

  /// Collects the uses of B's phi nodes outside of B, except in phi nodes for
  /// edges from B. Returns false if there are too many.
  bool findOutsideUses() {
    OutsideUses.clear();
    unsigned Count = 0;
    for (PHINode &Phi : B.phis())
      for (Use &U : Phi.uses()) {
        auto *User = cast<Instruction>(U.getUser());
        auto *UserPhi = dyn_cast<PHINode>(User);
        if (UserPhi ? UserPhi->getIncomingBlock(U) == &B
                    : User->getParent() == &B)
          continue;
        ++Count;
        OutsideUses[&Phi].push_back(&U);
      }
    return Count <= MaximumOutsideUses;
  }

  /// Whether a phi node of B has a phi node of B as its operand for P. On the
  /// new edge this operand would be the value of the previous iteration, for
  /// which there is no SSA value.
  bool bringsPhi(const BasicBlock &P) const {
    return any_of(B.phis(), [&](const PHINode &Phi) {
      auto *Incoming = dyn_cast<PHINode>(Phi.getIncomingValueForBlock(&P));
      return Incoming && Incoming->getParent() == &B;
    });
  }

  /// Creates a block on the edge from P to B.
  BasicBlock *splitEdge(BasicBlock &P) {
    BasicBlock *Edge =
        BasicBlock::Create(B.getContext(), "thread", B.getParent(), &B);
    BranchInst::Create(&B, Edge)->setDebugLoc(P.getTerminator()->getDebugLoc());
    Instruction &Terminator = *P.getTerminator();
    unsigned Edges = count(successors(&P), &B);
    Terminator.replaceSuccessorWith(&B, Edge);
    for (unsigned I = 1; I < Edges; ++I)
      B.removePredecessor(&P, /*KeepOneInputPHIs=*/true);
    B.replacePhiUsesWith(&P, Edge);
    return Edge;
  }

  BasicBlock &B;
  const BlockSet &LoopHeaders;
  PHINode *Condition = nullptr;
  /// The comparison of Condition with a constant that decides the branch; null
  /// if Condition does.
  ICmpInst *Comparison = nullptr;
  DenseMap<PHINode *, SmallVector<Use *, 4>> OutsideUses;
};

} // namespace

/// Redirects the predecessors of B for which its branch is decided to the
/// target of the branch. Returns whether there were any. B may become
/// unreachable.
static bool threadBranch(BasicBlock &B, const BlockSet &LoopHeaders,
                         OptimizationRemarkEmitter &Remarks) {
  BranchThreader Threader(B, LoopHeaders);
  SmallVector<DecidedBranch, 4> Decisions = Threader.decisions();
  if (Decisions.empty())
    return false;
  for (const DecidedBranch &D : Decisions)
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "BranchThreaded", B.getTerminator())
             << "from " << operandName(*D.Predecessor)
             << " this branch always goes to " << operandName(*D.Target);
    });
  Threader.thread(Decisions);
  return true;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

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
  /// Whether the function has convergent calls. Its branches are then not
  /// threaded: where control flow joins decides which threads of a GPU execute
  /// a convergent call together.
  bool HasConvergentCalls;
};

} // namespace

PreservedAnalyses
ControlFlowSimplificationPass::run(Function &F, FunctionAnalysisManager &AM) {
  if (F.isPresplitCoroutine())
    return PreservedAnalyses::all();
  return runUnlessUpToDate<UpToDateFunctionAnalysis>(name(), F, AM, [&] {
    Straightener TheStraightener(
        F, AM.getResult<OptimizationRemarkEmitterAnalysis>(F));
    return TheStraightener.run() ? PreservedAnalyses::none()
                                 : PreservedAnalyses::all();
  });
}
