//===- SourcePositions.cpp - Line and column of a location ----------------===//

#include "mincaml/Support/SourcePositions.h"
#include "mincaml/Support/SourceFile.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using llvm::StringRef;

SourcePositions::SourcePositions(llvm::MemoryBufferRef Buffer)
    : Buffer(Buffer) {
  StringRef Text = Buffer.getBuffer();
  LineStarts.push_back(byteOrderMark(Text).size());
  for (size_t I = Text.find('\n'); I != StringRef::npos;
       I = Text.find('\n', I + 1))
    LineStarts.push_back(I + 1);
}

SourcePosition SourcePositions::position(llvm::SMLoc Loc) const {
  const char *Start = Buffer.getBufferStart();
  if (!Loc.isValid() || Loc.getPointer() < Start ||
      Loc.getPointer() > Buffer.getBufferEnd())
    return {};
  size_t Offset = std::max<size_t>(Loc.getPointer() - Start, LineStarts[0]);
  auto After = llvm::upper_bound(LineStarts, Offset);
  return {static_cast<unsigned>(After - LineStarts.begin()),
          static_cast<unsigned>(Offset - After[-1]) + 1};
}
