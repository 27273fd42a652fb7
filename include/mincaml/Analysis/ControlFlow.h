//===- ControlFlow.h - The control-flow graph as a table --------*- C++ -*-===//
//
// The predecessors and successors of each basic block, which every data-flow
// analysis goes along. LLVM keeps them up to date, in the terminators and in
// the uses of a block; there is nothing to solve.
//
// Source: the Collatz article, table "BB Pred Succ".
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_CONTROLFLOW_H
#define MINCAML_ANALYSIS_CONTROLFLOW_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// A line for each block: its predecessors in program order and its successors
/// in the order of the terminator, each once. Blocks that cannot be reached are
/// marked.
class ControlFlowPrinterPass
    : public llvm::PassInfoMixin<ControlFlowPrinterPass> {
public:
  explicit ControlFlowPrinterPass(llvm::raw_ostream &OS) : OS(OS) {}
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }

private:
  llvm::raw_ostream &OS;
};

/// The same as a graph.
class ControlFlowDotPass : public llvm::PassInfoMixin<ControlFlowDotPass> {
public:
  explicit ControlFlowDotPass(llvm::raw_ostream &OS) : OS(OS) {}
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }

private:
  llvm::raw_ostream &OS;
};

} // namespace mincaml

#endif // MINCAML_ANALYSIS_CONTROLFLOW_H
