//===- OutputFile.h - Files that appear whole or not at all -----*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_OUTPUTFILE_H
#define MINCAML_LIB_DRIVER_OUTPUTFILE_H

#include "mincaml/Support/Diagnostics.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <system_error>

namespace mincaml {

/// An output under construction. It is written beside its destination under a
/// temporary name and renamed by `commit`; without that, also when the process
/// is interrupted, nothing is left. Standard output and devices are written
/// directly, in `commit`.
class OutputFile {
public:
  ~OutputFile();
  OutputFile(const OutputFile &) = delete;
  OutputFile &operator=(const OutputFile &) = delete;

  /// Null after reporting an error.
  static std::unique_ptr<OutputFile> create(llvm::StringRef Path,
                                            DiagnosticEngine &Diagnostics);
  /// A file in the directory for temporary files that nobody else may read and
  /// that is gone when the object is. Null after reporting an error.
  static std::unique_ptr<OutputFile>
  createTemporary(llvm::StringRef Suffix, DiagnosticEngine &Diagnostics);

  /// Can seek, as writers of object files want.
  llvm::raw_pwrite_stream &stream();
  /// Where the bytes are until `commit`; another program may write there.
  /// Empty for standard output and devices.
  llvm::StringRef temporaryPath() const { return TemporaryPath; }

  /// Where the file is after `commit`; "-" for standard output.
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
  /// Makes and opens a file of a new name in a directory.
  std::error_code openIn(llvm::StringRef Directory, llvm::StringRef Suffix,
                         unsigned Mode);
  bool fail(std::error_code EC);

  std::string Path;
  DiagnosticEngine &Diagnostics;
  std::string TemporaryPath;
  /// What is written before it goes to a stream that cannot seek.
  llvm::SmallVector<char, 0> Buffer;
  std::unique_ptr<llvm::raw_pwrite_stream> Stream;
};

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_OUTPUTFILE_H
