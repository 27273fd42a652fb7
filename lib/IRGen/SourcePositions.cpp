//===- SourcePositions.cpp - Line and column of a location ----------------===//

#include "mincaml/IRGen/SourcePositions.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;

SourcePositions::SourcePositions(llvm::MemoryBufferRef Buffer)
    : Buffer(Buffer) {
  llvm::StringRef Text = Buffer.getBuffer();
  LineStarts.push_back(0);
  for (size_t I = 0, E = Text.size(); I != E; ++I)
    if (Text[I] == '\n')
      LineStarts.push_back(I + 1);
}

SourcePosition SourcePositions::position(llvm::SMLoc Loc) const {
  if (!Loc.isValid())
    return {};
  const char *Start = Buffer.getBufferStart();
  if (Loc.getPointer() < Start || Loc.getPointer() > Buffer.getBufferEnd())
    return {};
  size_t Offset = Loc.getPointer() - Start;
  auto Line = std::prev(llvm::upper_bound(LineStarts, Offset));
  return {static_cast<unsigned>(Line - LineStarts.begin()) + 1,
          static_cast<unsigned>(Offset - *Line) + 1};
}
