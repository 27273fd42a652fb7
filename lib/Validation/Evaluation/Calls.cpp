//===- Calls.cpp - Calls of the evaluator ---------------------------------===//

#include "AttributeRules.h"
#include "Encoding/Memory.h"
#include "Evaluation/Evaluator.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Support/ModRef.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

void Evaluator::finish(const CallBase &Call, const Function *Callee,
                       const Numbers &Arguments, Numbers Result) {
  for (unsigned I = 0; I < Call.arg_size(); ++I)
    if (Call.getAttributes().hasParamAttr(I, Attribute::Returned) ||
        (Callee &&
         Callee->getAttributes().hasParamAttr(I, Attribute::Returned)))
      Result = {Arguments[1 + I]};
  bool CreatesNoPoison =
      Call.getAttributes().hasFnAttr(Attribute::NoCreateUndefOrPoison) ||
      (Callee && Callee->hasFnAttribute(Attribute::NoCreateUndefOrPoison));
  for (Number &N : Result) {
    if (CreatesNoPoison &&
        none_of(Arguments, [](const Number &A) { return A.IsPoison; }))
      N.IsPoison = false;
    applyAttributes(Call.getAttributes().getRetAttrs(), N, Call.getType());
    if (Callee)
      applyAttributes(Callee->getAttributes().getRetAttrs(), N, Call.getType());
  }
  Values[&Call] = std::move(Result);
}

bool Evaluator::intrinsic(const CallBase &Call) {
  const auto *Intrinsic = dyn_cast<IntrinsicInst>(&Call);
  if (!Intrinsic)
    return false;
  auto Operand = [&](unsigned I) { return value(Call.getArgOperand(I)); };
  switch (Intrinsic->getIntrinsicID()) {
  case Intrinsic::assume: {
    Number N = Operand(0).front();
    if (isDecided(N, "an assumption") && N.Bits.isZero())
      undefined("an assumption does not hold");
    return true;
  }
  case Intrinsic::lifetime_start:
  case Intrinsic::lifetime_end:
    Memory.forget(Operand(Call.arg_size() - 1).front().Block);
    return true;
  case Intrinsic::memcpy:
  case Intrinsic::memmove:
  case Intrinsic::memset:
    copyBytes(Call);
    return true;
  case Intrinsic::expect:
    Values[&Call] = Operand(0);
    return true;
  case Intrinsic::dbg_declare:
  case Intrinsic::dbg_value:
  case Intrinsic::dbg_label:
  case Intrinsic::dbg_assign:
  case Intrinsic::experimental_noalias_scope_decl:
  case Intrinsic::donothing:
  case Intrinsic::sideeffect:
    return true;
  default:
    break;
  }
  if (const auto *Overflow = dyn_cast<WithOverflowInst>(&Call)) {
    Number A = Operand(0).front();
    const Number B = Operand(1).front();
    bool Overflows = false;
    bool IsSigned = Overflow->isSigned();
    APInt X = A.Bits;
    switch (Overflow->getBinaryOp()) {
    case Instruction::Add:
      A.Bits = IsSigned ? X.sadd_ov(B.Bits, Overflows)
                        : X.uadd_ov(B.Bits, Overflows);
      break;
    case Instruction::Sub:
      A.Bits = IsSigned ? X.ssub_ov(B.Bits, Overflows)
                        : X.usub_ov(B.Bits, Overflows);
      break;
    default:
      A.Bits = IsSigned ? X.smul_ov(B.Bits, Overflows)
                        : X.umul_ov(B.Bits, Overflows);
    }
    A.IsPoison |= B.IsPoison;
    A.IsFree |= B.IsFree;
    Number Flag = A;
    Flag.Bits = APInt(1, Overflows);
    Values[&Call] = {A, Flag};
    return true;
  }
  Numbers Parts;
  SmallVector<Numbers, 3> Operands;
  for (unsigned I = 0; I < Call.arg_size(); ++I) {
    if (Call.getArgOperand(I)->getType()->isMetadataTy())
      return false;
    Operands.push_back(Operand(I));
  }
  for (size_t I = 0; !Operands.empty() && I < Operands.front().size(); ++I) {
    SmallVector<Number, 3> Elements;
    for (const Numbers &All : Operands)
      Elements.push_back(All[All.size() == 1 ? 0 : I]);
    Computed C = computeIntrinsic(Call, Elements);
    if (C.Unsupported)
      return false;
    if (Choices != ChoicePolicy::Free)
      C.Value.IsFree = false;
    Parts.push_back(C.Value);
  }
  Values[&Call] = std::move(Parts);
  return true;
}

bool Evaluator::allocation(const CallBase &Call, const Function *Callee,
                           const Numbers &Arguments) {
  if (!Callee || !Callee->hasFnAttribute(Attribute::AllocKind) ||
      !Callee->doesNotThrow() || !Callee->onlyAccessesInaccessibleMemory() ||
      !Callee->getAttributes().hasRetAttr(Attribute::NoAlias))
    return false;
  AllocFnKind Kind =
      Callee->getFnAttribute(Attribute::AllocKind).getAllocKind();
  if ((Kind & AllocFnKind::Alloc) == AllocFnKind::Unknown)
    return false;
  std::optional<uint64_t> Bytes;
  Attribute Size = Callee->getFnAttribute(Attribute::AllocSize);
  if (Size.isValid() && !Size.getAllocSizeArgs().second) {
    unsigned Index = Size.getAllocSizeArgs().first;
    Bytes = Arguments[1 + Index].Bits.getZExtValue();
    // If the size is not a constant, the encoding uses a different key for this
    // block.
    if (!isa<ConstantInt>(Call.getArgOperand(Index))) {
      undecided("an allocation of variable size");
      return true;
    }
  }
  MaybeAlign Alignment = Callee->getAttributes().getRetAlignment();
  std::string Name = nameAllocation(Call);
  std::string Key = ("allocation " + Twine(Name) + " " +
                     (Bytes ? std::to_string(*Bytes) : "?") + " " +
                     Twine(Alignment.valueOrOne().value()))
                        .str();
  Number Pointer;
  Pointer.Block = E.allocation(Key, Bytes, Alignment.valueOrOne().value());
  Pointer.Bits = E.base(Pointer.Block);
  if (!Callee->getAttributes().hasRetAttr(Attribute::NonNull) &&
      E.truth("fails " + Key, {}))
    Pointer = Number{APInt::getZero(PointerBits)};
  if (Pointer.Block != blocks::Null)
    Allocations[Pointer.Block] = {&Call, Name, /*IsStack=*/false};
  finish(Call, Callee, Arguments, {Pointer});
  return true;
}

static std::string widthSuffix(const DataLayout &DL, Type *Ty) {
  return "." + std::to_string(DL.getTypeSizeInBits(Ty).getFixedValue());
}

/// Executes a call that has no side effects and does not read memory.
void Evaluator::function(const CallBase &Call, const Function *Callee,
                         const Numbers &Arguments) {
  Type *Ty = Call.getType();
  if (!Ty->isVoidTy() && (!Ty->isSingleValueType() || Ty->isVectorTy()))
    return undecided("a result of several scalars");
  // The encoding models intrinsics; it does not use a function of the
  // arguments.
  if (isa<IntrinsicInst>(Call))
    return undecided("an intrinsic");
  SmallVector<APInt, 8> Key;
  for (auto [I, N] : enumerate(Arguments)) {
    // If the second function passes a value instead of poison, the call may
    // return a different result.
    if (N.IsFree || (N.IsPoison && Choices == ChoicePolicy::Free))
      return undecided("a free argument, or poison");
    Key.push_back(N.Bits);
    Key.push_back(APInt(1, N.IsPoison));
    if (I == 0 || Call.getArgOperand(I - 1)->getType()->isPointerTy())
      Key.push_back(APInt(16, N.Block));
  }
  std::string Name = "call" + (Ty->isVoidTy() ? "" : widthSuffix(DL, Ty));
  auto Has = [&](Attribute::AttrKind Kind) {
    return Call.getAttributes().hasFnAttr(Kind) ||
           (Callee && Callee->hasFnAttribute(Kind));
  };
  if (!(Has(Attribute::Speculatable) && Has(Attribute::NoUnwind)) &&
      E.truth("undefined " + Name, Key))
    return undefined("a call that may be undefined for its arguments");
  if (Ty->isVoidTy())
    return;
  Name += "#0";
  Number N{E.number(Name, Key, DL.getTypeSizeInBits(Ty))};
  N.IsPoison = E.truth("poison " + Name, Key);
  if (Ty->isPointerTy())
    N.Block = E.number("block " + Name, Key, 16).getZExtValue();
  finish(Call, Callee, Arguments, {N});
}

/// Whether the callee is a library function that transformations know by name.
static bool isLibraryFunction(const CallBase &Call) {
  const Function *F = Call.getCalledFunction();
  TargetLibraryInfoImpl Impl(Call.getModule()->getTargetTriple());
  LibFunc Known;
  return F && !Call.isNoBuiltin() &&
         TargetLibraryInfo(Impl).getLibFunc(*F, Known);
}

void Evaluator::event(const CallBase &Call, const Function *Callee,
                      Numbers Arguments) {
  AttributeList Here = Call.getAttributes();
  auto Has = [&](Attribute::AttrKind Kind) {
    return Here.hasFnAttr(Kind) || (Callee && Callee->hasFnAttribute(Kind));
  };
  MemoryEffects Effects = Here.getMemoryEffects();
  if (Callee)
    Effects &= Callee->getMemoryEffects();
  ModRefInfo Arg = Effects.getModRef(IRMemLocation::ArgMem);
  ModRefInfo Other = Effects.getModRef(IRMemLocation::Other);
  // An exception that leaves a nounwind function is undefined behaviour.
  bool MayThrow = !Has(Attribute::NoUnwind) && !Self->doesNotThrow();

  if (isa<IntrinsicInst>(Call))
    Doubt = "an intrinsic is called";
  else if (isLibraryFunction(Call))
    Doubt = "a library function is called";
  else if (hasAliasMetadata(Call))
    Doubt = "metadata restricts what a call accesses";

  std::set<unsigned> Passed;
  std::set<unsigned> Writable;
  std::set<unsigned> ArgumentBlocks;
  for (unsigned I = 0; I < Call.arg_size(); ++I) {
    const Number &N = Arguments[1 + I];
    if (!Call.getArgOperand(I)->getType()->isPointerTy())
      continue;
    ArgumentBlocks.insert(N.Block);
    if (N.Block < blocks::Arguments)
      continue;
    AttributeSet Inherited;
    if (Callee && I < Callee->arg_size())
      Inherited = Callee->getAttributes().getParamAttrs(I);
    AttributeSet Own = Here.getParamAttrs(I);
    bool IsCaptured = capturesAnything(Own.getCaptureInfo()) &&
                      capturesAnything(Inherited.getCaptureInfo());
    bool IsReadOnly = false;
    for (AttributeSet Set : {Own, Inherited})
      IsReadOnly |= Set.hasAttribute(Attribute::ReadOnly) ||
                    Set.hasAttribute(Attribute::ReadNone);
    Passed.insert(N.Block);
    if (!IsReadOnly)
      Writable.insert(N.Block);
    if (IsCaptured)
      Known.insert(N.Block);
  }
  Known = Memory.reachable(Known);
  Passed.insert(Known.begin(), Known.end());
  Writable.insert(Known.begin(), Known.end());

  PerformedCall P{&Call, Arguments, std::nullopt, Memory.reachable(Passed)};
  P.MayOnlyWrite = (isModSet(Arg) && !isRefSet(Arg)) ||
                   (isModSet(Other) && !isRefSet(Other));
  for (const AttributeList &List :
       {Here, Callee ? Callee->getAttributes() : AttributeList()})
    for (Attribute::AttrKind Kind :
         {Attribute::WriteOnly, Attribute::ReadNone, Attribute::Initializes})
      P.MayOnlyWrite |= List.hasAttrSomewhere(Kind);
  P.IsPrivate = !MayThrow && Has(Attribute::WillReturn) &&
                Effects.onlyAccessesArgPointees() &&
                all_of(ArgumentBlocks,
                       [](unsigned Block) { return Block >= blocks::Events; });
  if (isModOrRefSet(Arg) || isModOrRefSet(Other) || MayThrow)
    P.Memory = Memory;
  if (!isModOrRefSet(Other) && !MayThrow) {
    P.ReadsArgumentsOnly = true;
    P.Visible = ArgumentBlocks;
  }
  Calls.push_back(std::move(P));
  unsigned Position = Calls.size();
  if (Position > 200)
    return undecided("too many calls");
  Writable = Memory.reachable(Writable);
  if (isModSet(Other)) {
    Memory.changeAll(Position, Writable);
  } else if (isModSet(Arg)) {
    std::set<unsigned> Changed;
    for (unsigned Block : ArgumentBlocks)
      if (Block < blocks::Arguments || Writable.count(Block))
        Changed.insert(Block);
    Memory.change(Position, Changed);
  }
  if ((isModSet(Other) || isModSet(Arg)) && !Has(Attribute::NoFree) &&
      !Self->doesNotFreeMemory())
    LastFreeEvent = Position;
  APInt At(8, Position);
  bool MayNotReturn = !Has(Attribute::WillReturn) && !Self->willReturn();
  if (Has(Attribute::NoReturn) ||
      ((MayThrow || MayNotReturn) && !E.truth("continues", At))) {
    How = End::Stopped;
    return;
  }
  if (Call.getType()->isVoidTy())
    return;
  if (!Call.getType()->isSingleValueType() || Call.getType()->isVectorTy())
    return undecided("a result of several scalars");
  std::string Part = "0" + widthSuffix(DL, Call.getType());
  Number N{
      E.number("result " + Part, At, DL.getTypeSizeInBits(Call.getType()))};
  N.IsPoison = E.truth("result poison " + Part, At);
  if (Call.getType()->isPointerTy()) {
    bool IsNew =
        Here.hasRetAttr(Attribute::NoAlias) ||
        (Callee && Callee->getAttributes().hasRetAttr(Attribute::NoAlias));
    N.Block = IsNew ? blocks::Events + Position
                    : E.number("result block " + Part, At, 16).getZExtValue();
    // The block number comes from the environment. It does not tell which
    // allocation of the function it stands for.
    UsesAddresses |= N.Block >= blocks::FrameBlocks;
  }
  finish(Call, Callee, Arguments, {N});
}

/// Applies the attributes of the arguments and of the result of an intrinsic.
void Evaluator::applyIntrinsicAttributes(const CallBase &Call) {
  bool Breaks = false;
  for (unsigned I = 0; I < Call.arg_size(); ++I) {
    Type *Ty = Call.getArgOperand(I)->getType();
    if (Ty->isMetadataTy())
      continue;
    for (Number N : value(Call.getArgOperand(I))) {
      bool WasPoison = N.IsPoison;
      applyAttributes(Call.getAttributes().getParamAttrs(I), N, Ty);
      Breaks |= N.IsPoison && !WasPoison;
    }
  }
  if (Call.getType()->isVoidTy()) {
    if (Breaks)
      undefined("an argument of an intrinsic is poison");
    return;
  }
  for (Number &N : Values[&Call]) {
    N.IsPoison |= Breaks;
    for (const AttributeList &List :
         {Call.getAttributes(), Call.getCalledFunction()->getAttributes()})
      applyAttributes(List.getRetAttrs(), N, Call.getType());
  }
}

void Evaluator::call(const CallBase &Call) {
  if (intrinsic(Call))
    return applyIntrinsicAttributes(Call);
  if (const Function *F = Call.getCalledFunction();
      F && F->getName() == BeyondBoundName)
    return undecided("a deep recursion");
  if (Call.isInlineAsm() || Call.hasOperandBundles())
    return undecided("an unusual call");
  Number Operand = value(Call.getCalledOperand()).front();
  if (!isDecided(Operand, "a callee"))
    return;
  const auto *Callee = dyn_cast<Function>(Call.getCalledOperand());
  if (!Callee)
    if (const auto *F = dyn_cast_or_null<Function>(E.global(Operand.Block)))
      if (E.base(Operand.Block) == Operand.Bits)
        Callee = F;
  if (Callee)
    if (const Function *Known = Attributes.getFunction(Callee->getName()))
      Callee = Known;
  Numbers Arguments{Operand};
  for (unsigned I = 0; I < Call.arg_size(); ++I) {
    Type *Ty = Call.getArgOperand(I)->getType();
    if (!Ty->isSingleValueType() || Ty->isVectorTy())
      return undecided("an argument of several scalars");
    Number N = value(Call.getArgOperand(I)).front();
    applyAttributes(Call.getAttributes().getParamAttrs(I), N, Ty);
    if (Callee && I < Callee->arg_size())
      applyAttributes(Callee->getAttributes().getParamAttrs(I), N, Ty);
    Arguments.push_back(N);
  }
  if (!isRunning() || allocation(Call, Callee, Arguments))
    return;
  MemoryEffects Effects = Call.getAttributes().getMemoryEffects();
  bool MayThrow = !Call.getAttributes().hasFnAttr(Attribute::NoUnwind) &&
                  !Self->doesNotThrow();
  if (Callee) {
    Effects &= Callee->getMemoryEffects();
    MayThrow &= !Callee->doesNotThrow();
  }
  if (Effects.doesNotAccessMemory() && !MayThrow)
    function(Call, Callee, Arguments);
  else if (Effects.onlyReadsMemory() && !MayThrow)
    undecided("the result of a function that reads memory");
  else
    event(Call, Callee, std::move(Arguments));
}
