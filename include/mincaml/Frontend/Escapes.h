//===- Escapes.h - Characters and strings as text ---------------*- C++ -*-===//
//
// The escape sequences of language.md, section 1.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FRONTEND_ESCAPES_H
#define MINCAML_FRONTEND_ESCAPES_H

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace mincaml {

/// A backslash in a literal and what follows it.
struct Escape {
  /// The number of characters of the text, with the backslash.
  size_t Length;
  bool IsValid;
  /// What it stands for. Empty for the end of a line, which a string skips.
  llvm::SmallString<4> Bytes;
};

/// Reads the escape sequence that Text begins with.
Escape readEscape(llvm::StringRef Text, bool IsInString);

/// The bytes that a character or string literal, with its quotes, stands for.
/// The lexer has reported what is malformed, which stands for itself.
std::string literalValue(llvm::StringRef Literal);

/// Literals, with their quotes.
std::string quoteCharacter(uint8_t Byte);
std::string quoteString(llvm::StringRef Bytes);

} // namespace mincaml

#endif // MINCAML_FRONTEND_ESCAPES_H
