//===- LineTable.h - Lines of text with their origins -----------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_LINETABLE_H
#define MINCAML_LIB_EXPLORER_LINETABLE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace mincaml::explorer {

/// What a part of a text comes from: indices into the tables of the output; -1:
/// nothing.
struct Origin {
  int Expression = -1;
  int Inlined = -1;
  int Class = -1;
  bool isKnown() const { return Expression >= 0 || Class >= 0; }
};

/// A part of a text: bytes Begin to End.
struct Span {
  uint64_t Begin;
  uint64_t End;
  Origin From;
};

/// For each byte of a text, and its end, the number of UTF-16 code units
/// before it in what validUTF8 makes of the text.
std::vector<unsigned> utf16Positions(llvm::StringRef Text);

/// All lines that are printed, each distinct one once: a hundred versions of a
/// function share nearly all of their lines.
class LineTable {
public:
  struct Line {
    std::string Text;
    /// Positions in UTF-16 code units.
    std::vector<Span> Spans;
  };

  /// Adds a text. Spans are disjoint and in order, and may extend over several
  /// lines. Returns the indices of its lines.
  std::vector<unsigned> addText(llvm::StringRef Text,
                                llvm::ArrayRef<Span> Spans);

  llvm::ArrayRef<Line> lines() const { return Lines; }

private:
  unsigned add(llvm::StringRef Text, llvm::ArrayRef<Span> Spans);

  std::vector<Line> Lines;
  llvm::StringMap<unsigned> Indices;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_LINETABLE_H
