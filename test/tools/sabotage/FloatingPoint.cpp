//===- FloatingPoint.cpp - Faults in floating-point arithmetic ------------===//

#include "Faults.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/PatternMatch.h"

using namespace mincaml;
using namespace llvm;
using namespace llvm::PatternMatch;

bool sabotage::loseSignOfZero(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    bool Changed = false;
    for (Use &Operand : I.operands()) {
      auto *C = dyn_cast<ConstantFP>(Operand);
      if (!C || !C->getValueAPF().isNegZero())
        continue;
      Operand.set(ConstantFP::getZero(C->getType()));
      Changed = true;
    }
    return Changed;
  });
}

bool sabotage::negateBySubtraction(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    if (I.getOpcode() != Instruction::FNeg)
      return false;
    I.replaceAllUsesWith(IRBuilder<>(&I).CreateFSub(
        ConstantFP::getZero(I.getType()), I.getOperand(0)));
    I.eraseFromParent();
    return true;
  });
}

bool sabotage::compareUnordered(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    auto *Comparison = dyn_cast<FCmpInst>(&I);
    // The range check of int_of_float, which is a conjunction, is not a
    // comparison of the program.
    if (!Comparison || !Comparison->isRelational() ||
        any_of(Comparison->users(),
               [](const User *U) { return isa<BinaryOperator>(U); }))
      return false;
    Comparison->setPredicate(Comparison->getUnorderedPredicate());
    return true;
  });
}

bool sabotage::reassociate(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    unsigned Opcode = I.getOpcode();
    if (Opcode != Instruction::FAdd && Opcode != Instruction::FMul)
      return false;
    auto *Inner = dyn_cast<BinaryOperator>(I.getOperand(0));
    if (!Inner || Inner->getOpcode() != Opcode || !Inner->hasOneUse())
      return false;
    IRBuilder<> Builder(&I);
    auto Operation = static_cast<Instruction::BinaryOps>(Opcode);
    Value *Right =
        Builder.CreateBinOp(Operation, Inner->getOperand(1), I.getOperand(1));
    I.replaceAllUsesWith(
        Builder.CreateBinOp(Operation, Inner->getOperand(0), Right));
    I.eraseFromParent();
    return true;
  });
}

bool sabotage::contract(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    Value *Left, *Right, *Addend;
    bool Subtracts =
        match(&I, m_FSub(m_OneUse(m_FMul(m_Value(Left), m_Value(Right))),
                         m_Value(Addend)));
    if (!Subtracts &&
        !match(&I, m_c_FAdd(m_OneUse(m_FMul(m_Value(Left), m_Value(Right))),
                            m_Value(Addend))))
      return false;
    IRBuilder<> Builder(&I);
    if (Subtracts)
      Addend = Builder.CreateFNeg(Addend);
    I.replaceAllUsesWith(Builder.CreateIntrinsic(Intrinsic::fma, {I.getType()},
                                                 {Left, Right, Addend}));
    I.eraseFromParent();
    return true;
  });
}

bool sabotage::divideInSinglePrecision(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    if (I.getOpcode() != Instruction::FDiv || !isa<ConstantFP>(I.getOperand(1)))
      return false;
    IRBuilder<> Builder(&I);
    Type *Single = Builder.getFloatTy();
    Value *Quotient =
        Builder.CreateFDiv(Builder.CreateFPTrunc(I.getOperand(0), Single),
                           Builder.CreateFPTrunc(I.getOperand(1), Single));
    I.replaceAllUsesWith(Builder.CreateFPExt(Quotient, I.getType()));
    I.eraseFromParent();
    return true;
  });
}

bool sabotage::roundToNearest(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    auto *Conversion = dyn_cast<FPToSIInst>(&I);
    if (!Conversion)
      return false;
    IRBuilder<> Builder(Conversion);
    Value *Half = ConstantFP::get(Builder.getDoubleTy(), 0.5);
    Value *Rounded = Builder.CreateFAdd(
        Conversion->getOperand(0),
        Builder.CreateCopySign(Half, Conversion->getOperand(0)));
    // Convert to 64 bits, because the rounded number may be just out of range.
    Value *Wide = Builder.CreateFPToSI(Rounded, Builder.getInt64Ty());
    Conversion->replaceAllUsesWith(
        Builder.CreateTrunc(Wide, Conversion->getType()));
    Conversion->eraseFromParent();
    return true;
  });
}
