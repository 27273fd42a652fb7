//===- FlatFrameSelection.cpp - Which functions get flat frames -----------===//

#include "mincaml/Analysis/Interprocedural/CallComponents.h"
#include "mincaml/Analysis/Slots/Liveness.h"
#include "mincaml/Support/IRAnnotations.h"
#include "mincaml/Transforms/Sparc.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

/// The target features that reserve the %l registers.
static constexpr char ReservedLocals[] =
    "+reserve-l0,+reserve-l1,+reserve-l2,+reserve-l3,"
    "+reserve-l4,+reserve-l5,+reserve-l6,+reserve-l7";

/// Returns I if it is a call that needs a frame, otherwise null.
static const CallBase *asCall(const Instruction &I) {
  const auto *Call = dyn_cast<CallBase>(&I);
  return Call && !Call->isMustTailCall() && !isa<IntrinsicInst>(Call) ? Call
                                                                      : nullptr;
}

/// Whether frame lowering supports a flat frame for F.
static bool isSupported(const Function &F) {
  if (F.isVarArg() || F.hasPersonalityFn() || F.callsFunctionThatReturnsTwice())
    return false;
  for (const Argument &A : F.args())
    if (A.hasStructRetAttr() || A.hasByValAttr() || A.hasNestAttr())
      return false;
  return none_of(instructions(F), [](const Instruction &I) {
    if (const auto *Alloca = dyn_cast<AllocaInst>(&I))
      return !Alloca->isStaticAlloca();
    const auto *Call = dyn_cast<CallBase>(&I);
    return Call && (Call->isInlineAsm() || isa<InvokeInst>(Call) ||
                    Call->hasStructRetAttr() || Call->hasByValArgument());
  });
}

/// The only recursive call of F that is not a tail call; null if there is none,
/// or several.
static const CallBase *recursiveCall(const Function &F,
                                     const CallComponents::Component &Members) {
  const CallBase *Result = nullptr;
  for (const Instruction &I : instructions(F)) {
    const CallBase *Call = asCall(I);
    if (!Call || !is_contained(Members, Call->getCalledFunction()))
      continue;
    if (std::exchange(Result, Call))
      return nullptr;
  }
  return Result;
}

static bool needsLiveRegister(const Value *V) {
  return (isa<Argument>(V) || isa<Instruction>(V)) && !isa<AllocaInst>(V) &&
         !V->getType()->isFloatingPointTy() && !V->getType()->isVoidTy();
}

/// Calls Visit(Call, N) for each call of a block, where N is the number of
/// integers and pointers that are live across the call.
static void countLive(const BasicBlock &B, const Liveness &Live,
                      function_ref<void(const CallBase &, unsigned)> Visit) {
  // The analysis does not include values that are used in their own block only.
  SmallPtrSet<const Value *, 16> ReadBelow;
  Live.visitBlock(B, [&](const Instruction &I, const BitVector &After) {
    ReadBelow.erase(&I);
    if (const CallBase *Call = asCall(I)) {
      SmallPtrSet<const Value *, 16> Kept = ReadBelow;
      for (unsigned Variable : After.set_bits())
        if (const Value *V = Live.variables().variable(Variable);
            V != &I && needsLiveRegister(V))
          Kept.insert(V);
      Visit(*Call, Kept.size());
    }
    if (!isa<PHINode>(I))
      for (const Value *Operand : I.operand_values())
        if (needsLiveRegister(Operand))
          ReadBelow.insert(Operand);
  });
}

/// Whether few integers and pointers are live across the recursive call, and
/// across all calls together.
static bool hasFewLiveValues(Function &F, const CallBase &Recursion) {
  const Liveness Live(F);
  if (Live.isTooLarge())
    return false;
  unsigned AcrossRecursion = 0, AcrossAll = 0;
  for (const BasicBlock &B : F)
    countLive(B, Live, [&](const CallBase &Call, unsigned Count) {
      AcrossAll += Count;
      if (&Call == &Recursion)
        AcrossRecursion = Count;
    });
  return AcrossRecursion <= SparcFlatFramesPass::MaximumLiveValues &&
         AcrossAll <= SparcFlatFramesPass::MaximumLiveAcrossCalls;
}

static void mark(Function &F) {
  F.addFnAttr(FlatFrameAttribute);
  F.removeFnAttr("frame-pointer");
  const StringRef Old = F.getFnAttribute("target-features").getValueAsString();
  F.addFnAttr("target-features", Old.empty()
                                     ? ReservedLocals
                                     : (Old + "," + ReservedLocals).str());
}

PreservedAnalyses SparcFlatFramesPass::run(Module &M, ModuleAnalysisManager &) {
  bool Changed = false;
  const CallComponents Components(M);
  for (const CallComponents::Component &Members : Components.bottomUp())
    for (Function *F : Members) {
      const CallBase *Recursion = recursiveCall(*F, Members);
      if (!Recursion || !isSupported(*F) || !hasFewLiveValues(*F, *Recursion))
        continue;
      mark(*F);
      Changed = true;
    }
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
