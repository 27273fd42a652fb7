//===- Encoding.h - Rules about encodings -----------------------*- C++ -*-===//
//
// ArchitectureLevel, RoundTrip and AddressPair, on object code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_ENCODING_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_ENCODING_H

#include "Object/CheckedFunction.h"
#include <vector>

namespace mincaml::sparc {

/// A cache of words that are instructions of the architecture and encode as
/// themselves: most words of a program occur often.
class LegalWords {
public:
  bool contains(uint32_t Word) const { return Words[slot(Word)] == Word; }
  /// May evict another word.
  void add(uint32_t Word) { Words[slot(Word)] = Word; }

private:
  static constexpr unsigned Bits = 16;
  static size_t slot(uint32_t Word) {
    return (Word * UINT32_C(2654435761)) >> (32 - Bits);
  }
  /// Zero means empty: it is an `unimp`, which is never looked up.
  std::vector<uint32_t> Words = std::vector<uint32_t>(size_t(1) << Bits, 0);
};

void checkEncoding(const CheckedFunction &F, unsigned Index, LegalWords &Cache);
/// Checks a word that no path reaches: the target of an unknown jump, padding
/// or data.
void checkUnreached(const CheckedFunction &F, unsigned Index);
/// \p State is the state before the word.
void checkAddressPair(const CheckedFunction &F, unsigned Index,
                      const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_ENCODING_H
