//===- LoopInvariantCodeMotion.cpp - Loop-invariant code motion -----------===//

#include "mincaml/Analysis/Loops/InductionVariables.h"
#include "mincaml/Transforms/Loops.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopIterator.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

#define DEBUG_TYPE "mincaml-licm"

using namespace mincaml;
using namespace llvm;

/// Whether the loop has a preheader or can be given one.
static bool canHavePreheader(const Loop &TheLoop) {
  if (TheLoop.getLoopPreheader())
    return true;
  const BasicBlock *Header = TheLoop.getHeader();
  return !Header->isEHPad() &&
         none_of(predecessors(Header), [&](const BasicBlock *P) {
           return !TheLoop.contains(P) &&
                  isa<IndirectBrInst, CallBrInst>(P->getTerminator());
         });
}

namespace {

class Hoister {
public:
  Hoister(Function &F, FunctionAnalysisManager &AM)
      : Loops(AM.getResult<LoopAnalysis>(F)),
        Dominators(AM.getResult<DominatorTreeAnalysis>(F)),
        Alias(AM.getResult<AAManager>(F)),
        Assumptions(AM.getResult<AssumptionAnalysis>(F)),
        Remarks(AM.getResult<OptimizationRemarkEmitterAnalysis>(F)),
        Visits(loopVisitBudget(F)) {}

  PreservedAnalyses run() {
    auto OuterFirst = Loops.getLoopsInPreorder();
    for (Loop *TheLoop : reverse(OuterFirst))
      hoistFrom(*TheLoop);
    if (!Changed)
      return PreservedAnalyses::all();
    PreservedAnalyses Preserved;
    if (!ChangedCFG)
      Preserved.preserveSet<CFGAnalyses>();
    Preserved.preserve<DominatorTreeAnalysis>();
    Preserved.preserve<LoopAnalysis>();
    return Preserved;
  }

private:
  void hoistFrom(Loop &TheLoop) {
    if (!canHavePreheader(TheLoop))
      return;
    BasicBlock *Header = TheLoop.getHeader();
    if (TheLoop.getNumBlocks() > Visits) {
      Remarks.emit([&] {
        return OptimizationRemarkMissed(DEBUG_TYPE, "TooLarge",
                                        TheLoop.getStartLoc(), Header)
               << "loop is not analyzed: loop nest exceeds the analysis budget";
      });
      return;
    }
    Visits -= TheLoop.getNumBlocks();
    BasicBlock *Preheader = TheLoop.getLoopPreheader();
    findWriters(TheLoop);
    findGuaranteed(TheLoop);

    // Operands are visited before their users. Inner loops have been processed.
    LoopBlocksRPO Order(&TheLoop);
    Order.perform(&Loops);
    for (BasicBlock *BB : Order) {
      if (Loops.getLoopFor(BB) != &TheLoop)
        continue;
      for (Instruction &I : make_early_inc_range(*BB)) {
        if (!TheLoop.hasLoopInvariantOperands(&I))
          continue;
        bool MayBeWritten = false;
        bool IsSame = alwaysComputesTheSame(I, MayBeWritten);
        // The conditions that hold at the end of the immediate dominator of the
        // header also hold in the preheader that will be created.
        const BasicBlock *Before =
            Preheader ? Preheader
                      : Dominators.getNode(Header)->getIDom()->getBlock();
        if (!IsSame ||
            (!Guaranteed.contains(&I) &&
             !isSafeToSpeculativelyExecute(&I, Before->getTerminator(),
                                           &Assumptions, &Dominators))) {
          if (isa<LoadInst>(I))
            reportLoad(I, MayBeWritten);
          continue;
        }
        if (!Preheader) {
          Preheader = InsertPreheaderForLoop(&TheLoop, &Dominators, &Loops,
                                             /*MSSAU=*/nullptr,
                                             /*PreserveLCSSA=*/false);
          if (!Preheader)
            return;
          Changed = ChangedCFG = true;
        }
        hoist(I, *Preheader);
      }
    }
  }

  void findWriters(const Loop &TheLoop) {
    Writers.clear();
    for (BasicBlock *BB : TheLoop.blocks())
      for (Instruction &I : *BB)
        if (I.mayWriteToMemory())
          Writers.push_back(&I);
    AliasQueries = 10000;
  }

  /// Follows the loop from its header to the first branch. Inner loops end the
  /// walk, because they may not terminate.
  void findGuaranteed(const Loop &TheLoop) {
    Guaranteed.clear();
    SmallPtrSet<const BasicBlock *, 8> Seen;
    for (const BasicBlock *BB = TheLoop.getHeader();
         BB && Loops.getLoopFor(BB) == &TheLoop && Seen.insert(BB).second;
         BB = BB->getUniqueSuccessor())
      for (const Instruction &I : *BB) {
        Guaranteed.insert(&I);
        if (!isGuaranteedToTransferExecutionToSuccessor(&I))
          return;
      }
  }

  /// Whether I, whose operands are loop-invariant, computes the same value in
  /// each iteration and has no side effect.
  bool alwaysComputesTheSame(Instruction &I, bool &MayBeWritten) {
    if (isa<PHINode, AllocaInst>(I) || I.isTerminator() || I.isEHPad() ||
        I.getType()->isTokenLikeTy())
      return false;
    if (const auto *Load = dyn_cast<LoadInst>(&I)) {
      if (!Load->isSimple())
        return false;
      MayBeWritten = mayBeWritten(*Load);
      return !MayBeWritten;
    }
    if (const auto *Call = dyn_cast<CallBase>(&I)) {
      if (Call->isConvergent() || Call->hasOperandBundles() ||
          Call->cannotDuplicate() || Call->isStrictFP() ||
          Call->hasFnAttr(Attribute::ReturnsTwice) || Call->isInlineAsm() ||
          Call->getType()->isVoidTy() || !Call->doesNotThrow() ||
          !Call->willReturn())
        return false;
      if (const auto *Direct = dyn_cast<CallInst>(&I))
        if (Direct->isMustTailCall())
          return false;
      return Call->doesNotAccessMemory() ||
             (Call->onlyReadsMemory() && Writers.empty());
    }
    return !I.mayReadOrWriteMemory() && !I.mayHaveSideEffects();
  }

  /// Queries alias analysis for the load and each writer of the loop. MemorySSA
  /// is not used: docs/passes.md, "Why not LLVM's", compares what the two hoist
  /// and what they cost.
  bool mayBeWritten(const LoadInst &Load) {
    if (Load.hasMetadata(LLVMContext::MD_invariant_load))
      return false;
    MemoryLocation Location = MemoryLocation::get(&Load);
    // Pointers that do not alias in one iteration may alias across iterations:
    // a scope that is declared in the loop is a new scope in each iteration.
    Location.AATags.Scope = Location.AATags.NoAlias = nullptr;
    if (Writers.size() > AliasQueries)
      return true;
    AliasQueries -= Writers.size();
    return any_of(Writers, [&](Instruction *Writer) {
      return isModSet(Alias.getModRefInfo(Writer, Location));
    });
  }

  void hoist(Instruction &I, BasicBlock &Preheader) {
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Hoisted", &I)
             << "moved " << ore::NV("Instruction", I.getOpcodeName())
             << " out of the loop";
    });
    // The attributes and metadata are only known to hold at the old position.
    if (!Guaranteed.contains(&I))
      I.dropUBImplyingAttrsAndMetadata();
    I.moveBefore(Preheader.getTerminator()->getIterator());
    I.updateLocationAfterHoist();
    Changed = true;
  }

  void reportLoad(const Instruction &Load, bool MayBeWritten) {
    Remarks.emit([&] {
      OptimizationRemarkMissed Remark(DEBUG_TYPE, "LoadStays", &Load);
      Remark << "load from a loop-invariant address stays in the loop: ";
      if (Load.isVolatile() || Load.isAtomic())
        Remark << "it is volatile or atomic";
      else if (MayBeWritten)
        Remark << "the loop may write to it";
      else
        Remark << "it is not guaranteed to execute";
      return Remark;
    });
  }

  LoopInfo &Loops;
  DominatorTree &Dominators;
  AAResults &Alias;
  AssumptionCache &Assumptions;
  OptimizationRemarkEmitter &Remarks;

  /// How many more blocks may be visited. A block is visited once for each loop
  /// around it, which takes quadratic time in a deep nest without the limit.
  size_t Visits;
  /// The instructions of the loop that may write to memory.
  SmallVector<Instruction *, 32> Writers;
  /// How many more alias queries may be made for the current loop.
  unsigned AliasQueries = 0;
  /// The instructions that are guaranteed to execute when the loop is entered.
  SmallPtrSet<const Instruction *, 32> Guaranteed;

  bool Changed = false;
  bool ChangedCFG = false;
};

} // namespace

PreservedAnalyses
LoopInvariantCodeMotionPass::run(Function &F, FunctionAnalysisManager &AM) {
  // A coroutine may resume in another thread, where thread-local values differ.
  if (F.isPresplitCoroutine())
    return PreservedAnalyses::all();
  return Hoister(F, AM).run();
}
