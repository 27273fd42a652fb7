//===- BoundsCheckElimination.cpp - ABCD ----------------------------------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Ranges/Inequalities.h"
#include "mincaml/Transforms/BoundsChecks.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

#define DEBUG_TYPE "mincaml-abcd"

using namespace mincaml;
using namespace llvm;

static bool decidesSomething(const ICmpInst &Comparison) {
  return any_of(Comparison.users(),
                [](const User *U) { return isa<BranchInst, SelectInst>(U); });
}

static void report(const ICmpInst &Comparison, const Decision &Found,
                   OptimizationRemarkEmitter &Remarks) {
  Remarks.emit([&] {
    OptimizationRemark Remark(DEBUG_TYPE, "Decided", &Comparison);
    Remark << "comparison is always " << (Found.IsTrue ? "true" : "false");
    // The proof is empty if both operands are the same value or constants.
    if (!Found.Proof.empty())
      Remark << ": " << ore::NV("Proof", describe(Found.Proof));
    return Remark;
  });
  Remarks.emit([&] {
    return OptimizationRemarkAnalysis(DEBUG_TYPE, "Cost", &Comparison)
           << "decided in " << ore::NV("Steps", Found.Steps) << " steps";
  });
}

PreservedAnalyses BoundsCheckEliminationPass::run(Module &M,
                                                  ModuleAnalysisManager &AM) {
  const ValueAnalysis &Values = AM.getResult<ModuleValueAnalysis>(M);
  auto &Functions =
      AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  SmallVector<std::pair<ICmpInst *, bool>, 16> Decided;
  for (Function &F : M) {
    if (!mayTransform(F))
      continue;
    const auto &DT = Functions.getResult<DominatorTreeAnalysis>(F);
    OptimizationRemarkEmitter Remarks(&F);
    for (Instruction &I : instructions(F)) {
      auto *Comparison = dyn_cast<ICmpInst>(&I);
      if (!Comparison || !decidesSomething(*Comparison) ||
          !DT.isReachableFromEntry(I.getParent()))
        continue;
      if (std::optional<Decision> Found =
              decideComparison(*Comparison, Values, DT)) {
        report(*Comparison, *Found, Remarks);
        Decided.push_back({Comparison, Found->IsTrue});
      }
    }
  }
  if (Decided.empty())
    return PreservedAnalyses::all();
  for (auto [Comparison, IsTrue] : Decided) {
    Comparison->replaceAllUsesWith(
        ConstantInt::getBool(Comparison->getType(), IsTrue));
    Comparison->eraseFromParent();
  }
  return preservingCFG();
}
