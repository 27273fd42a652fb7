//===- SourcePositions.h - Line and column of a location --------*- C++ -*-===//

#ifndef MINCAML_SUPPORT_SOURCEPOSITIONS_H
#define MINCAML_SUPPORT_SOURCEPOSITIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/SMLoc.h"
#include <vector>

namespace mincaml {

/// Line and column (in bytes), both counted from 1. Both are 0 for an invalid
/// location.
struct SourcePosition {
  unsigned Line = 0;
  unsigned Column = 0;
};

/// Finds positions in one source buffer in logarithmic time. The method
/// `llvm::SourceMgr::getLineAndColumn` is too slow for this: it searches for
/// the start of the line byte by byte, so that all positions of a program on one
/// line take quadratic time.
class SourcePositions {
public:
  explicit SourcePositions(llvm::MemoryBufferRef Buffer);

  SourcePosition position(llvm::SMLoc Loc) const;
  /// The offset at which each line starts. The first line starts after a byte
  /// order mark.
  llvm::ArrayRef<size_t> lineStarts() const { return LineStarts; }
  llvm::StringRef fileName() const { return Buffer.getBufferIdentifier(); }

private:
  llvm::MemoryBufferRef Buffer;
  std::vector<size_t> LineStarts;
};

} // namespace mincaml

#endif // MINCAML_SUPPORT_SOURCEPOSITIONS_H
