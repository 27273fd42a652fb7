//===- Random.h - Pseudorandom numbers --------------------------*- C++ -*-===//
//
// SplitMix64: each step adds a constant to the state, and the number is a hash
// of the state by two multiplications and three shifts. A seed gives the same
// numbers on every machine; the distributions of the C++ library differ between
// implementations.
//
// Source: [SplitMix].
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SUPPORT_RANDOM_H
#define MINCAML_SUPPORT_RANDOM_H

#include "llvm/ADT/ArrayRef.h"
#include <cassert>
#include <cstdint>

namespace mincaml {

class Random {
public:
  explicit Random(uint64_t Seed) : State(Seed) {}

  /// 64 random bits.
  uint64_t next() {
    State += 0x9e3779b97f4a7c15;
    uint64_t Z = State;
    Z = (Z ^ (Z >> 30)) * 0xbf58476d1ce4e5b9;
    Z = (Z ^ (Z >> 27)) * 0x94d049bb133111eb;
    return Z ^ (Z >> 31);
  }

  /// A number in [0, Bound), for Bound > 0. Taking the high half of a product
  /// has a bias of less than Bound / 2^32, which does not matter here.
  uint32_t below(uint32_t Bound) {
    assert(Bound > 0);
    return uint32_t(((next() >> 32) * Bound) >> 32);
  }

  /// A number in [Low, High].
  int32_t between(int32_t Low, int32_t High) {
    assert(Low <= High && int64_t(High) - Low < UINT32_MAX);
    return int32_t(Low + int64_t(below(uint32_t(int64_t(High) - Low + 1))));
  }

  /// True with a probability of Percent per cent.
  bool percent(uint32_t Percent) { return below(100) < Percent; }

  bool coin() { return next() >> 63; }

  template <typename Element> const Element &pick(llvm::ArrayRef<Element> Es) {
    return Es[below(uint32_t(Es.size()))];
  }

  /// A random index. The probability of an index is proportional to its weight.
  /// The sum of the weights must be positive and fit 32 bits.
  size_t weighted(llvm::ArrayRef<unsigned> Weights) {
    uint32_t Sum = 0;
    for (unsigned W : Weights)
      Sum += W;
    uint32_t Rest = below(Sum);
    size_t I = 0;
    while (Rest >= Weights[I])
      Rest -= Weights[I++];
    return I;
  }

private:
  uint64_t State;
};

} // namespace mincaml

#endif // MINCAML_SUPPORT_RANDOM_H
