//===- Inline.cpp - Function inlining -------------------------------------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Interprocedural/CallComponents.h"
#include "mincaml/Support/IRAnnotations.h"
#include "mincaml/Transforms/IPO.h"
#include "mincaml/Transforms/Lowering.h"
#include "mincaml/Transforms/Scalar.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

#define DEBUG_TYPE "mincaml-inline"

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Obstacles to inlining
//===----------------------------------------------------------------------===//

/// The maximum size in bytes of an inlined frame. If the caller is recursive,
/// each of its frames contains the variables of the callee.
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
  constexpr Attribute::AttrKind Kinds[] = {
      Attribute::ByVal,        Attribute::ByRef,     Attribute::InAlloca,
      Attribute::Preallocated, Attribute::StructRet, Attribute::SwiftError,
      Attribute::SwiftAsync,   Attribute::SwiftSelf, Attribute::Nest};
  return any_of(Kinds, [&](Attribute::AttrKind Kind) {
    return Attributes.hasAttrSomewhere(Kind);
  });
}

/// The reason why a function can neither be inlined nor have others inlined
/// into it, or null.
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

/// The size in bytes of the allocas in the entry block whose size is known.
static uint64_t frameSize(const Function &F) {
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

/// The reason why a function cannot be inlined anywhere, for remarks; null if
/// there is none. \p InlinedFrames is the size in bytes of the frames of
/// functions that will be inlined into it first.
static const char *obstacleInCallee(const Function &Callee,
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

/// The reason why this call cannot be replaced by the body of its callee in
/// \p Caller although both functions allow it, or null.
static const char *obstacleAtCall(const CallInst &Call,
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

static void mapParameters(const CallInst &Call, ValueToValueMapTy &Map) {
  for (auto [Parameter, Operand] :
       zip_equal(Call.getCalledFunction()->args(), Call.args()))
    Map[&Parameter] = Operand.get();
}

namespace {

/// The called function's body, or a copy of it, that replaces the call.
///
/// Copying and inserting are separate steps, so that all copies can be made
/// before the first is inserted: a function that calls itself is copied
/// unchanged.
///
/// A body can also be copied for a call in a copy that has not been inserted;
/// the copy that contains the call has to be inserted first.
///
/// Preconditions: there is no obstacle in the callee, in the caller or at the
/// call; the call is reachable in its function.
class InlinedBody {
public:
  /// Copies the body.
  static InlinedBody copy(CallInst &Call) {
    InlinedBody Body(Call);
    ValueToValueMapTy Copies;
    mapParameters(Call, Copies);
    // Blocks are copied and remapped one by one. LLVM's copy of a whole
    // function would have a separate function and DISubprogram, while inlined
    // locations have to stay in those of the callee; and
    // remapInstructionsInBlocks expects blocks that are in a function already.
    for (BasicBlock &BB : *Call.getCalledFunction()) {
      // The copy is in no function for now, because the caller may be the
      // callee.
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

  /// Takes the body itself and leaves a declaration. This call must be the only
  /// use of the function. The calls in the body are in the caller after the
  /// insertion.
  static InlinedBody take(CallInst &Call) {
    assert(Call.getCalledFunction()->hasOneUse() && "others need the body");
    InlinedBody Body(Call);
    for (BasicBlock &BB : make_early_inc_range(*Call.getCalledFunction())) {
      BB.removeFromParent();
      Body.Blocks.push_back(&BB);
    }
    // replaceAllUsesWith would drop the debug records, because they must not
    // refer to values of another function.
    ValueToValueMapTy Operands;
    mapParameters(Call, Operands);
    Body.remap(Operands);
    return Body;
  }

  /// Replaces the call by the body, and erases it. Calls in one block are best
  /// replaced from the last to the first, because the instructions after a call
  /// move.
  ///
  /// - Tail calls: `musttail` in the body is only kept if the replaced call
  ///   itself is `musttail`; the inlined call then returns from the caller. So
  ///   a function that loops by tail calls still runs in constant stack space
  ///   after it has been inlined into itself. Otherwise `musttail` becomes
  ///   `tail` if the replaced call is `tail`, and is removed if not, because
  ///   the callees may get addresses in the caller's frame.
  /// - Allocas of the entry block become allocas of the caller's entry block,
  ///   which are shared by all executions of the call. The values of an earlier
  ///   execution are a valid choice for the undefined contents of a new one.
  /// - Locations and variables become inlined ones at the call.
  /// - Alias scopes are dropped, because they refer to one execution of the
  ///   function.
  void insert() {
    fixTailCalls();
    fixLocations();
    dropAliasScopes();
    Function &Caller = *Call->getFunction();
    AttributeFuncs::mergeAttributesForInlining(Caller,
                                               *Call->getCalledFunction());
    // Move the debug records in front of the call to the front of the body.
    Blocks.front()->front().cloneDebugInfoFrom(Call, std::nullopt,
                                               /*InsertAtHead=*/true);
    Call->dropDbgRecords();
    hoistAllocas();
    if (Blocks.size() == 1 && isa<ReturnInst>(Blocks.front()->getTerminator()))
      insertStraight();
    else
      insertGraph();
  }

  /// The direct calls in the body that are reachable from its start, in the
  /// order of instructions.
  SmallVector<CallInst *, 4> calls() const {
    const SmallPtrSet<BasicBlock *, 8> Reachable(llvm::from_range,
                                                 depth_first(Blocks.front()));
    SmallVector<CallInst *, 4> Result;
    for (BasicBlock *BB : Blocks)
      if (Reachable.contains(BB))
        for (Instruction &I : *BB)
          if (auto *Inner = dyn_cast<CallInst>(&I);
              Inner && Inner->getCalledFunction())
            Result.push_back(Inner);
    return Result;
  }

private:
  explicit InlinedBody(CallInst &Call)
      : Call(&Call),
        CalleeHasLocations(Call.getCalledFunction()->getSubprogram() !=
                           nullptr) {}

  void remap(ValueToValueMapTy &Map) {
    const RemapFlags Flags = RF_NoModuleLevelChanges | RF_IgnoreMissingLocals;
    // The call itself may not be in a function yet.
    Module *M = Call->getCalledFunction()->getParent();
    for (BasicBlock *BB : Blocks)
      for (Instruction &I : *BB) {
        RemapDbgRecordRange(M, I.getDbgRecordRange(), Map, Flags);
        RemapInstruction(&I, Map, Flags);
      }
  }

  void fixTailCalls() {
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

  void fixLocations() {
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
    // Instructions with the same location share the new one.
    DenseMap<const DILocation *, DILocation *> Known;
    auto Inlined = [&](DILocation *Own) {
      DILocation *&Result = Known[Own];
      if (Result)
        return Result;
      DebugLoc Chain =
          DebugLoc::appendInlinedAt(Own, InlinedAt, Context, Chains);
      Result =
          DILocation::get(Context, Own->getLine(), Own->getColumn(),
                          Own->getScope(), Chain.get(), Own->isImplicitCode(),
                          Own->getAtomGroup(), Own->getAtomRank());
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

  void dropAliasScopes() {
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

  void hoistAllocas() {
    // All allocas are in the callee's entry block.
    BasicBlock &Entry = Call->getFunction()->getEntryBlock();
    auto InsertPoint = Entry.getFirstNonPHIOrDbgOrAlloca();
    for (Instruction &I : make_early_inc_range(*Blocks.front()))
      if (isa<AllocaInst>(I))
        I.moveBefore(Entry, InsertPoint);
  }

  /// Inserts a body of a single block that returns: its instructions replace
  /// the call.
  void insertStraight() {
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
  void insertGraph() {
    BasicBlock *Head = Call->getParent();
    Function &Caller = *Head->getParent();
    SmallVector<ReturnInst *, 4> Returns;
    for (BasicBlock *BB : Blocks)
      if (auto *Return = dyn_cast<ReturnInst>(BB->getTerminator()))
        Returns.push_back(Return);
    // Nothing is executed after a tail call, so each return stays a return.
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

  CallInst *Call;
  SmallVector<BasicBlock *, 8> Blocks;
  bool CalleeHasLocations;
};

//===----------------------------------------------------------------------===//
// Gain of unrolling recursive functions
//===----------------------------------------------------------------------===//

/// How a function calls itself.
enum class RecursionForm : uint8_t {
  /// It has no self-calls that are tail calls, and is not Linear.
  Other,
  /// All of its self-calls are tail calls.
  TailRecursive,
  /// It has tail self-calls and several other self-calls.
  PartlyTailRecursive,
  /// It has tail self-calls and one other self-call.
  OneNonTailCall,
  /// It is TailRecursive, stores to elements of float arrays, and calls no
  /// other function that returns.
  FloatArrayTailRecursive,
  /// It has a single self-call, which is not a tail call, and no loop. Each
  /// call from outside executes the function at most as often as its frames fit
  /// on the stack.
  Linear,
};

/// Whether some, but not all, self-calls are tail calls.
inline bool isPartlyTailRecursive(RecursionForm Form) {
  return Form == RecursionForm::PartlyTailRecursive ||
         Form == RecursionForm::OneNonTailCall;
}

/// Whether all self-calls are tail calls.
inline bool isTailRecursive(RecursionForm Form) {
  return Form == RecursionForm::TailRecursive ||
         Form == RecursionForm::FloatArrayTailRecursive;
}

} // namespace

/// The cost of a call in instructions: the call itself, moves of arguments and
/// results, the frame, and a register window or spills of registers.
static constexpr uint64_t CostOfCall = 20;
/// The cost of a jump to the start of a loop.
static constexpr uint64_t CostOfIteration = 3;
/// The gain of unrolling a linear recursive function is divided by this number.
static constexpr uint64_t LinearDivisor = 4;

/// The number of instructions of a function for which code is generated. A case
/// of a switch counts as an instruction, because it needs a comparison or an
/// entry of a table.
static uint64_t inlinedSize(const Function &F) {
  uint64_t Size = 0;
  for (const Instruction &I : instructions(F)) {
    Size += becomesCode(I);
    if (const auto *Switch = dyn_cast<SwitchInst>(&I))
      Size += Switch->getNumCases();
  }
  return Size;
}

static bool isFloatElement(const Value &Address) {
  const auto *GEP = dyn_cast<GetElementPtrInst>(&Address);
  return GEP && GEP->getSourceElementType()->isFloatingPointTy() &&
         !GEP->hasAllConstantIndices();
}

static bool isLinear(Function &F) {
  if (count_if(instructions(F), [&](const Instruction &I) {
        const auto *Call = dyn_cast<CallInst>(&I);
        return Call && Call->getCalledFunction() == &F;
      }) != 1)
    return false;
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>, 4> Back;
  FindFunctionBackedges(F, Back);
  return Back.empty();
}

static RecursionForm recursionForm(Function &F) {
  const auto TailCalls = possibleSelfTailCalls(F);
  if (TailCalls.empty())
    return isLinear(F) ? RecursionForm::Linear : RecursionForm::Other;
  unsigned CallsInside = 0;
  bool CallsOthers = false, StoresElements = false;
  for (const Instruction &I : instructions(F)) {
    const auto *Call = dyn_cast<CallInst>(&I);
    if (Call && Call->getCalledFunction() == &F)
      CallsInside += !TailCalls.contains(Call);
    else if (isa<CallBase>(I) && !isa<IntrinsicInst>(I))
      CallsOthers |= !isa<UnreachableInst>(I.getParent()->getTerminator());
    const auto *Store = dyn_cast<StoreInst>(&I);
    StoresElements |= Store && isFloatElement(*Store->getPointerOperand());
  }
  if (CallsInside != 0)
    return CallsInside == 1 ? RecursionForm::OneNonTailCall
                            : RecursionForm::PartlyTailRecursive;
  return StoresElements && !CallsOthers ? RecursionForm::FloatArrayTailRecursive
                                        : RecursionForm::TailRecursive;
}

/// Whether all self-calls of F are tail calls, and F accesses memory. The
/// variable of the loop that F becomes is then usually an index, as
/// mincaml-unroll requires. In other loops, it is usually a computed value.
static bool isTailRecursiveOverMemory(Function &F) {
  return isTailRecursive(recursionForm(F)) &&
         any_of(instructions(F), [](const Instruction &I) {
           return isa<LoadInst>(I) || isa<StoreInst>(I);
         });
}

/// The maximum nesting depth of loops.
static unsigned deepestLoop(const LoopInfo &Loops) {
  unsigned Deepest = 0;
  for (const Loop *L : Loops.getLoopsInPreorder())
    Deepest = std::max(Deepest, L->getLoopDepth());
  return Deepest;
}

/// The gain of unrolling a recursive function: by how many thousandths the
/// execution of one body gets cheaper if one function contains After bodies
/// instead of Before. The bodies share the cost of one call: with a body of
/// size S and a call of cost C, a body costs S + C / Before at first. Each
/// further level therefore gains less.
///
/// The gain for a linear recursive function counts less: a call from outside
/// leads to at most as many self-calls as frames fit on the stack, while the
/// number of self-calls of other functions can grow exponentially.
static uint64_t unrollingGain(uint64_t Size, RecursionForm Form,
                              uint64_t Before, uint64_t After) {
  const uint64_t Call = isTailRecursive(Form) ? CostOfIteration : CostOfCall;
  // The cost of one body, scaled by Before and After.
  const uint64_t Cost = After * (Size * Before + Call);
  const uint64_t Divisor = Form == RecursionForm::Linear ? LinearDivisor : 1;
  return 1000 * Call * (After - Before) / (Divisor * Cost);
}

//===----------------------------------------------------------------------===//
// Decisions
//===----------------------------------------------------------------------===//

static constexpr uint64_t MaximumForCaller = 2000;
static constexpr uint64_t FreeForModule = 2000;
static constexpr uint64_t MaximumUnrolled = 3;
/// The maximum loop nesting around inlined recursive functions; see IPO.h.
static constexpr unsigned MaximumLoopDepth = 10;

static uint64_t numberAttribute(const Function &F, StringRef Name) {
  return F.getFnAttributeAsParsedInteger(Name);
}

namespace {

/// The properties of a callee on which the decisions depend.
struct CalleeInfo {
  uint64_t Size;
  uint64_t Frame;
  const char *Obstacle;
  RecursionForm Form;
};

} // namespace

static bool isCalledOnce(const Function &F) {
  return F.hasLocalLinkage() && F.hasOneUse();
}

namespace {

/// Inlines callees into callers. Decisions and copies are made callees first,
/// so that a copied body is complete.
///
/// A function that is called once is not copied. Its body is moved into the
/// caller after all decisions, callers first, so that each instruction moves
/// only once, to its final position. With callees first, the instructions of a
/// chain of such functions would move once per level.
class Inliner {
public:
  Inliner(Module &M, FunctionAnalysisManager &AM,
          const InlineCallsPass::Options &TheOptions)
      : M(M), AM(AM), TheOptions(TheOptions) {}

  /// Inlines one level everywhere. Returns whether anything was inlined.
  bool runOnce() {
    Infos.clear();
    Inlined.clear();
    Moving.clear();
    CallsRecursive.clear();
    ModuleSize = ModuleInlined = 0;
    for (Function &F : M) {
      ModuleSize += infoOf(F).Size;
      ModuleInlined += numberAttribute(F, InlinedAttribute);
    }
    Graph.emplace(M);
    if (TheOptions.Unrolled) {
      findCallersOfRecursive();
      ExecutedOnce.clear();
      ExecutedOnce.insert_range(blocksExecutedOnce(M));
    }
    for (const CallComponents::Component &Component : Graph->bottomUp())
      // Calls of functions outside of a component are inlined first. If there
      // were any, the component is unrolled in a later iteration.
      if (!inlineComponent(Component) && TheOptions.Unrolled)
        unrollComponent(Component);
    for (Function &F : M)
      if (!Moving.contains(&F))
        insertPostponed(F);
    for (Function *F : Inlined)
      if (F->hasLocalLinkage() && F->use_empty()) {
        AM.clear(*F, F->getName());
        F->eraseFromParent();
      }
    return !Inlined.empty();
  }

private:
  /// A call that may be replaced by the body of its callee.
  struct InlineCandidate {
    CallInst *Call;
    Function *Caller;
    Function *Callee;
    bool IsRecursive;
    /// The loop depth of the call, if the callee is recursive. For a call in a
    /// copy, it is an upper bound.
    unsigned LoopDepth;
  };

  /// The reachable calls that are considered, in the order of instructions. If
  /// recursive functions have a separate budget, these are the calls within the
  /// component of \p Caller if \p Unrolling, and the other calls if not.
  /// Otherwise \p Unrolling is false, and these are all calls.
  SmallVector<InlineCandidate, 8> candidates(Function &Caller, bool Unrolling) {
    SmallVector<InlineCandidate, 8> Result;
    const SmallPtrSet<BasicBlock *, 8> Reachable(llvm::from_range,
                                                 depth_first(&Caller));
    for (BasicBlock &BB : Caller) {
      if (!Reachable.contains(&BB))
        continue;
      for (Instruction &I : BB) {
        auto *Call = dyn_cast<CallInst>(&I);
        Function *Callee = Call ? Call->getCalledFunction() : nullptr;
        if (!Callee || Callee->isDeclaration())
          continue;
        if ((TheOptions.Unrolled &&
             Graph->areInSameComponent(Caller, *Callee)) != Unrolling)
          continue;
        Result.push_back(
            {Call, &Caller, Callee, Graph->isRecursive(*Callee), 0});
        if (Result.back().IsRecursive)
          Result.back().LoopDepth =
              AM.getResult<LoopAnalysis>(Caller).getLoopDepth(&BB);
      }
    }
    return Result;
  }

  SmallVector<InlineCandidate, 8> choose(Function &Caller) {
    SmallVector<InlineCandidate, 8> Result;
    if (obstacleInEither(Caller))
      return Result;
    CallerInlined = numberAttribute(Caller, InlinedAttribute);
    bool Unrolls = false;
    for (const InlineCandidate &Candidate :
         candidates(Caller, /*Unrolling=*/false)) {
      if (!shouldInline(Candidate))
        continue;
      account(Candidate);
      Unrolls |= Candidate.IsRecursive;
      Result.push_back(Candidate);
    }
    if (!Result.empty())
      record(Caller, Unrolls);
    return Result;
  }

  /// Makes copies for the calls in a function that are within its component,
  /// then for the calls in the copies, and so on while the function stays small
  /// enough.
  std::vector<InlinedBody> unroll(Function &Caller) {
    std::vector<InlinedBody> Copies;
    if (obstacleInEither(Caller) || !Graph->isRecursive(Caller) ||
        hasLoopInside(Caller) || isShortRecursion(Caller) ||
        isTailRecursiveModuloConstructor(Caller))
      return Copies;
    CallerInlined = numberAttribute(Caller, InlinedAttribute);
    uint64_t Size = infoOf(Caller).Size;
    SmallVector<InlineCandidate, 8> Level =
        candidates(Caller, /*Unrolling=*/true);
    erase_if(Level, [&](const InlineCandidate &Candidate) {
      return !shouldInline(Candidate);
    });
    uint64_t Bodies = 1;
    while (!Level.empty()) {
      for (const InlineCandidate &Candidate : Level)
        Size += infoOf(*Candidate.Callee).Size - 1;
      if (Size > *TheOptions.Unrolled ||
          (TheOptions.Bodies && Bodies + Level.size() > TheOptions.Bodies) ||
          unrollingGain(infoOf(Caller).Size, infoOf(Caller).Form, Bodies,
                        Bodies + Level.size()) < TheOptions.Gain)
        break;
      Bodies += Level.size();
      SmallVector<InlineCandidate, 8> Next;
      for (const InlineCandidate &Candidate : Level) {
        account(Candidate);
        Copies.push_back(InlinedBody::copy(*Candidate.Call));
        for (CallInst *Inner : Copies.back().calls())
          if (Function *Callee = Inner->getCalledFunction();
              Graph->areInSameComponent(Caller, *Callee))
            Next.push_back(
                {Inner, &Caller, Callee, /*IsRecursive=*/true,
                 Candidate.LoopDepth + loopDepth(*Candidate.Callee)});
      }
      erase_if(Next, [&](const InlineCandidate &Candidate) {
        return !reasonNotToInline(Candidate).empty();
      });
      if (TheOptions.LoopsFirst)
        break;
      Level = std::move(Next);
    }
    if (!Copies.empty())
      record(Caller, /*Unrolls=*/true);
    return Copies;
  }

  /// Decides whether to inline this call, and emits a remark. The call must not
  /// be in a copy that has not been inserted yet.
  bool shouldInline(const InlineCandidate &Candidate) {
    OptimizationRemarkEmitter Remarks(Candidate.Caller);
    const std::string Reason = reasonNotToInline(Candidate);
    if (Reason.empty())
      Remarks.emit([&] {
        return OptimizationRemark(DEBUG_TYPE, "Inlined", Candidate.Call)
               << ore::NV("Callee", Candidate.Callee) << " of size "
               << ore::NV("Size", infoOf(*Candidate.Callee).Size)
               << " inlined into " << ore::NV("Caller", Candidate.Caller);
      });
    else if (TheOptions.Threshold != 0)
      Remarks.emit([&] {
        return OptimizationRemarkMissed(DEBUG_TYPE, "Left", Candidate.Call)
               << ore::NV("Callee", Candidate.Callee) << " is not inlined into "
               << ore::NV("Caller", Candidate.Caller) << ": " << Reason;
      });
    return Reason.empty();
  }

  /// The reason not to inline this call, for a remark; empty if it is to be
  /// inlined.
  std::string reasonNotToInline(const InlineCandidate &Candidate) {
    const CalleeInfo Known = infoOf(*Candidate.Callee);
    bool IsForced = TheOptions.Once && !Candidate.IsRecursive;
    if (!(IsForced && isCalledOnce(*Candidate.Callee)) &&
        Known.Size > TheOptions.Threshold)
      return ("its size is " + Twine(Known.Size) + ", over the threshold of " +
              Twine(TheOptions.Threshold))
          .str();
    if (Known.Size > TheOptions.Looping && !isCalledOnce(*Candidate.Callee) &&
        !Candidate.IsRecursive && executesLoop(*Candidate.Callee))
      return "the cost of the call is negligible next to the loop that it runs";
    if (Known.Obstacle)
      return Known.Obstacle;
    if (const char *Obstacle =
            obstacleAtCall(*Candidate.Call, *Candidate.Caller))
      return Obstacle;
    if (Candidate.IsRecursive) {
      if (TheOptions.LoopsFirst && isPartlyTailRecursive(Known.Form))
        return "its self tail calls are turned into a loop first";
      if (TheOptions.Unrolled && Known.Form == RecursionForm::OneNonTailCall)
        return "its tail call would not be a tail call in the inlined copy";
      if (TheOptions.VectorLoops &&
          Known.Form == RecursionForm::FloatArrayTailRecursive)
        return "it is turned into a loop that LLVM may vectorize";
      if (TheOptions.AllLoops && isTailRecursiveOverMemory(*Candidate.Callee))
        return "it is turned into a loop that mincaml-unroll may unroll";
      if (TheOptions.TailLoops && isTailRecursive(Known.Form))
        return "it is turned into a loop";
      if (TheOptions.Unrolled &&
          !Graph->areInSameComponent(*Candidate.Caller, *Candidate.Callee))
        return "recursive functions are not unrolled here";
    }
    if (Candidate.LoopDepth &&
        Candidate.LoopDepth + loopDepth(*Candidate.Callee) > MaximumLoopDepth)
      return "loops would be nested too deeply";
    if (!withinBudget(Candidate, Known.Size))
      return "the limit for code growth is reached";
    return {};
  }

  bool withinBudget(const InlineCandidate &Candidate, uint64_t Size) const {
    if (Candidate.IsRecursive &&
        numberAttribute(*Candidate.Caller, UnrolledAttribute) >=
            MaximumUnrolled)
      return false;
    if (CallerInlined + Size > MaximumForCaller)
      return false;
    return isCalledOnce(*Candidate.Callee) ||
           ModuleInlined + Size <= FreeForModule + (ModuleSize + Size) / 2;
  }

  void account(const InlineCandidate &Chosen) {
    const uint64_t Size = infoOf(*Chosen.Callee).Size;
    CallerInlined += Size;
    if (!isCalledOnce(*Chosen.Callee)) {
      ModuleInlined += Size;
      ModuleSize += Size;
    }
    Inlined.insert(Chosen.Callee);
  }

  /// Records in attributes what has been inlined into the current caller.
  void record(Function &Caller, bool Unrolls) {
    Caller.addFnAttr(InlinedAttribute, utostr(CallerInlined));
    if (Unrolls)
      Caller.addFnAttr(UnrolledAttribute,
                       utostr(numberAttribute(Caller, UnrolledAttribute) + 1));
  }

  void findCallersOfRecursive() {
    for (const CallComponents::Component &Component : Graph->bottomUp())
      for (const Function *F : Component)
        if (Graph->isRecursive(*F) ||
            any_of(instructions(F), [&](const Instruction &I) {
              const auto *Call = dyn_cast<CallInst>(&I);
              return Call && CallsRecursive.contains(Call->getCalledFunction());
            }))
          CallsRecursive.insert(F);
  }

  /// Whether a call of F executes a loop that does not contain a call within
  /// F's component. Compared to the loop, the cost of the call is negligible.
  bool hasLoopInside(Function &F) {
    auto IsOfRecursion = [&](const Instruction &I) {
      const auto *Call = dyn_cast<CallInst>(&I);
      const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
      return Callee && Graph->areInSameComponent(F, *Callee);
    };
    for (const Loop *L : AM.getResult<LoopAnalysis>(F).getLoopsInPreorder())
      if (none_of(L->blocks(), [&](const BasicBlock *BB) {
            return any_of(*BB, IsOfRecursion);
          }))
        return true;
    for (const Instruction &I : instructions(F))
      if (const auto *Call = dyn_cast<CallInst>(&I))
        if (Function *Callee = Call->getCalledFunction();
            Callee && !Callee->isDeclaration() &&
            !Graph->areInSameComponent(F, *Callee) &&
            (CallsRecursive.contains(Callee) ||
             !AM.getResult<LoopAnalysis>(*Callee).empty()))
          return true;
    return false;
  }

  /// Whether F is a linear recursive function that the program enters only a
  /// few times. Each time, F is executed at most as often as its frames fit on
  /// the stack, so unrolling it would gain little.
  bool isShortRecursion(Function &F) {
    return infoOf(F).Form == RecursionForm::Linear && F.hasLocalLinkage() &&
           all_of(F.users(), [&](const User *U) {
             const auto *Call = dyn_cast<CallInst>(U);
             return Call && Call->getCalledFunction() == &F &&
                    (Call->getFunction() == &F ||
                     ExecutedOnce.contains(Call->getParent()));
           });
  }

  /// Whether a call of a function that is not recursive executes a loop.
  bool executesLoop(Function &F) {
    auto Calls = Postponed.find(&F);
    return !AM.getResult<LoopAnalysis>(F).empty() ||
           (Calls != Postponed.end() &&
            any_of(Calls->second, [&](const CallInst *Call) {
              return executesLoop(*Call->getCalledFunction());
            }));
  }

  unsigned loopDepth(Function &F) {
    return deepestLoop(AM.getResult<LoopAnalysis>(F));
  }

  void finish(ArrayRef<Function *> Changed) {
    for (Function *Caller : Changed) {
      AM.invalidate(*Caller, PreservedAnalyses::none());
      Infos.erase(Caller);
    }
  }

  /// Inlines the chosen calls in the functions of a component. Returns whether
  /// there were any.
  bool inlineComponent(ArrayRef<Function *> Component) {
    std::vector<InlinedBody> Copies;
    SmallVector<Function *, 4> Changed;
    for (Function *Caller : Component) {
      SmallVector<InlineCandidate, 8> Candidates = choose(*Caller);
      for (const InlineCandidate &Chosen : Candidates) {
        // A recursive caller may be inlined into itself, which would copy this
        // call. The callee would then be called more than once.
        if (isCalledOnce(*Chosen.Callee) && !Graph->isRecursive(*Caller)) {
          Postponed[Caller].push_back(Chosen.Call);
          Moving.insert(Chosen.Callee);
          continue;
        }
        insertPostponed(*Chosen.Callee);
        Copies.push_back(InlinedBody::copy(*Chosen.Call));
      }
      if (!Candidates.empty())
        Changed.push_back(Caller);
    }
    for (InlinedBody &Copy : reverse(Copies))
      Copy.insert();
    finish(Changed);
    return !Changed.empty();
  }

  /// Unrolls the functions of a component. All copies are made before any is
  /// inserted.
  void unrollComponent(ArrayRef<Function *> Component) {
    std::vector<InlinedBody> Copies;
    SmallVector<Function *, 4> Changed;
    for (Function *Caller : Component) {
      std::vector<InlinedBody> OfCaller = unroll(*Caller);
      if (!OfCaller.empty())
        Changed.push_back(Caller);
      move(OfCaller, std::back_inserter(Copies));
    }
    // A copy of a body comes before the copies for the calls in it.
    for (InlinedBody &Copy : Copies)
      Copy.insert();
    finish(Changed);
  }

  /// Moves the bodies of functions called once into Caller, which is then
  /// complete.
  void insertPostponed(Function &Caller) {
    auto Entry = Postponed.find(&Caller);
    if (Entry == Postponed.end())
      return;
    SmallVector<CallInst *, 2> Remaining = std::move(Entry->second);
    Postponed.erase(Entry);
    while (!Remaining.empty()) {
      CallInst &Call = *Remaining.pop_back_val();
      if (auto Inner = Postponed.find(Call.getCalledFunction());
          Inner != Postponed.end()) {
        append_range(Remaining, Inner->second);
        Postponed.erase(Inner);
      }
      InlinedBody::take(Call).insert();
    }
    AM.invalidate(Caller, PreservedAnalyses::none());
  }

  const CalleeInfo &infoOf(Function &F) {
    auto [Entry, IsNew] = Infos.try_emplace(&F);
    if (!IsNew)
      return Entry->second;
    uint64_t Size = inlinedSize(F), InlinedFrames = 0;
    if (auto Calls = Postponed.find(&F); Calls != Postponed.end())
      for (const CallInst *Call : Calls->second) {
        // The entry exists, because the decision to inline this call has used
        // it. The callee was complete then.
        const CalleeInfo &Callee =
            Infos.find(Call->getCalledFunction())->second;
        Size += Callee.Size - 1;
        InlinedFrames += Callee.Frame;
      }
    Entry->second = {Size, frameSize(F) + InlinedFrames,
                     obstacleInCallee(F, InlinedFrames), recursionForm(F)};
    return Entry->second;
  }

  Module &M;
  FunctionAnalysisManager &AM;
  const InlineCallsPass::Options &TheOptions;
  std::optional<CallComponents> Graph;
  DenseMap<const Function *, CalleeInfo> Infos;
  /// Recursive functions and functions that call them.
  DenseSet<const Function *> CallsRecursive;
  DenseSet<const BasicBlock *> ExecutedOnce;
  SmallSetVector<Function *, 8> Inlined;
  /// For each function, the calls in it that will be replaced by moving the
  /// body of the callee, in the order of instructions.
  DenseMap<const Function *, SmallVector<CallInst *, 2>> Postponed;
  DenseSet<const Function *> Moving;
  /// The size of all functions, and how much of it has been inlined.
  uint64_t ModuleSize = 0, ModuleInlined = 0;
  /// The number of instructions inlined into the current caller.
  uint64_t CallerInlined = 0;
};

} // namespace

static bool inlineCalls(Module &M, FunctionAnalysisManager &AM,
                        const InlineCallsPass::Options &TheOptions) {
  if (TheOptions.Threshold == 0 && !TheOptions.Once)
    return false;
  Inliner TheInliner(M, AM, TheOptions);
  unsigned Done = 0;
  while (Done < TheOptions.Iterations && TheInliner.runOnce())
    ++Done;
  return Done != 0;
}

PreservedAnalyses InlineCallsPass::run(Module &M, ModuleAnalysisManager &AM) {
  auto &Functions =
      AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  return preservingFunctions(inlineCalls(M, Functions, TheOptions));
}
