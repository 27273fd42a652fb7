//===- SourceFile.cpp - Reading a source file -----------------------------===//

#include "mincaml/Support/SourceFile.h"
#include "mincaml/Support/Diagnostics.h"
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
