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

/// Why a rule is not decided: facts that are missing about functions of other
/// files, and what the check does not model.
struct Reasons {
  std::vector<MissingFact> Needs;
  std::vector<std::string> NotModelled;

  /// Adds those of \p Other that are not there.
  void add(const Reasons &Other);
  /// "callee g: unknown whether it returns; callee h: ...".
  std::string text() const;
};

/// "unless the call before does not return", and which call that is.
struct DoubtReasons {
  std::string Unless;
  Reasons Why;
};

/// The findings and counts of all rules for one function.
class FunctionReport {
public:
  /// \p Location returns "foo.ml:3:7" for an address, or an empty string.
  /// \p Observer may be null.
  FunctionReport(const FunctionCode &Code, Disassembly &LLVM,
                 bool ReportUnproved, ObjectCheckResult &Result,
                 llvm::function_ref<std::string(uint64_t)> Location,
                 ObjectCheckObserver *Observer = nullptr)
      : Code(Code), LLVM(LLVM), ReportUnproved(ReportUnproved), Result(Result),
        Location(Location), Observer(Observer) {}

  /// The rule applies to a word and holds.
  void holds(Rule R, unsigned Index) {
    ++Result.Rules[size_t(R)].Checked;
    checked(R, Index);
  }
  /// Notes the depth of register windows before a word.
  void setWindow(unsigned Index, unsigned Depth) {
    if (Observer)
      Observer->window(Code.Function->Name, uint64_t(Index) * 4, Depth);
  }
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
  /// \p Why is called if the finding is reported.
  void unproved(Rule R, unsigned Index, llvm::function_ref<Reasons()> Why) {
    if (Finding *F = report(R, Verdict::Unproved, Index, ""))
      explain(*F, Why());
  }
  /// Because of register \p Register, or, if there is none, of the window
  /// depth, which is known only if edges of the graph do not exist.
  void doubtful(Rule R, unsigned Index, const llvm::Twine &What,
                std::optional<unsigned> Register) {
    if (report(R, Verdict::Unproved, Index, What))
      Doubts.push_back({Findings.size() - 1, Register});
  }
  /// Adds the reasons to the details of the doubtful findings since the last
  /// call.
  void explainDoubts(
      llvm::function_ref<DoubtReasons(std::optional<unsigned> Register)> Why);

  /// In the order in which they were reported.
  llvm::MutableArrayRef<Finding> findings() { return Findings; }
  /// Sorted by address, rule and detail.
  std::vector<Finding> takeFindings();

private:
  /// The new finding; null if it is only counted. Valid until the next one.
  Finding *report(Rule R, Verdict V, unsigned Index, const llvm::Twine &Detail);
  static void explain(Finding &F, Reasons Why);
  void checked(Rule R, unsigned Index) {
    if (Observer)
      Observer->checked(Code.Function->Name, uint64_t(Index) * 4, R);
  }
  std::string line(unsigned Index) const;
  std::string symbolName(unsigned Symbol) const;

  const FunctionCode &Code;
  Disassembly &LLVM;
  bool ReportUnproved;
  ObjectCheckResult &Result;
  llvm::function_ref<std::string(uint64_t)> Location;
  ObjectCheckObserver *Observer;
  std::vector<Finding> Findings;
  struct Doubt {
    size_t Finding;
    std::optional<unsigned> Register;
  };
  std::vector<Doubt> Doubts;
  /// Words with rules and verdicts, since a word may be in two blocks.
  llvm::DenseSet<uint64_t> Reported;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FUNCTIONREPORT_H
