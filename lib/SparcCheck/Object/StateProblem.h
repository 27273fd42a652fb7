//===- StateProblem.h - The forward analysis of object code -----*- C++ -*-===//
//
// The data-flow problem whose lattice is AbstractState.h and whose transfer
// functions are TransferFunctions.h. An edge that may not exist makes the state
// doubtful.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_STATEPROBLEM_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_STATEPROBLEM_H

#include "Object/CodeGraph.h"
#include "Object/TransferFunctions.h"
#include "mincaml/DataFlow/Solver.h"

namespace mincaml::sparc {

using StateGraph = dataflow::FlowGraph<CodeBlock>;
using StateSolution = dataflow::Solution<AbstractState>;

class StateProblem {
public:
  using LatticeType = AbstractStateLattice;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Forward;

  StateProblem(const FunctionCode &Code, const TransferFunctions &Semantics,
               const StateGraph &Nodes)
      : Code(Code), Semantics(Semantics), Nodes(Nodes) {}

  AbstractStateLattice lattice() const { return {}; }
  AbstractState boundary() const { return Semantics.entryState(); }
  void transfer(dataflow::Node N, AbstractState &State) const;
  bool flow(dataflow::Node From, dataflow::Node To, AbstractState &State) const;
  /// Whether the edge may not exist.
  bool isDoubtfulEdge(dataflow::Node From, dataflow::Node To) const;

private:
  const FunctionCode &Code;
  const TransferFunctions &Semantics;
  const StateGraph &Nodes;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_STATEPROBLEM_H
