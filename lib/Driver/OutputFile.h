//===- OutputFile.h - Output files that appear atomically -------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_OUTPUTFILE_H
#define MINCAML_LIB_DRIVER_OUTPUTFILE_H

#include "mincaml/Support/Diagnostics.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <system_error>

namespace mincaml {

/// An output under construction. It is written under a temporary name in the
/// directory of its destination and renamed by `commit`. Without `commit`, also
/// if the process is interrupted, no file remains. Standard output and devices
/// are written by `commit` directly.
class OutputFile {
public:
  ~OutputFile();
  OutputFile(const OutputFile &) = delete;
  OutputFile &operator=(const OutputFile &) = delete;

  /// Null after reporting an error.
  static std::unique_ptr<OutputFile> create(llvm::StringRef Path,
                                            DiagnosticEngine &Diagnostics);
  /// Creates a file in the directory for temporary files that only its owner
  /// may read. It is removed with the object. Null after reporting an error.
  static std::unique_ptr<OutputFile>
  createTemporary(llvm::StringRef Suffix, DiagnosticEngine &Diagnostics);

  /// The stream can seek, as writers of object files require.
  llvm::raw_pwrite_stream &stream();
  /// The path until `commit`, where other programs may write as well. Empty for
  /// standard output and devices.
  llvm::StringRef temporaryPath() const { return TemporaryPath; }

  /// The path after `commit`; "-" for standard output.
  llvm::StringRef path() const { return Path; }

  /// Ends writing through `stream`. False after reporting an error.
  bool close();
  /// False after reporting an error.
  bool makeExecutable();
  /// False after reporting an error.
  bool commit();

private:
  OutputFile(llvm::StringRef Path, DiagnosticEngine &Diagnostics)
      : Path(Path), Diagnostics(Diagnostics) {}
  /// Creates and opens a file of a new name in a directory.
  std::error_code openIn(llvm::StringRef Directory, llvm::StringRef Suffix,
                         unsigned Mode);
  bool fail(std::error_code EC);

  std::string Path;
  DiagnosticEngine &Diagnostics;
  std::string TemporaryPath;
  /// The contents for a destination that cannot seek.
  llvm::SmallVector<char, 0> Buffer;
  std::unique_ptr<llvm::raw_pwrite_stream> Stream;
};

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_OUTPUTFILE_H
