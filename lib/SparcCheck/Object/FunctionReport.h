//===- FunctionReport.h - Findings and counts of a function -----*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FUNCTIONREPORT_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FUNCTIONREPORT_H

#include "Object/CodeGraph.h"
#include "Object/ProcedureSummaries.h"
#include "Object/TransferFunctions.h"
#include "mincaml/SparcCheck/ObjectCheck.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Twine.h"
#include <functional>
#include <type_traits>

namespace mincaml::sparc {

/// The reasons why a rule is unproved: missing facts about functions of other
/// files, and properties that the check does not model.
struct Reasons {
  std::vector<MissingFact> Needs;
  std::vector<std::string> NotModelled;

  /// Adds the reasons of \p Other that this object does not have.
  void add(const Reasons &Other);
  /// The reasons as a text such as "callee g: unknown whether it returns;
  /// callee h: ...".
  std::string text() const;
};

/// A condition such as "unless the call before does not return", and the
/// reasons why it is not decided, such as which call that is.
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

  /// Records that the rule applies to an instruction and holds.
  void holds(Rule R, unsigned Index) {
    ++Result.Rules[size_t(R)].Checked;
    checked(R, Index);
  }
  /// Passes the depth of register windows before an instruction to the
  /// observer.
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
  /// Calls MakeReason, which returns a string, only if the finding is reported.
  template <typename Function>
    requires std::is_invocable_r_v<std::string, Function>
  void unproved(Rule R, unsigned Index, Function MakeReason) {
    if (ReportUnproved)
      report(R, Verdict::Unproved, Index, MakeReason());
    else
      report(R, Verdict::Unproved, Index, "");
  }
  /// Calls \p Why only if the finding is reported.
  void unproved(Rule R, unsigned Index, llvm::function_ref<Reasons()> Why) {
    if (Finding *F = report(R, Verdict::Unproved, Index, ""))
      explain(*F, Why());
  }
  /// Reports that the rule is unproved because of \p Register or, if there is
  /// none, of the window depth, which is known only if some edges of the graph
  /// do not exist.
  void doubtful(Rule R, unsigned Index, const llvm::Twine &What,
                std::optional<unsigned> Register) {
    if (report(R, Verdict::Unproved, Index, What))
      Doubts.push_back({Findings.size() - 1, Register});
  }
  /// Adds the reasons to the details of the doubtful findings since the last
  /// call.
  void explainDoubts(
      llvm::function_ref<DoubtReasons(std::optional<unsigned> Register)> Why);

  /// The findings in the order in which they were reported.
  llvm::MutableArrayRef<Finding> findings() { return Findings; }
  /// Returns the findings, sorted by address, rule and detail.
  std::vector<Finding> takeFindings();

private:
  /// Adds a finding. Returns null if it is a duplicate or is only counted. The
  /// pointer is valid until the next finding is added.
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
  /// The instructions with rules and verdicts that have been reported, since an
  /// instruction may be in two blocks.
  llvm::DenseSet<uint64_t> Reported;
};

//===- Reasons why a rule is unproved -------------------------------------===//
//
// Determines why the effect of a call is not known: a fact about a function of
// another file is missing, or the check does not model how the target or the
// exit of the callee is computed.
//
// A function of this file whose exits are unknown may end with tail calls. Then
// facts about their callees are missing.
//
// Finds the calls and jumps on which a doubtful finding depends.
//
// Such a finding depends on edges of the graph that may not exist: those after
// a call that may not return, and those out of jump tables (CodeBlock::Doubt).
// The edges are searched backward from the finding, as long as its property is
// doubtful in the state before them.
//
//===----------------------------------------------------------------------===//

/// Returns the reasons why \p Kind is not known about the target of the call or
/// branch at \p Index.
Reasons whyUnknown(const FunctionCode &Code,
                   const ProcedureSummaries &Summaries, unsigned Index,
                   MissingFact::Kind Kind);

class DoubtfulCalls {
public:
  DoubtfulCalls(const FunctionCode &Code, const ProcedureSummaries &Summaries,
                const StateProblem &Problem, const StateGraph &Nodes,
                const StateSolution &Solution)
      : Code(Code), Summaries(Summaries), Problem(Problem), Nodes(Nodes),
        Solution(Solution) {}

  /// Returns the reasons why the value of \p Register or, if there is none, the
  /// window depth is doubtful in node \p N.
  DoubtReasons find(dataflow::Node N, std::optional<unsigned> Register) const;

private:
  const FunctionCode &Code;
  const ProcedureSummaries &Summaries;
  const StateProblem &Problem;
  const StateGraph &Nodes;
  const StateSolution &Solution;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FUNCTIONREPORT_H
