//===- Printer.h - Printing of syntax trees ---------------------*- C++ -*-===//
//
// Definitions, sequences, conditionals, functions and loops that are not
// operands are printed as blocks of several lines. Everything else is printed
// on one line. Like the parser, the printer recurses on nesting only.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_PRINTING_PRINTER_H
#define MINCAML_LIB_FRONTEND_PRINTING_PRINTER_H

#include "Printing/HeadPrinter.h"
#include "mincaml/Support/TextMarks.h"
#include <vector>

namespace mincaml::ast {

/// The binding strength of expressions. The levels between Operand and Prefix
/// are the precedences of the operators in Syntax.def.
enum Level : unsigned {
  Loosest = 0, ///< assignments
  Operand = 1, ///< operands of a comma
  Prefix = 8,
  Application = 9,
  Simple = 10,
};

class Printer {
public:
  Printer(llvm::raw_ostream &OS, const Expression &Program, bool WithTypes,
          TextMarks *Marks)
      : OS(OS), Marks(Marks), Names(Program), Heads(OS, Names, WithTypes) {}

  void printBlock(const Expression *E);

private:
  struct PendingNode {
    const Expression *Node;
    bool HasParentheses;
  };

  const Expression *printLink(const Expression *E, bool &HasRest);
  void newLine();
  void printDefinitions(const LetDefinitions *L);
  void printGroup(const LetRecGroup *L);
  bool printRest(const Expression *Rest);
  void printBlockValue(const Expression *E, llvm::StringRef End = "in",
                       bool IsBody = false);
  void printLast(const Expression *E);
  void printParenthesizedBlock(const Expression *E);
  void printForHead(const For *F);
  void printLoopBody(const Expression *Body);
  void printFunHead(const Fun *F);
  void printIfBlock(const If *I);
  void printBranch(const Expression *E);
  void printTryBlock(const Try *T);
  void printInlineTry(const Try *T);
  void printCasePattern(const HandlerCase &Case);
  void printTupleValue(const MakeException &E);
  void printInline(const Expression *E, unsigned Minimum);
  void printInlineBlock(const Expression *E);
  void printLeaf(const Expression *E);
  void printAfterLeft(const Expression *E);
  const Expression *printBeforeLeft(const Expression *E, unsigned &Minimum);
  void printFloat(double Value);

  llvm::raw_ostream &OS;
  TextMarks *Marks;
  const PrintedNames Names;
  HeadPrinter Heads;
  unsigned Indentation = 0;
  std::vector<PendingNode> Pending;
};

/// Whether E is a link of a chain.
inline bool isDefinitionOrSequence(const Expression *E) {
  return continuation(E) != nullptr;
}

/// Whether the argument of an exception with several parameters is a single
/// expression that is not a tuple. Rewriting of the core can create such trees.
bool hasTupleValue(const MakeException &E);

} // namespace mincaml::ast

#endif // MINCAML_LIB_FRONTEND_PRINTING_PRINTER_H
