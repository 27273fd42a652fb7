//===- Arithmetic.cpp - Operations on numbers -----------------------------===//

#include "Arithmetic.h"
#include "llvm/IR/Constants.h"

using namespace mincaml;
using namespace llvm;
using knormal::Arithmetic;
using knormal::ArithmeticOperator;
using knormal::Comparison;
using knormal::Name;
using knormal::Negate;

Value *mincaml::emitNegate(FunctionBuilder &Builder, const Negate &E) {
  Value *Operand = Builder.lookup(E.Operand);
  // fneg flips the sign bit also of zero and NaN; 0.0 - x would not.
  return E.Ty->isFloat() ? Builder.CreateFNeg(Operand, "neg")
                         : Builder.CreateNeg(Operand, "neg");
}

static Value *emitDivision(FunctionBuilder &Builder, Value *Left,
                           Value *Right) {
  auto *Divisor = dyn_cast<ConstantInt>(Right);
  if (Builder.Emitter.Options.Checks && !(Divisor && !Divisor->isZero()))
    Builder.emitFailureIf(
        Builder.CreateICmpEQ(Right, Builder.getInt32(0), "zero"),
        runtime::Failure::division, {});
  // INT_MIN / -1 wraps in MinCaml and is undefined in LLVM, so -1 never
  // reaches sdiv.
  if (Divisor && !Divisor->isMinusOne())
    return Divisor->isZero() ? PoisonValue::get(Left->getType())
                             : Builder.CreateSDiv(Left, Right, "div");
  if (Divisor)
    return Builder.CreateNeg(Left, "div");
  Value *MinusOne =
      Builder.CreateICmpEQ(Right, Builder.getInt32(0xffffffffu), "minus.one");
  Value *Safe =
      Builder.CreateSelect(MinusOne, Builder.getInt32(1), Right, "divisor");
  Value *Quotient = Builder.CreateSDiv(Left, Safe, "quotient");
  return Builder.CreateSelect(MinusOne, Builder.CreateNeg(Left, "neg"),
                              Quotient, "div");
}

Value *mincaml::emitArithmetic(FunctionBuilder &Builder, const Arithmetic &E) {
  Value *Left = Builder.lookup(E.Left);
  Value *Right = Builder.lookup(E.Right);
  switch (E.Operator) {
  case ArithmeticOperator::Add:
    return Builder.CreateAdd(Left, Right, "add");
  case ArithmeticOperator::Subtract:
    return Builder.CreateSub(Left, Right, "sub");
  case ArithmeticOperator::Multiply:
    return Builder.CreateMul(Left, Right, "mul");
  case ArithmeticOperator::Divide:
    return emitDivision(Builder, Left, Right);
  case ArithmeticOperator::FloatAdd:
    return Builder.CreateFAdd(Left, Right, "add");
  case ArithmeticOperator::FloatSubtract:
    return Builder.CreateFSub(Left, Right, "sub");
  case ArithmeticOperator::FloatMultiply:
    return Builder.CreateFMul(Left, Right, "mul");
  case ArithmeticOperator::FloatDivide:
    return Builder.CreateFDiv(Left, Right, "div");
  }
  llvm_unreachable("unknown arithmetic operator");
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

static CmpInst::Predicate integerPredicate(Comparison Operator, bool Signed) {
  switch (Operator) {
  case Comparison::Equal:
    return CmpInst::ICMP_EQ;
  case Comparison::NotEqual:
    return CmpInst::ICMP_NE;
  case Comparison::Less:
    return Signed ? CmpInst::ICMP_SLT : CmpInst::ICMP_ULT;
  case Comparison::Greater:
    return Signed ? CmpInst::ICMP_SGT : CmpInst::ICMP_UGT;
  case Comparison::LessEqual:
    return Signed ? CmpInst::ICMP_SLE : CmpInst::ICMP_ULE;
  case Comparison::GreaterEqual:
    return Signed ? CmpInst::ICMP_SGE : CmpInst::ICMP_UGE;
  }
  llvm_unreachable("unknown comparison");
}

/// With NaN only `<>` holds, hence the one unordered predicate.
static CmpInst::Predicate floatPredicate(Comparison Operator) {
  switch (Operator) {
  case Comparison::Equal:
    return CmpInst::FCMP_OEQ;
  case Comparison::NotEqual:
    return CmpInst::FCMP_UNE;
  case Comparison::Less:
    return CmpInst::FCMP_OLT;
  case Comparison::Greater:
    return CmpInst::FCMP_OGT;
  case Comparison::LessEqual:
    return CmpInst::FCMP_OLE;
  case Comparison::GreaterEqual:
    return CmpInst::FCMP_OGE;
  }
  llvm_unreachable("unknown comparison");
}

Value *mincaml::emitComparison(FunctionBuilder &Builder, Comparison Operator,
                               const mincaml::Type *OperandTy, const Name *Left,
                               const Name *Right) {
  Value *L = Builder.lookup(Left);
  Value *R = Builder.lookup(Right);
  if (OperandTy->isFloat())
    return Builder.CreateFCmp(floatPredicate(Operator), L, R, "cmp");
  // false < true, and i1 compares unsigned.
  return Builder.CreateICmp(integerPredicate(Operator, OperandTy->isInt()), L,
                            R, "cmp");
}
