//===- MarkInvariantLoads.cpp - Immutable fields --------------------------===//

#include "mincaml/Transforms/MarkInvariantLoads.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Metadata.h"

using namespace mincaml;
using namespace llvm;

/// Whether an access is to a field of a tuple or closure, by its alias tag.
static bool isImmutable(const Instruction &Access) {
  const MDNode *Tag = Access.getMetadata(LLVMContext::MD_tbaa);
  if (!Tag || Tag->getNumOperands() < 2)
    return false;
  const auto *Region = dyn_cast<MDNode>(Tag->getOperand(1));
  if (!Region || Region->getNumOperands() < 2)
    return false;
  const auto *Name = dyn_cast<MDString>(Region->getOperand(0));
  const auto *Root = dyn_cast<MDNode>(Region->getOperand(1));
  if (!Name || !Root || Root->getNumOperands() < 1)
    return false;
  const auto *RootName = dyn_cast<MDString>(Root->getOperand(0));
  if (!RootName || RootName->getString() != runtime::AliasRoot)
    return false;
  return Name->getString().starts_with(runtime::TupleFieldRegion) ||
         Name->getString().starts_with(runtime::ClosureFieldRegion) ||
         Name->getString() == runtime::ClosureCodeRegion;
}

PreservedAnalyses MarkInvariantLoadsPass::run(Function &F,
                                              FunctionAnalysisManager &) {
  SmallVector<LoadInst *, 16> Loads;
  for (Instruction &I : instructions(F)) {
    if (auto *Load = dyn_cast<LoadInst>(&I)) {
      if (isImmutable(*Load))
        Loads.push_back(Load);
      continue;
    }
    // What a call writes is complete when it returns. Anything else that
    // writes may be an initialising store whose tag an earlier pass merged or
    // dropped, or a memset or memcpy that it made of several.
    if (!I.mayWriteToMemory() || (isa<CallBase>(I) && !isa<AnyMemIntrinsic>(I)))
      continue;
    if (isImmutable(I) || !I.getMetadata(LLVMContext::MD_tbaa))
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
