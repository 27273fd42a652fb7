//===- Arithmetic.cpp - Arithmetic and comparisons ------------------------===//

#include "FunctionBuilder.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Operator.h"

using namespace mincaml;
using namespace llvm;
using knormal::Arithmetic;
using knormal::ArithmeticOperator;
using knormal::Comparison;
using knormal::Name;
using knormal::Negate;
using runtime::OverflowOperator;

//===----------------------------------------------------------------------===//
// Checks for overflow
//===----------------------------------------------------------------------===//

/// Emits the failure of `Left OPERATOR Right` if Condition is true.
static void emitOverflowIf(FunctionBuilder &Builder, Value *Condition,
                           OverflowOperator Operator, Value *Left,
                           Value *Right) {
  Builder.emitFailureIf(Condition, runtime::Failure::overflow,
                        {Builder.getInt32(unsigned(Operator)), Left, Right});
}

/// Emits the condition that `X OPERATOR C` or, if IsRight is false,
/// `C OPERATOR X` overflows. It is a range check of X, which every pass
/// understands. Returns null if the operation never overflows.
static Value *emitOverflowOfConstant(FunctionBuilder &Builder,
                                     Instruction::BinaryOps Operation, Value *X,
                                     const APInt &C, bool IsRight) {
  ConstantRange NoOverflow =
      IsRight || Operation != Instruction::Sub
          ? ConstantRange::makeExactNoWrapRegion(
                Operation, C, OverflowingBinaryOperator::NoSignedWrap)
          // C - x = -1 - (x + (-1 - C)), and -1 - y never overflows.
          : ConstantRange::makeExactNoWrapRegion(
                Instruction::Add, ~C, OverflowingBinaryOperator::NoSignedWrap);
  if (NoOverflow.isFullSet())
    return nullptr;
  CmpInst::Predicate Predicate;
  APInt Bound, Offset;
  NoOverflow.inverse().getEquivalentICmp(Predicate, Bound, Offset);
  if (!Offset.isZero())
    X = Builder.CreateAdd(X, Builder.getInt(Offset));
  return Builder.CreateICmp(Predicate, X, Builder.getInt(Bound), "overflow");
}

/// Emits the overflow check of `+`, `-` or `*`. The caller emits the operation
/// itself as an `nsw` instruction, which other passes understand. If no operand
/// is constant, the check is an intrinsic such as llvm.sadd.with.overflow.
/// LowerOverflowChecksPass later merges it with that instruction.
static void emitOverflowCheck(FunctionBuilder &Builder,
                              OverflowOperator Operator, Value *Left,
                              Value *Right) {
  const bool IsAdd = Operator == OverflowOperator::Add;
  const bool IsSubtract = Operator == OverflowOperator::Subtract;
  auto Operation = IsAdd        ? Instruction::Add
                   : IsSubtract ? Instruction::Sub
                                : Instruction::Mul;
  auto *LeftConstant = dyn_cast<ConstantInt>(Left);
  auto *RightConstant = dyn_cast<ConstantInt>(Right);
  Value *Condition;
  if (RightConstant) {
    Condition = emitOverflowOfConstant(Builder, Operation, Left,
                                       RightConstant->getValue(), true);
  } else if (LeftConstant) {
    Condition = emitOverflowOfConstant(Builder, Operation, Right,
                                       LeftConstant->getValue(), false);
  } else {
    Intrinsic::ID ID = IsAdd        ? Intrinsic::sadd_with_overflow
                       : IsSubtract ? Intrinsic::ssub_with_overflow
                                    : Intrinsic::smul_with_overflow;
    Value *Both = Builder.CreateBinaryIntrinsic(ID, Left, Right, {}, "both");
    Condition = Builder.CreateExtractValue(Both, 1, "overflow");
  }
  if (Condition)
    emitOverflowIf(Builder, Condition, Operator, Left, Right);
}

/// Emits the check of a division: only INT_MIN / -1 overflows.
static void emitDivisionOverflow(FunctionBuilder &Builder, Value *Left,
                                 Value *Right) {
  Value *IsMinusOne =
      Builder.CreateICmpEQ(Right, Builder.getInt32(0xffffffffu), "minus.one");
  Value *IsSmallest =
      Builder.CreateICmpEQ(Left, Builder.getInt32(0x80000000u), "smallest");
  emitOverflowIf(Builder, Builder.CreateAnd(IsMinusOne, IsSmallest, "overflow"),
                 OverflowOperator::Divide, Left, Right);
}

/// Returns the shift amount modulo 32. LLVM's shifts by the bit width or more
/// are poison.
static Value *emitDistance(FunctionBuilder &Builder, Value *Right) {
  return Builder.CreateAnd(Right, Builder.getInt32(31), "distance");
}

/// Emits `lsl` with a check: no bit that differs from the sign may be lost.
static Value *emitCheckedShiftLeft(FunctionBuilder &Builder, Value *Left,
                                   Value *Right) {
  Value *Distance = emitDistance(Builder, Right);
  Value *Result = Builder.CreateShl(Left, Distance, "lsl");
  Value *LosesBits = Builder.CreateICmpNE(
      Builder.CreateAShr(Result, Distance, "restored"), Left, "loses.bits");
  Value *IsFar =
      Builder.CreateAnd(Builder.CreateICmpNE(Distance, Right, "far"),
                        Builder.CreateICmpNE(Left, Builder.getInt32(0), "set"));
  emitOverflowIf(Builder, Builder.CreateOr(LosesBits, IsFar, "overflow"),
                 OverflowOperator::ShiftLeft, Left, Right);
  return Result;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

Value *mincaml::emitNegate(FunctionBuilder &Builder, const Negate &E) {
  Value *Operand = Builder.lookup(E.Operand);
  // fneg also flips the sign bit of zero and NaN; 0.0 - x would not.
  if (E.Ty->isFloat())
    return Builder.CreateFNeg(Operand, "neg");
  if (E.ChecksOverflow)
    emitOverflowCheck(Builder, OverflowOperator::Subtract, Builder.getInt32(0),
                      Operand);
  return Builder.CreateNeg(Operand, "neg", /*HasNSW=*/E.ChecksOverflow);
}

/// Emits `/` or `mod`.
static Value *emitDivision(FunctionBuilder &Builder, bool IsRemainder,
                           Value *Left, Value *Right,
                           bool ChecksOverflow = false) {
  auto *Divisor = dyn_cast<ConstantInt>(Right);
  if (Builder.Emitter.Options.Checks && !(Divisor && !Divisor->isZero()))
    Builder.emitFailureIf(
        Builder.CreateICmpEQ(Right, Builder.getInt32(0), "zero"),
        runtime::Failure::division, {});
  if (ChecksOverflow && !(Divisor && !Divisor->isMinusOne()))
    emitDivisionOverflow(Builder, Left, Right);
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

Value *mincaml::emitArithmetic(FunctionBuilder &Builder, const Arithmetic &E) {
  Value *Left = Builder.lookup(E.Left);
  Value *Right = Builder.lookup(E.Right);
  switch (E.Operator) {
  case ArithmeticOperator::Add:
    if (E.ChecksOverflow)
      emitOverflowCheck(Builder, OverflowOperator::Add, Left, Right);
    return Builder.CreateAdd(Left, Right, "add", /*HasNUW=*/false,
                             /*HasNSW=*/E.ChecksOverflow);
  case ArithmeticOperator::Subtract:
    if (E.ChecksOverflow)
      emitOverflowCheck(Builder, OverflowOperator::Subtract, Left, Right);
    return Builder.CreateSub(Left, Right, "sub", /*HasNUW=*/false,
                             /*HasNSW=*/E.ChecksOverflow);
  case ArithmeticOperator::Multiply:
    if (E.ChecksOverflow)
      emitOverflowCheck(Builder, OverflowOperator::Multiply, Left, Right);
    return Builder.CreateMul(Left, Right, "mul", /*HasNUW=*/false,
                             /*HasNSW=*/E.ChecksOverflow);
  case ArithmeticOperator::Divide:
    return endBlockForDebugger(Builder,
                               emitDivision(Builder, /*IsRemainder=*/false,
                                            Left, Right, E.ChecksOverflow));
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
    return E.ChecksOverflow
               ? emitCheckedShiftLeft(Builder, Left, Right)
               : Builder.CreateShl(Left, emitDistance(Builder, Right), "lsl");
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
  case Comparison::Same:
    return {CmpInst::ICMP_EQ, CmpInst::ICMP_EQ, CmpInst::FCMP_OEQ};
  case Comparison::NotEqual:
  case Comparison::NotSame:
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
