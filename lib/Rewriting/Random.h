//===- Random.h - Choices that a seed decides -------------------*- C++ -*-===//

#ifndef MINCAML_LIB_REWRITING_RANDOM_H
#define MINCAML_LIB_REWRITING_RANDOM_H

#include "llvm/ADT/ArrayRef.h"
#include <cassert>
#include <random>

namespace mincaml::rewriting {

/// The C++ standard fixes the numbers of the engine, but not what its
/// distributions make of them.
class Random {
public:
  explicit Random(uint64_t Seed) : Engine(Seed) {}

  uint64_t seed() { return Engine(); }
  unsigned below(size_t Bound) {
    assert(Bound > 0);
    return Engine() % Bound;
  }
  bool percent(unsigned Percent) { return below(100) < Percent; }
  template <typename Element> const Element &pick(llvm::ArrayRef<Element> Es) {
    return Es[below(Es.size())];
  }

private:
  std::mt19937_64 Engine;
};

} // namespace mincaml::rewriting

#endif // MINCAML_LIB_REWRITING_RANDOM_H
