//===- MarkInvariantLoads.cpp - Immutable fields --------------------------===//

#include "mincaml/Transforms/MarkInvariantLoads.h"
#include "mincaml/Analysis/AliasRegions.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace mincaml;
using namespace llvm;

PreservedAnalyses MarkInvariantLoadsPass::run(Function &F,
                                              FunctionAnalysisManager &) {
  SmallVector<LoadInst *, 16> Loads;
  for (Instruction &I : instructions(F)) {
    if (auto *Load = dyn_cast<LoadInst>(&I)) {
      if (isImmutableField(*Load))
        Loads.push_back(Load);
      continue;
    }
    // What a call writes is complete when it returns. Anything else that
    // writes may be an initialising store whose tag an earlier pass merged or
    // dropped, or a memset or memcpy that it made of several.
    if (!I.mayWriteToMemory() || (isa<CallBase>(I) && !isa<AnyMemIntrinsic>(I)))
      continue;
    if (isImmutableField(I) || !I.getMetadata(LLVMContext::MD_tbaa))
      return PreservedAnalyses::all();
  }
  if (Loads.empty())
    return PreservedAnalyses::all();
  for (LoadInst *Load : Loads)
    Load->setMetadata(LLVMContext::MD_invariant_load,
                      MDNode::get(F.getContext(), {}));
  PreservedAnalyses Preserved;
  Preserved.preserveSet<CFGAnalyses>();
  return Preserved;
}
