//===- Transfer.h - Transfer functions of instructions ----------*- C++ -*-===//

#ifndef MINCAML_LIB_ANALYSIS_RANGES_SOLVER_TRANSFER_H
#define MINCAML_LIB_ANALYSIS_RANGES_SOLVER_TRANSFER_H

#include "Heap.h"

namespace llvm {
class GEPOperator;
class ICmpInst;
class Instruction;
class LoadInst;
} // namespace llvm

namespace mincaml {

class ValueTransfer {
public:
  ValueTransfer(EquationGraph &Graph, AbstractHeap &Heap)
      : Graph(Graph), Heap(Heap) {}

  /// The value of an instruction of a tracked type, from those of its operands
  /// and of the memory that it loads.
  AbstractValue evaluate(const llvm::Instruction &I);
  /// The join of the arguments of all calls, if these are known; otherwise the
  /// current value.
  AbstractValue evaluateParameter(const llvm::Argument &A) const;
  /// The address of a load or store, computed with the names that its indices
  /// have at the access.
  AbstractValue addressOf(const llvm::Instruction &Access) const;
  /// Whether Call, if it calls F, is known to execute the body of F in this
  /// module with its arguments as parameters.
  bool isKnownCallee(const llvm::Function &F, const llvm::CallBase &Call) const;

private:
  AbstractValue evaluateAddress(
      const llvm::GEPOperator &GEP,
      llvm::function_ref<AbstractValue(const llvm::Use &)> Of) const;
  dataflow::Interval evaluateComparison(const llvm::ICmpInst &I,
                                        const dataflow::Interval &Found) const;
  dataflow::Interval evaluateDifference(const llvm::Instruction &I,
                                        const dataflow::Interval &Found) const;
  AbstractValue evaluateLoad(const llvm::LoadInst &Load);
  AbstractValue evaluateCall(const llvm::CallBase &Call);

  EquationGraph &Graph;
  AbstractHeap &Heap;
};

} // namespace mincaml

#endif // MINCAML_LIB_ANALYSIS_RANGES_SOLVER_TRANSFER_H
