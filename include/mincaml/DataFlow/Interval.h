//===- Interval.h - Intervals of integers, with widening --------*- C++ -*-===//
//
// The abstract interpretation of integers by their least and greatest value
// ([CousotCousot], docs/sources.md). The lattice has finite height, but its
// chains are too long to be climbed step by step: a loop that counts to a
// million would raise its variable a million times. Widening therefore moves a
// growing bound to the next of some thresholds, and in the end to the bound of
// the type. Where this is imprecise, a few decreasing iterations (narrowing)
// recover precision.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_DATAFLOW_INTERVAL_H
#define MINCAML_DATAFLOW_INTERVAL_H

#include "mincaml/DataFlow/Lattice.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cstdint>
#include <limits>

namespace mincaml::dataflow {

/// The signed integers from Low to High, both included. The interval is empty
/// if Low is greater than High.
struct Interval {
  int64_t Low = std::numeric_limits<int64_t>::max();
  int64_t High = std::numeric_limits<int64_t>::min();

  static Interval empty() { return {}; }
  static Interval constant(int64_t Value) { return {Value, Value}; }
  /// All signed integers of \p Width bits; \p Width is at most 64.
  static Interval all(unsigned Width = 64) {
    return {std::numeric_limits<int64_t>::min() >> (64 - Width),
            std::numeric_limits<int64_t>::max() >> (64 - Width)};
  }

  bool isEmpty() const { return Low > High; }
  bool isConstant() const { return Low == High; }
  bool contains(const Interval &Other) const {
    return Other.isEmpty() || (Low <= Other.Low && Other.High <= High);
  }
  Interval intersect(const Interval &Other) const {
    Interval Result = {std::max(Low, Other.Low), std::min(High, Other.High)};
    return Result.isEmpty() ? empty() : Result;
  }

  bool operator==(const Interval &) const = default;
};

/// Intervals, ordered by inclusion; the join is the convex hull. The height is
/// the number of integers.
struct IntervalLattice {
  using Element = Interval;

  static Element bottom() { return Interval::empty(); }
  static bool join(Element &Into, const Element &From) {
    if (Into.contains(From))
      return false;
    Into = Into.isEmpty() ? From
                          : Interval{std::min(Into.Low, From.Low),
                                     std::max(Into.High, From.High)};
    return true;
  }
};

/// Widening: returns an interval that contains \p New, which must contain
/// \p Old. If \p Old is empty, the result is \p New. Otherwise, each bound of
/// \p New that lies beyond the bound of \p Old is moved outwards to a
/// threshold, after \p Skip thresholds have been skipped. If no threshold is
/// left, the bound is moved to that of \p All. \p Thresholds must be sorted. If
/// \p Skip is doubled from step to step, the length of a chain is logarithmic
/// in the number of thresholds.
inline Interval widen(const Interval &Old, const Interval &New,
                      const Interval &All, llvm::ArrayRef<int64_t> Thresholds,
                      size_t Skip = 0) {
  Interval Result = New;
  if (Old.isEmpty())
    return Result;
  if (New.High > Old.High) {
    const auto *I = llvm::lower_bound(Thresholds, New.High);
    size_t Left = Thresholds.end() - I;
    Result.High = Skip < Left ? std::min(I[Skip], All.High) : All.High;
  }
  if (New.Low < Old.Low) {
    const auto *I = llvm::upper_bound(Thresholds, New.Low);
    size_t Left = I - Thresholds.begin();
    Result.Low =
        Skip < Left ? std::max(I[-1 - int64_t(Skip)], All.Low) : All.Low;
  }
  return Result;
}

} // namespace mincaml::dataflow

#endif // MINCAML_DATAFLOW_INTERVAL_H
