//===- SelfCallLoop.cpp - Loops in place of self-calls --------------------===//

#include "SelfCallLoop.h"
#include "llvm/Analysis/CaptureTracking.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace mincaml;
using namespace llvm;

namespace {

/// Tracks whether the address of a variable in F's frame escapes. Callees may
/// get it while they run, but not F itself, because after the transformation
/// caller and callee would share the variable.
class FrameAddressTracker : public CaptureTracker {
public:
  explicit FrameAddressTracker(const Function &F) : F(F) {}

  bool staysInFrame(const AllocaInst &A) {
    constexpr unsigned MaximumUses = 1000;
    PointerMayBeCaptured(&A, this, MaximumUses);
    return !Escapes;
  }

  void tooManyUses() override { Escapes = true; }

  bool shouldExplore(const Use *U) override {
    if (const auto *Call = dyn_cast<CallBase>(U->getUser()))
      Escapes |= !isa<IntrinsicInst>(Call) && Call->getCalledFunction() == &F;
    return !Escapes;
  }

  Action captured(const Use *U, UseCaptureInfo Info) override {
    // LLVM treats volatile accesses as captures, but the address does not
    // escape through an access to the memory.
    if (isa<LoadInst>(U->getUser()))
      return Continue;
    if (const auto *Store = dyn_cast<StoreInst>(U->getUser());
        Store && Store->getValueOperand() != U->get())
      return Continue;
    // Before the transformation, each execution of F has a separate variable.
    // So code may only observe that the address is not null.
    if (capturesAddressIsNullOnly(Info.UseCC))
      return Continue;
    Escapes = true;
    return Stop;
  }

private:
  const Function &F;
  bool Escapes = false;
};

} // namespace

StringRef mincaml::whyFrameCannotBeShared(const Function &F) {
  if (F.isVarArg())
    return "it takes a variable number of arguments";
  if (F.isInterposable())
    return "another definition may replace it when linking";
  if (F.isPresplitCoroutine())
    return "it is a coroutine";
  if (F.hasFnAttribute(Attribute::Naked))
    return "it is naked";
  // The strategy may require the roots to be declared in the entry block.
  if (F.hasGC())
    return "it has a garbage collection strategy";
  if (F.isConvergent())
    return "it is convergent";
  if (F.callsFunctionThatReturnsTwice())
    return "it calls a function that may return twice";
  for (const Argument &A : F.args()) {
    if (A.hasPassPointeeByValueCopyAttr() || A.hasStructRetAttr() ||
        A.hasSwiftErrorAttr() || A.hasAttribute(Attribute::ByRef) ||
        A.hasAttribute(Attribute::SwiftAsync) || A.hasNestAttr())
      return "a parameter is passed in memory";
    if (A.getType()->isTokenLikeTy())
      return "a parameter is a token";
  }
  for (const Instruction &I : instructions(F)) {
    if (const auto *A = dyn_cast<AllocaInst>(&I)) {
      if (!A->isStaticAlloca() || A->isSwiftError())
        return "it allocates stack space dynamically";
      if (!FrameAddressTracker(F).staysInFrame(*A))
        return "the address of a local variable escapes";
    }
    if (const auto *Call = dyn_cast<IntrinsicInst>(&I))
      if (Call->getIntrinsicID() == Intrinsic::localescape)
        return "the address of a local variable escapes";
  }
  return "";
}

StringRef mincaml::whyCallCannotBeJump(const CallInst &Call) {
  const Function &F = *Call.getFunction();
  if (Call.isNoTailCall())
    return "it is marked notail";
  if (!Call.isMustTailCall() &&
      F.getFnAttribute("disable-tail-calls").getValueAsBool())
    return "the function has `disable-tail-calls`";
  if (Call.hasOperandBundles())
    return "it has operand bundles";
  if (Call.getCallingConv() != F.getCallingConv() ||
      Call.getFunctionType() != F.getFunctionType())
    return "its type or convention is not that of the function";
  if (Call.cannotDuplicate() || Call.isConvergent() || Call.canReturnTwice() ||
      Call.isStrictFP())
    return "its attributes forbid it";
  return "";
}

SelfCallLoop::SelfCallLoop(Function &F, ArrayRef<CallInst *> Calls)
    : Calls(Calls), Header(&F.getEntryBlock()) {
  Entry = BasicBlock::Create(F.getContext(), "", &F, Header);
  Entry->takeName(Header);
  Header->setName("loop");
  BranchInst *Jump = BranchInst::Create(Header, Entry);
  for (Instruction &I : make_early_inc_range(*Header))
    if (isa<AllocaInst>(I))
      I.moveBefore(Jump->getIterator());
  for (Argument &A : F.args())
    replaceByPhi(&A, [&](unsigned I) -> Use & {
      return Calls[I]->getArgOperandUse(A.getArgNo());
    });
}

PHINode *SelfCallLoop::makePhi(Value *Initial, const Twine &Name) {
  auto *Phi = PHINode::Create(Initial->getType(), Calls.size() + 1, Name);
  Phi->insertBefore(Header->getFirstNonPHIIt());
  Phi->addIncoming(Initial, Entry);
  return Phi;
}

/// Adapts the debug records of Initial, which must not describe later
/// iterations by the value of the first one. A declare record says that
/// Initial is the address of a variable in the whole function. A phi node is
/// that address only from its position on, so a value record replaces the
/// declare record.
static void describeByValue(Value *Initial) {
  for (DbgVariableRecord *Record : findDVRDeclares(Initial)) {
    DbgVariableRecord *Value = DbgVariableRecord::createDbgVariableRecord(
        Initial, Record->getVariable(),
        DIExpression::append(Record->getExpression(), {dwarf::DW_OP_deref}),
        Record->getDebugLoc());
    Value->insertBefore(Record);
    Record->eraseFromParent();
  }
  // The generated code must not depend on debug information.
  if (Initial->use_empty())
    for (DbgVariableRecord *Record : findDVRValues(Initial))
      Record->setKillLocation();
}

void SelfCallLoop::replaceByPhi(Value *Initial,
                                function_ref<Use &(unsigned)> Next) {
  auto Iterations = seq<unsigned>(0, Calls.size());
  if (all_of(Iterations, [&](unsigned I) { return Next(I) == Initial; }))
    return;
  describeByValue(Initial);
  if (Initial->use_empty())
    return;
  PHINode *Phi = makePhi(Initial, Initial->getName());
  // This includes the operands of calls and stores, and debug records.
  Initial->replaceAllUsesWith(Phi);
  Phi->setIncomingValue(0, Initial);
  for (unsigned I : Iterations)
    Phi->addIncoming(Next(I), Calls[I]->getParent());
}

void SelfCallLoop::jumpInsteadOf(CallInst &Call) {
  BasicBlock *BB = Call.getParent();
  Instruction *Old = BB->getTerminator();
  SmallVector<BasicBlock *, 2> MaybeDead(successors(BB));
  BranchInst *Jump = BranchInst::Create(Header);
  Jump->insertBefore(Old->getIterator());
  Jump->setDebugLoc(Call.getDebugLoc());
  for (BasicBlock *Next : MaybeDead)
    Next->removePredecessor(BB);
  Old->eraseFromParent();
  Call.replaceAllUsesWith(PoisonValue::get(Call.getType()));
  Call.eraseFromParent();
  SmallPtrSet<BasicBlock *, 4> Deleted;
  while (!MaybeDead.empty()) {
    BasicBlock *Next = MaybeDead.pop_back_val();
    if (Deleted.contains(Next) || !pred_empty(Next))
      continue;
    append_range(MaybeDead, successors(Next));
    DeleteDeadBlock(Next);
    Deleted.insert(Next);
  }
}
