//===- Solver.h - The solver of ValueFacts ----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_ANALYSIS_RANGES_SOLVER_SOLVER_H
#define MINCAML_LIB_ANALYSIS_RANGES_SOLVER_SOLVER_H

#include "Effects.h"

namespace mincaml {

class FactSolver {
public:
  /// Analyzes \p Bodies. If they are not the whole module (\p IsWhole), nothing
  /// is known of code outside them.
  FactSolver(llvm::ArrayRef<llvm::Function *> Bodies, bool IsWhole,
             llvm::FunctionAnalysisManager &AM);
  void solve();

  const FactGraph &graph() const { return Graph; }
  const FactHeap &heap() const { return Heap; }
  std::optional<dataflow::Interval> lengthOf(ObjectNumber Object) const;

private:
  void start(const llvm::Function &F);
  void startVariables(const llvm::Module &M);
  void process(FactGraph::Node N);
  AbstractValue evaluatePiNode(FactGraph::Node N) const;
  bool raiseUndefinedLoads();
  void narrow();

  FactGraph Graph;
  FactHeap Heap;
  FactTransfer Transfer;
  FactEffects Effects;
};

} // namespace mincaml

#endif // MINCAML_LIB_ANALYSIS_RANGES_SOLVER_SOLVER_H
