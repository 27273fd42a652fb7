//===- FileCheck.h - Lowering check of files --------------------*- C++ -*-===//
//
// Reads object files, archives, executables and assembly, and checks each, for
// sparc-lint.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_FILECHECK_H
#define MINCAML_SPARCCHECK_FILECHECK_H

#include "mincaml/SparcCheck/ObjectCheck.h"

namespace mincaml::sparc {

/// Where facts about functions of other files come from (FunctionFacts.h).
struct FactRequest {
  /// Facts files.
  std::vector<std::string> Files;
  /// Files from whose code facts are derived, but which are not checked.
  std::vector<std::string> DeriveFrom;
  /// Names of functions that do not return.
  std::vector<std::string> NoReturn;
  /// Whether the checked files are linked together, so that the facts derived
  /// from the code of each file hold for its callers in the others.
  bool OneProgram = false;
  /// The file to which the facts derived from the checked files are written;
  /// empty to write none.
  std::string OutputFile;

  bool empty() const {
    return Files.empty() && DeriveFrom.empty() && NoReturn.empty() &&
           !OneProgram && OutputFile.empty();
  }
};

struct FileCheckRequest {
  /// "-" is the standard input. Files whose names end in .s are assembly.
  std::vector<std::string> Files;
  ObjectCheckOptions Options;
  /// The SPARC target triple and the processor to assemble for.
  std::string Triple;
  Processor AssemblyProcessor;
  FactRequest Facts;
};

/// Receives the results of a check.
class FileCheckClient {
public:
  virtual ~FileCheckClient();
  virtual void found(const Finding &F) = 0;
  /// Called if a file or a member of an archive cannot be checked, or if facts
  /// cannot be used. \p Path is empty if the reason names the location.
  virtual void failed(llvm::StringRef Path, const std::string &Reason) = 0;
};

/// Checks all files, unless facts cannot be read. Returns the sum of the counts
/// of all files.
///
/// LLVM's SPARC target, its MC layer, assembler and disassembler must be
/// initialized.
ObjectCheckResult checkFiles(const FileCheckRequest &Request,
                             FileCheckClient &Client);

/// Returns text such as "27 findings are unproved: SPL022 20, SPL025 7", or an
/// empty string if no finding is unproved.
std::string describeUnproved(const ObjectCheckResult &Result);

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_FILECHECK_H
