//===- Handlers.cpp - Printing of `try` -----------------------------------===//

#include "Printing/Printer.h"

using namespace mincaml;
using namespace mincaml::ast;

void Printer::printCasePattern(const HandlerCase &Case) {
  Heads.casePattern(Case);
  if (Case.Literal)
    printInline(Case.Literal, Simple);
}

bool mincaml::ast::hasTupleValue(const MakeException &E) {
  return E.Constructor && E.Constructor->Arity > 1 && E.Argument &&
         !llvm::isa<Tuple>(E.Argument);
}

/// Prints `(let (x1, x2) = e in E (x1, x2))`, because the grammar requires a
/// tuple expression for several arguments.
void Printer::printTupleValue(const MakeException &E) {
  auto PrintNames = [&] {
    for (unsigned I = 1; I <= E.Constructor->Arity; ++I)
      OS << (I == 1 ? "(x" : ", x") << I;
    OS << ')';
  };
  OS << "(let ";
  PrintNames();
  OS << " = ";
  printInline(E.Argument, Loosest);
  OS << " in " << Names[E.Name] << ' ';
  PrintNames();
  OS << ')';
}

void Printer::printTryBlock(const Try *T) {
  OS << "try";
  ++Indentation;
  newLine();
  printBlock(T->Body);
  --Indentation;
  newLine();
  OS << "with";
  for (size_t I = 0; I != T->Cases.size(); ++I) {
    newLine();
    OS << "| ";
    printCasePattern(T->Cases[I]);
    if (T->Cases[I].IsOrAlternative)
      continue;
    OS << " ->";
    const Expression *Handler = T->Handlers[I];
    // Without parentheses, the next case would belong to a `try` at the end of
    // this handler.
    bool IsOpen =
        I + 1 != T->Cases.size() &&
        (isDefinitionOrSequence(Handler) || llvm::isa<If, Fun, Try>(Handler));
    OS << (IsOpen ? " (" : "");
    ++Indentation;
    newLine();
    printBlock(Handler);
    --Indentation;
    if (!IsOpen)
      continue;
    newLine();
    OS << ')';
  }
}

void Printer::printInlineTry(const Try *T) {
  OS << "try ";
  printInline(T->Body, Loosest);
  OS << " with ";
  for (size_t I = 0; I != T->Cases.size(); ++I) {
    OS << (I ? " | " : "");
    printCasePattern(T->Cases[I]);
    if (T->Cases[I].IsOrAlternative)
      continue;
    OS << " -> ";
    printInline(T->Handlers[I], Loosest);
  }
}
