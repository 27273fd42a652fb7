//===- LineTable.h - Lines of text with origins -----------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_LINETABLE_H
#define MINCAML_LIB_EXPLORER_LINETABLE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace mincaml::explorer {

/// The origin of a part of a text: the source expression, the inlined call and
/// the class of the instruction, as indices into the tables of the output. -1
/// means none.
struct Origin {
  int Expression = -1;
  int Inlined = -1;
  int Class = -1;
  bool isKnown() const { return Expression >= 0 || Class >= 0; }
};

/// A part of a text, from byte Begin to byte End (exclusive).
struct Span {
  uint64_t Begin;
  uint64_t End;
  Origin From;
};

/// For each byte of a text and for its end, the number of UTF-16 code units that
/// precede it in validUTF8(Text).
std::vector<unsigned> utf16Positions(llvm::StringRef Text);

/// The set of all printed lines. Equal lines are stored once, because a hundred
/// versions of a function share nearly all of their lines.
class LineTable {
public:
  struct Line {
    std::string Text;
    /// The positions count UTF-16 code units.
    std::vector<Span> Spans;
  };

  /// Adds a text and returns the indices of its lines. Spans are disjoint and
  /// sorted, and may extend over several lines.
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
