//===- OutputFile.h - Output files that appear atomically -------*- C++ -*-===//

#ifndef MINCAML_SUPPORT_OUTPUTFILE_H
#define MINCAML_SUPPORT_OUTPUTFILE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <functional>
#include <memory>
#include <string>
#include <system_error>

namespace mincaml {

/// A callback that is called with the reason why an output cannot be written.
using OutputFailure =
    std::function<void(llvm::StringRef Path, llvm::StringRef Reason)>;

/// An output under construction. It is written under a temporary name in the
/// directory of its destination and renamed by `commit`. If `commit` is not
/// called, or if the process is interrupted, no file remains. `commit` writes
/// to standard output and to devices directly.
class OutputFile {
public:
  ~OutputFile();
  OutputFile(const OutputFile &) = delete;
  OutputFile &operator=(const OutputFile &) = delete;

  /// Returns null after reporting an error.
  static std::unique_ptr<OutputFile> create(llvm::StringRef Path,
                                            OutputFailure Failed);
  /// The path of the file that an output to Path replaces or creates. Symbolic
  /// links are followed. The results for two paths are equal if and only if the
  /// paths lead to the same file.
  static std::string destination(llvm::StringRef Path);
  /// Creates a file in the directory for temporary files that only its owner
  /// may read. It is removed when the object is destroyed. Returns null after
  /// reporting an error.
  static std::unique_ptr<OutputFile> createTemporary(llvm::StringRef Suffix,
                                                     OutputFailure Failed);

  /// The stream can seek, as writers of object files require.
  llvm::raw_pwrite_stream &stream();
  /// The path of the file before `commit`. Other programs may write to this
  /// file, too. Empty for standard output and devices.
  llvm::StringRef temporaryPath() const { return TemporaryPath; }

  /// The path after `commit`; "-" for standard output.
  llvm::StringRef path() const { return Path; }

  // These return false after reporting an error.

  /// Ends writing through `stream`.
  bool close();
  bool makeExecutable();
  /// Renames the file to its final name, or writes the output to standard
  /// output or the device.
  bool commit();

private:
  OutputFile(llvm::StringRef Path, OutputFailure Failed)
      : Path(Path), Failed(std::move(Failed)) {}
  /// Creates and opens a file with a new name in a directory.
  std::error_code openIn(llvm::StringRef Directory, llvm::StringRef Suffix,
                         unsigned Mode);
  bool fail(std::error_code EC);

  std::string Path;
  OutputFailure Failed;
  std::string TemporaryPath;
  /// The output for standard output and devices, which cannot seek; `commit`
  /// writes it.
  llvm::SmallVector<char, 0> Buffer;
  std::unique_ptr<llvm::raw_pwrite_stream> Stream;
};

/// Writes an output as a whole. Returns false after reporting an error.
bool writeOutput(llvm::StringRef Path, OutputFailure Failed,
                 llvm::function_ref<void(llvm::raw_ostream &)> Write);

} // namespace mincaml

#endif // MINCAML_SUPPORT_OUTPUTFILE_H
