//===- ObjectCheck.h - The lowering rules on object code --------*- C++ -*-===//
//
// Checks the SPARC lowering rules (LoweringRules.def) on object files and
// executables of any compiler. For each function: reconstructs the control flow
// with its delay slots, solves one forward data-flow problem, then checks each
// word in the state before it.
//
// A rule that depends on what the file does not contain is *unproved*; so is a
// violation on a path that may not exist, for example after a call that may not
// return.
//
// Functions are processed one at a time; besides the file and a summary of each
// function, memory is linear in the size of the largest function.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_OBJECTCHECK_H
#define MINCAML_SPARCCHECK_OBJECTCHECK_H

#include "mincaml/SparcCheck/FunctionFacts.h"
#include "mincaml/SparcCheck/LoweringRules.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mincaml::sparc {

/// A processor and features as LLVM names them: "leon3", "+vis".
struct Processor {
  std::string CPU;
  std::string Features;
};

/// Is told what the check looks at. A word is named by its function and its
/// offset in that, in bytes.
class ObjectCheckObserver {
public:
  virtual ~ObjectCheckObserver() = default;
  /// A rule was checked for a word, perhaps not for the first time: it may be
  /// in several blocks, or on several paths.
  virtual void checked(llvm::StringRef Function, uint64_t Offset, Rule R) = 0;
  /// Before a word there are so many `save`s without a `restore`, on all paths.
  virtual void window(llvm::StringRef Function, uint64_t Offset,
                      unsigned Depth) = 0;
};

struct ObjectCheckOptions {
  /// By default what the file states.
  std::optional<Processor> TheProcessor;
  /// Also report what is not proved.
  bool ReportUnproved = false;
  /// About functions of other files; may be null.
  const FactSet *Facts = nullptr;
  /// May be null.
  ObjectCheckObserver *Observer = nullptr;
};

/// How many words a rule was checked for, and with what verdicts.
struct RuleCount {
  uint64_t Checked = 0;
  uint64_t Violations = 0;
  uint64_t Unproved = 0;
};

struct ObjectCheckResult {
  /// By rule.
  std::vector<RuleCount> Rules =
      std::vector<RuleCount>(allRules().size(), RuleCount());
  uint64_t Functions = 0;
  /// Words of functions, and how many of them control flow reaches.
  uint64_t Words = 0;
  uint64_t ReachedWords = 0;

  bool hasViolation() const;
  void add(const ObjectCheckResult &Other);
};

/// What the checks of several files can share: LLVM's tools for each
/// architecture, and which encodings are legal. Findings do not depend on it.
class ObjectCheckTools {
public:
  ObjectCheckTools();
  ~ObjectCheckTools();

  /// Of the implementation (Toolsets.h).
  class ByArchitecture;
  ByArchitecture &byArchitecture() { return *All; }

private:
  std::unique_ptr<ByArchitecture> All;
};

/// Checks an ELF file. Findings are in the order of functions and addresses.
/// Returns an error if the file is inconsistent or is not for SPARC.
///
/// LLVM's SPARC target, its MC layer and disassembler must be initialized.
llvm::Expected<ObjectCheckResult>
checkObject(llvm::MemoryBufferRef Buffer, const ObjectCheckOptions &Options,
            llvm::function_ref<void(const Finding &)> Report,
            ObjectCheckTools &Tools);

/// Checks an ELF file or all members of an archive, with the names of members
/// in findings. The members of an archive show facts about each other. A member
/// that cannot be checked is an error; the others are checked. Adds the results
/// to \p Sum.
llvm::Error checkFile(llvm::MemoryBufferRef Buffer,
                      const ObjectCheckOptions &Options,
                      llvm::function_ref<void(const Finding &)> Report,
                      ObjectCheckResult &Sum, ObjectCheckTools &Tools);

/// What ELF files and members of archives that are linked together show about
/// the functions that other files can call. Calls \p Failed for a file that
/// cannot be read; the others are read.
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

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_OBJECTCHECK_H
