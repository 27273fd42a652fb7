//===- Heap.h - Cells and what escapes --------------------------*- C++ -*-===//
//
// Raises cells of memory, and everything that can be in an object once it is
// known where code that is not analyzed may touch it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ANALYSIS_RANGES_SOLVER_HEAP_H
#define MINCAML_LIB_ANALYSIS_RANGES_SOLVER_HEAP_H

#include "Graph.h"

namespace mincaml {

class FactHeap {
public:
  /// \p IsWhole: the functions of the graph are all of the module's.
  FactHeap(FactGraph &Graph, bool IsWhole) : Graph(Graph), IsWhole(IsWhole) {}

  bool isWhole() const { return IsWhole; }
  /// Whether code that is not analyzed can read and change the object.
  bool isOpen(ObjectNumber Object) const;

  /// Whether code that is not analyzed may call the function.
  bool mayBeCalledFromOutside(const llvm::Function &F) const;

  void raise(FactGraph::Node N, const AbstractValue &From);
  /// The join; what falls out of the set of objects escapes.
  AbstractValue join(AbstractValue A, const AbstractValue &B);

  void escape(const AbstractValue &V);
  void escapeObject(ObjectNumber Object);
  void escapeOperand(const llvm::Use &U);
  void escapeGlobals(const llvm::Constant &C);

  /// The cell that an access falls into. Null if the object is open, or has to
  /// be from now on. Invalidated by the next call.
  const MemoryCell *cellFor(ObjectNumber Object, const ObjectAccess &Access);

private:
  AbstractValue initialContents(const MemoryObject &Object,
                                const MemoryCell &Cell);

  FactGraph &Graph;
  const bool IsWhole;
};

} // namespace mincaml

#endif // MINCAML_LIB_ANALYSIS_RANGES_SOLVER_HEAP_H
