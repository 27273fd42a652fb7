//===- Escapes.h - Escape sequences -----------------------------*- C++ -*-===//
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

/// An escape sequence: a backslash in a literal and the characters that belong
/// to it.
struct Escape {
  /// The length of the sequence in the text, with the backslash.
  size_t Length;
  bool IsValid;
  /// The bytes that the sequence stands for. An escaped line break in a string
  /// stands for nothing.
  llvm::SmallString<4> Bytes;
};

/// Reads the escape sequence at the beginning of Text.
Escape readEscape(llvm::StringRef Text, bool IsInString);

/// Returns the bytes that a character or string literal, given with its quotes,
/// stands for. Malformed escape sequences, which the lexer has reported, stand
/// for themselves.
std::string literalValue(llvm::StringRef Literal);

/// Returns a literal for these bytes, with its quotes.
std::string quoteCharacter(uint8_t Byte);
std::string quoteString(llvm::StringRef Bytes);

} // namespace mincaml

#endif // MINCAML_FRONTEND_ESCAPES_H
