//===- MarkInvariantLoads.cpp - Invariant loads ---------------------------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Interprocedural/Alias.h"
#include "mincaml/Analysis/Interprocedural/Effects.h"
#include "mincaml/Transforms/Lowering.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace mincaml;
using namespace llvm;

/// Whether I may initialize a field of an object in this function. Calls do not
/// count, because their writes are complete when they return. Any other write
/// may be an initializing store whose tag an earlier pass has merged or
/// dropped, or a memset, memcpy or scatter that has replaced several such
/// stores.
static bool mayFillObject(const Instruction &I) {
  if (!I.mayWriteToMemory())
    return false;
  if (const auto *Call = dyn_cast<CallBase>(&I)) {
    const auto *Intrinsic = dyn_cast<IntrinsicInst>(Call);
    if (!Intrinsic || Intrinsic->isAssumeLikeIntrinsic() ||
        Intrinsic->onlyAccessesInaccessibleMemory())
      return false;
  }
  return isImmutableField(I) || !I.getMetadata(LLVMContext::MD_tbaa);
}

/// Whether an object may be a global variable, which has an address even before
/// it is initialized.
static bool mayBeVariable(const Value &Pointer) {
  const auto Objects = underlyingObjects(Pointer);
  return Objects.empty() || any_of(Objects, [](const Value *Object) {
           const auto *G = dyn_cast<GlobalVariable>(Object);
           return isa<Constant>(Object) && !(G && G->isConstant());
         });
}

PreservedAnalyses MarkInvariantLoadsPass::run(Function &F,
                                              FunctionAnalysisManager &) {
  SmallVector<LoadInst *, 16> Loads;
  for (Instruction &I : instructions(F)) {
    auto *Load = dyn_cast<LoadInst>(&I);
    // An ordered load keeps later loads after it: they may read what another
    // thread has initialized.
    if (Load && Load->isUnordered()) {
      if (isImmutableField(*Load) && !mayBeVariable(*Load->getPointerOperand()))
        Loads.push_back(Load);
    } else if (mayFillObject(I)) {
      return PreservedAnalyses::all();
    }
  }
  if (Loads.empty())
    return PreservedAnalyses::all();
  for (LoadInst *Load : Loads)
    Load->setMetadata(LLVMContext::MD_invariant_load,
                      MDNode::get(F.getContext(), {}));
  return preservingCFG();
}
