//===- Accesses.cpp - Objects and accesses in shadow memory ---------------===//

#include "Checks.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Analysis/MemoryBuiltins.h"
#include "llvm/Analysis/TargetLibraryInfo.h"

using namespace mincaml;
using namespace llvm;

static bool isSlotAddress(const Value &Pointer) {
  const auto *Slot = dyn_cast<AllocaInst>(&Pointer);
  return Slot && isSlot(*Slot);
}

SmallVector<MemoryAccess, 2> mincaml::accessesOf(Instruction &I) {
  SmallVector<MemoryAccess, 2> Result;
  const DataLayout &Layout = I.getDataLayout();
  auto Add = [&](Value *Pointer, Value *Size, bool IsWrite) {
    if (Pointer->getType()->isPointerTy() &&
        Pointer->getType()->getPointerAddressSpace() == 0 &&
        !isSlotAddress(*Pointer))
      Result.push_back({&I, Pointer, Size, IsWrite});
  };
  auto AddTyped = [&](Value *Pointer, Type *T, bool IsWrite) {
    TypeSize Size = Layout.getTypeStoreSize(T);
    if (!Size.isScalable())
      Add(Pointer,
          ConstantInt::get(Type::getInt64Ty(I.getContext()),
                           Size.getFixedValue()),
          IsWrite);
  };
  if (auto *Load = dyn_cast<LoadInst>(&I)) {
    AddTyped(Load->getPointerOperand(), Load->getType(), false);
  } else if (auto *Store = dyn_cast<StoreInst>(&I)) {
    AddTyped(Store->getPointerOperand(), Store->getValueOperand()->getType(),
             true);
  } else if (auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I)) {
    AddTyped(Exchange->getPointerOperand(),
             Exchange->getCompareOperand()->getType(), true);
  } else if (auto *Update = dyn_cast<AtomicRMWInst>(&I)) {
    AddTyped(Update->getPointerOperand(), Update->getType(), true);
  } else if (auto *Transfer = dyn_cast<AnyMemTransferInst>(&I)) {
    Add(Transfer->getRawSource(), Transfer->getLength(), false);
    Add(Transfer->getRawDest(), Transfer->getLength(), true);
  } else if (auto *Set = dyn_cast<AnyMemSetInst>(&I)) {
    Add(Set->getRawDest(), Set->getLength(), true);
  }
  return Result;
}

static Value *toLong(IRBuilderBase &Builder, Value *Size) {
  return Builder.CreateZExtOrTrunc(Size, Builder.getInt64Ty());
}

/// The size of an element, if F is one of the runtime's array constructors.
static std::optional<uint64_t> elementSize(const Function &F) {
  uint64_t Pointer = F.getDataLayout().getPointerSize();
  std::optional<runtime::ArrayElement> Element =
      StringSwitch<std::optional<runtime::ArrayElement>>(F.getName())
#define MINCAML_ARRAY_CONSTRUCTOR(ItsElement, Name, CType)                     \
  .Case(#Name, runtime::ArrayElement::ItsElement)
#include "mincaml/Support/RuntimeABI.def"
          .Default(std::nullopt);
  if (!Element)
    return std::nullopt;
  switch (*Element) {
  case runtime::ArrayElement::WORD:
    return 4;
  case runtime::ArrayElement::FLOAT:
    return 8;
  case runtime::ArrayElement::POINTER:
    return Pointer;
  case runtime::ArrayElement::UNIT:
    return 0;
  }
  llvm_unreachable("unknown element");
}

namespace {

class AccessPlanner {
public:
  explicit AccessPlanner(FunctionChecks &Checks)
      : Checks(Checks),
        Library(Checks.AM.getResult<TargetLibraryAnalysis>(Checks.F)) {}

  void run() {
    for (Argument &A : Checks.F.args())
      if (Type *T = A.getParamByValType()) {
        uint64_t Size = Checks.TheHooks.layout().getTypeAllocSize(T);
        Checks.ThePlan.before(
            Checks.F.getEntryBlock().front(), Stage::Access,
            Checks.callOf(Hook::stack_object,
                          {&A, Checks.TheHooks.number(Size)}));
      }
    for (Instruction &I : instructions(Checks.F)) {
      if (auto *Slot = dyn_cast<AllocaInst>(&I))
        visitAlloca(*Slot);
      for (const MemoryAccess &Access : accessesOf(I))
        visitAccess(Access);
      if (auto *Call = dyn_cast<CallBase>(&I))
        visitCall(*Call);
    }
  }

private:
  void visitAlloca(AllocaInst &Slot) {
    TypeSize Size =
        Checks.TheHooks.layout().getTypeAllocSize(Slot.getAllocatedType());
    if (isSlot(Slot) || Size.isScalable() || Slot.getAddressSpace() != 0)
      return;
    auto SizeOf = [&Slot, Size = Size.getFixedValue()](IRBuilderBase &Builder) {
      return Builder.CreateMul(toLong(Builder, Slot.getArraySize()),
                               Builder.getInt64(Size));
    };
    addObject(Slot, Hook::stack_object, &Slot, SizeOf);
    // Outside the lifetime of the slot, other objects may be at its address.
    for (User *U : Slot.users()) {
      auto *Marker = dyn_cast<LifetimeIntrinsic>(U);
      if (!Marker)
        continue;
      addObject(*Marker,
                Marker->getIntrinsicID() == Intrinsic::lifetime_start
                    ? Hook::stack_object
                    : Hook::forget,
                &Slot, SizeOf);
    }
  }

  void visitCall(CallBase &Call) {
    Value *Freed = getFreedOperand(&Call, &Library);
    if (!Freed)
      Freed = getReallocatedOperand(&Call);
    if (Freed)
      Checks.ThePlan.before(Call, Stage::Update,
                            Checks.callOf(Hook::forget_object, {Freed}));
    if (!visitArrayConstructor(Call))
      visitAllocation(Call);
  }

  /// Registers the memory that a call allocates, if the callee has no body and
  /// attributes state the size. A function with a body registers its
  /// allocations itself.
  void visitAllocation(CallBase &Call) {
    const Function *Callee = Call.getCalledFunction();
    Attribute SizeOf = Call.getFnAttr(Attribute::AllocSize);
    if (!Callee || !Callee->isDeclaration() || !SizeOf.isValid() ||
        !Call.hasRetAttr(Attribute::NoAlias))
      return;
    auto [First, Second] = SizeOf.getAllocSizeArgs();
    addObject(Call, Hook::object, &Call,
              [&Call, First, Second](IRBuilderBase &Builder) {
                Value *Size = toLong(Builder, Call.getArgOperand(First));
                return Second ? Builder.CreateMul(
                                    Size, toLong(Builder,
                                                 Call.getArgOperand(*Second)))
                              : Size;
              });
  }

  /// Registers an array with its header, which is before the elements. Returns
  /// false if Call is not a call of an array constructor.
  bool visitArrayConstructor(CallBase &Call) {
    const Function *Callee = Call.getCalledFunction();
    std::optional<uint64_t> Element =
        Callee && Callee->isDeclaration() ? elementSize(*Callee) : std::nullopt;
    if (!Element || Call.arg_empty() || !canInsertAfter(Call))
      return false;
    Checks.ThePlan.after(
        Call, Stage::Enter,
        [=, &TheHooks = Checks.TheHooks, &Call](IRBuilderBase &Builder) {
          Value *Start = Builder.CreatePtrAdd(
              &Call, Builder.getInt32(-int32_t(runtime::ARRAY_HEADER_SIZE)));
          Value *Elements =
              Builder.CreateMul(toLong(Builder, Call.getArgOperand(0)),
                                Builder.getInt64(*Element));
          TheHooks.call(
              Builder, Hook::object,
              {Start,
               Builder.CreateAdd(
                   Elements, Builder.getInt64(runtime::ARRAY_HEADER_SIZE))});
        });
    return true;
  }

  void visitAccess(const MemoryAccess &Access) {
    Constant *Site = Checks.TheHooks.site(AnalysisResult::Effects, *Access.I,
                                          Checks.describe(*Access.I));
    Checks.ThePlan.before(
        *Access.I, Stage::Access,
        [=, &Checks = Checks](IRBuilderBase &Builder) {
          Value *Object = Checks.TheHooks.call(
              Builder, Access.IsWrite ? Hook::write : Hook::read,
              {Site, Access.Pointer, toLong(Builder, Access.Size)});
          if (getLoadStorePointerOperand(Access.I))
            Checks.ObjectOf[Access.I] = Object;
        });
  }

  void addObject(Instruction &After, Hook Which, Value *Start,
                 std::function<Value *(IRBuilderBase &)> Size) {
    auto Insert = [=, &TheHooks = Checks.TheHooks](IRBuilderBase &Builder) {
      TheHooks.call(Builder, Which, {Start, Size(Builder)});
    };
    // The result of an invoke exists only from its normal destination on.
    if (auto *Invoke = dyn_cast<InvokeInst>(&After)) {
      BasicBlock *Normal = Invoke->getNormalDest();
      if (Normal->getSinglePredecessor())
        Checks.ThePlan.before(Normal->front(), Stage::Enter, Insert);
      return;
    }
    if (canInsertAfter(After))
      Checks.ThePlan.after(After, Stage::Enter, Insert);
  }

  FunctionChecks &Checks;
  const TargetLibraryInfo &Library;
};

} // namespace

void mincaml::planAccesses(FunctionChecks &Checks) {
  AccessPlanner(Checks).run();
}
