//===- SourceRanges.h - Source ranges of printed text -----------*- C++ -*-===//

#ifndef MINCAML_SUPPORT_SOURCERANGES_H
#define MINCAML_SUPPORT_SOURCERANGES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/SMLoc.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <vector>

namespace mincaml {

/// A map from the parts of a printed text to the source expressions that they
/// were made from. Parts nest; the innermost part counts.
class SourceRanges {
public:
  /// The source of the text from Offset to the next mark. Source may be
  /// invalid.
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

/// Marks the text that a printer writes to a stream while this object exists.
/// Ranges may be null.
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

#endif // MINCAML_SUPPORT_SOURCERANGES_H
