//===- Formats.h - What Printf.printf prints --------------------*- C++ -*-===//
//
// The formats of language.md, section 4. Desugaring makes a sequence of prints
// of them.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FRONTEND_FORMATS_H
#define MINCAML_FRONTEND_FORMATS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <vector>

namespace mincaml {

/// Text to print as it is, or a conversion of an argument.
struct FormatPiece {
  enum class Kind : uint8_t { Text, Int, Float, Char, String, Bool };
  Kind TheKind;
  /// As in the format, with its `%`; of text, the text.
  llvm::StringRef Text;

  /// A conversion without flags, a width or a precision.
  bool isPlain() const { return Text.size() == 2; }
};

struct Format {
  std::vector<FormatPiece> Pieces;
  /// The first conversion that there is not, or empty.
  llvm::StringRef Malformed;
};

Format parseFormat(llvm::StringRef Text);

} // namespace mincaml

#endif // MINCAML_FRONTEND_FORMATS_H
