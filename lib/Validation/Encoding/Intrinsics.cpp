//===- Intrinsics.cpp - Integer intrinsics --------------------------------===//

#include "Encoding/Encoding.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

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
    Result.Leaves.push_back(
        {compute(ID, Bits), Poison || isPoison(ID, Bits), {}});
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
  Term Value;
  Term Overflows;
  switch (Operation->getBinaryOp()) {
  case Instruction::Add:
    Value = X + Y;
    Overflows = addOverflows(X, Y, IsSigned);
    break;
  case Instruction::Sub:
    Value = X - Y;
    Overflows = subOverflows(X, Y, IsSigned);
    break;
  default:
    Value = X * Y;
    Overflows = mulOverflows(X, Y, IsSigned);
    break;
  }
  SymbolicValue Result;
  Result.Leaves.push_back({Value, Poison, {}});
  Result.Leaves.push_back({bit(Overflows), Poison, {}});
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
