//===- Input.h - Configurations and properties of inputs --------*- C++ -*-===//
//
// An input is the text of a program. A comment at its start chooses the options
// of the run: the character after `(*`, counted from the blank, is a number.
// Texts without such a comment, or with an ordinary one, have number 0.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FUZZ_INPUT_H
#define MINCAML_FUZZ_INPUT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <cstdint>

namespace mincaml::fuzz {

/// The configuration number in the first comment of a text.
unsigned configurationNumber(llvm::StringRef Text);

/// Splits a configuration number into digits, the last one first.
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

/// Reports that a property that must hold for every input is violated, and
/// aborts, so that the fuzzer keeps the input.
[[noreturn]] void fail(const llvm::Twine &Property);

inline void require(bool Holds, const llvm::Twine &Property) {
  if (!Holds)
    fail(Property);
}

} // namespace mincaml::fuzz

#endif // MINCAML_FUZZ_INPUT_H
