//===- Effects.h - Effects of instructions on other nodes -------*- C++ -*-===//

#ifndef MINCAML_LIB_ANALYSIS_RANGES_SOLVER_EFFECTS_H
#define MINCAML_LIB_ANALYSIS_RANGES_SOLVER_EFFECTS_H

#include "Transfer.h"

namespace llvm {
class ReturnInst;
class StoreInst;
} // namespace llvm

namespace mincaml {

class ValuePropagator {
public:
  ValuePropagator(EquationGraph &Graph, AbstractHeap &Heap,
                  const ValueTransfer &Transfer)
      : Graph(Graph), Heap(Heap), Transfer(Transfer) {}

  /// Raises the cells, parameters and results that the instruction of a node
  /// may change, registers the node as a reader of those that it reads, and
  /// reaches the blocks that may follow. The block of the instruction must be
  /// reached.
  void perform(const llvm::Instruction &I, EquationGraph::Node N);

private:
  void follow(const llvm::Instruction &Terminator);
  void escapeConstants(const llvm::Instruction &I);
  void performStore(const llvm::StoreInst &Store);
  void performReturn(const llvm::ReturnInst &Return);
  void performCall(const llvm::CallBase &Call, EquationGraph::Node N);
  void makeArray(const llvm::CallBase &Call);
  void prepareLoad(const llvm::LoadInst &Load, EquationGraph::Node N);
  void pass(const llvm::CallBase &Call, const llvm::Function &F,
            EquationGraph::Node N);

  EquationGraph &Graph;
  AbstractHeap &Heap;
  const ValueTransfer &Transfer;
  llvm::DenseMap<const llvm::CallBase *, bool> FilledBeforeUse;
};

} // namespace mincaml

#endif // MINCAML_LIB_ANALYSIS_RANGES_SOLVER_EFFECTS_H
