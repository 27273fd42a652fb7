//===- AddressParts.h - Halves of addresses and constants -------*- C++ -*-===//
//
// An address of 32, 44 or 64 bits is loaded in parts, each with a relocation of
// its own. Which parts belong together: [SPARC-ABI] 4, "Relocation"; [SCD] for
// 64-bit code.
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

/// Whether the relocation is that of a low part, which is added to a high part.
bool isLowPart(unsigned Relocation);
/// Whether \p High is the address part to which the low part must be added.
bool isHighPartOf(unsigned High, unsigned LowRelocation);
/// Whether two parts of an address may differ in their addends, because each is
/// relative to its own location.
bool isRelativeToPC(unsigned Relocation);
/// Whether \p V is a part of an address and not an address by itself.
bool isPartOnly(const RegisterValue &V);
/// Whether the addresses at two offsets from a symbol have the same high half:
/// both are in the same block of the symbol's alignment, so that nothing
/// carries out of the low half.
bool shareHighHalf(int64_t A, int64_t B, uint64_t Alignment,
                   unsigned LowRelocation);
/// The result of adding the low part of a symbol's address to \p High. \p
/// Alignment is the logarithm of the symbol's alignment.
RegisterValue addLowPart(const RegisterValue &High, unsigned LowRelocation,
                         uint32_t Symbol, int64_t Addend, unsigned Alignment);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_DOMAIN_ADDRESSPARTS_H
