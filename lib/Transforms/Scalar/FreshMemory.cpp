//===- FreshMemory.cpp - Forwarding of stores to fresh objects ------------===//

#include "Scalar/FreshMemory.h"
#include "mincaml/Analysis/Interprocedural/Alias.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace mincaml;
using namespace llvm;

#define DEBUG_TYPE "mincaml-constfold"

/// The maximum number of loads times stores for which an object is analyzed.
static constexpr size_t MaximumPairs = size_t(1) << 16;

static bool isFreshObject(const Instruction &I) {
  if (const auto *Slot = dyn_cast<AllocaInst>(&I))
    return !Slot->isSwiftError() && !Slot->isUsedWithInAlloca();
  const auto *Call = dyn_cast<CallBase>(&I);
  if (!Call || !Call->hasRetAttr(Attribute::NoAlias))
    return false;
  Attribute Kind = Call->getFnAttr(Attribute::AllocKind);
  return Kind.isValid() &&
         (Kind.getAllocKind() & AllocFnKind::Alloc) != AllocFnKind::Unknown;
}

namespace {

/// A load or store at a known offset of an object.
template <typename AccessT> struct Access {
  AccessT *I;
  int64_t Offset;
  int64_t Size;

  template <typename OtherT> bool overlaps(const Access<OtherT> &Other) const {
    return Offset < Other.Offset + Other.Size && Other.Offset < Offset + Size;
  }
};

/// All uses of one fresh object in the function.
class ObjectUses {
public:
  explicit ObjectUses(Instruction &Object) : DL(Object.getDataLayout()) {
    add(Object, 0);
    while (!Pending.empty() && AllWritesKnown) {
      auto [Pointer, Offset] = Pending.pop_back_val();
      for (Use &U : Pointer->uses())
        if (AllWritesKnown)
          visit(U, Offset);
    }
    if (Loads.size() * Stores.size() > MaximumPairs)
      AllWritesKnown = false;
  }

  /// False if the object may be written to other than by the Stores.
  bool AllWritesKnown = true;
  /// Whether unknown code may have a pointer to the object.
  bool Escapes = false;
  SmallVector<Access<LoadInst>, 4> Loads;
  SmallVector<Access<StoreInst>, 4> Stores;

private:
  void add(Value &Pointer, int64_t Offset) {
    if (Seen.insert(&Pointer).second)
      Pending.push_back({&Pointer, Offset});
  }

  void visit(Use &U, int64_t Offset) {
    auto *User = cast<Instruction>(U.getUser());
    if (auto *Load = dyn_cast<LoadInst>(User)) {
      // Volatile and atomic loads are not replaced.
      TypeSize Size = DL.getTypeStoreSize(Load->getType());
      if (Load->isSimple() && !Size.isScalable())
        Loads.push_back({Load, Offset, int64_t(Size.getFixedValue())});
    } else if (auto *Store = dyn_cast<StoreInst>(User)) {
      visitStore(*Store, U, Offset);
    } else if (auto *Address = dyn_cast<GetElementPtrInst>(User)) {
      APInt Distance(DL.getIndexTypeSizeInBits(Address->getType()), 0);
      if (Address->getType()->isVectorTy() ||
          !Address->accumulateConstantOffset(DL, Distance) ||
          !Distance.isSignedIntN(32))
        AllWritesKnown = false;
      else
        add(*Address, Offset + Distance.getSExtValue());
    } else if (auto *Call = dyn_cast<CallBase>(User)) {
      visitCall(*Call, U);
    } else if (!isa<ICmpInst, ReturnInst>(User)) {
      // A comparison does not write, and loads of this function do not see what
      // happens after the return.
      Escapes = true;
    }
  }

  void visitStore(StoreInst &Store, const Use &U, int64_t Offset) {
    if (U.getOperandNo() != Store.getPointerOperandIndex()) {
      Escapes = true;
      return;
    }
    TypeSize Size = DL.getTypeStoreSize(Store.getValueOperand()->getType());
    if (Size.isScalable())
      AllWritesKnown = false;
    else
      Stores.push_back({&Store, Offset, int64_t(Size.getFixedValue())});
  }

  void visitCall(CallBase &Call, const Use &U) {
    if (Call.isLifetimeStartOrEnd() || Call.isDroppable())
      return;
    if (!Call.isArgOperand(&U) || isa<AnyMemIntrinsic>(Call)) {
      AllWritesKnown = false;
      return;
    }
    unsigned Argument = Call.getArgOperandNo(&U);
    if (!Call.doesNotCapture(Argument) || !Call.onlyReadsMemory(Argument))
      Escapes = true;
  }

  const DataLayout &DL;
  SmallPtrSet<Value *, 8> Seen;
  SmallVector<std::pair<Value *, int64_t>, 8> Pending;
};

} // namespace

/// The only store that writes to any byte that Load reads. It is null if there
/// is no such store or more than one, or if it is not to the same field with
/// the same type.
static StoreInst *storeOfField(const ObjectUses &Uses,
                               const Access<LoadInst> &Load) {
  const Access<StoreInst> *Only = nullptr;
  for (const Access<StoreInst> &Store : Uses.Stores) {
    if (!Store.overlaps(Load))
      continue;
    if (Only)
      return nullptr;
    Only = &Store;
  }
  if (!Only || Only->Offset != Load.Offset || !Only->I->isSimple() ||
      Only->I->getValueOperand()->getType() != Load.I->getType())
    return nullptr;
  return Only->I;
}

/// Replaces loads from Object. Adds addresses that may be unused now to
/// Addresses.
static bool replaceLoadsOf(Instruction &Object, const DominatorTree &DT,
                           OptimizationRemarkEmitter &Remarks,
                           SmallVectorImpl<WeakTrackingVH> &Addresses) {
  ObjectUses Uses(Object);
  if (!Uses.AllWritesKnown)
    return false;
  bool Changed = false;
  for (const Access<LoadInst> &Load : Uses.Loads) {
    StoreInst *Store = storeOfField(Uses, Load);
    if (!Store || !DT.isReachableFromEntry(Load.I->getParent()) ||
        !DT.isReachableFromEntry(Store->getParent()) ||
        !DT.dominates(Store, Load.I))
      continue;
    if (Uses.Escapes &&
        !(isImmutableField(*Load.I) && isImmutableField(*Store))) {
      Remarks.emit([&] {
        return OptimizationRemarkMissed(DEBUG_TYPE, "MayBeWritten", Load.I)
               << "not replaced by the value stored before: other code may "
                  "have written it since";
      });
      continue;
    }
    Value *Stored = Store->getValueOperand();
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "KnownContents", Load.I)
             << "the field read here is known to be " << operandName(*Stored);
    });
    Addresses.push_back(Load.I->getPointerOperand());
    Load.I->replaceAllUsesWith(Stored);
    Load.I->eraseFromParent();
    Changed = true;
  }
  return Changed;
}

bool mincaml::replaceKnownLoads(Function &F, const DominatorTree &DT,
                                OptimizationRemarkEmitter &Remarks) {
  SmallVector<Instruction *, 16> Objects;
  for (Instruction &I : instructions(F))
    if (isFreshObject(I) && DT.isReachableFromEntry(I.getParent()))
      Objects.push_back(&I);
  bool Changed = false;
  SmallVector<WeakTrackingVH, 16> Addresses;
  for (Instruction *Object : Objects)
    Changed |= replaceLoadsOf(*Object, DT, Remarks, Addresses);
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Addresses);
  return Changed;
}
