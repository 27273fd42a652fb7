//===- Reassociation.cpp - Reassociation of constants ---------------------===//

#include "Scalar/Reassociation.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/PatternMatch.h"

using namespace mincaml;
using namespace llvm;
using namespace llvm::PatternMatch;

using Opcode = Instruction::BinaryOps;

namespace {

/// An operand of the form `x op c` or, for sub, `c - x`.
struct Term {
  Value *Rest = nullptr;
  Constant *C = nullptr;
  bool HasOneUse = false;

  explicit operator bool() const { return C; }
};

class Chain {
public:
  explicit Chain(BinaryOperator &I) : I(I) {}

  Value *reassociate() {
    if (!I.getType()->isIntOrIntVectorTy())
      return nullptr;
    switch (I.getOpcode()) {
    case Instruction::Add:
      if (Value *V = reassociateAdd())
        return V;
      return reassociateCommutative();
    case Instruction::Mul:
    case Instruction::And:
    case Instruction::Or:
    case Instruction::Xor:
      return reassociateCommutative();
    case Instruction::Sub:
      return reassociateSub();
    default:
      return nullptr;
    }
  }

private:
  static Constant *plainConstant(Value *V) {
    Constant *C;
    return match(V, m_ImmConstant(C)) && !isa<UndefValue>(C) &&
                   !C->containsUndefOrPoisonElement()
               ? C
               : nullptr;
  }

  /// Matches V as `rest Op c`.
  static Term withConstant(Value *V, Opcode Op) {
    auto *Operation = dyn_cast<BinaryOperator>(V);
    if (!Operation || Operation->getOpcode() != Op ||
        isa<Constant>(Operation->getOperand(0)))
      return {};
    return {Operation->getOperand(0), plainConstant(Operation->getOperand(1)),
            Operation->hasOneUse()};
  }

  /// Matches V as `c - rest`.
  static Term fromConstant(Value *V) {
    auto *Operation = dyn_cast<BinaryOperator>(V);
    if (!Operation || Operation->getOpcode() != Instruction::Sub ||
        isa<Constant>(Operation->getOperand(1)))
      return {};
    return {Operation->getOperand(1), plainConstant(Operation->getOperand(0)),
            Operation->hasOneUse()};
  }

  Constant *fold(Opcode Op, Constant *A, Constant *B) const {
    return ConstantFoldBinaryOpOperands(Op, A, B, I.getDataLayout());
  }

  Constant *negate(Constant *C) const {
    return fold(Instruction::Sub, Constant::getNullValue(C->getType()), C);
  }

  /// Creates `(A Op B) OuterOp C` in place of I.
  Value *make(Opcode Op, Value *A, Value *B, Opcode OuterOp, Constant *C) {
    return makeOuter(OuterOp, makeInner(Op, A, B), C);
  }
  Value *makeInner(Opcode Op, Value *A, Value *B) {
    auto *Inner = BinaryOperator::Create(Op, A, B, "", I.getIterator());
    Inner->setDebugLoc(I.getDebugLoc());
    return Inner;
  }
  Value *makeOuter(Opcode Op, Value *A, Value *B) {
    if (I.getOpcode() != Op)
      return makeInner(Op, A, B);
    I.setOperand(0, A);
    I.setOperand(1, B);
    I.dropPoisonGeneratingFlags();
    return &I;
  }

  Value *reassociateCommutative() {
    Opcode Op = I.getOpcode();
    Value *X = I.getOperand(0), *Y = I.getOperand(1);
    Term Left = withConstant(X, Op), Right = withConstant(Y, Op);
    // (x op c1) op c2
    if (Constant *C = plainConstant(Y))
      return Left ? makeOuter(Op, Left.Rest, fold(Op, Left.C, C)) : nullptr;
    // (x op c1) op (y op c2)
    if (Left && Right && Left.HasOneUse && Right.HasOneUse)
      return make(Op, Left.Rest, Right.Rest, Op, fold(Op, Left.C, Right.C));
    if (isa<Constant>(X) || isa<Constant>(Y))
      return nullptr;
    if (Left && Left.HasOneUse)
      return make(Op, Left.Rest, Y, Op, Left.C);
    if (Right && Right.HasOneUse)
      return make(Op, X, Right.Rest, Op, Right.C);
    return nullptr;
  }

  Value *reassociateAdd() {
    Value *X = I.getOperand(0), *Y = I.getOperand(1);
    Term Left = fromConstant(X), Right = fromConstant(Y);
    // (c1 - x) + c2
    if (Constant *C = plainConstant(Y))
      return Left ? makeOuter(Instruction::Sub,
                              fold(Instruction::Add, Left.C, C), Left.Rest)
                  : nullptr;
    if (isa<Constant>(X) || isa<Constant>(Y))
      return nullptr;
    // (c - x) + y and x + (c - y)
    if (Left && Left.HasOneUse)
      return make(Instruction::Sub, Y, Left.Rest, Instruction::Add, Left.C);
    if (Right && Right.HasOneUse)
      return make(Instruction::Sub, X, Right.Rest, Instruction::Add, Right.C);
    return nullptr;
  }

  Value *reassociateSub() {
    Value *X = I.getOperand(0), *Y = I.getOperand(1);
    Term Sum = withConstant(Y, Instruction::Add), Difference = fromConstant(Y);
    if (Constant *C = plainConstant(X)) {
      // c2 - (y + c1)
      if (Sum)
        return makeOuter(Instruction::Sub, fold(Instruction::Sub, C, Sum.C),
                         Sum.Rest);
      // c2 - (c1 - y)
      if (Difference)
        return makeOuter(Instruction::Add, Difference.Rest,
                         fold(Instruction::Sub, C, Difference.C));
      return nullptr;
    }
    if (isa<Constant>(X) || isa<Constant>(Y))
      return nullptr;
    // x - (y + c) and x - (c - y)
    if (Sum && Sum.HasOneUse)
      return make(Instruction::Sub, X, Sum.Rest, Instruction::Add,
                  negate(Sum.C));
    if (Difference && Difference.HasOneUse)
      return make(Instruction::Add, X, Difference.Rest, Instruction::Add,
                  negate(Difference.C));
    // (x + c) - y
    if (Term Left = withConstant(X, Instruction::Add); Left && Left.HasOneUse)
      return make(Instruction::Sub, Left.Rest, Y, Instruction::Add, Left.C);
    // (c - x) - y
    if (Term Left = fromConstant(X); Left && Left.HasOneUse)
      return makeOuter(Instruction::Sub, Left.C,
                       makeInner(Instruction::Add, Left.Rest, Y));
    return nullptr;
  }

  BinaryOperator &I;
};

} // namespace

Value *mincaml::reassociate(BinaryOperator &I) {
  return Chain(I).reassociate();
}
