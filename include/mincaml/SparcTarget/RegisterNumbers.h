//===- RegisterNumbers.h - Numbers of SPARC registers -----------*- C++ -*-===//
//
// This project's numbering of SPARC registers: first the integer registers
// %g0-7, %o0-7, %l0-7, %i0-7 with their numbers in instruction words, then the
// single-precision registers %f0-31, the upper double-precision registers of
// V9, the condition codes, and %y.
//
// LLVM's register numbers are generated and private to its SPARC target, but
// its register names are public.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCTARGET_REGISTERNUMBERS_H
#define MINCAML_SPARCTARGET_REGISTERNUMBERS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/bit.h"
#include <bitset>
#include <cstdint>
#include <optional>
#include <string>

namespace mincaml::sparc {

namespace reg {
enum : uint8_t {
  G0 = 0,
  G1 = 1,
  G5 = 5,
  G6 = 6,
  G7 = 7,
  O0 = 8,
  SP = 14,
  O7 = 15,
  L0 = 16,
  I0 = 24,
  FP = 30,
  I7 = 31,
  NumIntegers = 32,
  F0 = 32,
  UpperDouble = 64, ///< %d32, %d34, ...
  ICC = 80,         ///< Includes %xcc: instructions write both.
  FCC0 = 81,
  Y = 85,
  Count = 86
};
} // namespace reg

using RegisterSet = std::bitset<reg::Count>;

/// The registers from \p First to \p Last.
inline RegisterSet registerRange(unsigned First, unsigned Last) {
  return ~RegisterSet() >> (reg::Count - 1 - Last + First) << First;
}

/// Calls Visit(R) for each integer register of the set, in increasing order.
template <typename Function>
void forEachInteger(const RegisterSet &Set, Function Visit) {
  static_assert(reg::NumIntegers == 32);
  constexpr RegisterSet Integers(0xffffffff);
  for (auto Rest = (Set & Integers).to_ulong(); Rest; Rest &= Rest - 1)
    Visit(unsigned(llvm::countr_zero(Rest)));
}

/// The assembly name of a register, such as "%o0", "%f3" or "%y".
const char *registerName(unsigned Register);
/// The names of the registers in increasing order, such as "%o0, %f3".
std::string registerNames(const RegisterSet &Set);

/// The number of the register that LLVM calls \p Name: "O6" for %sp, "D16" for
/// %d32. Returns nothing for register pairs, for doubles and quads that consist
/// of single-precision registers, and for registers without a number in this
/// numbering.
std::optional<unsigned> registerNumber(llvm::StringRef Name);

} // namespace mincaml::sparc

#endif // MINCAML_SPARCTARGET_REGISTERNUMBERS_H
