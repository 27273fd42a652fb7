//===- ValueGenerator.cpp - Generation of values --------------------------===//

#include "ValueGenerator.h"

using namespace mincaml;
using namespace mincaml::pressure;
using namespace llvm;

Value *ValueGenerator::constant(Type *T) {
  if (auto *V = dyn_cast<FixedVectorType>(T)) {
    SmallVector<Constant *> Elements;
    for (unsigned I = 0; I != V->getNumElements(); ++I)
      Elements.push_back(cast<Constant>(constant(V->getElementType())));
    return ConstantVector::get(Elements);
  }
  if (T->isFloatingPointTy())
    return ConstantFP::get(T, R.between(-40, 40) / 8.0);
  // Small constants are operands of instructions, large ones are not.
  return ConstantInt::getSigned(T, R.percent(60)
                                       ? R.between(-20, 20)
                                       : R.between(-2000000000, 2000000000));
}

std::vector<Variable> ValueGenerator::variablesOf(Type *T, bool Initialized) {
  std::vector<Variable> Result;
  for (const Variable &V : Variables)
    if (V.Slot->getAllocatedType() == T && V.Initialized == Initialized)
      Result.push_back(V);
  return Result;
}

Value *ValueGenerator::operand(Type *T) {
  if (R.percent(35)) {
    std::vector<Value *> Fitting;
    for (Value *V : Recent)
      if (V->getType() == T)
        Fitting.push_back(V);
    if (!Fitting.empty())
      return R.pick<Value *>(Fitting);
  }
  std::vector<Variable> Fitting = variablesOf(T, /*Initialized=*/true);
  if (Fitting.empty() || R.percent(15))
    return constant(T);
  return B.CreateLoad(T, R.pick<Variable>(Fitting).Slot);
}

/// Defines a value that is available until the end of the block or longer.
void ValueGenerator::define(Value *V) {
  Recent.push_back(V);
  std::vector<Variable> Fitting =
      variablesOf(V->getType(), /*Initialized=*/true);
  if (!Fitting.empty() && R.percent(65))
    B.CreateStore(V, R.pick<Variable>(Fitting).Slot);
}

Value *ValueGenerator::condition() {
  Type *T = anyType()->getScalarType();
  Value *Left = operand(T);
  Value *Right = operand(T);
  if (T->isFloatingPointTy()) {
    static constexpr CmpInst::Predicate Predicates[] = {
        CmpInst::FCMP_OLT, CmpInst::FCMP_OEQ, CmpInst::FCMP_UGE,
        CmpInst::FCMP_ONE};
    return B.CreateFCmp(R.pick<CmpInst::Predicate>(Predicates), Left, Right);
  }
  static constexpr CmpInst::Predicate Predicates[] = {
      CmpInst::ICMP_SLT, CmpInst::ICMP_EQ, CmpInst::ICMP_UGE, CmpInst::ICMP_NE};
  return B.CreateICmp(R.pick<CmpInst::Predicate>(Predicates), Left, Right);
}

/// The bits of a NaN depend on the target; all NaNs have the same digest.
Value *pressure::digest(IRBuilderBase &B, Value *V) {
  Type *T = V->getType();
  if (auto *Vector = dyn_cast<FixedVectorType>(T)) {
    Value *Sum = B.getInt32(0);
    for (unsigned I = 0; I != Vector->getNumElements(); ++I) {
      Sum = B.CreateMul(Sum, B.getInt32(3));
      Sum = B.CreateXor(Sum, digest(B, B.CreateExtractElement(V, I)));
    }
    return Sum;
  }
  if (T->isFloatingPointTy()) {
    Type *Bits = B.getIntNTy(T->getPrimitiveSizeInBits());
    Value *Word = digest(B, B.CreateBitCast(V, Bits));
    return B.CreateSelect(B.CreateFCmpORD(V, V), Word, B.getInt32(4711));
  }
  if (T->isIntegerTy(64))
    return B.CreateXor(B.CreateTrunc(V, B.getInt32Ty()),
                       B.CreateTrunc(B.CreateLShr(V, 32), B.getInt32Ty()));
  return V;
}

Value *ValueGenerator::convert(Value *V, Type *To) {
  Type *From = V->getType();
  if (From == To)
    return V;
  if (auto *Vector = dyn_cast<FixedVectorType>(To)) {
    Value *Element = convert(V, Vector->getElementType());
    Value *Result = operand(To);
    return B.CreateInsertElement(Result, Element,
                                 R.below(Vector->getNumElements()));
  }
  Value *Word = digest(V);
  if (To->isFloatingPointTy())
    return B.CreateSIToFP(Word, To);
  return B.CreateSExtOrTrunc(Word, To);
}

Value *ValueGenerator::element(unsigned Index) {
  return B.CreateConstGEP1_32(B.getInt32Ty(), Array, Index);
}

Value *ValueGenerator::address(Type *T) { return E.Memory.lookup(T); }

Value *ValueGenerator::unknownZero() {
  return B.CreateLoad(B.getInt32Ty(), E.Zero, /*isVolatile=*/true);
}

SmallVector<Value *> ValueGenerator::arguments(Function &Callee) {
  SmallVector<Value *> Result;
  for (Argument &A : Callee.args())
    Result.push_back(operand(A.getType()));
  return Result;
}
