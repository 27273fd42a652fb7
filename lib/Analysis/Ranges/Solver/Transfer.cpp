//===- Transfer.cpp - Transfer functions of instructions ------------------===//

#include "Transfer.h"
#include "IntegerTransfer.h"
#include "mincaml/Analysis/Ranges/InitialElements.h"
#include "llvm/ADT/APInt.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/MathExtras.h"

using namespace mincaml;
using namespace llvm;
using dataflow::Interval;

/// The sum and the product of intervals; the full interval if a bound
/// overflows.
static Interval add(const Interval &A, const Interval &B) {
  Interval Result;
  return AddOverflow(A.Low, B.Low, Result.Low) ||
                 AddOverflow(A.High, B.High, Result.High)
             ? Interval::all()
             : Result;
}
static Interval scale(const Interval &A, int64_t Factor) {
  Interval Result;
  return MulOverflow(A.Low, Factor, Result.Low) ||
                 MulOverflow(A.High, Factor, Result.High)
             ? Interval::all()
             : Result;
}

AbstractValue ValueTransfer::evaluateAddress(
    const GEPOperator &GEP, function_ref<AbstractValue(const Use &)> Of) const {
  if (GEP.getType()->isVectorTy())
    return AbstractValue::unknownPointer();
  AbstractValue Result = Graph.of(GEP.getOperandUse(0));
  if (Result.isBottom() || Result.isUnknownPointer())
    return Result;
  const int64_t Start = Result.Range.Low;
  const unsigned Width = Graph.layout().getIndexTypeSizeInBits(GEP.getType());
  unsigned Operand = 0;
  for (auto I = gep_type_begin(GEP), End = gep_type_end(GEP); I != End; ++I) {
    const Use &Index = GEP.getOperandUse(++Operand);
    if (StructType *Struct = I.getStructTypeOrNull()) {
      unsigned Field = cast<ConstantInt>(Index)->getZExtValue();
      int64_t Distance =
          Graph.layout().getStructLayout(Struct)->getElementOffset(Field);
      Result.Range = add(Result.Range, Interval::constant(Distance));
      continue;
    }
    TypeSize Stride = I.getSequentialElementStride(Graph.layout());
    if (Stride.isScalable() || !hasInterval(*Index->getType()))
      return AbstractValue::pointer(Result.Objects, Interval::all());
    Interval Range = Of(Index).Range;
    if (Range.isEmpty())
      return AbstractValue::bottom();
    // An index that is wider than addresses is truncated.
    if (Index->getType()->getIntegerBitWidth() > Width)
      Range = toInterval(toRange(Range, Index->getType()->getIntegerBitWidth())
                             .truncate(Width));
    Result.Range =
        add(Result.Range, scale(Range, int64_t(Stride.getFixedValue())));
  }
  // If the address may wrap, nothing is known of the distance.
  if (!Interval::all(Width).contains(Result.Range))
    Result.Range = Interval::all();
  if (GEP.hasNoUnsignedWrap())
    Result.Range.Low = std::max(Result.Range.Low, Start);
  return Result;
}

AbstractValue ValueTransfer::addressOf(const Instruction &Access) const {
  const unsigned Operand =
      isa<LoadInst>(Access) ? 0 : StoreInst::getPointerOperandIndex();
  const Use &Address = Access.getOperandUse(Operand);
  const auto *GEP = dyn_cast<GetElementPtrInst>(Address);
  if (!GEP)
    return Graph.of(Address);
  const EquationGraph::FunctionNodes &In = *Graph.in(*Access.getFunction());
  return evaluateAddress(cast<GEPOperator>(*GEP), [&](const Use &Index) {
    return Graph.of(In.Pis.nameAt(Access, Index), In);
  });
}

AbstractValue ValueTransfer::evaluateLoad(const LoadInst &Load) {
  const Type &Ty = *Load.getType();
  const AbstractValue Address = addressOf(Load);
  if (Address.isBottom())
    return AbstractValue::bottom();
  AbstractValue Result = AbstractValue::bottom();
  if (Address.isUnknownPointer() || !Load.isSimple())
    Result = Graph.unknown(Ty);
  const ObjectAccess Access = {Address.Range, Load.getType(), Load.getAlign()};
  for (ObjectNumber Object : Graph.sets().objects(Address.Objects)) {
    const MemoryCell *Cell = Heap.cellFor(Object, Access);
    Result =
        Heap.join(Result, Cell ? Graph[Cell->Node].Value : Graph.unknown(Ty));
  }
  if (!Ty.isIntegerTy())
    return Result;
  return AbstractValue::integer(Result.Range.intersect(promisedInterval(Load)));
}

AbstractValue ValueTransfer::evaluateCall(const CallBase &Call) {
  const Type &Ty = *Call.getType();
  if (Ty.isPointerTy() && (makesArray(Call) || makesObject(Call))) {
    auto Kind = makesArray(Call) ? MemoryObject::Kind::Array
                                 : MemoryObject::Kind::Allocation;
    return AbstractValue::pointer(
        Graph.sets().of(Graph.memory().objectOf(Call, Kind)),
        Interval::constant(0));
  }
  const AbstractValue Callee = Graph.of(Call.getCalledOperandUse());
  if (Callee.isBottom())
    return AbstractValue::bottom();
  AbstractValue Result = AbstractValue::bottom();
  if (Callee.isUnknownPointer())
    Result = Graph.unknown(Ty);
  for (ObjectNumber Object : Graph.sets().objects(Callee.Objects)) {
    const auto *F = dyn_cast<Function>(Graph.memory()[Object].Origin);
    bool IsKnown =
        F && Callee.Range == Interval::constant(0) && isKnownCallee(*F, Call);
    Result = Heap.join(Result, IsKnown ? Graph[Graph.in(*F)->Result].Value
                                       : Graph.unknown(Ty));
  }
  if (!Ty.isIntegerTy())
    return Result;
  return AbstractValue::integer(Result.Range.intersect(promisedInterval(Call)));
}

AbstractValue ValueTransfer::evaluateParameter(const Argument &A) const {
  const Function &F = *A.getParent();
  const AbstractValue Known = Graph.of(A);
  if (Heap.mayBeCalledFromOutside(F) || !hasInterval(*A.getType()))
    return Known;
  Interval Result;
  for (const Use &U : F.uses()) {
    const auto *Call = dyn_cast<CallBase>(U.getUser());
    if (!Call || !Call->isCallee(&U) || !isKnownCallee(F, *Call))
      return Known;
    if (Graph.Blocks.isReached(*Call->getParent()))
      dataflow::IntervalLattice::join(
          Result, Graph.of(Call->getArgOperandUse(A.getArgNo())).Range);
  }
  return AbstractValue::integer(Result);
}

/// The number of names of a value whose conditions are examined.
static constexpr unsigned MaximumNames = 16;

/// The lower bound of `L - R`, as signed numbers, that the conditions of the
/// names of both operands imply: 0 or 1, or INT64_MIN if they imply none.
static int64_t leastDifference(const PiNodes &Pis, const Use &L, const Use &R) {
  auto Follow = [&](const Use &U, const Value &Other, bool IsLeft) {
    int64_t Least = INT64_MIN;
    unsigned Steps = 0;
    for (PiName Name = Pis.nameOf(U); Name.Pi && Steps < MaximumNames;
         ++Steps) {
      const PiNode &Pi = Pis.nodes()[*Name.Pi];
      Name = Pi.Source;
      if (Pi.Other.V != &Other || Pi.Offset != 0 || Pi.IsSquare)
        continue;
      const CmpInst::Predicate P =
          IsLeft ? Pi.Predicate : CmpInst::getSwappedPredicate(Pi.Predicate);
      if (P == CmpInst::ICMP_SGE || P == CmpInst::ICMP_EQ)
        Least = std::max<int64_t>(Least, 0);
      else if (P == CmpInst::ICMP_SGT)
        Least = std::max<int64_t>(Least, 1);
    }
    return Least;
  };
  return std::max(Follow(L, *R, /*IsLeft=*/true),
                  Follow(R, *L, /*IsLeft=*/false));
}

/// Decides a comparison by an earlier comparison of the same values, if their
/// ranges do not decide it.
Interval ValueTransfer::evaluateComparison(const ICmpInst &I,
                                           const Interval &Found) const {
  const Use &L = I.getOperandUse(0), &R = I.getOperandUse(1);
  if (Found.isEmpty() || Found.isConstant() || !hasInterval(*L->getType()))
    return Found;
  CmpInst::Predicate P = I.getPredicate();
  // If neither operand is negative as a signed number, the unsigned order is
  // the same as the signed one.
  if (I.isUnsigned()) {
    if (Graph.of(L).Range.Low < 0 || Graph.of(R).Range.Low < 0)
      return Found;
    P = I.getSignedPredicate();
  }
  const PiNodes &Pis = Graph.in(*I.getFunction())->Pis;
  const int64_t LeftMinusRight = leastDifference(Pis, L, R);
  const int64_t RightMinusLeft = leastDifference(Pis, R, L);
  auto Is = [&](CmpInst::Predicate Q) {
    switch (Q) {
    case CmpInst::ICMP_SGT:
      return LeftMinusRight >= 1;
    case CmpInst::ICMP_SGE:
      return LeftMinusRight >= 0;
    case CmpInst::ICMP_SLT:
      return RightMinusLeft >= 1;
    case CmpInst::ICMP_SLE:
      return RightMinusLeft >= 0;
    case CmpInst::ICMP_NE:
      return LeftMinusRight >= 1 || RightMinusLeft >= 1;
    default:
      return LeftMinusRight >= 0 && RightMinusLeft >= 0;
    }
  };
  if (Is(P))
    return Interval::constant(-1);
  return Is(CmpInst::getInversePredicate(P)) ? Interval::constant(0) : Found;
}

/// The range of a difference if the first operand is known not to be smaller
/// than the second.
Interval ValueTransfer::evaluateDifference(const Instruction &I,
                                           const Interval &Found) const {
  const Use &L = I.getOperandUse(0), &R = I.getOperandUse(1);
  const Interval OfL = Graph.of(L).Range, OfR = Graph.of(R).Range;
  int64_t Greatest = 0;
  const int64_t Least = leastDifference(Graph.in(*I.getFunction())->Pis, L, R);
  if (Least < 0 || OfL.isEmpty() || OfR.isEmpty() ||
      SubOverflow(OfL.High, OfR.Low, Greatest) ||
      Greatest > Interval::all(I.getType()->getIntegerBitWidth()).High)
    return Found;
  return Found.intersect({Least, Greatest});
}

AbstractValue ValueTransfer::evaluate(const Instruction &I) {
  if (const auto *Phi = dyn_cast<PHINode>(&I)) {
    AbstractValue Result = AbstractValue::bottom();
    for (const Use &U : Phi->incoming_values())
      if (Graph.Blocks.isTaken(*Phi->getIncomingBlock(U), *Phi->getParent()))
        Result = Heap.join(Result, Graph.of(U));
    return Result;
  }
  if (const auto *Select = dyn_cast<SelectInst>(&I)) {
    const Use &Condition = Select->getOperandUse(0);
    if (Condition->getType()->isVectorTy())
      return Graph.unknown(*I.getType());
    const Interval Chosen = Graph.of(Condition).Range;
    AbstractValue Result = AbstractValue::bottom();
    // True is -1, as a signed number.
    if (Chosen.Low < 0)
      Result = Heap.join(Result, Graph.of(Select->getOperandUse(1)));
    if (Chosen.High >= 0)
      Result = Heap.join(Result, Graph.of(Select->getOperandUse(2)));
    return Chosen.isEmpty() ? AbstractValue::bottom() : Result;
  }
  if (const auto *GEP = dyn_cast<GEPOperator>(&I))
    return evaluateAddress(*GEP, [this](const Use &U) { return Graph.of(U); });
  if (const auto *Load = dyn_cast<LoadInst>(&I))
    return evaluateLoad(*Load);
  if (isa<AllocaInst>(I))
    return AbstractValue::pointer(Graph.sets().of(Graph.memory().objectOf(
                                      I, MemoryObject::Kind::Allocation)),
                                  Interval::constant(0));
  if (const auto *Call = dyn_cast<CallBase>(&I);
      Call && !(isa<IntrinsicInst>(I) && hasInterval(*I.getType())))
    return evaluateCall(*Call);
  if (!hasInterval(*I.getType()))
    return Graph.unknown(*I.getType());
  Interval Result =
      evaluateInteger(I, [this](const Use &U) { return Graph.of(U).Range; });
  if (I.getOpcode() == Instruction::Sub)
    Result = evaluateDifference(I, Result);
  else if (const auto *Comparison = dyn_cast<ICmpInst>(&I))
    Result = evaluateComparison(*Comparison, Result);
  return AbstractValue::integer(Result.intersect(promisedInterval(I)));
}

bool ValueTransfer::isKnownCallee(const Function &F,
                                  const CallBase &Call) const {
  return Heap.isWhole() && Graph.in(F) && F.hasExactDefinition() &&
         !F.isVarArg() && F.getFunctionType() == Call.getFunctionType() &&
         !F.hasFnAttribute(Attribute::Naked) && !F.isPresplitCoroutine() &&
         none_of(F.args(), [](const Argument &A) {
           return A.hasPassPointeeByValueCopyAttr();
         });
}
