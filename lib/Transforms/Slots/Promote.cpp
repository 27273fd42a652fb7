//===- Promote.cpp - Promotion of slots to SSA values ---------------------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Analysis/Slots/SlotForm.h"
#include "mincaml/Transforms/Slots.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace mincaml;
using namespace llvm;

#define DEBUG_TYPE "mincaml-promote"

/// Promotes all slots. Returns whether there were any.
static bool promoteToValues(Function &F, DominatorTree &DT, AssumptionCache *AC,
                            OptimizationRemarkEmitter &Remarks) {
  if (F.isPresplitCoroutine() || F.callsFunctionThatReturnsTwice())
    return false;
  // Memory whose address is stored in a slot becomes a slot when that is
  // promoted.
  for (bool Changed = false;; Changed = true) {
    SmallVector<AllocaInst *> Slots;
    for (Instruction &I : F.getEntryBlock())
      if (auto *A = dyn_cast<AllocaInst>(&I))
        if (isSlot(*A) && isAllocaPromotable(A))
          Slots.push_back(A);
    if (Slots.empty())
      return Changed;
    Remarks.emit([&] {
      OptimizationRemark Remark(DEBUG_TYPE, "Values",
                                DiagnosticLocation(F.getSubprogram()),
                                &F.getEntryBlock());
      Remark << "promoted slots:";
      for (const AllocaInst *A : Slots)
        Remark << " " + operandName(*A);
      return Remark;
    });
    PromoteMemToReg(Slots, DT, AC);
  }
}

PreservedAnalyses PromotePass::run(Function &F, FunctionAnalysisManager &AM) {
  return preservingCFG(
      promoteToValues(F, AM.getResult<DominatorTreeAnalysis>(F),
                      &AM.getResult<AssumptionAnalysis>(F),
                      AM.getResult<OptimizationRemarkEmitterAnalysis>(F)));
}
