//===- DoubtfulCalls.h - Which edges a doubtful state comes from -*- C++ -*-==//
//
// A finding may depend on edges of the graph that may not exist: behind a call
// that may not return, and out of jump tables (CodeBlock::Doubt). To say which
// calls these are, the edges are sought against the direction of control, as
// far as what is doubtful in the finding is doubtful before them.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_DOUBTFULCALLS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_DOUBTFULCALLS_H

#include "Object/FunctionReport.h"
#include "Object/StateProblem.h"

namespace mincaml::sparc {

class ProcedureSummaries;

class DoubtfulCalls {
public:
  DoubtfulCalls(const FunctionCode &Code, const ProcedureSummaries &Summaries,
                const StateProblem &Problem, const StateGraph &Nodes,
                const StateSolution &Solution)
      : Code(Code), Summaries(Summaries), Problem(Problem), Nodes(Nodes),
        Solution(Solution) {}

  /// What the value of \p Register, or, if there is none, the window depth, in
  /// node \p N depends on.
  DoubtReasons find(dataflow::Node N, std::optional<unsigned> Register) const;

private:
  const FunctionCode &Code;
  const ProcedureSummaries &Summaries;
  const StateProblem &Problem;
  const StateGraph &Nodes;
  const StateSolution &Solution;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_DOUBTFULCALLS_H
