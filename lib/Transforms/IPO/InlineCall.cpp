//===- InlineCall.cpp - Inlining of one call ------------------------------===//

#include "IPO/InlineCall.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace mincaml;
using namespace llvm;

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
