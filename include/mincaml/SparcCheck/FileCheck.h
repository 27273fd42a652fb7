//===- FileCheck.h - The lowering rules on files ----------------*- C++ -*-===//
//
// What `--check-sparc` of the compiler and sparc-lint have in common: reads
// object files, archives, executables and assembly, and checks each.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_FILECHECK_H
#define MINCAML_SPARCCHECK_FILECHECK_H

#include "mincaml/SparcCheck/ObjectCheck.h"

namespace mincaml::sparc {

struct FileCheckRequest {
  /// "-" is the standard input. Names that end in .s are assembly.
  std::vector<std::string> Files;
  /// Findings name their file, and not only the member of an archive.
  bool NameFiles = true;
  ObjectCheckOptions Options;
  /// For assembly: a target triple for SPARC and a processor.
  std::string Triple;
  Processor AssemblyProcessor;
};

enum class FileProblem : uint8_t {
  CannotRead,
  IsDirectory,
  /// Not code for SPARC, inconsistent, or not assembled.
  Malformed
};

/// What happens with the results.
class FileCheckClient {
public:
  virtual ~FileCheckClient();
  virtual void found(const Finding &F) = 0;
  /// The file, or a member of the archive, was not checked.
  virtual void failed(FileProblem Problem, llvm::StringRef Path,
                      const std::string &Reason) = 0;
  /// A file that could be read was checked.
  virtual void finished(const ObjectCheckResult &) {}
};

/// Checks all files. Returns the sum of the counts.
///
/// LLVM's SPARC target, its MC layer, assembler and disassembler must be
/// initialized.
ObjectCheckResult checkFiles(const FileCheckRequest &Request,
                             FileCheckClient &Client);

/// "27 findings are unproved: SPL022 20, SPL025 7"; empty if none is.
std::string describeUnproved(const ObjectCheckResult &Result);

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_FILECHECK_H
