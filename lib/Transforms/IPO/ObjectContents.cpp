//===- ObjectContents.cpp - Known contents of objects ---------------------===//

#include "IPO/ObjectContents.h"
#include "Utils/ChangePrototype.h"
#include "mincaml/Analysis/Interprocedural/AliasRegions.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace mincaml;
using namespace llvm;

OffsetPointer mincaml::offsetPointer(Value &Pointer, const DataLayout &Layout) {
  APInt Offset(Layout.getIndexTypeSizeInBits(Pointer.getType()), 0);
  Value *Base = Pointer.stripAndAccumulateConstantOffsets(
      Layout, Offset, /*AllowNonInbounds=*/true);
  return {Base, Offset.getSExtValue()};
}

CallInst *mincaml::asAllocation(Value &V) {
  auto *Call = dyn_cast<CallInst>(&V);
  if (!Call || !Call->hasRetAttr(Attribute::NoAlias) ||
      Call->isMustTailCall() || Call->hasOperandBundles())
    return nullptr;
  Attribute Kind = Call->getFnAttr(Attribute::AllocKind);
  if (!Kind.isValid())
    return nullptr;
  AllocFnKind Bits = Kind.getAllocKind();
  // Fields that are not stored to are treated as undefined.
  constexpr AllocFnKind Expected =
      AllocFnKind::Alloc | AllocFnKind::Uninitialized;
  if ((Bits & Expected) != Expected ||
      (Bits & (AllocFnKind::Realloc | AllocFnKind::Zeroed)) !=
          AllocFnKind::Unknown)
    return nullptr;
  if (!Call->hasFnAttr(Attribute::WillReturn) || !Call->doesNotThrow() ||
      !Call->getMemoryEffects().onlyAccessesInaccessibleMem())
    return nullptr;
  return Call;
}

/// Collects the loads, stores and other users of an object and of addresses
/// that are computed from it, without the address arithmetic itself.
static void collectUsers(Instruction &Object, SetVector<Instruction *> &Users,
                         const DataLayout &Layout) {
  SmallVector<Instruction *, 8> Addresses = {&Object};
  while (!Addresses.empty())
    for (User *U : Addresses.pop_back_val()->users()) {
      auto *I = cast<Instruction>(U);
      auto *Address = dyn_cast<GetElementPtrInst>(I);
      if (Address && offsetPointer(*Address, Layout).Base != Address)
        Addresses.push_back(Address);
      else
        Users.insert(I);
    }
}

std::optional<InitializingStores>
mincaml::initializingStores(CallInst &Allocation) {
  const DataLayout &Layout = Allocation.getDataLayout();
  SetVector<Instruction *> Users;
  collectUsers(Allocation, Users, Layout);
  InitializingStores Result;
  SmallVector<std::pair<int64_t, int64_t>, 8> Ranges;
  StoreInst *Last = nullptr;
  for (Instruction *User : Users) {
    auto *Store = dyn_cast<StoreInst>(User);
    if (!Store ||
        offsetPointer(*Store->getPointerOperand(), Layout).Base != &Allocation)
      continue;
    TypeSize Size =
        Layout.getTypeStoreSize(Store->getValueOperand()->getType());
    if (!Store->isSimple() || Store->getParent() != Allocation.getParent() ||
        Size.isScalable())
      return std::nullopt;
    int64_t Start = offsetPointer(*Store->getPointerOperand(), Layout).Offset;
    // A store of size zero writes nothing, so that the field at its offset
    // would be another one.
    if (Size.isZero() || Result.count(Start))
      return std::nullopt;
    Ranges.push_back(
        {Start, Start + static_cast<int64_t>(Size.getFixedValue())});
    Result[Start] = Store;
    if (!Last || Last->comesBefore(Store))
      Last = Store;
  }
  sort(Ranges);
  for (unsigned I = 1; I < Ranges.size(); ++I)
    if (Ranges[I].first < Ranges[I - 1].second)
      return std::nullopt;
  // No other instruction may access the object before it is complete.
  for (Instruction *User : Users) {
    auto *Store = dyn_cast<StoreInst>(User);
    bool Fills = Store && is_contained(make_second_range(Result), Store);
    if (Last && !Fills && !isa<PHINode>(User) &&
        User->getParent() == Last->getParent() && User->comesBefore(Last))
      return std::nullopt;
  }
  return Result;
}

bool mincaml::isImmutableLoad(const Instruction &I) {
  const auto *Load = dyn_cast<LoadInst>(&I);
  return Load && Load->isSimple() && isImmutableField(I);
}

bool ContentsFinder::allCallsAreKnown(const Function &F) {
  auto [Known, IsNew] = CallsAreKnown.try_emplace(&F);
  if (IsNew)
    Known->second = canChangePrototype(F);
  return Known->second;
}

/// The objects to which a pointer at offset zero may point; empty if there are
/// too many.
SmallVector<Value *, 4> ContentsFinder::objects(Value &Pointer) {
  constexpr unsigned MaximumVisited = 64;
  SmallVector<Value *, 4> Result;
  SmallSetVector<Value *, 8> Visited;
  Visited.insert(&Pointer);
  for (unsigned I = 0; I < Visited.size(); ++I) {
    if (I == MaximumVisited)
      return {};
    Value *V = Visited[I];
    if (auto *Phi = dyn_cast<PHINode>(V)) {
      for (Value *Incoming : Phi->incoming_values())
        Visited.insert(Incoming);
    } else if (auto *Select = dyn_cast<SelectInst>(V)) {
      Visited.insert(Select->getTrueValue());
      Visited.insert(Select->getFalseValue());
    } else if (auto *Parameter = dyn_cast<Argument>(V);
               Parameter && allCallsAreKnown(*Parameter->getParent())) {
      for (User *U : Parameter->getParent()->users())
        Visited.insert(cast<CallInst>(U)->getArgOperand(Parameter->getArgNo()));
    } else {
      Result.push_back(V);
    }
  }
  return Result;
}

/// The value at an offset of an object, or null if it is unknown.
static Value *contents(Value &Object, int64_t Offset, LoadInst &Load) {
  if (auto *Global = dyn_cast<GlobalVariable>(&Object)) {
    if (!Global->isConstant() || !Global->hasDefinitiveInitializer() ||
        Offset < 0)
      return nullptr;
    const DataLayout &Layout = Load.getDataLayout();
    return ConstantFoldLoadFromConst(
        Global->getInitializer(), Load.getType(),
        APInt(Layout.getIndexTypeSizeInBits(Global->getType()), Offset),
        Layout);
  }
  CallInst *Allocation = asAllocation(Object);
  if (!Allocation)
    return nullptr;
  std::optional<InitializingStores> Fields = initializingStores(*Allocation);
  if (!Fields)
    return nullptr;
  auto Field = Fields->find(Offset);
  if (Field == Fields->end())
    return nullptr;
  Value *Stored = Field->second->getValueOperand();
  return Stored->getType() == Load.getType() ? Stored : nullptr;
}

Value *ContentsFinder::valueOf(LoadInst &Load) {
  if (!isImmutableLoad(Load))
    return nullptr;
  OffsetPointer From =
      offsetPointer(*Load.getPointerOperand(), Load.getDataLayout());
  SmallVector<Value *, 4> Objects = objects(*From.Base);
  Value *Result = nullptr;
  for (Value *Object : Objects) {
    Value *Some = contents(*Object, From.Offset, Load);
    if (!Some || (Result && Some != Result))
      return nullptr;
    // Values of another function, or of another iteration of a loop, are not
    // available.
    if (!isa<Constant>(Some) && Object != From.Base)
      return nullptr;
    Result = Some;
  }
  if (Result && isa<UndefValue>(Result))
    return nullptr;
  return Result;
}

/// Whether the object is in a cycle of objects that are allocated in one
/// function, such as closures of mutually recursive functions.
static bool isInCycle(CallInst &Allocation) {
  constexpr unsigned MaximumVisited = 64;
  const DataLayout &Layout = Allocation.getDataLayout();
  SmallSetVector<CallInst *, 8> Holders;
  Holders.insert(&Allocation);
  for (unsigned I = 0; I < Holders.size() && I < MaximumVisited; ++I)
    for (Use &U : Holders[I]->uses()) {
      auto *Store = dyn_cast<StoreInst>(U.getUser());
      if (!Store || &U != &Store->getOperandUse(0))
        continue;
      CallInst *Holder = asAllocation(
          *offsetPointer(*Store->getPointerOperand(), Layout).Base);
      if (Holder == &Allocation)
        return true;
      if (Holder)
        Holders.insert(Holder);
    }
  return false;
}

bool ContentsFinder::leadsToKnownObject(Value &Pointer) {
  return any_of(objects(Pointer), [](Value *Object) {
    auto *Global = dyn_cast<GlobalVariable>(Object);
    if (Global && Global->isConstant())
      return true;
    CallInst *Allocation = asAllocation(*Object);
    return Allocation && !isInCycle(*Allocation);
  });
}
