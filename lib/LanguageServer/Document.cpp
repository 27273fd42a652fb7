//===- Document.cpp - A text and the positions in it ----------------------===//

#include "mincaml/LanguageServer/Document.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using namespace mincaml::lsp;
using llvm::StringRef;

/// Whether a byte is a part of a UTF-8 sequence, but not its first byte.
static bool isContinuation(char C) { return (C & 0xC0) == 0x80; }

/// The number of units of a character, given its first byte. Bytes that are not
/// UTF-8 count as one unit each, unless they look like continuations.
static unsigned unitsOf(char First, PositionEncoding Encoding) {
  // Characters beyond the basic plane are four bytes, and two units of UTF-16.
  return Encoding == PositionEncoding::UTF16 && (First & 0xF8) == 0xF0 ? 2 : 1;
}

size_t mincaml::lsp::lengthInUnits(StringRef Text, PositionEncoding Encoding) {
  if (Encoding == PositionEncoding::UTF8)
    return Text.size();
  size_t Length = 0;
  for (char C : Text)
    if (!isContinuation(C))
      Length += unitsOf(C, Encoding);
  return Length;
}

Document::Document(std::string Contents, PositionEncoding Encoding)
    : Text(std::move(Contents)), Encoding(Encoding),
      IsASCII(llvm::all_of(Text, [](char C) { return llvm::isASCII(C); })) {
  LineStarts.push_back(0);
  for (size_t I = 0; I != Text.size(); ++I)
    if (Text[I] == '\n' ||
        (Text[I] == '\r' && !StringRef(Text).substr(I + 1).starts_with("\n")))
      LineStarts.push_back(I + 1);
}

size_t Document::line(size_t Offset) const {
  return llvm::upper_bound(LineStarts, Offset) - LineStarts.begin() - 1;
}

TextRange Document::lineRange(size_t Line) const {
  size_t End = Line + 1 < numLines() ? LineStarts[Line + 1] : Text.size();
  StringRef Contents = text().slice(LineStarts[Line], End);
  return {LineStarts[Line], LineStarts[Line] + Contents.rtrim("\r\n").size()};
}

size_t Document::offset(Position P) const {
  if (P.line < 0)
    return 0;
  if (size_t(P.line) >= numLines())
    return Text.size();
  TextRange Line = lineRange(P.line);
  size_t Units = std::max(P.character, 0);
  if (IsASCII)
    return std::min(Line.Begin + Units, Line.End);
  if (Encoding == PositionEncoding::UTF8) {
    size_t Offset = std::min(Line.Begin + Units, Line.End);
    while (Offset > Line.Begin && Offset < Line.End &&
           isContinuation(Text[Offset]))
      --Offset;
    return Offset;
  }
  size_t Offset = Line.Begin;
  while (Offset < Line.End && Units) {
    unsigned Width = unitsOf(Text[Offset], Encoding);
    if (Width > Units)
      break;
    Units -= Width;
    do
      ++Offset;
    while (Offset < Line.End && isContinuation(Text[Offset]));
  }
  return Offset;
}

Position Document::position(size_t Offset) const {
  Offset = std::min(Offset, Text.size());
  size_t Line = line(Offset);
  StringRef Before = text().slice(LineStarts[Line], Offset);
  return Position(Line,
                  IsASCII ? Before.size() : lengthInUnits(Before, Encoding));
}

TextRange Document::textRange(Range R) const {
  TextRange Result{offset(R.start), offset(R.end)};
  Result.End = std::max(Result.Begin, Result.End);
  return Result;
}

Range Document::range(TextRange R) const {
  return Range(position(R.Begin), position(R.End));
}

Document Document::withChange(TextRange R, StringRef Replacement) const {
  std::string New;
  New.reserve(Text.size() + Replacement.size());
  New += text().take_front(R.Begin);
  New += Replacement;
  New += text().drop_front(R.End);
  return Document(std::move(New), Encoding);
}
