//===- UnprovedReasons.h - Reasons why a rule is unproved -------*- C++ -*-===//
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

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_UNPROVEDREASONS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_UNPROVEDREASONS_H

#include "Object/FunctionReport.h"
#include "Object/ProcedureSummaries.h"
#include "Object/StateProblem.h"

namespace mincaml::sparc {

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

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_UNPROVEDREASONS_H
