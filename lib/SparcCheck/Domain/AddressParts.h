//===- AddressParts.h - Halves of addresses and constants -------*- C++ -*-===//
//
// Code loads an address of 32, 44 or 64 bits in parts, each with its own
// relocation. [SPARC-ABI] 4, "Relocation", defines which parts belong together,
// and [SCD] does so for 64-bit code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_DOMAIN_ADDRESSPARTS_H
#define MINCAML_LIB_SPARCCHECK_DOMAIN_ADDRESSPARTS_H

#include "Domain/RegisterValue.h"

namespace mincaml::sparc {

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

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_DOMAIN_ADDRESSPARTS_H
