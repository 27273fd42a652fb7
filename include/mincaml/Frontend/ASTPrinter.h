//===- ASTPrinter.h - Printing of syntax trees ------------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_ASTPRINTER_H
#define MINCAML_FRONTEND_ASTPRINTER_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/SourceFile.h"

namespace llvm {
class raw_ostream;
}

namespace mincaml::ast {

/// Prints a tree as MinCaml text, for `--emit=ast`. Parsing the text gives an
/// equal tree. If Marks is not null, it receives the ranges of the printed
/// expressions.
void printAST(const Expression &Program, llvm::raw_ostream &OS,
              SourceRanges *Marks = nullptr);

/// Prints a tree like `printAST`, and the type of every binder in OCaml's
/// syntax, for `--emit=typed`. Requires that inference has run.
void printTyped(const Expression &Program, llvm::raw_ostream &OS,
                SourceRanges *Marks = nullptr);

} // namespace mincaml::ast

#endif // MINCAML_FRONTEND_ASTPRINTER_H
