//===- ColdLoops.cpp - Unrolling disabled for cold loops ------------------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Interprocedural/CallComponents.h"
#include "mincaml/Support/RuntimeABI.h"
#include "mincaml/Transforms/Loops.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

#define DEBUG_TYPE "mincaml-cold-loops"

using namespace mincaml;
using namespace llvm;

/// Up to this number of iterations, LLVM may unroll a loop fully.
static constexpr unsigned FewIterations = 16;

namespace {

/// The number of loops around an instruction, in its function and in the
/// callers.
struct Depth {
  /// The number of these loops without those that may have few iterations.
  unsigned WithoutShort = 0;
  /// The number of all loops, and of recursive functions.
  unsigned WithShort = 0;
  /// Whether the depth may be greater, because not all calls are known.
  bool IsOpen = false;

  /// The join is the maximum: the deepest of several calls counts.
  void join(const Depth &Other) {
    WithoutShort = std::max(WithoutShort, Other.WithoutShort);
    WithShort = std::max(WithShort, Other.WithShort);
    IsOpen |= Other.IsOpen;
  }
};

} // namespace

/// Whether a number depends on a value that the loop loads or that a call in it
/// returns.
static bool isFromData(const SCEV *S, const Loop &L) {
  return SCEVExprContains(S, [&](const SCEV *Part) {
    const auto *Unknown = dyn_cast<SCEVUnknown>(Part);
    const auto *I =
        Unknown ? dyn_cast<Instruction>(Unknown->getValue()) : nullptr;
    return I && L.contains(I) && (isa<CallBase>(I) || I->mayReadFromMemory());
  });
}

static bool changesByVariable(const SCEV *S, const Loop &L) {
  const auto *Recurrence = dyn_cast<SCEVAddRecExpr>(S);
  return Recurrence && Recurrence->getLoop() == &L && Recurrence->isAffine() &&
         !isa<SCEVConstant>(Recurrence->getOperand(1));
}

static bool mayBeShort(const Loop &L, ScalarEvolution &SE) {
  SmallVector<BasicBlock *, 4> Exiting;
  L.getExitingBlocks(Exiting);
  return any_of(Exiting, [&](const BasicBlock *From) {
    const auto *Branch = dyn_cast<BranchInst>(From->getTerminator());
    if (!Branch || !Branch->isConditional())
      return false;
    // A check that ends the program is not an expected exit of the loop.
    if (any_of(Branch->successors(),
               [](const BasicBlock *To) { return endsProgram(*To); }))
      return false;
    const auto *Test = dyn_cast<ICmpInst>(Branch->getCondition());
    return !Test || any_of(Test->operands(), [&](Value *Operand) {
      if (!SE.isSCEVable(Operand->getType()))
        return true;
      const SCEV *S = SE.getSCEV(Operand);
      return isFromData(S, L) || changesByVariable(S, L);
    });
  });
}

static bool isCalledFromAnywhere(const Function &F) {
  if (F.hasAddressTaken())
    return true;
  return !F.hasLocalLinkage() && F.getName() != "main" &&
         F.getName() != runtime::StartSymbol;
}

namespace {

class LoopDepths {
public:
  LoopDepths(Module &M, FunctionAnalysisManager &AM) {
    const CallComponents Graph(M);
    for (const CallComponents::Component &Component :
         reverse(Graph.bottomUp())) {
      Depth OfAll;
      for (const Function *F : Component) {
        OfAll.join(Calls.lookup(F));
        OfAll.IsOpen |= isCalledFromAnywhere(*F);
      }
      OfAll.WithShort += Graph.isRecursive(*Component.front());
      for (Function *F : Component) {
        Calls[F] = OfAll;
        const auto &Loops = AM.getResult<LoopAnalysis>(*F);
        for (const Loop *L : Loops.getLoopsInPreorder())
          if (mayBeShort(*L, AM.getResult<ScalarEvolutionAnalysis>(*F)))
            Short.insert(L);
        propagate(*F, Graph, Loops);
      }
    }
  }

  /// The depth of the instructions in loop L of F, or outside of loops if L is
  /// null.
  Depth of(const Function &F, const Loop *L) const {
    Depth Result = Calls.lookup(&F);
    for (; L; L = L->getParentLoop()) {
      Result.WithoutShort += !Short.contains(L);
      ++Result.WithShort;
    }
    return Result;
  }

private:
  /// Propagates depths from Caller to its callees. Callers are visited before
  /// callees, so all calls of a function from outside of its component of the
  /// call graph are known when the function is visited.
  void propagate(Function &Caller, const CallComponents &Graph,
                 const LoopInfo &Loops) {
    for (const Instruction &I : instructions(Caller)) {
      const auto *Call = dyn_cast<CallBase>(&I);
      const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
      if (Callee && !Callee->isDeclaration() &&
          !Graph.areInSameComponent(Caller, *Callee))
        Calls[Callee].join(of(Caller, Loops.getLoopFor(I.getParent())));
    }
  }

  /// The depth of the calls of each function.
  DenseMap<const Function *, Depth> Calls;
  DenseSet<const Loop *> Short;
};

} // namespace

/// Whether LLVM may unroll a loop fully. Constant folding may then make the
/// result smaller than the loop. Loops with calls are not expected to shrink.
static bool mayBeFullyUnrolled(const Loop &L, ScalarEvolution &SE) {
  const unsigned Most = SE.getSmallConstantMaxTripCount(&L);
  return Most != 0 && Most <= FewIterations && L.isInnermost() &&
         none_of(L.blocks(), [](const BasicBlock *B) {
           return any_of(*B, [](const Instruction &I) {
             return isa<CallBase>(I) && !isa<IntrinsicInst>(I);
           });
         });
}

/// Whether a loop contains an innermost loop that is not expected to be
/// unrolled fully.
static bool hasLoopInside(const Loop &L, ScalarEvolution &SE) {
  return any_of(L.getSubLoops(), [&](const Loop *Inner) {
    return Inner->isInnermost() ? !mayBeFullyUnrolled(*Inner, SE)
                                : hasLoopInside(*Inner, SE);
  });
}

namespace {

struct Candidate {
  Loop *L;
  unsigned Depth;
};

} // namespace

static void mark(Loop &L, function_ref<void(OptimizationRemarkMissed &)> Why) {
  L.setLoopAlreadyUnrolled();
  OptimizationRemarkEmitter Remarks(L.getHeader()->getParent());
  Remarks.emit([&] {
    OptimizationRemarkMissed Remark(DEBUG_TYPE, "Left", L.getStartLoc(),
                                    L.getHeader());
    Remark << "not unrolled: ";
    Why(Remark);
    return Remark;
  });
}

static bool markColdLoops(Module &M, FunctionAnalysisManager &AM,
                          unsigned Levels) {
  const LoopDepths Depths(M, AM);
  unsigned Deepest = 0;
  SmallVector<Candidate, 16> Candidates;
  bool Changed = false;
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    for (Loop *L : AM.getResult<LoopAnalysis>(F).getLoopsInPreorder()) {
      const Depth Here = Depths.of(F, L);
      Deepest = std::max(Deepest, Here.WithoutShort);
      if (!mayTransform(F) || (hasUnrollTransformation(L) & TM_Disable))
        continue;
      auto &SE = AM.getResult<ScalarEvolutionAnalysis>(F);
      if (hasLoopInside(*L, SE)) {
        mark(*L, [](OptimizationRemarkMissed &Remark) {
          Remark << "most of the time is spent in an inner loop";
        });
        Changed = true;
      } else if (L->isInnermost() && !Here.IsOpen &&
                 !mayBeFullyUnrolled(*L, SE)) {
        Candidates.push_back({L, Here.WithShort});
      }
    }
  }
  for (const Candidate &C : Candidates) {
    if (C.Depth > Deepest || Deepest - C.Depth < Levels)
      continue;
    mark(*C.L, [&](OptimizationRemarkMissed &Remark) {
      Remark << "its loop depth is " << ore::NV("Depth", C.Depth)
             << ", while the deepest loop has depth "
             << ore::NV("Deepest", Deepest);
    });
    Changed = true;
  }
  return Changed;
}

PreservedAnalyses ColdLoopsPass::run(Module &M, ModuleAnalysisManager &AM) {
  auto &Functions =
      AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  return markColdLoops(M, Functions, TheOptions.Levels)
             ? PreservedAnalyses::none()
             : PreservedAnalyses::all();
}
