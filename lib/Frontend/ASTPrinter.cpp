//===- ASTPrinter.cpp - Printing of syntax trees --------------------------===//

#include "mincaml/Frontend/ASTPrinter.h"
#include "Printing/Printer.h"

using namespace mincaml::ast;

void mincaml::ast::printAST(const Expression &Program, llvm::raw_ostream &OS,
                            TextMarks *Marks) {
  Printer(OS, Program, false, Marks).printBlock(&Program);
  OS << '\n';
}

void mincaml::ast::printTyped(const Expression &Program, llvm::raw_ostream &OS,
                              TextMarks *Marks) {
  Printer(OS, Program, true, Marks).printBlock(&Program);
  OS << '\n';
}
