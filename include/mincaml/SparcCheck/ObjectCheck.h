//===- ObjectCheck.h - Lowering check of SPARC object code ------*- C++ -*-===//
//
// Checks the SPARC lowering rules (LoweringRules.def) on object files and
// executables that any compiler may have produced. For each function, the check
// reconstructs the control flow with its delay slots, solves one forward
// data-flow problem, and then checks each instruction word, given the state
// before it.
//
// A rule that depends on information that the file does not contain is
// *unproved*. So is a violation on a path that may be infeasible, for example
// after a call that may not return.
//
// Functions are processed one at a time. Memory use is linear in the size of
// the file, the number of its functions (there is a summary for each) and the
// size of the largest function.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_OBJECTCHECK_H
#define MINCAML_SPARCCHECK_OBJECTCHECK_H

#include "mincaml/SparcCheck/FunctionFacts.h"
#include "mincaml/SparcCheck/LoweringRules.h"

namespace mincaml::sparc {

/// A processor and its features, as LLVM names them: "leon3", "+vis".
struct Processor {
  std::string CPU;
  std::string Features;
};

/// An observer that is notified of what the check examines. A function and a
/// byte offset in the function identify an instruction word.
class ObjectCheckObserver {
public:
  virtual ~ObjectCheckObserver() = default;
  /// A rule was checked for a word. This may be called several times for a word
  /// that belongs to several blocks or is reached on several paths.
  virtual void checked(llvm::StringRef Function, uint64_t Offset, Rule R) = 0;
  /// On all paths, \p Depth `save`s without a `restore` precede a word.
  virtual void window(llvm::StringRef Function, uint64_t Offset,
                      unsigned Depth) = 0;
};

struct ObjectCheckOptions {
  /// The processor to check for; by default, the one that the file states.
  std::optional<Processor> TheProcessor;
  /// Whether unproved rules are also reported.
  bool ReportUnproved = false;
  /// Facts about functions of other files; may be null.
  const FactSet *Facts = nullptr;
  /// May be null.
  ObjectCheckObserver *Observer = nullptr;
};

/// The number of words for which a rule was checked, and the numbers of its
/// violations and unproved findings.
struct RuleCount {
  uint64_t Checked = 0;
  uint64_t Violations = 0;
  uint64_t Unproved = 0;
};

struct ObjectCheckResult {
  /// The counts, indexed by Rule.
  std::vector<RuleCount> Rules =
      std::vector<RuleCount>(allRules().size(), RuleCount());
  uint64_t Functions = 0;
  /// The number of instruction words in functions, and the number of those that
  /// are reachable.
  uint64_t Words = 0;
  uint64_t ReachedWords = 0;

  bool hasViolation() const {
    return llvm::any_of(Rules,
                        [](const RuleCount &C) { return C.Violations != 0; });
  }
  void add(const ObjectCheckResult &Other);
};

/// State that the checks of several files share: LLVM's tools for each
/// architecture, and a cache of legal encodings. Sharing does not change any
/// finding.
class ObjectCheckTools {
public:
  ObjectCheckTools();
  ~ObjectCheckTools();

  /// The implementation (Object/RuleChecks.h in lib/SparcCheck).
  class ByArchitecture;
  ByArchitecture &byArchitecture() { return *All; }

private:
  std::unique_ptr<ByArchitecture> All;
};

/// Checks an ELF file. Findings are reported in the order of functions and
/// addresses. Returns an error if the file is inconsistent or is not for SPARC.
///
/// LLVM's SPARC target, its MC layer and disassembler must be initialized.
llvm::Expected<ObjectCheckResult>
checkObject(llvm::MemoryBufferRef Buffer, const ObjectCheckOptions &Options,
            llvm::function_ref<void(const Finding &)> Report,
            ObjectCheckTools &Tools);

/// Checks an ELF file or all members of an archive. Findings name the member.
/// Facts that are derived from members of an archive are used for the other
/// members. If a member cannot be checked, checks the other members and returns
/// an error. Adds the results to \p Sum.
llvm::Error checkFile(llvm::MemoryBufferRef Buffer,
                      const ObjectCheckOptions &Options,
                      llvm::function_ref<void(const Finding &)> Report,
                      ObjectCheckResult &Sum, ObjectCheckTools &Tools);

/// Returns the facts about functions that other files can call, derived from
/// the code of ELF files and members of archives that are linked together.
/// Calls \p Failed for each file that cannot be read, and reads the others.
FactSet collectFacts(
    llvm::ArrayRef<llvm::MemoryBufferRef> Files,
    const ObjectCheckOptions &Options,
    llvm::function_ref<void(llvm::MemoryBufferRef, llvm::Error)> Failed,
    ObjectCheckTools &Tools);

/// Assembles \p Buffer and returns the object file, or an error with the
/// assembler's messages.
llvm::Expected<std::string> assembleSparc(llvm::MemoryBufferRef Buffer,
                                          llvm::StringRef Triple,
                                          llvm::StringRef CPU,
                                          llvm::StringRef Features);

/// Prints a line for each rule: how often it was checked, violated and
/// unproved.
void printSummary(const ObjectCheckResult &Result, llvm::raw_ostream &OS);

//===- Lowering check of files --------------------------------------------===//
//
// For sparc-lint: reads object files, archives, executables and assembly files,
// and checks each of them.

/// The sources of facts about functions of other files (FunctionFacts.h), and
/// the file to which derived facts are written.
struct FactRequest {
  /// Facts files.
  std::vector<std::string> Files;
  /// Files from whose code facts are derived, but which are not checked.
  std::vector<std::string> DeriveFrom;
  /// Names of functions that do not return.
  std::vector<std::string> NoReturn;
  /// Whether the checked files are linked together. If so, the facts derived
  /// from the code of each file hold for its callers in the other files.
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
  /// The paths of the files to check; "-" is the standard input. A file whose
  /// name ends in .s is assembled first.
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

/// Checks all files, or none if the claims in facts files or on the command
/// line are unusable. Returns the sum of the counts of all files.
///
/// LLVM's SPARC target, its MC layer, assembler and disassembler must be
/// initialized.
ObjectCheckResult checkFiles(const FileCheckRequest &Request,
                             FileCheckClient &Client);

/// Returns text such as "27 unproved findings (SPL022: 20, SPL025: 7)", or an
/// empty string if no finding is unproved.
std::string describeUnproved(const ObjectCheckResult &Result);

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_OBJECTCHECK_H
