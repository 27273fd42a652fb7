//===- ASTPrinter.h - Syntax tree to text -----------------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_ASTPRINTER_H
#define MINCAML_FRONTEND_ASTPRINTER_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/TextMarks.h"

namespace llvm {
class raw_ostream;
}

namespace mincaml::ast {

/// Prints a tree as MinCaml text, for `--emit=ast`. Parsing the text gives an
/// equal tree (ASTEquality.h). Tells Marks, if not null, what is printed.
void printAST(const Expression &Program, llvm::raw_ostream &OS,
              TextMarks *Marks = nullptr);

/// The same with the type of every binder, as OCaml writes it, for
/// `--emit=typed`. Requires that inference has run.
void printTyped(const Expression &Program, llvm::raw_ostream &OS,
                TextMarks *Marks = nullptr);

} // namespace mincaml::ast

#endif // MINCAML_FRONTEND_ASTPRINTER_H
