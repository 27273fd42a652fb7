//===- ExpressionPrinting.h - Tables of expressions -------------*- C++ -*-===//

#ifndef MINCAML_ANALYSIS_EXPRESSIONS_EXPRESSIONPRINTING_H
#define MINCAML_ANALYSIS_EXPRESSIONS_EXPRESSIONPRINTING_H

#include "mincaml/Analysis/Expressions/Expressions.h"
#include "mincaml/DataFlow/Solver.h"

namespace mincaml {

/// Prints a line for each expression: `  e1 = mul i32 i, 4`.
void printExpressionList(llvm::raw_ostream &OS, const llvm::Function &F,
                         const ExpressionTable &Expressions);

/// The text of a set: `{e1, e3}`.
std::string expressionSet(const llvm::BitVector &Set);

/// Prints the list of expressions and a table with a row for each block: the
/// expressions that it generates, those that it kills, and those that hold at
/// its start and at its end.
void printExpressionSets(llvm::raw_ostream &OS, llvm::StringRef Title,
                         const llvm::Function &F,
                         const ExpressionTable &Expressions,
                         const dataflow::FlowGraph<llvm::BasicBlock> &Graph,
                         const std::vector<dataflow::GenKill> &Rows,
                         llvm::StringRef GenName,
                         const dataflow::Solution<llvm::BitVector> &Result);

/// Prints the control-flow graph with the expressions at the start and the end
/// of each block.
void printExpressionGraph(llvm::raw_ostream &OS, llvm::StringRef Title,
                          const llvm::Function &F,
                          const ExpressionTable &Expressions,
                          const dataflow::FlowGraph<llvm::BasicBlock> &Graph,
                          const dataflow::Solution<llvm::BitVector> &Result);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_EXPRESSIONS_EXPRESSIONPRINTING_H
