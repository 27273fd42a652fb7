//===- Simplify.cpp - Algebraic simplification ----------------------------===//

#include "Scalar/Simplify.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/PatternMatch.h"

using namespace mincaml;
using namespace llvm;
using namespace llvm::PatternMatch;

/// Moves a constant operand to the right. Two constants stay as they are.
static bool moveConstantToTheRight(Instruction &I) {
  if (!isa<Constant>(I.getOperand(0)) || isa<Constant>(I.getOperand(1)))
    return false;
  if (auto *Compare = dyn_cast<CmpInst>(&I))
    Compare->swapOperands();
  else if (I.isCommutative() && I.isBinaryOp())
    cast<BinaryOperator>(I).swapOperands();
  else
    return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

static Value *simplifyAdd(BinaryOperator &I) {
  Value *X, *Y;
  if (match(&I, m_Add(m_Value(X), m_Zero())))
    return X;
  // (x - y) + y
  if (match(&I, m_c_Add(m_Sub(m_Value(X), m_Value(Y)), m_Deferred(Y))))
    return X;
  // x + (0 - y)
  if (match(&I, m_c_Add(m_Value(X), m_Neg(m_Value(Y)))))
    return BinaryOperator::CreateSub(X, Y, "", I.getIterator());
  return nullptr;
}

static Value *simplifySub(BinaryOperator &I) {
  Value *X = I.getOperand(0), *Y = I.getOperand(1), *Z;
  Constant *Zero = Constant::getNullValue(I.getType());
  if (X == Y)
    return Zero;
  if (match(Y, m_Zero()))
    return X;
  // (y + z) - y, x - (x - z), x - (0 - z)
  if (match(X, m_c_Add(m_Specific(Y), m_Value(Z))) ||
      match(Y, m_Sub(m_Specific(X), m_Value(Z))))
    return Z;
  if (match(Y, m_Neg(m_Value(Z))))
    return BinaryOperator::CreateAdd(X, Z, "", I.getIterator());
  // x - (x + z), (y - z) - y
  if (match(Y, m_c_Add(m_Specific(X), m_Value(Z))) ||
      match(X, m_Sub(m_Specific(Y), m_Value(Z))))
    return BinaryOperator::CreateSub(Zero, Z, "", I.getIterator());
  // x - c is x + -c. Both overflow (signed) in the same cases unless c is the
  // minimum.
  Constant *C;
  if (!match(Y, m_ImmConstant(C)))
    return nullptr;
  Constant *Negated = ConstantFoldBinaryOpOperands(Instruction::Sub, Zero, C,
                                                   I.getDataLayout());
  if (!Negated)
    return nullptr;
  auto *Add = BinaryOperator::CreateAdd(X, Negated, "", I.getIterator());
  Add->setHasNoSignedWrap(I.hasNoSignedWrap() && C->isNotMinSignedValue());
  return Add;
}

static Value *simplifyMultiplicative(BinaryOperator &I) {
  Value *X = I.getOperand(0), *Y = I.getOperand(1);
  Constant *Zero = Constant::getNullValue(I.getType());
  switch (I.getOpcode()) {
  case Instruction::Mul:
    return match(Y, m_One()) ? X : nullptr;
  // A division by zero is undefined, so that these need no check.
  case Instruction::SDiv:
  case Instruction::UDiv:
    if (match(Y, m_One()))
      return X;
    if (match(X, m_Zero()))
      return Zero;
    return X == Y ? ConstantInt::get(I.getType(), 1) : nullptr;
  case Instruction::SRem:
  case Instruction::URem:
    return X == Y || match(Y, m_One()) || match(X, m_Zero()) ? Zero : nullptr;
  // A shift by the bit width or more is poison, so that these need no check.
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
    if (match(Y, m_Zero()))
      return X;
    return match(X, m_Zero()) ? Zero : nullptr;
  default:
    return nullptr;
  }
}

static Value *simplifyXor(BinaryOperator &I) {
  Value *X = I.getOperand(0), *Y = I.getOperand(1), *Z;
  if (X == Y)
    return Constant::getNullValue(I.getType());
  if (match(Y, m_Zero()))
    return X;
  // (y ^ z) ^ y
  if (match(X, m_c_Xor(m_Specific(Y), m_Value(Z))) ||
      match(Y, m_c_Xor(m_Specific(X), m_Value(Z))))
    return Z;
  // The negation of a comparison without other uses is the inverse comparison.
  if (auto *Compare = dyn_cast<CmpInst>(X);
      Compare && Compare->hasOneUse() && match(Y, m_AllOnes())) {
    auto *Inverse = cast<CmpInst>(Compare->clone());
    Inverse->setPredicate(Compare->getInversePredicate());
    Inverse->insertBefore(I.getIterator());
    Inverse->setDebugLoc(I.getDebugLoc());
    return Inverse;
  }
  return nullptr;
}

static Value *simplifyAndOr(BinaryOperator &I) {
  bool IsAnd = I.getOpcode() == Instruction::And;
  Value *X = I.getOperand(0), *Y = I.getOperand(1);
  if (X == Y || (IsAnd ? match(Y, m_AllOnes()) : match(Y, m_Zero())))
    return X;
  // (y & z) & y
  if (IsAnd ? match(X, m_c_And(m_Specific(Y), m_Value()))
            : match(X, m_c_Or(m_Specific(Y), m_Value())))
    return X;
  if (IsAnd ? match(Y, m_c_And(m_Specific(X), m_Value()))
            : match(Y, m_c_Or(m_Specific(X), m_Value())))
    return Y;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Comparisons, conditions, casts
//===----------------------------------------------------------------------===//

/// Compares the operand of a zero extension instead of its result. The result
/// is not negative, and constants out of its range decide the comparison.
static Value *simplifyCompareOfExtension(ICmpInst &I) {
  Value *X, *Y;
  if (!match(I.getOperand(0), m_ZExt(m_Value(X))))
    return nullptr;
  CmpInst::Predicate Unsigned =
      ICmpInst::getUnsignedPredicate(I.getPredicate());
  if (match(I.getOperand(1), m_ZExt(m_Value(Y))))
    return X->getType() == Y->getType()
               ? CmpInst::Create(Instruction::ICmp, Unsigned, X, Y, "",
                                 I.getIterator())
               : nullptr;
  const APInt *C;
  if (!match(I.getOperand(1), m_APInt(C)))
    return nullptr;
  unsigned Width = X->getType()->getScalarSizeInBits();
  if (I.isSigned() && C->isNegative())
    return ConstantInt::getBool(I.getType(),
                                I.getPredicate() == CmpInst::ICMP_SGT ||
                                    I.getPredicate() == CmpInst::ICMP_SGE);
  if (C->getActiveBits() > Width)
    return ConstantInt::getBool(I.getType(),
                                Unsigned == CmpInst::ICMP_ULT ||
                                    Unsigned == CmpInst::ICMP_ULE ||
                                    Unsigned == CmpInst::ICMP_NE);
  return CmpInst::Create(Instruction::ICmp, Unsigned, X,
                         ConstantInt::get(X->getType(), C->trunc(Width)), "",
                         I.getIterator());
}

static Value *simplifyICmp(ICmpInst &I) {
  Value *X = I.getOperand(0), *Y = I.getOperand(1);
  if (X == Y)
    return ConstantInt::getBool(I.getType(), I.isTrueWhenEqual());
  // Simplify the comparison of a condition with true or false.
  if (X->getType()->isIntOrIntVectorTy(1) && I.isEquality() &&
      (match(Y, m_Zero()) || match(Y, m_AllOnes()))) {
    bool Same = match(Y, m_AllOnes()) == (I.getPredicate() == CmpInst::ICMP_EQ);
    return Same ? X : BinaryOperator::CreateNot(X, "", I.getIterator());
  }
  // Fold comparisons with the least or greatest number.
  const APInt *C;
  if (match(Y, m_APInt(C)))
    switch (I.getPredicate()) {
    case CmpInst::ICMP_ULT:
    case CmpInst::ICMP_UGE:
      if (C->isMinValue())
        return ConstantInt::getBool(I.getType(), I.isTrueWhenEqual());
      break;
    case CmpInst::ICMP_UGT:
    case CmpInst::ICMP_ULE:
      if (C->isMaxValue())
        return ConstantInt::getBool(I.getType(), I.isTrueWhenEqual());
      break;
    case CmpInst::ICMP_SLT:
    case CmpInst::ICMP_SGE:
      if (C->isMinSignedValue())
        return ConstantInt::getBool(I.getType(), I.isTrueWhenEqual());
      break;
    case CmpInst::ICMP_SGT:
    case CmpInst::ICMP_SLE:
      if (C->isMaxSignedValue())
        return ConstantInt::getBool(I.getType(), I.isTrueWhenEqual());
      break;
    default:
      break;
    }
  return simplifyCompareOfExtension(I);
}

static Value *simplifySelect(SelectInst &I) {
  Value *Condition = I.getCondition(), *Negated;
  Value *True = I.getTrueValue(), *False = I.getFalseValue();
  if (True == False || match(Condition, m_AllOnes()))
    return True;
  if (match(Condition, m_Zero()))
    return False;
  if (I.getType() == Condition->getType()) {
    if (match(True, m_AllOnes()) && match(False, m_Zero()))
      return Condition;
    if (match(True, m_Zero()) && match(False, m_AllOnes()))
      return BinaryOperator::CreateNot(Condition, "", I.getIterator());
  }
  if (match(Condition, m_Not(m_Value(Negated)))) {
    I.setCondition(Negated);
    I.swapValues();
    I.swapProfMetadata();
    return &I;
  }
  return nullptr;
}

static Value *simplifyBranch(BranchInst &I) {
  Value *Negated;
  if (!I.isConditional() || !match(I.getCondition(), m_Not(m_Value(Negated))))
    return nullptr;
  I.setCondition(Negated);
  I.swapSuccessors();
  return &I;
}

static Value *simplifyCast(CastInst &I) {
  Value *X;
  // A value is extended or truncated and converted back. If the intermediate
  // type is narrower, the flags of the truncation must guarantee that nothing
  // is lost.
  bool IsBack = match(&I, m_Trunc(m_ZExtOrSExt(m_Value(X)))) ||
                match(&I, m_BitCast(m_BitCast(m_Value(X)))) ||
                match(&I, m_ZExt(m_NUWTrunc(m_Value(X)))) ||
                match(&I, m_SExt(m_NSWTrunc(m_Value(X))));
  return IsBack && X->getType() == I.getType() ? X : nullptr;
}

//===----------------------------------------------------------------------===//
// Floating point
//===----------------------------------------------------------------------===//

/// Whether an operation preserves denormal operands.
static bool keepsDenormals(const Instruction &I) {
  const Type *Scalar = I.getType()->getScalarType();
  const Function &F = *I.getFunction();
  return !Scalar->isPPC_FP128Ty() && !F.hasFnAttribute(Attribute::StrictFP) &&
         F.getDenormalMode(Scalar->getFltSemantics()) ==
             DenormalMode::getIEEE();
}

static bool isNeverNegativeZero(const Value *V) {
  return isa<SIToFPInst, UIToFPInst>(V) || match(V, m_FAbs(m_Value())) ||
         match(V, m_FAdd(m_Value(), m_PosZeroFP()));
}

static Value *simplifyFloat(Instruction &I) {
  Value *X;
  // Negation only changes the sign; nothing is computed.
  if (match(&I, m_FNeg(m_Value(X))) && isa<UnaryOperator>(I)) {
    auto *Inner = dyn_cast<UnaryOperator>(X);
    return Inner && Inner->getOpcode() == Instruction::FNeg
               ? Inner->getOperand(0)
               : nullptr;
  }
  if (!keepsDenormals(I))
    return nullptr;
  X = I.getOperand(0);
  const Value *Y = I.getOperand(1);
  switch (I.getOpcode()) {
  case Instruction::FAdd:
    if (match(Y, m_NegZeroFP()) ||
        (match(Y, m_PosZeroFP()) &&
         (I.hasNoSignedZeros() || isNeverNegativeZero(X))))
      return X;
    return nullptr;
  case Instruction::FSub:
    return match(Y, m_PosZeroFP()) ? X : nullptr;
  case Instruction::FMul:
  case Instruction::FDiv:
    return match(Y, m_FPOne()) ? X : nullptr;
  default:
    return nullptr;
  }
}

static Value *simplifyFCmp(FCmpInst &I) {
  if (I.getPredicate() == CmpInst::FCMP_FALSE)
    return ConstantInt::getFalse(I.getType());
  if (I.getPredicate() == CmpInst::FCMP_TRUE)
    return ConstantInt::getTrue(I.getType());
  return nullptr;
}

Value *mincaml::simplify(Instruction &I) {
  if ((I.isBinaryOp() || isa<CmpInst>(I)) && moveConstantToTheRight(I))
    return &I;
  switch (I.getOpcode()) {
  case Instruction::Add:
    return simplifyAdd(cast<BinaryOperator>(I));
  case Instruction::Sub:
    return simplifySub(cast<BinaryOperator>(I));
  case Instruction::Mul:
  case Instruction::SDiv:
  case Instruction::UDiv:
  case Instruction::SRem:
  case Instruction::URem:
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
    return simplifyMultiplicative(cast<BinaryOperator>(I));
  case Instruction::Xor:
    return simplifyXor(cast<BinaryOperator>(I));
  case Instruction::And:
  case Instruction::Or:
    return simplifyAndOr(cast<BinaryOperator>(I));
  case Instruction::ICmp:
    return simplifyICmp(cast<ICmpInst>(I));
  case Instruction::FCmp:
    return simplifyFCmp(cast<FCmpInst>(I));
  case Instruction::Select:
    return simplifySelect(cast<SelectInst>(I));
  case Instruction::Br:
    return simplifyBranch(cast<BranchInst>(I));
  case Instruction::FNeg:
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
  case Instruction::FDiv:
    return simplifyFloat(I);
  default:
    return isa<CastInst>(I) ? simplifyCast(cast<CastInst>(I)) : nullptr;
  }
}
