//===- ValueArithmetic.cpp - Arithmetic on register values ----------------===//

#include "Domain/ValueArithmetic.h"
#include "Domain/AddressParts.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <utility>

using namespace mincaml::sparc;
using namespace llvm;
using Kind = RegisterValue::Kind;

RegisterValue ValueArithmetic::number(int64_t N) const {
  return RegisterValue::constant(Is64 ? N : SignExtend64<32>(N));
}

/// Whether adding a constant to the value gives an exact value.
static bool hasOffset(const RegisterValue &V) {
  switch (V.TheKind) {
  case Kind::Constant:
  case Kind::Initial:
  case Kind::DynamicStack:
    return true;
  case Kind::Address:
    return V.isAddressPart(WholeAddress);
  case Kind::Residue:
  case Kind::StackResidue:
  case Kind::CallSite:
    return false;
  }
  llvm_unreachable("all kinds are handled");
}

RegisterValue ValueArithmetic::add(const RegisterValue &A,
                                   const RegisterValue &B) const {
  if (A.isConstant() && !B.isConstant())
    return add(B, A);
  if (B.isConstant() && B.Offset == 0)
    return A;
  if (B.isConstant() && hasOffset(A)) {
    RegisterValue Sum = A;
    Sum.Offset = number(uint64_t(A.Offset) + uint64_t(B.Offset)).Offset;
    return Sum;
  }
  // One operand is the upper half of a 64-bit address. The other one is the
  // third quarter, or the address that %hi and %lo compute.
  for (auto [X, Y] : {std::pair(&A, &B), std::pair(&B, &A)})
    if (X->isAddressPart(Upper64) && X->Base == Y->Base &&
        (Y->isAddressPart(ELF::R_SPARC_LM22) || Y->isAddressPart(WholeAddress)))
      return *Y;
  RegisterValue X = A.residue(), Y = B.residue();
  bool IsStack = X.isStack() || Y.isStack();
  return RegisterValue::modulo(IsStack ? Kind::StackResidue : Kind::Residue,
                               std::min(X.Bits, Y.Bits), X.Offset + Y.Offset);
}

RegisterValue ValueArithmetic::subtract(const RegisterValue &A,
                                        const RegisterValue &B) const {
  if (std::optional<int64_t> Difference = distance(A, B))
    return number(*Difference);
  if (B.isConstant())
    return add(A, number(-uint64_t(B.Offset)));
  RegisterValue X = A.residue(), Y = B.residue();
  return RegisterValue::modulo(X.TheKind, std::min(X.Bits, Y.Bits),
                               X.Offset - Y.Offset);
}

RegisterValue ValueArithmetic::bitwise(BitOperation Op, const RegisterValue &A,
                                       const RegisterValue &B) const {
  if (A.isConstant() && B.isConstant()) {
    int64_t X = A.Offset, Y = B.Offset;
    return number(Op == BitOperation::And  ? X & Y
                  : Op == BitOperation::Or ? X | Y
                                           : X ^ Y);
  }
  if (A.isConstant())
    return bitwise(Op, B, A);
  bool IsZero = B.isConstant() && B.Offset == 0;
  if (Op == BitOperation::And) {
    // Such masks are used to align stack addresses.
    bool IsStack = A.isStack() && B.isConstant();
    return IsZero ? B
                  : RegisterValue::modulo(
                        IsStack ? Kind::StackResidue : Kind::Residue,
                        std::max(A.alignment(), B.alignment()), 0);
  }
  if (IsZero)
    return A;
  if (Op == BitOperation::Or)
    if (RegisterValue Sum = add(A, B);
        Sum.isAddress()) // The operands are parts of an address.
      return Sum;
  return RegisterValue::multiple(std::min(A.alignment(), B.alignment()));
}

RegisterValue ValueArithmetic::shiftLeft(const RegisterValue &A,
                                         const RegisterValue &B) const {
  if (!B.isConstant())
    return RegisterValue::multiple(A.alignment());
  unsigned Count = B.Offset & (Is64 ? 63 : 31);
  if (A.isConstant())
    return number(uint64_t(A.Offset) << Count);
  if ((A.isAddressPart(ELF::R_SPARC_M44) && Count == 12) ||
      (A.isAddressPart(ELF::R_SPARC_H34) && Count == 2))
    return RegisterValue::address(A.Base, A.Offset, Upper44);
  if (A.isAddressPart(ELF::R_SPARC_HM10) && Count == 32)
    return RegisterValue::address(A.Base, A.Offset, Upper64);
  if (isPartOnly(A))
    return RegisterValue::address(A.Base, A.Offset, WronglyShifted);
  RegisterValue Known = A.residue();
  return RegisterValue::modulo(Kind::Residue, Known.Bits + Count,
                               uint64_t(Known.Offset) << Count);
}

RegisterValue ValueArithmetic::shiftRight(const RegisterValue &A,
                                          const RegisterValue &B,
                                          bool Of64) const {
  // In 32-bit code the upper half of a register is unknown.
  if (!A.isConstant() || !B.isConstant() || (Of64 && !Is64))
    return RegisterValue::unknown();
  uint64_t Number = Of64 ? uint64_t(A.Offset) : uint32_t(A.Offset);
  return number(Number >> (B.Offset & (Of64 ? 63 : 31)));
}
