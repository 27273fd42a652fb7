//===- Formatter.h - Line breaks as OCaml's Format makes them ---*- C++ -*-===//

#ifndef MINCAML_LIB_PROMPT_FORMATTER_H
#define MINCAML_LIB_PROMPT_FORMATTER_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace mincaml::prompt {

/// A text in nested boxes, which `layout` breaks into lines by the rules of
/// OCaml's Format: a box whose contents do not fit on the rest of a line breaks
/// at some or all of its break hints.
class Formatter {
public:
  enum class Box {
    Packed,     ///< `@[`: breaks where the next part does not fit
    Consistent, ///< `@[<hv>`: breaks at all hints or at none
    Vertical    ///< `@[<v>`: breaks at all hints
  };

  void open(int Indentation = 0, Box Kind = Box::Packed) {
    Tokens.push_back({Token::Open, Indentation, 0, Kind, {}});
  }
  void close() { Tokens.push_back({Token::Close, 0, 0, Box::Packed, {}}); }
  void text(llvm::StringRef Text) {
    Tokens.push_back({Token::Text, 0, 0, Box::Packed, Text.str()});
  }
  /// A break hint: Blanks, or a new line that is indented by Offset more than
  /// the box.
  void hint(int Blanks = 1, int Offset = 0) {
    Tokens.push_back({Token::Hint, Offset, Blanks, Box::Packed, {}});
  }
  void append(const Formatter &Other) {
    Tokens.insert(Tokens.end(), Other.Tokens.begin(), Other.Tokens.end());
  }

  /// Returns the text with its line breaks.
  std::string layout() const;

private:
  struct Token {
    enum { Open, Close, Text, Hint } Kind;
    /// The indentation of a box, or the offset of a hint.
    int Offset;
    int Blanks;
    Box TheBox;
    std::string Contents;
  };
  std::vector<int> sizes() const;

  std::vector<Token> Tokens;
};

} // namespace mincaml::prompt

#endif // MINCAML_LIB_PROMPT_FORMATTER_H
