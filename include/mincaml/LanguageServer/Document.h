//===- Document.h - A text and the positions in it --------------*- C++ -*-===//

#ifndef MINCAML_LANGUAGESERVER_DOCUMENT_H
#define MINCAML_LANGUAGESERVER_DOCUMENT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LSP/Protocol.h"
#include <cstddef>
#include <string>
#include <vector>

namespace mincaml::lsp {

using llvm::lsp::Position;
using llvm::lsp::Range;

/// The unit in which the protocol counts the characters of a line.
enum class PositionEncoding { UTF8, UTF16, UTF32 };

/// The length of a text in units of an encoding.
size_t lengthInUnits(llvm::StringRef Text, PositionEncoding Encoding);

/// A part of a text: the offsets of its first byte and of the byte after it.
struct TextRange {
  size_t Begin = 0;
  size_t End = 0;

  bool contains(size_t Offset) const { return Begin <= Offset && Offset < End; }
  /// Whether the offset is in the text or directly after it, like a cursor that
  /// is at the end of a name.
  bool touches(size_t Offset) const { return Begin <= Offset && Offset <= End; }
  bool operator==(const TextRange &Other) const = default;
};

/// The text of a document. Lines end with LF, CRLF or CR, as in the protocol. A
/// tab is one character.
class Document {
public:
  explicit Document(std::string Text,
                    PositionEncoding Encoding = PositionEncoding::UTF16);

  llvm::StringRef text() const { return Text; }
  llvm::StringRef text(TextRange R) const {
    return text().slice(R.Begin, R.End);
  }
  PositionEncoding encoding() const { return Encoding; }

  /// A position after the end of a line means the end of the line, and one
  /// after the last line means the end of the text. A position inside a
  /// character means its start.
  size_t offset(Position P) const;
  Position position(size_t Offset) const;
  TextRange textRange(Range R) const;
  Range range(TextRange R) const;

  size_t numLines() const { return LineStarts.size(); }
  /// The number of the line that contains an offset, from 0.
  size_t line(size_t Offset) const;
  /// A line without its end.
  TextRange lineRange(size_t Line) const;

  /// Returns the document with the text of a range replaced.
  Document withChange(TextRange R, llvm::StringRef Replacement) const;

private:
  std::string Text;
  PositionEncoding Encoding;
  std::vector<size_t> LineStarts;
  /// Whether the text is ASCII, so that all units are bytes.
  bool IsASCII;
};

} // namespace mincaml::lsp

#endif // MINCAML_LANGUAGESERVER_DOCUMENT_H
