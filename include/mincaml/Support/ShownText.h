//===- ShownText.h - Text of programs, as it is shown -----------*- C++ -*-===//
//
// Programs may contain bytes that are not UTF-8 and characters that change the
// state of a terminal. What prints their text uses these functions.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SUPPORT_SHOWNTEXT_H
#define MINCAML_SUPPORT_SHOWNTEXT_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace mincaml {

/// The length of the UTF-8 character that Text begins with; 0 if it begins with
/// none.
size_t characterLength(llvm::StringRef Text);

/// The first byte that is not part of a UTF-8 character; null if there is none.
const char *findInvalidUTF8(llvm::StringRef Text);

/// Text with U+FFFD in place of each byte that is not part of a UTF-8
/// character.
std::string validUTF8(llvm::StringRef Text);

/// Text for a terminal. Bytes and characters that it cannot show become escape
/// sequences of OCaml, except line breaks and tabs.
std::string printableText(llvm::StringRef Text);

/// Text on one line, for messages: its lines without the blanks around them,
/// and above some 40 characters only the start. The result is UTF-8.
std::string shortText(llvm::StringRef Text);

} // namespace mincaml

#endif // MINCAML_SUPPORT_SHOWNTEXT_H
