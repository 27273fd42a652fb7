//===- ValueRangePropagation.cpp - What ranges and arrays decide ----------===//

#include "mincaml/Transforms/ValueRangePropagation.h"
#include "Utils/MayTouch.h"
#include "mincaml/Analysis/Ranges/InitialElements.h"
#include "mincaml/Analysis/Ranges/ValueFacts.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Local.h"

#define DEBUG_TYPE "mincaml-vrp"

using namespace mincaml;
using namespace llvm;

/// The address that a pointer always is; null if that is not known.
static Constant *knownAddress(Value &V, const AbstractValue &Fact,
                              const ValueFacts &Facts, const DataLayout &DL) {
  ArrayRef<ObjectNumber> Objects = Facts.objectsOf(Fact);
  if (Objects.size() != 1 || !Fact.Range.isConstant())
    return nullptr;
  auto *Object = const_cast<GlobalValue *>(
      dyn_cast<GlobalValue>(&Facts.origin(Objects.front())));
  // Of a pointer that can be null, the facts say where else it leads.
  if (!Object || Object->getType() != V.getType() ||
      !isKnownNonZero(&V, SimplifyQuery(DL)))
    return nullptr;
  auto *Offset =
      ConstantInt::getSigned(DL.getIndexType(V.getType()),
                             Fact.Range.Low + Facts.startOf(Objects.front()));
  if (Offset->isNullValue())
    return Object;
  return ConstantExpr::getGetElementPtr(Type::getInt8Ty(V.getContext()), Object,
                                        Offset);
}

static Constant *knownConstant(Value &V, const ValueFacts &Facts,
                               const DataLayout &DL) {
  Type &Ty = *V.getType();
  if (Ty.isPointerTy())
    return knownAddress(V, Facts.of(V), Facts, DL);
  if (!hasInterval(Ty))
    return nullptr;
  const dataflow::Interval Range = Facts.of(V).Range;
  return Range.isConstant() ? ConstantInt::getSigned(&Ty, Range.Low) : nullptr;
}

/// The size that the array was made with, for a load of its length in the
/// function that makes it; null for other values. The length of an array that
/// has not escaped is not written again.
static Value *knownLength(Value &V, const ValueFacts &Facts,
                          const DataLayout &DL) {
  const auto *Load = dyn_cast<LoadInst>(&V);
  if (!Load || !Load->isSimple() || !V.getType()->isIntegerTy(32))
    return nullptr;
  APInt Distance(DL.getIndexTypeSizeInBits(Load->getPointerOperandType()), 0);
  const auto *Array = dyn_cast<CallBase>(
      Load->getPointerOperand()->stripAndAccumulateConstantOffsets(
          DL, Distance, /*AllowNonInbounds=*/true));
  if (!Array || !makesArray(*Array) ||
      Distance.getSExtValue() != -int64_t(runtime::ARRAY_LENGTH_OFFSET))
    return nullptr;
  ArrayRef<ObjectNumber> Objects = Facts.objectsOf(Facts.of(*Array));
  // An undefined size would be another one at each use.
  return Objects.size() == 1 && Facts.hasFixedLength(Objects.front()) &&
                 isGuaranteedNotToBeUndefOrPoison(Array->getArgOperand(0))
             ? Array->getArgOperand(0)
             : nullptr;
}

static void report(const Instruction &I, const Value &C,
                   OptimizationRemarkEmitter &Remarks) {
  Remarks.emit([&] {
    OptimizationRemark Remark(DEBUG_TYPE, "Known", &I);
    if (isa<ICmpInst>(I))
      return Remark << "comparison is always "
                    << (cast<Constant>(C).isNullValue() ? "false" : "true");
    if (isa<LoadInst>(I))
      return Remark << "loaded value is always " << ore::NV("Value", &C);
    return Remark << "value is always " << ore::NV("Value", &C);
  });
}

PreservedAnalyses ValueRangePropagationPass::run(Module &M,
                                                 ModuleAnalysisManager &AM) {
  const DataLayout &DL = M.getDataLayout();
  // What takes the place of a value may be replaced itself.
  SmallVector<std::pair<Value *, WeakTrackingVH>, 32> Known;
  // The facts are of the module as it is: nothing changes before all are read.
  const ValueFacts &Facts = AM.getResult<ArrayFactsAnalysis>(M);
  for (Function &F : M) {
    if (!mayTouch(F))
      continue;
    OptimizationRemarkEmitter Remarks(&F);
    auto Look = [&](Value &V) {
      if (V.use_empty() || V.getType()->isVoidTy())
        return;
      Value *C = knownConstant(V, Facts, DL);
      if (!C)
        C = knownLength(V, Facts, DL);
      if (!C)
        return;
      if (auto *I = dyn_cast<Instruction>(&V))
        report(*I, *C, Remarks);
      Known.push_back({&V, C});
    };
    for (Argument &A : F.args())
      Look(A);
    for (Instruction &I : instructions(F)) {
      const auto *Call = dyn_cast<CallInst>(&I);
      if (!Call || !Call->isMustTailCall())
        Look(I);
    }
  }
  if (Known.empty())
    return PreservedAnalyses::all();
  for (auto &[V, C] : Known) {
    V->replaceAllUsesWith(C);
    if (auto *I = dyn_cast<Instruction>(V); I && isInstructionTriviallyDead(I))
      I->eraseFromParent();
  }
  return PreservedAnalyses::none();
}
