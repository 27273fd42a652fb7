//===- OutputFile.cpp - Output files that appear atomically ---------------===//

#include "mincaml/Support/OutputFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Signals.h"
#include <climits>
#include <unistd.h>

using namespace mincaml;
using namespace llvm;

OutputFile::~OutputFile() {
  if (TemporaryPath.empty())
    return;
  if (Stream) {
    // Ignore errors explicitly: LLVM's destructor would abort because of them.
    auto &File = static_cast<raw_fd_ostream &>(*Stream);
    File.close();
    File.clear_error();
  }
  sys::fs::remove(TemporaryPath);
  sys::DontRemoveFileOnSignal(TemporaryPath);
}

bool OutputFile::fail(std::error_code EC) {
  Failed(Path == "-" ? StringRef("<stdout>") : StringRef(Path), EC.message());
  return false;
}

std::error_code OutputFile::openIn(StringRef Directory, StringRef Suffix,
                                   unsigned Mode) {
  static constexpr unsigned Attempts = 100;
  std::error_code EC;
  for (unsigned I = 0; I != Attempts; ++I) {
    SmallString<128> Name(Directory);
    // The name is not derived from that of the output, because that name may
    // already have the maximum length.
    sys::path::append(Name, "mincaml-llc-" +
                                utohexstr(sys::Process::GetRandomNumber(),
                                          /*LowerCase=*/true, /*Width=*/8) +
                                Suffix);
    // Register the name before creating the file, so that no signal can leave
    // the file behind.
    sys::RemoveFileOnSignal(Name);
    int Descriptor = -1;
    EC = sys::fs::openFileForReadWrite(Name, Descriptor, sys::fs::CD_CreateNew,
                                       sys::fs::OF_None, Mode);
    if (!EC) {
      TemporaryPath = Name.str().str();
      Stream = std::make_unique<raw_fd_ostream>(Descriptor,
                                                /*shouldClose=*/true);
      return EC;
    }
    sys::DontRemoveFileOnSignal(Name);
    if (EC != std::errc::file_exists)
      return EC;
  }
  return EC;
}

/// Replaces Path by the target of its chain of symbolic links. The target need
/// not exist.
static std::error_code followLinks(SmallVectorImpl<char> &Path) {
  static constexpr unsigned LongestChain = 40;
  for (unsigned I = 0; I != LongestChain; ++I) {
    SmallString<128> Link(StringRef(Path.data(), Path.size()));
    char Target[PATH_MAX];
    ssize_t Length = ::readlink(Link.c_str(), Target, sizeof(Target));
    if (Length < 0)
      return std::error_code();
    Path.clear();
    StringRef Text(Target, Length);
    if (!sys::path::is_absolute(Text))
      sys::path::append(Path, sys::path::parent_path(Link));
    sys::path::append(Path, Text);
  }
  return std::make_error_code(std::errc::too_many_symbolic_link_levels);
}

std::string OutputFile::destination(StringRef Path) {
  SmallString<128> Real(Path);
  if (followLinks(Real))
    Real = Path;
  (void)sys::fs::make_absolute(Real);
  // Different hard links count as different files, because an output replaces
  // only one of them.
  SmallString<128> Directory;
  if (sys::fs::real_path(sys::path::parent_path(Real), Directory))
    return Real.str().str();
  sys::path::append(Directory, sys::path::filename(Real));
  return Directory.str().str();
}

std::unique_ptr<OutputFile> OutputFile::create(StringRef Path,
                                               OutputFailure Failed) {
  std::unique_ptr<OutputFile> Out(new OutputFile(Path, std::move(Failed)));
  sys::fs::file_status Status;
  bool Exists = Path != "-" && !sys::fs::status(Path, Status);
  if (Exists && sys::fs::is_directory(Status)) {
    Out->fail(std::make_error_code(std::errc::is_a_directory));
    return nullptr;
  }
  if (Path == "-" || (Exists && !sys::fs::is_regular_file(Status))) {
    Out->Stream = std::make_unique<raw_svector_ostream>(Out->Buffer);
    return Out;
  }
  if (Exists && sys::fs::access(Path, sys::fs::AccessMode::Write)) {
    Out->fail(std::make_error_code(std::errc::permission_denied));
    return nullptr;
  }
  // Replace the target of a symbolic link, not the link itself.
  SmallString<128> Real(Path);
  std::error_code EC = followLinks(Real);
  if (!EC)
    EC = Out->openIn(sys::path::parent_path(Real), ".tmp",
                     sys::fs::all_read | sys::fs::all_write);
  if (EC) {
    Out->fail(EC);
    return nullptr;
  }
  Out->Path = Real.str().str();
  return Out;
}

std::unique_ptr<OutputFile> OutputFile::createTemporary(StringRef Suffix,
                                                        OutputFailure Failed) {
  SmallString<128> Directory;
  sys::path::system_temp_directory(/*ErasedOnReboot=*/true, Directory);
  std::unique_ptr<OutputFile> Out(new OutputFile(Directory, std::move(Failed)));
  if (std::error_code EC = Out->openIn(
          Directory, Suffix, sys::fs::owner_read | sys::fs::owner_write)) {
    Out->Failed(Directory, EC.message() +
                               "; this is the directory for temporary files, "
                               "which TMPDIR names");
    return nullptr;
  }
  return Out;
}

raw_pwrite_stream &OutputFile::stream() { return *Stream; }

bool OutputFile::close() {
  if (TemporaryPath.empty() || !Stream)
    return true;
  auto &File = static_cast<raw_fd_ostream &>(*Stream);
  File.close();
  std::error_code EC = File.error();
  File.clear_error();
  Stream.reset();
  return EC ? fail(EC) : true;
}

bool OutputFile::makeExecutable() {
  unsigned Mode = sys::fs::all_all & ~sys::fs::getUmask();
  if (std::error_code EC = sys::fs::setPermissions(
          TemporaryPath, static_cast<sys::fs::perms>(Mode)))
    return fail(EC);
  return true;
}

static std::error_code writeTo(raw_fd_ostream &OS, StringRef Bytes) {
  OS << Bytes;
  OS.flush();
  std::error_code EC = OS.error();
  OS.clear_error();
  return EC;
}

/// Writes the complete output to standard output or a device.
static std::error_code writeDirectly(StringRef Path, StringRef Bytes) {
  if (Path == "-")
    return writeTo(outs(), Bytes);
  std::error_code EC;
  raw_fd_ostream OS(Path, EC, sys::fs::CD_OpenExisting, sys::fs::FA_Write,
                    sys::fs::OF_None);
  return EC ? EC : writeTo(OS, Bytes);
}

bool OutputFile::commit() {
  if (TemporaryPath.empty()) {
    std::error_code EC =
        writeDirectly(Path, StringRef(Buffer.data(), Buffer.size()));
    return EC ? fail(EC) : true;
  }
  if (!close())
    return false;
  if (std::error_code EC = sys::fs::rename(TemporaryPath, Path))
    return fail(EC);
  sys::DontRemoveFileOnSignal(TemporaryPath);
  TemporaryPath.clear();
  return true;
}

bool mincaml::writeOutput(StringRef Path, OutputFailure Failed,
                          function_ref<void(raw_ostream &)> Write) {
  std::unique_ptr<OutputFile> Out = OutputFile::create(Path, std::move(Failed));
  if (!Out)
    return false;
  Write(Out->stream());
  return Out->commit();
}
