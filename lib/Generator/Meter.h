//===- Meter.h - The cost of running code -----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_METER_H
#define MINCAML_LIB_GENERATOR_METER_H

#include <algorithm>
#include <cstdint>

namespace mincaml::generator {

/// An upper bound of the cost of running code: the approximate number of
/// expressions evaluated, and lines of output.
struct Cost {
  uint64_t Steps = 0;
  uint64_t Output = 0;

  Cost operator+(Cost C) const { return {Steps + C.Steps, Output + C.Output}; }
  Cost operator-(Cost C) const {
    return {Steps - std::min(Steps, C.Steps),
            Output - std::min(Output, C.Output)};
  }
  Cost operator*(uint64_t N) const { return {Steps * N, Output * N}; }
  Cost operator/(uint64_t N) const { return {Steps / N, Output / N}; }
  bool fits(Cost Limit) const {
    return Steps <= Limit.Steps && Output <= Limit.Output;
  }
};

inline Cost min(Cost A, Cost B) {
  return {std::min(A.Steps, B.Steps), std::min(A.Output, B.Output)};
}
inline Cost max(Cost A, Cost B) {
  return {std::max(A.Steps, B.Steps), std::max(A.Output, B.Output)};
}

/// The cost of one run of the code being made: the program, or the body of a
/// function or loop. Making a node costs a step; calls and loops cost what
/// their bodies do, and are made only if they can be afforded.
/// A set of the exceptions of an ExceptionTable, by number.
using ExceptionSet = uint32_t;
/// Also exceptions of which nothing is known.
constexpr ExceptionSet AllExceptions = ~ExceptionSet(0);

struct Meter {
  Cost Limit;
  Cost Spent;
  /// It writes to an array or prints.
  bool HasEffect = false;
  /// What it may raise and does not handle.
  ExceptionSet Raises = 0;

  Cost left() const { return Limit - Spent; }
  bool affords(Cost C) const { return C.fits(left()); }
  void spend(Cost C) { Spent = Spent + C; }
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_METER_H
