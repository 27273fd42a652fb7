//===- AddressParts.cpp - Halves of addresses and constants ---------------===//

#include "Domain/AddressParts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace mincaml::sparc;
using namespace llvm;

namespace {

struct PartPair {
  uint8_t Low;
  uint8_t High;
};

} // namespace

static constexpr PartPair Pairs[] = {
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
  return any_of(Pairs, [=](PartPair P) { return P.Low == Relocation; });
}

bool mincaml::sparc::isHighPartOf(unsigned High, unsigned LowRelocation) {
  return any_of(Pairs, [=](PartPair P) {
    return P.Low == LowRelocation && P.High == High;
  });
}

bool mincaml::sparc::isRelativeToPC(unsigned Relocation) {
  switch (Relocation) {
  case ELF::R_SPARC_PC10:
  case ELF::R_SPARC_PC22:
  case ELF::R_SPARC_PCPLT10:
  case ELF::R_SPARC_PCPLT22:
  case ELF::R_SPARC_PC_HM10:
  case ELF::R_SPARC_PC_HH22:
  case ELF::R_SPARC_PC_LM22:
    return true;
  default:
    return false;
  }
}

bool mincaml::sparc::isPartOnly(const RegisterValue &V) {
  if (!V.isAddress())
    return false;
  switch (V.RegisterOrPart) {
  case ELF::R_SPARC_HI22:
  case ELF::R_SPARC_LM22:
  case ELF::R_SPARC_HH22:
  case ELF::R_SPARC_HM10:
  case ELF::R_SPARC_H44:
  case ELF::R_SPARC_M44:
  case Upper44:
  case Upper64:
    return true;
  default:
    return false;
  }
}

/// Returns the size of the aligned blocks within which all addresses have the
/// same high half.
static uint64_t sizeOfBlock(unsigned LowRelocation) {
  switch (LowRelocation) {
  case ELF::R_SPARC_L44:
    return 1 << 12;
  default:
    return 1 << 10;
  }
}

bool mincaml::sparc::shareHighHalf(int64_t A, int64_t B, uint64_t Alignment,
                                   unsigned LowRelocation) {
  const uint64_t Block = std::min(Alignment, sizeOfBlock(LowRelocation));
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
