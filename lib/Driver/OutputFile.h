//===- OutputFile.h - Files that appear whole or not at all -----*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_OUTPUTFILE_H
#define MINCAML_LIB_DRIVER_OUTPUTFILE_H

#include "mincaml/Support/Diagnostics.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <optional>

namespace mincaml {

/// An output under construction. It is written beside its destination under a
/// temporary name and renamed by `commit`; without that, also when the process
/// is interrupted, nothing is left. Standard output and devices are written
/// directly.
class OutputFile {
public:
  ~OutputFile();
  OutputFile(const OutputFile &) = delete;
  OutputFile &operator=(const OutputFile &) = delete;

  /// Null after reporting an error.
  static std::unique_ptr<OutputFile> create(llvm::StringRef Path,
                                            DiagnosticEngine &Diagnostics);

  /// Can seek, as writers of object files want.
  llvm::raw_pwrite_stream &stream();
  /// Where the bytes are until `commit`; another program may write there.
  llvm::StringRef temporaryPath() const { return Temporary->TmpName; }
  bool hasTemporary() const { return Temporary.has_value(); }
  void setExecutable() { Executable = true; }

  /// False after reporting an error.
  bool commit();

private:
  OutputFile(llvm::StringRef Path, DiagnosticEngine &Diagnostics)
      : Path(Path), Diagnostics(Diagnostics) {}
  bool fail(std::error_code EC);

  std::string Path;
  DiagnosticEngine &Diagnostics;
  std::optional<llvm::sys::fs::TempFile> Temporary;
  /// What is written before it goes to a stream that cannot seek.
  llvm::SmallVector<char, 0> Buffer;
  std::unique_ptr<llvm::raw_pwrite_stream> Stream;
  bool Executable = false;
};

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_OUTPUTFILE_H
