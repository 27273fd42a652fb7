//===- Elim.cpp - Dead code elimination -----------------------------------===//

#include "mincaml/Transforms/Scalar/Elim.h"
#include "Scalar/NeededCode.h"
#include "Utils/ChangePrototype.h"
#include "Utils/MayTransform.h"
#include "mincaml/Analysis/Interprocedural/Effects.h"
#include "mincaml/Transforms/Utils/UpToDate.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

#define DEBUG_TYPE "mincaml-elim"

using namespace mincaml;
using namespace llvm;

static void report(OptimizationRemarkEmitter &Remarks, const Instruction &I) {
  const auto *Call = dyn_cast<CallBase>(&I);
  if (!Call || isa<IntrinsicInst>(Call))
    return;
  Remarks.emit([&] {
    OptimizationRemark Remark(DEBUG_TYPE, "Call", Call);
    if (Call->getCalledFunction())
      Remark << "call of " << ore::NV("Callee", Call->getCalledFunction());
    else
      Remark << "call";
    return Remark << " removed: its result is not needed and it has no effects";
  });
}

/// Removes the instructions that are not needed, except for terminators.
static bool removeInstructions(Function &F, const NeededCode &Program,
                               OptimizationRemarkEmitter &Remarks) {
  SmallVector<Instruction *, 32> Useless;
  for (Instruction &I : instructions(F))
    if (!I.isTerminator() && !Program.isNeeded(I))
      Useless.push_back(&I);
  // Users are removed before their operands, so that the value of a source
  // variable can be described in terms of instructions that still exist.
  for (Instruction *I : reverse(Useless)) {
    report(Remarks, *I);
    salvageDebugInfo(*I);
    // The remaining uses are removed as well, or are arguments and results that
    // are no longer passed.
    if (!I->getType()->isVoidTy())
      I->replaceAllUsesWith(PoisonValue::get(I->getType()));
    I->eraseFromParent();
  }
  return !Useless.empty();
}

/// Marks the values of source variables as unknown at Meeting if a debug record
/// on the paths between From and Meeting sets them: the record is removed with
/// the paths, and the value from before them no longer holds.
static void forgetVariablesBetween(BasicBlock &From, BasicBlock &Meeting) {
  if (!From.getParent()->getSubprogram())
    return;
  SmallSetVector<BasicBlock *, 8> Between;
  SmallDenseSet<DebugVariable, 8> Forgotten;
  for (BasicBlock *S : successors(&From))
    if (S != &Meeting)
      Between.insert(S);
  auto InsertPoint = Meeting.getFirstNonPHIIt();
  for (unsigned I = 0; I < Between.size(); ++I) {
    for (BasicBlock *S : successors(Between[I]))
      if (S != &Meeting && S != &From)
        Between.insert(S);
    for (Instruction &TheInstruction : *Between[I])
      for (DbgVariableRecord &Record :
           filterDbgVars(TheInstruction.getDbgRecordRange())) {
        if (!Record.isDbgValue() ||
            !Forgotten.insert(DebugVariable(&Record)).second)
          continue;
        DbgVariableRecord *Unknown = Record.clone();
        Unknown->setKillLocation();
        Meeting.insertDbgRecordBefore(Unknown, InsertPoint);
      }
  }
}

/// Replaces each branch that is not needed by a jump to the block where its
/// paths meet.
static bool removeBranches(Function &F, const NeededCode &Program,
                           OptimizationRemarkEmitter &Remarks) {
  SmallVector<Instruction *, 16> Useless;
  for (BasicBlock &BB : F) {
    Instruction *Last = BB.getTerminator();
    auto *Branch = dyn_cast<BranchInst>(Last);
    if (((Branch && Branch->isConditional()) || isa<SwitchInst>(Last)) &&
        !Program.isNeeded(*Last) && Program.immediatePostDominator(BB))
      Useless.push_back(Last);
  }
  for (Instruction *Last : Useless) {
    BasicBlock &BB = *Last->getParent();
    BasicBlock &Meeting = *Program.immediatePostDominator(BB);
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Branch", Last)
             << "branch removed: all paths are equivalent";
    });
    forgetVariablesBetween(BB, Meeting);
    // The phi nodes of the blocks in between have been removed. So have those
    // of Meeting, unless all edges lead there directly.
    bool HasEdge = false;
    for (BasicBlock *S : successors(&BB)) {
      if (S == &Meeting && !HasEdge)
        HasEdge = true;
      else
        S->removePredecessor(&BB, /*KeepOneInputPHIs=*/true);
    }
    BranchInst *Jump = BranchInst::Create(&Meeting, Last->getIterator());
    Jump->setDebugLoc(Last->getDebugLoc());
    Last->eraseFromParent();
  }
  if (Useless.empty())
    return false;
  EliminateUnreachableBlocks(F);
  return true;
}

namespace {

class Eliminator {
public:
  Eliminator(Module &M, FunctionAnalysisManager &AM) : M(M), AM(AM) {}

  /// Whether anything was removed.
  bool run();

private:
  void removeUnreachable(Function &F);
  void removeGlobals(const NeededCode &Program);
  void removeParameters(Function &F, const NeededCode &Program);
  /// Invalidates the analyses of F.
  void change(Function &F) {
    AM.invalidate(F, PreservedAnalyses::none());
    Changed = true;
  }
  void changeUsers(GlobalObject &G) {
    for (User *U : G.users())
      if (auto *I = dyn_cast<Instruction>(U))
        change(*I->getFunction());
  }

  Module &M;
  FunctionAnalysisManager &AM;
  bool Changed = false;
};

} // namespace

void Eliminator::removeUnreachable(Function &F) {
  constexpr StringRef Step = "reachable blocks";
  UpToDatePasses &UpToDate = AM.getResult<UpToDateFunctionAnalysis>(F);
  if (UpToDate.contains(Step))
    return;
  if (EliminateUnreachableBlocks(F))
    change(F);
  AM.getResult<UpToDateFunctionAnalysis>(F).insert(Step);
}

/// Removes internal functions and variables that are not needed.
void Eliminator::removeGlobals(const NeededCode &Program) {
  SmallVector<GlobalObject *, 16> Useless;
  for (GlobalObject &G : M.global_objects())
    if (!G.isDeclaration() && !Program.isNeeded(G))
      Useless.push_back(&G);
  // First drop all references, because the functions and variables may refer to
  // each other.
  for (GlobalObject *G : Useless) {
    if (auto *F = dyn_cast<Function>(G)) {
      OptimizationRemarkEmitter Remarks(F);
      Remarks.emit([&] {
        return OptimizationRemark(DEBUG_TYPE, "Function", F)
               << ore::NV("Function", F) << " removed: nothing needs it";
      });
      AM.clear(*F, F->getName());
      F->dropAllReferences();
    } else {
      cast<GlobalVariable>(G)->setInitializer(nullptr);
    }
  }
  for (GlobalObject *G : Useless) {
    G->removeDeadConstantUsers();
    if (!G->use_empty()) {
      changeUsers(*G);
      G->replaceAllUsesWith(PoisonValue::get(G->getType()));
    }
    G->eraseFromParent();
    Changed = true;
  }
}

void Eliminator::removeParameters(Function &F, const NeededCode &Program) {
  SmallVector<NewParameter, 8> Kept;
  for (Argument &Parameter : F.args())
    if (Program.isNeeded(Parameter))
      Kept.push_back({Parameter.getArgNo(), nullptr, ""});
  bool KeepResult = F.getReturnType()->isVoidTy() || Program.isResultNeeded(F);
  if (Kept.size() == F.arg_size() && KeepResult)
    return;
  OptimizationRemarkEmitter Remarks(&F);
  Remarks.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Prototype", &F)
           << ore::NV("Function", &F) << " loses "
           << ore::NV("Parameters", F.arg_size() - Kept.size()) << " parameters"
           << (KeepResult ? "" : " and its result") << " that nothing needs";
  });
  changeUsers(F);
  AM.clear(F, F.getName());
  changePrototype(F, Kept, KeepResult);
  Changed = true;
}

bool Eliminator::run() {
  for (Function &F : M)
    if (mayTransform(F))
      removeUnreachable(F);
  ModuleEffects Effects(M, AM);
  NeededCode Program(M, Effects, AM);
  for (Function &F : M) {
    if (!mayTransform(F) || !Program.isNeeded(F))
      continue;
    OptimizationRemarkEmitter Remarks(&F);
    bool Shrinks = removeInstructions(F, Program, Remarks);
    Shrinks |= removeBranches(F, Program, Remarks);
    if (Shrinks)
      change(F);
  }
  removeGlobals(Program);
  SmallVector<Function *, 16> Changeable;
  for (Function &F : M)
    if (Program.isChangeable(F))
      Changeable.push_back(&F);
  for (Function *F : Changeable)
    removeParameters(*F, Program);
  return Changed;
}

static PreservedAnalyses eliminate(Module &M, ModuleAnalysisManager &AM) {
  auto &Functions =
      AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  if (!Eliminator(M, Functions).run())
    return PreservedAnalyses::all();
  // The analyses of the functions that changed have been invalidated already.
  PreservedAnalyses Preserved = PreservedAnalyses::none();
  Preserved.preserve<FunctionAnalysisManagerModuleProxy>();
  Preserved.preserveSet<AllAnalysesOn<Function>>();
  return Preserved;
}

PreservedAnalyses ElimPass::run(Module &M, ModuleAnalysisManager &AM) {
  return runUnlessUpToDate<UpToDateModuleAnalysis>(
      name(), M, AM, [&] { return eliminate(M, AM); });
}
