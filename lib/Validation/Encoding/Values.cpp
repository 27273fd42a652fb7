//===- Values.cpp - select, freeze, aggregates and vectors ----------------===//

#include "Encoding/Encoding.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

void validation::takeUndefs(
    SymbolicValue &Result,
    std::initializer_list<const SymbolicValue *> Operands) {
  for (const SymbolicValue *Operand : Operands)
    for (Term U : Operand->Undefs)
      if (none_of(Result.Undefs, [&](Term Have) { return isSame(Have, U); }))
        Result.Undefs.push_back(U);
}

void validation::encodeElementwise(
    FunctionEncoding &S, const Instruction &I, const Value *A, const Value *B,
    function_ref<Scalar(const Scalar &, const Scalar &)> Compute) {
  SymbolicValue Left = S.use(A);
  SymbolicValue Right = B ? S.use(B) : Left;
  if (S.hasGivenUp())
    return;
  SymbolicValue Result;
  for (auto [X, Y] : zip_equal(Left.Leaves, Right.Leaves))
    Result.Leaves.push_back(Compute(X, Y));
  takeUndefs(Result, {&Left, &Right});
  S.define(I, std::move(Result));
}

static void encodeSelect(FunctionEncoding &S, const SelectInst &I) {
  SymbolicValue Condition = S.use(I.getCondition());
  SymbolicValue Then = S.use(I.getTrueValue());
  SymbolicValue Else = S.use(I.getFalseValue());
  if (S.hasGivenUp())
    return;
  SymbolicValue Result;
  bool IsScalar = Condition.Leaves.size() == 1;
  if (!IsScalar && Condition.Leaves.size() != Then.Leaves.size())
    return S.giveUp("a select of vectors of vectors");
  for (auto [N, A, B] : enumerate(Then.Leaves, Else.Leaves)) {
    const Scalar &C = Condition.Leaves[IsScalar ? 0 : N];
    Term Holds = truth(C.Bits);
    Scalar L{ite(Holds, A.Bits, B.Bits),
             C.Poison || ite(Holds, A.Poison, B.Poison)};
    if (A.Provenance)
      L.Provenance = ite(Holds, A.Provenance, B.Provenance);
    Result.Leaves.push_back(L);
  }
  takeUndefs(Result, {&Condition, &Then, &Else});
  S.define(I, std::move(Result));
}

static void encodeFreeze(FunctionEncoding &S, const FreezeInst &I) {
  SymbolicValue Result = S.use(I.getOperand(0));
  if (S.hasGivenUp())
    return;
  for (Scalar &L : Result.Leaves) {
    if (!isFalse(L.Poison)) {
      // Freezes of equal values in the two functions have the same key. The
      // search for a proof first assumes that choices with the same key agree.
      std::string Key =
          ("freeze." + Twine(L.Bits.id()) + "." + Twine(L.Poison.id())).str();
      L.Bits = ite(L.Poison, S.choice(Key, width(L.Bits)), L.Bits);
      if (L.Provenance)
        L.Provenance = ite(L.Poison, S.EC.number(blocks::Null), L.Provenance);
    }
    L.Poison = boolean(S.EC.C, false);
  }
  // A frozen value is the same at all uses.
  Result.Undefs.clear();
  S.define(I, std::move(Result));
}

/// The index of the first scalar of an element, and the number of its scalars.
static std::pair<unsigned, unsigned> locate(EncodingContext &EC, Type *Ty,
                                            ArrayRef<unsigned> Indices) {
  unsigned Begin = 0;
  for (unsigned Index : Indices) {
    for (unsigned I = 0; I < Index; ++I)
      Begin +=
          leavesOf(GetElementPtrInst::getTypeAtIndex(Ty, uint64_t(I)), EC.DL)
              ->size();
    Ty = GetElementPtrInst::getTypeAtIndex(Ty, uint64_t(Index));
  }
  return {Begin, leavesOf(Ty, EC.DL)->size()};
}

static void encodeAggregate(FunctionEncoding &S, const Instruction &I) {
  if (!leavesOf(I.getOperand(0)->getType(), S.EC.DL))
    return S.giveUp("an aggregate of an unsupported type");
  SymbolicValue Whole = S.use(I.getOperand(0));
  if (const auto *Extract = dyn_cast<ExtractValueInst>(&I)) {
    if (S.hasGivenUp())
      return;
    auto [Begin, Count] = locate(
        S.EC, Extract->getAggregateOperand()->getType(), Extract->getIndices());
    SymbolicValue Result;
    Result.Leaves.append(Whole.Leaves.begin() + Begin,
                         Whole.Leaves.begin() + Begin + Count);
    takeUndefs(Result, {&Whole});
    return S.define(I, std::move(Result));
  }
  const auto &Insert = cast<InsertValueInst>(I);
  SymbolicValue Element = S.use(Insert.getInsertedValueOperand());
  if (S.hasGivenUp())
    return;
  auto [Begin, Count] = locate(S.EC, I.getType(), Insert.getIndices());
  std::copy(Element.Leaves.begin(), Element.Leaves.end(),
            Whole.Leaves.begin() + Begin);
  (void)Count;
  takeUndefs(Whole, {&Element});
  S.define(I, std::move(Whole));
}

static void encodeVector(FunctionEncoding &S, const Instruction &I) {
  Type *Ty = I.getOperand(0)->getType();
  if (!leavesOf(Ty, S.EC.DL) || !leavesOf(I.getType(), S.EC.DL))
    return S.giveUp("a vector of an unsupported type");
  SymbolicValue A = S.use(I.getOperand(0));
  if (const auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I)) {
    SymbolicValue B = S.use(I.getOperand(1));
    if (S.hasGivenUp())
      return;
    SymbolicValue Result;
    int Count = A.Leaves.size();
    for (int Index : Shuffle->getShuffleMask()) {
      Scalar L = Index < 0       ? A.Leaves.front()
                 : Index < Count ? A.Leaves[Index]
                                 : B.Leaves[Index - Count];
      if (Index < 0)
        L.Poison = boolean(S.EC.C, true);
      Result.Leaves.push_back(L);
    }
    takeUndefs(Result, {&A, &B});
    return S.define(I, std::move(Result));
  }
  bool IsInsert = isa<InsertElementInst>(I);
  const auto *Index = dyn_cast<ConstantInt>(I.getOperand(IsInsert ? 2 : 1));
  if (!Index)
    return S.giveUp("a vector element with a variable index");
  if (S.hasGivenUp())
    return;
  bool IsInside = Index->getValue().ult(A.Leaves.size());
  SymbolicValue Result = A;
  if (!IsInsert) {
    Scalar L = A.Leaves[IsInside ? Index->getZExtValue() : 0];
    if (!IsInside)
      L.Poison = boolean(S.EC.C, true);
    Result.Leaves.assign(1, L);
    return S.define(I, std::move(Result));
  }
  SymbolicValue Element = S.use(I.getOperand(1));
  if (S.hasGivenUp())
    return;
  if (IsInside)
    Result.Leaves[Index->getZExtValue()] = Element.Leaves.front();
  else
    for (Scalar &L : Result.Leaves)
      L.Poison = boolean(S.EC.C, true);
  takeUndefs(Result, {&Element});
  S.define(I, std::move(Result));
}

void validation::encodeInstruction(FunctionEncoding &S, const Instruction &I) {
  if (!I.getType()->isVoidTy() && !leavesOf(I.getType(), S.EC.DL))
    return S.giveUp("a value of an unsupported type");
  switch (I.getOpcode()) {
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
  case Instruction::FDiv:
  case Instruction::FRem:
  case Instruction::FNeg:
    return encodeFloatOperation(S, I);
  case Instruction::ICmp:
    return encodeIntegerComparison(S, cast<CmpInst>(I));
  case Instruction::FCmp:
    return encodeFloatComparison(S, cast<CmpInst>(I));
  case Instruction::Select:
    return encodeSelect(S, cast<SelectInst>(I));
  case Instruction::Freeze:
    return encodeFreeze(S, cast<FreezeInst>(I));
  case Instruction::ExtractValue:
  case Instruction::InsertValue:
    return encodeAggregate(S, I);
  case Instruction::ExtractElement:
  case Instruction::InsertElement:
  case Instruction::ShuffleVector:
    return encodeVector(S, I);
  case Instruction::Load:
    return encodeLoad(S, I);
  case Instruction::Store:
    return encodeStore(S, I);
  case Instruction::Alloca:
    return encodeAlloca(S, I);
  case Instruction::GetElementPtr:
    return encodeGetElementPtr(S, I);
  case Instruction::Call:
    return encodeCall(S, cast<CallBase>(I));
  default:
    if (const auto *Operation = dyn_cast<BinaryOperator>(&I))
      return encodeIntegerOperation(S, *Operation);
    if (const auto *Cast = dyn_cast<CastInst>(&I))
      return encodeCast(S, *Cast);
    S.giveUp("the instruction " + Twine(I.getOpcodeName()));
  }
}
