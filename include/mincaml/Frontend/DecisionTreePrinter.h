//===- DecisionTreePrinter.h - Printing of decision trees -------*- C++ -*-===//
//
// The decision trees of a program, as text and for Graphviz. docs/driver.md
// describes the notation.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FRONTEND_DECISIONTREEPRINTER_H
#define MINCAML_FRONTEND_DECISIONTREEPRINTER_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/SourceFile.h"

namespace mincaml {

/// Prints the decision tree of each match in the source, in source order, for
/// `--emit=decision-trees`. K-normalization compiles the matches to the same
/// trees. A match that monomorphization has copied is printed once. Matches in
/// the library, and matches with which the compiler implements comparisons, are
/// not printed. Program is in the core, and Source is its text. If Marks is not
/// null, it receives the ranges of the expressions.
void printDecisionTrees(const ast::Expression &Program, TypeContext &Types,
                        llvm::MemoryBufferRef Source, llvm::raw_ostream &OS,
                        SourceRanges *Marks = nullptr);

/// Prints the same trees as graphs for Graphviz, for
/// `--emit=dot-decision-trees`.
void printDecisionGraphs(const ast::Expression &Program, TypeContext &Types,
                         llvm::MemoryBufferRef Source, llvm::raw_ostream &OS);

} // namespace mincaml

#endif // MINCAML_FRONTEND_DECISIONTREEPRINTER_H
