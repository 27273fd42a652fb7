//===- PrintableText.h - Program text in messages and outputs ---*- C++ -*-===//
//
// Programs may contain bytes that are not UTF-8, and characters that change the
// state of a terminal. Code that prints the text of a program uses these
// functions.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SUPPORT_PRINTABLETEXT_H
#define MINCAML_SUPPORT_PRINTABLETEXT_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace mincaml {

/// The length of the UTF-8 character that Text begins with, in bytes; 0 if it
/// does not begin with one.
size_t characterLength(llvm::StringRef Text);

/// A pointer to the first byte that is not part of a UTF-8 character; null if
/// there is none.
const char *findInvalidUTF8(llvm::StringRef Text);

/// Text with U+FFFD in place of each byte that is not part of a UTF-8
/// character.
std::string validUTF8(llvm::StringRef Text);

/// Text for a terminal. Bytes and characters that a terminal cannot show become
/// OCaml's escape sequences, except line breaks and tabs.
std::string printableText(llvm::StringRef Text);

/// Text on one line, for messages: joins its lines without the blanks around
/// them, and keeps only the start if they have more than about 40 characters.
/// The result is UTF-8.
std::string shortText(llvm::StringRef Text);

} // namespace mincaml

#endif // MINCAML_SUPPORT_PRINTABLETEXT_H
