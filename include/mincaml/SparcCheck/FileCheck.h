//===- FileCheck.h - The lowering rules on files ----------------*- C++ -*-===//
//
// Reads object files, archives, executables and assembly, and checks each, for
// sparc-lint.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_FILECHECK_H
#define MINCAML_SPARCCHECK_FILECHECK_H

#include "mincaml/SparcCheck/ObjectCheck.h"

namespace mincaml::sparc {

/// What is known of functions elsewhere (FunctionFacts.h).
struct FactRequest {
  /// Facts files.
  std::vector<std::string> Files;
  /// Files whose code shows facts, but is not checked.
  std::vector<std::string> From;
  /// Names of functions that do not return.
  std::vector<std::string> NoReturn;
  /// The checked files are linked together: the code of each shows facts for
  /// the others.
  bool OneProgram = false;
  /// Where the facts that the checked files show are written; empty: nowhere.
  std::string Write;

  bool empty() const {
    return Files.empty() && From.empty() && NoReturn.empty() && !OneProgram &&
           Write.empty();
  }
};

struct FileCheckRequest {
  /// "-" is the standard input. Names that end in .s are assembly.
  std::vector<std::string> Files;
  ObjectCheckOptions Options;
  /// For assembly: a target triple for SPARC and a processor.
  std::string Triple;
  Processor AssemblyProcessor;
  FactRequest Facts;
};

/// What happens with the results.
class FileCheckClient {
public:
  virtual ~FileCheckClient();
  virtual void found(const Finding &F) = 0;
  /// Called if a file or a member of an archive cannot be checked, or if facts
  /// cannot be used. \p Path is empty if the reason names the location.
  virtual void failed(llvm::StringRef Path, const std::string &Reason) = 0;
};

/// Checks all files, unless facts cannot be read. Returns the sum of the
/// counts.
///
/// LLVM's SPARC target, its MC layer, assembler and disassembler must be
/// initialized.
ObjectCheckResult checkFiles(const FileCheckRequest &Request,
                             FileCheckClient &Client);

/// "27 findings are unproved: SPL022 20, SPL025 7"; empty if none is.
std::string describeUnproved(const ObjectCheckResult &Result);

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_FILECHECK_H
