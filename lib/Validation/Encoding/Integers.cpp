//===- Integers.cpp - Integer arithmetic, comparisons, casts, intrinsics --===//

#include "Encoding/Encoding.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

/// Adds the undefined behaviour of a division: the divisor is zero or poison,
/// or the quotient overflows.
static void checkDivision(FunctionEncoding &S, const BinaryOperator &I,
                          const Scalar &A, const Scalar &B) {
  S.undefinedIf(B.Poison || isZero(B.Bits));
  if (I.getOpcode() != Instruction::SDiv && I.getOpcode() != Instruction::SRem)
    return;
  unsigned W = width(B.Bits);
  Term IsMinusOne = eq(B.Bits, bits(S.EC.C, APInt::getAllOnes(W)));
  Term IsLeast = eq(A.Bits, bits(S.EC.C, APInt::getSignedMinValue(W)));
  S.undefinedIf(IsMinusOne && (A.Poison || IsLeast));
}

static Term compute(unsigned Opcode, Term A, Term B) {
  switch (Opcode) {
  case Instruction::Add:
    return A + B;
  case Instruction::Sub:
    return A - B;
  case Instruction::Mul:
    return A * B;
  case Instruction::UDiv:
    return udiv(A, B);
  case Instruction::SDiv:
    return sdiv(A, B);
  case Instruction::URem:
    return urem(A, B);
  case Instruction::SRem:
    return srem(A, B);
  case Instruction::Shl:
    return shl(A, B);
  case Instruction::LShr:
    return lshr(A, B);
  case Instruction::AShr:
    return ashr(A, B);
  case Instruction::And:
    return A & B;
  case Instruction::Or:
    return A | B;
  case Instruction::Xor:
    return A ^ B;
  }
  return {};
}

static Term overflows(unsigned Opcode, Term A, Term B, bool IsSigned) {
  switch (Opcode) {
  case Instruction::Add:
    return addOverflows(A, B, IsSigned);
  case Instruction::Sub:
    return subOverflows(A, B, IsSigned);
  case Instruction::Mul:
    return mulOverflows(A, B, IsSigned);
  default: { // shl
    Term Shifted = shl(A, B);
    Term Back = IsSigned ? ashr(Shifted, B) : lshr(Shifted, B);
    return !eq(Back, A);
  }
  }
}

/// Whether flags or the shift amount make the result poison.
static Term isPoison(EncodingContext &EC, const BinaryOperator &I, Term A,
                     Term B) {
  Term Result = boolean(EC.C, false);
  unsigned Opcode = I.getOpcode();
  if (I.isShift())
    Result = !ult(B, bits(EC.C, APInt(width(B), width(B))));
  if (isa<OverflowingBinaryOperator>(I)) {
    if (I.hasNoSignedWrap())
      Result = Result || overflows(Opcode, A, B, true);
    if (I.hasNoUnsignedWrap())
      Result = Result || overflows(Opcode, A, B, false);
  }
  if (isa<PossiblyExactOperator>(I) && I.isExact()) {
    if (Opcode == Instruction::UDiv)
      Result = Result || !isZero(urem(A, B));
    else if (Opcode == Instruction::SDiv)
      Result = Result || !isZero(srem(A, B));
    else
      Result = Result || !eq(shl(lshr(A, B), B), A);
  }
  if (const auto *Or = dyn_cast<PossiblyDisjointInst>(&I))
    if (Or->isDisjoint())
      Result = Result || !isZero(A & B);
  return number(A) && number(B) ? simplified(Result) : Result;
}

void validation::encodeIntegerOperation(FunctionEncoding &S,
                                        const BinaryOperator &I) {
  encodeElementwise(S, I, I.getOperand(0), I.getOperand(1),
                    [&](const Scalar &X, const Scalar &Y) -> Scalar {
                      if (I.isIntDivRem())
                        checkDivision(S, I, X, Y);
                      return {compute(I.getOpcode(), X.Bits, Y.Bits),
                              X.Poison || Y.Poison ||
                                  isPoison(S.EC, I, X.Bits, Y.Bits)};
                    });
}

static Term compare(CmpInst::Predicate Predicate, Term A, Term B) {
  if (ICmpInst::isGT(Predicate) || ICmpInst::isGE(Predicate))
    return compare(CmpInst::getSwappedPredicate(Predicate), B, A);
  switch (Predicate) {
  case CmpInst::ICMP_EQ:
    return eq(A, B);
  case CmpInst::ICMP_NE:
    return !eq(A, B);
  case CmpInst::ICMP_ULT:
    return ult(A, B);
  case CmpInst::ICMP_ULE:
    return ule(A, B);
  case CmpInst::ICMP_SLT:
    return slt(A, B);
  default:
    return sle(A, B);
  }
}

/// Assumes that two addresses inside different memory blocks are different.
static void separate(FunctionEncoding &S, const Scalar &A, const Scalar &B) {
  EncodingContext &EC = S.EC;
  // The block of a `noalias` argument may be the same memory as another block.
  auto MayShare = [](Term Block) {
    std::optional<APInt> N = number(Block);
    return N && N->uge(blocks::Arguments) && N->ult(blocks::Events);
  };
  if (MayShare(A.Provenance) || MayShare(B.Provenance))
    return;
  Term Apart = simplified(!eq(A.Provenance, B.Provenance));
  auto IsInside = [&](const Scalar &X) {
    return ult(X.Bits - EC.base(X.Provenance), EC.size(X.Provenance));
  };
  // A block may be allocated at the address of a block that has been freed.
  std::optional<APInt> EventNumber = number(S.Now.LastFreeEvent);
  auto IsPermanent = [&](Term Block) {
    std::optional<APInt> N = number(Block);
    return EC.global(Block) || (N && N->uge(blocks::FrameBlocks));
  };
  if ((EventNumber && EventNumber->isZero()) ||
      (IsPermanent(A.Provenance) && IsPermanent(B.Provenance)))
    EC.assume(!(Apart && IsInside(A) && IsInside(B)) || !eq(A.Bits, B.Bits));
}

void validation::encodeIntegerComparison(FunctionEncoding &S,
                                         const CmpInst &I) {
  encodeElementwise(
      S, I, I.getOperand(0), I.getOperand(1),
      [&](const Scalar &X, const Scalar &Y) -> Scalar {
        if (X.Provenance)
          separate(S, X, Y);
        Term IsPoison = X.Poison || Y.Poison;
        if (cast<ICmpInst>(I).hasSameSign())
          IsPoison =
              IsPoison || !eq(bit(signBit(X.Bits)), bit(signBit(Y.Bits)));
        return {bit(compare(I.getPredicate(), X.Bits, Y.Bits)), IsPoison};
      });
}

static Scalar castScalar(FunctionEncoding &S, const CastInst &I,
                         const Scalar &X) {
  unsigned To = scalarWidth(I.getDestTy()->getScalarType(), S.EC.DL);
  Scalar Result{zextOrTrunc(X.Bits, To), X.Poison};
  switch (I.getOpcode()) {
  case Instruction::SExt:
    Result.Bits = sextOrTrunc(X.Bits, To);
    break;
  case Instruction::ZExt:
    if (I.hasNonNeg())
      Result.poisonIf(signBit(X.Bits));
    break;
  case Instruction::Trunc: {
    const auto &Trunc = cast<TruncInst>(I);
    if (Trunc.hasNoUnsignedWrap())
      Result.poisonIf(!eq(zextOrTrunc(Result.Bits, width(X.Bits)), X.Bits));
    if (Trunc.hasNoSignedWrap())
      Result.poisonIf(!eq(sextOrTrunc(Result.Bits, width(X.Bits)), X.Bits));
    break;
  }
  case Instruction::PtrToInt:
    S.escape(X.Provenance);
    break;
  case Instruction::PtrToAddr:
    break;
  default:
    return convertFloat(S, I, X);
  }
  return Result;
}

void validation::encodeCast(FunctionEncoding &S, const CastInst &I) {
  EncodingContext &EC = S.EC;
  auto From = leavesOf(I.getSrcTy(), EC.DL);
  auto To = leavesOf(I.getDestTy(), EC.DL);
  if (!From || !To)
    return S.giveUp("a cast of an unsupported type");
  if (I.getOpcode() == Instruction::IntToPtr ||
      I.getOpcode() == Instruction::AddrSpaceCast)
    return S.giveUp(Twine(I.getOpcodeName()));
  SymbolicValue Operand = S.use(I.getOperand(0));
  if (S.hasGivenUp())
    return;
  if (I.getOpcode() == Instruction::BitCast) {
    // Only bitcasts that keep the elements are supported.
    if (From->size() != To->size())
      return S.giveUp("a bitcast that changes the number of elements");
    return S.define(I, std::move(Operand));
  }
  SymbolicValue Result;
  for (const Scalar &X : Operand.Leaves)
    Result.Leaves.push_back(castScalar(S, I, X));
  takeUndefs(Result, {&Operand});
  S.define(I, std::move(Result));
}

//===- Intrinsics ---------------------------------------------------------===//

static Term numberOfOnes(Term X) {
  unsigned W = width(X);
  Term Sum = bits(X.Context, W, 0);
  for (unsigned I = 0; I < W; ++I)
    Sum = Sum + zextOrTrunc(extract(X, I, I), W);
  return Sum;
}

/// The number of leading or trailing zeros.
static Term zerosFrom(Term X, bool IsLow) {
  unsigned W = width(X);
  Term Result = bits(X.Context, APInt(W, W));
  for (unsigned I = 0; I < W; ++I) {
    // The bit nearest to the end is tested last and takes precedence.
    unsigned At = IsLow ? W - 1 - I : I;
    Result = ite(truth(extract(X, At, At)),
                 bits(X.Context, APInt(W, IsLow ? At : W - 1 - At)), Result);
  }
  return Result;
}

static Term reversed(Term X, unsigned Step) {
  Term Result = extract(X, Step - 1, 0);
  for (unsigned I = Step; I < width(X); I += Step)
    Result = concat(Result, extract(X, I + Step - 1, I));
  return Result;
}

static Term saturated(Intrinsic::ID ID, Term A, Term B) {
  unsigned W = width(A);
  Z3_context C = A.Context;
  Term Extreme = ite(signBit(A), bits(C, APInt::getSignedMinValue(W)),
                     bits(C, APInt::getSignedMaxValue(W)));
  switch (ID) {
  case Intrinsic::uadd_sat:
    return ite(addOverflows(A, B, false), bits(C, APInt::getAllOnes(W)), A + B);
  case Intrinsic::usub_sat:
    return ite(subOverflows(A, B, false), bits(C, W, 0), A - B);
  case Intrinsic::sadd_sat:
    return ite(addOverflows(A, B, true), Extreme, A + B);
  default:
    return ite(subOverflows(A, B, true), Extreme, A - B);
  }
}

static Term funnelShift(Term High, Term Low, Term Amount, bool IsLeft) {
  unsigned W = width(High);
  Term Both = concat(High, Low);
  Term N = zextOrTrunc(urem(Amount, bits(High.Context, APInt(W, W))), 2 * W);
  return IsLeft ? extract(shl(Both, N), 2 * W - 1, W)
                : extract(lshr(Both, N), W - 1, 0);
}

/// The value of an intrinsic on integers of equal width.
static Term compute(Intrinsic::ID ID, ArrayRef<Term> X) {
  switch (ID) {
  case Intrinsic::umin:
    return ite(ult(X[0], X[1]), X[0], X[1]);
  case Intrinsic::umax:
    return ite(ult(X[0], X[1]), X[1], X[0]);
  case Intrinsic::smin:
    return ite(slt(X[0], X[1]), X[0], X[1]);
  case Intrinsic::smax:
    return ite(slt(X[0], X[1]), X[1], X[0]);
  case Intrinsic::abs:
    return ite(signBit(X[0]), negated(X[0]), X[0]);
  case Intrinsic::ctpop:
    return numberOfOnes(X[0]);
  case Intrinsic::ctlz:
    return zerosFrom(X[0], /*IsLow=*/false);
  case Intrinsic::cttz:
    return zerosFrom(X[0], /*IsLow=*/true);
  case Intrinsic::bswap:
    return reversed(X[0], 8);
  case Intrinsic::bitreverse:
    return reversed(X[0], 1);
  case Intrinsic::fshl:
    return funnelShift(X[0], X[1], X[2], true);
  case Intrinsic::fshr:
    return funnelShift(X[0], X[1], X[2], false);
  case Intrinsic::uadd_sat:
  case Intrinsic::usub_sat:
  case Intrinsic::sadd_sat:
  case Intrinsic::ssub_sat:
    return saturated(ID, X[0], X[1]);
  default:
    return {};
  }
}

/// Whether the result is poison. The second argument of abs, ctlz and cttz says
/// whether the minimum or zero gives poison.
static Term isPoison(Intrinsic::ID ID, ArrayRef<Term> X) {
  Z3_context C = X[0].Context;
  if (ID != Intrinsic::abs && ID != Intrinsic::ctlz && ID != Intrinsic::cttz)
    return boolean(C, false);
  Term Special = ID == Intrinsic::abs
                     ? eq(X[0], bits(C, APInt::getSignedMinValue(width(X[0]))))
                     : isZero(X[0]);
  return truth(X[1]) && Special;
}

static bool encodeArithmetic(FunctionEncoding &S, const IntrinsicInst &Call) {
  Intrinsic::ID ID = Call.getIntrinsicID();
  constexpr Intrinsic::ID Known[] = {
      Intrinsic::umin,       Intrinsic::umax,     Intrinsic::smin,
      Intrinsic::smax,       Intrinsic::abs,      Intrinsic::ctpop,
      Intrinsic::ctlz,       Intrinsic::cttz,     Intrinsic::bswap,
      Intrinsic::bitreverse, Intrinsic::fshl,     Intrinsic::fshr,
      Intrinsic::uadd_sat,   Intrinsic::usub_sat, Intrinsic::sadd_sat,
      Intrinsic::ssub_sat};
  if (!is_contained(Known, ID))
    return false;
  SmallVector<SymbolicValue, 3> Operands;
  SymbolicValue Result;
  for (const Value *Operand : Call.args()) {
    Operands.push_back(S.use(Operand));
    takeUndefs(Result, {&Operands.back()});
  }
  if (S.hasGivenUp())
    return true;
  for (size_t I = 0; I < Operands.front().Leaves.size(); ++I) {
    SmallVector<Term, 3> Bits;
    Term Poison = boolean(S.EC.C, false);
    for (const SymbolicValue &Operand : Operands) {
      const Scalar &X = Operand.Leaves[Operand.Leaves.size() == 1 ? 0 : I];
      Bits.push_back(X.Bits);
      Poison = Poison || X.Poison;
    }
    Result.Leaves.push_back({compute(ID, Bits), Poison || isPoison(ID, Bits)});
  }
  S.define(Call, std::move(Result));
  return true;
}

static bool encodeOverflow(FunctionEncoding &S, const IntrinsicInst &Call) {
  const auto *Operation = dyn_cast<WithOverflowInst>(&Call);
  if (!Operation)
    return false;
  SymbolicValue A = S.use(Call.getArgOperand(0));
  SymbolicValue B = S.use(Call.getArgOperand(1));
  if (S.hasGivenUp())
    return true;
  if (A.Leaves.size() != 1) {
    S.giveUp("with.overflow of vectors");
    return true;
  }
  Term X = A.Leaves.front().Bits;
  Term Y = B.Leaves.front().Bits;
  Term Poison = A.Leaves.front().Poison || B.Leaves.front().Poison;
  bool IsSigned = Operation->isSigned();
  unsigned Opcode = Operation->getBinaryOp();
  SymbolicValue Result;
  Result.Leaves.push_back({compute(Opcode, X, Y), Poison});
  Result.Leaves.push_back({bit(overflows(Opcode, X, Y, IsSigned)), Poison});
  takeUndefs(Result, {&A, &B});
  S.define(Call, std::move(Result));
  return true;
}

static void encodeAssume(FunctionEncoding &S, const IntrinsicInst &Call) {
  if (Call.hasOperandBundles())
    return S.giveUp("operand bundles");
  SymbolicValue Condition = S.use(Call.getArgOperand(0));
  if (S.hasGivenUp())
    return;
  const Scalar &L = Condition.Leaves.front();
  S.undefinedIf(L.Poison || !truth(L.Bits));
}

bool validation::encodeIntrinsic(FunctionEncoding &S,
                                 const IntrinsicInst &Call) {
  switch (Call.getIntrinsicID()) {
  case Intrinsic::assume:
    encodeAssume(S, Call);
    return true;
  case Intrinsic::lifetime_start:
  case Intrinsic::lifetime_end: {
    SymbolicValue Address = S.use(Call.getArgOperand(Call.arg_size() - 1));
    if (!S.hasGivenUp())
      S.Now.Memory =
          S.EC.Memory.forget(S.Now.Memory, Address.Leaves.front().Provenance);
    return true;
  }
  case Intrinsic::dbg_declare:
  case Intrinsic::dbg_value:
  case Intrinsic::dbg_label:
  case Intrinsic::dbg_assign:
  case Intrinsic::experimental_noalias_scope_decl:
  case Intrinsic::donothing:
  case Intrinsic::sideeffect:
    return true;
  case Intrinsic::expect: {
    SymbolicValue Operand = S.use(Call.getArgOperand(0));
    if (!S.hasGivenUp())
      S.define(Call, std::move(Operand));
    return true;
  }
  case Intrinsic::memcpy:
  case Intrinsic::memmove:
  case Intrinsic::memset:
    encodeMemoryIntrinsic(S, Call);
    return true;
  default:
    return encodeOverflow(S, Call) || encodeArithmetic(S, Call) ||
           encodeFloatIntrinsic(S, Call);
  }
}
