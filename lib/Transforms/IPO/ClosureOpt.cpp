//===- ClosureOpt.cpp - Elimination of closures and tuples ----------------===//

#include "mincaml/Transforms/IPO/ClosureOpt.h"
#include "IPO/DecomposeObjects.h"
#include "IPO/ObjectContents.h"
#include "IPO/PromoteFields.h"
#include "Utils/MayTransform.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

#define DEBUG_TYPE "mincaml-closure-opt"

using namespace mincaml;
using namespace llvm;

static bool replaceKnownLoads(Function &F, ContentsFinder &Finder) {
  SmallVector<LoadInst *, 16> Loads;
  for (Instruction &I : instructions(F))
    if (isImmutableLoad(I))
      Loads.push_back(cast<LoadInst>(&I));
  OptimizationRemarkEmitter Remarks(&F);
  bool Changed = false;
  for (LoadInst *Load : Loads) {
    Value *Known = Finder.valueOf(*Load);
    // In code that is never executed, a load may be found to have its own
    // value.
    if (!Known || Known == Load)
      continue;
    if (auto *Code = dyn_cast<Function>(Known))
      Remarks.emit([&] {
        return OptimizationRemark(DEBUG_TYPE, "Code", Load)
               << "the closure's code is known to be "
               << ore::NV("Function", Code);
      });
    Load->replaceAllUsesWith(Known);
    Load->eraseFromParent();
    Changed = true;
  }
  return Changed;
}

/// The constant that all calls pass for a parameter, not counting calls by the
/// function itself that pass the parameter on unchanged.
static Constant *commonArgument(Argument &Parameter) {
  Constant *Result = nullptr;
  for (User *U : Parameter.getParent()->users()) {
    Value *Operand = cast<CallInst>(U)->getArgOperand(Parameter.getArgNo());
    if (Operand == &Parameter)
      continue;
    auto *C = dyn_cast<Constant>(Operand);
    if (!C || isa<UndefValue>(C) || C->isThreadDependent() ||
        C->containsUndefOrPoisonElement() || (Result && C != Result))
      return nullptr;
    Result = C;
  }
  return Result;
}

static bool replaceCommonArguments(Function &F, ContentsFinder &Finder) {
  if (!Finder.allCallsAreKnown(F))
    return false;
  bool Changed = false;
  for (Argument &Parameter : F.args()) {
    Constant *Common =
        Parameter.use_empty() ? nullptr : commonArgument(Parameter);
    if (!Common)
      continue;
    OptimizationRemarkEmitter Remarks(&F);
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Argument", &F)
             << "all calls of " << ore::NV("Function", &F)
             << " pass the same constant for parameter "
             << ore::NV("Parameter", Parameter.getArgNo());
    });
    Parameter.replaceAllUsesWith(Common);
    Changed = true;
  }
  return Changed;
}

static bool runOnce(Module &M) {
  bool Changed = false;
  ContentsFinder Finder;
  for (Function &F : M)
    if (mayTransform(F)) {
      Changed |= replaceCommonArguments(F, Finder);
      Changed |= replaceKnownLoads(F, Finder);
    }
  for (Function &F : make_early_inc_range(M)) {
    if (!mayTransform(F))
      continue;
    // promoteFields has replaced the function. The new one may have the address
    // of a deleted one, so that the cached results of Finder are stale.
    if (promoteFields(F, Finder)) {
      Finder = ContentsFinder();
      Changed = true;
    }
  }
  for (Function &F : M)
    if (mayTransform(F))
      Changed |= decomposeObjects(F);
  return Changed;
}

PreservedAnalyses ClosureOptPass::run(Module &M, ModuleAnalysisManager &) {
  constexpr unsigned MaximumIterations = 8;
  bool Changed = false;
  for (unsigned I = 0; I < MaximumIterations && runOnce(M); ++I)
    Changed = true;
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
