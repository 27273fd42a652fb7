//===- OutputFile.cpp - Files that appear whole or not at all -------------===//

#include "OutputFile.h"
#include "llvm/Support/Path.h"

using namespace mincaml;
using namespace llvm;

OutputFile::~OutputFile() {
  Stream.reset();
  if (Temporary)
    consumeError(Temporary->discard());
}

bool OutputFile::fail(std::error_code EC) {
  Diagnostics.report(DiagnosticID::CannotWrite,
                     Path == "-" ? StringRef("<stdout>") : StringRef(Path),
                     EC.message());
  return false;
}

std::unique_ptr<OutputFile> OutputFile::create(StringRef Path,
                                               DiagnosticEngine &Diagnostics) {
  std::unique_ptr<OutputFile> Out(new OutputFile(Path, Diagnostics));
  sys::fs::file_status Status;
  bool Exists = !sys::fs::status(Path, Status);
  if (Path == "-" || (Exists && !sys::fs::is_regular_file(Status) &&
                      !sys::fs::is_directory(Status))) {
    Out->Stream = std::make_unique<raw_svector_ostream>(Out->Buffer);
    return Out;
  }
  if (Exists && sys::fs::is_directory(Status)) {
    Out->fail(std::make_error_code(std::errc::is_a_directory));
    return nullptr;
  }
  if (Exists && sys::fs::access(Path, sys::fs::AccessMode::Write)) {
    Out->fail(std::make_error_code(std::errc::permission_denied));
    return nullptr;
  }
  // A link keeps pointing where it does: the file behind it is replaced.
  SmallString<128> Real(Path);
  if (Exists && !sys::fs::real_path(Path, Real))
    Out->Path = Real.str().str();
  Expected<sys::fs::TempFile> Temporary = sys::fs::TempFile::create(
      Out->Path + ".tmp-%%%%%%%%", sys::fs::all_read | sys::fs::all_write);
  if (!Temporary) {
    Out->Path = Path.str();
    Out->fail(errorToErrorCode(Temporary.takeError()));
    return nullptr;
  }
  Out->Temporary = std::move(*Temporary);
  return Out;
}

raw_pwrite_stream &OutputFile::stream() {
  if (!Stream)
    Stream = std::make_unique<raw_fd_ostream>(Temporary->FD,
                                              /*shouldClose=*/false);
  return *Stream;
}

/// Everything at once, to standard output or a device.
static std::error_code writeDirectly(StringRef Path, StringRef Bytes) {
  if (Path == "-") {
    outs() << Bytes;
    outs().flush();
    std::error_code EC = outs().error();
    outs().clear_error();
    return EC;
  }
  std::error_code EC;
  raw_fd_ostream OS(Path, EC, sys::fs::CD_OpenExisting, sys::fs::FA_Write,
                    sys::fs::OF_None);
  if (EC)
    return EC;
  OS << Bytes;
  OS.flush();
  EC = OS.error();
  OS.clear_error();
  return EC;
}

bool OutputFile::commit() {
  if (!Temporary) {
    if (std::error_code EC =
            writeDirectly(Path, StringRef(Buffer.data(), Buffer.size())))
      return fail(EC);
    return true;
  }
  if (Stream) {
    auto &File = static_cast<raw_fd_ostream &>(*Stream);
    File.flush();
    std::error_code EC = File.error();
    File.clear_error();
    Stream.reset();
    if (EC)
      return fail(EC);
  }
  if (Executable) {
    unsigned Mask = sys::fs::getUmask();
    if (std::error_code EC = sys::fs::setPermissions(
            Temporary->TmpName, static_cast<sys::fs::perms>(0777 & ~Mask)))
      return fail(EC);
  }
  if (Error E = Temporary->keep(Path))
    return fail(errorToErrorCode(std::move(E)));
  Temporary.reset();
  return true;
}
