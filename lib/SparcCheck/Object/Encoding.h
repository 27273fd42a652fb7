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

/// The word with those operands cleared that may have all values: either all
/// words of a class are instructions of an architecture and encode as
/// themselves, or none is or does. Words that are no instructions have classes
/// too.
uint32_t encodingClass(const InstructionWord &I);

/// A cache of classes of words that are instructions of the architecture and
/// encode as themselves: most classes of a program occur often.
class LegalWords {
public:
  bool contains(uint32_t Class) const { return Classes[slot(Class)] == Class; }
  /// May evict another class.
  void add(uint32_t Class) { Classes[slot(Class)] = Class; }

private:
  static constexpr unsigned Bits = 12;
  static size_t slot(uint32_t Class) {
    return (Class * UINT32_C(2654435761)) >> (32 - Bits);
  }
  /// Zero means empty: it is an `unimp`, which is never looked up.
  std::vector<uint32_t> Classes = std::vector<uint32_t>(size_t(1) << Bits, 0);
};

void checkEncoding(const CheckedFunction &F, unsigned Index, LegalWords &Cache);
/// Checks a word that no path reaches: the target of an unknown jump, padding
/// or data.
void checkUnreached(const CheckedFunction &F, unsigned Index,
                    const LegalWords &Cache);
/// \p State is the state before the word.
void checkAddressPair(const CheckedFunction &F, unsigned Index,
                      const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_ENCODING_H
