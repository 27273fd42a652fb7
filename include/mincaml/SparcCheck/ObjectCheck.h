//===- ObjectCheck.h - The lowering rules, checked on bytes -----*- C++ -*-===//
//
// Checks the SPARC lowering rules (LoweringRules.def) on an object file or an
// executable, whatever made it. For each function: rebuild the control flow
// with delay slots (CodeGraph.h), solve one forward data-flow problem
// (AbstractState.h) with the framework's solver, then look at each step with
// what holds before it.
//
// What the bytes do not say is not guessed at: a rule that holds or not
// depending on it is *unproved*. So is what only a path shows that may not
// exist (a call that may not return).
//
// One function is held at a time; memory is linear in the largest, besides the
// file and a summary of each function.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_OBJECTCHECK_H
#define MINCAML_SPARCCHECK_OBJECTCHECK_H

#include "mincaml/SparcCheck/Disassembly.h"
#include "mincaml/SparcCheck/LoweringRules.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <vector>

namespace mincaml::sparc {

struct ObjectCheckOptions {
  /// Nothing: what the file says it is for.
  std::optional<ArchitectureLevel> Level;
  /// Report what could not be proved, too.
  bool ReportUnproved = false;
};

/// How often a rule had something to say.
struct RuleCount {
  uint64_t Places = 0;
  uint64_t Violations = 0;
  uint64_t Unproved = 0;
};

struct ObjectCheckResult {
  /// By rule.
  std::vector<RuleCount> Rules =
      std::vector<RuleCount>(allRules().size(), RuleCount());
  uint64_t Functions = 0;
  /// Words of functions, and those of them that control flow reaches.
  uint64_t Words = 0;
  uint64_t ReachedWords = 0;

  bool hasViolation() const;
  void add(const ObjectCheckResult &Other);
};

/// Checks an ELF file. Findings come in the order of functions and addresses.
/// An error: the file cannot be read as what it says it is.
///
/// Needs LLVM's SPARC target, its MC layer and disassembler to be initialized.
llvm::Expected<ObjectCheckResult>
checkObject(llvm::MemoryBufferRef Buffer, const ObjectCheckOptions &Options,
            llvm::function_ref<void(const Finding &)> Report);

/// The same for all members of an archive as well, with the names of members in
/// findings. Members that cannot be checked are errors; the others are checked
/// all the same. The results are added to \p Sum.
llvm::Error checkFile(llvm::MemoryBufferRef Buffer,
                      const ObjectCheckOptions &Options,
                      llvm::function_ref<void(const Finding &)> Report,
                      ObjectCheckResult &Sum);

/// Assembles \p Buffer for the triple; the object file's bytes. An error has
/// the assembler's messages.
llvm::Expected<std::string> assembleSparc(llvm::MemoryBufferRef Buffer,
                                          llvm::StringRef Triple,
                                          llvm::StringRef CPU,
                                          llvm::StringRef Features);

/// A line for each rule: how often it was looked at, violated and unproved.
void printSummary(const ObjectCheckResult &Result, llvm::raw_ostream &OS);

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_OBJECTCHECK_H
