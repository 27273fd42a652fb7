//===- ControlFlow.h - The control-flow graph as a table --------*- C++ -*-===//
//
// The predecessors and successors of each basic block, along which every
// data-flow analysis propagates. LLVM keeps them up to date in the terminators
// and in the uses of blocks, so that nothing has to be solved here.
//
// Source: [Collatz], table "BB Pred Succ".
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_PRINTING_CONTROLFLOW_H
#define MINCAML_ANALYSIS_PRINTING_CONTROLFLOW_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Prints a line for each block: its predecessors in program order and its
/// successors in the order of the terminator, each once. Unreachable blocks are
/// marked.
void printControlFlow(llvm::raw_ostream &OS, llvm::Function &F,
                      llvm::FunctionAnalysisManager &AM);

/// Prints the same as a graph.
void printControlFlowGraph(llvm::raw_ostream &OS, llvm::Function &F,
                           llvm::FunctionAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_PRINTING_CONTROLFLOW_H
