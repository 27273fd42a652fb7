//===- Calls.cpp - Encoding of calls --------------------------------------===//

#include "AttributeRules.h"
#include "Encoding/Encoding.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/Support/ModRef.h"

using namespace llvm;
using namespace mincaml;
using namespace mincaml::validation;

/// The maximum number of events.
static constexpr unsigned EventLimit = 200;

/// The private blocks that a pointer with this provenance may point to, and
/// those that can be reached from them through pointers in memory.
static std::set<unsigned> reachable(const FunctionEncoding &S,
                                    Term Provenance) {
  std::set<unsigned> Result;
  SmallVector<unsigned, 4> Work = blocksIn(Provenance, blocks::Arguments);
  while (!Work.empty()) {
    unsigned Block = Work.pop_back_val();
    if (!Result.insert(Block).second)
      continue;
    auto Found = S.Now.Held.find(Block);
    if (Found != S.Now.Held.end())
      Work.append(Found->second.begin(), Found->second.end());
  }
  return Result;
}

static bool hasInternalVariables(const Module &M) {
  return any_of(M.globals(), [](const GlobalVariable &G) {
    return G.hasLocalLinkage() && !G.isConstant();
  });
}

namespace {

/// The known properties of a call.
struct CallProperties {
  const Function *Callee = nullptr; ///< null if it is unknown
  MemoryEffects Effects = MemoryEffects::unknown();
  bool HasUnknownEffects = false; ///< affects memory that is not modelled
  bool MayThrow = true;
  bool MayNotReturn = true;
  bool NeverReturns = false;
  bool MayFree = true;
  bool IsSpeculatable = false;
  bool CreatesNoPoison = false;
  bool CallsNotBack = false;
};

} // namespace

/// Finds the properties of a call from the attributes of the call and of the
/// callee before the transformation. \p Called is the callee, or null if it is
/// unknown.
static CallProperties propertiesOf(const EncodingContext &EC,
                                   const CallBase &Call,
                                   const Function *Called) {
  CallProperties Properties;
  AttributeList Here = Call.getAttributes();
  auto Has = [&](Attribute::AttrKind Kind) {
    return Here.hasFnAttr(Kind) || (Called && Called->hasFnAttribute(Kind));
  };
  Properties.Effects = Here.getMemoryEffects();
  if (Called) {
    Called = &EC.reference(*Called);
    Properties.Callee = Called;
    Properties.Effects &= Called->getMemoryEffects();
  }
  // The locations of errno and of target memory are unknown. Give up if the
  // effects on them differ from those on other memory.
  for (IRMemLocation Where : MemoryEffects::locations())
    if (Where != IRMemLocation::ArgMem && Where != IRMemLocation::Other &&
        Where != IRMemLocation::InaccessibleMem &&
        Properties.Effects.getModRef(Where) !=
            Properties.Effects.getModRef(IRMemLocation::Other))
      Properties.HasUnknownEffects = true;
  // If the caller has a restricting attribute such as nounwind, its calls keep
  // it, or the execution is undefined.
  const Function &Caller = EC.reference(*Call.getFunction());
  Properties.MayThrow = !Has(Attribute::NoUnwind) && !Caller.doesNotThrow();
  Properties.MayNotReturn = !Has(Attribute::WillReturn) && !Caller.willReturn();
  Properties.NeverReturns = Has(Attribute::NoReturn);
  Properties.MayFree = !Has(Attribute::NoFree) && !Caller.doesNotFreeMemory();
  Properties.IsSpeculatable =
      Has(Attribute::Speculatable) && Has(Attribute::NoUnwind);
  Properties.CallsNotBack = Has(Attribute::NoCallback);
  Properties.CreatesNoPoison = Has(Attribute::NoCreateUndefOrPoison);
  return Properties;
}

namespace {

/// Encodes one call.
struct CallEncoder {
  FunctionEncoding &S;
  EncodingContext &EC;
  const CallBase &Call;
  CallProperties Properties;
  SmallVector<Scalar, 4> Arguments;      ///< the first is the callee
  std::optional<SymbolicValue> Returned; ///< the argument that is returned
  std::set<unsigned> Visible;            ///< private blocks that can be read
  std::set<unsigned> Changed;            ///< private blocks that can be written
  SmallVector<Term, 4> ArgumentBlocks;
  SmallVector<Leaf, 4> ResultLeaves;

  bool isSupported() {
    if (Call.isInlineAsm())
      S.giveUp("inline assembly");
    else if (Call.hasOperandBundles())
      S.giveUp("operand bundles");
    std::optional<SmallVector<Leaf, 4>> Leaves =
        leavesOf(Call.getType(), EC.DL);
    if (!Leaves)
      S.giveUp("a call with a result of an unsupported type");
    else
      ResultLeaves = std::move(*Leaves);
    return !S.hasGivenUp();
  }

  bool takeArguments() {
    SymbolicValue Callee = S.use(Call.getCalledOperand());
    if (S.hasGivenUp())
      return false;
    S.undefinedIf(Callee.Leaves.front().Poison);
    Arguments.push_back(Callee.Leaves.front());
    const Function *F = Properties.Callee;
    for (unsigned I = 0; I < Call.arg_size(); ++I) {
      std::optional<SmallVector<Leaf, 4>> Leaves;
      if (!Call.getArgOperand(I)->getType()->isMetadataTy())
        Leaves = leavesOf(Call.getArgOperand(I)->getType(), EC.DL);
      if (!Leaves) {
        S.giveUp("an argument of an unsupported type");
        return false;
      }
      SymbolicValue Argument = S.use(Call.getArgOperand(I));
      if (S.hasGivenUp())
        return false;
      AttributeSet Inherited;
      if (F && I < F->arg_size())
        Inherited = F->getAttributes().getParamAttrs(I);
      for (auto [L, Part] : zip_equal(Argument.Leaves, *Leaves)) {
        applyAttributes(S, Call.getAttributes().getParamAttrs(I), Part.Ty, L);
        applyAttributes(S, Inherited, Part.Ty, L);
        Arguments.push_back(L);
        if (L.Provenance.isNone())
          continue;
        std::set<unsigned> Blocks = reachable(S, L.Provenance);
        Visible.insert(Blocks.begin(), Blocks.end());
        ArgumentBlocks.push_back(L.Provenance);
        if (!hasOnArgument(I, Attribute::ReadOnly) &&
            !hasOnArgument(I, Attribute::ReadNone))
          Changed.insert(Blocks.begin(), Blocks.end());
        // Even a function that does not write memory may return the pointer.
        if (isCaptured(I, Blocks))
          S.escape(L.Provenance);
      }
      if (hasOnArgument(I, Attribute::Returned)) {
        if (Call.getArgOperand(I)->getType() != Call.getType())
          S.giveUp("a returned argument of another type");
        Returned = std::move(Argument);
      }
    }
    // Any call can use blocks that have escaped.
    Visible.insert(S.Now.Escaped.begin(), S.Now.Escaped.end());
    Changed.insert(S.Now.Escaped.begin(), S.Now.Escaped.end());
    if (Call.isTailCall() &&
        any_of(Visible, [&](unsigned Block) { return S.Stack.count(Block); }))
      S.giveUp("a tail call that may get the address of an alloca");
    return !S.hasGivenUp();
  }

  /// Whether an argument has an attribute, at the call or at the callee.
  bool hasOnArgument(unsigned I, Attribute::AttrKind Kind) const {
    return Call.getAttributes().hasParamAttr(I, Kind) ||
           (Properties.Callee &&
            Properties.Callee->getAttributes().hasParamAttr(I, Kind));
  }

  /// Whether the call captures an argument. Blocks are the private blocks that
  /// can be reached through the argument.
  bool isCaptured(unsigned I, const std::set<unsigned> &Blocks) {
    CaptureInfo Info = Call.getAttributes().getParamAttrs(I).getCaptureInfo();
    if (Properties.Callee)
      Info =
          Info &
          Properties.Callee->getAttributes().getParamAttrs(I).getCaptureInfo();
    bool IsPrivate = any_of(
        Blocks, [&](unsigned Block) { return !S.Now.Escaped.count(Block); });
    if (IsPrivate && !capturesAll(Info.getOtherComponents()) &&
        capturesAnything(Info))
      S.giveUp("a pointer of which a call captures only a part");
    return capturesAnything(Info);
  }

  /// The callee, or null if it is unknown.
  const Function *calledFunction() {
    if (const auto *F = dyn_cast<Function>(Call.getCalledOperand()))
      return F;
    SymbolicValue Operand = S.value(Call.getCalledOperand());
    if (S.hasGivenUp())
      return nullptr;
    const Scalar &Pointer = Operand.Leaves.front();
    const auto *F = dyn_cast_or_null<Function>(EC.global(Pointer.Provenance));
    if (F && isSame(simplified(Pointer.Bits), EC.base(Pointer.Provenance)))
      return F;
    return nullptr;
  }

  /// Encodes a call without side effects as an uninterpreted function of its
  /// arguments and of the memory that it may read.
  void function() {
    SmallVector<Term, 8> Operands;
    if (!Properties.Effects.doesNotAccessMemory())
      Operands.push_back(bits(EC.C, 32, S.Now.Memory->Number));
    for (const Scalar &A : Arguments) {
      Operands.push_back(A.Bits);
      Operands.push_back(bit(A.Poison));
      if (A.Provenance)
        Operands.push_back(A.Provenance);
    }
    std::string Name = "call";
    // The name contains the widths of the result, because an intrinsic may be
    // overloaded, and a function may be called with different types.
    for (const Leaf &L : ResultLeaves)
      Name += "." + std::to_string(scalarWidth(L.Ty, EC.DL));
    SymbolicValue Result;
    for (auto [I, L] : enumerate(ResultLeaves)) {
      std::string Part = Name + "#" + std::to_string(I);
      Scalar Value{apply(EC.C, Part, Operands, scalarWidth(L.Ty, EC.DL)),
                   apply(EC.C, "poison " + Part, Operands, 0)};
      if (L.Ty->isPointerTy())
        Value.Provenance =
            apply(EC.C, "block " + Part, Operands, ProvenanceBits);
      Result.Leaves.push_back(Value);
    }
    // Unless the call is speculatable, it may be undefined for some arguments.
    Term IsUndefined = boolean(EC.C, false);
    if (!Properties.IsSpeculatable)
      IsUndefined = apply(EC.C, "undefined " + Name, Operands, 0);
    S.undefinedIf(IsUndefined);
    bool Reads = !Properties.Effects.doesNotAccessMemory();
    S.Functions.push_back(
        {Arguments, SmallVector<Term, 8>(drop_begin(Operands, Reads)),
         Reads ? S.Now.Memory : nullptr, Visible, Result, IsUndefined});
    finish(std::move(Result));
  }

  void event() {
    for (Attribute::AttrKind Kind :
         {Attribute::AllocKind, Attribute::AllocSize})
      if (Call.getAttributes().hasFnAttr(Kind) ||
          (Properties.Callee && Properties.Callee->hasFnAttribute(Kind)))
        return S.giveUp("a call that allocates or frees memory");
    if (Properties.CallsNotBack && hasInternalVariables(*Call.getModule()))
      return S.giveUp("a call that cannot reach the internal globals");
    std::optional<APInt> Before = number(S.Now.Events);
    if (Before && Before->uge(EventLimit))
      return S.giveUp("too many calls");
    Term Position = S.Now.Events + bits(EC.C, 8, 1);
    const MemoryEffects &Effects = Properties.Effects;
    ModRefInfo Arg = Effects.getModRef(IRMemLocation::ArgMem);
    ModRefInfo Other = Effects.getModRef(IRMemLocation::Other);

    Event E;
    E.Call = &Call;
    E.PathCondition = S.Now.PathCondition;
    E.Position = Position;
    E.Arguments = Arguments;
    // The memory before the call matters even if the call only writes, because
    // the call need not overwrite all of the old contents.
    if (isModOrRefSet(Arg) || isModOrRefSet(Other) || Properties.MayThrow)
      E.Memory = S.Now.Memory;
    E.ReadsArgumentsOnly = !isModOrRefSet(Other) && !Properties.MayThrow;
    E.ArgumentBlocks = ArgumentBlocks;
    E.Visible = Visible;
    S.Events.push_back(std::move(E));
    S.Now.Events = Position;

    std::vector<unsigned> Private(Changed.begin(), Changed.end());
    if (isModSet(Other))
      S.Now.Memory =
          EC.Memory.havoc(S.Now.Memory, Position, Private, std::nullopt);
    else if (isModSet(Arg) && !ArgumentBlocks.empty())
      S.Now.Memory = EC.Memory.havoc(S.Now.Memory, Position, Private,
                                     ArrayRef<Term>(ArgumentBlocks));
    if (Properties.MayFree && (isModSet(Other) || isModSet(Arg)))
      S.Now.LastFreeEvent = Position;
    if (Properties.NeverReturns)
      S.Now.PathCondition = boolean(EC.C, false);
    else if (Properties.MayThrow || Properties.MayNotReturn)
      S.Now.PathCondition =
          S.Now.PathCondition && apply(EC.C, "continues", Position, 0);

    SymbolicValue Result;
    for (auto [I, L] : enumerate(ResultLeaves)) {
      std::string Part =
          std::to_string(I) + "." + std::to_string(scalarWidth(L.Ty, EC.DL));
      Scalar Value{
          apply(EC.C, "result " + Part, Position, scalarWidth(L.Ty, EC.DL)),
          apply(EC.C, "result poison " + Part, Position, 0)};
      if (L.Ty->isPointerTy()) {
        Value.Provenance =
            apply(EC.C, "result block " + Part, Position, ProvenanceBits);
        Term IsPossible = ult(Value.Provenance, EC.number(blocks::ExternalEnd));
        for (unsigned Block : Visible)
          IsPossible = IsPossible || eq(Value.Provenance, EC.number(Block));
        EC.assume(IsPossible);
        bool IsNew =
            Call.hasRetAttr(Attribute::NoAlias) ||
            (Properties.Callee &&
             Properties.Callee->getAttributes().hasRetAttr(Attribute::NoAlias));
        if (std::optional<APInt> N = number(Position); N && IsNew)
          Value.Provenance = EC.number(blocks::Events + N->getZExtValue());
      }
      Result.Leaves.push_back(Value);
    }
    finish(std::move(Result));
  }

  /// Encodes a removable call of an allocation function whose memory is not
  /// visible to other code: the function has an `allockind` and no other
  /// effects. Returns false if the call is not of this kind.
  bool allocation() {
    const Function *F = Properties.Callee;
    if (!F || !F->hasFnAttribute(Attribute::AllocKind) || Properties.MayThrow ||
        !Properties.Effects.onlyAccessesInaccessibleMem() ||
        ResultLeaves.size() != 1)
      return false;
    AllocFnKind Kind = F->getFnAttribute(Attribute::AllocKind).getAllocKind();
    if ((Kind & AllocFnKind::Alloc) == AllocFnKind::Unknown ||
        !F->getAttributes().hasRetAttr(Attribute::NoAlias))
      return false;
    if ((Kind & AllocFnKind::Uninitialized) == AllocFnKind::Unknown) {
      S.giveUp("an allocation of memory with contents");
      return true;
    }
    // The number of bytes; none if it is unknown.
    Term Bytes;
    std::string Amount = "?";
    Attribute Size = F->getFnAttribute(Attribute::AllocSize);
    if (Size.isValid() && !Size.getAllocSizeArgs().second) {
      Bytes = zextOrTrunc(Arguments[1 + Size.getAllocSizeArgs().first].Bits,
                          EC.PointerBits);
      Amount = number(Bytes) ? std::to_string(number(Bytes)->getZExtValue())
                             : "#" + std::to_string(Bytes.id());
    }
    uint64_t Alignment = 1;
    if (MaybeAlign Known = F->getAttributes().getRetAlignment())
      Alignment = Known->value();
    std::string Name = S.key(Call);
    std::string Key =
        ("allocation " + Twine(Name) + " " + Amount + " " + Twine(Alignment))
            .str();
    Term Block = EC.allocation(Key, Bytes, Alignment);
    Term Address = EC.base(Block);
    if (!F->getAttributes().hasRetAttr(Attribute::NonNull)) {
      Term Fails = variable(EC.C, "fails " + Key, 0);
      Address = ite(Fails, bits(EC.C, EC.PointerBits, 0), Address);
      Block = ite(Fails, EC.number(blocks::Null), Block);
    }
    SymbolicValue Result;
    Result.Leaves.push_back({Address, boolean(EC.C, false), Block});
    S.Heap.insert(S.Heap.end(), Block);
    finish(std::move(Result));
    return true;
  }

  void finish(SymbolicValue Result) {
    if (Properties.CreatesNoPoison) {
      Term Any = boolean(EC.C, false);
      for (const Scalar &A : Arguments)
        Any = Any || A.Poison;
      for (Scalar &L : Result.Leaves)
        L.Poison = L.Poison && Any;
    }
    if (Returned)
      Result = std::move(*Returned);
    for (auto [L, Part] : zip_equal(Result.Leaves, ResultLeaves)) {
      applyAttributes(S, Call.getAttributes().getRetAttrs(), Part.Ty, L);
      if (Properties.Callee)
        applyAttributes(S, Properties.Callee->getAttributes().getRetAttrs(),
                        Part.Ty, L);
    }
    if (!Call.getType()->isVoidTy())
      S.define(Call, std::move(Result));
  }
};

} // namespace

/// Applies the attributes of the arguments and of the result of a modelled
/// intrinsic. Such an intrinsic returns poison if an argument is poison.
static void applyIntrinsicAttributes(FunctionEncoding &S,
                                     const CallBase &Call) {
  AttributeList Declared = Call.getCalledFunction()->getAttributes();
  Term Breaks = boolean(S.EC.C, false);
  for (unsigned I = 0; I < Call.arg_size() && !S.hasGivenUp(); ++I) {
    AttributeSet Here = Call.getAttributes().getParamAttrs(I);
    std::optional<SmallVector<Leaf, 4>> Leaves;
    if (Here.hasAttributes() &&
        !Call.getArgOperand(I)->getType()->isMetadataTy())
      Leaves = leavesOf(Call.getArgOperand(I)->getType(), S.EC.DL);
    if (!Leaves)
      continue;
    SymbolicValue Argument = S.use(Call.getArgOperand(I));
    for (auto [L, Part] : zip(Argument.Leaves, *Leaves)) {
      Term WasPoison = L.Poison;
      applyAttributes(S, Here, Part.Ty, L);
      Breaks = Breaks || (L.Poison && !WasPoison);
    }
  }
  if (S.hasGivenUp())
    return;
  auto Result = S.Now.Values.find(&Call);
  if (Result == S.Now.Values.end())
    return S.undefinedIf(Breaks);
  for (auto [L, Part] :
       zip(Result->second.Leaves, *leavesOf(Call.getType(), S.EC.DL))) {
    L.poisonIf(Breaks);
    for (const AttributeList &List : {Call.getAttributes(), Declared})
      applyAttributes(S, List.getRetAttrs(), Part.Ty, L);
  }
}

void validation::encodeCall(FunctionEncoding &S, const CallBase &Call) {
  if (const auto *Intrinsic = dyn_cast<IntrinsicInst>(&Call))
    if (encodeIntrinsic(S, *Intrinsic))
      return applyIntrinsicAttributes(S, Call);
  if (const Function *F = Call.getCalledFunction();
      F && F->getName() == BeyondBoundName) {
    S.BeyondBound = S.BeyondBound || S.Now.PathCondition;
    S.Now.PathCondition = boolean(S.EC.C, false);
    return;
  }
  CallEncoder E{S, S.EC, Call, {}, {}, {}, {}, {}, {}, {}};
  if (!E.isSupported())
    return;
  E.Properties = propertiesOf(S.EC, Call, E.calledFunction());
  if (E.Properties.HasUnknownEffects)
    S.giveUp("a call with effects on memory of another kind");
  if (S.hasGivenUp() || !E.takeArguments())
    return;
  if (E.allocation())
    return;
  if (E.Properties.Effects.onlyReadsMemory() && !E.Properties.MayThrow &&
      !E.Properties.NeverReturns)
    E.function();
  else
    E.event();
}

//===- The semantics of attributes ----------------------------------------===//

void validation::applyAttributes(FunctionEncoding &S, AttributeSet Attributes,
                                 Type *Ty, Scalar &Value) {
  EncodingContext &EC = S.EC;
  Attributes = withImplied(Attributes, EC.DL);
  if (FPClassTest Excluded = Attributes.getNoFPClass())
    Value.poisonIf(isOfClass(Value.Bits, Excluded, Ty->getFltSemantics()));
  if (Attributes.hasAttribute(Attribute::Range)) {
    ConstantRange Range = Attributes.getAttribute(Attribute::Range).getRange();
    if (!Range.isFullSet())
      Value.poisonIf(!ult(Value.Bits - bits(EC.C, Range.getLower()),
                          bits(EC.C, Range.getUpper() - Range.getLower())));
  }
  if (Value.Provenance) {
    if (Attributes.hasAttribute(Attribute::NonNull))
      Value.poisonIf(isZero(Value.Bits));
    if (MaybeAlign Alignment = Attributes.getAlignment())
      Value.poisonIf(!isAligned(EC, Value, Alignment->value()));
    auto IsAccessible = [&](uint64_t Bytes) {
      Term Result = isDereferenceable(S, Value, Bytes);
      if (Attributes.hasAttribute(Attribute::Writable))
        Result = Result && isWritable(S, Value.Provenance);
      return Result;
    };
    if (uint64_t Bytes = Attributes.getDereferenceableBytes())
      S.undefinedIf(Value.Poison || !IsAccessible(Bytes));
    if (uint64_t Bytes = Attributes.getDereferenceableOrNullBytes())
      S.undefinedIf(Value.Poison ||
                    (!isZero(Value.Bits) && !IsAccessible(Bytes)));
  }
  if (Attributes.hasAttribute(Attribute::NoUndef))
    S.undefinedIf(Value.Poison);
}
