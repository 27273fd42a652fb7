//===- NoWrapFlags.cpp - Inference of nsw and nuw flags -------------------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Ranges/InitialElements.h"
#include "mincaml/Analysis/Ranges/ValueAnalysis.h"
#include "mincaml/Transforms/Scalar.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace mincaml;
using namespace llvm;
using dataflow::Interval;

/// The maximum number of accesses with one index that are recorded.
static constexpr unsigned MaximumAccesses = 8;

namespace {

/// Ranges of indices that follow from accesses to arrays.
class AccessedIndices {
public:
  AccessedIndices(const Function &F, const ValueAnalysis &Values,
                  const DominatorTree &DT);

  /// The range of Index at I that follows from earlier accesses.
  Interval at(const Value &Index, const Instruction &I) const;

private:
  void add(const Instruction &Access);
  std::optional<uint64_t> sizeOf(ObjectNumber Object) const;
  int64_t greatestIndex(const GetElementPtrInst &GEP, uint64_t Stride) const;

  struct IndexBound {
    const Instruction *Access;
    int64_t Greatest;
  };
  const ValueAnalysis &Values;
  const DominatorTree &DT;
  const DataLayout &DL;
  DenseMap<const Value *, SmallVector<IndexBound, 2>> Known;
};

} // namespace

AccessedIndices::AccessedIndices(const Function &F, const ValueAnalysis &Values,
                                 const DominatorTree &DT)
    : Values(Values), DT(DT), DL(F.getDataLayout()) {
  if (F.nullPointerIsDefined())
    return;
  for (const Instruction &I : instructions(F))
    if (isa<LoadInst, StoreInst>(I) && DT.isReachableFromEntry(I.getParent()))
      add(I);
}

/// An upper bound for the number of bytes between the position from which
/// offsets into an object are measured and the end of the object.
std::optional<uint64_t> AccessedIndices::sizeOf(ObjectNumber Object) const {
  const Value &Origin = Values.origin(Object);
  if (const auto *G = dyn_cast<GlobalVariable>(&Origin))
    return DL.getTypeAllocSize(G->getValueType()).getFixedValue() -
           Values.startOf(Object);
  const auto *Array = dyn_cast<CallBase>(&Origin);
  if (!Array || !makesArray(*Array) || Array->arg_size() != 2)
    return std::nullopt;
  const Interval Length = Values.rangeOf(Array->getArgOperandUse(0));
  const uint64_t Element =
      DL.getTypeAllocSize(Array->getArgOperand(1)->getType()).getFixedValue();
  return Length.isEmpty() ? 0 : std::max<int64_t>(Length.High, 0) * Element;
}

int64_t AccessedIndices::greatestIndex(const GetElementPtrInst &GEP,
                                       uint64_t Stride) const {
  const AbstractValue Base = Values.of(GEP.getOperandUse(0));
  const ArrayRef<ObjectNumber> Objects = Values.objectsOf(Base);
  if (!GEP.isInBounds() || Objects.empty() ||
      Base.Range != Interval::constant(0))
    return INT64_MAX;
  int64_t Greatest = 0;
  for (ObjectNumber Object : Objects) {
    const std::optional<uint64_t> Size = sizeOf(Object);
    if (!Size)
      return INT64_MAX;
    Greatest = std::max<int64_t>(Greatest, int64_t(*Size / Stride) - 1);
  }
  return Greatest;
}

void AccessedIndices::add(const Instruction &Access) {
  const auto *GEP =
      dyn_cast<GetElementPtrInst>(getLoadStorePointerOperand(&Access));
  if (!GEP || GEP->getNumIndices() != 1 || !GEP->hasNoUnsignedWrap() ||
      GEP->getType()->isVectorTy())
    return;
  const TypeSize Stride = DL.getTypeAllocSize(GEP->getSourceElementType());
  const Value *Index = GEP->getOperand(1);
  if (Stride.isScalable() || Stride.isZero() || isa<Constant>(Index))
    return;
  // The operand of the extension is not negative if the result is not.
  if (isa<SExtInst>(Index))
    Index = cast<SExtInst>(Index)->getOperand(0);
  SmallVector<IndexBound, 2> &Bounds = Known[Index];
  if (Bounds.size() != MaximumAccesses)
    Bounds.push_back({&Access, greatestIndex(*GEP, Stride.getFixedValue())});
}

Interval AccessedIndices::at(const Value &Index, const Instruction &I) const {
  Interval Result = Interval::all();
  if (auto Found = Known.find(&Index); Found != Known.end())
    for (const IndexBound &B : Found->second)
      if (DT.dominates(B.Access, &I))
        Result = Result.intersect({0, B.Greatest});
  return Result;
}

/// Adds flags to an operation. Returns whether any was added.
static bool mark(BinaryOperator &I, const ValueAnalysis &Values,
                 const AccessedIndices &Indices) {
  const unsigned Width = I.getType()->getIntegerBitWidth();
  ConstantRange Of[2] = {ConstantRange::getEmpty(Width),
                         ConstantRange::getEmpty(Width)};
  for (unsigned N : {0, 1}) {
    const Use &U = I.getOperandUse(N);
    const Interval Range = Values.rangeOf(U).intersect(Indices.at(*U, I));
    // The operation is never executed.
    if (Range.isEmpty())
      return false;
    Of[N] = toRange(Range, Width);
  }
  auto NeverWraps = [&](unsigned Kind) {
    return ConstantRange::makeGuaranteedNoWrapRegion(I.getOpcode(), Of[1], Kind)
        .contains(Of[0]);
  };
  bool Changed = false;
  if (!I.hasNoSignedWrap() &&
      NeverWraps(OverflowingBinaryOperator::NoSignedWrap)) {
    I.setHasNoSignedWrap();
    Changed = true;
  }
  if (!I.hasNoUnsignedWrap() &&
      NeverWraps(OverflowingBinaryOperator::NoUnsignedWrap)) {
    I.setHasNoUnsignedWrap();
    Changed = true;
  }
  return Changed;
}

PreservedAnalyses NoWrapFlagsPass::run(Module &M, ModuleAnalysisManager &AM) {
  const ValueAnalysis &Values = AM.getResult<ModuleValueAnalysis>(M);
  auto &Functions =
      AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  bool Changed = false;
  for (Function &F : M) {
    if (!mayTransform(F))
      continue;
    const auto &DT = Functions.getResult<DominatorTreeAnalysis>(F);
    const AccessedIndices Indices(F, Values, DT);
    for (Instruction &I : instructions(F))
      // A flag only states what was true before, so the analysis results remain
      // valid.
      if (isa<OverflowingBinaryOperator>(I) && hasInterval(*I.getType()) &&
          DT.isReachableFromEntry(I.getParent()))
        Changed |= mark(cast<BinaryOperator>(I), Values, Indices);
  }
  return preservingCFG(Changed);
}
