//===- Encoding.cpp - Context, values and constants -----------------------===//

#include "Encoding/Encoding.h"
#include "llvm/Analysis/ConstantFolding.h"

using namespace llvm;
using namespace mincaml;
using namespace mincaml::validation;

EncodingContext::EncodingContext(Z3_context C, const Module &Source,
                                 bool ExactFloats, const AllocationKeys &Keys)
    : C(C), DL(Source.getDataLayout()), ExactFloats(ExactFloats), Keys(Keys),
      Memory(C, DL.isBigEndian()), PointerBits(DL.getPointerSizeInBits(0)),
      Source(Source) {
  // The block of the null pointer has size 0, so nothing can be accessed in it.
  Term Zero = bits(C, PointerBits, 0);
  Blocks[blocks::Null].Size = Zero;
  assume(eq(apply(C, "base", number(blocks::Null), PointerBits), Zero));
  assume(eq(apply(C, "size", number(blocks::Null), PointerBits), Zero));
}

void EncodingContext::assume(Term Fact) {
  if (!isTrue(Fact) && KnownAssumptions.insert(Fact.id()).second)
    Assumptions.push_back(Fact);
}

Term EncodingContext::base(Term Block) {
  if (std::optional<APInt> N = validation::number(Block))
    if (N->isZero())
      return bits(C, PointerBits, 0);
  Term Base = apply(C, "base", Block, PointerBits);
  Term Size = apply(C, "size", Block, PointerBits);
  // A block is smaller than half of the address space, does not wrap around its
  // end, and does not start at null unless it is empty.
  assume(isZero(extract(Size, PointerBits - 1, PointerBits - 1)) &&
         ule(Base, ~Size) && (isZero(Size) || !isZero(Base)));
  return Base;
}

Term EncodingContext::size(Term Block) {
  const auto *Known = find(Block);
  return Known && Known->Size ? Known->Size
                              : apply(C, "size", Block, PointerBits);
}

Term EncodingContext::blockOf(const GlobalValue &G) {
  auto [Position, IsNew] = Globals.try_emplace(G.getName(), Globals.size() + 1);
  unsigned Number = Position->second;
  Term Result = number(Number);
  if (!IsNew)
    return Result;
  Block &B = Blocks[Number];
  B.Global = &G;
  Term Size = apply(C, "size", Result, PointerBits);
  if (const auto *Variable = dyn_cast<GlobalVariable>(&G)) {
    B.Alignment = Variable->getPointerAlignment(DL).value();
    Type *Ty = Variable->getValueType();
    uint64_t Least =
        Ty->isSized() ? DL.getTypeAllocSize(Ty).getFixedValue() : 0;
    Term Bytes = bits(C, PointerBits, Least);
    if (Variable->hasDefinitiveInitializer())
      B.Size = Bytes;
    else if (!Variable->hasExternalWeakLinkage())
      assume(ule(Bytes, Size));
  } else if (isa<Function>(G)) {
    B.Size = bits(C, PointerBits, 0);
  }
  if (B.Size)
    assume(eq(Size, B.Size));
  if (!G.hasExternalWeakLinkage())
    assume(!isZero(base(Result)));
  if (B.Alignment > 1)
    assume(isZero(base(Result) & bits(C, PointerBits, B.Alignment - 1)));
  return Result;
}

Term EncodingContext::allocation(StringRef Key, Term Size, uint64_t Alignment) {
  auto [Position, IsNew] = Allocations.try_emplace(Key, Allocations.size());
  unsigned Number = blocks::FrameBlocks + Position->second;
  Term Result = number(Number);
  if (!IsNew)
    return Result;
  Block &B = Blocks[Number];
  B.Size = Size;
  B.Alignment = Alignment;
  if (Size)
    assume(eq(apply(C, "size", Result, PointerBits), Size));
  Term Base = base(Result);
  assume(!isZero(Base));
  if (Alignment > 1)
    assume(isZero(Base & bits(C, PointerBits, Alignment - 1)));
  return Result;
}

const Function &EncodingContext::reference(const Function &F) const {
  const Function *Known = Source.getFunction(F.getName());
  return Known ? *Known : F;
}

const EncodingContext::Block *EncodingContext::find(Term Block) const {
  std::optional<APInt> N = validation::number(Block);
  if (!N)
    return nullptr;
  auto Found = Blocks.find(N->getZExtValue());
  return Found == Blocks.end() ? nullptr : &Found->second;
}

//===- Symbolic execution of one function ---------------------------------===//

FunctionEncoding::FunctionEncoding(EncodingContext &EC, bool IsSource)
    : EC(EC), IsSource(IsSource), BeyondBound(boolean(EC.C, false)) {
  Now.PathCondition = boolean(EC.C, true);
  Now.Events = bits(EC.C, 8, 0);
  Now.LastFreeEvent = bits(EC.C, 8, 0);
  Now.Memory = EC.Memory.initial();
}

void FunctionEncoding::giveUp(const Twine &Why) {
  if (Reason.empty())
    Reason = Why.str();
}

SymbolicValue FunctionEncoding::value(const Value *V) {
  if (const auto *C = dyn_cast<Constant>(V))
    return encodeConstant(*this, *C);
  auto Found = Now.Values.find(V);
  if (Found != Now.Values.end())
    return Found->second;
  if (!hasGivenUp())
    giveUp("a value of the type of '" + V->getName() + "'");
  return {};
}

SymbolicValue FunctionEncoding::use(const Value *V) {
  SymbolicValue Result = value(V);
  if (Result.Undefs.empty())
    return Result;
  SmallVector<Term, 4> New;
  for (Term U : Result.Undefs)
    New.push_back(choice("use." + Twine(nameOf(U)).str().substr(2), width(U)));
  for (Scalar &L : Result.Leaves) {
    L.Bits = substituted(L.Bits, Result.Undefs, New);
    L.Poison = substituted(L.Poison, Result.Undefs, New);
    if (L.Provenance)
      L.Provenance = substituted(L.Provenance, Result.Undefs, New);
  }
  Result.Undefs.assign(New.begin(), New.end());
  return Result;
}

void FunctionEncoding::define(const Instruction &I, SymbolicValue V) {
  // Remove the undef variables that no longer occur in the value.
  if (!V.Undefs.empty()) {
    std::vector<Term> Parts;
    for (const Scalar &L : V.Leaves) {
      Parts.push_back(L.Bits);
      Parts.push_back(L.Poison);
    }
    std::vector<Term> Variables = variablesIn(Parts);
    SmallVector<Term, 0> Kept;
    for (Term U : V.Undefs)
      if (any_of(Variables, [&](Term X) { return isSame(X, U); }) &&
          none_of(Kept, [&](Term X) { return isSame(X, U); }))
        Kept.push_back(U);
    V.Undefs = std::move(Kept);
  }
  Now.Values[&I] = std::move(V);
}

void FunctionEncoding::undefinedIf(Term Condition) {
  Term Here = Now.PathCondition && Condition;
  if (!isFalse(Here) && KnownUndefined.insert(Here.id()).second)
    Undefined.push_back(Here);
}

Term FunctionEncoding::choice(const Twine &Key, unsigned Width) {
  std::string Name = ((IsSource ? "b!" : "a!") + Key).str();
  unsigned Count = KeyCounts[Name]++;
  Term Result = variable(EC.C, Name + "!" + Twine(Count), Width);
  Choices.push_back(Result);
  return Result;
}

SymbolicValue FunctionEncoding::undef(const Twine &Key, unsigned Width) {
  SymbolicValue Result;
  Term U = choice(Key, Width);
  Result.Leaves.push_back({U, boolean(EC.C, false)});
  Result.Undefs.push_back(U);
  return Result;
}

void FunctionEncoding::escape(Term Provenance) {
  SmallVector<unsigned, 4> Work = blocksIn(Provenance, blocks::Arguments);
  while (!Work.empty()) {
    unsigned Block = Work.pop_back_val();
    if (!Now.Escaped.insert(Block).second)
      continue;
    auto Found = Now.Held.find(Block);
    if (Found != Now.Held.end())
      Work.append(Found->second.begin(), Found->second.end());
  }
}

std::string FunctionEncoding::key(const Instruction &I) {
  std::string Name = I.getName().str();
  if (Name.empty())
    Name = ("unnamed." + Twine(I.getOpcodeName())).str();
  unsigned Count = KeyCounts["key " + Name]++;
  std::string Key = Name + "@" + std::to_string(Count);
  if (Count == 0)
    if (auto Other = EC.Keys.find(&I); Other != EC.Keys.end())
      Key = Other->second;
  while (!Keys.insert(Key).second)
    Key += "'";
  return Key;
}

//===- Types as scalars ---------------------------------------------------===//

static constexpr unsigned LeafLimit = 64;

static bool addLeaves(Type *Ty, const DataLayout &DL, uint64_t Offset,
                      SmallVectorImpl<Leaf> &Leaves) {
  auto AddElements = [&](Type *Element, uint64_t Count, uint64_t Stride) {
    if (Count > LeafLimit)
      return false;
    for (uint64_t I = 0; I < Count; ++I)
      if (!addLeaves(Element, DL, Offset + I * Stride, Leaves))
        return false;
    return true;
  };
  if (auto *Struct = dyn_cast<StructType>(Ty)) {
    if (Struct->isOpaque() || Struct->isScalableTy())
      return false;
    const StructLayout *Layout = DL.getStructLayout(Struct);
    for (unsigned I = 0; I < Struct->getNumElements(); ++I)
      if (!addLeaves(Struct->getElementType(I), DL,
                     Offset + Layout->getElementOffset(I).getFixedValue(),
                     Leaves))
        return false;
    return true;
  }
  if (auto *Array = dyn_cast<ArrayType>(Ty))
    return AddElements(Array->getElementType(), Array->getNumElements(),
                       DL.getTypeAllocSize(Array->getElementType()));
  if (auto *Vector = dyn_cast<FixedVectorType>(Ty)) {
    uint64_t Bits = DL.getTypeSizeInBits(Vector->getElementType());
    // Elements whose width is not a multiple of 8 are packed in memory, which
    // is not supported.
    return Bits % 8 == 0 && AddElements(Vector->getElementType(),
                                        Vector->getNumElements(), Bits / 8);
  }
  bool IsKnown = Ty->isIntegerTy() || Ty->isIEEELikeFPTy() ||
                 (Ty->isPointerTy() && Ty->getPointerAddressSpace() == 0 &&
                  !DL.isNonIntegralPointerType(Ty));
  if (!IsKnown || Leaves.size() >= LeafLimit)
    return false;
  Leaves.push_back({Ty, Offset});
  return true;
}

std::optional<SmallVector<Leaf, 4>> validation::leavesOf(Type *Ty,
                                                         const DataLayout &DL) {
  SmallVector<Leaf, 4> Leaves;
  if (!Ty->isVoidTy() && !addLeaves(Ty, DL, 0, Leaves))
    return std::nullopt;
  return Leaves;
}

unsigned validation::scalarWidth(Type *Ty, const DataLayout &DL) {
  return DL.getTypeSizeInBits(Ty).getFixedValue();
}

//===- Constants as terms -------------------------------------------------===//

static Scalar poisonOf(EncodingContext &EC, Type *Ty) {
  Scalar Result{bits(EC.C, scalarWidth(Ty, EC.DL), 0), boolean(EC.C, true)};
  if (Ty->isPointerTy())
    Result.Provenance = EC.number(blocks::Null);
  return Result;
}

static SymbolicValue scalar(EncodingContext &EC, Term Bits,
                            Term Provenance = {}) {
  SymbolicValue Result;
  Result.Leaves.push_back({Bits, boolean(EC.C, false), Provenance});
  return Result;
}

/// Whether a constant getelementptr is `inbounds`. Returns nothing if it has
/// other flags, or if its base is a getelementptr with flags: these cases are
/// not supported.
static std::optional<bool> isInBounds(const Constant &C) {
  const auto *GEP = dyn_cast<GEPOperator>(&C);
  if (!GEP)
    return false;
  const auto *Inner = dyn_cast<GEPOperator>(GEP->getPointerOperand());
  GEPNoWrapFlags Flags = GEP->getNoWrapFlags();
  if (GEP->getInRange() ||
      (Flags != GEPNoWrapFlags::none() && !Flags.isInBounds()) ||
      (Inner && Inner->getNoWrapFlags() != GEPNoWrapFlags::none()))
    return std::nullopt;
  return Flags.isInBounds();
}

static bool hasFixedAddress(const GlobalValue &G) {
  const auto *Object = dyn_cast<GlobalObject>(&G);
  return Object && Object->hasMetadata(LLVMContext::MD_absolute_symbol);
}

/// Encodes a constant address: a global or null, with an optional offset.
static SymbolicValue pointer(FunctionEncoding &S, const Constant &C) {
  EncodingContext &EC = S.EC;
  if (isa<ConstantPointerNull>(C))
    return scalar(EC, bits(EC.C, EC.PointerBits, 0), EC.number(blocks::Null));
  APInt Offset(EC.DL.getIndexTypeSizeInBits(C.getType()), 0);
  const Value *Base = C.stripAndAccumulateConstantOffsets(
      EC.DL, Offset, /*AllowNonInbounds=*/true);
  if (isa<ConstantPointerNull>(Base))
    return scalar(EC, bits(EC.C, Offset.zextOrTrunc(EC.PointerBits)),
                  EC.number(blocks::Null));
  const auto *G = dyn_cast<GlobalValue>(Base);
  std::optional<bool> InBounds = isInBounds(C);
  if (G && (!InBounds || hasFixedAddress(*G))) {
    S.giveUp("a constant address that may be poison, or that is fixed");
    return {};
  }
  if (!G || isa<GlobalAlias>(G) || isa<GlobalIFunc>(G) || G->isThreadLocal() ||
      Offset.getBitWidth() != EC.PointerBits) {
    S.giveUp("a constant address that is no global with an offset");
    return {};
  }
  Term Block = EC.blockOf(*G);
  Term Address = EC.base(Block);
  if (!Offset.isZero())
    Address = simplified(Address + bits(EC.C, Offset));
  SymbolicValue Result = scalar(EC, Address, Block);
  if (*InBounds)
    Result.Leaves.front().Poison =
        simplified(ult(EC.size(Block), bits(EC.C, Offset)));
  return Result;
}

SymbolicValue validation::encodeConstant(FunctionEncoding &S,
                                         const Constant &C) {
  EncodingContext &EC = S.EC;
  if (const auto *N = dyn_cast<ConstantInt>(&C);
      N && !C.getType()->isVectorTy())
    return scalar(EC, bits(EC.C, N->getValue()));
  if (const auto *N = dyn_cast<ConstantFP>(&C); N && !C.getType()->isVectorTy())
    return scalar(EC, bits(EC.C, N->getValueAPF().bitcastToAPInt()));
  std::optional<SmallVector<Leaf, 4>> Leaves = leavesOf(C.getType(), EC.DL);
  if (!Leaves) {
    S.giveUp("a constant of an unsupported type");
    return {};
  }
  SymbolicValue Result;
  if (isa<PoisonValue>(C)) {
    for (const Leaf &L : *Leaves)
      Result.Leaves.push_back(poisonOf(EC, L.Ty));
    return Result;
  }
  if (isa<UndefValue>(C)) {
    for (const Leaf &L : *Leaves) {
      SymbolicValue U = S.undef("undef", scalarWidth(L.Ty, EC.DL));
      if (L.Ty->isPointerTy())
        U.Leaves.front().Provenance = EC.number(blocks::Null);
      Result.Leaves.push_back(U.Leaves.front());
      Result.Undefs.push_back(U.Undefs.front());
    }
    return Result;
  }
  if (C.getType()->isPointerTy())
    return pointer(S, C);
  if (isa<ConstantAggregate>(C) || isa<ConstantDataSequential>(C) ||
      isa<ConstantAggregateZero>(C) || isa<ConstantInt>(C) ||
      isa<ConstantFP>(C)) {
    for (unsigned I = 0;; ++I) {
      const Constant *Part = C.getAggregateElement(I);
      if (!Part)
        return Result;
      SymbolicValue Element = encodeConstant(S, *Part);
      append_range(Result.Leaves, Element.Leaves);
      append_range(Result.Undefs, Element.Undefs);
    }
  }
  if (Constant *Folded = ConstantFoldConstant(&C, EC.DL); Folded != &C)
    return encodeConstant(S, *Folded);
  if (const auto *Expression = dyn_cast<ConstantExpr>(&C);
      Expression && Expression->getOpcode() == Instruction::PtrToInt) {
    SymbolicValue Operand = encodeConstant(S, *Expression->getOperand(0));
    if (S.hasGivenUp())
      return {};
    Scalar L = Operand.Leaves.front();
    return scalar(EC, zextOrTrunc(L.Bits, scalarWidth(C.getType(), EC.DL)));
  }
  S.giveUp("a constant expression");
  return {};
}
