//===- Heap.h - Contents and escape of objects ------------------*- C++ -*-===//
//
// Raises the cells of memory, and everything that an object may contain when
// code that is not analyzed may access it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ANALYSIS_RANGES_SOLVER_HEAP_H
#define MINCAML_LIB_ANALYSIS_RANGES_SOLVER_HEAP_H

#include "Graph.h"

namespace mincaml {

class AbstractHeap {
public:
  /// \p IsWhole tells whether the graph contains all functions of the module.
  AbstractHeap(EquationGraph &Graph, bool IsWhole)
      : Graph(Graph), IsWhole(IsWhole) {}

  bool isWhole() const { return IsWhole; }
  /// Whether code that is not analyzed can read and change the object.
  bool isOpen(ObjectNumber Object) const;

  /// Whether code that is not analyzed may call the function.
  bool mayBeCalledFromOutside(const llvm::Function &F) const;

  void raise(EquationGraph::Node N, const AbstractValue &From);
  /// Joins two values; objects that do not fit into the set escape.
  AbstractValue join(AbstractValue A, const AbstractValue &B);

  void escape(const AbstractValue &V);
  void escapeObject(ObjectNumber Object);
  void escapeOperand(const llvm::Use &U);
  void escapeGlobals(const llvm::Constant &C);

  /// The cell of an access. Null if the object is open, or becomes open by this
  /// call. The next call invalidates the result.
  const MemoryCell *cellFor(ObjectNumber Object, const ObjectAccess &Access);

private:
  AbstractValue initialContents(const MemoryObject &Object,
                                const MemoryCell &Cell);

  EquationGraph &Graph;
  const bool IsWhole;
};

} // namespace mincaml

#endif // MINCAML_LIB_ANALYSIS_RANGES_SOLVER_HEAP_H
