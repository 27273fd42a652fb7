//===- FunctionReport.h - Findings and counts of one function ---*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FUNCTIONREPORT_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FUNCTIONREPORT_H

#include "Object/CodeGraph.h"
#include "mincaml/SparcCheck/ObjectCheck.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Twine.h"
#include <functional>
#include <type_traits>

namespace mincaml::sparc {

/// The findings and counts of all rules for one function.
class FunctionReport {
public:
  /// \p Location returns "foo.ml:3:7" for an address, or an empty string.
  FunctionReport(const FunctionCode &Code, Disassembly &LLVM,
                 bool ReportUnproved, ObjectCheckResult &Result,
                 llvm::function_ref<std::string(uint64_t)> Location)
      : Code(Code), LLVM(LLVM), ReportUnproved(ReportUnproved), Result(Result),
        Location(Location) {}

  /// The rule applies to a word and holds.
  void holds(Rule R) { ++Result.Rules[size_t(R)].Checked; }
  void violated(Rule R, unsigned Index, const llvm::Twine &Detail) {
    report(R, Verdict::Violation, Index, Detail);
  }
  void unproved(Rule R, unsigned Index, const llvm::Twine &Reason) {
    report(R, Verdict::Unproved, Index, Reason);
  }
  /// Makes the reason, a string, only if it is reported.
  template <typename Function>
    requires std::is_invocable_r_v<std::string, Function>
  void unproved(Rule R, unsigned Index, Function MakeReason) {
    if (ReportUnproved)
      report(R, Verdict::Unproved, Index, MakeReason());
    else
      report(R, Verdict::Unproved, Index, "");
  }

  /// In the order in which they were reported.
  llvm::MutableArrayRef<Finding> findings() { return Findings; }
  /// Sorted by address, rule and detail.
  std::vector<Finding> takeFindings();

private:
  void report(Rule R, Verdict V, unsigned Index, const llvm::Twine &Detail);
  std::string line(unsigned Index) const;
  std::string symbolName(unsigned Symbol) const;

  const FunctionCode &Code;
  Disassembly &LLVM;
  bool ReportUnproved;
  ObjectCheckResult &Result;
  llvm::function_ref<std::string(uint64_t)> Location;
  std::vector<Finding> Findings;
  /// Words with rules and verdicts, since a word may be in two blocks.
  llvm::DenseSet<uint64_t> Reported;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FUNCTIONREPORT_H
