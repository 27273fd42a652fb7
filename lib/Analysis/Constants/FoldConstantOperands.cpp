//===- FoldConstantOperands.cpp - Folding one instruction -----------------===//

#include "mincaml/Analysis/Constants/ConstantPropagation.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

/// Whether IEEE 754 or integer arithmetic determines the result of an intrinsic
/// to the last bit. The results of `sin` or `pow` differ between C libraries.
static bool isExactIntrinsic(Intrinsic::ID ID) {
  switch (ID) {
  case Intrinsic::sqrt:
  case Intrinsic::fabs:
  case Intrinsic::floor:
  case Intrinsic::ceil:
  case Intrinsic::trunc:
  case Intrinsic::abs:
  case Intrinsic::smin:
  case Intrinsic::smax:
  case Intrinsic::umin:
  case Intrinsic::umax:
    return true;
  default:
    return false;
  }
}

/// Whether computing a T here follows default IEEE 754: default rounding,
/// exceptions ignored, denormal numbers kept.
static bool isPlainFloatingPoint(const Instruction &I, const Type *T) {
  const Type *Scalar = T->getScalarType();
  if (!Scalar->isFloatingPointTy())
    return true;
  if (Scalar->isPPC_FP128Ty())
    return false;
  const Function &F = *I.getFunction();
  return !F.hasFnAttribute(Attribute::StrictFP) &&
         F.getDenormalMode(Scalar->getFltSemantics()) ==
             DenormalMode::getIEEE();
}

static bool hasNaN(const Constant &C) {
  if (const auto *Number = dyn_cast<ConstantFP>(&C))
    return Number->isNaN();
  const auto *Vector = dyn_cast<FixedVectorType>(C.getType());
  if (!Vector || !Vector->getElementType()->isFloatingPointTy())
    return false;
  for (unsigned I = 0; I < Vector->getNumElements(); ++I) {
    const auto *Element =
        dyn_cast_or_null<ConstantFP>(C.getAggregateElement(I));
    if (!Element || Element->isNaN())
      return true;
  }
  return false;
}

/// Whether I only moves values or changes signs, so that a NaN keeps its bits.
static bool keepsNaNs(const Instruction &I) {
  if (const auto *Call = dyn_cast<IntrinsicInst>(&I))
    return Call->getIntrinsicID() == Intrinsic::fabs;
  return !I.isBinaryOp() && !isa<FPExtInst, FPTruncInst>(I);
}

static Constant *computeConstant(const Instruction &I,
                                 ArrayRef<Constant *> Operands) {
  const DataLayout &DL = I.getDataLayout();
  if (const auto *Load = dyn_cast<LoadInst>(&I))
    return Load->isSimple()
               ? ConstantFoldLoadFromConstPtr(Operands[0], I.getType(), DL)
               : nullptr;
  if (const auto *Call = dyn_cast<IntrinsicInst>(&I)) {
    if (!isExactIntrinsic(Call->getIntrinsicID()) || Call->hasOperandBundles())
      return nullptr;
    return ConstantFoldCall(Call, Call->getCalledFunction(),
                            Operands.take_front(Call->arg_size()));
  }
  if (isa<FreezeInst>(I))
    return isGuaranteedNotToBeUndefOrPoison(Operands[0]) ? Operands[0]
                                                         : nullptr;
  if (const auto *Compare = dyn_cast<CmpInst>(&I))
    return ConstantFoldCompareInstOperands(Compare->getPredicate(), Operands[0],
                                           Operands[1], DL, /*TLI=*/nullptr,
                                           &I);
  if (I.isUnaryOp() || I.isBinaryOp() || I.isCast() ||
      isa<SelectInst, GetElementPtrInst, ExtractValueInst, InsertValueInst,
          ExtractElementInst, InsertElementInst, ShuffleVectorInst>(I))
    return ConstantFoldInstOperands(&I, Operands, DL, /*TLI=*/nullptr,
                                    /*AllowNonDeterministic=*/false);
  return nullptr;
}

Constant *mincaml::foldConstantOperands(const Instruction &I,
                                        ArrayRef<Constant *> Operands) {
  bool Moves = isa<LoadInst, SelectInst, FreezeInst>(I);
  if (!Moves) {
    if (!isPlainFloatingPoint(I, I.getType()))
      return nullptr;
    for (const Value *Operand : I.operands())
      if (!isPlainFloatingPoint(I, Operand->getType()))
        return nullptr;
  }
  Constant *C = computeConstant(I, Operands);
  if (!C || isa<UndefValue>(C) || C->containsUndefOrPoisonElement() ||
      C->isThreadDependent())
    return nullptr;
  // Integer constant expressions, that is, arithmetic on addresses, are not
  // created: they gain nothing, and not every object file format can represent
  // them.
  if (isa<ConstantExpr>(C) && !C->getType()->isPointerTy())
    return nullptr;
  if (hasNaN(*C) && !Moves && !keepsNaNs(I))
    return nullptr;
  return C;
}
