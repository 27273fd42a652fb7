//===- Arithmetic.cpp - Faults in integer arithmetic ----------------------===//

#include "Faults.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/PatternMatch.h"

using namespace mincaml;
using namespace llvm;
using namespace llvm::PatternMatch;

bool sabotage::swapSubtraction(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    ConstantInt *Left;
    Value *Right;
    if (!match(&I, m_Sub(m_ConstantInt(Left), m_Value(Right))) ||
        Left->isZero())
      return false;
    I.setOperand(0, Right);
    I.setOperand(1, Left);
    return true;
  });
}

bool sabotage::divideUnsigned(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    Value *Dividend;
    ConstantInt *Divisor;
    if (!match(&I, m_SDiv(m_Value(Dividend), m_ConstantInt(Divisor))))
      return false;
    I.replaceAllUsesWith(IRBuilder<>(&I).CreateUDiv(Dividend, Divisor));
    I.eraseFromParent();
    return true;
  });
}

bool sabotage::divideByShift(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    Value *Dividend;
    ConstantInt *Divisor;
    if (!match(&I, m_SDiv(m_Value(Dividend), m_ConstantInt(Divisor))) ||
        !Divisor->getValue().isPowerOf2() || Divisor->isNegative())
      return false;
    I.replaceAllUsesWith(IRBuilder<>(&I).CreateAShr(
        Dividend, Divisor->getValue().exactLogBase2()));
    I.eraseFromParent();
    return true;
  });
}

/// Returns \p V in 64 bits. Up to \p Depth levels of its operands are computed in
/// 64 bits, too, so that they do not wrap around.
static Value *widen(IRBuilder<> &Builder, Value *V, unsigned Depth) {
  Value *Left, *Right;
  if (!Depth ||
      !match(V, m_CombineOr(m_Add(m_Value(Left), m_Value(Right)),
                            m_CombineOr(m_Sub(m_Value(Left), m_Value(Right)),
                                        m_Mul(m_Value(Left), m_Value(Right))))))
    return Builder.CreateSExt(V, Builder.getInt64Ty());
  Left = widen(Builder, Left, Depth - 1);
  Right = widen(Builder, Right, Depth - 1);
  return Builder.CreateBinOp(cast<BinaryOperator>(V)->getOpcode(), Left, Right);
}

bool sabotage::compareWide(Function &F) {
  constexpr unsigned MaxDepth = 3;
  return plantAtEach(F, [](Instruction &I) {
    auto *Comparison = dyn_cast<ICmpInst>(&I);
    if (!Comparison || !Comparison->isSigned() ||
        none_of(Comparison->operands(),
                [](Value *V) { return isa<BinaryOperator>(V); }))
      return false;
    IRBuilder<> Builder(Comparison);
    Value *Left = widen(Builder, Comparison->getOperand(0), MaxDepth);
    Value *Right = widen(Builder, Comparison->getOperand(1), MaxDepth);
    Comparison->replaceAllUsesWith(
        Builder.CreateICmp(Comparison->getPredicate(), Left, Right));
    Comparison->eraseFromParent();
    return true;
  });
}

bool sabotage::wrapImmediate(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    if (I.getOpcode() != Instruction::Add &&
        I.getOpcode() != Instruction::Sub && !isa<ICmpInst>(I))
      return false;
    auto *Immediate = dyn_cast<ConstantInt>(I.getOperand(1));
    if (!Immediate || Immediate->getBitWidth() != 32)
      return false;
    int64_t Number = Immediate->getSExtValue();
    if (Number < 4096 || Number > 8191)
      return false;
    I.setOperand(1,
                 ConstantInt::getSigned(Immediate->getType(), Number - 8192));
    return true;
  });
}
