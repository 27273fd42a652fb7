//===- RegisterValue.h - Abstract values of registers -----------*- C++ -*-===//
//
// The abstract values of integer registers, which the forward analyses of
// machine IR and of object code share. The two analyses differ only in how they
// decode instructions.
//
// Order, from the bottom: exact values, then residue classes modulo 2^6, 2^5,
// ..., 2^0. The last of these is the unknown value (top). Above an exact value
// are the classes that contain all numbers that it may denote. A class may be
// marked as computed from %sp at entry; the unmarked class is above the marked
// one.
//
// Join: the lowest class that is above both values. No RegisterValue denotes
// the empty set: a point that no path reaches has no register values
// (FlowState.h).
//
// Residues modulo 2^6 suffice for all rules: memory accesses are aligned to at
// most 8 bytes and frames to 16, and no tracked operation shifts bits to the
// right.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_DOMAIN_REGISTERVALUE_H
#define MINCAML_LIB_SPARCCHECK_DOMAIN_REGISTERVALUE_H

#include "mincaml/SparcTarget/RegisterNumbers.h"
#include <optional>

namespace mincaml::sparc {

struct RegisterValue {
  enum class Kind : uint8_t {
    /// Any number that equals Offset modulo 2^Bits.
    Residue,
    /// A Residue that is computed from %sp at entry.
    StackResidue,
    /// The number Offset.
    Constant,
    /// The content of a register at entry, plus Offset.
    Initial,
    /// The stack address that instruction Base computed most recently, plus
    /// Offset. Such addresses result from stack allocations of dynamic size.
    DynamicStack,
    /// The address of a call, which the call writes to %o7.
    CallSite,
    /// The address of symbol Base plus Offset, or one part of it.
    Address,
  };

  /// The largest modulus for which residues are tracked is 2^MaximalBits.
  static constexpr unsigned MaximalBits = 6;

  Kind TheKind = Kind::Residue;
  uint8_t Bits = 0;
  /// The base of an Initial, DynamicStack, CallSite or Address is Low modulo
  /// 2^Bits.
  uint8_t Low = 0;
  /// For Initial, the register. For Address, the relocation that computes the
  /// value, or an AddressPart.
  uint8_t RegisterOrPart = 0;
  /// The number of the symbol or instruction.
  uint32_t Base = 0;
  int64_t Offset = 0;

  bool operator==(const RegisterValue &) const = default;

  static RegisterValue unknown() { return {}; }
  /// A Residue or StackResidue modulo 2^Bits. \p Bits is limited to
  /// MaximalBits.
  static RegisterValue modulo(Kind K, unsigned Bits, int64_t Offset) {
    Bits = Bits < MaximalBits ? Bits : MaximalBits;
    return {K, uint8_t(Bits), 0, 0, 0, Offset & ((int64_t(1) << Bits) - 1)};
  }
  /// Any multiple of 2^Bits.
  static RegisterValue multiple(unsigned Bits) {
    return modulo(Kind::Residue, Bits, 0);
  }
  static RegisterValue constant(int64_t C) {
    return {Kind::Constant, 0, 0, 0, 0, C};
  }
  /// The content of a register other than %sp at entry.
  static RegisterValue initial(unsigned Register) {
    return {Kind::Initial, 0, 0, uint8_t(Register), 0, 0};
  }
  /// %sp at entry, with the alignment that the ABI requires.
  static RegisterValue initialStackPointer(bool Is64);
  /// The stack address that instruction \p Base has just computed.
  static RegisterValue dynamicStack(uint32_t Base,
                                    const RegisterValue &Residue) {
    return {
        Kind::DynamicStack, Residue.Bits, uint8_t(Residue.Offset), 0, Base, 0};
  }
  static RegisterValue callSite() { return {Kind::CallSite, 2, 0, 0, 0, 0}; }
  /// \p Bits is the base-2 logarithm of the symbol's alignment.
  static RegisterValue address(uint32_t Symbol, int64_t Offset, unsigned Part,
                               unsigned Bits = 0) {
    Bits = Bits < MaximalBits ? Bits : MaximalBits;
    return {Kind::Address, uint8_t(Bits), 0, uint8_t(Part), Symbol, Offset};
  }

  bool isExact() const {
    return TheKind != Kind::Residue && TheKind != Kind::StackResidue;
  }
  bool isConstant() const { return TheKind == Kind::Constant; }
  bool isInitial(unsigned Register) const {
    return TheKind == Kind::Initial && RegisterOrPart == Register;
  }
  bool isAddress() const { return TheKind == Kind::Address; }
  bool isAddressPart(unsigned Part) const {
    return TheKind == Kind::Address && RegisterOrPart == Part;
  }
  /// Whether the value is computed from %sp at entry.
  bool isStack() const {
    return TheKind == Kind::StackResidue || TheKind == Kind::DynamicStack ||
           isInitial(reg::SP);
  }
  /// The lowest Residue or StackResidue that is above this value.
  RegisterValue residue() const;
  /// If the value is a stack address that \p Instruction computed, replaces it
  /// by its residue class.
  void forgetDynamicStack(uint32_t Instruction) {
    if (TheKind == Kind::DynamicStack && Base == Instruction)
      *this = residue();
  }
  /// Returns how many low bits are known to be zero, at most MaximalBits.
  unsigned alignment() const;
};

/// Replaces \p Into by the join of both values. Returns whether that changed
/// it.
bool join(RegisterValue &Into, const RegisterValue &From);
/// The height of the lattice, in steps: from an exact value to its class,
/// through the seven classes, and to the unmarked class of all numbers.
constexpr unsigned ValueHeight = 1 + RegisterValue::MaximalBits + 1;

/// Returns A - B if both are exact and relative to the same base.
std::optional<int64_t> distance(const RegisterValue &A, const RegisterValue &B);

//===- Halves of addresses ------------------------------------------------===//
//
// Code loads an address of 32, 44 or 64 bits in parts, each with its own
// relocation. [SPARC-ABI] 4, "Relocation", defines which parts belong together,
// and [SCD] does so for 64-bit code.

/// Values of RegisterValue::RegisterOrPart that are not relocations.
enum AddressPart : uint8_t {
  WholeAddress = 255,
  Upper44 = 254,       ///< %h44 and %m44, shifted left by 12 bits.
  Upper64 = 253,       ///< %hh and %hm, shifted left by 32 bits.
  WronglyShifted = 252 ///< A part that is shifted left by any other count.
};

/// Whether the relocation computes a low part, which is added to a high part.
bool isLowPart(unsigned Relocation);
/// Whether \p High is the address part to which the low part that
/// \p LowRelocation computes must be added.
bool isHighPartOf(unsigned High, unsigned LowRelocation);
/// Whether parts that \p Relocation computes may have different addends
/// although they belong together, because each is relative to its own location.
bool isRelativeToPC(unsigned Relocation);
/// Whether \p V is a part of an address and not an address by itself.
bool isPartOnly(const RegisterValue &V);
/// Whether the addresses at offsets \p A and \p B from a symbol have the same
/// high half. This holds if both are in the same block of the symbol's
/// alignment, so that nothing carries out of the low half.
bool shareHighHalf(int64_t A, int64_t B, uint64_t Alignment,
                   unsigned LowRelocation);
/// Returns the result of adding the low part of a symbol's address to \p High.
/// \p Alignment is the base-2 logarithm of the symbol's alignment.
RegisterValue addLowPart(const RegisterValue &High, unsigned LowRelocation,
                         uint32_t Symbol, int64_t Addend, unsigned Alignment);

//===- Arithmetic ---------------------------------------------------------===//
//
// The transfer functions that both forward analyses share. The result of each
// operation contains the results for all numbers that the operands may denote.
//
// A sum is marked as a stack address if one of its operands is. A difference is
// marked if its first operand is, whatever the second one is, because the size
// of a dynamic alloca is unknown.

enum class BitOperation : uint8_t { And, Or, Xor };

/// The integer operations of 32-bit or 64-bit code.
class ValueArithmetic {
public:
  explicit ValueArithmetic(bool Is64) : Is64(Is64) {}

  /// Returns a constant, truncated to the word size.
  RegisterValue number(int64_t N) const;
  RegisterValue add(const RegisterValue &A, const RegisterValue &B) const;
  RegisterValue subtract(const RegisterValue &A, const RegisterValue &B) const;
  RegisterValue bitwise(BitOperation Op, const RegisterValue &A,
                        const RegisterValue &B) const;
  RegisterValue shiftLeft(const RegisterValue &A, const RegisterValue &B) const;
  /// A logical shift of 64 bits if \p Of64, and of 32 bits otherwise.
  RegisterValue shiftRight(const RegisterValue &A, const RegisterValue &B,
                           bool Of64) const;

private:
  bool Is64;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_DOMAIN_REGISTERVALUE_H
