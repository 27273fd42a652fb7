//===- InlineObstacles.cpp - Obstacles to inlining ------------------------===//

#include "IPO/InlineCall.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MathExtras.h"

using namespace mincaml;
using namespace llvm;

/// The maximum size of an inlined frame. In a recursive caller, each level
/// would have the callee's variables.
static constexpr uint64_t MaximumFrame = 1024;

/// Whether an intrinsic refers to the frame or function that contains it, or
/// must not be copied.
static bool isTiedToFunction(const IntrinsicInst &Call) {
  switch (Call.getIntrinsicID()) {
  case Intrinsic::localescape:
  case Intrinsic::localrecover:
  case Intrinsic::icall_branch_funnel:
  case Intrinsic::vastart:
  case Intrinsic::vaend:
  case Intrinsic::vacopy:
  case Intrinsic::returnaddress:
  case Intrinsic::addressofreturnaddress:
  case Intrinsic::frameaddress:
  case Intrinsic::sponentry:
  case Intrinsic::stacksave:
  case Intrinsic::stackrestore:
  case Intrinsic::stackprotector:
  case Intrinsic::experimental_deoptimize:
  case Intrinsic::experimental_guard:
  case Intrinsic::swift_async_context_addr:
  case Intrinsic::eh_typeid_for:
  case Intrinsic::eh_sjlj_setjmp:
  case Intrinsic::eh_sjlj_longjmp:
  case Intrinsic::init_trampoline:
  case Intrinsic::pseudoprobe:
    return true;
  default:
    return Call.getCalledFunction()->getName().starts_with("llvm.coro.");
  }
}

static const char *obstacle(const Instruction &I) {
  if (I.isEHPad() || isa<InvokeInst, ResumeInst, CallBrInst, IndirectBrInst>(I))
    return "it handles exceptions or jumps to computed addresses";
  if (I.getType()->isTokenTy())
    return "it has tokens";
  if (const auto *Alloca = dyn_cast<AllocaInst>(&I)) {
    if (!Alloca->isStaticAlloca() || Alloca->isUsedWithInAlloca() ||
        Alloca->isSwiftError())
      return "its frame has no fixed size";
    return nullptr;
  }
  const auto *Call = dyn_cast<CallBase>(&I);
  if (!Call)
    return nullptr;
  if (const auto *TheIntrinsic = dyn_cast<IntrinsicInst>(Call))
    if (isTiedToFunction(*TheIntrinsic))
      return "it uses its own frame or variable arguments";
  if (Call->hasFnAttr(Attribute::ReturnsTwice))
    return "it calls a function that returns twice";
  if (Call->cannotDuplicate())
    return "it has a call that must not be duplicated";
  if (Call->hasOperandBundles() && !isa<AssumeInst>(Call))
    return "it has a call with operand bundles";
  return nullptr;
}

/// Whether some parameters are not simply passed as values.
static bool hasSpecialParameters(AttributeList Attributes) {
  for (Attribute::AttrKind Kind :
       {Attribute::ByVal, Attribute::ByRef, Attribute::InAlloca,
        Attribute::Preallocated, Attribute::StructRet, Attribute::SwiftError,
        Attribute::SwiftAsync, Attribute::SwiftSelf, Attribute::Nest})
    if (Attributes.hasAttrSomewhere(Kind))
      return true;
  return false;
}

static const char *obstacleInEither(const Function &F) {
  if (F.hasFnAttribute(Attribute::Naked) ||
      F.hasFnAttribute(Attribute::OptimizeNone))
    return "it must stay as it is (naked or optnone)";
  if (F.isPresplitCoroutine())
    return "it is a coroutine";
  if (F.hasPersonalityFn())
    return "it handles exceptions";
  return nullptr;
}

const char *mincaml::obstacleInCaller(const Function &Caller) {
  return obstacleInEither(Caller);
}

uint64_t mincaml::frameSize(const Function &F) {
  if (F.isDeclaration())
    return 0;
  const DataLayout &Layout = F.getDataLayout();
  uint64_t Bytes = 0;
  for (const Instruction &I : F.getEntryBlock())
    if (const auto *Alloca = dyn_cast<AllocaInst>(&I))
      if (std::optional<TypeSize> Size = Alloca->getAllocationSize(Layout);
          Size && !Size->isScalable())
        Bytes = SaturatingAdd(Bytes, Size->getFixedValue());
  return Bytes;
}

const char *mincaml::obstacleInCallee(const Function &Callee,
                                      uint64_t InlinedFrames) {
  if (Callee.isDeclaration())
    return "its body is not known";
  if (Callee.isInterposable() || Callee.hasAvailableExternallyLinkage())
    return "another definition may replace it when linking";
  if (Callee.hasFnAttribute(Attribute::NoInline))
    return "it is marked noinline";
  if (Callee.hasFnAttribute(Attribute::ReturnsTwice))
    return "it returns twice";
  if (Callee.hasFnAttribute(Attribute::NoDuplicate))
    return "it must not be duplicated";
  if (Callee.isVarArg())
    return "it has variable arguments";
  if (hasSpecialParameters(Callee.getAttributes()))
    return "it has parameters with ABI attributes such as byval or sret";
  if (const char *Reason = obstacleInEither(Callee))
    return Reason;
  const DataLayout &Layout = Callee.getDataLayout();
  for (const BasicBlock &BB : Callee) {
    if (BB.hasAddressTaken())
      return "the addresses of its blocks are taken";
    for (const Instruction &I : BB) {
      if (const char *Reason = obstacle(I))
        return Reason;
      if (const auto *Alloca = dyn_cast<AllocaInst>(&I)) {
        std::optional<TypeSize> Size = Alloca->getAllocationSize(Layout);
        if (!Size || Size->isScalable())
          return "its frame is too large";
      }
    }
  }
  if (SaturatingAdd(frameSize(Callee), InlinedFrames) > MaximumFrame)
    return "its frame is too large";
  return nullptr;
}

/// Whether both functions are compiled for the same processor.
static bool haveSameTarget(const Function &A, const Function &B) {
  for (const char *Name : {"target-cpu", "target-features", "probe-stack"})
    if (A.getFnAttribute(Name) != B.getFnAttribute(Name))
      return false;
  for (const Function *F : {&A, &B})
    for (Attribute Own : F->getAttributes().getFnAttrs())
      // These are streaming modes, shared state and the like.
      if (Own.isStringAttribute() &&
          (Own.getKindAsString().starts_with("aarch64_") ||
           Own.getKindAsString().starts_with("amdgpu-")))
        if (A.getFnAttribute(Own.getKindAsString()) !=
            B.getFnAttribute(Own.getKindAsString()))
          return false;
  return A.getFnAttribute(Attribute::VScaleRange) ==
         B.getFnAttribute(Attribute::VScaleRange);
}

/// Whether the callee forbids more builtins than the caller: a loop in the body
/// of `memset` must not become a call of `memset`.
static bool avoidsMoreBuiltins(const Function &Callee, const Function &Caller) {
  for (Attribute Own : Callee.getAttributes().getFnAttrs())
    if (Own.isStringAttribute() &&
        Own.getKindAsString().starts_with("no-builtin") &&
        !Caller.hasFnAttribute(Own.getKindAsString()) &&
        !Caller.hasFnAttribute("no-builtins"))
      return true;
  return false;
}

const char *mincaml::obstacleAtCall(const CallInst &Call,
                                    const Function &Caller) {
  const Function *Callee = Call.getCalledFunction();
  if (!Callee)
    return "the callee is not known";
  if (Call.getCallingConv() != Callee->getCallingConv())
    return "the call and the function differ in calling convention";
  if (Call.isNoInline())
    return "the call is marked noinline";
  if (Call.cannotDuplicate() || Call.hasFnAttr(Attribute::ReturnsTwice))
    return "the call must stay as it is";
  if (Call.hasOperandBundles())
    return "the call has operand bundles";
  if (hasSpecialParameters(Call.getAttributes()))
    return "the call has arguments with ABI attributes such as byval or sret";
  if (Call.isStrictFP() != Callee->hasFnAttribute(Attribute::StrictFP) ||
      !AttributeFuncs::areInlineCompatible(Caller, *Callee) ||
      avoidsMoreBuiltins(*Callee, Caller))
    return "caller and callee have attributes that exclude each other";
  if (Callee->hasGC() && (!Caller.hasGC() || Caller.getGC() != Callee->getGC()))
    return "caller and callee differ in garbage collection";
  if (!haveSameTarget(Caller, *Callee))
    return "caller and callee were made for different processors";
  // A `musttail` call may be followed by a cast without effect before the
  // return.
  if (Call.isMustTailCall() && !isa<ReturnInst>(Call.getNextNode()))
    return "the tail call's result is cast";
  return nullptr;
}
