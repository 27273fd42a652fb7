//===- Solver.h - The solver of ValueAnalysis ----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_ANALYSIS_RANGES_SOLVER_SOLVER_H
#define MINCAML_LIB_ANALYSIS_RANGES_SOLVER_SOLVER_H

#include "Effects.h"

namespace mincaml {

class ValueSolver {
public:
  /// Analyzes \p Bodies. If they are not the whole module (\p IsWhole), nothing
  /// is known of code outside them.
  ValueSolver(llvm::ArrayRef<llvm::Function *> Bodies, bool IsWhole,
              llvm::FunctionAnalysisManager &AM);
  void solve();

  const EquationGraph &graph() const { return Graph; }
  const AbstractHeap &heap() const { return Heap; }
  std::optional<dataflow::Interval> lengthOf(ObjectNumber Object) const;

private:
  void start(const llvm::Function &F);
  void startVariables(const llvm::Module &M);
  void process(EquationGraph::Node N);
  AbstractValue evaluatePiNode(EquationGraph::Node N) const;
  bool raiseUndefinedLoads();
  void narrow();

  EquationGraph Graph;
  AbstractHeap Heap;
  ValueTransfer Transfer;
  ValuePropagator Effects;
};

} // namespace mincaml

#endif // MINCAML_LIB_ANALYSIS_RANGES_SOLVER_SOLVER_H
