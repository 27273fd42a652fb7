//===- ControlFlow.h - The control-flow graph as a table --------*- C++ -*-===//
//
// The predecessors and successors of each basic block, which every data-flow
// analysis goes along. LLVM keeps them up to date, in the terminators and in
// the uses of a block; there is nothing to solve.
//
// Source: [Collatz], table "BB Pred Succ".
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_PRINTING_CONTROLFLOW_H
#define MINCAML_ANALYSIS_PRINTING_CONTROLFLOW_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// A line for each block: its predecessors in program order and its successors
/// in the order of the terminator, each once. Blocks that cannot be reached are
/// marked.
void printControlFlow(llvm::raw_ostream &OS, llvm::Function &F,
                      llvm::FunctionAnalysisManager &AM);

/// The same as a graph.
void printControlFlowGraph(llvm::raw_ostream &OS, llvm::Function &F,
                           llvm::FunctionAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_PRINTING_CONTROLFLOW_H
