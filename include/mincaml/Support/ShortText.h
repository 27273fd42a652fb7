//===- ShortText.h - The start of a text, on one line -----------*- C++ -*-===//

#ifndef MINCAML_SUPPORT_SHORTTEXT_H
#define MINCAML_SUPPORT_SHORTTEXT_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace mincaml {

/// A text of the program on one line, for messages: its lines without the
/// blanks around them, and above some 40 characters only the start.
std::string shortText(llvm::StringRef Text);

} // namespace mincaml

#endif // MINCAML_SUPPORT_SHORTTEXT_H
