//===- SourceFile.h - Source files and locations in them --------*- C++ -*-===//

#ifndef MINCAML_SUPPORT_SOURCEFILE_H
#define MINCAML_SUPPORT_SOURCEFILE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/SMLoc.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <memory>
#include <vector>

namespace llvm {
class MemoryBuffer;
class SourceMgr;
} // namespace llvm

namespace mincaml {

class DiagnosticEngine;

/// Reads a file ("-": standard input, named "<stdin>" in messages) and adds it
/// to Sources. Directories and NUL bytes are errors. Returns the number of the
/// buffer, or 0 after reporting an error.
unsigned loadSource(llvm::StringRef Path, llvm::SourceMgr &Sources,
                    DiagnosticEngine &Diagnostics);

/// Adds text that is already in memory to Sources. NUL bytes are errors.
/// Returns the number of the buffer, or 0 after reporting an error.
unsigned addSource(std::unique_ptr<llvm::MemoryBuffer> Buffer,
                   llvm::SourceMgr &Sources, DiagnosticEngine &Diagnostics);

/// The UTF-8 byte order mark at the start of Text; empty if there is none.
llvm::StringRef byteOrderMark(llvm::StringRef Text);

/// Line and column (in bytes), both counted from 1. Both are 0 for an invalid
/// location.
struct SourcePosition {
  unsigned Line = 0;
  unsigned Column = 0;
};

/// Finds positions in one source buffer in logarithmic time. The method
/// `llvm::SourceMgr::getLineAndColumn` is too slow for this: it searches for
/// the start of the line byte by byte, and therefore takes quadratic time for
/// all positions of a program that is a single line.
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

/// A map from the parts of a printed text to the source expressions from which
/// they were made. Parts can be nested; a character belongs to the innermost
/// part that contains it.
class SourceRanges {
public:
  /// The source range from which the text from Offset to the next mark was
  /// made. The range may be invalid.
  struct Mark {
    uint64_t Offset;
    llvm::SMRange Source;
  };

  void begin(uint64_t Offset, llvm::SMRange Source) {
    Open.push_back(Source);
    add(Offset, Source);
  }
  void end(uint64_t Offset) {
    Open.pop_back();
    add(Offset, Open.empty() ? llvm::SMRange() : Open.back());
  }
  /// The marks in the order of the text.
  llvm::ArrayRef<Mark> marks() const { return Marks; }

private:
  void add(uint64_t Offset, llvm::SMRange Source) {
    if (!Marks.empty() && Marks.back().Offset == Offset)
      Marks.pop_back();
    Marks.push_back({Offset, Source});
  }

  std::vector<Mark> Marks;
  llvm::SmallVector<llvm::SMRange, 16> Open;
};

/// Adds marks to Ranges for the text that a printer writes to a stream while
/// this object exists. Ranges may be null.
class SourceRangeScope {
public:
  SourceRangeScope(llvm::raw_ostream &OS, SourceRanges *Ranges,
                   llvm::SMRange Source)
      : OS(OS), Ranges(Ranges) {
    if (Ranges)
      Ranges->begin(OS.tell(), Source);
  }
  SourceRangeScope(const SourceRangeScope &) = delete;
  SourceRangeScope &operator=(const SourceRangeScope &) = delete;
  ~SourceRangeScope() {
    if (Ranges)
      Ranges->end(OS.tell());
  }

private:
  llvm::raw_ostream &OS;
  SourceRanges *Ranges;
};

} // namespace mincaml

#endif // MINCAML_SUPPORT_SOURCEFILE_H
