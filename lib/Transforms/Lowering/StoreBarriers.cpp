//===- StoreBarriers.cpp - Write barriers for the collector ---------------===//

#include "GarbageCollection.h"
#include "mincaml/Support/IRAnnotations.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/MDBuilder.h"

using namespace mincaml;
using namespace llvm;

/// Whether \p V may be, or contain, the address of an object in the heap.
static bool mayBeAddress(const Value &V, const DataLayout &DL) {
  return !isa<Constant>(V) &&
         (isa<PtrToIntInst>(V) || mayContainPointers(*V.getType(), DL));
}

/// Whether \p Object is the result of an allocation, which LowerAllocation may
/// have replaced by a phi node.
static bool isAllocation(const Value &Object) {
  if (auto *Call = dyn_cast<CallBase>(&Object)) {
    const Function *Callee = Call->getCalledFunction();
    return Callee && Callee->isDeclaration() && Call->returnDoesNotAlias();
  }
  auto *Phi = dyn_cast<PHINode>(&Object);
  return Phi && any_of(Phi->incoming_values(), [](const Value *Incoming) {
           auto *Call = dyn_cast<CallBase>(Incoming);
           return Call && Call->hasFnAttr(SlowPathAttribute);
         });
}

namespace {

class StoreBarriers {
  /// An object, and the offset of a field of it.
  using Field = std::pair<Value *, int64_t>;

public:
  StoreBarriers(Module &M, const CollectingFunctions &Collecting)
      : M(M), DL(M.getDataLayout()), Collecting(Collecting) {}

  void addTo(Function &F) {
    SmallVector<Instruction *, 32> Writes;
    for (Instruction &I : instructions(F))
      if (I.mayWriteToMemory() && (!isa<CallBase>(I) || isa<IntrinsicInst>(I)))
        Writes.push_back(&I);
    for (Instruction *I : Writes)
      visit(*I);
    for (auto &[Call, Fields] : FieldsOf)
      noteInAllocation(*Call, Fields.getArrayRef());
    FieldsOf.clear();
    AreNoted.clear();
  }

  bool hasAdded() const { return Cards; }

private:
  void visit(Instruction &I) {
    if (auto *Store = dyn_cast<StoreInst>(&I)) {
      noteStore(I, *Store->getPointerOperand(), *Store->getValueOperand());
    } else if (auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I)) {
      noteStore(I, *Exchange->getPointerOperand(),
                *Exchange->getNewValOperand());
    } else if (auto *Update = dyn_cast<AtomicRMWInst>(&I)) {
      noteStore(I, *Update->getPointerOperand(), *Update->getValOperand());
    } else if (auto *Copy = dyn_cast<AnyMemTransferInst>(&I)) {
      if (needsBarrier(I, *Copy->getRawDest()))
        callRuntime(I, *Copy->getRawDest(), *Copy->getLength());
    } else if (auto *Call = dyn_cast<IntrinsicInst>(&I)) {
      visitIntrinsic(*Call);
    }
  }

  /// Stores of vectors with masks or several addresses.
  void visitIntrinsic(IntrinsicInst &Call) {
    switch (Call.getIntrinsicID()) {
    case Intrinsic::masked_store:
    case Intrinsic::masked_compressstore:
    case Intrinsic::vp_store:
      noteStore(Call, *Call.getArgOperand(1), *Call.getArgOperand(0));
      break;
    case Intrinsic::masked_scatter:
    case Intrinsic::vp_scatter: {
      Value *Addresses = Call.getArgOperand(1);
      if (!mayBeAddress(*Call.getArgOperand(0), DL))
        break;
      IRBuilder<> Builder(&Call);
      const auto *Ty = cast<FixedVectorType>(Addresses->getType());
      for (unsigned I = 0; I != Ty->getNumElements(); ++I)
        noteCard(Builder, *Builder.CreateExtractElement(Addresses, I));
      break;
    }
    default:
      break;
    }
  }

  void noteStore(Instruction &I, Value &Address, const Value &Stored) {
    if (!mayBeAddress(Stored, DL) || !needsBarrier(I, Address) ||
        noteInAllocations(I, Address, Stored))
      return;
    IRBuilder<> Builder(&I);
    noteCard(Builder, Address);
    const uint64_t Size = DL.getTypeStoreSize(Stored.getType());
    // Only a larger access may span two cards.
    if (Size > DL.getPointerSize())
      noteCard(Builder,
               *Builder.CreatePtrAdd(&Address, Builder.getInt32(Size - 1)));
  }

  /// Whether an old object may be at this address when \p I is executed.
  bool needsBarrier(Instruction &I, const Value &Address) const {
    const Value *Object = getUnderlyingObject(&Address, /*MaxLookup=*/0);
    // Variables are roots.
    if (isa<AllocaInst, GlobalVariable>(Object))
      return false;
    return !isAllocation(*Object) ||
           mayCollectBetween(*cast<Instruction>(Object), I);
  }

  /// Calls \p Visit for the calls that may collect on paths from \p Definition
  /// to \p I that do not contain the definition again. Returns false if \p Visit
  /// does, or the search takes too long.
  bool forEachCollectingCall(const Instruction &Definition, Instruction &I,
                             function_ref<bool(Instruction &)> Visit) const {
    constexpr unsigned MaxBlocks = 32, MaxInstructions = 2000;
    unsigned Instructions = 0;
    SmallPtrSet<const BasicBlock *, 16> Visited;
    SmallVector<Instruction *, 16> Worklist{&I};
    while (!Worklist.empty()) {
      Instruction *Next = Worklist.pop_back_val();
      BasicBlock *BB = Next->getParent();
      if (Next != &I && Collecting.mayCollect(*Next) && !Visit(*Next))
        return false;
      while (Next != &Definition && Next != &BB->front()) {
        Next = Next->getPrevNode();
        if (++Instructions > MaxInstructions ||
            (Next != &Definition && Collecting.mayCollect(*Next) &&
             !Visit(*Next)))
          return false;
      }
      if (Next == &Definition)
        continue;
      for (BasicBlock *Predecessor : predecessors(BB))
        if (Visited.insert(Predecessor).second) {
          if (Visited.size() > MaxBlocks)
            return false;
          Worklist.push_back(Predecessor->getTerminator());
        }
    }
    return true;
  }

  /// Whether a call may collect on a path from \p Allocation to \p I that does
  /// not contain the allocation again.
  bool mayCollectBetween(const Instruction &Allocation, Instruction &I) const {
    return !forEachCollectingCall(Allocation, I,
                                  [](Instruction &) { return false; });
  }

  /// For a store to the object of the previous iteration of a loop: lets the
  /// allocations after the object was made note the change if they collect.
  /// Returns false if something else may collect.
  bool noteInAllocations(Instruction &I, Value &Address, const Value &Stored) {
    auto *Phi = dyn_cast<PHINode>(getUnderlyingObject(&Address, 0));
    APInt Offset(DL.getIndexTypeSizeInBits(Address.getType()), 0);
    if (!Phi || DL.getTypeStoreSize(Stored.getType()) > DL.getPointerSize() ||
        Address.stripAndAccumulateConstantOffsets(
            DL, Offset, /*AllowNonInbounds=*/true) != Phi)
      return false;
    const int64_t Position = Offset.getSExtValue();
    // All stores in a loop fill the same field, so the paths from the incoming
    // values are searched once.
    auto [Known, IsNew] = AreNoted.try_emplace({Phi, Position}, false);
    if (IsNew)
      Known->second = noteFromIncoming(*Phi, Position);
    return Known->second && noteBetween(*Phi, I, *Phi, Position);
  }

  /// Does so for the paths from the incoming values of a phi node to it.
  bool noteFromIncoming(PHINode &Phi, int64_t Offset) {
    // Variables are roots.
    if (!all_of(Phi.incoming_values(), [&](Value *Incoming) {
          return isa<AllocaInst>(Incoming) || Incoming == &Phi ||
                 isAllocation(*Incoming);
        }))
      return false;
    for (auto [Incoming, From] : zip(Phi.incoming_values(), Phi.blocks()))
      if (!isa<AllocaInst>(Incoming) &&
          !noteBetween(*cast<Instruction>(Incoming), *From->getTerminator(),
                       *Incoming, Offset))
        return false;
    return true;
  }

  /// Lets the allocations between two instructions note the change of a field.
  /// Returns false if other calls may collect there.
  bool noteBetween(Instruction &Definition, Instruction &End, Value &Object,
                   int64_t Offset) {
    return forEachCollectingCall(Definition, End, [&](Instruction &Call) {
      if (!cast<CallBase>(Call).hasFnAttr(SlowPathAttribute))
        return false;
      FieldsOf[cast<CallInst>(&Call)].insert({&Object, Offset});
      return true;
    });
  }

  /// Replaces an allocation by one that notes a change of the first of these
  /// fields if it collects. Changes of further fields are noted in any case.
  void noteInAllocation(CallInst &Call, ArrayRef<Field> Fields) {
    IRBuilder<> Builder(&Call);
    auto AddressOf = [&](const Field &Its) {
      return Builder.CreatePtrAdd(
          Its.first, ConstantInt::get(DL.getIndexType(Its.first->getType()),
                                      Its.second, /*IsSigned=*/true));
    };
    Value *Size = Call.getArgOperand(0);
    FunctionCallee Allocate =
        M.getOrInsertFunction(runtime::AllocateBetweenSymbol, Call.getType(),
                              Size->getType(), Builder.getPtrTy());
    cast<Function>(Allocate.getCallee())->setDoesNotThrow();
    CallInst *New =
        Builder.CreateCall(Allocate, {Size, AddressOf(Fields.front())});
    New->setAttributes(Call.getAttributes());
    New->setCallingConv(Call.getCallingConv());
    for (const Field &Its : Fields.drop_front())
      noteCard(Builder, *AddressOf(Its));
    New->takeName(&Call);
    Call.replaceAllUsesWith(New);
    Call.eraseFromParent();
  }

  void noteCard(IRBuilder<> &Builder, Value &Address) {
    Type *Word = DL.getIntPtrType(M.getContext());
    if (!Cards) {
      Cards = M.getOrInsertGlobal(
          runtime::CardsSymbol,
          ArrayType::get(Builder.getInt8Ty(), runtime::CARDS));
      MDBuilder Metadata(M.getContext());
      MDNode *Node = Metadata.createTBAAScalarTypeNode(
          "card", Metadata.createTBAARoot(runtime::AliasRoot));
      Tag = Metadata.createTBAAStructTagNode(Node, Node, 0);
    }
    static_assert(runtime::CARDS == 1 << 16, "the index has 16 bits");
    Value *Number = Builder.CreateLShr(Builder.CreatePtrToInt(&Address, Word),
                                       runtime::CARD_SHIFT);
    Value *Index = Builder.CreateZExt(
        Builder.CreateTrunc(Number, Builder.getInt16Ty()), Word, "card");
    StoreInst *Store = Builder.CreateStore(
        Builder.getInt8(1),
        Builder.CreateInBoundsGEP(Builder.getInt8Ty(), Cards, Index));
    Store->setMetadata(LLVMContext::MD_tbaa, Tag);
  }

  void callRuntime(Instruction &I, Value &Address, Value &Length) {
    IRBuilder<> Builder(&I);
    Type *Word = DL.getIntPtrType(M.getContext());
    FunctionCallee Note =
        M.getOrInsertFunction(runtime::NoteChangeSymbol, Builder.getVoidTy(),
                              Builder.getPtrTy(), Word);
    cast<Function>(Note.getCallee())->setDoesNotThrow();
    Builder.CreateCall(Note,
                       {&Address, Builder.CreateZExtOrTrunc(&Length, Word)});
  }

  Module &M;
  const DataLayout &DL;
  const CollectingFunctions &Collecting;
  /// For an allocation, fields of objects that are made before it, to which the
  /// function stores after it.
  SmallMapVector<CallInst *, SmallSetVector<Field, 1>, 8> FieldsOf;
  /// For a phi node of objects and the offset of a field, whether noteFromIncoming
  /// has returned true.
  DenseMap<std::pair<PHINode *, int64_t>, bool> AreNoted;
  Constant *Cards = nullptr;
  MDNode *Tag = nullptr;
};

} // namespace

/// Adds writes of other memory to effects that contain writes.
static MemoryEffects addCards(MemoryEffects Effects) {
  return Effects.onlyReadsMemory()
             ? Effects
             : Effects | MemoryEffects(IRMemLocation::Other, ModRefInfo::Mod);
}

void mincaml::addStoreBarriers(Module &M,
                               const CollectingFunctions &Collecting) {
  StoreBarriers Barriers(M, Collecting);
  for (Function &F : M)
    Barriers.addTo(F);
  if (Barriers.hasAdded())
    widenMemoryEffects(M, addCards);
}
