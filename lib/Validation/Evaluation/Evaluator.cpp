//===- Evaluator.cpp - Running a function on one input --------------------===//

#include "Evaluation/Evaluator.h"
#include "AttributeRules.h"
#include "Encoding/Memory.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/ConstantRange.h"

using namespace llvm;
using namespace mincaml;
using namespace mincaml::validation;

static constexpr unsigned StepLimit = 100000;

Evaluator::Evaluator(Environment &E, const Module &Attributes,
                     ChoicePolicy Choices)
    : Memory(E), E(E), Attributes(Attributes), DL(Attributes.getDataLayout()),
      Choices(Choices), PointerBits(DL.getPointerSizeInBits(0)) {}

void Evaluator::end(End Now, const Twine &Reason) {
  if (!isRunning())
    return;
  How = Now;
  Why = Reason.str();
}

bool Evaluator::isDecided(const Number &N, const Twine &What) {
  if (N.IsPoison)
    undefined(What + " is poison");
  else if (N.IsFree)
    undecided(What + " depends on a free choice");
  return isRunning();
}

Number Evaluator::choice(unsigned Width) {
  Number N{APInt::getZero(Width)};
  N.IsFree = Choices == ChoicePolicy::Free;
  if (Choices == ChoicePolicy::One)
    N.Bits = APInt(Width, 1);
  else if (Choices == ChoicePolicy::Ones)
    N.Bits = APInt::getAllOnes(Width);
  return N;
}

//===- Values -------------------------------------------------------------===//

/// The number of scalars of a type; 0 if it is not supported.
static unsigned countScalars(Type *Ty) {
  if (auto *Struct = dyn_cast<StructType>(Ty)) {
    unsigned Sum = 0;
    for (Type *Element : Struct->elements())
      Sum += countScalars(Element);
    return Sum;
  }
  if (auto *Array = dyn_cast<ArrayType>(Ty))
    return Array->getNumElements() * countScalars(Array->getElementType());
  if (auto *Vector = dyn_cast<FixedVectorType>(Ty))
    return Vector->getNumElements();
  return 1;
}

static Type *scalarType(Type *Ty, unsigned Index) {
  if (auto *Struct = dyn_cast<StructType>(Ty)) {
    for (Type *Element : Struct->elements()) {
      unsigned Count = countScalars(Element);
      if (Index < Count)
        return scalarType(Element, Index);
      Index -= Count;
    }
  }
  if (auto *Array = dyn_cast<ArrayType>(Ty))
    return scalarType(Array->getElementType(),
                      Index % countScalars(Array->getElementType()));
  return Ty->getScalarType();
}

Numbers Evaluator::constant(const Constant &C) {
  Numbers Result;
  if (isa<UndefValue>(C)) { // or poison
    for (unsigned I = 0; I < countScalars(C.getType()); ++I) {
      Number N = choice(DL.getTypeSizeInBits(scalarType(C.getType(), I)));
      if (isa<PoisonValue>(C)) {
        N.IsFree = false;
        N.IsPoison = true;
      }
      Result.push_back(N);
    }
    return Result;
  }
  if (isa<ConstantAggregate>(C) || isa<ConstantDataSequential>(C) ||
      isa<ConstantAggregateZero>(C) || C.getType()->isVectorTy()) {
    for (unsigned I = 0;; ++I) {
      Constant *Element = C.getAggregateElement(I);
      if (!Element)
        return Result;
      append_range(Result, constant(*Element));
    }
  }
  if (const auto *N = dyn_cast<ConstantInt>(&C))
    return {Number{N->getValue()}};
  if (const auto *N = dyn_cast<ConstantFP>(&C))
    return {Number{N->getValueAPF().bitcastToAPInt()}};
  if (C.getType()->isPointerTy()) {
    APInt Offset(PointerBits, 0);
    const Value *Base = C.stripAndAccumulateConstantOffsets(
        DL, Offset, /*AllowNonInbounds=*/true);
    Number N{Offset};
    if (const auto *G = dyn_cast<GlobalValue>(Base)) {
      N.Block = E.blockOf(*G);
      N.Bits += E.base(N.Block);
      const auto *GEP = dyn_cast<GEPOperator>(&C);
      N.IsPoison = GEP && GEP->isInBounds() && Offset.ugt(E.size(N.Block));
    } else if (!isa<ConstantPointerNull>(Base)) {
      undecided("a constant address");
    }
    return {N};
  }
  if (const auto *Expression = dyn_cast<ConstantExpr>(&C);
      Expression && Expression->getOpcode() == Instruction::PtrToInt) {
    Number N = constant(*Expression->getOperand(0)).front();
    N.Bits = N.Bits.zextOrTrunc(C.getType()->getIntegerBitWidth());
    N.Block = 0;
    return {N};
  }
  if (Constant *Folded = ConstantFoldConstant(&C, DL); Folded != &C)
    return constant(*Folded);
  undecided("a constant expression");
  return {Number{APInt::getZero(DL.getTypeSizeInBits(C.getType()))}};
}

Numbers Evaluator::value(const Value *V) {
  if (const auto *C = dyn_cast<Constant>(V))
    return constant(*C);
  return Values.lookup(V);
}

void Evaluator::applyAttributes(AttributeSet Set, Number &N, Type *Ty) {
  Set = withImplied(Set, DL);
  if (FPClassTest Excluded = Set.getNoFPClass()) {
    APFloat X(Ty->getScalarType()->getFltSemantics(), N.Bits);
    N.IsPoison |= (X.classify() & Excluded) != fcNone;
  }
  if (Set.hasAttribute(Attribute::Range) &&
      !Set.getAttribute(Attribute::Range).getRange().contains(N.Bits))
    N.IsPoison = true;
  if (Ty->isPtrOrPtrVectorTy()) {
    if (Set.hasAttribute(Attribute::NonNull) && N.Bits.isZero())
      N.IsPoison = true;
    if (MaybeAlign Alignment = Set.getAlignment())
      N.IsPoison |= N.Bits.countr_zero() < Log2(*Alignment);
    auto CheckAccess = [&](uint64_t Bytes) {
      if (isDecided(N, "a dereferenceable pointer"))
        checkAccess(N, Bytes, 1, Set.hasAttribute(Attribute::Writable));
    };
    if (uint64_t Bytes = Set.getDereferenceableBytes())
      CheckAccess(Bytes);
    if (uint64_t Bytes = Set.getDereferenceableOrNullBytes())
      if (N.IsPoison || !N.Bits.isZero())
        CheckAccess(Bytes);
  }
  if (Set.hasAttribute(Attribute::NoUndef))
    isDecided(N, "a noundef value");
}

//===- Control ------------------------------------------------------------===//

void Evaluator::enter(const Function &F) {
  for (const Argument &A : F.args()) {
    Numbers Parts;
    for (unsigned I = 0; I < countScalars(A.getType()); ++I) {
      Type *Ty = scalarType(A.getType(), I);
      std::string Name = ("arg." + Twine(A.getArgNo()) + "." + Twine(I)).str();
      Number N{E.number(Name, {}, DL.getTypeSizeInBits(Ty))};
      N.IsPoison = E.truth(Name + ".poison", {});
      if (Ty->isPointerTy()) {
        N.Block = A.hasNoAliasAttr()
                      ? blocks::Arguments + A.getArgNo()
                      : E.number(Name + ".block", {}, 13).getZExtValue();
        if (A.getDereferenceableBytes() || A.hasStructRetAttr())
          NeverFreed.insert(N.Block);
      }
      applyAttributes(F.getAttributes().getParamAttrs(A.getArgNo()), N, Ty);
      Parts.push_back(N);
    }
    Values[&A] = std::move(Parts);
  }
}

const BasicBlock *Evaluator::leave(const BasicBlock &BB) {
  const Instruction &Last = *BB.getTerminator();
  const Function &F = *BB.getParent();
  if (const auto *Return = dyn_cast<ReturnInst>(&Last)) {
    if (F.doesNotReturn())
      undefined("a 'noreturn' function returns");
    if (const Value *V = Return->getReturnValue()) {
      Result = value(V);
      for (auto [I, N] : enumerate(Result)) {
        applyAttributes(F.getAttributes().getRetAttrs(), N,
                        scalarType(V->getType(), I));
        if (N.Block >= blocks::Arguments)
          Known.insert(N.Block);
      }
    }
    if (isRunning())
      How = End::Returned;
    return nullptr;
  }
  if (isa<UnreachableInst>(Last)) {
    undefined("unreachable is reached");
    return nullptr;
  }
  if (const auto *Branch = dyn_cast<BranchInst>(&Last)) {
    if (Branch->isUnconditional())
      return Branch->getSuccessor(0);
    Number N = value(Branch->getCondition()).front();
    if (!isDecided(N, "a branch's condition"))
      return nullptr;
    return Branch->getSuccessor(N.Bits.isZero() ? 1 : 0);
  }
  if (const auto *Switch = dyn_cast<SwitchInst>(&Last)) {
    Number N = value(Switch->getCondition()).front();
    if (!isDecided(N, "a switch's condition"))
      return nullptr;
    for (const auto &Case : Switch->cases())
      if (Case.getCaseValue()->getValue() == N.Bits)
        return Case.getCaseSuccessor();
    return Switch->getDefaultDest();
  }
  undecided("an instruction");
  return nullptr;
}

void Evaluator::run(const Function &F) {
  Self = Attributes.getFunction(F.getName());
  if (!Self)
    Self = &F;
  enter(F);
  unsigned Steps = 0;
  const BasicBlock *From = nullptr;
  const BasicBlock *BB = &F.getEntryBlock();
  while (BB && isRunning()) {
    SmallVector<std::pair<const PHINode *, Numbers>, 4> Phis;
    for (const PHINode &Phi : BB->phis())
      Phis.emplace_back(&Phi, value(Phi.getIncomingValueForBlock(From)));
    for (auto &[Phi, Parts] : Phis)
      Values[Phi] = std::move(Parts);
    for (const Instruction &I : *BB) {
      if (isa<PHINode>(I) || I.isTerminator())
        continue;
      if (++Steps > StepLimit)
        undecided("too many steps");
      if (!isRunning())
        return;
      execute(I);
    }
    if (!isRunning())
      return;
    From = BB;
    BB = leave(*BB);
    if (++Steps > StepLimit)
      undecided("too many steps");
  }
}

/// Whether the comparison of two addresses may depend on the address that an
/// allocation happens to have.
static bool comparesAllocation(const Number &A, const Number &B) {
  return A.Block != B.Block && !A.Bits.isZero() && !B.Bits.isZero() &&
         std::max(A.Block, B.Block) >= blocks::FrameBlocks;
}

Numbers Evaluator::evaluate(const Instruction &I) {
  SmallVector<Numbers, 3> Operands;
  for (const Use &Operand : I.operands())
    Operands.push_back(value(Operand));
  Numbers Parts;
  for (size_t N = 0; N < Operands.front().size(); ++N) {
    SmallVector<Number, 3> Elements;
    for (const Numbers &Operand : Operands)
      Elements.push_back(Operand[N]);
    Computed C = compute(I, Elements);
    if (isa<PtrToIntInst, PtrToAddrInst>(I))
      UsesAddresses |= Elements[0].Block >= blocks::FrameBlocks;
    else if (isa<ICmpInst>(I))
      UsesAddresses |= comparesAllocation(Elements[0], Elements[1]);
    if (C.Undefined)
      undefined(C.Undefined);
    if (C.Unsupported)
      undecided(C.Unsupported);
    if (Choices != ChoicePolicy::Free)
      C.Value.IsFree = false;
    Parts.push_back(C.Value);
  }
  return Parts;
}

Numbers Evaluator::select(const Instruction &I) {
  Numbers Condition = value(I.getOperand(0));
  Numbers Then = value(I.getOperand(1));
  Numbers Else = value(I.getOperand(2));
  Numbers Parts;
  for (size_t N = 0; N < Then.size(); ++N) {
    const Number &C = Condition[Condition.size() == 1 ? 0 : N];
    Number Part = C.Bits.isZero() ? Else[N] : Then[N];
    Part.IsPoison |= C.IsPoison;
    // The result is one of two values, which may differ.
    Part.IsFree |= C.IsFree;
    if (C.IsFree && (Then[N].IsPoison || Else[N].IsPoison))
      undecided("a select of poison by a free value");
    Parts.push_back(Part);
  }
  return Parts;
}

Numbers Evaluator::vectorOperation(const Instruction &I) {
  Numbers A = value(I.getOperand(0));
  if (const auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I)) {
    append_range(A, value(I.getOperand(1)));
    Numbers Parts;
    for (int Index : Shuffle->getShuffleMask()) {
      Parts.push_back(A[std::max(Index, 0)]);
      Parts.back().IsPoison |= Index < 0;
    }
    return Parts;
  }
  bool IsInsert = isa<InsertElementInst>(I);
  Number Index = value(I.getOperand(IsInsert ? 2 : 1)).front();
  bool IsInside = !Index.IsPoison && Index.Bits.ult(A.size());
  if (Index.IsFree)
    undecided("a free index");
  size_t N = IsInside ? Index.Bits.getZExtValue() : 0;
  if (IsInsert) {
    A[N] = value(I.getOperand(1)).front();
    for (Number &Part : A)
      Part.IsPoison |= !IsInside;
    return A;
  }
  A[N].IsPoison |= !IsInside;
  return {A[N]};
}

/// The index of the first scalar of an element of an aggregate.
static unsigned firstScalar(Type *Ty, ArrayRef<unsigned> Indices) {
  unsigned Begin = 0;
  for (unsigned Index : Indices) {
    for (unsigned I = 0; I < Index; ++I)
      Begin += countScalars(GetElementPtrInst::getTypeAtIndex(Ty, uint64_t(I)));
    Ty = GetElementPtrInst::getTypeAtIndex(Ty, uint64_t(Index));
  }
  return Begin;
}

void Evaluator::execute(const Instruction &I) {
  Numbers Parts;
  switch (I.getOpcode()) {
  case Instruction::Store:
    return store(I);
  case Instruction::Call:
    return call(cast<CallBase>(I));
  case Instruction::Load:
    Parts = load(I);
    break;
  case Instruction::Alloca:
    Parts = {allocate(I)};
    break;
  case Instruction::GetElementPtr:
    Parts = {address(I)};
    break;
  case Instruction::Select:
    Parts = select(I);
    break;
  case Instruction::Freeze:
    Parts = value(I.getOperand(0));
    for (Number &N : Parts)
      if (N.IsPoison) {
        N = choice(N.Bits.getBitWidth());
        FreezesPoison = true;
      }
    break;
  case Instruction::ExtractValue: {
    const auto &Extract = cast<ExtractValueInst>(I);
    Numbers Whole = value(Extract.getAggregateOperand());
    unsigned Begin = firstScalar(Extract.getAggregateOperand()->getType(),
                                 Extract.getIndices());
    Parts.append(Whole.begin() + Begin,
                 Whole.begin() + Begin + countScalars(I.getType()));
    break;
  }
  case Instruction::InsertValue: {
    const auto &Insert = cast<InsertValueInst>(I);
    Parts = value(Insert.getAggregateOperand());
    llvm::copy(value(Insert.getInsertedValueOperand()),
               Parts.begin() + firstScalar(I.getType(), Insert.getIndices()));
    break;
  }
  case Instruction::ExtractElement:
  case Instruction::InsertElement:
  case Instruction::ShuffleVector:
    Parts = vectorOperation(I);
    break;
  default:
    Parts = evaluate(I);
  }
  Values[&I] = std::move(Parts);
}

std::string Evaluator::nameAllocation(const Instruction &I) {
  std::string Name = I.getName().str();
  if (Name.empty())
    Name = ("unnamed." + Twine(I.getOpcodeName())).str();
  unsigned Count = NameCounts[Name]++;
  std::string Key = Name + "@" + std::to_string(Count);
  std::string Other = E.keyOf(I);
  if (Count == 0 && !Other.empty())
    Key = Other;
  while (!Names.insert(Key).second)
    Key += "'";
  return Key;
}

//===- Memory of the evaluator --------------------------------------------===//

unsigned ByteMemory::eraOf(unsigned Block) const {
  auto Found = Eras.find(Block);
  if (Found != Eras.end())
    return Found->second;
  return Block >= blocks::Arguments ? 0 : EventNumber;
}

MemoryByte ByteMemory::get(Location Where) const {
  auto Found = Written.find(Where);
  if (Found != Written.end())
    return Found->second;
  MemoryByte Byte;
  Byte.IsWritten = false;
  unsigned Since = eraOf(Where.first);
  if (Where.first >= blocks::FrameBlocks && Since == 0) {
    Byte.IsFree = true; // uninitialized
    return Byte;
  }
  APInt Key[] = {APInt(8, Since), APInt(16, Where.first),
                 APInt(E->base(0).getBitWidth(), Where.second)};
  Byte.Value = E->number("byte", Key, 8).getZExtValue();
  Byte.IsPoison = !E->number("bytepoison", Key, 1).isZero();
  return Byte;
}

unsigned ByteMemory::pointerBlock(Location Where, unsigned Bytes) const {
  MemoryByte First = get(Where);
  for (unsigned I = 1; I < Bytes; ++I) {
    MemoryByte Byte = get({Where.first, Where.second + I});
    if (Byte.IsWritten != First.IsWritten || Byte.Block != First.Block)
      return blocks::Null;
  }
  if (First.IsWritten || First.IsFree)
    return First.Block;
  APInt Key[] = {APInt(8, eraOf(Where.first)), APInt(16, Where.first),
                 APInt(E->base(0).getBitWidth(), Where.second)};
  return E->number("block", Key, 16).getZExtValue();
}

void ByteMemory::erase(unsigned Block) {
  Written.erase(Written.lower_bound({Block, 0}),
                Written.lower_bound({Block + 1, 0}));
}

void ByteMemory::changeAll(unsigned NewEra, const std::set<unsigned> &Private) {
  EventNumber = NewEra;
  Written.erase(Written.begin(), Written.lower_bound({blocks::Arguments, 0}));
  Eras.erase(Eras.begin(), Eras.lower_bound(blocks::Arguments));
  change(NewEra, Private);
}

void ByteMemory::change(unsigned NewEra, const std::set<unsigned> &Blocks) {
  for (unsigned Block : Blocks) {
    erase(Block);
    Eras[Block] = NewEra;
  }
}

void ByteMemory::forget(unsigned Block) {
  erase(Block);
  Eras.erase(Block);
}

std::set<unsigned> ByteMemory::reachable(std::set<unsigned> Known) const {
  for (bool HasGrown = true; HasGrown;) {
    HasGrown = false;
    for (const auto &[Where, Byte] : Written)
      if (Byte.Block >= blocks::Arguments &&
          (Where.first < blocks::Arguments || Known.count(Where.first)))
        HasGrown |= Known.insert(Byte.Block).second;
  }
  return Known;
}
