//===- MergeFunctions.cpp - Merging of equal functions --------------------===//

#include "mincaml/Transforms/IPO/MergeFunctions.h"
#include "IPO/EqualGlobals.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

#define DEBUG_TYPE "mincaml-merge-functions"

using namespace mincaml;
using namespace llvm;

/// Metadata that holds wherever Left or Right does; null if there is none.
static MDNode *commonMetadata(unsigned Kind, MDNode *Left, MDNode *Right) {
  if (Left == Right)
    return Left;
  if (!Left || !Right)
    return nullptr;
  switch (Kind) {
  case LLVMContext::MD_tbaa:
    return MDNode::getMostGenericTBAA(Left, Right);
  case LLVMContext::MD_alias_scope:
    return MDNode::getMostGenericAliasScope(Left, Right);
  case LLVMContext::MD_noalias:
    return MDNode::intersect(Left, Right);
  case LLVMContext::MD_range:
    return MDNode::getMostGenericRange(Left, Right);
  case LLVMContext::MD_fpmath:
    return MDNode::getMostGenericFPMath(Left, Right);
  case LLVMContext::MD_align:
  case LLVMContext::MD_dereferenceable:
  case LLVMContext::MD_dereferenceable_or_null:
    return MDNode::getMostGenericAlignmentOrDereferenceable(Left, Right);
  default:
    return nullptr;
  }
}

static void weakenMetadata(Instruction &Kept, const Instruction &Other) {
  SmallVector<std::pair<unsigned, MDNode *>, 4> Attachments;
  Kept.getAllMetadataOtherThanDebugLoc(Attachments);
  for (auto [Kind, Node] : Attachments)
    Kept.setMetadata(Kind, commonMetadata(Kind, Node, Other.getMetadata(Kind)));
}

/// Weakens the attributes and metadata of Kept until they hold for Other, too.
/// The shapes are the same, so that the attributes have an intersection.
static void weaken(const GlobalShape &Kept, const GlobalShape &Other) {
  auto &F = cast<Function>(Kept.global());
  LLVMContext &C = F.getContext();
  F.setAttributes(*F.getAttributes().intersectWith(
      C, cast<Function>(Other.global()).getAttributes()));
  for (auto [I, Counterpart] :
       zip_equal(Kept.instructions(), Other.instructions())) {
    weakenMetadata(*I, *Counterpart);
    // The records describe variables of one source function only.
    I->dropDbgRecords();
    if (auto *Call = dyn_cast<CallBase>(I))
      Call->setAttributes(*Call->getAttributes().intersectWith(
          C, cast<CallBase>(Counterpart)->getAttributes()));
  }
}

static void report(const Function &Kept, const Function &Other) {
  OptimizationRemarkEmitter Remarks(&Other);
  Remarks.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Merged", &Other)
           << ore::NV("Function", &Other) << " merged into "
           << ore::NV("Kept", &Kept) << ", which is equal";
  });
}

static bool mergeFunctions(Module &M, FunctionAnalysisManager &AM) {
  const EqualGlobals Equal(M);
  SmallVector<std::pair<GlobalObject *, GlobalObject *>, 8> Merged;
  for (const auto &Class : Equal.classes())
    for (const GlobalShape *Other : drop_begin(Class)) {
      GlobalObject &Kept = Class.front()->global();
      if (auto *F = dyn_cast<Function>(&Kept)) {
        weaken(*Class.front(), *Other);
        report(*F, cast<Function>(Other->global()));
      }
      Merged.push_back({&Kept, &Other->global()});
    }
  for (auto [Kept, Other] : Merged) {
    if (auto *F = dyn_cast<Function>(Other))
      AM.clear(*F, F->getName());
    Other->replaceAllUsesWith(Kept);
    Other->eraseFromParent();
  }
  return !Merged.empty();
}

PreservedAnalyses MergeFunctionsPass::run(Module &M,
                                          ModuleAnalysisManager &AM) {
  auto &Functions =
      AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  return mergeFunctions(M, Functions) ? PreservedAnalyses::none()
                                      : PreservedAnalyses::all();
}
