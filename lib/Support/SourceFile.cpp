//===- SourceFile.cpp - Reading a source file -----------------------------===//

#include "mincaml/Support/SourceFile.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
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

namespace {

/// The first byte that makes Text no MinCaml text, or null.
const char *findBadByte(StringRef Text) {
  const char *P = Text.begin();
  while (P != Text.end()) {
    if (*P == '\0')
      return P;
    if (!(*P & 0x80)) {
      ++P;
      continue;
    }
    const auto *Byte = reinterpret_cast<const llvm::UTF8 *>(P);
    const auto *End = reinterpret_cast<const llvm::UTF8 *>(Text.end());
    if (!llvm::isLegalUTF8Sequence(Byte, End))
      return P;
    P += llvm::getNumBytesForUTF8(*Byte);
  }
  return nullptr;
}

} // namespace

unsigned mincaml::addSource(std::unique_ptr<MemoryBuffer> Buffer,
                            llvm::SourceMgr &Sources,
                            DiagnosticEngine &Diagnostics) {
  StringRef Text = Buffer->getBuffer();
  unsigned BufferID = Sources.AddNewSourceBuffer(std::move(Buffer), SMLoc());
  const char *Bad = findBadByte(Text);
  if (!Bad)
    return BufferID;
  SMLoc Loc = SMLoc::getFromPointer(Bad);
  size_t Offset = Bad - Text.begin();
  if (*Bad == '\0')
    Diagnostics.report(Loc, DiagnosticID::NulByte, Offset);
  else
    Diagnostics.report(Loc, DiagnosticID::InvalidUTF8, Offset,
                       llvm::utohexstr(static_cast<unsigned char>(*Bad)));
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
