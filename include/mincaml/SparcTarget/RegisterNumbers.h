//===- RegisterNumbers.h - Numbers of SPARC registers -----------*- C++ -*-===//
//
// The numbers that all of the SPARC checks have for registers: the integer
// registers %g0-7, %o0-7, %l0-7, %i0-7 as in instruction words, then the
// single floating registers, the upper doubles of V9 and what else holds state.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCTARGET_REGISTERNUMBERS_H
#define MINCAML_SPARCTARGET_REGISTERNUMBERS_H

#include <cstdint>

namespace mincaml::sparc::reg {
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
  ICC = 80,         ///< With %xcc: they are always written together.
  FCC0 = 81,
  Y = 85,
  Count = 86
};
} // namespace mincaml::sparc::reg

#endif // MINCAML_SPARCTARGET_REGISTERNUMBERS_H
