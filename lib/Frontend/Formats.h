//===- Formats.h - Printf format strings ------------------------*- C++ -*-===//
//
// The formats of language.md, section 4. Desugaring expands a call with a
// format to a sequence of calls that print its pieces.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_FORMATS_H
#define MINCAML_LIB_FRONTEND_FORMATS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <vector>

namespace mincaml {

/// A piece of a format: literal text, or the conversion of an argument.
struct FormatPiece {
  enum class Kind : uint8_t { Text, Int, Float, Char, String, Bool };
  Kind TheKind;
  /// The spelling of the conversion, with its `%`; for a Text piece, the text
  /// to print.
  llvm::StringRef Text;

  /// Whether this is a conversion without flags, width and precision.
  bool isPlain() const { return Text.size() == 2; }
};

struct Format {
  std::vector<FormatPiece> Pieces;
  /// The first conversion that is malformed or not supported; empty if there is
  /// none.
  llvm::StringRef Malformed;
};

Format parseFormat(llvm::StringRef Text);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_FORMATS_H
