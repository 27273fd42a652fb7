//===- SourceFile.cpp - Source files and locations in them ----------------===//

#include "mincaml/Support/SourceFile.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mincaml;
using llvm::MemoryBuffer;
using llvm::SMLoc;
using llvm::StringRef;

StringRef mincaml::byteOrderMark(StringRef Text) {
  return Text.starts_with("\xEF\xBB\xBF") ? Text.take_front(3) : StringRef();
}

unsigned mincaml::addSource(std::unique_ptr<MemoryBuffer> Buffer,
                            llvm::SourceMgr &Sources,
                            DiagnosticEngine &Diagnostics) {
  StringRef Text = Buffer->getBuffer();
  unsigned BufferID = Sources.AddNewSourceBuffer(std::move(Buffer), SMLoc());
  const size_t Offset = Text.find('\0');
  if (Offset == StringRef::npos)
    return BufferID;
  Diagnostics.report(SMLoc::getFromPointer(Text.begin() + Offset),
                     DiagnosticID::NulByte, Offset);
  return 0;
}

unsigned mincaml::loadSource(StringRef Path, llvm::SourceMgr &Sources,
                             DiagnosticEngine &Diagnostics) {
  if (Path != "-" && llvm::sys::fs::is_directory(Path)) {
    Diagnostics.report(DiagnosticID::IsDirectory, Path);
    return 0;
  }
  llvm::ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
      MemoryBuffer::getFileOrSTDIN(Path);
  if (std::error_code Error = Buffer.getError()) {
    if (Error == std::errc::is_a_directory)
      Diagnostics.report(DiagnosticID::IsDirectory, Path);
    else
      Diagnostics.report(DiagnosticID::CannotRead, Path, Error.message());
    return 0;
  }
  return addSource(std::move(*Buffer), Sources, Diagnostics);
}

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
