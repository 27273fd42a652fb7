//===- Input.h - Configurations and properties of inputs --------*- C++ -*-===//
//
// An input is the text of a program. If it starts with a comment, the character
// after `(*` selects the options of the run: the configuration number is the
// code of this character minus the code of the blank. An ordinary comment has a
// blank there, so its number is 0. A text that does not start with a comment
// has the number 0, too.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FUZZ_INPUT_H
#define MINCAML_FUZZ_INPUT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <cstdint>

namespace mincaml::fuzz {

/// The configuration number of a text.
unsigned configurationNumber(llvm::StringRef Text);

/// Decodes a configuration number into choices, as digits in a mixed radix, the
/// least significant one first.
class Choices {
public:
  explicit Choices(unsigned Number) : Number(Number) {}

  /// Returns the next choice, a number below \p Bound.
  unsigned next(unsigned Bound) {
    unsigned Digit = Number % Bound;
    Number /= Bound;
    return Digit;
  }

private:
  unsigned Number;
};

/// Reports that \p Property, which must hold for every input, is violated, and
/// aborts, so that the fuzzer saves the input.
[[noreturn]] void fail(const llvm::Twine &Property);

inline void require(bool Holds, const llvm::Twine &Property) {
  if (!Holds)
    fail(Property);
}

} // namespace mincaml::fuzz

#endif // MINCAML_FUZZ_INPUT_H
