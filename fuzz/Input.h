//===- Input.h - What a fuzzer is given -------------------------*- C++ -*-===//
//
// An input is the text of a program. A comment at its very start chooses the
// options it is run with: the character after `(*` is a number, counted from
// the blank, so that texts without a comment, and with an ordinary one, have
// number 0.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FUZZ_INPUT_H
#define MINCAML_FUZZ_INPUT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <cstdint>

namespace mincaml::fuzz {

/// The number that the first comment of a text stands for.
unsigned configurationNumber(llvm::StringRef Text);

/// Takes digits off a configuration number, the last one first.
class Choices {
public:
  explicit Choices(unsigned Number) : Number(Number) {}

  /// A number below \p Bound.
  unsigned next(unsigned Bound) {
    unsigned Digit = Number % Bound;
    Number /= Bound;
    return Digit;
  }

private:
  unsigned Number;
};

/// Says that a property that every input should have does not hold, and aborts,
/// for the fuzzer to keep the input.
[[noreturn]] void fail(const llvm::Twine &Property);

inline void require(bool Holds, const llvm::Twine &Property) {
  if (!Holds)
    fail(Property);
}

} // namespace mincaml::fuzz

#endif // MINCAML_FUZZ_INPUT_H
