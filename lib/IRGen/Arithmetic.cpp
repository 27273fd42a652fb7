//===- Arithmetic.cpp - Arithmetic and comparisons ------------------------===//

#include "FunctionBuilder.h"
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
  // fneg also flips the sign bit of zero and NaN; 0.0 - x would not.
  return E.Ty->isFloat() ? Builder.CreateFNeg(Operand, "neg")
                         : Builder.CreateNeg(Operand, "neg");
}

/// Emits `/` or `mod`.
static Value *emitDivision(FunctionBuilder &Builder, bool IsRemainder,
                           Value *Left, Value *Right) {
  auto *Divisor = dyn_cast<ConstantInt>(Right);
  if (Builder.Emitter.Options.Checks && !(Divisor && !Divisor->isZero()))
    Builder.emitFailureIf(
        Builder.CreateICmpEQ(Right, Builder.getInt32(0), "zero"),
        runtime::Failure::division, {});
  // INT_MIN / -1 and the corresponding remainder wrap in MinCaml, but are
  // undefined in LLVM. Therefore -1 never reaches sdiv and srem.
  if (Divisor && Divisor->isZero())
    return PoisonValue::get(Left->getType());
  if (Divisor && Divisor->isMinusOne())
    return IsRemainder ? Builder.getInt32(0) : Builder.CreateNeg(Left, "div");
  if (Divisor)
    return IsRemainder ? Builder.CreateSRem(Left, Right, "mod")
                       : Builder.CreateSDiv(Left, Right, "div");
  Value *MinusOne =
      Builder.CreateICmpEQ(Right, Builder.getInt32(0xffffffffu), "minus.one");
  Value *Safe =
      Builder.CreateSelect(MinusOne, Builder.getInt32(1), Right, "divisor");
  // The remainders by 1 and by -1 are equal.
  if (IsRemainder)
    return Builder.CreateSRem(Left, Safe, "mod");
  Value *Quotient = Builder.CreateSDiv(Left, Safe, "quotient");
  return Builder.CreateSelect(MinusOne, Builder.CreateNeg(Left, "neg"),
                              Quotient, "div");
}

/// Starts a new block after a division if a debugger should see the result.
/// Even at -O0, instruction selection merges a quotient and a remainder in the
/// same block into one instruction. It would store the first result where the
/// second is computed: after a line at which the debugger may stop.
static Value *endBlockForDebugger(FunctionBuilder &Builder, Value *Result) {
  if (!Builder.Emitter.Debug.keepsVariables())
    return Result;
  BasicBlock *Next = Builder.appendBlock("divided");
  Builder.CreateBr(Next);
  Builder.SetInsertPoint(Next);
  return Result;
}

/// Returns the shift distance, of which only the low bits count. LLVM's shifts
/// by the bit width or more are poison.
static Value *emitDistance(FunctionBuilder &Builder, Value *Right) {
  return Builder.CreateAnd(Right, Builder.getInt32(31), "distance");
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
    return endBlockForDebugger(
        Builder, emitDivision(Builder, /*IsRemainder=*/false, Left, Right));
  case ArithmeticOperator::Remainder:
    return endBlockForDebugger(
        Builder, emitDivision(Builder, /*IsRemainder=*/true, Left, Right));
  case ArithmeticOperator::BitwiseAnd:
    return Builder.CreateAnd(Left, Right, "land");
  case ArithmeticOperator::BitwiseOr:
    return Builder.CreateOr(Left, Right, "lor");
  case ArithmeticOperator::BitwiseXor:
    return Builder.CreateXor(Left, Right, "lxor");
  case ArithmeticOperator::ShiftLeft:
    return Builder.CreateShl(Left, emitDistance(Builder, Right), "lsl");
  case ArithmeticOperator::ShiftRightLogical:
    return Builder.CreateLShr(Left, emitDistance(Builder, Right), "lsr");
  case ArithmeticOperator::ShiftRightArithmetic:
    return Builder.CreateAShr(Left, emitDistance(Builder, Right), "asr");
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

namespace {

/// The predicates of a comparison for signed numbers, unsigned numbers and
/// floats. If an operand is a NaN, only `<>` holds; therefore it has the only
/// unordered predicate.
struct Predicates {
  CmpInst::Predicate Signed, Unsigned, Float;
};

} // namespace

static Predicates predicates(Comparison Operator) {
  switch (Operator) {
  case Comparison::Equal:
    return {CmpInst::ICMP_EQ, CmpInst::ICMP_EQ, CmpInst::FCMP_OEQ};
  case Comparison::NotEqual:
    return {CmpInst::ICMP_NE, CmpInst::ICMP_NE, CmpInst::FCMP_UNE};
  case Comparison::Less:
    return {CmpInst::ICMP_SLT, CmpInst::ICMP_ULT, CmpInst::FCMP_OLT};
  case Comparison::Greater:
    return {CmpInst::ICMP_SGT, CmpInst::ICMP_UGT, CmpInst::FCMP_OGT};
  case Comparison::LessEqual:
    return {CmpInst::ICMP_SLE, CmpInst::ICMP_ULE, CmpInst::FCMP_OLE};
  case Comparison::GreaterEqual:
    return {CmpInst::ICMP_SGE, CmpInst::ICMP_UGE, CmpInst::FCMP_OGE};
  }
  llvm_unreachable("unknown comparison");
}

Value *mincaml::emitComparison(FunctionBuilder &Builder, Comparison Operator,
                               const mincaml::Type *OperandTy, const Name *Left,
                               const Name *Right) {
  Value *L = Builder.lookup(Left);
  Value *R = Builder.lookup(Right);
  const Predicates Ps = predicates(Operator);
  if (OperandTy->isFloat())
    return Builder.CreateFCmp(Ps.Float, L, R, "cmp");
  // Bools have the type i1 and are compared as unsigned numbers, because false
  // < true.
  return Builder.CreateICmp(OperandTy->isInt() ? Ps.Signed : Ps.Unsigned, L, R,
                            "cmp");
}
