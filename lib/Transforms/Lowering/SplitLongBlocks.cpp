//===- SplitLongBlocks.cpp - Splitting of long basic blocks ---------------===//

#include "mincaml/Transforms/Lowering.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

using namespace mincaml;
using namespace llvm;

/// Whether a block can be split before I. Phi nodes, pads and allocas stay at
/// the start of their block, and nothing may separate a `musttail` call from
/// its return.
static bool canStartBlock(const Instruction &I) {
  if (isa<PHINode>(I) || isa<AllocaInst>(I) || I.isEHPad() || I.isTerminator())
    return false;
  const Instruction *Previous = I.getPrevNode();
  const auto *Call = dyn_cast_or_null<CallInst>(Previous);
  return !Call || !Call->isMustTailCall();
}

PreservedAnalyses SplitLongBlocksPass::run(Function &F,
                                           FunctionAnalysisManager &) {
  SmallVector<Instruction *, 16> Cuts;
  for (BasicBlock &BB : F) {
    unsigned Length = 0;
    for (Instruction &I : BB) {
      if (++Length <= MaximumLength || !canStartBlock(I))
        continue;
      Cuts.push_back(&I);
      Length = 1;
    }
  }
  if (Cuts.empty())
    return PreservedAnalyses::all();
  // Split from the end, so that each instruction moves only once.
  for (Instruction *Cut : reverse(Cuts))
    Cut->getParent()->splitBasicBlock(Cut, "cut");
  return PreservedAnalyses::none();
}
