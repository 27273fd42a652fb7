//===- Encoding.h - Rules about encodings -----------------------*- C++ -*-===//
//
// Checks the rules ArchitectureLevel, RoundTrip and AddressPair on object code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_ENCODING_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_ENCODING_H

#include "Object/CheckedFunction.h"
#include <vector>

namespace mincaml::sparc {

/// The class of a word: the word with those operands cleared that may have any
/// value. Either all words of a class are instructions of an architecture and
/// encode as themselves, or none of them. Words that are not instructions have
/// classes too.
uint32_t encodingClass(const DecodedInstruction &I);

/// A cache of the classes whose words are instructions of the architecture and
/// encode as themselves. Most classes in a program occur often.
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
  /// Zero is an empty entry. It is the class of an `unimp`, which is never
  /// looked up.
  std::vector<uint32_t> Classes = std::vector<uint32_t>(size_t(1) << Bits, 0);
};

void checkEncoding(const CheckedFunction &F, unsigned Index, LegalWords &Cache);
/// Checks a word that no path reaches: the target of an unknown jump, padding
/// or data.
void checkUnreached(const CheckedFunction &F, unsigned Index,
                    const LegalWords &Cache);
/// Checks that the halves of an address belong together. \p State is the state
/// before the instruction.
void checkAddressPair(const CheckedFunction &F, unsigned Index,
                      const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_ENCODING_H
