//===- FlowState.cpp - Data-flow state of the SPARC check -----------------===//

#include "Domain/FlowState.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <utility>

using namespace mincaml::sparc;
using namespace llvm;

using Kind = RegisterValue::Kind;

RegisterValue RegisterValue::initialStackPointer(bool Is64) {
  StackFrame Frame(Is64);
  RegisterValue V = initial(reg::SP);
  V.Bits = Log2_32(Frame.Alignment);
  V.Low = -Frame.Bias & (Frame.Alignment - 1);
  return V;
}

RegisterValue RegisterValue::residue() const {
  if (!isExact())
    return *this;
  if (isConstant())
    return modulo(Kind::Residue, MaximalBits, Offset);
  return modulo(isStack() ? Kind::StackResidue : Kind::Residue, Bits,
                uint64_t(Low) + uint64_t(Offset));
}

bool mincaml::sparc::join(RegisterValue &Into, const RegisterValue &From) {
  if (Into == From)
    return false;
  RegisterValue X = Into.residue(), Y = From.residue();
  unsigned Bits = std::min(X.Bits, Y.Bits);
  if (int64_t Difference = X.Offset - Y.Offset)
    Bits = std::min<unsigned>(Bits, countr_zero<uint64_t>(Difference));
  Kind K = X.TheKind == Y.TheKind ? X.TheKind : Kind::Residue;
  RegisterValue Joined = RegisterValue::modulo(K, Bits, X.Offset);
  if (Into == Joined)
    return false;
  Into = Joined;
  return true;
}

std::optional<int64_t> mincaml::sparc::distance(const RegisterValue &A,
                                                const RegisterValue &B) {
  RegisterValue AtOffsetOfA = B;
  AtOffsetOfA.Offset = A.Offset;
  if (!A.isExact() || A.TheKind == Kind::CallSite || A != AtOffsetOfA)
    return std::nullopt;
  return uint64_t(A.Offset) - uint64_t(B.Offset);
}

//===- Halves of addresses ------------------------------------------------===//

static constexpr struct {
  uint8_t Low, High;
} Pairs[] = {
    {ELF::R_SPARC_LO10, ELF::R_SPARC_HI22},
    {ELF::R_SPARC_LO10, ELF::R_SPARC_LM22},
    {ELF::R_SPARC_OLO10, ELF::R_SPARC_HI22},
    {ELF::R_SPARC_OLO10, ELF::R_SPARC_LM22},
    {ELF::R_SPARC_HM10, ELF::R_SPARC_HH22},
    {ELF::R_SPARC_M44, ELF::R_SPARC_H44},
    {ELF::R_SPARC_L44, Upper44},
    {ELF::R_SPARC_LOX10, ELF::R_SPARC_HIX22},
    {ELF::R_SPARC_LOPLT10, ELF::R_SPARC_HIPLT22},
    {ELF::R_SPARC_PC10, ELF::R_SPARC_PC22},
    {ELF::R_SPARC_PCPLT10, ELF::R_SPARC_PCPLT22},
    {ELF::R_SPARC_PC_HM10, ELF::R_SPARC_PC_HH22},
    {ELF::R_SPARC_GOT10, ELF::R_SPARC_GOT22},
    {ELF::R_SPARC_TLS_GD_LO10, ELF::R_SPARC_TLS_GD_HI22},
    {ELF::R_SPARC_TLS_LDM_LO10, ELF::R_SPARC_TLS_LDM_HI22},
    {ELF::R_SPARC_TLS_LDO_LOX10, ELF::R_SPARC_TLS_LDO_HIX22},
    {ELF::R_SPARC_TLS_IE_LO10, ELF::R_SPARC_TLS_IE_HI22},
    {ELF::R_SPARC_TLS_LE_LOX10, ELF::R_SPARC_TLS_LE_HIX22},
    {ELF::R_SPARC_GOTDATA_LOX10, ELF::R_SPARC_GOTDATA_HIX22},
    {ELF::R_SPARC_GOTDATA_OP_LOX10, ELF::R_SPARC_GOTDATA_OP_HIX22},
};

bool mincaml::sparc::isLowPart(unsigned Relocation) {
  return any_of(Pairs, [=](auto P) { return P.Low == Relocation; });
}

bool mincaml::sparc::isHighPartOf(unsigned High, unsigned LowRelocation) {
  return any_of(
      Pairs, [=](auto P) { return P.Low == LowRelocation && P.High == High; });
}

bool mincaml::sparc::isRelativeToPC(unsigned Relocation) {
  return is_contained({ELF::R_SPARC_PC10, ELF::R_SPARC_PC22,
                       ELF::R_SPARC_PCPLT10, ELF::R_SPARC_PCPLT22,
                       ELF::R_SPARC_PC_HM10, ELF::R_SPARC_PC_HH22,
                       ELF::R_SPARC_PC_LM22},
                      Relocation);
}

bool mincaml::sparc::isPartOnly(const RegisterValue &V) {
  static constexpr unsigned Parts[] = {
      ELF::R_SPARC_HI22, ELF::R_SPARC_LM22, ELF::R_SPARC_HH22,
      ELF::R_SPARC_HM10, ELF::R_SPARC_H34,  ELF::R_SPARC_H44,
      ELF::R_SPARC_M44,  Upper44,           Upper64};
  return V.isAddress() && is_contained(Parts, V.RegisterOrPart);
}

bool mincaml::sparc::shareHighHalf(int64_t A, int64_t B, uint64_t Alignment,
                                   unsigned LowRelocation) {
  // All addresses in an aligned block of this size have the same high half.
  const uint64_t Size = LowRelocation == ELF::R_SPARC_L44 ? 1 << 12 : 1 << 10;
  const uint64_t Block = std::min(Alignment, Size);
  return uint64_t(A) / Block == uint64_t(B) / Block;
}

RegisterValue mincaml::sparc::addLowPart(const RegisterValue &High,
                                         unsigned LowRelocation,
                                         uint32_t Symbol, int64_t Addend,
                                         unsigned Alignment) {
  if (!High.isAddress() || High.Base != Symbol ||
      !isHighPartOf(High.RegisterOrPart, LowRelocation))
    return RegisterValue::unknown();
  switch (LowRelocation) {
  case ELF::R_SPARC_LO10:
  case ELF::R_SPARC_L44:
    return RegisterValue::address(Symbol, Addend, WholeAddress, Alignment);
  case ELF::R_SPARC_HM10:
  case ELF::R_SPARC_M44:
    return RegisterValue::address(Symbol, Addend, LowRelocation);
  default: // The result is an offset, or the address of a table entry.
    return RegisterValue::unknown();
  }
}

//===- Arithmetic ---------------------------------------------------------===//

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
  // One operand is the upper half of a 64-bit address. The other one is its
  // %lm part, or the address that %hi and %lo compute.
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

//===- Outgoing argument area ---------------------------------------------===//

void OutgoingArgumentArea::call(const RegisterValue &CurrentStackPointer) {
  if (!Used) {
    Used = IsCurrent = true;
    StackPointer = CurrentStackPointer;
  } else {
    sparc::join(StackPointer, CurrentStackPointer);
  }
}

std::optional<OutgoingArgumentArea::Distance>
OutgoingArgumentArea::distanceOf(const RegisterValue &Address,
                                 std::optional<int64_t> FromCurrentStackPointer,
                                 int64_t Bias) const {
  if (!IsCurrent)
    if (std::optional<int64_t> Bytes = distance(Address, StackPointer))
      return Distance{*Bytes - Bias, true};
  if (FromCurrentStackPointer)
    return Distance{*FromCurrentStackPointer, IsCurrent};
  return std::nullopt;
}

bool OutgoingArgumentArea::join(const OutgoingArgumentArea &From) {
  if (!From.Used)
    return false;
  const OutgoingArgumentArea Old = *this;
  if (!Used) {
    *this = From;
  } else {
    IsCurrent &= From.IsCurrent;
    sparc::join(StackPointer, From.StackPointer);
  }
  return *this != Old;
}

//===- States -------------------------------------------------------------===//

/// Returns the distance of \p V from %sp at entry, in bytes, if it is known.
static std::optional<int64_t> fromEntry(const RegisterValue &V, bool Is64) {
  return distance(V, RegisterValue::initialStackPointer(Is64));
}

void FlowState::storeToStack(const RegisterValue &Address, int64_t Size,
                             bool IsReturnAddress, bool Is64) {
  if (!Address.isStack())
    return;
  std::optional<int64_t> Begin = fromEntry(Address, Is64);
  if (!Begin)
    return ReturnAddressSlot.reset();
  const int64_t Word = Is64 ? 8 : 4;
  if (ReturnAddressSlot && *Begin < *ReturnAddressSlot + Word &&
      *ReturnAddressSlot < *Begin + Size)
    ReturnAddressSlot.reset();
  if (IsReturnAddress && Size == Word)
    ReturnAddressSlot = Begin;
}

bool FlowState::readsReturnAddress(const RegisterValue &Address, int64_t Size,
                                   bool Is64) const {
  return ReturnAddressSlot && Size == (Is64 ? 8 : 4) &&
         fromEntry(Address, Is64) == ReturnAddressSlot;
}

void FlowState::forgetReturnAddressBelow(int64_t AboveStackPointer, bool Is64) {
  if (!ReturnAddressSlot)
    return;
  std::optional<int64_t> StackPointer = fromEntry(Registers[reg::SP], Is64);
  if (!StackPointer || *ReturnAddressSlot < *StackPointer + AboveStackPointer)
    ReturnAddressSlot.reset();
}

FlowState mincaml::sparc::entryState(bool Is64) {
  FlowState S;
  S.IsReached = true;
  for (unsigned R = 1; R != reg::NumIntegers; ++R)
    S.Registers[R] = RegisterValue::initial(R);
  S.Registers[reg::G0] = RegisterValue::constant(0);
  S.Registers[reg::SP] = RegisterValue::initialStackPointer(Is64);
  S.Undefined = registerRange(reg::ICC, reg::Y);
  return S;
}

bool mincaml::sparc::joinValues(MutableArrayRef<RegisterValue> Into,
                                ArrayRef<RegisterValue> From) {
  bool Changed = false;
  for (auto [A, B] : zip_equal(Into, From))
    Changed |= sparc::join(A, B);
  return Changed;
}

bool FlowStateLattice::join(FlowState &Into, const FlowState &From) const {
  if (!From.IsReached)
    return false;
  if (!Into.IsReached) {
    Into = From;
    return true;
  }
  bool Changed = Into.Window.join(From.Window);
  Changed |= Into.SinceYWrite.join(From.SinceYWrite);
  Changed |= Into.SinceFloatCompare.join(From.SinceFloatCompare);
  Changed |= joinValues(Into.Registers, From.Registers);
  if (Into.ReturnAddressSlot != From.ReturnAddressSlot) {
    Changed |= Into.ReturnAddressSlot.has_value();
    Into.ReturnAddressSlot.reset();
  }
  Changed |= Into.ArgumentArea.join(From.ArgumentArea);
  RegisterSet Undefined = Into.Undefined | From.Undefined;
  Changed |= Undefined != Into.Undefined;
  Into.Undefined = Undefined;
  return Changed;
}
