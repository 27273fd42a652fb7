//===- LocalReferences.cpp - Promotion of references to values ------------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Ranges/InitialElements.h"
#include "mincaml/Support/RuntimeABI.h"
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

/// The type that is loaded or stored if U is the address of a simple access;
/// otherwise null.
static Type *accessedType(const Use &U) {
  if (auto *Load = dyn_cast<LoadInst>(U.getUser()))
    return Load->isSimple() ? Load->getType() : nullptr;
  auto *Store = dyn_cast<StoreInst>(U.getUser());
  return Store && Store->isSimple() &&
                 U.getOperandNo() == StoreInst::getPointerOperandIndex()
             ? Store->getValueOperand()->getType()
             : nullptr;
}

bool mincaml::allocatesObject(const CallInst &Call) {
  const Function *Callee = Call.getCalledFunction();
  return Callee && Callee->isDeclaration() &&
         Callee->getName() == runtime::AllocateSymbol && Call.arg_size() == 1 &&
         !Call.isMustTailCall();
}

/// The value of all elements of a new array; null for an object.
static Value *initialElement(const CallInst &Call) {
  return Call.arg_size() == 2 ? Call.getArgOperand(1) : nullptr;
}

Type *mincaml::referencedType(const CallInst &Call,
                              function_ref<bool(const Use &)> OtherUse) {
  Type *Contents = nullptr;
  if (makesArray(Call)) {
    auto *Size = dyn_cast<ConstantInt>(Call.getArgOperand(0));
    if (!Size || !Size->isOne() || !initialElement(Call) ||
        Call.isMustTailCall())
      return nullptr;
    Contents = initialElement(Call)->getType();
  } else if (!allocatesObject(Call)) {
    return nullptr;
  }
  for (const Use &U : Call.uses()) {
    Type *Accessed = accessedType(U);
    if (Accessed && !Contents)
      Contents = Accessed;
    if ((!Accessed || Accessed != Contents) && !OtherUse(U))
      return nullptr;
  }
  return Contents;
}

static AllocaInst *makeSlot(CallInst &Call, Type *Contents) {
  BasicBlock &Entry = Call.getFunction()->getEntryBlock();
  auto *Slot = new AllocaInst(
      Contents, Call.getDataLayout().getAllocaAddrSpace(), "", Entry.begin());
  if (Value *Initial = initialElement(Call)) {
    auto *Store = new StoreInst(Initial, Slot, Call.getIterator());
    Store->setDebugLoc(Call.getDebugLoc());
  }
  Call.replaceAllUsesWith(Slot);
  Slot->takeName(&Call);
  Call.eraseFromParent();
  return Slot;
}

PreservedAnalyses LocalReferencesPass::run(Module &M,
                                           ModuleAnalysisManager &AM) {
  MapVector<Function *, SmallVector<std::pair<CallInst *, Type *>, 4>>
      References;
  for (Function &Constructor : M) {
    if (!Constructor.isDeclaration())
      continue;
    for (User *U : Constructor.users()) {
      auto *Call = dyn_cast<CallInst>(U);
      if (!Call || Call->getCalledFunction() != &Constructor ||
          !mayTransform(*Call->getFunction()))
        continue;
      if (Type *Contents =
              referencedType(*Call, [](const Use &) { return false; }))
        References[Call->getFunction()].push_back({Call, Contents});
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
    for (auto [Call, Contents] : Calls) {
      Remarks.emit([&] {
        return OptimizationRemark(DEBUG_TYPE, "Values", Call)
               << "reference promoted to registers";
      });
      Slots.push_back(makeSlot(*Call, Contents));
    }
    PromoteMemToReg(Slots, DT);
  }
  return preservingCFG();
}
