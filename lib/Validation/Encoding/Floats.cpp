//===- Floats.cpp - Floating-point numbers --------------------------------===//
//
// Comparisons and operations that only change the sign are encoded on the bits.
// Arithmetic is an uninterpreted function in the first attempt, and Z3's theory
// of floating-point numbers in the second.
//
// The payload of a NaN result is an uninterpreted function, too. LLVM allows a
// few different payloads; the encoding assumes that both functions choose
// alike. The function before the transformation may also choose the payload of
// an operand ([LangRef], "Floating-Point NaN Values").
//
//===----------------------------------------------------------------------===//

#include "Encoding/Encoding.h"
#include "llvm/ADT/APSInt.h"
#include <cmath>

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

namespace {

/// Z3's floating-point sort for one format.
struct FloatTheory {
  FloatTheory(Z3_context C, const fltSemantics &Format)
      : C(C), Format(Format),
        Sort(Z3_mk_fpa_sort(C,
                            APFloat::semanticsSizeInBits(Format) -
                                APFloat::semanticsPrecision(Format),
                            APFloat::semanticsPrecision(Format))),
        Nearest(Z3_mk_fpa_rne(C)), TowardZero(Z3_mk_fpa_rtz(C)) {}

  Z3_ast fromBits(Term Bits) const {
    return Z3_mk_fpa_to_fp_bv(C, Bits.Ast, Sort);
  }

  /// Whether a number without a fraction is an integer of this width.
  Term isWithin(Z3_ast Whole, unsigned Width, bool IsSigned) const {
    APFloat Limit(Format);
    // The limit is 2^Width, or 2^(Width-1) if signed. It is exact, or infinite
    // if every finite number fits.
    APInt Power = APInt::getOneBitSet(Width + 2, IsSigned ? Width - 1 : Width);
    Limit.convertFromAPInt(Power, false, APFloat::rmNearestTiesToEven);
    Z3_ast High = fromBits(bits(C, Limit.bitcastToAPInt()));
    Limit.changeSign();
    Z3_ast Low = IsSigned ? fromBits(bits(C, Limit.bitcastToAPInt()))
                          : Z3_mk_fpa_zero(C, Sort, /*negative=*/false);
    // Comparisons with a NaN are false. Infinities must be excluded explicitly,
    // because the limit may be infinite.
    return !Term{C, Z3_mk_fpa_is_infinite(C, Whole)} &&
           Term{C, Z3_mk_fpa_lt(C, Whole, High)} &&
           Term{C, Z3_mk_fpa_geq(C, Whole, Low)};
  }

  Z3_context C;
  const fltSemantics &Format;
  Z3_sort Sort;
  Z3_ast Nearest;
  Z3_ast TowardZero;
};

} // namespace

//===- Operations on bits -------------------------------------------------===//

static Term maskOf(Z3_context C, const APFloat &X) {
  return bits(C, X.bitcastToAPInt());
}

static Term magnitude(Term X) {
  unsigned W = width(X);
  return X & bits(X.Context, APInt::getSignedMaxValue(W));
}

static Term withSignOf(Term X, Term Sign) {
  unsigned W = width(X);
  return magnitude(X) | (Sign & bits(X.Context, APInt::getSignMask(W)));
}

static Term flippedSign(Term X) {
  return X ^ bits(X.Context, APInt::getSignMask(width(X)));
}

static Term isNaN(Term X, const fltSemantics &Format) {
  return ult(maskOf(X.Context, APFloat::getInf(Format)), magnitude(X));
}

static Term isInfinite(Term X, const fltSemantics &Format) {
  return eq(magnitude(X), maskOf(X.Context, APFloat::getInf(Format)));
}

/// Whether A < B. Precondition: neither is a NaN.
static Term isLess(Term A, Term B) {
  Term BothZero = isZero(magnitude(A) | magnitude(B));
  Term NegA = signBit(A);
  Term NegB = signBit(B);
  return !BothZero && ite(NegA, ite(NegB, ult(B, A), boolean(A.Context, true)),
                          ite(NegB, boolean(A.Context, false), ult(A, B)));
}

static Term isEqual(Term A, Term B) {
  return eq(A, B) || isZero(magnitude(A) | magnitude(B));
}

Term validation::isOfClass(Term Bits, FPClassTest Classes,
                           const fltSemantics &Format) {
  Z3_context C = Bits.Context;
  Term Magnitude = magnitude(Bits);
  Term Infinity = maskOf(C, APFloat::getInf(Format));
  Term Normal = maskOf(C, APFloat::getSmallestNormalized(Format));
  // The first bit of the fraction is not set in a signaling NaN.
  Term QuietNaN = maskOf(C, APFloat::getQNaN(Format));
  Term Result = boolean(C, false);
  auto Add = [&](FPClassTest Class, Term Holds) {
    if (Classes & Class)
      Result = Result || Holds;
  };
  auto AddSigned = [&](FPClassTest Negative, FPClassTest Positive, Term Holds) {
    Add(Negative, signBit(Bits) && Holds);
    Add(Positive, !signBit(Bits) && Holds);
  };
  Add(fcSNan, ult(Infinity, Magnitude) && ult(Magnitude, QuietNaN));
  Add(fcQNan, ule(QuietNaN, Magnitude));
  AddSigned(fcNegInf, fcPosInf, eq(Magnitude, Infinity));
  AddSigned(fcNegNormal, fcPosNormal,
            ule(Normal, Magnitude) && ult(Magnitude, Infinity));
  AddSigned(fcNegSubnormal, fcPosSubnormal,
            !isZero(Magnitude) && ult(Magnitude, Normal));
  AddSigned(fcNegZero, fcPosZero, isZero(Magnitude));
  return Result;
}

//===- Arithmetic ---------------------------------------------------------===//

static std::optional<APFloat> constantOf(Term X, const fltSemantics &Format) {
  std::optional<APInt> N = number(X);
  if (!N)
    return std::nullopt;
  return APFloat(Format, *N);
}

static std::optional<APFloat> fold(unsigned Opcode, APFloat A,
                                   const APFloat &B) {
  constexpr auto Nearest = APFloat::rmNearestTiesToEven;
  switch (Opcode) {
  case Instruction::FAdd:
    A.add(B, Nearest);
    break;
  case Instruction::FSub:
    A.subtract(B, Nearest);
    break;
  case Instruction::FMul:
    A.multiply(B, Nearest);
    break;
  case Instruction::FDiv:
    A.divide(B, Nearest);
    break;
  case Instruction::FRem:
    A.mod(B);
    break;
  default:
    return std::nullopt;
  }
  if (A.isNaN()) // its payload is not determined
    return std::nullopt;
  return A;
}

static std::string flagNames(FastMathFlags Flags) {
  std::string Result;
  for (auto [IsSet, Name] : {std::pair(Flags.allowReassoc(), ".reassoc"),
                             {Flags.noSignedZeros(), ".nsz"},
                             {Flags.allowReciprocal(), ".arcp"},
                             {Flags.allowContract(), ".contract"},
                             {Flags.approxFunc(), ".afn"}})
    if (IsSet)
      Result += Name;
  return Result;
}

/// The bits of a result of Z3's theory. The theory has only one NaN, so the
/// payload of a NaN is chosen here.
static Term resultBits(FunctionEncoding &S, FloatTheory &Theory, Z3_ast Result,
                       const Twine &Name, ArrayRef<Term> Operands) {
  Z3_context C = S.EC.C;
  unsigned Width = width(Operands.front());
  Term Payload = apply(C, "nan." + Name, Operands, Width);
  if (S.IsSource) {
    // The result may be an operand that is a NaN.
    Term Chosen = S.choice("nanchoice", 2);
    for (auto [I, X] : enumerate(Operands))
      if (width(X) == Width)
        Payload = ite(eq(Chosen, bits(C, 2, I + 1)) && isNaN(X, Theory.Format),
                      X, Payload);
  }
  Term Quiet = Payload | maskOf(C, APFloat::getNaN(Theory.Format));
  Payload = ite(isNaN(Payload, Theory.Format), Payload, Quiet);
  return ite({C, Z3_mk_fpa_is_nan(C, Result)}, Payload,
             {C, Z3_mk_fpa_to_ieee_bv(C, Result)});
}

static Term arithmetic(FunctionEncoding &S, const Instruction &I, Term A,
                       Term B, const fltSemantics &Format) {
  EncodingContext &EC = S.EC;
  std::string Flags = flagNames(I.getFastMathFlags());
  unsigned Opcode = I.getOpcode();
  std::optional<APFloat> X = constantOf(A, Format);
  std::optional<APFloat> Y = constantOf(B, Format);
  if (X && Y)
    if (std::optional<APFloat> Folded = fold(Opcode, *X, *Y))
      return maskOf(EC.C, *Folded);
  if ((Opcode == Instruction::FAdd || Opcode == Instruction::FMul) &&
      A.id() > B.id())
    std::swap(A, B);
  std::string Name = I.getOpcodeName() + Flags;
  if (!EC.ExactFloats || !Flags.empty() || Opcode == Instruction::FRem)
    return apply(EC.C, Name, {A, B}, width(A));
  FloatTheory Theory(EC.C, Format);
  Z3_ast L = Theory.fromBits(A);
  Z3_ast R = Theory.fromBits(B);
  auto Make = Opcode == Instruction::FAdd   ? Z3_mk_fpa_add
              : Opcode == Instruction::FSub ? Z3_mk_fpa_sub
              : Opcode == Instruction::FMul ? Z3_mk_fpa_mul
                                            : Z3_mk_fpa_div;
  return resultBits(S, Theory, Make(EC.C, Theory.Nearest, L, R), Name, {A, B});
}

/// The result of an operation that only changes the sign. With `nsz`, the sign
/// of a zero is not determined, so the result is an uninterpreted function.
static Term loosened(const Instruction &I, ArrayRef<Term> Operands,
                     Term Exact) {
  if (!I.getFastMathFlags().noSignedZeros())
    return Exact;
  const auto *Call = dyn_cast<CallBase>(&I);
  std::string Name = Call ? Call->getCalledFunction()->getName().str()
                          : std::string(I.getOpcodeName());
  return apply(Exact.Context, Name + ".nsz", Operands, width(Exact));
}

/// Whether the flags nnan and ninf make the result poison. They apply to
/// operands and results.
static Term flagPoison(const Instruction &I, ArrayRef<Term> Values,
                       const fltSemantics &Format) {
  FastMathFlags Flags = I.getFastMathFlags();
  Term Result = boolean(Values.front().Context, false);
  for (Term X : Values) {
    if (Flags.noNaNs())
      Result = Result || isNaN(X, Format);
    if (Flags.noInfs())
      Result = Result || isInfinite(X, Format);
  }
  return Result;
}

static bool isSupported(FunctionEncoding &S, Type *Ty) {
  if (Ty->getScalarType()->isIEEELikeFPTy())
    return true;
  S.giveUp("an unsupported floating-point type");
  return false;
}

void validation::encodeFloatOperation(FunctionEncoding &S,
                                      const Instruction &I) {
  if (!isSupported(S, I.getType()))
    return;
  const fltSemantics &Format = I.getType()->getScalarType()->getFltSemantics();
  encodeElementwise(
      S, I, I.getOperand(0), I.getNumOperands() > 1 ? I.getOperand(1) : nullptr,
      [&](const Scalar &X, const Scalar &Y) -> Scalar {
        Term Bits = I.getOpcode() == Instruction::FNeg
                        ? loosened(I, {X.Bits}, flippedSign(X.Bits))
                        : arithmetic(S, I, X.Bits, Y.Bits, Format);
        return {Bits, X.Poison || Y.Poison ||
                          flagPoison(I, {X.Bits, Y.Bits, Bits}, Format)};
      });
}

void validation::encodeFloatComparison(FunctionEncoding &S, const CmpInst &I) {
  if (!isSupported(S, I.getOperand(0)->getType()))
    return;
  const fltSemantics &Format =
      I.getOperand(0)->getType()->getScalarType()->getFltSemantics();
  encodeElementwise(
      S, I, I.getOperand(0), I.getOperand(1),
      [&](const Scalar &X, const Scalar &Y) -> Scalar {
        Term Unordered = isNaN(X.Bits, Format) || isNaN(Y.Bits, Format);
        // The bits of a predicate are the outcomes for which it holds.
        unsigned Outcomes = I.getPredicate();
        Term Holds = boolean(S.EC.C, false);
        if (Outcomes & CmpInst::FCMP_OEQ)
          Holds = Holds || (!Unordered && isEqual(X.Bits, Y.Bits));
        if (Outcomes & CmpInst::FCMP_OGT)
          Holds = Holds || (!Unordered && isLess(Y.Bits, X.Bits));
        if (Outcomes & CmpInst::FCMP_OLT)
          Holds = Holds || (!Unordered && isLess(X.Bits, Y.Bits));
        if (Outcomes & CmpInst::FCMP_UNO)
          Holds = Holds || Unordered;
        if (number(X.Bits) && number(Y.Bits))
          Holds = simplified(Holds);
        return {bit(Holds), X.Poison || Y.Poison ||
                                flagPoison(I, {X.Bits, Y.Bits}, Format)};
      });
}

//===- Conversions --------------------------------------------------------===//

/// Folds the conversion of a constant. Returns nothing if X is not constant.
static std::optional<Scalar>
foldConversion(FunctionEncoding &S, const CastInst &I, const Scalar &X) {
  EncodingContext &EC = S.EC;
  std::optional<APInt> N = number(X.Bits);
  if (!N)
    return std::nullopt;
  Type *To = I.getDestTy()->getScalarType();
  Type *From = I.getSrcTy()->getScalarType();
  constexpr auto Nearest = APFloat::rmNearestTiesToEven;
  switch (I.getOpcode()) {
  case Instruction::SIToFP:
  case Instruction::UIToFP: {
    APFloat Result(To->getFltSemantics());
    Result.convertFromAPInt(*N, I.getOpcode() == Instruction::SIToFP, Nearest);
    return Scalar{maskOf(EC.C, Result), X.Poison};
  }
  case Instruction::FPToSI:
  case Instruction::FPToUI: {
    APSInt Result(To->getIntegerBitWidth(),
                  I.getOpcode() == Instruction::FPToUI);
    bool IsExact = false;
    APFloat::opStatus Status =
        APFloat(From->getFltSemantics(), *N)
            .convertToInteger(Result, APFloat::rmTowardZero, &IsExact);
    bool IsPoison = Status == APFloat::opInvalidOp;
    return Scalar{bits(EC.C, Result), X.Poison || boolean(EC.C, IsPoison)};
  }
  default: {
    APFloat Result(From->getFltSemantics(), *N);
    if (Result.isNaN())
      return std::nullopt;
    bool Loses = false;
    Result.convert(To->getFltSemantics(), Nearest, &Loses);
    return Scalar{maskOf(EC.C, Result), X.Poison};
  }
  }
}

static Scalar convertExactly(FunctionEncoding &S, const CastInst &I,
                             const Scalar &X) {
  EncodingContext &EC = S.EC;
  Type *To = I.getDestTy()->getScalarType();
  Type *From = I.getSrcTy()->getScalarType();
  std::string Name =
      (Twine(I.getOpcodeName()) + "." + Twine(scalarWidth(To, EC.DL))).str();
  Scalar Result{{}, X.Poison};
  if (To->isIntegerTy()) {
    FloatTheory Theory(EC.C, From->getFltSemantics());
    Z3_ast Number = Theory.fromBits(X.Bits);
    unsigned Width = To->getIntegerBitWidth();
    bool IsSigned = I.getOpcode() == Instruction::FPToSI;
    // The rounded number must be in the range of the integer type.
    Z3_ast Whole = Z3_mk_fpa_round_to_integral(EC.C, Theory.TowardZero, Number);
    Term Fits = Theory.isWithin(Whole, Width, IsSigned);
    Result.poisonIf(!Fits);
    Result.Bits = {
        EC.C, IsSigned
                  ? Z3_mk_fpa_to_sbv(EC.C, Theory.TowardZero, Number, Width)
                  : Z3_mk_fpa_to_ubv(EC.C, Theory.TowardZero, Number, Width)};
    return Result;
  }
  FloatTheory Theory(EC.C, To->getFltSemantics());
  if (From->isIntegerTy()) {
    Z3_ast Number = I.getOpcode() == Instruction::SIToFP
                        ? Z3_mk_fpa_to_fp_signed(EC.C, Theory.Nearest,
                                                 X.Bits.Ast, Theory.Sort)
                        : Z3_mk_fpa_to_fp_unsigned(EC.C, Theory.Nearest,
                                                   X.Bits.Ast, Theory.Sort);
    Result.Bits = {EC.C, Z3_mk_fpa_to_ieee_bv(EC.C, Number)};
    return Result;
  }
  FloatTheory Source(EC.C, From->getFltSemantics());
  Z3_ast Number = Z3_mk_fpa_to_fp_float(EC.C, Theory.Nearest,
                                        Source.fromBits(X.Bits), Theory.Sort);
  Term Payload = apply(EC.C, "nan." + Name, X.Bits, scalarWidth(To, EC.DL)) |
                 maskOf(EC.C, APFloat::getNaN(To->getFltSemantics()));
  Result.Bits = ite({EC.C, Z3_mk_fpa_is_nan(EC.C, Number)}, Payload,
                    {EC.C, Z3_mk_fpa_to_ieee_bv(EC.C, Number)});
  return Result;
}

Scalar validation::convertFloat(FunctionEncoding &S, const CastInst &I,
                                const Scalar &X) {
  EncodingContext &EC = S.EC;
  Type *To = I.getDestTy()->getScalarType();
  Type *From = I.getSrcTy()->getScalarType();
  for (Type *Ty : {From, To})
    if (!Ty->isIntegerTy() && !isSupported(S, Ty))
      return X;
  if (std::optional<Scalar> Folded = foldConversion(S, I, X))
    return *Folded;
  Scalar Result{{}, X.Poison};
  if (EC.ExactFloats) {
    Result = convertExactly(S, I, X);
  } else {
    unsigned Width = scalarWidth(To, EC.DL);
    std::string Name = (Twine(I.getOpcodeName()) + "." + Twine(Width)).str();
    Result.Bits = apply(EC.C, Name, X.Bits, Width);
    if (To->isIntegerTy())
      Result.poisonIf(!apply(EC.C, "fits." + Name, X.Bits, 0));
  }
  if (I.getOpcode() == Instruction::UIToFP && I.hasNonNeg())
    Result.poisonIf(signBit(X.Bits));
  return Result;
}

//===- Intrinsics ---------------------------------------------------------===//

/// Folds an intrinsic that rounds to an integer or computes the square root.
static std::optional<APFloat> foldUnary(Intrinsic::ID ID, APFloat X) {
  auto Round = [&](APFloat::roundingMode Mode) {
    X.roundToIntegral(Mode);
    return X;
  };
  if (X.isNaN())
    return std::nullopt;
  switch (ID) {
  case Intrinsic::floor:
    return Round(APFloat::rmTowardNegative);
  case Intrinsic::ceil:
    return Round(APFloat::rmTowardPositive);
  case Intrinsic::trunc:
    return Round(APFloat::rmTowardZero);
  case Intrinsic::sqrt: // the host's function is correctly rounded
    if (!X.isNegative() && &X.getSemantics() == &APFloat::IEEEdouble())
      return APFloat(std::sqrt(X.convertToDouble()));
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

static Term unary(FunctionEncoding &S, const IntrinsicInst &Call, Term X,
                  const fltSemantics &Format) {
  EncodingContext &EC = S.EC;
  Intrinsic::ID ID = Call.getIntrinsicID();
  if (std::optional<APFloat> Constant = constantOf(X, Format))
    if (std::optional<APFloat> Folded = foldUnary(ID, *Constant))
      return maskOf(EC.C, *Folded);
  std::string Flags = flagNames(Call.getFastMathFlags());
  std::string Name = Intrinsic::getBaseName(ID).str() + Flags;
  if (!EC.ExactFloats || !Flags.empty())
    return apply(EC.C, Name, X, width(X));
  FloatTheory Theory(EC.C, Format);
  Z3_ast Number = Theory.fromBits(X);
  Z3_ast Mode = ID == Intrinsic::sqrt    ? Theory.Nearest
                : ID == Intrinsic::floor ? Z3_mk_fpa_rtn(EC.C)
                : ID == Intrinsic::ceil  ? Z3_mk_fpa_rtp(EC.C)
                                         : Theory.TowardZero;
  auto Make =
      ID == Intrinsic::sqrt ? Z3_mk_fpa_sqrt : Z3_mk_fpa_round_to_integral;
  Z3_ast Result = Make(EC.C, Mode, Number);
  return resultBits(S, Theory, Result, Name, X);
}

bool validation::isFloatIntrinsic(Intrinsic::ID ID) {
  constexpr Intrinsic::ID Known[] = {Intrinsic::fabs, Intrinsic::copysign,
                                     Intrinsic::sqrt, Intrinsic::floor,
                                     Intrinsic::ceil, Intrinsic::trunc};
  return is_contained(Known, ID);
}

bool validation::encodeFloatIntrinsic(FunctionEncoding &S,
                                      const IntrinsicInst &Call) {
  Intrinsic::ID ID = Call.getIntrinsicID();
  if (!isFloatIntrinsic(ID))
    return false;
  if (!isSupported(S, Call.getType()))
    return true;
  const fltSemantics &Format =
      Call.getType()->getScalarType()->getFltSemantics();
  encodeElementwise(
      S, Call, Call.getArgOperand(0),
      Call.arg_size() > 1 ? Call.getArgOperand(1) : nullptr,
      [&](const Scalar &X, const Scalar &Y) -> Scalar {
        Term Bits =
            ID == Intrinsic::fabs ? loosened(Call, {X.Bits}, magnitude(X.Bits))
            : ID == Intrinsic::copysign
                ? loosened(Call, {X.Bits, Y.Bits}, withSignOf(X.Bits, Y.Bits))
                : unary(S, Call, X.Bits, Format);
        return {Bits, X.Poison || Y.Poison ||
                          flagPoison(Call, {X.Bits, Y.Bits, Bits}, Format)};
      });
  return true;
}
