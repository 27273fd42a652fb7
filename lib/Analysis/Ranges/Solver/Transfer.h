//===- Transfer.h - What an instruction computes ----------------*- C++ -*-===//

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

class FactTransfer {
public:
  FactTransfer(FactGraph &Graph, FactHeap &Heap) : Graph(Graph), Heap(Heap) {}

  /// The value of an instruction, of a tracked type, from those of its operands
  /// and of what it loads.
  AbstractValue evaluate(const llvm::Instruction &I);
  /// The join over all calls, if these are known; otherwise what is known
  /// already.
  AbstractValue evaluateParameter(const llvm::Argument &A) const;
  /// Where a load or store goes, by what is known where it stands.
  AbstractValue addressOf(const llvm::Instruction &Access) const;
  /// Whether a call of F, if it calls it, runs the body that is here with
  /// parameters that are the arguments.
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

  FactGraph &Graph;
  FactHeap &Heap;
};

} // namespace mincaml

#endif // MINCAML_LIB_ANALYSIS_RANGES_SOLVER_TRANSFER_H
