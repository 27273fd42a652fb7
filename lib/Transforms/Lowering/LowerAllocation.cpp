//===- LowerAllocation.cpp - Inline heap allocation -----------------------===//

#include "GarbageCollection.h"
#include "mincaml/Support/IRAnnotations.h"
#include "mincaml/Support/RuntimeABI.h"
#include "mincaml/Transforms/Lowering.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

namespace {

/// The runtime's `min_caml_heap` or `min_caml_runs`, as this module sees it.
struct Heap {
  Heap(Module &M, bool IsCollected) : IsCollected(IsCollected) {
    auto *Pointer = PointerType::getUnqual(M.getContext());
    Ty = StructType::get(M.getContext(), {Pointer, Pointer});
    Global = IsCollected
                 ? M.getOrInsertGlobal(runtime::RunsSymbol,
                                       ArrayType::get(Ty, runtime::RUNS))
                 : M.getOrInsertGlobal(runtime::HeapSymbol, Ty);
    MDBuilder Metadata(M.getContext());
    MDNode *Node = Metadata.createTBAAScalarTypeNode(
        "heap pointer", Metadata.createTBAARoot(runtime::AliasRoot));
    Tag = Metadata.createTBAAStructTagNode(Node, Node, 0);
  }

  /// The address of the allocation pointer for objects of this size, which is
  /// followed by its limit.
  Constant *pointers(uint64_t Size) const {
    if (!IsCollected)
      return Global;
    auto *Index = ConstantInt::get(Type::getInt32Ty(Ty->getContext()),
                                   Size / runtime::ALLOCATION_ALIGNMENT);
    return ConstantExpr::getInBoundsGetElementPtr(Ty, Global, Index);
  }

  bool IsCollected;
  StructType *Ty;
  Constant *Global;
  MDNode *Tag;
};

} // namespace

/// Expands a call that is the first instruction of its block.
static void expand(CallInst *Slow, uint64_t Size, const Heap &H) {
  BasicBlock *Join = Slow->getParent();
  BasicBlock *Start = Join->getSinglePredecessor();
  Instruction *Branch = Start->getTerminator();
  IRBuilder<> Builder(Branch);
  auto Tagged = [&](auto *Access) {
    Access->setMetadata(LLVMContext::MD_tbaa, H.Tag);
    return Access;
  };
  Type *Pointer = Builder.getPtrTy();
  Constant *Pointers = H.pointers(Size);
  Value *LimitAddress =
      Builder.CreateStructGEP(H.Ty, Pointers, 1, "heap.limit.address");
  Value *Next = Tagged(Builder.CreateLoad(Pointer, Pointers, "heap.next"));
  Value *Limit =
      Tagged(Builder.CreateLoad(Pointer, LimitAddress, "heap.limit"));
  Type *Word = Builder.getIntPtrTy(Slow->getModule()->getDataLayout());
  // A run of free cells consists of whole cells, so Next reaches Limit exactly.
  Value *Full =
      H.IsCollected
          ? Builder.CreateICmpEQ(Next, Limit, "full")
          : Builder.CreateICmpULT(
                Builder.CreateSub(Builder.CreatePtrToInt(Limit, Word),
                                  Builder.CreatePtrToInt(Next, Word), "room"),
                ConstantInt::get(Word, Size), "full");

  LLVMContext &Context = Slow->getContext();
  auto *SlowBlock =
      BasicBlock::Create(Context, "heap.full", Join->getParent(), Join);
  auto *FastBlock =
      BasicBlock::Create(Context, "heap.bump", Join->getParent(), Join);
  Join->setName("allocated");
  Builder.CreateCondBr(Full, SlowBlock, FastBlock,
                       MDBuilder(Context).createUnlikelyBranchWeights());
  Branch->eraseFromParent();
  auto Continue = [&](BasicBlock *BB) {
    Builder.SetInsertPoint(BB);
    return Builder.CreateBr(Join);
  };
  Instruction *SlowTerminator = Continue(SlowBlock);
  Instruction *FastTerminator = Continue(FastBlock);

  Builder.SetInsertPoint(FastTerminator);
  Value *Bumped = Builder.CreateInBoundsGEP(
      Builder.getInt8Ty(), Next, Builder.getInt32(Size), "heap.bumped");
  Tagged(Builder.CreateStore(Bumped, Pointers));

  Builder.SetInsertPoint(Join, Join->begin());
  PHINode *Object = Builder.CreatePHI(Pointer, 2);
  Slow->replaceAllUsesWith(Object);
  Object->takeName(Slow);
  Slow->moveBefore(SlowTerminator->getIterator());
  Slow->addFnAttr(Attribute::Cold);
  Slow->addFnAttr(Attribute::get(Slow->getContext(), SlowPathAttribute));
  Object->addIncoming(Slow, Slow->getParent());
  Object->addIncoming(Next, FastTerminator->getParent());
}

/// Adds the effects on inaccessible memory to those on other memory, because
/// the heap pointer is now memory that the module can access.
static MemoryEffects addHeapPointer(MemoryEffects Effects) {
  return Effects |
         MemoryEffects(IRMemLocation::Other,
                       Effects.getModRef(IRMemLocation::InaccessibleMem));
}

void mincaml::widenMemoryEffects(
    Module &M, function_ref<MemoryEffects(MemoryEffects)> Widen) {
  for (Function &F : M) {
    if (F.isIntrinsic())
      continue;
    if (F.hasFnAttribute(Attribute::Memory))
      F.setMemoryEffects(Widen(F.getMemoryEffects()));
    for (Instruction &I : instructions(F)) {
      auto *Call = dyn_cast<CallBase>(&I);
      if (Call && Call->getAttributes().hasFnAttr(Attribute::Memory) &&
          !isa<IntrinsicInst>(Call))
        Call->setMemoryEffects(Widen(Call->getAttributes().getMemoryEffects()));
    }
  }
}

/// The calls to expand.
static SmallVector<CallInst *, 16> smallAllocations(Module &M,
                                                    uint64_t Largest) {
  SmallVector<CallInst *, 16> Result;
  Function *Allocate = M.getFunction(runtime::AllocateSymbol);
  if (!Allocate)
    return Result;
  for (Function &F : M)
    for (Instruction &I : instructions(F)) {
      auto *Call = dyn_cast<CallInst>(&I);
      // After a `musttail` call there can be no join.
      if (!Call || Call->getCalledFunction() != Allocate ||
          Call->hasFnAttr(SlowPathAttribute) || Call->isMustTailCall())
        continue;
      auto *Size = dyn_cast<ConstantInt>(Call->getArgOperand(0));
      if (Size && Size->getZExtValue() <= Largest)
        Result.push_back(Call);
    }
  return Result;
}

PreservedAnalyses LowerAllocationPass::run(Module &M, ModuleAnalysisManager &) {
  SmallVector<CallInst *, 16> Calls = smallAllocations(
      M, TheOptions.Collected
             ? uint64_t(runtime::RUNS - 1) * runtime::ALLOCATION_ALIGNMENT
             : runtime::INLINE_ALLOCATION_LIMIT);
  if (Calls.empty())
    return PreservedAnalyses::all();
  Heap H(M, TheOptions.Collected);
  // Split from the end, so that each instruction moves only once.
  for (CallInst *Call : reverse(Calls))
    Call->getParent()->splitBasicBlock(Call);
  for (CallInst *Call : Calls)
    expand(Call, cast<ConstantInt>(Call->getArgOperand(0))->getZExtValue(), H);
  widenMemoryEffects(M, addHeapPointer);
  return PreservedAnalyses::none();
}
