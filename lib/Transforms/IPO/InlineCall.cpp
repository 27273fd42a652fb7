//===- InlineCall.cpp - Inlining of one call ------------------------------===//

#include "IPO/InlineCall.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Obstacles to inlining
//===----------------------------------------------------------------------===//

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

//===----------------------------------------------------------------------===//
// Copying and insertion of bodies
//===----------------------------------------------------------------------===//

InlinedBody::InlinedBody(CallInst &Call)
    : Call(&Call),
      CalleeHasLocations(Call.getCalledFunction()->getSubprogram() != nullptr) {
}

static void mapParameters(const CallInst &Call, ValueToValueMapTy &Map) {
  for (auto [Parameter, Operand] :
       zip_equal(Call.getCalledFunction()->args(), Call.args()))
    Map[&Parameter] = Operand.get();
}

void InlinedBody::remap(ValueToValueMapTy &Map) {
  const RemapFlags Flags = RF_NoModuleLevelChanges | RF_IgnoreMissingLocals;
  // The call itself may not be in a function yet.
  Module *M = Call->getCalledFunction()->getParent();
  for (BasicBlock *BB : Blocks)
    for (Instruction &I : *BB) {
      RemapDbgRecordRange(M, I.getDbgRecordRange(), Map, Flags);
      RemapInstruction(&I, Map, Flags);
    }
}

InlinedBody InlinedBody::copy(CallInst &Call) {
  InlinedBody Body(Call);
  ValueToValueMapTy Copies;
  mapParameters(Call, Copies);
  // Blocks are copied and remapped one by one. LLVM's copy of a whole function
  // would have a separate function and DISubprogram, while inlined locations
  // have to stay in those of the callee; and remapInstructionsInBlocks expects
  // blocks that are in a function already.
  for (BasicBlock &BB : *Call.getCalledFunction()) {
    // The copy is in no function for now, because the caller may be the callee.
    BasicBlock *Copy = CloneBasicBlock(&BB, Copies);
    Copies[&BB] = Copy;
    Body.Blocks.push_back(Copy);
  }
  Body.remap(Copies);
  DenseMap<DIAssignID *, DIAssignID *> Assignments;
  for (BasicBlock *BB : Body.Blocks)
    for (Instruction &I : *BB)
      at::remapAssignID(Assignments, I);
  return Body;
}

InlinedBody InlinedBody::take(CallInst &Call) {
  assert(Call.getCalledFunction()->hasOneUse() && "others need the body");
  InlinedBody Body(Call);
  for (BasicBlock &BB : make_early_inc_range(*Call.getCalledFunction())) {
    BB.removeFromParent();
    Body.Blocks.push_back(&BB);
  }
  // replaceAllUsesWith would drop the debug records, because their values may
  // not be in another function.
  ValueToValueMapTy Operands;
  mapParameters(Call, Operands);
  Body.remap(Operands);
  return Body;
}

SmallVector<CallInst *, 4> InlinedBody::calls() const {
  df_iterator_default_set<BasicBlock *> Reachable;
  for ([[maybe_unused]] BasicBlock *BB :
       depth_first_ext(Blocks.front(), Reachable))
    ;
  SmallVector<CallInst *, 4> Result;
  for (BasicBlock *BB : Blocks)
    if (Reachable.contains(BB))
      for (Instruction &I : *BB)
        if (auto *Inner = dyn_cast<CallInst>(&I);
            Inner && Inner->getCalledFunction())
          Result.push_back(Inner);
  return Result;
}

void InlinedBody::fixTailCalls() {
  for (BasicBlock *BB : Blocks)
    for (Instruction &I : *BB) {
      auto *Inner = dyn_cast<CallInst>(&I);
      if (!Inner || Inner->isNoTailCall())
        continue;
      // A tail call does not access its caller's frame, and therefore not the
      // frame of a function that has tail-called its caller.
      if (Call->isMustTailCall())
        continue;
      if (Call->getTailCallKind() == CallInst::TCK_Tail)
        Inner->setTailCallKind(
            std::min(Inner->getTailCallKind(), CallInst::TCK_Tail));
      else
        Inner->setTailCallKind(CallInst::TCK_None);
    }
}

void InlinedBody::fixLocations() {
  Function &Caller = *Call->getFunction();
  LLVMContext &Context = Caller.getContext();
  DISubprogram *CallerProgram = Caller.getSubprogram();
  if (!CallerProgram) {
    // A location has no meaning in a function without locations.
    for (BasicBlock *BB : Blocks)
      for (Instruction &I : *BB) {
        I.setDebugLoc(DebugLoc());
        I.dropDbgRecords();
      }
    return;
  }
  // The verifier requires a location on every call that may be inlined later.
  DILocation *At = Call->getDebugLoc().get();
  if (!At)
    At = DILocation::get(Context, 0, 0, CallerProgram);
  DILocation *InlinedAt =
      DILocation::getDistinct(Context, At->getLine(), At->getColumn(),
                              At->getScope(), At->getInlinedAt());
  DenseMap<const MDNode *, MDNode *> Chains;
  // Several instructions have the same location.
  DenseMap<const DILocation *, DILocation *> Known;
  auto Inlined = [&](DILocation *Own) {
    DILocation *&Result = Known[Own];
    if (Result)
      return Result;
    DebugLoc Chain = DebugLoc::appendInlinedAt(Own, InlinedAt, Context, Chains);
    Result = DILocation::get(
        Context, Own->getLine(), Own->getColumn(), Own->getScope(), Chain.get(),
        Own->isImplicitCode(), Own->getAtomGroup(), Own->getAtomRank());
    return Result;
  };
  for (BasicBlock *BB : Blocks)
    for (Instruction &I : *BB) {
      if (!CalleeHasLocations) {
        I.setDebugLoc(At);
        I.dropDbgRecords();
        continue;
      }
      if (const DebugLoc &Own = I.getDebugLoc())
        I.setDebugLoc(Inlined(Own.get()));
      updateLoopMetadataDebugLocations(I, [&](Metadata *Node) -> Metadata * {
        if (auto *Location = dyn_cast_or_null<DILocation>(Node))
          return Inlined(Location);
        return Node;
      });
      for (DbgRecord &Record : I.getDbgRecordRange())
        Record.setDebugLoc(Inlined(Record.getDebugLoc().get()));
    }
}

void InlinedBody::dropAliasScopes() {
  for (BasicBlock *BB : Blocks)
    for (Instruction &I : make_early_inc_range(*BB)) {
      if (isa<NoAliasScopeDeclInst>(I)) {
        I.eraseFromParent();
        continue;
      }
      I.setMetadata(LLVMContext::MD_noalias, nullptr);
      I.setMetadata(LLVMContext::MD_alias_scope, nullptr);
    }
}

void InlinedBody::hoistAllocas() {
  // All allocas are in the callee's entry block.
  BasicBlock &Entry = Call->getFunction()->getEntryBlock();
  auto InsertPoint = Entry.getFirstNonPHIOrDbgOrAlloca();
  for (Instruction &I : make_early_inc_range(*Blocks.front()))
    if (isa<AllocaInst>(I))
      I.moveBefore(Entry, InsertPoint);
}

/// Inserts a body of a single block that returns: its instructions replace the
/// call.
void InlinedBody::insertStraight() {
  BasicBlock *Body = Blocks.front();
  auto *Return = cast<ReturnInst>(Body->getTerminator());
  Call->getParent()->splice(Call->getIterator(), Body);
  if (Value *Result = Return->getReturnValue())
    Call->replaceAllUsesWith(Result);
  Return->eraseFromParent();
  Call->eraseFromParent();
  delete Body;
}

/// Inserts any other body. Its first block continues the block of the call;
/// each return becomes a jump to the rest of that block.
void InlinedBody::insertGraph() {
  BasicBlock *Head = Call->getParent();
  Function &Caller = *Head->getParent();
  SmallVector<ReturnInst *, 4> Returns;
  for (BasicBlock *BB : Blocks)
    if (auto *Return = dyn_cast<ReturnInst>(BB->getTerminator()))
      Returns.push_back(Return);
  // Nothing is executed after a tail call, so that each return stays a return.
  BasicBlock *Tail = nullptr;
  if (!Call->isMustTailCall())
    Tail =
        Head->splitBasicBlock(Call->getNextNode(), Head->getName() + ".rest");
  BasicBlock *Next = Head->getNextNode();

  BasicBlock *Start = Blocks.front();
  Instruction *Old = Head->getTerminator();
  Start->replaceSuccessorsPhiUsesWith(Head);
  // Insert before the terminator, so that the debug records there are kept.
  Head->splice(Call->getIterator(), Start);
  delete Start;
  for (BasicBlock *BB : drop_begin(Blocks))
    BB->insertInto(&Caller, Next);

  Value *Result = PoisonValue::get(Call->getType());
  if (Tail) {
    PHINode *Join = nullptr;
    if (!Call->getType()->isVoidTy() && Returns.size() == 1) {
      Result = Returns.front()->getReturnValue();
    } else if (!Call->getType()->isVoidTy() && !Returns.empty()) {
      Join = PHINode::Create(Call->getType(), Returns.size());
      Join->insertBefore(Tail->begin());
      Join->setDebugLoc(Call->getDebugLoc());
      Result = Join;
    }
    for (ReturnInst *Return : Returns) {
      if (Join)
        Join->addIncoming(Return->getReturnValue(), Return->getParent());
      BranchInst *Branch = BranchInst::Create(Tail, Return->getIterator());
      Branch->setDebugLoc(Return->getDebugLoc());
      Return->eraseFromParent();
    }
  }
  if (!Call->getType()->isVoidTy()) {
    Call->replaceAllUsesWith(Result);
    if (auto *Join = dyn_cast<PHINode>(Result); Join && !Join->hasName())
      Join->takeName(Call);
  }
  Call->eraseFromParent();
  Old->dropDbgRecords();
  Old->eraseFromParent();
}

void InlinedBody::insert() {
  fixTailCalls();
  fixLocations();
  dropAliasScopes();
  Function &Caller = *Call->getFunction();
  AttributeFuncs::mergeAttributesForInlining(Caller,
                                             *Call->getCalledFunction());
  // The debug records in front of the call are now in front of the body.
  Blocks.front()->front().cloneDebugInfoFrom(Call, std::nullopt,
                                             /*InsertAtHead=*/true);
  Call->dropDbgRecords();
  hoistAllocas();
  if (Blocks.size() == 1 && isa<ReturnInst>(Blocks.front()->getTerminator()))
    insertStraight();
  else
    insertGraph();
}
