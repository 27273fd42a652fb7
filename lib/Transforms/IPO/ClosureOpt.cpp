//===- ClosureOpt.cpp - Elimination of closures and tuples ----------------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Interprocedural/Alias.h"
#include "mincaml/Transforms/IPO.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include <map>
#include <set>

#define DEBUG_TYPE "mincaml-closure-opt"

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Known contents of objects
//
// This section finds the contents of tuples and closures. These objects are
// initialized where they are allocated and never change.
//===----------------------------------------------------------------------===//

namespace {

/// A pointer that is a constant number of bytes after another.
struct OffsetPointer {
  Value *Base;
  int64_t Offset;
};

/// The stores that initialize an object, by offset. They must be at constant
/// offsets, in the block of the allocation, and precede all other uses of the
/// object in that block. If a store does not meet these conditions, or two
/// stores write the same byte, the stores of the object are not collected.
using InitializingStores = MapVector<int64_t, StoreInst *>;

} // namespace

static OffsetPointer offsetPointer(Value &Pointer, const DataLayout &Layout) {
  APInt Offset(Layout.getIndexTypeSizeInBits(Pointer.getType()), 0);
  Value *Base = Pointer.stripAndAccumulateConstantOffsets(
      Layout, Offset, /*AllowNonInbounds=*/true);
  return {Base, Offset.getSExtValue()};
}

/// Returns V if it is a call that allocates an object, otherwise null. The
/// result of such a call is noalias, the call returns, and it accesses no
/// memory that the program can access. The contents of the object are undefined
/// at first.
static CallInst *asAllocation(Value &V) {
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

static std::optional<InitializingStores>
initializingStores(CallInst &Allocation) {
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
    // A store of size zero writes nothing: if there is a field at its offset,
    // another store initializes it.
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

/// Whether I is a simple load whose alias tag says that the field never changes
/// after the object has been initialized. Such fields are MinCaml's tuple
/// fields, closure fields and closure code, tags, and fields of data types that
/// are not mutable.
static bool isImmutableLoad(const Instruction &I) {
  const auto *Load = dyn_cast<LoadInst>(&I);
  return Load && Load->isSimple() && isImmutableField(I);
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

namespace {

/// Finds the contents of the objects to which a pointer may point. Pointers are
/// traced through phi nodes, selects and, where all calls of a function are
/// known (canChangePrototype), parameters.
class ContentsFinder {
public:
  /// The value of a load of an immutable field: a constant that is the same in
  /// all objects, or the value that was stored to the only object. It is null
  /// if the value is unknown.
  Value *valueOf(LoadInst &Load) {
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
      // If the object was found through phi nodes or parameters, a value that
      // is not constant may belong to another function, or to another iteration
      // of a loop, and is not available at the load.
      if (!isa<Constant>(Some) && Object != From.Base)
        return nullptr;
      Result = Some;
    }
    if (Result && isa<UndefValue>(Result))
      return nullptr;
    return Result;
  }

  /// Whether the pointer may point to an object whose contents are known.
  /// Objects in a cycle do not count: a parameter could be replaced by the
  /// fields of one of them again and again.
  bool leadsToKnownObject(Value &Pointer) {
    return any_of(objects(Pointer), [](Value *Object) {
      auto *Global = dyn_cast<GlobalVariable>(Object);
      if (Global && Global->isConstant())
        return true;
      CallInst *Allocation = asAllocation(*Object);
      return Allocation && !isInCycle(*Allocation);
    });
  }

  bool allCallsAreKnown(const Function &F) {
    auto [Known, IsNew] = CallsAreKnown.try_emplace(&F);
    if (IsNew)
      Known->second = canChangePrototype(F);
    return Known->second;
  }

private:
  /// The objects, and other values that cannot be traced further, to which the
  /// pointer may be equal; empty if there are too many.
  SmallVector<Value *, 4> objects(Value &Pointer) {
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
          Visited.insert(
              cast<CallInst>(U)->getArgOperand(Parameter->getArgNo()));
      } else {
        Result.push_back(V);
      }
    }
    return Result;
  }

  DenseMap<const Function *, bool> CallsAreKnown;
};

} // namespace

//===----------------------------------------------------------------------===//
// Promotion of fields to arguments
//===----------------------------------------------------------------------===//

/// The number of argument words that fit in registers on every target.
static constexpr uint64_t MaximumWords = 6;

namespace {

/// The loads of a field of a parameter.
struct FieldLoads {
  SmallVector<LoadInst *, 2> Loads;
  /// Whether all loads have this metadata.
  bool has(unsigned Metadata) const {
    return all_of(Loads, [=](const LoadInst *Load) {
      return Load->getMetadata(Metadata) != nullptr;
    });
  }
  /// The alignment that holds on every path to a load of the field.
  Align leastAlignment() const {
    Align Least = Loads.front()->getAlign();
    for (const LoadInst *Load : Loads)
      Least = std::min(Least, Load->getAlign());
    return Least;
  }
};

using FieldKey = std::pair<int64_t, Type *>;
using FieldMap = MapVector<FieldKey, FieldLoads, std::map<FieldKey, unsigned>>;

} // namespace

/// The fields that the function loads from the parameter; nothing if the
/// parameter has other uses. The function may also pass it on to itself.
static std::optional<FieldMap> loadedFields(Argument &Parameter) {
  Function &F = *Parameter.getParent();
  const DataLayout &Layout = F.getDataLayout();
  FieldMap Result;
  SmallVector<Value *, 8> Pointers = {&Parameter};
  while (!Pointers.empty()) {
    Value *Pointer = Pointers.pop_back_val();
    for (Use &U : Pointer->uses()) {
      auto *I = cast<Instruction>(U.getUser());
      if (auto *Load = dyn_cast<LoadInst>(I)) {
        if (!isImmutableLoad(*Load) || needsTestOfConstructor(*Load) ||
            !Load->getType()->isSingleValueType())
          return std::nullopt;
        Result[{offsetPointer(*Pointer, Layout).Offset, Load->getType()}]
            .Loads.push_back(Load);
      } else if (auto *Address = dyn_cast<GetElementPtrInst>(I);
                 Address &&
                 offsetPointer(*Address, Layout).Base == &Parameter) {
        Pointers.push_back(Address);
      } else if (auto *Call = dyn_cast<CallInst>(I);
                 !Call || Pointer != &Parameter ||
                 Call->getCalledFunction() != &F ||
                 &U != &Call->getArgOperandUse(Parameter.getArgNo())) {
        return std::nullopt;
      }
    }
  }
  return Result;
}

static uint64_t registersNeeded(Type *Ty, const DataLayout &Layout) {
  return divideCeil(Layout.getTypeSizeInBits(Ty).getKnownMinValue(),
                    Layout.getPointerSizeInBits());
}

static bool fitsInRegisters(const Function &F, const FieldMap &Fields) {
  const DataLayout &Layout = F.getDataLayout();
  uint64_t Registers = 0;
  for (const Argument &Parameter : F.args())
    Registers += registersNeeded(Parameter.getType(), Layout);
  for (const auto &[Key, Loads] : Fields)
    Registers += registersNeeded(Key.second, Layout);
  // Registers includes the address of the object, which is one word. The fields
  // replace it.
  return Registers <= MaximumWords + 1;
}

static Function *promote(Argument &Parameter, FieldMap &Fields) {
  Function &F = *Parameter.getParent();
  const unsigned Number = Parameter.getArgNo();
  const std::string Name = Parameter.getName().str();
  SmallVector<NewParameter, 8> Parameters;
  for (Argument &Other : F.args())
    if (&Other != &Parameter)
      Parameters.push_back({Other.getArgNo(), nullptr, ""});
  const unsigned First = Parameters.size();
  for (const auto &[Index, Entry] : enumerate(Fields))
    Parameters.push_back(
        {std::nullopt, Entry.first.second, Name + "." + utostr(Index)});

  auto LoadAtCall = [&](CallInst &Call, unsigned New) -> Value * {
    auto &[Key, Field] = *(Fields.begin() + (New - First));
    auto [Offset, Ty] = Key;
    Value *Object = Call.getArgOperand(Number);
    LoadInst *Like = Field.Loads.front();
    IRBuilder<> Builder(&Call);
    Value *Address =
        Offset == 0
            ? Object
            : Builder.CreateInBoundsPtrAdd(
                  Object,
                  Builder.getIntN(F.getDataLayout().getIndexTypeSizeInBits(
                                      Object->getType()),
                                  Offset));
    LoadInst *Load =
        Builder.CreateAlignedLoad(Ty, Address, Field.leastAlignment());
    for (unsigned Kind : {LLVMContext::MD_tbaa, LLVMContext::MD_noundef,
                          LLVMContext::MD_nonnull})
      if (Field.has(Kind))
        Load->setMetadata(Kind, Like->getMetadata(Kind));
    // If the function passes its own parameter on, the new parameter replaces
    // this load as well.
    if (Object == &Parameter)
      Field.Loads.push_back(Load);
    return Load;
  };
  Function *Result =
      changePrototype(F, Parameters, /*KeepResult=*/true, LoadAtCall);
  for (const auto &[Index, Entry] : enumerate(Fields)) {
    Argument *New = Result->getArg(First + Index);
    if (Entry.second.has(LLVMContext::MD_noundef))
      New->addAttr(Attribute::NoUndef);
    if (Entry.second.has(LLVMContext::MD_nonnull))
      New->addAttr(Attribute::NonNull);
    for (LoadInst *Load : Entry.second.Loads) {
      Load->replaceAllUsesWith(New);
      Value *Address = Load->getPointerOperand();
      Load->eraseFromParent();
      // Erase the address arithmetic on the old parameter.
      for (auto *I = dyn_cast<Instruction>(Address); I && I->use_empty();) {
        auto *Dead = I;
        I = dyn_cast<Instruction>(I->getOperand(0));
        Dead->eraseFromParent();
      }
    }
  }
  return Result;
}

/// Whether some direct call passes an object whose contents are known.
static bool someCallPassesKnownObject(const Argument &Parameter,
                                      ContentsFinder &Finder) {
  const Function &F = *Parameter.getParent();
  for (const Use &U : F.uses())
    if (auto *Call = dyn_cast<CallInst>(U.getUser());
        Call && Call->isCallee(&U) && Call->getCalledFunction() == &F &&
        Finder.leadsToKnownObject(*Call->getArgOperand(Parameter.getArgNo())))
      return true;
  return false;
}

/// Passes the fields of a tuple or closure instead of the object (argument
/// promotion). The function must only load fields that never change
/// (isImmutableLoad) and that all objects of the type have. It must not pass
/// the object on to another function. Some call must pass an object whose
/// contents are known, because this object may become unnecessary.
///
/// The loads move to the calls, where they may be executed although the
/// function would not have executed them. This relies on the alias tags of the
/// MinCaml front end (docs/code-generation.md): if such a field is loaded
/// anywhere through a parameter that is declared to be neither null nor
/// undefined, the parameter points to an object of that type on every path
/// through the function, and can be dereferenced. LLVM IR alone does not
/// guarantee that. IR of other front ends does not have these tags and is not
/// changed.
///
/// A function whose address is taken keeps its parameters for indirect calls,
/// and tail-calls a new function for the direct calls.
///
/// A function keeps its parameters if the new ones would take more than six
/// words: tail calls would not be possible on every target.
///
/// Returns the new function, or null if nothing was done.
static Function *promoteFields(Function &F, ContentsFinder &Finder) {
  bool Splits = !Finder.allCallsAreKnown(F);
  if (Splits && !canSplitOffDirectCalls(F))
    return nullptr;
  for (Argument &Parameter : F.args()) {
    if (!Parameter.getType()->isPointerTy() || Parameter.use_empty() ||
        !Parameter.hasAttribute(Attribute::NoUndef) ||
        !Parameter.hasAttribute(Attribute::NonNull))
      continue;
    std::optional<FieldMap> Fields = loadedFields(Parameter);
    if (!Fields || Fields->empty() ||
        !someCallPassesKnownObject(Parameter, Finder))
      continue;
    OptimizationRemarkEmitter Remarks(&F);
    if (!fitsInRegisters(F, *Fields)) {
      Remarks.emit([&] {
        return OptimizationRemarkMissed(DEBUG_TYPE, "Registers", &F)
               << "fields of parameter "
               << ore::NV("Parameter", Parameter.getArgNo()) << " of "
               << ore::NV("Function", &F)
               << " are not passed as arguments: there would be too many "
                  "arguments";
      });
      continue;
    }
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Fields", &F)
             << ore::NV("Fields", Fields->size()) << " fields of parameter "
             << ore::NV("Parameter", Parameter.getArgNo()) << " of "
             << ore::NV("Function", &F)
             << " are passed as arguments instead of the parameter";
    });
    if (!Splits)
      return promote(Parameter, *Fields);
    Function *Body = splitOffDirectCalls(F);
    return promote(*Body->getArg(Parameter.getArgNo()), *Fields);
  }
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Scalar replacement of objects
//===----------------------------------------------------------------------===//

namespace {

/// A set of objects that meet in phi nodes and selects, with these instructions
/// and all of their uses.
class Web {
public:
  explicit Web(const DataLayout &Layout) : Layout(Layout) {}

  /// Collects the web of an allocation. Returns whether all of its objects can
  /// be replaced by their fields.
  bool collect(CallInst &Allocation) {
    Members.insert(&Allocation);
    for (unsigned I = 0; I < Members.size(); ++I) {
      if (I == MaximumMembers)
        return false;
      Instruction *Member = Members[I];
      if (auto *Object = dyn_cast<CallInst>(Member)) {
        std::optional<InitializingStores> Stored = initializingStores(*Object);
        if (!Stored)
          return false;
        StoresOf[Object] = *Stored;
      }
      if (!addUsers(*Member) || !addSources(*Member))
        return false;
    }
    return fieldsAreKnown();
  }

  void decompose() {
    SetVector<FieldKey, std::vector<FieldKey>, std::set<FieldKey>> Fields;
    for (const auto &[Load, Member] : Loads)
      Fields.insert({offsetPointer(*Load->getPointerOperand(), Layout).Offset,
                     Load->getType()});
    for (const FieldKey &TheField : Fields)
      for (Instruction *Member : Members) {
        Value *Joined = valueOf(*Member, TheField);
        auto Source = [&](Value *V) {
          return valueOf(*cast<Instruction>(V), TheField);
        };
        if (auto *Phi = dyn_cast<PHINode>(Member)) {
          for (auto [Incoming, Block] :
               zip_equal(Phi->incoming_values(), Phi->blocks()))
            cast<PHINode>(Joined)->addIncoming(Source(Incoming), Block);
        } else if (auto *Select = dyn_cast<SelectInst>(Member)) {
          cast<SelectInst>(Joined)->setTrueValue(
              Source(Select->getTrueValue()));
          cast<SelectInst>(Joined)->setFalseValue(
              Source(Select->getFalseValue()));
        }
      }
    for (const auto &[Load, Member] : Loads) {
      FieldKey TheField = {
          offsetPointer(*Load->getPointerOperand(), Layout).Offset,
          Load->getType()};
      Load->replaceAllUsesWith(valueOf(*Member, TheField));
      Load->eraseFromParent();
    }
    for (StoreInst *Store : Stores)
      Store->eraseFromParent();
    for (Instruction *Address : reverse(Addresses))
      Address->eraseFromParent();
    for (Instruction *Member : Members)
      Member->replaceAllUsesWith(PoisonValue::get(Member->getType()));
    for (Instruction *Member : Members)
      Member->eraseFromParent();
  }

  auto members() const { return Members.getArrayRef(); }

private:
  static constexpr unsigned MaximumMembers = 64;

  bool addUsers(Instruction &Member) {
    SmallVector<Instruction *, 8> Pointers = {&Member};
    while (!Pointers.empty()) {
      Instruction *Pointer = Pointers.pop_back_val();
      for (User *U : Pointer->users()) {
        auto *I = cast<Instruction>(U);
        if (auto *Load = dyn_cast<LoadInst>(I)) {
          if (!Load->isSimple())
            return false;
          Loads[Load] = &Member;
        } else if (auto *Store = dyn_cast<StoreInst>(I)) {
          // initializingStores checks the stores that fill the object; its
          // address must not escape.
          if (Store->getValueOperand() == Pointer || !isa<CallInst>(Member))
            return false;
          Stores.insert(Store);
        } else if (auto *Address = dyn_cast<GetElementPtrInst>(I);
                   Address && offsetPointer(*Address, Layout).Base == &Member) {
          Addresses.insert(Address);
          Pointers.push_back(Address);
        } else if (isa<PHINode, SelectInst>(I) && Pointer == &Member) {
          Members.insert(I);
        } else {
          return false;
        }
      }
    }
    return true;
  }

  bool addSources(Instruction &Member) {
    SmallVector<Value *, 4> Sources;
    if (auto *Phi = dyn_cast<PHINode>(&Member))
      append_range(Sources, Phi->incoming_values());
    else if (auto *Select = dyn_cast<SelectInst>(&Member))
      Sources = {Select->getTrueValue(), Select->getFalseValue()};
    for (Value *Source : Sources) {
      auto *I = dyn_cast<Instruction>(Source);
      if (!I || (!isa<PHINode, SelectInst>(I) && !asAllocation(*I)))
        return false;
      Members.insert(I);
    }
    return true;
  }

  /// Whether each load reads a whole field: every allocation initializes this
  /// field with a value of the loaded type, or does not initialize these bytes.
  bool fieldsAreKnown() const {
    for (const auto &[Load, Member] : Loads) {
      int64_t Start = offsetPointer(*Load->getPointerOperand(), Layout).Offset;
      TypeSize Size = Layout.getTypeStoreSize(Load->getType());
      if (Size.isScalable())
        return false;
      int64_t End = Start + static_cast<int64_t>(Size.getFixedValue());
      for (const auto &[Allocation, Stored] : StoresOf)
        for (const auto &[Offset, Store] : Stored) {
          Type *Ty = Store->getValueOperand()->getType();
          int64_t StoredEnd =
              Offset + static_cast<int64_t>(Layout.getTypeStoreSize(Ty));
          bool Same = Offset == Start && Ty == Load->getType();
          if (!Same && Offset < End && Start < StoredEnd)
            return false;
        }
    }
    return true;
  }

  Value *valueOf(Instruction &Member, const FieldKey &TheField) {
    WeakTrackingVH &Known = Values[{&Member, TheField}];
    if (Known)
      return Known;
    auto [Offset, Ty] = TheField;
    if (isa<CallInst>(Member)) {
      const InitializingStores &Stored = StoresOf.find(&Member)->second;
      auto Store = Stored.find(Offset);
      if (Store == Stored.end())
        Known = UndefValue::get(Ty);
      else
        Known = Store->second->getValueOperand();
      return Known;
    }
    // Operands are added later, because they may depend on this value.
    if (auto *Phi = dyn_cast<PHINode>(&Member)) {
      auto *New = PHINode::Create(Ty, Phi->getNumIncomingValues(),
                                  Phi->getName() + ".field");
      New->insertBefore(Phi->getIterator());
      New->setDebugLoc(Phi->getDebugLoc());
      Known = New;
      return New;
    }
    auto *Select = cast<SelectInst>(&Member);
    Value *None = PoisonValue::get(Ty);
    auto *New =
        SelectInst::Create(Select->getCondition(), None, None,
                           Select->getName() + ".field", Select->getIterator());
    New->setDebugLoc(Select->getDebugLoc());
    Known = New;
    return New;
  }

  const DataLayout &Layout;
  /// The allocations, phi nodes and selects.
  SetVector<Instruction *> Members;
  SetVector<Instruction *> Addresses;
  SetVector<StoreInst *> Stores;
  /// The loads, with the member from which they load.
  MapVector<LoadInst *, Instruction *> Loads;
  DenseMap<Instruction *, InitializingStores> StoresOf;
  /// The values of the fields of each member. If a value is a load that is
  /// replaced, the handle changes to the new value.
  std::map<std::pair<Instruction *, FieldKey>, WeakTrackingVH> Values;
};

} // namespace

/// Replaces objects that are initialized where they are allocated, and
/// otherwise only loaded from, by the values of their fields (scalar
/// replacement).
///
/// Objects that meet in phi nodes and selects are replaced together: the phi
/// node of the pointers becomes one phi node for each field. If one of these
/// pointers has another use, such as a call, a store or a comparison, or
/// another origin, none of the objects is replaced. Returns whether anything
/// was replaced.
static bool decomposeObjects(Function &F) {
  const DataLayout &Layout = F.getDataLayout();
  SmallVector<Instruction *, 16> Allocations;
  for (Instruction &I : instructions(F))
    if (asAllocation(I))
      Allocations.push_back(&I);
  if (Allocations.empty())
    return false;
  DominatorTree DT(F);
  DenseSet<Instruction *> Gone;
  OptimizationRemarkEmitter Remarks(&F);
  bool Changed = false;
  for (Instruction *I : Allocations) {
    if (Gone.contains(I) || !DT.isReachableFromEntry(I->getParent()))
      continue;
    Web TheWeb(Layout);
    bool Apart = TheWeb.collect(*cast<CallInst>(I));
    if (Apart)
      Remarks.emit([&] {
        return OptimizationRemark(DEBUG_TYPE, "Object", I)
               << "object is kept in registers";
      });
    else
      Remarks.emit([&] {
        return OptimizationRemarkMissed(DEBUG_TYPE, "Escapes", I)
               << "object stays in memory: it escapes, or is modified after "
                  "its initialization";
      });
    if (!Apart)
      continue;
    Gone.insert_range(TheWeb.members());
    TheWeb.decompose();
    Changed = true;
  }
  return Changed;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static bool replaceKnownLoads(Function &F, ContentsFinder &Finder) {
  SmallVector<LoadInst *, 16> Loads;
  for (Instruction &I : instructions(F))
    if (isImmutableLoad(I))
      Loads.push_back(cast<LoadInst>(&I));
  OptimizationRemarkEmitter Remarks(&F);
  bool Changed = false;
  for (LoadInst *Load : Loads) {
    Value *Known = Finder.valueOf(*Load);
    // In code that is never executed, a load may be found to have its own
    // value.
    if (!Known || Known == Load)
      continue;
    if (auto *Code = dyn_cast<Function>(Known))
      Remarks.emit([&] {
        return OptimizationRemark(DEBUG_TYPE, "Code", Load)
               << "the closure's code is known to be "
               << ore::NV("Function", Code);
      });
    Load->replaceAllUsesWith(Known);
    Load->eraseFromParent();
    Changed = true;
  }
  return Changed;
}

/// The constant that all calls pass for a parameter, or null. Self-calls that
/// pass the parameter on unchanged do not count.
static Constant *commonArgument(Argument &Parameter) {
  Constant *Result = nullptr;
  for (User *U : Parameter.getParent()->users()) {
    Value *Operand = cast<CallInst>(U)->getArgOperand(Parameter.getArgNo());
    if (Operand == &Parameter)
      continue;
    auto *C = dyn_cast<Constant>(Operand);
    if (!C || isa<UndefValue>(C) || C->isThreadDependent() ||
        C->containsUndefOrPoisonElement() || (Result && C != Result))
      return nullptr;
    Result = C;
  }
  return Result;
}

static bool replaceCommonArguments(Function &F, ContentsFinder &Finder) {
  if (!Finder.allCallsAreKnown(F))
    return false;
  bool Changed = false;
  for (Argument &Parameter : F.args()) {
    Constant *Common =
        Parameter.use_empty() ? nullptr : commonArgument(Parameter);
    if (!Common)
      continue;
    OptimizationRemarkEmitter Remarks(&F);
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Argument", &F)
             << "all calls of " << ore::NV("Function", &F)
             << " pass the same constant for parameter "
             << ore::NV("Parameter", Parameter.getArgNo());
    });
    Parameter.replaceAllUsesWith(Common);
    Changed = true;
  }
  return Changed;
}

static bool runOnce(Module &M) {
  bool Changed = false;
  ContentsFinder Finder;
  for (Function &F : M)
    if (mayTransform(F)) {
      Changed |= replaceCommonArguments(F, Finder);
      Changed |= replaceKnownLoads(F, Finder);
    }
  for (Function &F : make_early_inc_range(M)) {
    if (!mayTransform(F))
      continue;
    // If promoteFields replaces the function, the new one may have the address
    // of a deleted one. The cached results of Finder are then invalid.
    if (promoteFields(F, Finder)) {
      Finder = ContentsFinder();
      Changed = true;
    }
  }
  for (Function &F : M)
    if (mayTransform(F))
      Changed |= decomposeObjects(F);
  return Changed;
}

PreservedAnalyses ClosureOptPass::run(Module &M, ModuleAnalysisManager &) {
  constexpr unsigned MaximumIterations = 8;
  bool Changed = false;
  for (unsigned I = 0; I < MaximumIterations && runOnce(M); ++I)
    Changed = true;
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
