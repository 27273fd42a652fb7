//===- LocalReferences.cpp - Promotion of references to values ------------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Ranges/InitialElements.h"
#include "mincaml/Transforms/Scalar.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

#define DEBUG_TYPE "mincaml-local-references"

using namespace mincaml;
using namespace llvm;

/// Whether U is the address of a load or store of a whole element.
static bool isAccess(const Use &U, const Type *Element) {
  if (auto *Load = dyn_cast<LoadInst>(U.getUser()))
    return Load->isSimple() && Load->getType() == Element;
  if (auto *Store = dyn_cast<StoreInst>(U.getUser()))
    return Store->isSimple() &&
           U.getOperandNo() == StoreInst::getPointerOperandIndex() &&
           Store->getValueOperand()->getType() == Element;
  return false;
}

bool mincaml::isReference(const CallInst &Call,
                          function_ref<bool(const Use &)> OtherUse) {
  if (!makesArray(Call) || Call.arg_size() != 2 || Call.isMustTailCall())
    return false;
  auto *Size = dyn_cast<ConstantInt>(Call.getArgOperand(0));
  const Type *Element = Call.getArgOperand(1)->getType();
  return Size && Size->isOne() && all_of(Call.uses(), [&](const Use &U) {
           return isAccess(U, Element) || OtherUse(U);
         });
}

static AllocaInst *makeSlot(CallInst &Call) {
  Value *Initial = Call.getArgOperand(1);
  BasicBlock &Entry = Call.getFunction()->getEntryBlock();
  auto *Slot = new AllocaInst(Initial->getType(),
                              Call.getDataLayout().getAllocaAddrSpace(), "",
                              Entry.begin());
  auto *Store = new StoreInst(Initial, Slot, Call.getIterator());
  Store->setDebugLoc(Call.getDebugLoc());
  Call.replaceAllUsesWith(Slot);
  Slot->takeName(&Call);
  Call.eraseFromParent();
  return Slot;
}

PreservedAnalyses LocalReferencesPass::run(Module &M,
                                           ModuleAnalysisManager &AM) {
  MapVector<Function *, SmallVector<CallInst *, 4>> References;
  for (Function &Constructor : M) {
    if (!Constructor.isDeclaration())
      continue;
    for (User *U : Constructor.users()) {
      auto *Call = dyn_cast<CallInst>(U);
      if (Call && Call->getCalledFunction() == &Constructor &&
          isReference(*Call, [](const Use &) { return false; }) &&
          mayTransform(*Call->getFunction()))
        References[Call->getFunction()].push_back(Call);
    }
  }
  if (References.empty())
    return PreservedAnalyses::all();
  auto &Functions =
      AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  for (auto &[F, Calls] : References) {
    DominatorTree &DT = Functions.getResult<DominatorTreeAnalysis>(*F);
    OptimizationRemarkEmitter Remarks(F);
    SmallVector<AllocaInst *, 4> Slots;
    for (CallInst *Call : Calls) {
      Remarks.emit([&] {
        return OptimizationRemark(DEBUG_TYPE, "Values", Call)
               << "reference promoted to registers";
      });
      Slots.push_back(makeSlot(*Call));
    }
    PromoteMemToReg(Slots, DT);
  }
  return preservingCFG();
}
